"""What people play with, and what they play on."""

import math
from collections.abc import Iterable

from games.art.geometry import Knot, Spot, knots, moved, ring, turned
from games.art.inks import DARK, contrast
from games.art.motifs.groups import places
from games.art.motifs.register import motif
from games.art.pen import Pen


@motif
def snowman(pen: Pen, c: str = "white", scarf: str = "crimson") -> None:
    """A snowman in a top hat and a scarf."""
    coal = contrast(c)
    for x in (-1, 1):
        pen.stroke([(x * 15, -60), (x * 34, -72), (x * 46, -92)], 4, 2.4, "bark", samples=6)
        pen.stroke([(x * 37, -76), (x * 52, -78)], 2.4, 1.6, "bark", samples=2)
    for y, r in ((-25, 28), (-62, 20), (-90, 15)):
        pen.ellipse(0, y, r, r * 0.95, c)
        pen.shade(moved("3,-9 8,-5 9.5,1 6,7.2 1,9 5.5,2", 0, y, r / 10), "sea", opacity=0.36)
        pen.shade(moved("-4,-7.6 -7.4,-3.6 -7.6,0 -6,-1 -5.4,-4", 0, y, r / 10), c, 0.5)
    for y in (-58, -34, -22, -10):
        pen.ellipse(0, y, 2.8, 2.8, coal, line=False)
    for x in (-6, 6):
        pen.ellipse(x, -94, 2.3, 2.7, coal, line=False)
    pen.poly("-2,-91 21,-86 -1,-84", "ember")
    pen.shape("-17,-80 0,-75 17,-80 18,-72 9,-68 15,-46 5,-45 2,-67 -16,-71", scarf, weight=0.8)
    pen.flat("3.5,-58! 11.5,-60! 12.5,-56! 4,-54!", scarf, 0.6, smooth=False)
    pen.shade("6,-77 16,-79 17,-73 8,-69", scarf, -0.32)
    pen.hatch("-20,-36 -8,-44 -4,-30 -16,-14", -30, 5, "sky", 0, (4, 8), 0.8, 0.7)
    pen.poly("-13,-103 -12,-126 12,-126 13,-103", "ink", 0.14)
    pen.shade("-10,-108! -9,-123! -5,-123! -5,-108!", "ink", 0.4, smooth=False)
    pen.poly("-21,-101 -21,-106 21,-106 21,-101", "ink", 0.14)
    pen.flat("-12.5,-107! 12.5,-107! 12.3,-113! -12.3,-113!", scarf, smooth=False)


@motif
def swing(pen: Pen, c: str = "wood") -> None:
    """A swing on two ropes in a frame."""
    for x in (-1, 1):
        pen.stroke([(x * 50, -104), (x * 40, -6)], 7, 7, c, -0.32, samples=2)
    for x in (-20, 16):
        pen.stroke([(x, -102), (x + 9, -26)], 3, 3, "sand", samples=2)
    for x in (-1, 1):
        pen.stroke([(x * 50, -106), (x * 66, 0)], 8.5, 8.5, c, samples=2)
        pen.line([(x * 50 - 2, -92), (x * 64 - 2, -6)], 0.8, c, 0.45)
    pen.poly("-62,-110 62,-110 62,-100 -62,-100", c)
    pen.flat("-60,-109! 60,-109! 60,-106.5! -60,-106.5!", c, 0.4, smooth=False)
    pen.hatch("-58,-105 58,-105 58,-101 -58,-101", 0, 3, c, -0.5, (8, 20), 0.7, 0.7)
    for x in (-20, 16):
        pen.poly([(x - 4, -111), (x + 4, -111), (x + 4, -98), (x - 4, -98)], "sand")
    pen.poly(turned("-22,-7 22,-7 24,2 -24,2", -6, 7, -26), c, 0.3)
    pen.poly(turned("-24,2 24,2 24,9 -24,9", -6, 7, -26), c, -0.22)


PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
THROWS = ((5, 3, 1), (6, 4, 2), (1, 2, 3), (4, 6, 5))  # what three sides meeting in a corner can show


def _face(pen: Pen, pips: int, degrees: float, c: str) -> None:
    """One side of a cube about (0, 0), in the light that falls on it where it looks to."""
    (ax, ay), (bx, by) = ((17 * math.cos(a), 17 * math.sin(a)) for a in map(math.radians, (degrees - 60, degrees + 60)))

    def on(spots: Iterable[Spot]) -> list[Spot]:
        return [(ax * (1 + x) + bx * (1 + y), ay * (1 + x) + by * (1 + y)) for x, y in spots]

    (x, y), (middle_x, middle_y) = pen.at(ax + bx, ay + by), pen.at(0, 0)
    light = ((middle_x - x) * 0.55 + (middle_y - y) * 0.83) / (17 * pen.size)
    pen.poly(on([(-1, -1), (1, -1), (1, 1), (-1, 1)]), c, light * 0.28 - 0.12, line=False)
    for x, y in PIPS[pips]:
        pen.flat(on(ring(x * 0.52, y * 0.52, 0.2, 0.2, 6)), contrast(c))
    pen.line(on([(-1, -1), (1, -1)]), 0.7)


def _die(pen: Pen, throw: tuple[int, int, int], c: str) -> None:
    pen.poly(ring(0, 0, 34.3, 34.3, 6, math.pi / 6), c)
    for i, pips in enumerate(throw):
        _face(pen, pips, 120 * i - 90, c)


@motif
def dice(pen: Pen, c: str = "paper", n: int = 2) -> None:
    """Dice that tumble."""
    for i, (x, y, size) in enumerate(places(n, 84, 74)):
        turn, lift = ((-14, 0), (22, -10), (6, -4))[i % 3]
        pen.part()
        _die(pen.one(x, y + (lift - 36) * size, size, turn=turn), THROWS[i % 4], c)


@motif
def knight(pen: Pen, c: str = "ink") -> None:
    """The knight of a chess set: a horse's head on a turned foot."""
    carved = 0.5 if c in DARK else -0.55
    face = "-5,-59! -14,-58 -22,-52 -31,-50 -39,-55 -42,-64 -37,-73 -28,-84 -20,-96 -16,-100 -12,-114!"
    pen.shape(f"-19,-27! -22,-38 -15,-49 {face} -3,-104 13,-98 27,-82 32,-58 27,-40 20,-27!", c)
    pen.flat("4,-98 13,-95 25,-80 29,-58 24,-40 18,-29! 10,-29! 18,-48 18,-72", c, -0.3 * pen.side)
    pen.flat("-38,-62 -34,-71 -25,-82 -16,-96 -12,-98 -20,-82 -30,-68", c, 0.32 * pen.side)
    pen.line("-4,-101 8,-88 14,-70 13,-52 5,-36", 1, c, carved)
    for x, y in ((17, -92), (24, -80), (27, -66), (26, -52)):
        pen.line([(x, y), (x - 6, y + 3), (x - 10, y + 10)], 0.8, c, carved)
    pen.line("-5,-59 3,-66 4,-76", 1.2, c, carved)
    pen.line("-38,-57 -31,-59 -26,-58", 1, c, carved)
    pen.ellipse(-36, -65, 1.8, 2.2, c, carved, line=False)
    pen.ellipse(-16, -82, 4.4, 4, "paper")
    pen.ellipse(-17, -82, 2, 2.4, "ink", line=False)
    pen.poly("-22,-18 -18,-28 18,-28 22,-18", c)
    pen.ellipse(0, -28, 22, 4.5, c, 0.1)
    pen.shape("-34,0! -35,-9 -26,-18! 26,-18! 35,-9 34,0!", c)
    pen.shade("8,-18! 26,-18! 35,-9 34,0! 14,0!", c, -0.32)
    pen.shade("-28,-13 -23,-16! -12,-16! -14,-12", c, 0.4)
    pen.line("-32,-7 0,-5 32,-7", 0.9, c, carved)


def _drum(pen: Pen, c: str) -> None:
    pen.shape("-40,-62! -40,-8! -20,0 20,0 40,-8! 40,-62!", c)
    pen.shade("16,-60! 40,-60! 40,-8! 20,0 16,0!", c, -0.32)
    pen.shade("-36,-54! -30,-52! -30,-7! -36,-9!", c, 0.3)
    tops, feet = (-38, -13, 13, 38), (-26, 0, 26)
    for i, x in enumerate(feet):
        for top in tops[i : i + 2]:
            pen.stroke([(top, -54 if abs(top) > 20 else -49), (x, -10 if x else -7)], 2.6, 2.6, "paper", samples=2)
    for y in (-60, -8):
        pen.shape(moved("-43,-5! -22,2 0,4 22,2 43,-5! 43,4! 22,11 0,13 -22,11 -43,4!", 0, y - 3), "gold")
        pen.shade(moved("16,3! 22,2 43,-5! 43,4! 22,11 16,12!", 0, y - 3), "gold", -0.3)
    pen.ellipse(0, -68, 43, 11, "paper")
    pen.shade("-34,-69 -10,-76 20,-76 0,-73", "white")
    for flip in (False, True):
        pen.stroke(moved("-50,-98 16,-70", flip=flip), 4, 4, "wood", 0.1, samples=2)
        pen.ellipse(-18 if flip else 18, -69, 5.5, 4.5, "wood", 0.25)


@motif
def drum(pen: Pen, c: str = "crimson", n: int = 1) -> None:
    """A corded drum with its two sticks."""
    for x, y, size in places(n, 118, 108):
        pen.part()
        _drum(pen.one(x, y, size), c)


@motif
def harp(pen: Pen, c: str = "gold") -> None:
    """A concert harp."""
    for i, foot in enumerate((-8, -14, -21, -28, -36, -44, -54, -65)):
        x = -22 + 8 * i
        pen.line([(x, -92), (x, foot)], 1.6)
        pen.line([(x - 0.5, -92), (x - 0.5, foot)], 0.7, "paper")
    pen.shape("52,-106! 58,-92 40,-56 8,-10 -6,-4! -30,-4! -30,-15! 2,-38 30,-68", c)
    pen.flat("52,-100! 50,-88 30,-54 -2,-18 -26,-9! -26,-14! 2,-36 30,-66", c, 0.4)
    pen.flat("55,-96! 56,-88 40,-56 8,-10 -6,-5! 30,-52", c, -0.32)
    pen.poly("-41,-4 -38,-100 -29,-100 -28,-4", c)
    for left, tone in ((-36.5, 0.5), (-32.5, -0.4)):
        pen.line([(left, -96), (left, -12)], 1.1, c, tone * pen.side)
    crest = "-42,-97! -40,-106 -28,-106 -18,-102 -4,-93 12,-92 28,-99 42,-114"
    pen.shape(f"{crest} 56,-114 61,-102 54,-94 42,-96 28,-86 10,-80 -8,-84 -22,-92 -30,-95!", c)
    pen.flat("-30,-104 -18,-99 -4,-91 12,-90 28,-97 43,-111 54,-111 44,-106 29,-93 12,-86 -6,-88 -20,-96", c, 0.4)
    for i, y in enumerate((-95, -89, -86, -88, -93, -103)):
        pen.ellipse(-18 + i * 12, y, 1.6, 1.6, "ink", line=False)
    pen.ellipse(-34, -109, 9, 8, c, 0.12)
    pen.shape("-50,2! -47,-9! -30,-13 -6,-11 10,-6! 13,2!", c, -0.1)
    pen.flat("-2,-10 10,-6! 13,2! -4,2!", c, -0.34 * pen.side)


FEATHER = "0,0! -9,-14 -11,-34 0,-54! 10,-34 8,-14"
BRIM = "22,-66 40,-72 57,-80! 56,-52 43,-31 25,-23 9,-29 0,-38!"


def _mask(pen: Pen, c: str, plume: str) -> None:
    for x in (-1, 1):
        pen.stroke([(x * 46, -42), (x * 58, -28), (x * 48, -14), (x * 56, 0)], 7, 5, plume, -0.15, samples=15)
    for turn, ink in ((-50, "plum"), (50, "plum"), (-26, "sun"), (26, "sun"), (0, plume)):
        pen.shape(turned(FEATHER, turn, turn * 0.3, -56), ink)
        half = moved("0,-4! 0,-52! 9,-34 7,-14", flip=pen.side < 0)
        pen.flat(turned(half, turn, turn * 0.3, -56), ink, -0.28)
        pen.line(turned("0,-4 0,-46", turn, turn * 0.3, -56), 0.9)
    pen.shape([Knot(0, -62), *knots(BRIM), *moved(BRIM, flip=True)[-2::-1]], c)
    pen.shade("44,-74 57,-80! 56,-52 43,-31 25,-23 12,-27 34,-36 46,-54", c, -0.3)
    pen.shade("-53,-72! -52,-54 -44,-40 -41,-42 -48,-56", c, 0.5)
    for flip in (False, True):
        pen.shape(moved("6,-47! 16,-59 32,-60 47,-67! 44,-50 31,-40 16,-40", flip=flip), "gold", weight=0.8)
        pen.flat(moved("11,-48! 18,-55 31,-56 41,-60! 39,-50 29,-44 17,-44", flip=flip), "ink")
        for x, y in ((19, -32), (28, -31), (37, -36)):
            pen.ellipse(-x if flip else x, y, 2, 2, "gold", line=c in DARK)
    pen.poly("0,-74 8,-62 0,-50 -8,-62", "lagoon")
    pen.shade("0,-74! 8,-62! 0,-50!", "lagoon", -0.35, smooth=False)


@motif
def mask(pen: Pen, c: str = "paper", plume: str = "crimson", n: int = 1) -> None:
    """A carnival mask with plumes."""
    for x, y, size in places(n, 128, 118):
        pen.part()
        _mask(pen.one(x, y, size), c, plume)


@motif
def heart(pen: Pen, c: str = "crimson") -> None:
    """A bold heart with a carved light."""
    pen.shape("0,0! -18,-16 -38,-37 -47,-60 -41,-81 -23,-89 -8,-83 0,-71! 8,-83 23,-89 41,-81 47,-60 38,-37 18,-16", c)
    pen.shade("28,-88 41,-81 47,-60 38,-37 18,-16 0,0! 2,-12 22,-34 33,-56 35,-74", c, -0.34)
    pen.shade("-20,-83 -36,-76 -41,-60 -36,-46! -34,-60 -29,-71", c, 0.6)
    pen.shade("-34,-41! -24,-29! -28,-38", c, 0.6)
    dark = moved("36,-72 42,-60 34,-38 16,-18 8,-12 24,-34 34,-56", flip=pen.side < 0)
    pen.hatch(dark, -50 * pen.side, 5, c, -0.65, (6, 14), 0.9, 0.7)
    light = moved("-18,-78 -6,-72 -2,-56 -14,-40 -28,-46 -28,-64", flip=pen.side < 0)
    pen.hatch(light, -50 * pen.side, 6, c, 0.4, (6, 14), 1, 0.9)
