"""What grows: palms, pines, a great tree, mushrooms, flowers, coral, cactuses and apples."""

import math

from games.art.geometry import (
    Knot,
    Spot,
    curve,
    moved,
    ring,
    scallop,
    turned,
)
from games.art.motifs.groups import grove
from games.art.motifs.register import motif
from games.art.pen import Pen

WARM = {"sun", "gold", "ember", "ochre", "sand"}


FRONDS = (  # where it points, how long, its tone, how far it droops
    (-0.25, 44, -0.3, 14),
    (3.4, 46, -0.25, 14),
    (-0.75, 44, -0.1, 8),
    (3.95, 46, 0, 8),
    (0.25, 36, -0.2, 18),
    (2.9, 38, -0.02, 18),
    (-1.25, 40, 0.12, 4),
    (4.5, 40, 0.22, 4),
)


@motif
def palm(pen: Pen, c: str = "moss", n: int = 1) -> None:
    """Palms with leaning trunks and coconuts."""
    for one in grove(pen, n, 74):
        trunk = curve("0,0 1.6,-25 7,-52 16,-78", 7)
        one.stroke("0,0 1.6,-25 7,-52 16,-78", 10, 6, "bark", 0.12)
        for i, (x, y) in enumerate(trunk[1:-1]):
            half = 4.4 - i * 0.3
            one.line([(x - half, y + 2), (x + half, y - 1)], 0.8)
        one.part()
        for angle, reach, tone, droop in FRONDS:
            one.shape(_frond(angle, reach, droop), c, tone, weight=0.75)
        for x, y in ((12, -76), (20, -75), (16, -72)):
            one.ellipse(x, y, 4.2, 4.2, "wood", -0.2)


def _frond(angle: float, reach: float, droop: float) -> list[Spot | Knot]:
    """A feather of leaves from the top of the trunk, with a toothed lower edge."""
    dx, dy = reach * math.cos(angle), reach * math.sin(angle) * 0.8
    rib = curve([(16, -78), (16 + dx / 2, -78 + dy / 2 - droop * 0.7), (16 + dx, -78 + dy + droop)], 6)
    last = len(rib) - 1
    upper: list[Spot | Knot] = []
    lower: list[Spot | Knot] = []
    for i, (x, y) in enumerate(rib):
        wide = 8.5 * math.sin(math.pi * min(1, i / last * 0.85 + 0.15))
        upper.append((x, y - wide * 0.55))
        lower.append(Knot(x - 2, y + wide + (3 if i % 2 else -2), corner=True) if 0 < i < last else (x, y))
    return [*upper, Knot(*rib[-1], corner=True), *lower[-2::-1]]


BOUGHS = ((-12, 30, 38), (-38, 24, 34), (-62, 17, 34))  # its foot, half its width, its height


@motif
def pine(pen: Pen, c: str = "pine", snow: str | None = None, n: int = 1) -> None:
    """Firs of three skirts, with snow or without."""
    for one in grove(pen, n, 50):
        one.poly("-5,0 -4,-18 4,-18 5,0", "bark")
        for i, (y, wide, high) in enumerate(BOUGHS):
            skirt = "-1,0! -.45,-.45 0,-1! .45,-.45 1,0! .5,-.08 .25,.11! 0,-.03 -.3,.11! -.6,-.05"
            one.shape(_fitted(skirt, y, wide, high), c, 0.05 * i, weight=0.8)
            dark = "0,-1! .45,-.45 1,0! .5,-.08 .25,.09! .1,-.16 .16,-.4"
            one.shade(_fitted(dark, y, wide, high), c, -0.3)
            light = "0,-1! -.42,-.45 -.9,-.06! -.5,-.28! -.3,-.3 0,-.5!"
            if snow:
                one.shade(_fitted(light, y, wide, high), snow, 0.1)
            else:
                one.shade(_fitted("-.1,-.78! -.45,-.4 -.84,-.06! -.36,-.34", y, wide, high), c, 0.24)


def _fitted(outline: str, y: float, wide: float, high: float) -> list[Knot]:
    return [Knot(knot.x * wide, y + knot.y * high, knot.corner) for knot in moved(outline)]


CROWN = (  # x, y, rx, ry, tone of each cloud of leaves
    (-36, -68, 26, 17, -0.18),
    (38, -66, 26, 17, -0.26),
    (0, -70, 30, 16, -0.22),
    (-22, -88, 30, 20, 0.02),
    (24, -88, 30, 20, -0.08),
    (2, -106, 28, 20, 0.14),
)


@motif
def tree(pen: Pen, c: str = "moss", trunk: str = "bark", fruit: str | None = None, hollow: str | None = None) -> None:
    """A great tree with flared roots; fruit in its crown, or light in a hollow, if an ink is named for them."""
    pen.shape(
        "-34,2! -20,-4 -11,-18 -9,-42 -20,-62 -14,-66! -4,-52 0,-66 6,-66! 8,-52 18,-64 24,-60! 11,-42 11,-18 20,-4"
        " 36,2! 14,-2 8,3 0,-4 -8,3 -16,-1",
        trunk,
        0.05,
    )
    pen.shade("4,-60 8,-50 11,-42 11,-18 20,-4 34,1! 14,-4 8,1 3,-8 5,-30", trunk, -0.35)
    pen.hatch("-14,-2 -8,-44 6,-44 12,-2", 88, 5, trunk, -0.45, (8, 18), 0.7, 0.7)
    if hollow:
        pen.flat("-6,-7! -7,-20 -1,-30 6,-20 6,-7!", "ink")
        pen.flat("-3,-7! -4,-18 -1,-25 3,-18 3,-7!", hollow, 0.2)
    for x, y, rx, ry, tone in CROWN:
        pen.shape(scallop(x, y, rx, ry, 9, pen.rng, 0.14), c, tone)
        shadow = x + pen.side * rx * 0.22
        pen.flat(scallop(shadow, y + ry * 0.26, rx * 0.72, ry * 0.62, 8, pen.rng, 0.14), c, tone - 0.2)
        lit = [(-rx * 0.9, -ry * 0.1), (-rx * 0.5, -ry * 0.8), (rx * 0.2, -ry * 0.9), (0, -ry * 0.2)]
        pen.hatch(moved(lit, x, y, flip=pen.side < 0), -30, 6, c, tone + 0.45, (4, 9), 0.9, 0.6)
    if fruit:
        for x, y in ((-44, -60), (-24, -78), (-6, -98), (14, -84), (40, -62), (30, -100), (-32, -98), (6, -66)):
            pen.ellipse(x, y, 5, 5.4, fruit, 0.05)
            pen.ellipse(x - 1.6 * pen.side, y - 1.8, 1.6, 1.6, fruit, 0.5, line=False)


@motif
def mushroom(pen: Pen, c: str = "coral", dot: str = "paper", n: int = 3) -> None:
    """Mushrooms with dotted caps, large and small ones."""
    dots = "coral" if c in {dot, "white", "foam"} else dot
    for one in grove(pen, n, 46, (1.15, 0.6, 0.9, 0.5, 0.78, 0.45)):
        one.shape("-9,0! -7,-28 -8,-44! 8,-44! 6,-28 10,0! 0,3", "paper", -0.02)
        one.shade("1,-40! 8,-40! 6,-28 10,0! 2,2", "paper", -0.28)
        one.shape("-34,-42! -30,-60 -14,-78 4,-81 22,-72 32,-54 34,-42! 14,-37 0,-36 -14,-37", c)
        one.shade("8,-79 22,-72 32,-54 32,-43! 16,-46 20,-62", c, -0.28)
        one.shade("-28,-54 -22,-66 -12,-74 -18,-64", c, 0.35)
        one.flat("-30,-42! 0,-48 30,-42! 0,-37", "paper", -0.22)
        for x in (-18, -9, 0, 9, 18):
            one.line([(x * 0.5, -39), (x * 1.15, -43)], 0.4)
        for x, y, r in ((-15, -61, 5.5), (0, -72, 4.4), (4, -56, 6), (19, -61, 4), (-25, -50, 3.4)):
            one.ellipse(x, y, r, r * 0.8, dots, 0, line=False)


@motif
def flower(pen: Pen, c: str = "rose", n: int = 1) -> None:
    """Flowers with eight round petals."""
    heart = "bark" if c in WARM else "sun"
    for one in grove(pen, n, 56, (1, 0.68, 0.9, 0.62, 0.78, 0.82)):
        one.stroke("0,0 -4,-28 1,-66", 6, 5, "moss")
        one.shape("-2,-6! -12,-26 -36,-32! -30,-10 -16,-3", "leaf", weight=0.8)
        one.shape("-2,-13! 8,-31 34,-39! 30,-17 14,-9", "leaf", -0.15, weight=0.8)
        one.line("-4,-7 -16,-16 -28,-27", 0.5)
        one.line("0,-14 12,-22 26,-33", 0.5)
        for turn, tone in ((55, -0.12), (10, 0.12)):
            one.shape(_rosette(1, -73, turn), c, tone, weight=0.8)
            for quarter in range(4):
                one.line(turned("0,-15 0,-28", turn + 90 * quarter, 1, -73), 0.6, c, -0.35)
        one.touch([one.at(x, y) for x, y in ring(1, -73, 36, 36, 8)])
        one.ellipse(1, -73, 12, 12, heart)
        one.shade("1,-62 9,-65 12,-74 6,-82 6,-72", heart, -0.25)
        for x, y in ((-3, -77), (3, -71), (-4, -69), (3, -79)):
            one.ellipse(x, y, 1.6, 1.6, heart, 0.5, line=False, hit=False)


def _rosette(x: float, y: float, turn: float) -> list[Knot]:
    """Four petals, one Bézier curve each."""
    made = []
    for quarter in range(4):
        foot, out, back = turned("-8,-8 -24,-46 24,-46", turn + 90 * quarter, x, y)
        made.append(Knot(foot.x, foot.y, corner=True, bump=((out.x, out.y), (back.x, back.y))))
    return made


@motif
def cactus(pen: Pen, c: str = "moss", n: int = 1) -> None:
    """A cactus with two arms and a flower on its head."""
    for one in grove(pen, n, 84):
        one.shape(
            "-14,0! -13,-24 -15,-28! -32,-30 -43,-40 -44,-62 -37,-69 -30,-62 -29,-48 -24,-43 -14,-42! -13,-84 -9,-98"
            " 0,-103 10,-98 14,-84 15,-54! 24,-55 28,-60 28,-74 36,-82 43,-74 43,-56 34,-43 15,-40! 14,0! 0,3",
            c,
        )
        one.shade("4,-100 11,-96 14,-84 14,-56 15,-40 14,0! 4,2 7,-40 6,-84", c, -0.3)
        for rib in ("-5,-8 -6,-50 -4,-92", "4,-10 4,-50 3,-90", "-22,-36 -35,-41 -37,-60", "20,-47 32,-52 36,-72"):
            one.line(rib, 0.7)
        one.hatch("-12,-4 -12,-92 -7,-92 -7,-4", 90, 5, c, 0.5, (4, 8), 0.9, 0.8)
        _blossom(one, 1, -102, "sun" if c in {"rose", "coral", "crimson"} else "coral")


def _blossom(pen: Pen, x: float, y: float, ink: str) -> None:
    for lean in (-62, 62, -24, 24):
        pen.shape(turned("0,2! -6,-7 0,-17! 6,-7", lean, x, y), ink, 0.12 if lean < 0 else -0.08, weight=0.7)
    pen.ellipse(x, y - 1, 4, 3.4, "sun", line=False)


HANGING = "-40,-37 20,1 14,-38 -35,1 44,-41 -8,-18 31,-19 -14,-41 -51,-17 -7,3 47,0 11,-17"


@motif
def apple(pen: Pen, c: str = "crimson", n: int = 1, basket: bool = False, hang: bool = False) -> None:
    """Apples: one, a pile of them, a basketful, or up to twelve that hang in a tree."""
    if hang:
        for knot in moved(HANGING)[:n]:
            pen.part()
            _apple(pen.one(knot.x, knot.y, 0.3), c)
        return
    rows = _rows(n)
    size = 1.15 if n == 1 else 0.5 if n > 5 else 0.62
    lift = 26 if basket else 0
    for high, count in reversed(list(enumerate(rows))):
        for i in range(count):
            x = (i - (count - 1) / 2) * 62 * size + (high % 3 - 1) * 2
            _apple(pen.one(x, -lift - high * 46 * size, size, flip=(i + high) % 2 == 1), c)
    if basket:
        _basket(pen, rows[0] * 31 * size + 6, lift + 8)


def _rows(n: int) -> list[int]:
    """How many lie in each row of a pile, from the ground up."""
    rows: list[int] = []
    wide = next(k for k in range(1, n + 1) if k * (k + 1) // 2 >= n)
    while n > 0:
        rows.append(min(n, wide))
        n -= wide
        wide -= 1
    return rows


def _apple(pen: Pen, c: str) -> None:
    pen.shape("0,-48! -9,-57 -24,-58 -34,-42 -28,-14 -14,1 0,-5! 14,1 28,-14 34,-42 24,-58 9,-57", c)
    pen.shade("16,-56 25,-53 31,-38 27,-14 14,-1 2,-4 18,-18 22,-38", c, -0.3)
    pen.shade("-24,-42 -18,-50 -10,-51 -17,-44 -21,-32", c, 0.5)
    pen.stroke("0,-50 1,-60 6,-68", 4, 5, "bark")
    pen.shape("4,-60! 12,-73 30,-72! 22,-59", "leaf", weight=0.8)
    pen.line("-9,-54 0,-50 9,-54", 0.6)


def _basket(pen: Pen, half: float, high: float) -> None:
    """A wicker basket of rows of strands, high enough to hide the feet of what lies in it."""
    rim, foot = half, half * 0.78
    body: list[Spot | Knot] = [
        Knot(-rim, -high, corner=True),
        Knot(-foot, 0, corner=True),
        (0, 3),
        Knot(foot, 0, corner=True),
    ]
    pen.shape([*body, Knot(rim, -high, corner=True), (0, 4 - high)], "wood")
    pen.shade([(foot * 0.5, 2), (foot, 0), (rim, -high), (rim * 0.62, 2 - high)], "wood", -0.3, smooth=False)
    strands = max(5, round(half / 9))
    for row, y in enumerate((-high * 0.52, -high * 0.2)):
        for i in range(strands):
            x = ((i + 0.5 + row * 0.5) / strands * 2 - 1) * foot * 0.92
            pen.line([(x - 4, y + 2), (x, y - 2), (x + 4, y + 2)], 0.8)
    pen.stroke([(-rim - 4, -high), (0, 5 - high), (rim + 4, -high)], 8, 8, "wood", 0.25)
