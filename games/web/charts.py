"""Points round by round as lines, each with its player's name at the end."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from games.web.people import Person

WIDE, HIGH = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 36, 150, 16, 40
APART = 18  # names at the ends of lines never lie on each other


@dataclass(frozen=True)
class Line:
    person: Person
    points: str
    dots: list[tuple[int, int]]
    name_y: int


@dataclass(frozen=True)
class Chart:
    lines: list[Line]
    rounds: list[tuple[int, int]]  # x and number
    marks: list[tuple[int, int]]  # y and points


def chart(people: Sequence[Person], rounds: Sequence[tuple[int, list[int]]]) -> Chart | None:
    if not rounds:
        return None
    sums = [list(accumulate([0, *[points[person.seat] for _number, points in rounds]])) for person in people]
    low, high = min(min(map(min, sums)), 0), max(max(map(max, sums)), 1)

    def x(i: int) -> int:
        return LEFT + i * (WIDE - LEFT - RIGHT) // len(rounds)

    def y(points: int) -> int:
        return TOP + (high - points) * (HIGH - TOP - BOTTOM) // (high - low)

    spots = [[(x(i), y(points)) for i, points in enumerate(line)] for line in sums]
    names = spread([line[-1][1] for line in spots])
    lines = [
        Line(person, " ".join(f"{a},{b}" for a, b in line), line, name_y)
        for person, line, name_y in zip(people, spots, names, strict=True)
    ]
    step = max(1, -(-(high - low) // 6))
    marks = [(y(points), points) for points in range(low, high + 1, step)]
    return Chart(lines, [(x(i + 1), number) for i, (number, _points) in enumerate(rounds)], marks)


def spread(heights: Sequence[int]) -> list[int]:
    """The same order, far enough apart, and none below the floor."""
    order = sorted(range(len(heights)), key=lambda i: heights[i])
    placed: list[int] = []
    for i in order:
        placed.append(max(heights[i], placed[-1] + APART if placed else 0))
    sunk = max(0, placed[-1] - (HIGH - BOTTOM))
    by_line = {i: y - sunk for i, y in zip(order, placed, strict=True)}
    return [by_line[i] for i in range(len(heights))]
