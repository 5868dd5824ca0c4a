"""What hangs or flies in the sky: moon, sun, stars, rainbow, clouds, birds, northern lights, lightning and a comet."""

import math
from itertools import accumulate, pairwise

from games.art import geometry
from games.art.geometry import Knot, corners, curve, moved, turned
from games.art.inks import DARK, GLOW, INKS, MANY, mix
from games.art.motifs.register import motif
from games.art.pen import Pen


def _halo(pen: Pen, y: float, *reaches: float) -> None:
    for reach in reaches:
        pen.ellipse(0, y, reach, reach, GLOW, line=False, hit=False, opacity=0.17)


# sun, moon and stars


@motif
def sun(pen: Pen, c: str = "sun", rays: bool = False) -> None:
    """The sun: a flat disc in two rings of light, with rays if wanted."""
    pen = pen.shining()
    _halo(pen, -50, 78, 61)
    if rays:
        for i in range(16):
            reach = 82 if i % 2 == 0 else 70
            pen.flat(turned([(-6, -51), (0, -reach), (6, -51)], 22.5 * i, 0, -50), c, 0.1, smooth=False)
    pen.ellipse(1.2, -48.4, 45.5, 45.5, c, -0.3, line=False)
    pen.ellipse(0, -50, 45, 45, c, line=False)
    pen.shade("26,-87 41,-69 45,-50 37,-24 20,-9 -2,-5 24,-18 37,-44 36,-68", c, -0.1)
    pen.shade("-38,-58 -32,-76 -14,-89 -24,-76 -32,-58", c, 0.4)
    pen.hatch("-34,-46 -18,-78 10,-84 4,-60 -20,-30", -40, 9, c, 0.35, (8, 16), 1, 0.5)


@motif
def moon(pen: Pen, c: str = "paper", phase: str = "crescent") -> None:
    """The moon, a crescent or full, in two rings of light."""
    pen = pen.shining()
    _halo(pen, -50, 74, 60)
    if phase == "full":
        pen.ellipse(1.4, -48.2, 48, 48, c, -0.4, line=False)
        pen.ellipse(0, -50, 48, 48, c, line=False)
        pen.shade("22,-92 40,-76 48,-52 40,-24 20,-7 -4,-3 22,-20 35,-48 33,-72", c, -0.14)
        craters = [(-14, -64, 9), (14, -42, 12), (10, -78, 6), (-22, -34, 6), (-2, -20, 5), (-31, -54, 4)]
    else:
        crescent = "17,-98! -20,-92 -46,-64 -44,-30 -18,-6 17,-2! -5,-20 -12,-50 -4,-80"
        pen.shape(moved(crescent, 1.6, 2), c, -0.4, line=False)
        pen.shape(crescent, c, line=False)
        pen.claim(crescent)
        craters = [(-28, -60, 6), (-25, -34, 7), (-14, -80, 4)]
    for x, y, r in craters:
        pen.ellipse(x, y, r, r * 0.9, c, -0.18, line=False)
        pen.ellipse(x + 0.16 * r * pen.side, y + r * 0.18, r * 0.76, r * 0.66, c, -0.09, line=False)


SCATTERED = (  # the stars of one, of two, of three and so on
    "0,-46",
    "26,-56 -39,-21",
    "6,-60 -42,-20 40,-22",
    "-19,-65 45,-75 29,-20 -47,-13",
    "18,-68 46,-20 -42,-72 2,-12 -44,-19",
    "-40,-70 47,-77 44,-30 9,-60 -45,-14 0,-13",
    "-41,-19 -5,-46 -37,-73 3,-80 47,-13 7,-11 41,-60",
    "-42,-72 -5,-39 9,-76 12,-9 47,-13 34,-47 -42,-18 49,-79",
    "-39,-17 17,-79 6,-15 -51,-52 28,-46 -41,-80 -13,-54 49,-76 46,-14",
    "3,-74 48,-43 -47,-41 -51,-8 -37,-76 -13,-41 16,-16 -21,-10 44,-77 52,-9",
    "-44,-48 -49,-11 47,-12 -52,-82 20,-37 51,-79 15,-74 50,-49 -17,-20 13,-8 -22,-79",
    "13,-42 -51,-70 -48,-38 10,-8 -18,-15 -25,-81 44,-15 50,-49 38,-78 -51,-8 5,-78 -20,-53",
)


@motif
def star(pen: Pen, c: str = "sun", n: int = 3) -> None:
    """Five-pointed stars, large and small, loosely scattered: up to twelve."""
    pen = pen.shining()
    for i, spot in enumerate(moved(SCATTERED[n - 1])):
        pen.part()
        reach = 46 / n**0.45 * (1, 0.62, 0.8, 0.52, 0.7, 0.58)[i % 6]
        _star(pen, c, spot.x, spot.y, reach, (0, 9, -11, 14, -6)[i % 5])


def _star(pen: Pen, c: str, x: float, y: float, reach: float, turn: float) -> None:
    """A star of ten facets: one half of each ray is in the shade."""
    outline = geometry.star(0, 0, reach, reach * 0.45)
    pen.shape(turned(outline, turn, x, y), c, 0.12)
    first, second = (0, 1) if pen.side > 0 else (-1, 0)
    halves = [knot for i in range(0, 10, 2) for knot in (Knot(0, 0), outline[i + first], outline[i + second])]
    pen.flat(turned(halves, turn, x, y), c, -0.2, smooth=False)


@motif
def comet(pen: Pen, c: str = "sun") -> None:
    """A comet: a star with a long forked tail."""
    pen = pen.shining()
    pen.shape(
        "46,-40! 8,-60 -36,-82 -84,-112! -60,-86 -46,-74! -62,-76 -94,-80! -60,-62 -36,-52! -50,-52 -68,-48! -30,-32"
        " 4,-14 28,-10!",
        c,
        0.42,
    )
    pen.flat("36,-36! -4,-47 -40,-62 -76,-76! -36,-52 0,-32 30,-20!", "white")
    pen.flat("30,-24! -4,-27 -30,-39 -54,-47! -26,-34 0,-18 26,-12!", c, 0.1)
    pen.flat("42,-41! 8,-55 -32,-75 -66,-98! -30,-69 6,-49 38,-36!", c, 0.1)
    _star(pen, c, 40, -28, 34, -24)
    for x, y, reach in ((-70, -28, 7), (-14, -98, 8), (4, 2, 5)):
        pen.sparkle(x, y, reach, c, 0.5)


# light and weather


@motif
def rainbow(pen: Pen, c: str = MANY, opacity: float = 0.8) -> None:
    """A rainbow of all colours, or of six tones of one."""
    bands = ("crimson", "coral", "sun", "leaf", "sea", "plum")
    for i, ink in enumerate(bands):
        outer, tone = 100 - 7 * i, 0.15
        if c != MANY:
            ink, tone = c, 0.5 - 0.16 * i
        pen.shape(_arch(outer, outer - 7.6), ink, tone, line=False, opacity=opacity)
    pen.claim(
        "-100,0 -92,-38 -71,-71 -38,-92 0,-100 38,-92 71,-71 92,-38 100,0"
        " 57,0 49,-28 28,-49 0,-57 -28,-49 -49,-28 -57,0"
    )


def _arch(outer: float, inner: float) -> list[Knot]:
    return _arc(outer, -1) + _arc(inner, 1)


def _arc(reach: float, way: int) -> list[Knot]:
    """Half a circle of four Bézier curves, from the left to the right (-1) or back (1)."""
    made = []
    bow = reach * 4 / 3 * math.tan(math.pi / 16)
    spots = [(way * reach * math.cos(math.pi * i / 4), -reach * math.sin(math.pi * i / 4)) for i in range(5)]
    for (x, y), (tx, ty) in pairwise(spots):
        out, back = (way * y * bow / reach, -way * x * bow / reach), (way * ty * bow / reach, -way * tx * bow / reach)
        made.append(Knot(x, y, corner=True, bump=((x + out[0], y + out[1]), (tx - back[0], ty - back[1]))))
    return [*made, Knot(*spots[-1], corner=True)]


CLOUDS = ((0, 0, 1), (-92, -44, 0.62), (88, -52, 0.74), (-40, -96, 0.5), (132, 8, 0.55), (-140, 10, 0.5))


@motif
def cloud(pen: Pen, c: str = "white", n: int = 1) -> None:
    """Flat-footed clouds with round heads: up to six."""
    for x, y, size in sorted(CLOUDS[:n], key=_height):
        pen.part()
        _cloud(pen.one(x, y, size), c)


def _height(place: tuple[float, float, float]) -> float:
    return place[1]


def _cloud(pen: Pen, c: str) -> None:
    heads = (0.19, 0.36, 0.28, 0.17) if pen.rng.random() < 0.5 else (0.17, 0.27, 0.37, 0.19)
    cuts = [0.0, *accumulate(heads[:-1]), 1.0]
    foot = corners([(60, -7), (-60, -7)])
    foot[1:1] = moved("65,-3 60,1 24,2 -24,2 -60,1 -65,-3")
    crown = _crown(cuts, 120, -7, 1)
    pen.shape([*crown, *foot], c, weight=0.75)
    pen.touch(
        [pen.at((knot.bump[0][0] + knot.bump[1][0]) / 2, knot.bump[0][1] * 0.75 - 8) for knot in crown if knot.bump]
    )
    pen.flat([*_crown(cuts, 106, -4, 0.42), *corners([(53, -4), (54, 0), (-54, 0)])], c, -0.16)
    pen.hatch("-44,-24 -20,-40 20,-40 40,-24 30,-22 -30,-22", -12, 8, c, -0.14, (7, 16), 0.8, 0.7)
    for x, y, long in ((-50, 8, 58), (4, 9, 44), (-30, 13, 46), (-8, 17, 30)):
        pen.flat(moved([(0, 0), (long / 2, -1.1), (long, 0), (long / 2, 1.1)], x, y), c, opacity=0.7)


def _crown(cuts: list[float], wide: float, y: float, lift: float) -> list[Knot]:
    """The round heads of a cloud, one Bézier curve each."""
    made = []
    for a, b in pairwise(cuts):
        left, right = (a - 0.5) * wide, (b - 0.5) * wide
        here, there = (y - 27 * lift * max(0, math.sin(math.pi * t)) ** 0.8 for t in (a, b))
        high = min(here, there) - ((right - left) * 0.82 + 5) * lift
        out = (right - left) * 0.12
        made.append(Knot(left, here, corner=True, bump=((left - out, high), (right + out, high))))
    return made


@motif
def lightning(pen: Pen, c: str = "sun") -> None:
    """A bolt of lightning."""
    pen = pen.shining()
    pen.poly("-2,-104 28,-104 11,-65 30,-65 -18,0 -4,-46 -26,-46", c, 0.12)
    right, left = (-0.22, 0.6) if pen.side > 0 else (0.5, -0.22)
    pen.flat("19,-104 28,-104 11,-65 30,-65 -18,0 14,-58 -1,-58", c, right, smooth=False)
    pen.flat("2,-98 8,-98 -12,-54 -19,-51", c, left, smooth=False)


@motif
def aurora(pen: Pen, c: str = "leaf") -> None:
    """Northern lights: three curtains with a bright hem, of one colour and of two that are near it."""
    hues = (mix(INKS[c], INKS["lagoon"], 0.6), mix(INKS[c], INKS["lilac"], 0.65), INKS[c])
    for k, (hue, y, high) in enumerate(zip(hues, (-8, 24, 52), (66, 74, 96), strict=True)):
        stops = [(0.0, hue, 0.0), (0.7, mix(hue, "#d8fff0", 0.25), 0.55), (1.0, mix(hue, "#ffffff", 0.5), 0.95)]
        fill = pen.scene.gradient(stops)
        phase = k * 2.1 + 0.6
        hem = [(-300 + 75 * i, y + 13 * math.sin(i * 1.3 + phase) + 5 * math.sin(i * 2.9 + phase)) for i in range(9)]
        along = curve(hem, 24)
        for i, (a, b) in enumerate(pairwise(along)):
            fade = math.sin(math.pi * (i + 0.5) / (len(along) - 1))
            ray = high * fade**0.5 * (0.72 + 0.36 * abs(math.sin(a[0] * 0.021 + phase))) * pen.rng.uniform(0.82, 1.05)
            quad = [a, b, (b[0] + 4, b[1] - ray), (a[0] + 4, a[1] - ray)]
            pen.flat(quad, fill, smooth=False, opacity=min(1, fade * 1.6) if fade < 0.6 else None)
    pen.claim("-300,28 -200,-24 -100,-52 0,-60 100,-52 200,-30 300,22 200,58 100,66 0,62 -100,66 -200,58")


# birds

FLOCK = (0.8, 0.62, 0.74, 0.58, 0.68)


@motif
def birds(pen: Pen, c: str = "ink", n: int = 3) -> None:
    """Gulls on the wing."""
    for i in range(n):
        pen.part()
        x, y = (i - (n - 1) / 2) * 54, -20 - (i % 2) * 44 - (i % 3) * 8
        _gull(pen.one(x, y, FLOCK[i % 5]), c)


def _gull(pen: Pen, c: str) -> None:
    dark = c in DARK
    pen.shape("6,-3! 14,-22 30,-31 58,-27! 36,-20 24,-8 14,3", c, -0.15, weight=0.8)
    pen.poly("-20,3 -38,-3 -33,4 -38,11 -20,9", c)
    pen.poly("17,-7 31,-2 17,1", "ember")
    pen.shape("-26,7! -12,-1 2,-7 14,-10 20,-5 15,4 2,10 -14,10", c, weight=0.8)
    pen.shape("0,-1! -8,-22 -26,-33 -58,-30! -34,-21 -20,-7 -8,6", c, 0.3 if dark else 0.1, weight=0.8)
    pen.shade("-12,9 0,9 12,5 17,-1 6,3", c, -0.2)
    if dark:
        pen.flat("-14,-15 -28,-26 -44,-28 -30,-21 -20,-10", "paper", opacity=0.75)
        pen.flat("0,7 10,4 15,-1 6,1 -6,6", "paper", opacity=0.75)
    pen.ellipse(13, -6, 1.9, 1.9, "paper" if dark else "ink", line=False)
