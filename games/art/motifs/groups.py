"""How several of a kind stand together: each arrangement gives the places, or a pen for each."""

import math
from collections.abc import Iterator

from games.art.pen import Pen


def ranks(n: int, wide: float, high: float) -> list[tuple[float, float, float]]:
    """Where n of a kind stand, and how large: at most four abreast, the farthest first."""
    rows = -(-n // 4)
    size = (1, 0.78, 0.66, 0.56)[n - 1] if rows == 1 else 0.5
    placed = []
    for row in reversed(range(rows)):
        abreast = n // rows + (row < n % rows)
        left = -(abreast - 1) / 2 + (0.25 - row % 2 / 2 if n % rows == 0 and rows > 1 else 0)
        for i in range(abreast):
            placed.append(((left + i) * wide * size, -row * high * size, size * (0.9 if (i + row) % 2 else 1)))
    return placed


def places(n: int, wide: float, high: float) -> list[tuple[float, float, float]]:
    """Where n things stand, as (x, y, size): in rows from the back to the front, each row between those of the next."""
    rows = math.ceil(n / math.ceil(math.sqrt(n * 1.5)))
    size = n**-0.3
    found = []
    for row in range(rows):
        first, end = n * row // rows, n * (row + 1) // rows
        even = (end - first) * rows == n and rows > 1
        shift = (0.25 if row % 2 else -0.25) if even else 0
        for i in range(end - first):
            x = (i - (end - first - 1) / 2 + shift) * wide * size
            found.append((x, (row - rows + 1) * high * size, size))
    return found


SIZES = 1, 0.84, 1.1, 0.92, 0.78, 1.04


def side_by_side(pen: Pen, n: int, step: float, most: int, rise: float = 0) -> Iterator[Pen]:
    """A pen for each of n pieces side by side, in rows that fill each other's gaps; the far rows first."""
    rows = -(-n // most)
    front = -(-n // rows)
    small = min(1, (150 / (front * step)) ** 0.7)
    for row in reversed(range(rows)):
        count = n // rows + (row < n % rows)
        size = small * 0.9**row
        left = (1 - count + (count - front + row) % 2) / 2
        for i in sorted(range(count), key=lambda i: SIZES[(i + row) % 6], reverse=True):
            pen.part()
            alone = SIZES[(i + row) % 6] if n > 1 else 1
            yield pen.one((left + i) * step * size, -rise * small * row, size * alone)


def shoal(
    pen: Pen, n: int, wide: float, high: float, *, vary: float = 0, tilt: float = 0, pairs: bool = False
) -> Iterator[Pen]:
    """A pen for each of a loose group in staggered rows; they differ in size, they tilt, or they face each other."""
    rows = 1 if n == 1 else max(1, round(math.sqrt(n * wide / high / 1.4)))
    size = min(1, 176 / wide / math.ceil(n / rows), 170 / high / rows)
    k = 0
    for row in range(rows):
        here = n * (row + 1) // rows - n * row // rows
        stagger = 0 if rows == 1 or n % rows else 0.25 - 0.5 * (row % 2)
        for i in range(here):
            x = (i - (here - 1) / 2 + stagger) * wide * size
            y = (row + 1 - rows) * high * size + (pen.rng.uniform(-0.06, 0.06) * high * size if n > 1 else 0)
            turn = pen.rng.uniform(-tilt, tilt) if n > 1 else 0
            pen.part()
            yield pen.one(x, y, size * (1 - vary * (k % 3) / 2), flip=pairs and n > 1 and i % 2 == 0, turn=turn)
            k += 1


def grove(pen: Pen, n: int, gap: float, sizes: tuple[float, ...] = (1, 0.74, 0.92, 0.66, 0.72, 0.84)) -> Iterator[Pen]:
    """A pen for each of a group: tall and short ones side by side, the short ones further back and drawn first."""
    places = [((i - (n - 1) / 2) * gap, sizes[(i - n // 2) % len(sizes)], 2 * i < n - 1) for i in range(n)]
    for x, size, flip in sorted(places, key=_size):
        pen.part()
        yield pen.one(x, (size - max(sizes)) * 14, size, flip=flip)


def _size(place: tuple[float, float, bool]) -> float:
    return place[1]
