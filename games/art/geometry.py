"""Points and outlines, before anybody thinks of ink."""

import itertools
import math
import random
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

type Spot = tuple[float, float]
type Profile = Callable[[float], float]


class Knot(NamedTuple):
    """A point of an outline: smooth, a corner, or the foot of a bump that reaches the next point by a Bézier curve."""

    x: float
    y: float
    corner: bool = False
    bump: tuple[Spot, Spot] | None = None


type Outline = str | Sequence[Spot | Knot]


def knots(outline: Outline) -> list[Knot]:
    """An outline as it is written: `"-18,0! -15,-40 20,7"`, where `!` marks a corner. Or points, already made."""
    if isinstance(outline, str):
        return [_read(word) for word in outline.split()]
    return [point if isinstance(point, Knot) else Knot(*point) for point in outline]


def spots(outline: Outline) -> list[Spot]:
    return [(knot.x, knot.y) for knot in knots(outline)]


def moved(outline: Outline, x: float = 0, y: float = 0, size: float = 1, *, flip: bool = False) -> list[Knot]:
    """The same outline elsewhere, larger or smaller, or mirrored."""
    wide = -size if flip else size
    return mapped(outline, lambda a, b: (x + a * wide, y + b * size))


def turned(outline: Outline, degrees: float, x: float = 0, y: float = 0) -> list[Knot]:
    """The same outline turned about (0, 0) and then moved: spokes, petals, sails."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return mapped(outline, lambda a, b: (x + a * cos - b * sin, y + a * sin + b * cos))


def mapped(outline: Outline, there: Callable[[float, float], Spot]) -> list[Knot]:
    """Every point of an outline, bumps too, where a function says."""
    return [
        Knot(*there(x, y), corner, (there(*bump[0]), there(*bump[1])) if bump else None)
        for x, y, corner, bump in knots(outline)
    ]


def corners(points: Iterable[Spot]) -> list[Knot]:
    return [Knot(x, y, corner=True) for x, y in points]


def _read(word: str) -> Knot:
    x, y = word.rstrip("!").split(",")
    return Knot(float(x), float(y), corner=word.endswith("!"))


def curve(through: Outline, samples: int = 12) -> list[Spot]:
    """Points along the smooth open curve through some points."""
    points = spots(through)
    last = len(points) - 1
    steps = max(2, samples // last)
    along: list[Spot] = []
    for i in range(last):
        four = points[max(0, i - 1)], points[i], points[i + 1], points[min(last, i + 2)]
        along += [_between(four, step / steps) for step in range(steps)]
    return [*along, points[-1]]


def _between(four: tuple[Spot, Spot, Spot, Spot], t: float) -> Spot:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = four
    return _blend(ax, bx, cx, dx, t), _blend(ay, by, cy, dy, t)


def _blend(a: float, b: float, c: float, d: float, t: float) -> float:
    """Catmull-Rom."""
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def brush(line: Sequence[Spot], width: float | Profile, end: float | None = None) -> list[Spot]:
    """The outline of a stroke along a line: from one width to another, or as wide as a profile says from 0 to 1."""
    if callable(width):
        profile: Profile = width
    else:
        profile = _tapering(width, width if end is None else end)
    last = len(line) - 1
    left, right = [], []
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(last, i + 1)]
        long = math.hypot(bx - ax, by - ay) or 1
        half = profile(i / last) / 2
        nx, ny = -(by - ay) / long * half, (bx - ax) / long * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left + right[::-1]


def _tapering(start: float, end: float) -> Profile:
    return lambda t: start + (end - start) * t


def scallop(
    x: float, y: float, rx: float, ry: float, bumps: int, rng: random.Random, amp: float = 0.16, jitter: float = 0.12
) -> list[Knot]:
    """A cloud, a crown of leaves: round bumps with inward cusps, one Bézier curve each."""
    angles = [2 * math.pi * (i + rng.uniform(-jitter, jitter)) / bumps for i in range(bumps)]
    angles.append(angles[0] + 2 * math.pi)

    def on(angle: float, reach: float) -> Spot:
        return x + rx * reach * math.cos(angle), y + ry * reach * math.sin(angle)

    made = []
    for a, b in itertools.pairwise(angles):
        reach = (1 + amp * 2.1) / math.cos((b - a) * 0.28)
        bump = on(a + (b - a) * 0.14, reach), on(b - (b - a) * 0.14, reach)
        made.append(Knot(*on(a, 1), corner=True, bump=bump))
    return made


def ring(x: float, y: float, rx: float, ry: float, points: int = 12, start: float = 0) -> list[Spot]:
    """Points on an ellipse."""
    angles = (start + 2 * math.pi * i / points for i in range(points))
    return [(x + rx * math.cos(a), y + ry * math.sin(a)) for a in angles]


def star(x: float, y: float, outer: float, inner: float, tips: int = 5) -> list[Knot]:
    """A star with its first tip up."""
    made = []
    for i in range(2 * tips):
        reach = inner if i % 2 else outer
        made.append((x + reach * math.sin(math.pi * i / tips), y - reach * math.cos(math.pi * i / tips)))
    return corners(made)


def hull(points: Iterable[Spot], most: int = 10) -> list[Spot]:
    """The convex hull, with at most so many corners: what matters least to its area goes first."""
    found = sorted({(round(x, 1), round(y, 1)) for x, y in points})
    if len(found) < 3:
        return found
    around = _half(found)[:-1] + _half(found[::-1])[:-1]
    while len(around) > most:
        around.pop(min(range(len(around)), key=lambda i: _ear(around, i)))
    return around


def _half(points: Sequence[Spot]) -> list[Spot]:
    half: list[Spot] = []
    for point in points:
        while len(half) > 1 and _turn(half[-2], half[-1], point) <= 0:
            half.pop()
        half.append(point)
    return half


def _turn(a: Spot, b: Spot, c: Spot) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _ear(around: Sequence[Spot], i: int) -> float:
    return abs(_turn(around[i - 1], around[i], around[(i + 1) % len(around)]))
