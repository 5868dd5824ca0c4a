"""Large things of the shelf's games: a gate with a beast in it, a winged dragon, a kingdom of hexagons."""

import math

from games.art.geometry import (
    Knot,
    Spot,
    corners,
    moved,
    scallop,
    turned,
)
from games.art.inks import DARK
from games.art.motifs.register import motif
from games.art.pen import Pen


@motif
def portal(pen: Pen, c: str = "lagoon", wall: str = "stone", beast: str = "plum", eye: str = "sun") -> None:
    """A gate of old stones full of light, and something with horns that looks out of it."""
    light = pen.shining()
    for reach, opacity in ((104, 0.12), (88, 0.16)):
        light.ellipse(0, -78, reach, reach, c, 0.3, line=False, hit=False, opacity=opacity)
    light.shape("-46,0! -46,-80 -34,-112 0,-128 34,-112 46,-80 46,0!", c, 0.25)
    for wide, tone in ((39, 0.5), (28, 0.75)):
        light.flat(scallop(0, -82, wide, wide, 9, pen.rng, 0.06), c, tone)
    for degrees in range(0, 360, 45):
        light.flat(turned("0,-44! 5,-30 12,-24! 2,-26", degrees, 0, -82), "white", 0.3)
    _horned(pen, beast, eye)
    for flip in (False, True):
        for k in range(3):
            stone = ((-43, -26 * k + 2), (-44, -26 * k - 24), (-68 + k, -26 * k - 24), (-70 + k, -26 * k + 2))
            pen.poly(moved(stone, flip=flip), wall, (0.12, 0, 0.06)[k] - (0.26 if flip else 0))
    for i in range(7):
        a, b = (math.radians(180 + (i + k) * 180 / 7) for k in (0, 1))
        block = [(r * math.cos(t), -77 + 1.1 * r * math.sin(t)) for r, t in ((44, a), (44, b), (69, b), (69, a))]
        pen.poly(block, wall, 0.16 - 0.065 * i - (0.05 if i % 2 else 0))
    pen.poly("-12,-124 12,-124 17,-156 0,-163 -17,-156", wall, 0.18)
    pen.shade("3,-124! 12,-124! 17,-156! 0,-163!", wall, -0.22)
    light.poly("0,-132 8,-142 0,-152 -8,-142", c, 0.3)
    pen.hatch("-66,0 -64,-72 -48,-70 -47,0", 88, 7, wall, -0.35, (5, 12), 0.9, 0.7)
    _claws(pen, beast)


def _horned(pen: Pen, c: str, eye: str) -> None:
    mane = "-46,0! -45,-26 -36,-34! -38,-48 -28,-54! -26,-68 -12,-78 12,-78 26,-68 28,-54! 38,-48 36,-34! 45,-26 46,0!"
    pen.shape(mane, c, -0.22)
    pen.hatch("-42,-4 -38,-30 -24,-24 24,-24 38,-30 42,-4", 84, 8, c, 0.25, (6, 13), 1, 0.8)
    for flip in (False, True):
        horn = "-8,-70! -20,-72 -33,-82 -32,-104! -26,-92 -14,-88 -3,-76!"
        pen.shape(moved(horn, flip=flip), "sand", -0.22 if flip else 0.05)
        pen.shape(moved("-20,-62! -34,-68 -40,-62! -32,-54 -20,-52!", flip=flip), c, -0.1)
    pen.shape("-22,-56 -16,-72 0,-77 16,-72 22,-56 15,-40 13,-24 0,-16 -13,-24 -15,-40", c, 0.08)
    pen.shade("6,-76 16,-72 22,-56 15,-40 13,-24 2,-17 7,-40", c, -0.32)
    pen.shape("-9,-35! 0,-38 9,-35! 4,-29 0,-27 -4,-29", "ink", weight=0.5)
    pen.line("-9,-22 0,-25 9,-22", 1)
    pen.line("0,-27 0,-24", 0.9)
    light = pen.shining()
    for flip in (False, True):
        light.flat(moved("-7,-23! -4,-24! -5,-16!", flip=flip), "white")
        light.shape(moved("-19,-59! -10,-60 -4,-52! -12,-51", flip=flip), eye, 0.25, weight=0.7)
        light.ellipse(10 if flip else -10, -55.5, 1.7, 3.6, "ink", line=False)


def _claws(pen: Pen, c: str) -> None:
    for i, y in enumerate((-44, -34, -24)):
        x = (-49, -51, -50)[i]
        pen.stroke([(-38, y + 2), (x, y), (x - 8, y + 4)], 10, 8, c, 0.12 - 0.1 * i, samples=6)
        pen.shape(moved("3,-4! -6,-2 -10,6! 0,5 4,3!", x - 9, y + 4), "sand", 0.1, weight=0.7)


@motif
def wyvern(pen: Pen, c: str = "crimson", belly: str = "sand", wing: str = "coral") -> None:
    """A dragon that sits with its wings open and looks over its land."""
    _wing(pen.one(-2, -76, 1.05, turn=-46), c, wing, -0.24)
    pen.stroke("30,-10 70,0 108,-2 134,-18 134,-44", 22, 5, c, -0.16, samples=14)
    pen.shape("134,-40! 118,-46 128,-70! 142,-62 150,-48!", wing, -0.1)
    _wing(pen.one(8, -66, 1.25, turn=-6), c, wing, 0)
    pen.shape("-26,0! -36,-26 -30,-52 -18,-78 2,-82 22,-66 42,-40 48,-14 40,2!", c)
    pen.flat("12,-74 26,-62 44,-38 49,-12 40,2! 14,2! 28,-26", c, -0.3)
    _crest(pen, c, wing)
    pen.shape("-28,0! -34,-26 -28,-54 -22,-74 -30,-98 -38,-104 -28,-108 -14,-92 -10,-70 -12,-38 -8,0!", belly)
    for y, half in ((-12, 10), (-26, 11), (-40, 10), (-54, 8), (-68, 6), (-82, 6)):
        pen.line([(-21 - half, y), (-21 + half, y + 2)], 0.8)
    _legs(pen, c)
    _head(pen, c, belly)


WING = "0,0! -2,-36 12,-78! 44,-98 92,-98! 86,-72 108,-54! 88,-44 98,-16! 74,-18 64,10! 32,8"


def _wing(pen: Pen, c: str, wing: str, tone: float) -> None:
    pen.shape(WING, wing, tone)
    pen.flat("92,-98! 86,-72 108,-54! 88,-44 98,-16! 74,-18 64,10! 50,8 60,-34 60,-70", wing, tone - 0.2)
    pen.hatch("18,-62 60,-80 80,-60 60,-30 20,-12", 40, 10, wing, tone + 0.35, (8, 18), 0.9, 0.6)
    for tip in ("12,-76 50,-62 106,-54", "12,-76 44,-40 96,-16", "12,-76 26,-30 62,8"):
        pen.line(tip, 1.5)
    pen.stroke("0,2 -2,-36 12,-78 44,-96 92,-98", 13, 4, c, tone - 0.05, samples=12)
    if not tone:
        pen.shape("8,-76! 5,-90 13,-98! 16,-88 18,-82!", "sand", tone, weight=0.8)


def _crest(pen: Pen, c: str, wing: str) -> None:
    for x, y, turn in ((12, -84, 40), (0, -98, 60), (-8, -114, 66), (-18, -128, 50)):
        pen.shape(turned("-7,4! 1,-15! 7,4!", turn, x, y), wing, -0.1, smooth=False, weight=0.8)
    pen.shape("-14,-76! -18,-94 -34,-106 -46,-116 -38,-136 -18,-126 -2,-104 10,-78!", c, 0.04)
    pen.flat("-24,-128 -12,-120 0,-100 9,-79! -2,-78! -10,-100", c, -0.3)


def _legs(pen: Pen, c: str) -> None:
    pen.shape("8,-6 8,-28 22,-42 40,-36 46,-18 42,-2 24,3", c, 0.08)
    pen.flat("30,-40 40,-36 46,-18 42,-2 28,2 38,-18", c, -0.3)
    pen.hatch("14,-12 14,-28 24,-36 32,-20 26,-8", 60, 7, c, -0.35, (4, 9), 0.9, 0.7)
    for x in (-34, 2):
        pen.shape(moved("-14,4! -12,-5 0,-10 14,-8 18,4!", x), c, 0.05)
        for dx in (-8, 0, 8):
            pen.shape(moved("-4,4! -2,-3 2,-3 3,4!", x + dx, 1), "sand", weight=0.6)
    pen.stroke("-20,-52 -32,-34 -30,-4", 15, 11, c, 0.06, samples=6)


def _head(pen: Pen, c: str, horn: str) -> None:
    for x, y, tone in ((6, -3, -0.25), (0, 0, 0.05)):
        pen.shape(moved("-42,-138! -28,-152 -6,-156! -20,-146 -28,-130!", x, y), horn, tone)
    pen.shape(
        "-30,-132 -44,-142 -58,-138! -70,-132 -88,-132 -96,-124 -92,-114! -74,-110 -58,-104 -44,-106 -32,-114", c, 0.08
    )
    pen.flat("-92,-114! -74,-110 -58,-104 -44,-106 -32,-114 -48,-113 -62,-112 -78,-118", c, -0.28)
    pen.line("-94,-116 -78,-118 -62,-113 -54,-116", 1.1)
    pen.ellipse(-58, -127, 5.6, 5, "sun", 0.35)
    pen.ellipse(-60, -127, 1.8, 4, "ink", line=False)
    pen.line("-68,-134 -58,-135 -50,-130", 1.4)
    pen.ellipse(-89, -125, 2, 1.7, "ink", line=False)


FAR = 520  # how far away the fields of a kingdom are half as large


@motif
def realm(
    pen: Pen, c: str = "leaf", fields: tuple[str, ...] = (), side: str = "bark", hex_size: float = 92, high: float = 220
) -> None:
    """A land of hexagonal fields seen slantwise: rows from far to near, an ink for each field, `.` for none."""
    rows = [row.split() for row in fields or (f"{c} {c} {c}",)]
    for far, row in zip(reversed(range(len(rows))), rows, strict=True):
        for odd in (1, 0):
            for i, ink in enumerate(row, -(len(row) // 2)):
                if ink != "." and i % 2 == odd:
                    _field(pen, (i, far), ink, side, hex_size, high)


def _field(pen: Pen, at: Spot, ink: str, side: str, size: float, high: float) -> None:
    x, y = at[0] * 1.5 * size, at[1] * math.sqrt(3) * size
    if at[0] % 2:
        y += math.sqrt(3) / 2 * size
    around = [(x + size * 0.97 * _turn(i)[0], y + size * 0.97 * _turn(i)[1]) for i in range(6)]
    top = [_seen(a, b, high) for a, b in around]
    near = [(a, b + 20 / (1 + y / FAR)) for a, b in top]
    pen.poly([top[0], near[0], near[5], near[4], near[3], top[3], top[2], top[1]], side, -0.2)
    pen.flat(corners([top[4], top[5], near[5], near[4]]), side, -0.05, smooth=False)
    pen.flat(corners([top[5], top[0], near[0], near[5]]), side, -0.42, smooth=False)
    pen.poly(top, ink, -0.16, line=False)
    inner = [_seen(x + (a - x) * 0.9, y + (b - y) * 0.9, high) for a, b in around]
    pen.flat(corners(inner), ink, 0.06, smooth=False)
    angle = (-8, 24, 62, -40)[int(abs(3 * at[0] + 5 * at[1])) % 4]
    pen.hatch(inner, angle, 13, ink, -0.32 if ink not in DARK else 0.3, (10, 24), 1, 0.7)
    pen.hatch(inner, angle, 22, ink, 0.42, (8, 18), 1, 0.5)


def _turn(i: int) -> Spot:
    return math.cos(math.pi / 3 * i), math.sin(math.pi / 3 * i)


def _seen(x: float, y: float, high: float) -> Spot:
    """A spot of the ground, y deep in the picture, as it is seen."""
    near = 1 / (1 + y / FAR)
    return x * near, -high * (1 - near)


@motif
def castle(pen: Pen, c: str = "crimson", wall: str = "stone", win: str = "sun", flag: str = "gold") -> None:
    """A royal castle: a gate between two towers, and a keep behind them."""
    _turret(pen, (0, -56), 23, 66, (c, wall, win, flag))
    for x, high in ((-62, 58), (64, 52)):
        _turret(pen, (x, 0), 17, high, (c, wall, win, ""))
    merlons = [
        Knot(x + dx, y, corner=True) for x in range(-46, 46, 12) for dx, y in ((0, -58), (7, -58), (7, -51), (12, -51))
    ]
    pen.poly([(-46, 2), *merlons, (50, 2)], wall, 0.02)
    pen.shade("12,-51! 50,-51! 50,2! 22,2!", wall, -0.2, smooth=False)
    for x, y in ((-38, -14), (-34, -38), (-26, -24), (30, -40), (34, -18)):
        pen.line([(x, y), (x + 9, y)], 0.7, opacity=0.7)
    for x, high in ((-30, 78), (32, 78)):
        _turret(pen, (x, 3), 14, high, (c, wall, win, ""))
    pen.shape("-15,4! -15,-22 0,-36 15,-22 15,4!", "bark", -0.2)
    for x in (-7, 0, 7):
        pen.line([(x, 3), (x, -28 + abs(x) * 0.8)], 0.9, "ink")
    pen.shining().shape("0,-50! 8,-46! 7,-36 0,-30! -7,-36 -8,-46!", flag, weight=0.8)


def _turret(pen: Pen, at: Spot, half: float, high: float, inks: tuple[str, str, str, str]) -> None:
    (x, y), (roof, wall, win, flag) = at, inks
    top, lit = y - high, x * pen.side
    pen.poly([(x - half, y), (x - half * 0.88, top), (x + half * 0.88, top), (x + half, y)], wall, 0.08)
    pen.shade(
        [(lit + half * 0.2, top), (lit + half * 0.88, top), (lit + half, y), (lit + half * 0.35, y)],
        wall,
        -0.3,
        smooth=False,
    )
    pen.poly(
        [(x - half * 1.12, top), (x - half * 1.2, top - 8), (x + half * 1.2, top - 8), (x + half * 1.12, top)],
        wall,
        0.1,
    )
    tip = top - 8 - half * 2
    pen.shape(
        [
            Knot(x - half * 1.4, top - 6, True),
            Knot(x - half * 0.5, top - 8 - half * 0.9),
            Knot(x, tip, True),
            Knot(x + half * 0.5, top - 8 - half * 0.9),
            Knot(x + half * 1.4, top - 6, True),
            Knot(x, top - 2),
        ],
        roof,
    )
    pen.shade(
        [
            (lit, tip),
            (lit + half * 0.5, top - 8 - half * 0.9),
            (lit + half * 1.4, top - 6),
            (lit + half * 0.4, top - 3),
        ],
        roof,
        -0.32,
        smooth=False,
    )
    pen.shining().shape(moved("-4,0! -4,-9 0,-13 4,-9 4,0!", x - half * 0.15, top + 24), win, 0.1, weight=0.8)
    if flag:
        pen.line([(x, tip + 1), (x, tip - 22)], 1.2)
        pen.shape(moved("0,-22! 10,-19 24,-22! 18,-15! 24,-8! 10,-11 0,-8!", x, tip), flag)
