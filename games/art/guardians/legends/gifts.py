"""What is got: the stone of springs, the ring, the egg, the apple; and the treasure."""

import math

from games.art.geometry import moved
from games.art.guardians.legends.medal import beside
from games.art.guardians.rounds import hoop
from games.art.pen import Pen


def alatyr(pen: Pen) -> None:
    """A white boulder with a spiral on it, from which three springs run."""
    pen.shape("-88,60! -60,46 0,40 60,46 90,60! 70,84 36,98 0,104 -36,98 -70,84", "sea", 0.1)
    pen.flat("-78,64 0,50 80,64 40,88 0,94 -40,88", "lagoon")
    pen.poly("-58,58 -70,14 -56,-34 -18,-68 24,-72 58,-38 72,10 60,58 0,64", "paper", 0.3)
    pen.flat("-56,-34! -18,-68! 24,-72! 12,-46! -30,-34!", "white")
    pen.shade("24,-72! 58,-38! 72,10! 60,58! 26,62! 40,6! 12,-46!", "sand", -0.22)
    pen.flat("-70,14! -56,-34! -30,-34! -48,10! -58,58!", "sand", 0.35)
    pen.hatch("46,-30 60,8 52,50 40,44 48,4", 80, 8, "ochre", -0.35, (8, 18), 1, 0.8)
    pen.hatch("-60,10 -52,-22 -42,-26 -54,20", 70, 7, "ochre", 0, (7, 14), 1, 0.8)
    winding = [(math.radians(40 * i - 100), 4 + 2.1 * i) for i in range(14)]
    spiral = [(-2 + reach * math.cos(a), -16 + reach * math.sin(a)) for a, reach in winding]
    pen.stroke(spiral, 9, 7, "ember", samples=13)
    for x, y in ((-38, 28), (2, 36), (42, 26)):
        _spring(pen, x, y)


def _spring(pen: Pen, x: float, y: float) -> None:
    pen.shape(moved("-6,0! 6,0! 7,22 14,46! 0,50 -14,46! -7,22", x, y), "lagoon", 0.15)
    pen.shade(moved("2,0! 6,0! 7,22 14,46! 4,48 3,22", x, y), "sea", 0.1)
    pen.flat(moved("-4,2! -1,2! -2,24 -6,44 -10,44 -5,22", x, y), "white")
    pen.flat(moved("-12,5! -8,-7 0,-11 8,-7 12,5! 6,1 -6,1", x, y), "ink")
    for dx, dy, radius in ((-16, 46, 6), (16, 47, 6), (-6, 50, 8), (7, 50, 8)):
        pen.ellipse(x + dx, y + dy, radius, radius * 0.8, "foam", line=False)


def andvaranaut(pen: Pen) -> None:
    """A gold ring in the claws of an otter; a drop of gold falls from it."""
    pen.shape(hoop(-6, 22, 50, 50, 24, -60), "gold")
    pen.flat(hoop(-6, 22, 41, 41, 5, -60), "ochre", -0.35)
    pen.shade("24,-18 46,4 52,28 40,60 14,78 20,70 36,52 44,28 38,6", "gold", -0.3)
    pen.shade("-56,2 -62,24 -52,54 -36,70 -44,54 -52,26 -48,4", "white", opacity=0.8)
    for x, y in ((-48, 50), (-30, 68), (-6, 75), (18, 68), (38, 50)):
        pen.line([(x - 3, y - 5), (x + 3, y + 5)], 0.9, "bark")
    _otter_paw(pen)
    pen.shape("-6,76! 6,90 8,102 -6,110 -20,102 -18,90", "gold", 0.1)
    pen.shade("-6,80! 4,92 6,102 -6,108 0,98", "gold", -0.3)
    pen.sparkle(-70, -20, 9)
    pen.sparkle(74, 52, 10)


def _otter_paw(pen: Pen) -> None:
    pen.shape("28,-92! 58,-77 82,-52! 62,-38 50,-18 30,-10 0,-8 -26,-16 -36,-34 -26,-52 0,-62 18,-74", "wood", 0.12)
    pen.shade("58,-77 82,-52! 62,-38 50,-18 30,-10 8,-9 34,-30 48,-54", "wood", -0.34)
    pen.hatch("30,-86 54,-72 40,-48 0,-36 -22,-40 0,-56 18,-68", 126, 9, "wood", -0.5, (9, 18), 1, 0.8)
    for x, y, turn in ((-30, -24, 14), (-9, -14, 4), (14, -12, -6), (36, -20, -20)):
        toe = beside(pen, x, y, turn=turn)
        toe.shape("-6,14! -2,32 3,44! 7,28 6,14!", "paper", weight=0.8)
        toe.shape("-11,-14 -12,8 -7,21 4,22 11,10 11,-12", "wood", 0.2)
        toe.shade("4,-10 11,-10 11,10 4,21 0,21 6,8", "wood", -0.3)
    pen.flat("-30,-36 -16,-50 10,-58 32,-48 38,-28 14,-24 -16,-26", "wood", 0.12)


CRACK = (
    "-50,-22! -34,-32! -22,-16! -4,-36! 10,-16! 26,-34! 38,-18! 50,-28! "
    "51,-14! 38,-2! 26,-14! 12,6! -4,-12! -20,4! -34,-12! -51,-4!"
)


def egg(pen: Pen) -> None:
    """A golden egg in straw; light comes out of its crack."""
    _straw(pen, back=True)
    pen.shape("0,-86 30,-68 50,-24 52,14 34,50 0,62 -34,50 -52,14 -50,-24 -30,-68", "gold")
    pen.shade("14,-80 32,-66 50,-24 52,14 34,50 0,62 22,44 36,10 32,-34", "gold", -0.3)
    pen.shade("-22,-62 -40,-28 -42,-4 -34,-10 -32,-30 -16,-56", "white", opacity=0.85)
    pen.hatch("-36,8 -30,-4 20,4 22,30 0,48 -26,38", 60, 9, "gold", -0.42, (7, 15), 1, 0.7)
    for turn in (-34, -12, 10, 32):
        ray = beside(pen, 0, -20, turn=turn)
        ray.flat("-5,0! -13,-75! 13,-75! 5,0!", "white", opacity=0.32)
    pen.shape(CRACK, "white", smooth=False, weight=0.8)
    _straw(pen, back=False)


def _straw(pen: Pen, *, back: bool) -> None:
    if back:
        pen.shape("-92,46! -74,28 -36,18 0,16 36,18 74,28 94,44! 60,70 -60,70", "ochre", -0.25)
        for stalk in ("-88,44 -50,30 -8,26", "90,42 54,30 10,26", "-70,30 -40,36 -20,44", "72,30 46,36 24,42"):
            pen.stroke(stalk, 5, 3, "sand", line=False, samples=6)
        return
    pen.shape("-92,44! -62,58 -30,48 0,56 30,48 62,58 94,42! 82,76 50,95 0,101 -50,95 -80,76", "sand", -0.06)
    pen.shade("36,52 62,58 94,42! 82,76 50,95 10,100 44,80", "ochre")
    stalks = (
        (
            "-96,38 -60,66 -16,82",
            "-72,90 -30,70 12,62",
            "-44,52 -10,78 34,92",
            "94,34 56,66 10,80",
            "70,90 36,72 -4,68",
        ),
        ("-84,62 -50,74 -16,94", "-20,54 24,64 70,60", "-74,52 -40,60 0,90", "80,66 44,82 10,94"),
    )
    for stalk in stalks[1]:
        pen.stroke(stalk, 5, 3, "sun", 0.25, line=False, samples=6)
    for stalk in stalks[0]:
        pen.stroke(stalk, 6, 4, "sand", 0.3, samples=6)


def apple(pen: Pen) -> None:
    """A golden apple with a leaf, and glints."""
    fruit = beside(pen, 0, 76, 1.06)
    fruit.shape(
        "0,-98! -20,-112 -50,-106 -64,-76 -58,-38 -38,-6 -16,2 0,-4! 16,2 38,-6 58,-38 64,-76 50,-106 20,-112", "gold"
    )
    fruit.shade("8,-102 22,-110 50,-104 63,-76 57,-38 38,-7 16,1 4,-3 30,-24 42,-60 34,-90", "gold", -0.3)
    fruit.shade("-46,-92 -56,-72 -50,-44 -44,-56 -44,-74 -38,-88", "white", opacity=0.85)
    fruit.hatch("-48,-50 -30,-12 0,-10 24,-30 10,-60 -20,-40", 60, 8, "gold", -0.4, (7, 16), 1, 0.7)
    fruit.flat("-26,-98! -8,-92 0,-98 10,-92 26,-100! 8,-86 -8,-86", "ochre", -0.3)
    fruit.stroke("0,-92 2,-112 12,-126", 6, 5, "bark")
    fruit.shape("4,-112! 20,-132 46,-138 66,-128! 52,-112 28,-106", "leaf")
    fruit.flat("6,-112! 34,-120 66,-128! 52,-112 28,-106", "leaf", -0.3)
    fruit.line("8,-112 34,-121 62,-128", 0.8)
    for x, y, reach in ((-66, -64, 11), (78, 46, 9), (-78, 40, 7)):
        pen.sparkle(x, y, reach)


def chest(pen: Pen) -> None:
    """An open chest full of gold, and its key."""
    box = beside(pen, -2, 66, 1.06)
    _lid(box)
    box.poly("-70,0 -74,-54 74,-54 70,0", "wood")
    box.shade("20,-54! 74,-54! 70,0! 20,0!", "wood", -0.3)
    box.hatch("-34,-40 34,-40 34,-4 -34,-4", 0, 9, "wood", -0.5, (9, 20), 1, 0.8)
    for x in (-46, 46):
        box.poly([(x - 8, 0), (x - 8, -54), (x + 8, -54), (x + 8, 0)], "gold", -0.05)
        for y in (-34, -10):
            box.ellipse(x, y, 2.4, 2.4, "bark", line=False)
    box.poly("-75,-43 -76,-55 76,-55 75,-43", "gold")
    box.shape("-16,-34! -16,-58! 16,-58! 16,-34 0,-22", "gold", 0.2)
    box.ellipse(0, -45, 4.5, 4.5, "ink", line=False)
    box.flat("-2.5,-44! 2.5,-44! 4.5,-31! -4.5,-31!", "ink")
    _key(beside(pen, 66, 88, 0.66, turn=40))


def _lid(pen: Pen) -> None:
    pen.shape("-80,-52! -82,-92 -64,-114 0,-122 64,-114 82,-92 80,-52!", "wood", 0.1)
    pen.flat("-68,-50! -68,-86 0,-100 68,-86 68,-50!", "ink", 0.06)
    for x in (-46, 46):
        pen.poly([(x - 8, -92), (x - 8 - x * 0.06, -117), (x + 8 - x * 0.06, -118), (x + 8, -92)], "gold", -0.05)
    pen.shape("-70,-52! -60,-66 -30,-82 0,-74 34,-84 62,-66 70,-52!", "gold")
    coins = ((-50, -62), (-26, -68), (0, -62), (24, -68), (50, -61), (-36, -76), (-10, -80), (14, -82), (36, -74))
    for x, y in coins:
        pen.ellipse(x, y, 11, 8, "gold", 0.15)
        pen.ellipse(x, y, 5.5, 3.6, "ochre", line=False)
    pen.sparkle(-16, -92, 13)
    pen.sparkle(44, -86, 9)


def _key(pen: Pen) -> None:
    pen.stroke([(0, -60), (0, -2)], 8, 8, "gold")
    pen.poly("2,-6 22,-6 22,3 15,3 15,7 9,7 9,3 2,3", "gold", -0.1)
    pen.poly("2,-24 17,-24 17,-15 2,-15", "gold", -0.1)
    pen.shape("0,-102 18,-94 25,-77 14,-62 0,-58 -14,-62 -25,-77 -18,-94", "gold")
    pen.flat("0,-91 10,-85 12,-76 0,-70 -12,-76 -10,-85", "ink")
