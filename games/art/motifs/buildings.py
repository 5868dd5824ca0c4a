"""What people have built: houses and towers, gates and stairs, and the great toys of the fair."""

import math

from games.art.geometry import (
    Knot,
    Spot,
    moved,
    turned,
)
from games.art.inks import GLOW
from games.art.motifs.groups import side_by_side
from games.art.motifs.register import motif
from games.art.pen import Pen


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
    for at in side_by_side(pen, n, 40, 12):
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
    for at in side_by_side(pen, n, 84, 4, 48):
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
