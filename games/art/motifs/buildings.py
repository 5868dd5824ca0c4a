"""What people have built: houses and towers, gates and stairs, and the great toys of the fair."""

import math
from collections.abc import Iterator
from itertools import pairwise

from games.art.geometry import Knot, Spot, corners, moved, ring, turned
from games.art.inks import GLOW, PALE
from games.art.motifs.register import motif
from games.art.pen import Pen

SIZES = 1, 0.84, 1.1, 0.92, 0.78, 1.04


def _group(pen: Pen, n: int, step: float, most: int, rise: float = 0) -> Iterator[Pen]:
    """A pen for each of n pieces side by side, in rows that fill each other's gaps; the far rows first."""
    rows = -(-n // most)
    front = -(-n // rows)
    small = min(1, (150 / (front * step)) ** 0.7)
    for row in reversed(range(rows)):
        count = n // rows + (row < n % rows)
        size = small * 0.9**row
        left = (1 - count + (count - front + row) % 2) / 2
        for i in sorted(range(count), key=lambda i: SIZES[(i + row) % 6], reverse=True):
            pen.part()
            alone = SIZES[(i + row) % 6] if n > 1 else 1
            yield pen.one((left + i) * step * size, -rise * small * row, size * alone)


def _second(c: str) -> tuple[str, float]:
    """The ink and tone of the stripes between the stripes of some colour."""
    return (c, -0.3) if c in PALE else ("paper", 0)


def _lit(pen: Pen, tone: float) -> float:
    """The tone of a side wall: in shadow on the right of the picture, in the light on the left."""
    return tone if pen.side > 0 else 0.15


@motif
def lighthouse(pen: Pen, c: str = "coral", wall: str = "paper", beam: bool = False) -> None:
    """A striped lighthouse on a rock, with its lamp lit."""
    if beam:
        _beam(pen)
    pen.poly("-36,3 -32,-9 -24,-8 -19,-15 16,-16 21,-9 30,-12 37,3", "stone", -0.1)
    pen.shade("10,-15! 16,-16! 21,-9! 30,-12! 37,3! 14,3!", "stone", -0.4, smooth=False)
    pen.shape("-18,-6! -13,-50 -10,-94! 10,-94! 13,-50 18,-6! 0,-3", wall)
    for low, high in ((-12, -31), (-50, -67), (-84, -94)):
        a, b = 18 + (low + 6) * 0.09, 18 + (high + 6) * 0.09
        pen.flat([_bow(b, high), Knot(b, high, corner=True), _bow(-a, low), Knot(-a, low, corner=True)], c)
        for x, y in ((a, low), (b, high)):
            pen.line([(1 - x, y), (0, y + 2.6), (x - 1, y)], 0.4)
    pen.shade("4,-94! 10,-94! 13,-50 18,-6! 6,-3!", "ink", opacity=0.28)
    for y in (-38, -72):
        pen.flat(moved("-3,0! -3,-7 0,-9.5 3,-7 3,0!", 0, y), "ink")
    pen.flat("-5,-3! -5,-17 0,-21 5,-17 5,-3!", "ink", 0.1)
    pen.poly("-16,-93 -15,-99 15,-99 16,-93", "slate")
    pen.poly("-9,-99 -9,-116 9,-116 9,-99", "sun", 0.25)
    for x in (-3, 3):
        pen.line([(x, -99), (x, -116)], 0.5)
    pen.shape("-13,-115! -8,-124 0,-130 8,-124 13,-115!", c, -0.1)
    pen.shade("2,-129 8,-124 13,-115! 4,-115!", c, -0.38)
    pen.line("0,-129 0,-140", 1)


def _bow(x: float, y: float) -> Knot:
    """The edge of a band round a tower, from one side to the other."""
    return Knot(-x, y, corner=True, bump=((-x / 2, y + 3.5), (x / 2, y + 3.5)))


def _beam(pen: Pen) -> None:
    for outline, way in (("0,-108 150,-142 150,-92", 1), ("0,-108 -150,-132 -150,-80", -1)):
        ends: tuple[Spot, Spot] = ((0, 0), (1, 0)) if way * pen.side > 0 else ((1, 0), (0, 0))
        light = pen.scene.gradient([(0, GLOW, 0.85), (1, GLOW, 0)], *ends)
        pen.flat(outline, light, smooth=False)


@motif
def temple(pen: Pen, c: str = "paper", wall: str = "paper", glow: str = "", ruin: bool = True) -> None:
    """A temple on three steps, in ruins or whole."""
    for i, (x, y) in enumerate(((66, 0), (60, -6), (54, -12))):
        pen.poly([(-x, y), (-x, y - 6), (x, y - 6), (x, y)], wall, -0.05 * i - 0.05)
    broken = "33,-62! 30,-54! 36,-47! 33,-40! 41,-33! 40,-26! 48,-18!"
    pen.flat(f"-48,-18! -48,-62! {broken if ruin else '48,-62! 48,-18!'}", "ink", 0.12, smooth=False)
    if glow:
        pen.shining().flat("-12,-18! -12,-46 0,-54 12,-46 12,-18!", glow, 0.1)
    for x in (-44, -22, 22, 44) if glow else (-44, -22, 0, 22, 44):
        _column(pen.one(x), wall, -40 if ruin and x == 44 else -62)
    if ruin:
        pen.poly("-55,-63 -55,-72 34,-72 30,-67 34,-63", wall, 0.05)
        pen.poly("-58,-72 -4,-98 12,-90 16,-84 24,-84 30,-72", c, 0.05)
        pen.flat("-44,-75! -4,-93! 8,-87! 14,-75!", c, -0.3, smooth=False)
        pen.poly("50,0 47,-7 58,-11 64,-4 62,1", wall, -0.1)
        pen.poly("66,3 68,-4 76,-3 77,3", wall, -0.15)
    else:
        pen.poly("-55,-63 -55,-72 55,-72 55,-63", wall, 0.05)
        pen.poly("-60,-72 0,-100 60,-72", c, 0.02)
        pen.flat("-44,-75! 0,-94! 44,-75!", c, -0.3, smooth=False)
        pen.ellipse(0, -82, 6, 6, "sun")


def _column(pen: Pen, wall: str, top: float) -> None:
    pen.poly([(-5.5, -18), (-4.5, top + 3), (4.5, top + 3), (5.5, -18)], wall, 0.1)
    pen.shade([(1, -18), (1, top + 3), (4.5, top + 3), (5.5, -18)], wall, -0.3, smooth=False)
    pen.line([(-2, -20), (-1.8, top + 6)], 0.4)
    if top < -50:
        pen.poly([(-7, top + 3), (-8, top - 1), (8, top - 1), (7, top + 3)], wall)


@motif
def bridge(pen: Pen, c: str = "stone", length: float = 80) -> None:
    """A stone bridge of three arches."""
    wide = length / 80
    back = "-80,-24! -40,-42 0,-49 40,-42 80,-24!"
    middle = "24,2! 18,2! 17,-16 11,-28 0,-33 -11,-28 -17,-16 -18,2! -24,2!"
    arches = f"80,2! 69,2! 64,-14 46,-24 29,-14 {middle} -29,-14 -46,-24 -64,-14 -69,2! -80,2!"
    pen.shape(_wide(f"{back} {arches}", wide), c)
    pen.flat(_wide(f"{back} 80,-17! 40,-35 0,-42 -40,-35 -80,-17!", wide), c, 0.3)
    for x, reach, top in ((-46.5, 19, -24), (0, 16, -33), (46.5, 19, -24)):
        within = (
            "0,-24 12,-20 18,-13 22.5,2! 16,2! 12,-11 7,-18" if x else "0,-33 11,-28 17,-16 18,2! 12,2! 11,-14 6,-25"
        )
        pen.shade(_wide(moved(within, x), wide), c, -0.5)
        for a in (-0.85, -0.45, 0, 0.45, 0.85):
            y = top * (1 - 0.75 * a * a)
            pen.line([((x + reach * a) * wide, y - 1), ((x + reach * a) * wide + a * 4, y - 8)], 0.7)
    for i in range(-4, 5):
        x, y = i * 80 / 4.6 * wide, -49 + 25 * (i / 4.6) ** 2
        pen.poly(moved("-3,1 -3,-8 3,-8 3,1", x, y), c, -0.08)
    band = "-80,2 -80,-33 -28,-57 28,-57 80,-33 80,2 69,2 58,-21 35,-21 21,2 0,-33 -21,2 -35,-21 -58,-21 -69,2"
    pen.claim(_wide(band, wide))


def _wide(outline: str | list[Knot], wide: float) -> list[Knot]:
    return [Knot(knot.x * wide, knot.y, knot.corner) for knot in moved(outline)]


@motif
def windmill(pen: Pen, c: str = "paper", wall: str = "ochre", roof: str = "slate", turn: float = 24) -> None:
    """A windmill with four sails."""
    pen.shape("-27,0! -21,-32 -15,-66! 15,-66! 21,-32 28,0! 0,3", wall)
    pen.shade("5,-66! 15,-66! 21,-32 28,0! 9,2! 9,-32", wall, -0.3)
    pen.hatch("-22,-4 -14,-60 2,-60 6,-4", 5, 9, wall, -0.38, (4, 9), 0.8, 0.5)
    pen.shape("-18,-64! -15,-78 0,-88 15,-78 18,-64!", roof)
    pen.shade("2,-87 15,-78 18,-64! 7,-64!", roof, -0.3)
    pen.shape("-7,1! -7,-16 0,-22 7,-16 7,1!", "bark", weight=0.7)
    pen.ellipse(0, -40, 4.5, 5, "ink", 0.1, line=False)
    for k in range(4):
        angle = turn + 90 * k
        pen.poly(turned("13,-2 55,-2 55,14 13,11", angle, 0, -74), c, (0.1, -0.1, -0.16, 0.05)[k])
        for x in (24, 35, 45):
            pen.line(turned([(x, 0), (x, 12.5)], angle, 0, -74), 0.6)
        pen.line(turned("14,6 54,7", angle, 0, -74), 0.6)
        pen.stroke(turned("0,0 58,0", angle, 0, -74), 4, 3, "bark", samples=2)
    pen.ellipse(0, -74, 5, 5, "wood", 0.1)


@motif
def tower(
    pen: Pen, c: str = "stone", wall: str = "stone", flag: str = "", win: str = "ink", crenels: bool = False, n: int = 1
) -> None:
    """A stone tower with a pointed roof, or with battlements."""
    for at in _group(pen, n, 40, 12):
        _shaft(at, wall, win)
        if crenels:
            at.poly(
                "-22,-96 -22,-108 -13,-108 -13,-102 -5,-102 -5,-108 5,-108 5,-102 13,-102 13,-108 22,-108 22,-96",
                c,
                0.1,
            )
            at.shade("4,-96! 4,-102! 5,-108! 13,-102! 13,-108! 22,-108! 22,-96!", c, -0.25, smooth=False)
        else:
            _spire(at, c, flag)


def _shaft(pen: Pen, wall: str, win: str) -> None:
    pen.shape("-19,0! -15,-40 -15,-82! -20,-87! -20,-98! 20,-98! 20,-87! 15,-82! 15,-40 20,0! 0,2", wall, 0.04)
    pen.shade("4,-98! 20,-98! 20,-87! 15,-82! 15,-40 20,0! 7,1! 5,-50", wall, -0.3)
    for y in range(-8, -90, -10):
        x = pen.rng.uniform(-12, 4)
        pen.line([(x, y), (x + 8, y)], 0.6, opacity=0.7)
    for x, y in ((0, -66), (-3, -38)):
        pen.shape(moved("-4.5,0! -4.5,-9 0,-13 4.5,-9 4.5,0!", x, y), win, weight=0.7)
    pen.flat("-6.5,1! -6.5,-14 0,-21 6.5,-14 6.5,1!", "ink", 0.1)


def _spire(pen: Pen, c: str, flag: str) -> None:
    pen.shape("-26,-96! -11,-116 0,-142! 11,-116 26,-96! 0,-91", c, -0.06)
    pen.shade("0,-142! 11,-116 26,-96! 9,-92 4,-114", c, -0.36)
    for y, x in ((-103, 14), (-113, 8), (-123, 5)):
        pen.line([(-x, y + 1), (-x / 3, y + 3)], 0.6, opacity=0.7)
    if flag:
        pen.line("0,-141 0,-162", 1.1)
        pen.shape("0,-162! 10,-159 22,-162! 17,-155! 22,-148! 10,-151 0,-148!", flag)


@motif
def stairs(pen: Pen, c: str = "stone", steps: int = 7) -> None:
    """A flight of stone stairs, seen from above and from the side."""
    run, slope, rise = 72 / steps, 32 / steps, 60 / steps
    front, side = (-0.14, -0.4) if pen.side > 0 else (-0.4, 0)
    nose = [(run * i - 13, -(slope + rise) * i - rise) for i in range(steps)]
    near = [spot for x, y in nose for spot in ((x, y + rise), (x, y), (x + run, y - slope))]
    far = [(x - 46, y - 14) for x, y in near]
    foot = near[-1][0], -32.0
    pen.poly([*far, near[-1], foot, near[0]], c)
    pen.flat([*near, foot], c, side, smooth=False)
    for i in range(0, 3 * steps, 3):
        pen.flat([near[i + 1], near[i + 2], far[i + 2], far[i + 1]], c, 0.38, smooth=False)
        pen.flat([near[i], near[i + 1], far[i + 1], far[i]], c, front, smooth=False)
        pen.line([near[i + 1], far[i + 1]], 0.8)
        pen.line([near[i], far[i]], 0.4)
        pen.line([near[i], near[i + 1]], 0.5)
    pen.hatch([(-4, -8), (55, -80), (55, -36)], -24, 9, c, -0.6, (6, 13), 0.9, 0.7)


@motif
def door(pen: Pen, c: str = "sea", wall: str = "stone", glow: str = "sun") -> None:
    """A gate that stands alone, its leaf ajar onto light."""
    pen.poly("-44,3 -41,-5 41,-5 44,3", wall, -0.15)
    pen.shape(
        "-35,-5! -34,-60 -24,-84 0,-96 24,-84 34,-60 35,-5! 22,-5! 22,-58 14,-74 0,-81 -14,-74 -22,-58 -22,-5!",
        wall,
        0.05,
    )
    pen.shade("8,-94 24,-84 34,-60 35,-5! 28,-5! 28,-60 18,-79 6,-86", wall, -0.3)
    light = pen.shining()
    light.flat("-22,-5! -22,-58 -14,-74 0,-81 14,-74 22,-58 22,-5!", glow, 0.3)
    light.flat("-8,-5! 4,-40 2,-76 14,-72 20,-56 22,-5!", glow, 0.6, opacity=0.7)
    for angle in (20, 50, 80, 110, 140, 160):
        x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        pen.line([(23 * x, -58 - 23 * y), (34 * x, -59 - 36 * y)], 0.8)
    for y in (-20, -40):
        pen.line([(-34, y), (-22, y)], 0.8)
        pen.line([(22, y + 4), (34, y + 4)], 0.8)
    pen.shape("-22,-5! -22,-58 -14,-74 -5,-79! -3,1!", c, weight=0.8)
    pen.flat("-22,-5! -22,-58 -18,-67 -17,-4!", c, 0.25)
    for x in (-16.5, -10):
        pen.line([(x, -3), (x, -68)], 0.6)
    for y in (-18, -56):
        pen.line([(-22, y), (-4, y + 1)], 1.1)
    pen.ellipse(-7, -36, 2.6, 2.6, "gold")


@motif
def house(pen: Pen, c: str = "coral", wall: str = "paper", win: str = "sun", n: int = 1) -> None:
    """A small house with a chimney."""
    for at in _group(pen, n, 84, 4, 48):
        _cottage(at, c, wall, win)


def _cottage(pen: Pen, c: str, wall: str, win: str) -> None:
    pen.poly("-32,0 -31,-36 14,-36 14,0", wall, 0.05)
    pen.poly("14,0 14,-36 25,-54 37,-36 38,0", wall, _lit(pen, -0.3))
    pen.poly("-9,-58 -9,-78 1,-78 1,-58", "stone", -0.1)
    pen.poly("-38,-33 -25,-64 24,-64 14,-33", c)
    pen.poly("24,-64 43,-32 37,-30 23,-55 15,-32 13,-34", c, _lit(pen, -0.28))
    pen.flat("-37,-36! -35.5,-40! 16.5,-40! 15,-36!", c, -0.3, smooth=False)
    pen.hatch("-33,-41 -24,-62 21,-62 15,-41", 0, 6, c, -0.42, (5, 10), 0.8, 0.7)
    pen.shape("-14,0! -14,-18 -8,-23 -2,-18 -2,0!", "bark", -0.1, weight=0.7)
    for x in (-23, 6):
        pen.poly(moved("-4.5,-12 -4.5,-24 4.5,-24 4.5,-12", x), win, 0.1)
        pen.line([(x, -12), (x, -24)], 0.5)
    pen.ellipse(26, -26, 5, 5.6, win, 0.05)


@motif
def fountain(pen: Pen, c: str = "lagoon", wall: str = "stone") -> None:
    """A fountain of two bowls, its water leaping and falling."""
    pen.poly("-46,3 -42,-7 42,-7 46,3", wall, -0.15)
    pen.shape("-62,-27! -56,-12 -40,-5! 40,-5! 56,-12 62,-27!", wall)
    pen.shade("14,-20 62,-27! 56,-12 40,-5! 18,-5!", wall, -0.3)
    for x in (-46, -32, -17, 0, 17, 32, 46):
        pen.line([(x, -17), (x * 0.9, -8)], 0.8)
    pen.ellipse(0, -27, 62, 8.5, wall, 0.2)
    pen.ellipse(0, -26.5, 54, 6, c, -0.15, line=False)
    pen.shape("-10,-24! -6,-36 -7,-54! 7,-54! 6,-36 10,-24! 0,-22", wall)
    pen.shade("1,-54! 7,-54! 6,-36 10,-24! 2,-22!", wall, -0.3)
    for way in (1, -1):
        _fall(pen, "30,-66 40,-60 47,-26", 4, 9, c, way)
        _fall(pen, "15,-62 23,-56 26,-22", 4, 9, c, way)
    pen.shape("-34,-68! -27,-57 -9,-52 9,-52 27,-57 34,-68!", wall)
    pen.shade("8,-64 34,-68! 27,-57 9,-52 6,-52!", wall, -0.3)
    pen.ellipse(0, -68, 34, 5, wall, 0.2)
    pen.ellipse(0, -67.8, 28, 3, c, -0.15, line=False)
    for way in (1, -1):
        _fall(pen, "1,-76 6,-106 17,-110 23,-92 24,-67", 3, 8, c, way)
        _fall(pen, "1,-72 4,-92 9,-95 12,-84 12,-66", 3, 5, c, way)
        pen.ellipse(31 * way, -100, 2.4, 3, c, 0.3)
    pen.ellipse(0, -118, 3, 3.6, c, 0.3)


def _fall(pen: Pen, through: str, start: float, end: float, c: str, way: int) -> None:
    """A jet of water that comes down in foam."""
    line = moved(through, flip=way < 0)
    pen.stroke(line, start, end, c, 0.3, samples=8)
    pen.line(line[-3:], 0.6, "white")
    pen.ellipse(line[-1].x, line[-1].y, end * 0.75, end * 0.35, "foam", line=False)


@motif
def waterwheel(pen: Pen, c: str = "wood", wall: str = "stone", water: str = "lagoon") -> None:
    """A mill wheel under a trough of running water."""
    pen.shape("-72,-2! -67,-40 -66,-88! -40,-88! -38,-40 -34,-2!", wall, -0.02)
    pen.one(-53).shade("5,-88! 13,-88! 15,-40 19,-2! 8,-2!", wall, -0.32)
    for x, y in ((-63, -14), (-52, -26), (-64, -38), (-54, -50), (-63, -62), (-52, -74)):
        pen.line([(x, y), (x + 11, y)], 0.8, opacity=0.7)
    pen.stroke("-80,-101 -4,-98 26,-98 47,-76 54,-40 55,-2", 8, 12, water, 0.25, samples=15)
    pen.line("8,-99 30,-94 46,-72 52,-44", 0.8, "white")
    pen.poly("-82,-101 -82,-87 -6,-85 -6,-97", "bark", 0.1)
    pen.line("-78,-94 -14,-91", 0.7)
    for x in (-14, 26):
        pen.stroke([(6, -49), (x, -2)], 7, 8, "bark", -0.2, samples=2)
    _wheel(pen.one(6, -49), c)
    pen.wash(-84, 80, 1, 12)


def _wheel(pen: Pen, c: str) -> None:
    for k in range(12):
        pen.poly(turned("34,-3.4 48,-3.4 48,3.4 34,3.4", 30 * k + 8), c, -0.2)
    for k in range(4):
        pen.stroke(turned("-37,0 37,0", 45 * k + 8), 5, 5, c, -0.05, samples=2)
    pen.shape(_hoop(41, 32), c)
    pen.shade("41,0 34,22 18,37 0,41! 0,35 18,28 30,13 35,0!", c, -0.32)
    pen.ellipse(0, 0, 14, 14, c, -0.1)
    pen.ellipse(0, 0, 5.5, 5.5, "gold")


def _hoop(outer: float, inner: float) -> list[Knot]:
    """A ring with a hole in it."""
    around, within = ([Knot(*spot) for spot in ring(0, 0, r, r, 16)] for r in (outer, inner))
    return [*_looped(around), *_looped(within)[::-1]]


def _looped(loop: list[Knot]) -> list[Knot]:
    seam = loop[0]._replace(corner=True)
    return [seam, *loop[1:], seam]


@motif
def tent(pen: Pen, c: str = "crimson", n: int = 1) -> None:
    """A striped tent of the fair, with a pennant."""
    for at in _group(pen, n, 106, 4, 54):
        _pavilion(at, c)


def _pavilion(pen: Pen, c: str) -> None:
    stripe, tone = _second(c)
    pen.line("0,-96 0,-122", 1.3)
    pen.shape("0,-122! 10,-120 24,-114! 10,-111 0,-108!", c)
    pen.poly("-46,0 -40,-46 40,-46 46,0", c)
    for x in (-33, 18):
        pen.flat(corners([(x * 0.87, -46), (x, 0), (x + 15, 0), ((x + 15) * 0.87, -46)]), stripe, tone, smooth=False)
    pen.shade("30,-46! 40,-46! 46,0! 34,0!", "ink", smooth=False, opacity=0.25)
    pen.shape("0,-46! -6,-20 -16,1! 16,1! 6,-20", "ink", 0.1, weight=0.7)
    for way in (-1, 1):
        flap = moved("0,-46! 8,-24 20,0! 13,1! 5,-16", flip=way < 0)
        pen.shape(flap, stripe, tone - 0.2 * (way == pen.side), weight=0.6)
    _canopy(pen, c, 54, -44, -100, 5)
    pen.claim("-46,1 -54,-40 -28,-60 -9,-82 -2,-122 25,-118 25,-111 3,-106 9,-82 28,-60 54,-40 46,1")


def _canopy(pen: Pen, c: str, half: float, eave: float, top: float, gores: int) -> None:
    """A striped roof of cloth: gores from the tip to a scalloped edge."""
    second = _second(c)
    xs = [-half + 2 * half * i / gores for i in range(gores + 1)]
    pen.shape(_gore(-half, half, eave, top), c)
    for i, (a, b) in enumerate(pairwise(xs)):
        ink, tone = second if i % 2 else (c, 0)
        pen.shape(
            [
                Knot(a, eave, True),
                Knot(a + 2, eave + 6),
                Knot((a + b) / 2, eave + 10),
                Knot(b - 2, eave + 6),
                Knot(b, eave, True),
            ],
            ink,
            tone - 0.08,
            weight=0.7,
        )
        if i % 2:
            pen.flat(_gore(a, b, eave, top), ink, tone)
    pen.shade(_gore(half * 0.45, half, eave, top), "ink", opacity=0.25)
    for x in xs[1:-1]:
        pen.line([(x, eave), (x * 0.52, eave * 0.71 + top * 0.29), (x * 0.17, eave * 0.36 + top * 0.64), (0, top)], 0.4)


def _gore(a: float, b: float, eave: float, top: float) -> list[Knot]:
    high, low = eave * 0.36 + top * 0.64, eave * 0.71 + top * 0.29
    left, right = ([Knot(x * 0.17, high), Knot(x * 0.52, low), Knot(x, eave, True)] for x in (a, b))
    return [Knot(0, top, True), *left, *right[::-1]]


@motif
def carousel(pen: Pen, c: str = "coral", horse: str = "white") -> None:
    """A merry-go-round with three horses under a striped roof."""
    pen.shape("-60,-9! 60,-9! 56,1 0,6 -56,1", "wood")
    pen.shade("20,-4 60,-9! 56,1 18,5!", "wood", -0.3)
    pen.ellipse(0, -9, 60, 6, "sand", -0.1)
    pen.poly("-13,-9 -11,-80 11,-80 13,-9", "plum")
    for x, y in ((-38, -38), (38, -38), (0, -28)):
        pen.stroke([(x, -9), (x, -80)], 3, 3, "gold", samples=2)
        _horse(pen.one(x, y), horse, c)
    _canopy(pen, c, 66, -78, -116, 7)
    pen.ellipse(0, -119, 4.5, 4.5, "gold")


def _horse(pen: Pen, horse: str, c: str) -> None:
    for leg in ("-8,2 -16,4 -15,12", "-6,3 -9,10 -16,14", "9,2 14,7 11,15", "8,3 9,10 16,14"):
        pen.stroke(leg, 4.5, 3, horse, -0.15, samples=4)
    pen.stroke("11,-4 19,-5 20,6", 3, 5, "bark", samples=6)
    pen.shape("-23,-12! -20,-19 -13,-26! -9,-20 -5,-10 2,-6 9,-8 14,-2 12,5 0,6 -10,5 -12,-4 -14,-11 -19,-9", horse)
    pen.stroke("-11,-22 -6,-14 -4,-8", 3, 5, "bark", line=False, samples=6)
    pen.shape("-3,-8! 6,-9! 7,1 2,3 -3,1", c, weight=0.6)
    pen.ellipse(-17, -16, 1.3, 1.3, "ink", line=False)


@motif
def ladder(pen: Pen, c: str = "wood") -> None:
    """A wooden ladder that leans."""
    for i in range(7):
        y = -9 - 14.5 * i
        x = -y * 0.3 - 32
        pen.stroke([(x, y), (x + 37, y)], 4.6, 4.6, c, 0.15, samples=2)
    for x in (-32, 5):
        tone = -0.08 - 0.12 * pen.side if x > 0 else -0.08 + 0.12 * pen.side
        pen.stroke([(x, 0), (x + 33, -112)], 7, 6, c, tone, samples=2)
        for y in (-24, -53, -82):
            pen.line([(x - y * 0.3, y), (x - y * 0.3 + 3, y - 11)], 0.6, opacity=0.7)


@motif
def throne(pen: Pen, c: str = "gold", cushion: str = "crimson") -> None:
    """A high royal chair with a cushion and arm rests."""
    pen.poly("-52,3 -48,-6 48,-6 52,3", "stone", -0.1)
    pen.shape("-28,-20! -30,-86! -15,-90 0,-106! 15,-90 30,-86! 28,-20!", c)
    pen.shade("16,-90 30,-86! 28,-20! 20,-20! 21,-78!", c, -0.32)
    pen.shade("-27,-30! -28,-83! -24,-84! -23,-30!", c, 0.4)
    pen.shape("-19,-30! -20,-76! -9,-80 0,-92 9,-80 20,-76! 19,-30!", cushion, weight=0.7)
    pen.shade("5,-86 9,-80 20,-76! 19,-30! 8,-30!", cushion, -0.3)
    for x, y in ((-8, -72), (8, -72), (0, -61), (-9, -51), (9, -51)):
        pen.ellipse(x, y, 1.8, 1.8, c, 0.2, line=False)
    for x, y, r in ((-30, -90, 5), (30, -90, 5), (0, -109, 6)):
        pen.ellipse(x, y, r, r, c, 0.1)
    pen.poly("-34,-34 34,-34 34,-16 -34,-16", c, -0.15)
    for x in (-18, 0, 18):
        pen.flat(corners([(x - 5, -24), (x, -28), (x + 5, -24), (x, -20)]), cushion, -0.1)
    pen.shape("-35,-34 -36,-41 -26,-45 26,-45 36,-41 35,-34 0,-32", cushion, 0.08)
    for x in (-38, 38):
        tone = -0.2 if x * pen.side > 0 else 0
        pen.poly(moved("-6,-4 -5,-54 5,-54 6,-4", x), c, tone)
        for y in (-14, -44):
            pen.line([(x - 5, y), (x + 5, y)], 0.8)
        pen.ellipse(x, -57, 8, 8, c, tone + 0.1)
        pen.ellipse(x, -57, 3, 3, c, -0.45, line=False)
