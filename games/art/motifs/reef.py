"""Small life of shallow water."""

import math

from games.art.geometry import (
    Knot,
    Spot,
    brush,
    curve,
    moved,
    spots,
    turned,
)
from games.art.inks import mark
from games.art.motifs.groups import grove, shoal
from games.art.motifs.register import motif
from games.art.motifs.sea import gaze
from games.art.pen import Pen


@motif
def crab(pen: Pen, c: str = "coral", n: int = 1) -> None:
    """A crab from the front: claws up, eyes on stalks."""
    for one in shoal(pen, n, 148, 102, vary=0.15):
        _crab(one, c)


def _crab(pen: Pen, c: str) -> None:
    for flip in (False, True):
        for leg in ("22,-24 46,-34 60,-14", "22,-18 44,-22 54,0", "18,-12 34,-12 40,3"):
            pen.stroke(moved(leg, flip=flip), 8, 2, c, -0.2)
        pen.stroke(moved("26,-28 44,-36 50,-52", flip=flip), 9, 8, c, -0.1)
        pen.shape(moved("45,-50 33,-64 34,-82 46,-92! 48,-72! 60,-86! 66,-72 64,-58 56,-49", flip=flip), c)
        pen.stroke(moved("11,-42 13,-60", flip=flip), 4.5, 4, c, -0.1)
    pen.shape("-38,-26 -26,-42 0,-47 26,-42 38,-26 28,-10 0,-4 -28,-10", c)
    pen.shade("14,-45 27,-41 37,-26 28,-11 0,-5 -22,-9 14,-16 24,-28", c, -0.3)
    pen.shade("-34,-28 -25,-40 -6,-45 -22,-35", c, 0.45)
    pen.hatch("-30,-24 -18,-16 0,-9 22,-12 30,-24 18,-22 -14,-24", 8, 5, c, mark(c), (4, 9), 0.9, 0.5)
    for x in (-50, 48):
        pen.shade([(x - 12, -62), (x - 11, -78), (x - 6, -84), (x - 7, -66)], c, 0.45)
    for x, y, r in ((-8, -37, 2.6), (3, -40, 2), (10, -35, 2.4)):
        pen.ellipse(x, y, r, r * 0.8, c, 0.5, line=False)
    pen.line("-14,-20 -6,-14 6,-14 14,-20", 1.2, c, mark(c))
    for x in (-13, 13):
        gaze(pen, x, -64, 7)


@motif
def jellyfish(pen: Pen, c: str = "lilac", n: int = 1) -> None:
    """A jellyfish: a bell with a frilled hem and trailing arms."""
    for one in shoal(pen, n, 104, 114, vary=0.25, tilt=8):
        _jellyfish(one, c)


def _jellyfish(pen: Pen, c: str) -> None:
    for x, low, sway in ((-28, -18, 5), (28, -26, -5), (-15, -2, 6), (16, -8, -6)):
        wave = [(x + sway * (-1) ** i * (0.4 + 0.15 * i), -64 + (low + 64) * i / 4) for i in range(5)]
        pen.stroke(wave, 6, 2.5, c, -0.18, samples=12)
    pen.stroke("0,-64 6,-50 -6,-36 6,-21 -3,-7 2,3", 14, 3, c, 0.35, samples=15)
    pen.shape(
        "-39,-60! -38,-82 -24,-100 0,-106 24,-100 38,-82 39,-60! 32,-53 22,-60! 12,-52 0,-60! -12,-52 -22,-60! -32,-53",
        c,
    )
    pen.shade("10,-104! 24,-100 38,-82 39,-60! 32,-54 22,-60! 17,-56 27,-78", c, -0.28)
    pen.shade("-34,-72 -31,-85 -20,-97 -8,-102 -22,-88 -27,-74", c, 0.55)
    for x, high in ((-22, -76), (0, -80), (22, -76)):
        pen.line([(x * 0.75, high), (x, -61)], 1.6, c, mark(c))
    for x, y, r in ((-5, -90, 4), (9, -93, 3), (3, -99, 2)):
        pen.ellipse(x, y, r, r * 0.85, c, 0.55, line=False)


@motif
def seahorse(pen: Pen, c: str = "sun", n: int = 1) -> None:
    """A seahorse in profile, with its tail curled."""
    for one in shoal(pen, n, 94, 122, vary=0.12, pairs=True):
        _seahorse(one, c)


def _seahorse(pen: Pen, c: str) -> None:
    pen.shape("14,-64! 32,-72 39,-58 35,-44 16,-38!", c, 0.35)
    for near, far in ((-57, -62), (-51, -53), (-45, -45)):
        pen.line([(18, near), (33, far)], 0.9, c, -0.5)
    along = curve("4,-92 12,-78 7,-62 3,-48 9,-31 15,-16 7,-2 -11,0 -21,-12 -14,-25 -3,-21 -6,-12", 33)
    pen.shape(brush(along, _horse), c)
    pen.shape(
        "14,-102! 10,-112! 4,-107! -2,-117! -6,-107! -13,-111! -14,-102 -22,-94 -38,-93! -41,-87! -38,-80! -20,-82 "
        "-10,-76 6,-78! 20,-84! 15,-90! 22,-96!",
        c,
    )
    pen.flat("20,-86! 14,-76 14,-62 18,-50 18,-36 18,-16 10,-2 16,-16 13,-34 12,-50 8,-62 10,-78", c, -0.3)
    for i in range(5, 29, 3):
        (x, y), (ahead_x, ahead_y) = along[i], along[i + 1]
        long, half = math.hypot(ahead_x - x, ahead_y - y), _horse(i / 33) * 0.42
        across = (ahead_y - y) / long * half, (ahead_x - x) / long * half
        pen.line([(x - across[0], y + across[1]), (x + across[0] * 0.5, y - across[1] * 0.5)], 0.9, c, mark(c))
    pen.flat("-38,-91! -22,-92 -12,-100 -4,-103 -12,-92 -24,-88", c, 0.45)
    gaze(pen, -5, -94, 5)


def _horse(t: float) -> float:
    bulge = math.exp(-(((t - 0.3) / 0.13) ** 2))
    return 16 * math.pow(1 - t, 1.1) + 17 * bulge + 2


@motif
def shell(pen: Pen, c: str = "rose", n: int = 1) -> None:
    """Scallop shells, like fans, large and small."""
    for one in shoal(pen, n, 126, 92, vary=0.45, tilt=16):
        _shell(one, c)


def _shell(pen: Pen, c: str) -> None:
    pen.shape("-25,-1! -21,-14 0,-20 21,-14 25,-1! 0,3", c, -0.2)
    edge = [_fan(i / 7, 66) for i in range(8)]
    rim = [Knot(*edge[i], corner=True, bump=(_fan((i + 0.1) / 7, 77), _fan((i + 0.9) / 7, 77))) for i in range(7)]
    pen.shape([*rim, Knot(*edge[-1], corner=True), *moved("10,-3! -10,-3!")], c)
    pen.touch(pen.placed([_fan(t / 6, 74) for t in range(7)]))
    for i in range(7):
        rib = [_fan((i + 0.3) / 7, 24), _fan((i + 0.2) / 7, 66), _fan((i + 0.5) / 7, 71), _fan((i + 0.8) / 7, 66)]
        pen.shade(rib, c, 0.35 - 0.11 * i)
    for reach in (34, 52):
        pen.line([_fan(t / 6, reach) for t in range(1, 6)], 0.7, c, mark(c))
    for x, y in edge[1:-1]:
        pen.line([(x * 0.1, -8), (x * 0.97, y * 0.97)], 1.3, c, mark(c) * 1.5)


def _fan(t: float, reach: float) -> Spot:
    a = math.radians(-164 + 148 * t)
    return reach * 0.78 * math.cos(a), -8 + reach * math.sin(a)


@motif
def coral(pen: Pen, c: str = "rose", n: int = 1) -> None:
    """Branching coral with round tips."""
    for one in grove(pen, n, 92, (1, 0.72, 0.88, 0.64, 0.7, 0.82)):
        one.shape("-26,3! -20,-7 -8,-10 0,-12 10,-10 21,-7 27,3!", "stone")
        one.shape([Knot(-13, -3, corner=True), *_branch(0, 4, 0, 22, 18), Knot(13, -3, corner=True)], c, -0.26)
        one.touch([one.at(x, y) for x, y in spots(moved(_branch(0, 4, 0, 22, 18), size=1.1))])
        one.flat(moved(_branch(0, 4, 0, 22, 11), -1.6 * one.side, -1.4), c, 0.08)
        for x, y in spots(_branch(0, 4, 0, 22, 2))[::3]:
            one.ellipse(x, y + 1, 2.2, 2.2, c, 0.6, line=False, hit=False)


TWIGS = (((-54, 30), (-3, 40), (50, 28)), ((-38, 26), (0, 34), (36, 25)))  # how they lean, how far they reach


def _branch(x: float, y: float, lean: float, reach: float, wide: float, order: int = 0) -> list[Knot]:
    """The outline of a branch with all its twigs, from its left foot round to its right one."""
    top = turned([(0, -reach)], lean, x, y)[0]
    if order == len(TWIGS):
        half = wide * 0.62
        ends = [(-half * 0.8, half), (-half * 1.3, -half * 1.6), (half * 1.3, -half * 1.6), (half * 0.8, half)]
        left, out, back, right = turned(ends, lean, top.x, top.y)
        return [Knot(left.x, left.y, bump=((out.x, out.y), (back.x, back.y))), right]
    around = turned([(-wide / 2, reach * 0.4)], lean, top.x, top.y)
    for i, (away, far) in enumerate(TWIGS[order]):
        if i:
            between = (TWIGS[order][i - 1][0] + away) / 2
            crotch = turned([(0, -wide * 0.62)], lean + between, top.x, top.y)[0]
            around.append(Knot(crotch.x, crotch.y, corner=True))
        around += _branch(top.x, top.y, lean + away, far, wide * 0.78, order + 1)
    return around + turned([(wide / 2, reach * 0.4)], lean, top.x, top.y)
