"""Powers for a round of one's own: wand, boots, club, the philosopher's stone."""

from games.art.geometry import star, turned
from games.art.guardians.legends.medal import beside
from games.art.inks import GLOW
from games.art.pen import Pen


def wand(pen: Pen) -> None:
    """A knotted wand with a spark at its tip and an owl's feather tied to it."""
    tip = (42, -50)
    for radius, opacity in ((52, 0.16), (36, 0.25)):
        pen.ellipse(*tip, radius, radius, GLOW, line=False, opacity=opacity)
    stick = beside(pen, -66, 82, turn=40)
    stick.shape(
        "-10,4 -12,-16 -7,-30 -12,-42 -10,-56 -6,-70 -10,-84 -7,-100 -6,-126 -4,-150 4,-150 6,-126 5,-104 11,-90 7,-74 "
        "8,-58 13,-46 8,-30 11,-14 9,4 0,10",
        "wood",
    )
    stick.shade(
        "1,8 3,-30 3,-74 3,-110 2,-150 5,-150 6,-126 5,-104 11,-90 7,-74 8,-58 13,-46 8,-30 11,-14 9,4", "wood", -0.36
    )
    for y in (-44, -88):
        stick.ellipse(-2, y, 4, 6, "bark", -0.2, line=False)
    stick.hatch("-8,0 -8,-34 -1,-34 -1,0", 86, 4, "bark", -0.2, (7, 14), 1)
    _feather(beside(pen, 8, 10, 1.05, turn=-26))
    for y in (-64, -71):
        stick.stroke([(-11, y + 3), (0, y), (11, y + 2)], 6, 6, "crimson", 0.05)
    pen.shape(star(*tip, 24, 10, 8), "ember", smooth=False)
    pen.shape(star(*tip, 46, 10, 4), "sun", 0.25, smooth=False)
    pen.flat(star(*tip, 22, 8, 4), "white")
    for x, y, reach in ((-4, -72, 9), (84, -14, 8), (-58, -18, 8), (70, 60, 6)):
        pen.sparkle(x, y, reach, "sun", 0.6)


def _feather(pen: Pen) -> None:
    pen.shape("0,-4! 16,10 26,34 26,60 14,88 2,98! -4,86 -18,74! -14,66! -24,50 -22,24 -10,8", "paper")
    pen.shade("1,0! 16,10 26,34 26,60 14,88 2,98! 2,60", "sand", -0.18)
    for y in (24, 44, 64):
        pen.flat([(-20, y + 6), (0, y - 4), (24, y + 4), (24, y + 12), (0, y + 4), (-20, y + 13)], "bark", 0.1)
    pen.line("0,-8 1,40 2,94", 1)


def boots(pen: Pen) -> None:
    """Two boots in a stride over the hills."""
    _hills(pen)
    _boot(beside(pen, -58, 26, 0.8, turn=30), -0.16)
    _boot(beside(pen, 30, 40, 0.88, turn=-16), 0)
    for x, y in ((-90, -30), (-84, -46), (-88, -14)):
        pen.line([(x - 6, y), (x + 16, y - 3)], 1.4, "white")
    pen.sparkle(76, -40, 9)


def _hills(pen: Pen) -> None:
    pen.shape("-92,70! -70,50 -40,54 -10,66 24,50 60,46 92,68! 70,92 36,106 0,110 -36,106 -70,92", "leaf")
    pen.shape("-84,80! -50,72 -20,78 10,88 40,74 80,80! 60,98 30,107 0,110 -34,107 -62,96", "moss")
    pen.flat("-6,110! -2,100 8,94 0,88 6,82 14,86 18,94 10,102 12,110!", "sand")
    pen.hatch("-66,82 -40,78 -14,86 -30,100 -54,92", 10, 7, "moss", -0.4, (7, 14), 1, 0.8)
    for x, y in ((-64, 74), (-52, 70), (66, 72), (40, 96)):
        pen.poly([(x - 8, y), (x, y - 18), (x + 8, y)], "pine")


def _boot(pen: Pen, tone: float) -> None:
    pen.shape("-28,6! -26,-40 -28,-92! 26,-96! 22,-50 30,-28 56,-18 68,-2 66,6!", "coral", tone)
    pen.shade("10,-94! 26,-96! 22,-50 30,-28 56,-18 68,-2 66,6! 20,6! 14,-14 8,-40", "coral", tone - 0.27)
    pen.hatch("-22,-6 -22,-70 -10,-70 -8,-20 4,-4", 84, 8, "crimson", tone - 0.1, (8, 16), 1, 0.7)
    pen.shape("-34,-82! -35,-108! 33,-112! 32,-86! 0,-80", "paper", tone)
    pen.shade("10,-111! 33,-112! 32,-86! 12,-82!", "sand", tone - 0.25)
    pen.poly("-32,6 -31,16 -6,16 -4,10 14,16 68,16 69,5", "bark", tone)
    pen.stroke("-28,-34 0,-28 24,-36", 9, 9, "bark", tone)
    pen.poly("-6,-38 8,-38 8,-22 -6,-22", "gold", tone)
    pen.flat("-2,-34! 4,-34! 4,-26! -2,-26!", "bark")


def club(pen: Pen) -> None:
    """A great club: thorns at one end, a blossom at the other."""
    wood = beside(pen, 40, 48, 0.98, turn=-42)
    _thorns(wood)
    wood.shape("-9,14 -8,-30 -16,-70 -30,-112 -28,-148 0,-164 28,-148 30,-112 17,-70 9,-30 9,14 0,18", "wood")
    wood.shade("4,16 4,-30 8,-70 18,-112 16,-146 4,-163 28,-148 30,-112 17,-70 9,-30 9,14", "wood", -0.36)
    wood.hatch("-6,0 -6,-30 -14,-74 -24,-112 -20,-140 6,-140 8,-112 2,-70 0,0", 88, 8, "bark", -0.1, (9, 20), 1, 0.7)
    for x, y in ((-8, -98), (6, -128)):
        wood.ellipse(x, y, 6, 8, "bark", -0.1, line=False)
        wood.ellipse(x, y, 2.6, 4, "wood", 0.1, line=False)
    for y in (-22, -34):
        wood.stroke([(-10, y), (0, y + 3), (11, y - 1)], 6, 6, "gold")
    _blossom(beside(pen, 46, 52, 0.92))


def _thorns(pen: Pen) -> None:
    left = ((-26, -98, -78), (-30, -126, -68), (-22, -151, -36))
    for x, y, turn in (*left, (0, -160, 0), *((-x, y, -turn) for x, y, turn in left)):
        pen.shape(turned("-9,4! -4,-12 0,-30! 4,-12 9,4!", turn, x, y), "ice", -0.1)
        pen.flat(turned("1,4! 1,-26! 4,-12 8,4!", turn, x, y), "slate")


def _blossom(pen: Pen) -> None:
    for turn in (-78, 12, 150, 222):
        pen.shape(turned("0,-18! 14,-34 12,-52 0,-64! -12,-50 -12,-32", turn), "leaf")
        pen.flat(turned("0,-18! 14,-34 12,-52 0,-62!", turn), "moss")
    for i in range(5):
        pen.shape(turned("0,0! 18,-14 20,-34 6,-42 0,-36! -6,-42 -20,-34 -18,-14", 72 * i + 8), "rose")
        pen.flat(turned("0,-8! 5,-20 0,-30 -5,-20", 72 * i + 8), "crimson", 0.1)
    pen.ellipse(0, 0, 11, 11, "sun")
    pen.shade("3,-10 10,0 2,10 5,0", "ochre")


def stone(pen: Pen) -> None:
    """A red crystal in a flask of glass."""
    for radius, opacity in ((86, 0.12), (70, 0.16)):
        pen.ellipse(0, 24, radius, radius, GLOW, line=False, opacity=opacity)
    pen.shape(
        "-15,-78! -15,-44 -24,-34 -50,-14 -62,26 -50,62 -22,84 0,88 22,84 50,62 62,26 50,-14 24,-34 15,-44 15,-78!",
        "ice",
        0.15,
    )
    pen.shade("8,-78! 15,-78! 15,-44 24,-34 50,-14 62,26 50,62 22,84 4,87 36,66 48,28 38,-6 12,-30", "sky", -0.05)
    pen.flat("-54,50 -28,58 0,54 28,60 55,48 44,70 20,83 0,87 -22,83 -46,68", "lagoon")
    _red_crystal(pen)
    pen.shade("-34,-20 -52,6 -54,34 -46,30 -42,8 -28,-12", "white", opacity=0.9)
    pen.shade("-11,-74! -6,-74! -6,-46 -11,-42", "white", opacity=0.9)
    pen.shape("-21,-74 -21,-84 0,-86 21,-84 21,-74 0,-72", "gold")
    pen.poly("-14,-85 -17,-108 17,-108 14,-85", "wood")
    pen.shade("4,-108! 17,-108! 14,-86! 4,-86!", "wood", -0.35)
    for x, y, reach in ((-76, -34, 9), (74, -24, 11), (62, -62, 7), (-58, -66, 6)):
        pen.sparkle(x, y, reach, "sun", 0.5)


def _red_crystal(pen: Pen) -> None:
    for outline, edge in (
        ("-34,66 -40,36 -28,20 -14,34 -14,68", "-28,20 -14,34 -14,68 -26,68"),
        ("14,68 16,40 30,26 40,42 34,66", "30,26 40,42 34,66 27,68"),
    ):
        pen.poly(outline, "crimson")
        pen.flat(edge, "crimson", -0.35, smooth=False)
    pen.poly("-20,70 -26,14 0,-22 26,14 20,70 0,76", "coral", -0.05)
    pen.flat("0,-22! 26,14! 8,20!", "crimson", 0.05)
    pen.flat("26,14! 20,70! 0,76! 8,20!", "crimson", -0.15)
    pen.flat("-26,14! 0,-22! 8,20! -8,22!", "rose")
    pen.flat("-26,14! -8,22! -10,74! -20,70!", "coral", 0.25)
    pen.sparkle(-6, 2, 10)
