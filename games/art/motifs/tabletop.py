"""What lies on the tables of the shelf's games: cards and arrows, pearls and stones, the fields of a kingdom."""

import math

from games.art.geometry import (
    Knot,
    Spot,
    moved,
    ring,
)
from games.art.motifs.register import motif
from games.art.pen import Pen

CUT = "-24,-58! 24,-58! 42,-40! 0,0! -42,-40!"  # a diamond


@motif
def hint(pen: Pen, c: str = "crimson") -> None:
    """An arrow that says: look here. Its tip is at the foot."""
    body = "0,0! -24,-38! -10,-35! -9,-54 -24,-64 -26,-84 -14,-99 0,-103 14,-99 26,-84 24,-64 9,-54 10,-35! 24,-38!"
    pen.shape(moved(body, 0, 5, 1.11), "white", 0.3)
    pen.shape(body, c)
    pen.shade("0,-6! 1,-60! 16,-66 20,-84 10,-96 22,-86 21,-66 8,-54 9,-38! 19,-40!", c, -0.28)
    pen.shade("-11,-94 -20,-86 -21,-72 -15,-76 -14,-86", c, 0.5)
    pen.ellipse(0, -80, 8.5, 8.5, "white", line=False)


@motif
def card(pen: Pen, c: str = "sky", sea: str = "sea", stamp: str = "crimson", tower: str = "coral") -> None:
    """A picture postcard: a lighthouse on its island, a stamp in the corner."""
    pen.poly("-76,0 -75,-100 75,-101 76,1", "paper", 0.3)
    pen.flat("-68,-8! -67,-92! 67,-93! 68,-7!", c)
    pen.flat("-68,-8! -68,-38! 68,-38! 68,-7!", sea)
    pen.ellipse(-36, -52, 14, 14, "sun", 0.2, line=False)
    pen.flat("-68,-38! 68,-38! 68,-30! 20,-34! -68,-28!", sea, 0.3)
    pen.shape("-22,-22! -8,-36 16,-40 38,-34 50,-22! 16,-15", "moss", weight=0.7)
    pen.poly("7,-34 10,-72 22,-72 25,-34", "paper", 0.2)
    for y, half in ((-42, 8.2), (-58, 7)):
        pen.poly([(16 - half, y), (16.5 - half, y - 8), (15.5 + half, y - 8), (16 + half, y)], tower, line=False)
    pen.poly("8,-72 16,-84 24,-72", tower, -0.15)
    pen.flat("18,-72! 22,-72! 25,-34! 19,-34!", "ink", opacity=0.25)
    pen.poly("42,-66 42,-88 60,-88 60,-66", "paper", 0.4)
    pen.flat("45,-69! 45,-85! 57,-85! 57,-69!", stamp)
    for y in (-24, -16):
        pen.line([(-58, y), (-44, y - 2), (-34, y)], 1, "foam")


@motif
def pearl(pen: Pen, c: str = "white", n: int = 1) -> None:
    """Pearls: one, or a heap."""
    left, row, y = n, math.ceil((math.sqrt(8 * n + 1) - 1) / 2), 0.0
    heap: list[Spot] = []
    while left > 0:
        count = min(row, left)
        heap += [((i - (count - 1) / 2) * 30, y) for i in range(count)]
        left, row, y = left - count, row - 1, y - 25
    for x, foot in heap:
        pen.part()
        _pearl(pen.one(x, foot), c)


def _pearl(pen: Pen, c: str) -> None:
    light = pen.shining()
    light.ellipse(0, -16, 16, 16, c, 0.1)
    light.shade("9,-28 16,-16 9,-4 -6,-2 4,-8 9,-16", "lilac", -0.1, opacity=0.8)
    light.shade("-2,-5 6,-9 10,-17 9,-10 4,-5", "rose", 0.2, opacity=0.9)
    light.ellipse(-5, -22, 4, 3.4, "white", 0.5, line=False, hit=False)


@motif
def oyster(pen: Pen, c: str = "rose", n: int = 3, inner: str = "ice") -> None:
    """A great shell that opens, with pearls in it."""
    rim = [_fan(i / 9) for i in range(10)]
    lip = [Knot(*rim[i], corner=True, bump=(_fan((i + 0.1) / 9, 1.13), _fan((i + 0.9) / 9, 1.13))) for i in range(9)]
    pen.shape([*lip, Knot(*rim[-1], corner=True), *moved("40,-12! -40,-12!")], c)
    glow = pen.shining()
    glow.flat([*[_fan(i / 12, 0.87) for i in range(13)], *moved("34,-14! -34,-14!")], inner, 0.1)
    glow.shade([*[_fan(i / 12, 0.87) for i in range(7, 13)], *moved("34,-14! 4,-14! 30,-50")], "lilac", 0.05)
    for i in range(1, 9):
        x, y = _fan(i / 9, 0.8)
        pen.line([(x * 0.45, -18), (x, y)], 1, "lilac", -0.2)
    pen.shape("-66,-24! -40,-30 0,-32 40,-30 66,-24! 50,-10 -50,-10", "plum", -0.2)
    for i in range(n):
        x = (i - (n - 1) / 2) * 80 / max(n, 2)
        _pearl(pen.one(x, -12 + abs(x) * 0.06, 1.35 if 2 * i == n - 1 else 1), "white")
    pen.shape("-70,-26! -40,-17 0,-14 40,-17 70,-26! 62,-6 34,6 0,8 -34,6 -62,-6", c, 0.06)
    pen.shade("14,-14 40,-17 69,-25! 62,-6 34,6 4,7 30,-3", c, -0.28)
    for x in (-46, -24, 0, 24, 46):
        pen.line([(x * 0.8, 4 - abs(x) * 0.12), (x, -13 - abs(x) * 0.1)], 1, c, -0.35)


def _fan(t: float, reach: float = 1) -> Spot:
    a = math.radians(-178 + 176 * t)
    return reach * 68 * math.cos(a), -20 + reach * 76 * math.sin(a)


@motif
def gem(pen: Pen, c: str = "ice", n: int = 1, glow: bool = True) -> None:
    """Cut diamonds that glitter."""
    light = pen.shining() if glow else pen
    for i in range(n):
        x = (i - (n - 1) / 2) * 84
        pen.part()
        _gem(light.one(x, 0 if i % 2 else -6, 1 if i % 2 else 0.86, turn=(-9, 7, 12)[i % 3] if n > 1 else 0), c)


def _gem(pen: Pen, c: str) -> None:
    pen.poly(CUT, c)
    lit = moved("0,0", flip=pen.side < 0)
    pen.shade([*moved("20,-40! 42,-40! 0,0!"), *lit], c, -0.42, smooth=False)
    pen.shade("-20,-40! 20,-40! 0,0!", c, -0.12, smooth=False)
    pen.shade("-42,-40! -20,-40! 0,0!", c, 0.32, smooth=False)
    pen.shade("-24,-58! -20,-40! -42,-40!", c, 0.6, smooth=False)
    pen.shade("-24,-58! 0,-58! -20,-40!", c, 0.3, smooth=False)
    pen.shade("0,-58! 20,-40! -20,-40!", c, 0.62, smooth=False)
    pen.shade("24,-58! 42,-40! 20,-40!", c, -0.3, smooth=False)
    for edge in ("-42,-40 42,-40", "-20,-40 0,0", "20,-40 0,0"):
        pen.line(edge, 0.5, opacity=0.6)
    pen.sparkle(-30, -62, 11)


@motif
def wisp(pen: Pen, c: str = "lagoon", cage: bool = True) -> None:
    """A will-o'-the-wisp: a small flame that looks back at you, caught in a lantern or free."""
    light = pen.shining()
    for reach, opacity in ((78, 0.14), (52, 0.22)):
        light.ellipse(0, -46, reach, reach, c, 0.4, line=False, hit=False, opacity=opacity)
    if cage:
        light.shape("-26,-10! -30,-40 -24,-74! 24,-74! 30,-40 26,-10!", c, -0.35, opacity=0.9)
    light.shape("-19,-26 -21,-40 -12,-54 -8,-66 -10,-78! 6,-70 11,-60 16,-63! 20,-46 20,-28 10,-15 -9,-15", c, 0.1)
    light.flat("-12,-24 -13,-36 -4,-50 -1,-60! 10,-46 13,-30 6,-19 -6,-19", c, 0.75)
    for x in (-5, 7):
        pen.ellipse(x, -34, 2.6, 4.4, "ink", line=False)
    pen.line("-2,-25 2,-23 6,-25", 1.1)
    if cage:
        _irons(pen)


def _irons(pen: Pen) -> None:
    for outline in ("-26,-10 -31,-42 -24,-74", "26,-10 31,-42 24,-74"):
        pen.stroke(outline, 4.5, 4.5, "bark", -0.25, samples=4)
    pen.poly("-34,0 -28,-12 28,-12 34,0", "gold", -0.1)
    pen.shade("6,-12! 28,-12! 34,0! 10,0!", "gold", -0.4)
    pen.shape("-30,-72! -18,-84 0,-90 18,-84 30,-72!", "gold", -0.05)
    pen.shade("6,-89 18,-84 30,-72! 10,-72!", "gold", -0.4)
    pen.stroke([*ring(0, -99, 9, 9, 8, math.pi / 2), (0, -90)], 3.6, 3.6, "gold", -0.1, samples=16)


@motif
def runestone(pen: Pen, c: str = "lilac", rune: int = 0) -> None:
    """A stone of power, cut in facets and alight from within."""
    light = pen.shining()
    for reach, opacity in ((62, 0.16), (44, 0.22)):
        light.ellipse(0, -40, reach, reach, c, 0.5, line=False, hit=False, opacity=opacity)
    light.poly("-26,0 -34,-30 -22,-62 0,-84 22,-60 33,-28 24,1", c, 0.05)
    light.shade("0,-84! 22,-60! 33,-28! 24,1! 6,1! 12,-34!", c, -0.36, smooth=False)
    light.shade("0,-84! -22,-62! -34,-30! -20,-34! -10,-58!", c, 0.5, smooth=False)
    marks = ("-6,-18 -6,-50 8,-40 -6,-32", "-8,-20 0,-50 8,-20", "-8,-46 6,-38 -8,-28 6,-18")
    light.line(marks[rune % 3], 1.8, "white", 0.3)
    light.sparkle(-24, -70, 9)


@motif
def banner(pen: Pen, c: str = "crimson", sign: str = "gold") -> None:
    """A war banner on its pole, with a sun on it."""
    pen.stroke("0,0 0,-112", 5, 4, "wood", samples=2)
    pen.ellipse(0, -115, 5, 5, sign)
    pen.shape("2,-106! 22,-112 44,-102 66,-108! 60,-88! 66,-66! 44,-62 22,-70 2,-62!", c)
    pen.flat("30,-109 44,-102 66,-108! 60,-88! 66,-66! 44,-62 34,-64 40,-86", c, -0.28)
    pen.flat(ring(26, -87, 9, 9, 10), sign, 0.1)
    pen.hatch("6,-102 16,-105 16,-70 6,-68", 84, 7, c, 0.35, (6, 14), 0.9, 0.6)


@motif
def shades(pen: Pen, c: str = "night", n: int = 3, eye: str = "coral") -> None:
    """Shadows that come out of the dark: hooded, without feet, with burning eyes."""
    light = pen.shining()
    for i in range(n):
        one = pen.one((i - (n - 1) / 2) * 62, (0, -10, 6)[i % 3], (1, 0.8, 0.88)[i % 3])
        body = "-30,4! -24,-26 -27,-58 -14,-88 4,-104! 12,-92 24,-70 22,-36 34,6! 22,-4 14,8! 4,-3 -6,9! -14,-2"
        one.shape(body, c, 0.06)
        one.flat("-13,-58 -10,-76 2,-82 13,-74 14,-58 2,-50", "ink", -0.3)
        one.hatch("-20,-6 -18,-46 0,-44 16,-40 20,-8", 86, 9, c, 0.28, (10, 20), 1, 0.7)
        glow = light.one((i - (n - 1) / 2) * 62, (0, -10, 6)[i % 3], (1, 0.8, 0.88)[i % 3])
        for flip in (False, True):
            glow.flat(moved("-8,-69! -1,-65! -2,-61 -8,-64", x=1, flip=flip), eye, 0.2)
