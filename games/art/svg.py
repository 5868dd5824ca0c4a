"""How outlines are written: whole numbers on a grid of half scene units, so that files are small and rebuild alike."""

import math
from collections.abc import Iterable, Sequence

from games.art.geometry import Knot, Spot

GRID = 2  # steps to a scene unit


def number(value: float) -> str:
    """A length or a place in scene units."""
    return f"{round(value * GRID):d}"


def plain(value: float, digits: int = 2) -> str:
    """A number that is no length: an angle, a share."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    if text in ("", "-0"):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def numbers(values: Iterable[float]) -> str:
    """Numbers with as few blanks as can be: a minus sign parts as well."""
    written = ""
    for value in values:
        text = number(value)
        written += text if not written or text.startswith("-") else " " + text
    return written


def path(outline: Sequence[Knot], *, closed: bool = True, smooth: bool = True) -> str:
    """A line through the points, in relative steps; smooth but for its corners."""
    shape = outline if smooth else [Knot(knot.x, knot.y, corner=True) for knot in outline]
    written = "M" + numbers(shape[0][:2])
    at = _snapped(shape[0].x), _snapped(shape[0].y)
    steps = len(shape) if closed else len(shape) - 1
    for i in range(steps):
        here, there = shape[i], shape[(i + 1) % len(shape)]
        straight = here.corner and there.corner and not here.bump
        if straight and closed and i == steps - 1:
            break  # closing the path draws this one
        via = () if straight else here.bump or _handles(shape, i, closed)
        written += ("c" if via else "l") + numbers(_relative([*via, (there.x, there.y)], at))
        at = at[0] + _snapped(there.x - at[0]), at[1] + _snapped(there.y - at[1])
    return written + ("z" if closed else "")


def _handles(shape: Sequence[Knot], i: int, closed: bool) -> tuple[Spot, Spot]:
    here, there = shape[i], shape[(i + 1) % len(shape)]
    out, back = _tangent(shape, i, closed), _tangent(shape, (i + 1) % len(shape), closed)
    return (here.x + out[0], here.y + out[1]), (there.x - back[0], there.y - back[1])


def _tangent(shape: Sequence[Knot], i: int, closed: bool) -> Spot:
    if shape[i].corner:
        return 0, 0
    last = len(shape) - 1
    before, after = (i - 1, (i + 1) % len(shape)) if closed else (max(0, i - 1), min(last, i + 1))
    return (shape[after].x - shape[before].x) / 6, (shape[after].y - shape[before].y) / 6


def _relative(points: Iterable[Spot], at: Spot) -> list[float]:
    return [step for x, y in points for step in (x - at[0], y - at[1])]


def _snapped(value: float) -> float:
    return round(value * GRID) / GRID


def gouge(x: float, y: float, dx: float, dy: float, belly: float) -> str:
    """One carved mark: a sliver with one curved side."""
    long = math.hypot(dx, dy) or 1
    nx, ny = -dy / long * belly, dx / long * belly
    return "M" + numbers((x, y)) + "q" + numbers((dx * 0.4 + nx * 1.3, dy * 0.4 + ny * 1.3, dx, dy)) + "z"


def spindle(start: Spot, end: Spot, belly: float) -> str:
    """A straight line cut with two arcs."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    long = math.hypot(dx, dy) or 1
    nx, ny = -dy / long * belly, dx / long * belly
    there = "q" + numbers((dx / 2 + nx, dy / 2 + ny, dx, dy))
    back = "q" + numbers((-dx / 2 - nx, -dy / 2 - ny, -dx, -dy))
    return "M" + numbers(start) + there + back + "z"


def tag(name: str, /, **attributes: str | float | None) -> str:
    """An empty element; what is None is left out, and `_` stands for the hyphen."""
    given = {key.rstrip("_").replace("_", "-"): value for key, value in attributes.items() if value is not None}
    return f"<{name}" + "".join(f' {key}="{_value(value)}"' for key, value in given.items()) + "/>"


def _value(value: str | float) -> str:
    return value if isinstance(value, str) else plain(value)
