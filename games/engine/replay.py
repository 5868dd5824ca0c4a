"""A game again from its beginning: start state and log give every state in between."""

from collections.abc import Iterable, Iterator
from typing import Any

from games.engine.play import play, send
from games.engine.ruleset import Ruleset
from games.engine.structs import AnySignal, Instant, Move, Seat, State, Step
from games.engine.value import Value


class Entry(Value):
    """One line of a log: what a seat decided, or (no seat) what the table did."""

    seat: Seat | None
    deed: Any  # a Move, or a Signal when there is no seat
    now: Instant


def step_of[S: State](rules: Ruleset[S, Any, Any, Any], state: S, entry: Entry) -> Step[S]:
    if entry.seat is None:
        signal: AnySignal = entry.deed
        return send(rules, state, signal, entry.now)
    move: Move = entry.deed
    return play(rules, state, entry.seat, move, entry.now)


def replay[S: State](rules: Ruleset[S, Any, Any, Any], start: S, log: Iterable[Entry]) -> Iterator[Step[S]]:
    state = start
    for entry in log:
        step = step_of(rules, state, entry)
        yield step
        state = step.state
