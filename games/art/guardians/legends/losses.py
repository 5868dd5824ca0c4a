"""What another player loses at once: ark, belt, necklace."""

import math

from games.art.geometry import Spot, turned
from games.art.guardians.legends.medal import beside
from games.art.guardians.rounds import arc, on_circle
from games.art.inks import GLOW
from games.art.pen import Pen


def ark(pen: Pen) -> None:
    """A gilded chest on two poles, with wings of light."""
    for radius, opacity in ((66, 0.16), (44, 0.22)):
        pen.ellipse(0, -22, radius, radius, GLOW, line=False, opacity=opacity)
    pen.stroke([(-104, 46), (108, 46)], 8, 8, "bark")
    _wing(beside(pen, -6, 4))
    _wing(beside(pen, 6, 4, flip=True))
    _box(pen)
    pen.stroke([(-112, 66), (102, 66)], 10, 10, "wood")
    for x in (-112, 102):
        pen.ellipse(x, 66, 7, 7, "gold")
    for x in (-48, 48):
        pen.ellipse(x, 66, 8, 11, "gold")
    pen.sparkle(0, -64, 14)


WING = (
    "-4,6! -10,-30 -26,-60 -52,-80 -92,-86! -90,-74 -82,-66! -92,-62 -94,-52! -86,-44 -76,-46! -84,-36 -84,-28! "
    "-74,-24 -66,-28! -70,-16 -68,-8! -56,-8 -48,-14! -48,-2 -44,6!"
)


def _wing(pen: Pen) -> None:
    pen.shape(WING, "paper", 0.2)
    pen.shade("-48,-14! -66,-28! -76,-46! -82,-66! -62,-52 -40,-30 -26,4! -44,4! -48,-2", "sand", -0.05)
    for x, y, ax, ay in ((-82, -66, -34, -60), (-76, -46, -26, -46), (-66, -28, -20, -30), (-48, -14, -16, -14)):
        pen.line([(ax, ay), (x, y)], 0.9)
    pen.shape(
        "-4,6! -10,-30 -26,-60 -46,-76! -46,-64 -40,-58! -42,-46 -34,-40! -36,-28 -26,-24! -26,-10 -18,4!", "sun", 0.4
    )
    pen.hatch("-14,-20 -26,-50 -36,-60 -30,-36 -18,-16", 50, 6, "ochre", 0, (6, 12), 1)


def _box(pen: Pen) -> None:
    pen.poly("-60,78 -62,18 62,18 60,78", "gold")
    pen.shade("24,18! 62,18! 60,78! 24,78!", "gold", -0.3)
    for x in (-36, 0, 36):
        pen.shape([(x - 14, 54), (x - 14, 36), (x, 26), (x + 14, 36), (x + 14, 54)], "ochre", -0.15, weight=0.6)
    pen.poly("-70,20 -66,2 66,2 70,20", "gold", 0.15)
    pen.shade("22,2! 66,2! 70,20! 24,20!", "gold", -0.25)
    pen.hatch("-58,8 18,8 18,15 -58,15", 0, 4, "ochre", -0.2, (6, 12), 1)
    for x in (-60, 52):
        pen.poly([(x - 4, 90), (x, 78), (x + 10, 78), (x + 12, 90)], "ochre")


def belt(pen: Pen) -> None:
    """A woven belt with a shell for a clasp, and a rose."""
    back = _loop(-18, 186, 354)
    pen.shape([*back, *[(x * 0.98, y + 32) for x, y in back[::-1]]], "sea", -0.35)
    pen.flat([*[(x * 0.96, y + 5) for x, y in back], *[(x * 0.96, y + 9) for x, y in back[::-1]]], "ochre", -0.2)
    _rose(beside(pen, 0, -34, 1.08))
    pen.shape("26,40! 50,36! 74,74 80,102! 63,96! 50,106! 44,76", "lagoon", 0.1)
    pen.flat("36,46! 44,44! 64,78 68,91! 60,90! 52,94! 52,74", "sun")
    front = _loop(-18, -6, 186)
    pen.shape([*front, *[(x, y + 38) for x, y in front[::-1]]], "lagoon")
    pen.shade([*_loop(-18, -6, 60), *[(x, y + 38) for x, y in _loop(-18, 70, -6)]], "sea", 0.05)
    _weave(pen)
    _shell(beside(pen, 0, 76, 1.08))


def _loop(y: float, start: float, end: float) -> list[Spot]:
    return [(x, y + along * 0.42) for x, along in arc(0, 0, 90, start, end, 12)]


def _weave(pen: Pen) -> None:
    for drop in (3, 30):
        edge = _loop(-18 + drop, 0, 180)
        pen.flat([*edge, *[(x, y + 5) for x, y in edge[::-1]]], "sun")
    for degrees in (20, 38, 54, 126, 142, 160):
        (x, y), half = _loop(1, degrees, degrees)[0], 11 * math.sin(math.radians(degrees))
        pen.flat([(x - half, y), (x, y - 10), (x + half, y), (x, y + 10)], "white", smooth=False)
        pen.flat([(x - half / 2, y), (x, y - 5), (x + half / 2, y), (x, y + 5)], "crimson", smooth=False)


def _shell(pen: Pen) -> None:
    pen.shape(
        "-12,0! -22,-8 -40,-26 -44,-46 -32,-56! -24,-64 -16,-64! 0,-72 16,-64! 24,-64 32,-56! 44,-46 "
        "40,-26 22,-8 12,0! 0,6",
        "paper",
    )
    pen.shade("16,-64! 24,-64 32,-56! 44,-46 40,-26 22,-8 12,0! 2,4 20,-30", "rose")
    for x, y in ((-34, -46), (-18, -58), (0, -64), (18, -58), (34, -46)):
        pen.line([(x * 0.16, -4), (x, y)], 0.9)
    pen.shape("-18,0! -14,-10 0,-6 14,-10 18,0! 0,10", "gold", weight=0.8)


def _rose(pen: Pen) -> None:
    for turn in (-66, 66):
        pen.shape(turned("0,-18! 18,-34 14,-54 0,-66! -14,-52 -16,-32", turn, 0, 4), "leaf")
        pen.flat(turned("0,-18! 18,-34 14,-54 0,-64!", turn, 0, 4), "moss")
    for turn in (0, 72, 144, 216, 288):
        pen.shape(turned("-14,-6 -26,-22 -16,-40 0,-36 16,-40 26,-22 14,-6", turn + 36, 0, -6), "rose")
    for turn in (0, 120, 240):
        pen.shape(turned("-10,0 -18,-14 -8,-26 8,-26 18,-14 10,0", turn + 20, 0, -6), "rose", -0.12, weight=0.8)
    pen.ellipse(0, -6, 11, 10, "crimson", 0.3)
    pen.flat("-8,-8 0,-14 8,-9 6,-3 8,-8 0,-11", "rose", 0.3)
    pen.line("-9,-3 0,3 9,-4", 0.8)


def necklace(pen: Pen) -> None:
    """A cobra, reared, with a string of skulls about it."""
    _cobra(pen)
    pen.line(arc(0, -8, 84, 205, -25), 1.6, "sun", 0.3)
    for degrees in (200, 180, 143, 112, 68, 37, 0, -20):
        pen.ellipse(*on_circle(84, degrees, 0, -8), 7.5, 7.5, "sun")
    for degrees in (161, 127, 53, 19):
        _skull(beside(pen, *on_circle(84, degrees, 0, -8), 0.85))
    _skull(beside(pen, 0, 80, 1.3))


def _cobra(pen: Pen) -> None:
    pen.shape("-52,58 -44,38 0,30 44,38 54,58 30,70 -30,70", "moss")
    pen.stroke("40,56 0,66 -36,50 -20,26 10,28 22,10 8,-18 0,-40", 24, 26, "leaf", samples=21)
    pen.shape("0,-98 16,-92 26,-74 50,-58 52,-30 34,-6 14,10 -14,10 -34,-6 -52,-30 -50,-58 -26,-74 -16,-92", "leaf")
    pen.shade("6,-97 16,-92 26,-74 50,-58 52,-30 34,-6 14,10 8,-10 30,-36 28,-60 12,-74", "moss", -0.1)
    pen.flat("-12,-60 12,-60 16,-30 12,6 -12,6 -16,-30", "sun", 0.2)
    for y in (-48, -36, -24, -12, 0):
        pen.line([(-14, y), (14, y)], 0.8, "ochre")
    pen.shape("0,-100 16,-94 22,-80 14,-64 0,-58 -14,-64 -22,-80 -16,-94", "leaf", 0.15)
    for x in (-10, 10):
        pen.ellipse(x, -80, 5, 6, "sun", 0.2)
        pen.ellipse(x, -80, 1.8, 5, "ink", line=False)
    pen.stroke("0,-62 0,-50", 4, 3, "crimson", line=False)


def _skull(pen: Pen) -> None:
    pen.shape("0,-17 14,-12 17,2 11,9! 9,18! -9,18! -11,9! -17,2 -14,-12", "white")
    pen.shade("4,-16 14,-12 17,2 11,9! 9,18! 3,18! 9,4", "sand", -0.2)
    for x in (-6.5, 6.5):
        pen.ellipse(x, 0, 4.6, 5.2, "ink", line=False)
    pen.flat("0,5! 2.6,10! -2.6,10!", "ink")
    for x in (-3.5, 3.5):
        pen.line([(x, 13), (x, 18)], 0.7)
