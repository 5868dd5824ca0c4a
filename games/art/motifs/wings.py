"""What flies, and what it leaves behind: birds, moths and bees, their houses, a web and a feather."""

import math

from games.art.geometry import Knot, Spot, corners, curve, moved
from games.art.inks import DARK, contrast
from games.art.motifs.groups import ranks
from games.art.motifs.register import motif
from games.art.pen import Pen
from games.art.svg import number, path, tag


@motif
def owl(pen: Pen, c: str = "bark", eye: str = "sun") -> None:
    """An owl on a branch, seen from the front."""
    pen.stroke("-58,-4 -20,-8 24,-6 60,-12", 11, 6, "wood", -0.25, samples=9)
    pen.shape("46,-12! 52,-26 66,-28! 62,-16", "moss")
    pen.shape("-12,-14! -11,8! 0,12! 11,8! 12,-14!", c, -0.3)
    pen.shape(
        "0,-88 16,-92 30,-104! 32,-84 36,-60 34,-34 20,-14 0,-10 -20,-14 -34,-34 -36,-60 -32,-84 -30,-104! -16,-92",
        c,
        0.08,
    )
    pen.flat("0,-56 18,-50 22,-34 14,-18 0,-13 -14,-18 -22,-34 -18,-50", c, 0.6)
    for x, y in ((-9, -42), (9, -42), (0, -34), (-11, -27), (11, -27), (0, -20)):
        pen.flat(moved("-5,-3! 0,5! 5,-3! 0,-1", x, y), c, -0.25)
    for side in (-1, 1):
        pen.shape(moved("22,-62! 34,-62 40,-40 36,-18 26,-10! 20,-30", flip=side < 0), c, -0.1 - 0.1 * side * pen.side)
        pen.flat(moved("26,-44 34,-46 33,-42 26,-40", flip=side < 0), c, 0.4)
        pen.flat(moved("26,-32 34,-34 33,-30 26,-28", flip=side < 0), c, 0.4)
        pen.ellipse(side * 15, -74, 15, 15, c, 0.62)
        pen.ellipse(side * 14, -74, 9.5, 9.5, eye)
        pen.ellipse(side * 13, -74, 5, 5, "ink", line=False)
        pen.ellipse(side * 13 - 2, -76, 1.7, 1.7, "white", line=False)
        for x in (-4, 0, 4):
            pen.ellipse(side * 12 + x, -9, 2.4, 4.6, "gold", -0.1)
    pen.shape("-5,-72! 0,-75 5,-72! 0,-58!", "gold")


def _raven(pen: Pen, c: str) -> None:
    light = 0.34 if c in DARK else -0.3
    pen.shape("-11,0! -8,-30 -3,-32 4,-31 10,-33 13,0!", "wood")
    pen.flat("4,-31 10,-32! 13,0! 6,0!", "wood", -0.35)
    pen.line("-3,-4 -2,-22", 0.9)
    pen.shape("20,-46! 52,-22! 58,-8! 45,-12! 12,-38!", c, -0.1)
    for x in (-5, 6):
        pen.stroke([(x + 3, -42), (x, -33), (x - 5, -29)], 4, 3, "slate", -0.2, samples=4)
    pen.shape("-25,-96 -37,-95 -46,-90 -50,-79! -43,-83 -36,-83 -24,-81!", "slate", -0.55)
    pen.flat("-27,-93 -37,-92 -44,-88 -36,-90 -27,-91", "slate", 0.4)
    pen.shape(
        "-28,-92 -16,-100 -4,-96 2,-84 20,-69 34,-50 42,-32! 20,-38 -4,-37 -18,-46 -24,-58 -20,-65!"
        " -28,-67 -24,-74! -28,-80",
        c,
        0.06,
    )
    pen.shape("-8,-72 10,-71 27,-54 46,-26! 24,-35 4,-44 -8,-58", c, 0.14)
    for outline in ("0,-63 12,-57 27,-43", "-2,-55 8,-49 20,-41", "8,-67 22,-57 34,-42"):
        pen.line(outline, 1, c, light)
    pen.flat("-24,-92 -15,-97 -6,-94 -14,-93", c, 0.34)
    pen.hatch("-22,-72 -12,-72 -8,-50 -17,-50", 66, 4, c, light, (4, 8), 1.1, 0.8)
    pen.ellipse(-17, -87, 3.6, 3.6, "sun")
    pen.ellipse(-17.5, -87, 1.7, 1.7, "ink", line=False)


@motif
def raven(pen: Pen, c: str = "ink", n: int = 1) -> None:
    """A raven on a post."""
    for place in ranks(n, 114, 104):
        pen.part()
        _raven(pen.one(*place), c)


FORE = "2,-52! 14,-82 36,-98 54,-96 56,-80 46,-62 30,-52 4,-46!"
HIND = "4,-48! 30,-50 42,-40 42,-24 32,-12 24,-16 18,-6 10,-14 3,-36!"


def _wing(pen: Pen, c: str, side: int) -> None:
    flip = side < 0
    pen.shape(moved(HIND, flip=flip), c, -0.16)
    pen.flat(moved("8,-44 28,-46 35,-36 32,-24 22,-22 12,-28", flip=flip), c, 0.35)
    pen.ellipse(side * 24, -34, 5, 5, "ink", line=False)
    pen.ellipse(side * 24, -34, 2.6, 2.6, "paper", line=False)
    pen.shape(moved(FORE, flip=flip), c, -0.5)
    pen.flat(moved("4,-53! 15,-78 32,-89 40,-86 40,-70 28,-56", flip=flip), c, 0.08)
    pen.flat(moved("14,-66 22,-78 30,-80 28,-68 18,-60", flip=flip), c, 0.5)
    for vein in ("6,-52 20,-62 40,-72", "6,-56 14,-70 30,-88"):
        pen.line(moved(vein, flip=flip), 0.7)
    for x, y in ((49, -89), (50, -78), (44, -68)):
        pen.ellipse(side * x, y, 2.4, 2.4, "paper", line=False)


@motif
def butterfly(pen: Pen, c: str = "sun", n: int = 1) -> None:
    """A butterfly with open wings."""
    for x, y, size in ranks(n, 136, 112):
        turn = 12 if n == 1 else pen.rng.uniform(-24, 24)
        pen.part()
        one = pen.one(x - 52 * size * math.sin(math.radians(turn)), y, size, turn=turn)
        for side in (-1, 1):
            _wing(one, c, side)
            one.line(moved("1,-64 6,-82 14,-90", flip=side < 0), 0.9)
        one.shape("-4,-60 0,-68 4,-60 4,-40 0,-22 -4,-40", "ink", 0.2)


def _bee(pen: Pen, x: float, y: float, turn: float) -> None:
    pen.part()
    one = pen.one(x, y, turn=turn)
    one.ellipse(-2, -7, 4, 6.5, "white", turn=-25)
    one.ellipse(4, -7, 4, 6.5, "white", turn=25)
    one.ellipse(0, 0, 8.5, 5.5, "sun")
    for i in (-1, 3):
        one.flat([(i, -5), (i + 2.2, -5), (i + 2.2, 5), (i, 5)], "ink", smooth=False)
    one.ellipse(-7, 0, 2.4, 3.4, "ink", line=False)


def _hive(pen: Pen, c: str) -> None:
    for x in (-30, 24):
        pen.poly([(x, -10), (x + 7, -10), (x + 8, 0), (x - 1, 0)], "bark", -0.2)
    pen.poly("-46,-16 46,-16 46,-8 -46,-8", "wood")
    bands = [(36, -16), (37, -29), (35, -42), (30, -55), (22, -67), (12, -77)]
    base = 0.16 if c in DARK else 0
    for wide, y in bands:
        pen.shape(
            [(-wide, y), (-wide - 3, y - 7), (-wide + 2, y - 13), (wide - 2, y - 13), (wide + 3, y - 7), (wide, y)],
            c,
            base,
        )
        pen.shade([(wide * 0.35, y), (wide * 0.4, y - 12), (wide - 2, y - 13), (wide + 3, y - 7), (wide, y)], c, -0.28)
        pen.shade([(-wide + 1, y - 4), (-wide + 2, y - 11), (-wide * 0.55, y - 11), (-wide * 0.6, y - 4)], c, 0.4)
    pen.hatch("-32,-18 -32,-48 -16,-76 16,-76 32,-48 32,-18", 78, 6, c, -0.55, (4, 7), 0.9, 0.5)
    pen.shape("-14,-16! -14,-28 0,-38 14,-28 14,-16!", "wood", 0.2, hit=False)
    pen.flat("-10,-16! -10,-27 0,-34 10,-27 10,-16!", "ink")


@motif
def beehive(pen: Pen, c: str = "gold", n: int = 1) -> None:
    """A hive of straw with its bees."""
    for place in ranks(n, 120, 104):
        pen.part()
        one = pen.one(*place)
        _hive(one, c)
        _bee(one, -46, -76, 12)
        if n == 1:
            _bee(one, 50, -62, -20)


EGGS: dict[int, list[tuple[float, float]]] = {
    1: [(0, 1.5)],
    2: [(-13, 1.15), (14, 1.15)],
    3: [(-18, 1), (17, 1), (0, 1.2)],
    4: [(-11, 1.1), (12, 1.1), (-25, 0.85), (25, 0.85)],
    5: [(-13, 1.1), (14, 1.1), (-29, 0.8), (29, 0.8), (0, 0.85)],
}
EGG = "0,-44 10,-34 13,-20 8,-8 -8,-8 -13,-20 -10,-34"


@motif
def nest(pen: Pen, c: str = "ice", n: int = 3, spot: str = "sea") -> None:
    """A nest with eggs."""
    pen.shape("-46,-16 -30,-26 0,-30 30,-26 46,-16 30,-8 -30,-8", "bark", -0.3)
    marks = spot if c != spot else contrast(c)
    for x, size in EGGS[n]:
        pen.shape(moved(EGG, x, 0, size), c, 0.1)
        pen.shade(moved("3,-42 10,-34 13,-20 8,-8 2,-9 6,-22", x * pen.side, 0, size), c, -0.25)
        for a, b in ((-5, -26), (2, -34), (-3, -17), (5, -24)):
            pen.ellipse(x + a * size, b * size, 1.9, 2.2, marks, line=False)
    for twig in ("-38,0 -50,-10 -57,-22", "40,0 52,-8 63,-10", "-36,3 -50,0 -61,-3", "34,-6 48,-15 56,-24"):
        pen.stroke(twig, 3.6, 1.6, "wood", -0.2, samples=4)
    pen.shape("-50,-17! -44,-2 -26,7 0,9 26,7 44,-2 50,-17! 26,-9 0,-6 -26,-9", "bark", 0.15)
    pen.shade("50,-15! 44,-2 26,7 8,8 26,-1", "bark", -0.25)
    for ink, tone, slope in (("sand", -0.1, 16), ("ink", 0.1, -14), ("wood", 0.3, 4)):
        pen.hatch(
            "-46,-12 -26,-6 0,-3 26,-6 46,-12 40,-3 24,4 0,6 -24,4 -40,-3", slope, 4, ink, tone, (9, 18), 1.8, 0.6
        )


def _threads(reach: list[float]) -> list[list[Knot]]:
    """Spokes and sagging rings about (0, 0)."""
    tips = [
        (math.sin(2 * math.pi * i / len(reach)) * r, -math.cos(2 * math.pi * i / len(reach)) * r)
        for i, r in enumerate(reach)
    ]
    half = len(tips) // 2
    threads = [[Knot(*a, corner=True), Knot(*b, corner=True)] for a, b in zip(tips[:half], tips[half:], strict=True)]
    for share in (0.3, 0.58, 0.86):
        ends = [(x * share, y * share) for x, y in tips]
        around = []
        for (ax, ay), (bx, by) in zip(ends, [*ends[1:], ends[0]], strict=True):
            sag = ((ax + bx) * 0.38, (ay + by) * 0.38)
            around.append(Knot(ax, ay, True, (sag, sag)))
        threads.append(around)
    return threads


@motif
def web(pen: Pen, c: str = "ice", spider: str = "plum") -> None:
    """A spider's web in the fork of a bare branch."""
    pen.stroke("56,-64 68,-76 72,-90", 6, 3, "bark", -0.25, samples=4)
    pen.stroke("0,2 3,-16 26,-32 48,-50 60,-74 59,-98 44,-116", 15, 4, "bark", -0.2, samples=18)
    pen.stroke("0,2 -3,-16 -28,-32 -50,-52 -60,-76 -57,-98 -42,-114", 15, 4, "bark", samples=18)
    pen.line("-8,-18 -30,-34 -46,-52", 0.9, "bark", 0.4)
    threads = [moved(thread, 0, -70) for thread in _threads([46, 62, 60, 52, 50, 52, 60, 62])]
    for thread in threads:
        pen.touch(pen.placed(thread))
    drawn = "".join(path(pen.placed(thread)) for thread in threads)
    thin = min(pen.line_width, 2.6 * pen.size)
    for wide, colour in ((2.2, pen.ink), (1.1, pen.colour(c, 0.2))):
        pen.scene.put(tag("path", d=drawn, fill="none", stroke=colour, stroke_width=number(wide * thin)))
    _spider(pen, spider)


def _spider(pen: Pen, c: str) -> None:
    for side in (-1, 1):
        for leg in ("4,-64 16,-74 20,-64", "4,-62 18,-66 22,-54", "4,-58 16,-56 20,-44", "4,-56 12,-48 12,-38"):
            pen.line(moved(leg, 4, 0, flip=side < 0), 1.2)
    pen.ellipse(4, -56, 9, 10.5, c)
    pen.flat("4,-62! 7,-56! 4,-50! 1,-56!", "sun")
    pen.ellipse(4, -69, 5.5, 5, c, 0.1)


VANE = ((0.26, 5), (0.33, 15), (0.42, 20), (0.52, 21), (0.63, 20), (0.74, 17), (0.85, 11))


def _vane(spine: list[Spot], side: int) -> list[Knot]:
    """One half of a feather, from the quill to the tip: barbs that sweep forward, with slits between them."""
    made = []
    for share, wide in VANE:
        at = round(share * (len(spine) - 1))
        (x, y), (ax, ay), (bx, by) = spine[at], spine[at - 1], spine[min(at + 1, len(spine) - 1)]
        long = math.hypot(bx - ax, by - ay)
        dx, dy = (bx - ax) / long * wide, (by - ay) / long * wide
        made.append(Knot(x + dy * side * 0.95 - dx * 0.1, y - dx * side * 0.95 - dy * 0.1))
        made.append(Knot(x + dy * side + dx * 0.45, y - dx * side + dy * 0.45, corner=True))
        made.append(Knot(x + dy * side * 0.72 + dx * 0.3, y - dx * side * 0.72 + dy * 0.3, corner=True))
    return made


@motif
def feather(pen: Pen, c: str = "lilac", quill: str = "paper") -> None:
    """A long quill feather."""
    spine = curve("-34,2 -27,-24 -16,-50 2,-76 28,-98 50,-106", 60)
    left, right = _vane(spine, 1), _vane(spine, -1)
    pen.shape([*left, Knot(*spine[-1], corner=True), *right[::-1]], c, 0.1)
    pen.flat([*corners(spine[15::6]), *right[::-1]], c, -0.3)
    pen.flat([*left[9:20], *spine[50:26:-8]], c, 0.36)
    for vane in (left, right):
        for (share, _), slit in zip(VANE, vane[2::3], strict=True):
            pen.line([spine[round(share * 60) - 1], (slit.x, slit.y)], 0.6)
    pen.stroke(spine[::4], 5, 1.5, quill)
    pen.flat("-37,2! -33,-7! -29,-6! -31,3!", "ink")
