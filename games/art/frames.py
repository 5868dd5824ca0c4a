"""What surrounds a picture: the hexagon of a tile, the deckled postcard with its stamp and postmark."""

import math
import random
from collections.abc import Iterator

from games.art.geometry import Knot, Spot, corners, knots, star
from games.art.inks import MOODS
from games.art.motifs.register import draw
from games.art.pen import Pen
from games.art.scene import Scene
from games.art.svg import GRID, number, numbers, path, tag

TILE = 600, 692
CARD = 960, 640
INSET = 26  # from the edge of a postcard to its picture
MARGIN = 13  # between the frame of a postcard and the fine rule round it
STAMP = 100, 120
STAMP_AT = CARD[0] - 86, 88
CREAM, RULE, CARD_CREAM, CARD_RULE = "#f7edd6", "#b9a577", "#f8f0dc", "#c9b588"
CANCEL, CANCEL_ON_DARK = "#2b2550", "#f3e3bd"


def hexagon(x: float, y: float, radius: float, rounding: float) -> str:
    """A hexagon that stands on a corner, with rounded corners, as a path."""
    tips = [(x + radius * math.sin(math.pi / 3 * i), y - radius * math.cos(math.pi / 3 * i)) for i in range(6)]
    d = ""
    for i, tip in enumerate(tips):
        start, end = (_toward(tip, other, rounding) for other in (tips[i - 1], tips[(i + 1) % 6]))
        d += ("L" if d else "M") + numbers(start) + "Q" + numbers((*tip, *end))
    return d + "z"


def _toward(spot: Spot, other: Spot, far: float) -> Spot:
    share = far / math.dist(spot, other)
    return spot[0] + (other[0] - spot[0]) * share, spot[1] + (other[1] - spot[1]) * share


def tile(scene: Scene) -> str:
    """A picture as an island tile."""
    picture = hexagon(300, 346, 331, 16)
    return scene.svg(
        definitions=_clip(picture),
        before=tag("path", d=hexagon(300, 346, 345, 22), fill=CREAM),
        after=tag("path", d=picture, fill="none", stroke=scene.mood.ink, stroke_width=6)
        + tag("path", d=hexagon(300, 346, 344, 22), fill="none", stroke=RULE, stroke_width=3),
        clip=True,
    )


def postcard(scene: Scene, over: str, seed: int) -> str:
    """A picture as a postcard; stamp and postmark lie over its frame."""
    picture = _box(INSET)
    return scene.svg(
        definitions=_clip(picture),
        before=tag("path", d=deckle(*CARD, seed), fill=CARD_CREAM),
        after=tag("path", d=picture, fill="none", stroke=scene.mood.ink, stroke_width=5)
        + tag("path", d=_box(MARGIN), fill="none", stroke=CARD_RULE, stroke_width=2.4)
        + over,
        clip=True,
    )


def plain_picture(scene: Scene) -> str:
    """A picture without a frame, for a card of the shelf."""
    d = f"M0 0H{number(scene.width)}V{number(scene.height)}H0z"
    return scene.svg(definitions=_clip(d), clip=True)


def _clip(d: str) -> str:
    return f'<clipPath id="c">{tag("path", d=d)}</clipPath>'


def _box(inset: float) -> str:
    left, right, low = inset * GRID, (CARD[0] - inset) * GRID, (CARD[1] - inset) * GRID
    return f"M{left} {left}H{right}V{low}H{left}z"


def deckle(width: float, height: float, seed: int, step: float = 13, bite: float = 2.6) -> str:
    """The uneven edge of handmade card."""
    rng = random.Random(seed)
    low, right = height - 3, width - 3
    sides = (((3, 3), (right, 3)), ((right, 3), (right, low)), ((right, low), (3, low)), ((3, low), (3, 3)))
    edge: list[Spot] = []
    for (ax, ay), (bx, by) in sides:
        long = math.dist((ax, ay), (bx, by))
        inward = (-(by - ay) / long, (bx - ax) / long)
        bites = int(long / step)
        for i in range(bites):
            deep, t = bite * (0.5 + 0.5 * (i % 2)) * rng.uniform(0.6, 1.2), i / bites
            edge.append((ax + (bx - ax) * t + inward[0] * deep, ay + (by - ay) * t + inward[1] * deep))
    return path(knots(edge))


def stamp(scene: Scene, motif: str, c: str, ground: str, size: float, lift: float, dots: int, turn: float = 4) -> Pen:
    """A perforated stamp with a motif on it, in plain daylight whatever the mood of the card."""
    (w, h), mood = STAMP, scene.mood
    scene.mood = MOODS["day"]
    pen = Pen(scene, *STAMP_AT, turn=turn)
    edge = list(_perforated(w, h))
    pen.flat([Knot(x + 3, y + 4, corner) for x, y, corner, _ in edge], "ink", opacity=0.3)
    pen.shape(edge, "paper", 0.3, line=False)
    x, y = w * 0.39, h * 0.41
    pen.poly([(-x, -y), (x, -y), (x, y), (-x, y)], ground, 0.2, line=False)
    picture = Pen(scene, *pen.at(0, h * lift), size, turn=turn)
    picture.line_width = 1.5
    draw(motif, picture, c=c)
    pen.flat(corners([(-x, h * 0.33), (x, h * 0.33), (x, y), (-x, y)]), "paper", 0.3)
    for i in range(dots):
        pen.ellipse((i - (dots - 1) / 2) * w * 0.11, h * 0.372, w * 0.032, w * 0.032, "crimson", line=False)
    scene.mood = mood
    return pen


def _perforated(w: float, h: float, across: int = 9, down: int = 11) -> Iterator[Knot]:
    """Round the edge of a stamp, from the upper left; each tooth is followed by a bite."""
    bite = w / across * 0.32
    sides = (
        ((-w / 2, -h / 2), (1, 0), (0, 1), across, w),
        ((w / 2, -h / 2), (0, 1), (-1, 0), down, h),
        ((w / 2, h / 2), (-1, 0), (0, -1), across, w),
        ((-w / 2, h / 2), (0, -1), (1, 0), down, h),
    )
    for (x, y), (dx, dy), (nx, ny), teeth, long in sides:
        for i in range(teeth):
            for share, deep in ((0.0, 0.0), (0.3, bite), (0.6, 0.0)):
                on = long * (i + share) / teeth
                yield Knot(x + dx * on + nx * deep, y + dy * on + ny * deep, corner=not deep)


def postmark(x: float, y: float, radius: float, ticks: int, *, dark: bool = False) -> str:
    """A cancellation without words: two rings, ticks like a clock's, a compass star, wavy bars."""
    outer = tag("circle", cx=number(x), cy=number(y), r=number(radius), stroke_width=5, stroke_dasharray="92 6 160 4")
    inner = tag("circle", cx=number(x), cy=number(y), r=number(radius * 0.66), stroke_width=3, stroke_dasharray="120 8")
    marks = tag("path", d="".join(_tick(x, y, radius, i / ticks) for i in range(ticks)), stroke_width=6)
    rose = tag("path", d=path(star(x, y, radius * 0.5, radius * 0.17, 4)), stroke_width=4)
    bars = "".join(tag("path", d=_wave(x, y, radius, i), stroke_width=4.4) for i in range(5))
    ink = CANCEL_ON_DARK if dark else CANCEL
    drawn = outer + inner + marks + rose + bars
    return f'<g fill="none" stroke="{ink}" opacity=".62" stroke-linecap="round">{drawn}</g>'


def _tick(x: float, y: float, radius: float, share: float) -> str:
    cos, sin = math.cos(2 * math.pi * share), math.sin(2 * math.pi * share)
    start, end = ((x + cos * radius * reach, y + sin * radius * reach) for reach in (0.74, 0.92))
    return "M" + numbers(start) + "L" + numbers(end)


def _wave(x: float, y: float, radius: float, i: int) -> str:
    d = "M" + numbers((x - radius - 8 + abs(i - 2) * 3, y - radius * 0.6 + i * radius * 0.3))
    return d + "".join("q" + numbers((-9, -7 if j % 2 else 7, -18, 0)) for j in range(4))
