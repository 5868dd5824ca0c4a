"""What an arrow's tip means: a spot on a picture read as one of the things drawn there.

Spots in play are whole numbers, so that every machine reads the same thing.
"""

import math
from collections.abc import Iterable, Sequence

type Spot = tuple[float, float]
type Polygon = Sequence[Spot]

SIDE = 10_000  # spots are counted in ten thousandths of a picture's sides


def inside(spot: Spot, polygon: Polygon) -> bool:
    x, y = spot
    within = False
    for (ax, ay), (bx, by) in _edges(polygon):
        if (ay > y) != (by > y):
            reach = (bx - ax) * (y - ay) - (x - ax) * (by - ay)
            within ^= reach > 0 if by > ay else reach < 0
    return within


def area(polygon: Polygon) -> float:
    """Twice the area: only comparisons matter."""
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in _edges(polygon)))


def distance(spot: Spot, polygon: Polygon, height: float) -> float:
    """How far a spot is from the edge of a polygon, on a picture that is `height` times as high as wide."""
    return min(_to_edge(spot, a, b, height) for a, b in _edges(polygon))


def smallest_around[Thing](spot: Spot, things: Iterable[tuple[Thing, Polygon]]) -> Thing | None:
    """Small things lie on big things: of all that contain the tip, the smallest is meant."""
    around = [(area(polygon), i, thing) for i, (thing, polygon) in enumerate(things) if inside(spot, polygon)]
    return min(around, key=lambda found: found[:2])[2] if around else None


def nearest[Thing](spot: Spot, things: Iterable[tuple[Thing, Polygon]], height: float, within: float) -> Thing | None:
    """A tip beside everything means what is nearest, if that is near enough."""
    near = [
        (distance(spot, polygon, height), i, thing)
        for i, (thing, polygon) in enumerate(things)
        if box_in_reach(spot, polygon, height, within)
    ]
    best = min(near, key=lambda found: found[:2], default=None)
    return best[2] if best and best[0] <= within else None


def box_in_reach(spot: Spot, polygon: Polygon, height: float, within: float) -> bool:
    """Whether the box round a polygon is near enough; if it is not, nor is the polygon, and that is quicker told."""
    xs, ys = [x for x, _y in polygon], [y for _x, y in polygon]
    across = max(min(xs) - spot[0], spot[0] - max(xs))
    down = max(min(ys) - spot[1], spot[1] - max(ys))
    return across <= within and down * height <= within


def _edges(polygon: Polygon) -> Iterable[tuple[Spot, Spot]]:
    return zip(polygon, [*polygon[1:], polygon[0]], strict=True)


def _to_edge(spot: Spot, a: Spot, b: Spot, height: float) -> float:
    px, py = spot[0] - a[0], (spot[1] - a[1]) * height
    vx, vy = b[0] - a[0], (b[1] - a[1]) * height
    long = vx * vx + vy * vy
    along = max(0.0, min(1.0, (px * vx + py * vy) / long)) if long else 0.0
    return math.hypot(px - along * vx, py - along * vy)
