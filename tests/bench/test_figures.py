"""The arithmetic of the bench. Nothing is timed here."""

import json
from itertools import count

from tests.bench.figures import Figure, control, interleaved, short


def figure(ours: float, anchor: float, goal: float, better: str) -> Figure:
    return Figure(name="a", unit="ms", ours=ours, anchor=anchor, goal=goal, better=better)  # type: ignore[arg-type]


def test_more_is_better_for_a_rate_and_less_for_a_cost() -> None:
    assert figure(70, 100, 0.7, "more").ok
    assert not figure(69, 100, 0.7, "more").ok
    assert figure(70, 100, 0.7, "less").ok
    assert not figure(71, 100, 0.7, "less").ok


def test_a_control_must_be_like_itself() -> None:
    assert control("a", "ms", 100, 95).ok
    assert not control("a", "ms", 100, 80).ok
    assert not control("a", "ms", 80, 100).ok


def test_a_line_is_json_with_what_the_goal_needs() -> None:
    told = json.loads(figure(1234567.8, 1000000, 1, "more").line())
    assert list(told)[:6] == ["name", "ours", "anchor", "ratio", "goal", "ok"]
    assert (told["ours"], told["ratio"], told["ok"]) == (1234568, 1.235, True)


def test_four_digits_are_kept_and_all_of_a_whole_number() -> None:
    assert [short(number) for number in (0.00123456, 12.3456, 0, 123456.7)] == [0.001235, 12.35, 0, 123457]


def test_measures_take_turns_and_every_second_round_runs_backwards() -> None:
    asked: list[str] = []
    steps = count()

    def measure(name: str) -> float:
        asked.append(name)
        return next(steps)

    medians = interleaved(lambda: measure("a"), lambda: measure("b"), rounds=3)
    assert "".join(asked) == "ab" + "ab" + "ba" + "ab"
    assert medians == [5, 4]
