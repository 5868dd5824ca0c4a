"""A figure: what we reach, what the anchor reaches beside us, and whether that keeps the promise."""

import json
import math
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

ROUNDS = 5
NOISE = 0.1  # how far a thing may be from itself before the run is not to be trusted

type Measure = Callable[[], float]


@dataclass(frozen=True, kw_only=True)
class Figure:
    name: str
    unit: str
    ours: float
    anchor: float
    goal: float
    better: Literal["more", "less", "alike"]
    rounds: int = ROUNDS

    @property
    def ratio(self) -> float:
        return self.ours / self.anchor

    @property
    def ok(self) -> bool:
        match self.better:
            case "more":
                return self.ratio >= self.goal
            case "less":
                return self.ratio <= self.goal
            case "alike":
                return abs(self.ratio - self.goal) <= NOISE

    def line(self) -> str:
        return json.dumps(
            {
                "name": self.name,
                "ours": short(self.ours),
                "anchor": short(self.anchor),
                "ratio": short(self.ratio),
                "goal": self.goal,
                "ok": self.ok,
                "better": self.better,
                "unit": self.unit,
                "rounds": self.rounds,
            },
            ensure_ascii=False,
        )


type Figures = Iterator[Figure]


def short(number: float) -> float:
    """Four digits, or whole numbers: more would pretend."""
    return round(number, max(0, 3 - math.floor(math.log10(abs(number))))) if number else 0.0


def control(name: str, unit: str, one: float, other: float) -> Figure:
    """The same thing against itself: a run that cannot tell it is alike can tell nothing else."""
    return Figure(name=f"{name}: control", unit=unit, ours=one, anchor=other, goal=1.0, better="alike")


def interleaved(*measures: Measure, rounds: int = ROUNDS) -> list[float]:
    """The median of each, measured in turns after a warm-up, every second round in reverse: no order is favoured."""
    taken: list[list[float]] = [[] for _ in measures]
    for measure in measures:
        measure()
    for turn in range(rounds):
        order = list(range(len(measures)))[:: -1 if turn % 2 else 1]
        for i in order:
            taken[i].append(measures[i]())
    return [statistics.median(values) for values in taken]


def cpu(work: Callable[[], object]) -> float:
    """CPU seconds of this process."""
    began = time.process_time()
    work()
    return time.process_time() - began
