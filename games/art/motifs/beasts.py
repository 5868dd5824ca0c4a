"""Beasts that go on the ground: what walks, sits, howls and crawls."""

import math

from games.art.geometry import (
    moved,
)
from games.art.inks import DARK, contrast
from games.art.motifs.groups import ranks
from games.art.motifs.register import motif
from games.art.pen import Pen


@motif
def cat(pen: Pen, c: str = "ink", eye: str = "sun") -> None:
    """A cat that sits and looks at you."""
    mark = contrast(c)
    pen.stroke("14,-4 32,-2 41,-14 36,-28 42,-40", 8, 6, c, 0.04, samples=16)
    pen.shape("-17,0! -19,-18 -13,-38 -8,-48 8,-48 16,-32 21,-12 19,0!", c, 0.06)
    pen.shade("8,-44 15,-30 20,-11 18,0! 9,0! 12,-20", c, -0.3)
    pen.shape("-21,-56 -21,-68 -20,-84! -8,-73 4,-73 15,-85! 17,-68 17,-56 8,-45 -12,-45", c, 0.1)
    pen.shade("-15,-74! -10,-71 -13,-64 -13,-54 -16,-60", c, 0.28)
    pen.flat("15,-78! 8,-72! 14,-67!", "rose", -0.2)
    pen.flat("-18,-76! -11,-71! -17,-66!", "rose", -0.2)
    for x in (-11, 7):
        pen.ellipse(x, -60, 5, 5.4, eye)
        pen.ellipse(x + 0.5, -60, 1.6, 4.6, "ink", line=False)
    pen.flat("-5,-53! 1,-53! -2,-49!", "rose")
    for side in (-1, 1):
        pen.line(moved("7,-50 22,-52", -2, 0, flip=side < 0), 0.5, mark)
        pen.line(moved("7,-48 20,-45", -2, 0, flip=side < 0), 0.5, mark)
        pen.line([(side * 6, 0), (side * 5, -20)], 0.8, mark)
    pen.hatch("-10,-42 4,-42 4,-26 -10,-26", 96, 5, mark, 0, (4, 8), 0.8, 0.7)


ANTLER = "-3,2! 6,0 18,-8 27,-22 25,-46! 20,-28 18,-23 11,-43! 12,-20 9,-14 1,-31! 3,-11 -3,-6"


DEER = (
    "-59,-73 -57,-78 -46,-87 -37,-88 -28,-80 -14,-66 8,-60 32,-62 43,-56 46,-44 40,-31 44,-21 41,0! 33,0! 34,-20 26,-30"
    " 8,-30 -12,-32 -14,-18 -13,0! -20,0! -21,-18 -28,-34 -34,-48 -38,-64 -46,-69 -56,-69"
)


@motif
def deer(pen: Pen, c: str = "bark", antlers: str = "sand") -> None:
    """A stag that stands with his antlers high."""
    pen.stroke("30,-40 22,-22 25,0", 10, 6, c, -0.3, samples=6)
    pen.stroke("-24,-40 -30,-20 -28,0", 9, 6, c, -0.3, samples=6)
    pen.shape("40,-60 48,-66 54,-58 46,-48", c, 0.5)
    pen.shape(moved(ANTLER, -37, -86), antlers, -0.24)
    pen.shape(moved(ANTLER, -43, -86, 1.06, flip=True), antlers)
    pen.shape(DEER, c, 0.12)
    pen.flat(
        "45,-46 40,-31 44,-21 41,0! 36,0! 38,-20 26,-33 6,-34 -14,-36 -28,-38 -28,-34 -12,-31 8,-30 28,-30 40,-38",
        c,
        -0.3,
    )
    pen.flat("-34,-50 -38,-64 -46,-69 -56,-69 -44,-72 -34,-68 -28,-52 -28,-42", c, 0.5)
    pen.shape("-34,-84! -26,-94 -14,-94! -18,-84 -28,-80", c, 0.12)
    pen.flat("-56,-77 -60,-75 -60,-71 -55,-72", "ink")
    pen.ellipse(-46, -79, 4, 3.8, c, 0.6, line=False)
    pen.ellipse(-46, -79, 2.4, 2.6, "ink", line=False)
    for x in (-16, 37):
        pen.flat([(x - 4, 0), (x - 3, -6), (x + 4, -6), (x + 4, 0)], "ink", 0.1, smooth=False)
    pen.hatch("-12,-60 34,-58 36,-46 -8,-44", 8, 6, c, -0.4, (5, 12), 0.9, 0.7)


WOLF = (
    "-33,-117 -27,-120 -18,-109 -8,-101 0,-99 19,-108! 15,-93 14,-82 21,-76! 18,-68 26,-61! 25,-50 34,-35 39,-16 36,0!"
    " 2,0! -2,-6 -8,-7 -8,0! -26,0! -25,-7 -17,-10 -17,-34 -23,-42! -22,-49 -31,-57! -27,-64 -32,-73! -25,-81 -27,-89"
    " -40,-104! -35,-107 -22,-98! -30,-110"
)


def _wolf(pen: Pen, c: str) -> None:
    pen.shape("28,-4 44,0 60,-6 68,-20 64,-40! 55,-27 42,-20 28,-18", c, -0.05)
    pen.flat("64,-39! 67,-20 61,-8! 58,-17! 54,-14! 55,-25", c, 0.62)
    pen.shape("-10,-100! 6,-116! 6,-96!", c, -0.3)
    pen.flat("-38,-104! -28,-108! -14,-98! -24,-90!", "crimson", -0.3)
    pen.shape(WOLF, c, 0.08)
    pen.flat(
        "-27,-89 -39,-103! -35,-104 -22,-94 -12,-84! -15,-72 -12,-63! -17,-56 -13,-46! -17,-36 -22,-43! -21,-49"
        " -30,-57! -26,-64 -31,-73! -24,-81",
        c,
        0.62,
    )
    pen.flat("23,-48 34,-35 39,-16 36,0! 22,0! 29,-18 27,-32", c, -0.3)
    pen.flat("4,-98 17,-105! 12,-94 6,-92", c, -0.42)
    pen.line("4,-4 -2,-18 4,-32 16,-36", 0.9)
    pen.line("-8,-8 -8,-30", 0.8)
    pen.flat("-34,-115 -27,-121 -23,-114 -29,-110", "ink")
    pen.line("-19,-104 -15,-101 -10,-101", 1.2, contrast(c))
    pen.hatch("0,-88 10,-74 18,-52 4,-44 -8,-62", 68, 6, contrast(c), 0, (5, 11), 0.9, 0.6, opacity=0.8)


@motif
def wolf(pen: Pen, c: str = "slate", n: int = 1) -> None:
    """A wolf that sits and howls."""
    for place in ranks(n, 118, 118):
        pen.part()
        _wolf(pen.one(*place), c)


ELEPHANT = (
    "-20,-88 0,-93 24,-91 46,-80 55,-60 55,-36 53,0! 35,0! 32,-22 24,-29 6,-28 -7,-27 -9,0!"
    " -28,0! -31,-28 -35,-50 -32,-76"
)


TRUNK = (
    "-22,-92 -34,-97 -48,-90 -55,-74 -60,-52 -64,-30 -70,-19 -80,-21 -84,-15 -78,-7 -66,-5 -56,-14 -49,-34 -44,-47"
    " -34,-44 -22,-54 -14,-74"
)


def _elephant(pen: Pen, c: str) -> None:
    pen.line("53,-66 62,-54 60,-36", 1.6)
    pen.shape("58,-40 64,-40 64,-24! 60,-27! 56,-22!", c, -0.4)
    pen.shape("12,-34! 15,-2! 30,-2! 30,-34!", c, -0.34)
    pen.shape("-34,-40! -45,-2! -31,-2! -18,-34!", c, -0.34)
    pen.shape(ELEPHANT, c, 0.14)
    pen.flat(
        "48,-78 55,-60 55,-36 53,0! 43,0! 43,-26 28,-36 4,-36 -8,-34 -9,0! -15,0! -14,-38 10,-44 34,-46 46,-62", c, -0.2
    )
    pen.shape(TRUNK, c, 0.2)
    pen.flat("-34,-44 -44,-47 -49,-34 -56,-14 -66,-5 -76,-7 -66,-10 -58,-22 -53,-44 -46,-55 -34,-54", c, -0.2)
    pen.shape("-32,-82 -18,-90 -2,-84 4,-66 -4,-46 -14,-38! -24,-48 -30,-64", c, 0.04)
    pen.flat("-2,-82 4,-66 -4,-46 -14,-39! -12,-50 -4,-64", c, -0.3)
    pen.shape("-40,-52! -50,-44 -70,-49! -60,-38 -48,-35 -37,-42!", "white")
    pen.ellipse(-43, -75, 4.6, 4, c, 0.6, line=False)
    pen.ellipse(-43, -75, 2.7, 2.9, "ink", line=False)
    for y, x in ((-60, -58), (-48, -61), (-36, -63.5)):
        pen.line([(x, y), (x + 5, y + 2.5), (x + 9, y + 1)], 0.7)
    for x in (-25, -18, 39, 46):
        pen.flat([(x - 3, 0), (x - 2, -5), (x + 2, -5), (x + 3, 0)], "paper")
    pen.hatch("6,-86 26,-84 44,-74 46,-60 10,-56", 12, 7, c, -0.36, (5, 11), 0.9, 0.6)


@motif
def elephant(pen: Pen, c: str = "slate", n: int = 1) -> None:
    """An elephant, or a procession of them."""
    for x, y, size in ranks(n, 160, 102):
        pen.part()
        _elephant(pen.one(x + 10 * size, y, size), c)


def _bands(pen: Pen, y: float, rx: float, ry: float, c: str, tone: float) -> None:
    """Saddles across the near side of a coil."""
    for degrees in (20, 55, 90, 125, 160):
        edge = [math.radians(degrees + turn) for turn in (-9, 9)]
        low = [(rx * math.cos(a), y + ry * math.sin(a)) for a in edge]
        top = [(rx * 0.84 * math.cos(a), y - 7 + ry * 0.8 * math.sin(a)) for a in reversed(edge)]
        pen.flat([*low, *top], c, tone, smooth=False)


@motif
def snake(pen: Pen, c: str = "leaf") -> None:
    """A snake in coils that rises and puts out its tongue."""
    tone = 0.4 if c in DARK else -0.42
    pen.stroke("30,-10 52,-3 66,-8 70,-26", 14, 2, c, -0.1, samples=9)
    pen.ellipse(0, -19, 50, 18, c, 0.08)
    pen.flat("44,-12 25,-4 0,-1.5 -25,-4 -44,-12 -25,-7 0,-5 25,-7", c, -0.3)
    _bands(pen, -19, 50, 17, c, tone)
    pen.ellipse(0, -36, 37, 15, c, 0.08)
    pen.ellipse(0, -42, 21, 6.5, c, -0.6)
    pen.part()
    pen.stroke("-2,-34 14,-50 9,-67 -5,-78 0,-92 2,-96", 16, 13, c, 0.08, samples=15)
    pen.flat("-22,-42! -14,-37 0,-35 14,-37 22,-42! 28,-30 0,-24 -28,-30", c, 0.08)
    pen.line("-22,-42 -14,-37 0,-35 14,-37 22,-42", 0.8)
    _bands(pen, -36, 37, 14, c, tone)
    for outline in ("1,-46 12,-40", "8,-57 21,-56", "1,-66 11,-74", "-12,-78 0,-81"):
        pen.line(outline, 1.4, c, tone)
    pen.shape("-24,-93! -36,-93! -46,-99! -41,-91! -46,-84! -35,-89! -24,-89!", "crimson", weight=0.6)
    pen.shape("12,-104 0,-111 -16,-107 -28,-97 -26,-90 -12,-87 6,-88 13,-94", c, 0.12)
    pen.line("-26,-94 -14,-93 -4,-95", 0.8)
    pen.ellipse(-8, -102, 3.8, 4, "sun")
    pen.ellipse(-8.5, -102, 1.4, 3.4, "ink", line=False)
