"""Round things: coins, badges, medallions, compass roses."""

import math

from games.art.geometry import Knot, Spot, brush


def on_circle(radius: float, degrees: float, x: float = 0, y: float = 0) -> Spot:
    """A point of a circle; 0 degrees is to the right, 90 below."""
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def arc(x: float, y: float, radius: float, start: float, end: float, steps: int = 10) -> list[Spot]:
    return [on_circle(radius, start + (end - start) * i / steps, x, y) for i in range(steps + 1)]


def sickle(x: float, y: float, radius: float, start: float, end: float, depth: float) -> list[Knot]:
    """A strip along the inside of a circle, pointed at both ends; `depth` is a share of the radius."""
    steps = 8
    inner = []
    for i in range(1, steps):
        reach = radius * (1 - depth * math.sin(math.pi * i / steps))
        inner.append(on_circle(reach, end + (start - end) * i / steps, x, y))
    outer = arc(x, y, radius, start, end, steps)
    tips = Knot(*outer[0], corner=True), Knot(*outer[-1], corner=True)
    return [tips[0], *[Knot(*spot) for spot in outer[1:-1]], tips[1], *[Knot(*spot) for spot in inner]]


def hoop(x: float, y: float, rx: float, ry: float, width: float, start: float = 90) -> list[Spot]:
    """A ring with a hole; its seam is at `start`."""
    steps = 24
    angles = [math.radians(start + 364 * i / steps) for i in range(steps + 1)]
    return brush([(x + rx * math.cos(a), y + ry * math.sin(a)) for a in angles], width)
