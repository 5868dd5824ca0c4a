"""Random games: the way to find out what nobody thought of. Everything follows from one seed."""

from collections.abc import Iterator
from typing import Any

import msgspec

from games.engine.play import play, send
from games.engine.replay import Entry
from games.engine.rng import Rng
from games.engine.ruleset import AnyRuleset
from games.engine.structs import Absent, AnySignal, Instant, Lapsed, Lifted, Seat, Seated, State, Step
from games.engine.value import Value

BOUND = 20_000  # moves; no game of random play may last longer
EVERY = 60  # faces of the die that now and then calls a signal of the table


class Turn(Value):
    """One step of a game: before, what was done, after."""

    before: Any
    entry: Entry
    step: Step[Any]


def drawn_options(rules: AnyRuleset, seed: str, given: dict[str, Any]) -> Any:
    """Options as given; a choice that is left open is drawn, so that all of them are played."""
    rng, fields = Rng(f"options {seed}"), dict(given)
    for field in msgspec.inspect.type_info(rules.options_type).fields:  # type: ignore[attr-defined]
        if isinstance(field.type, msgspec.inspect.LiteralType) and field.name not in fields:
            fields[field.name], rng = rng.pick(field.type.values)
    return msgspec.convert(fields, rules.options_type, strict=False)


def playout(rules: AnyRuleset, seats: int, options: Any, seed: str) -> Iterator[Turn]:
    state, rng, now = rules.setup(seats, options, seed), Rng(f"playout {seed}"), Instant(1_000_000)
    for _ in range(BOUND):
        acting = rules.to_act(state)
        if not acting:
            return
        dice, rng = rng.below(EVERY)
        now = Instant(now + 100 * dice)
        signal, rng = drawn_signal(rules, state, acting, dice, now, rng)
        if signal is not None:
            due = rules.deadline(state)
            now = due if due is not None and isinstance(signal, Lapsed) else now
            entry, step = Entry(None, signal, now), send(rules, state, signal, now)
        else:
            seat, rng = rng.pick(acting)
            move, rng = drawn_move(rules, state, seat, rng)
            entry, step = Entry(seat, move, now), play(rules, state, seat, move, now)
        yield Turn(state, entry, step)
        state = step.state
    raise AssertionError(f"no end after {BOUND} moves")


def drawn_signal(
    rules: AnyRuleset, state: State, acting: tuple[Seat, ...], dice: int, now: Instant, rng: Rng
) -> tuple[AnySignal | None, Rng]:
    """Now and then the table acts: a curtain lifts, time is over, devices change, a seat stays silent."""
    due = rules.deadline(state)
    if due is not None and (now >= due or dice == 0):
        return Lapsed(), rng
    if dice == 1:
        laps, rng = rng.below(2)
        return Seated(laps=bool(laps)), rng
    if dice == 2:
        seat, rng = rng.pick(acting)
        return Absent(seat), rng
    return (Lifted(acting[0]) if dice < 9 else None), rng


def drawn_move(rules: AnyRuleset, state: State, seat: Seat, rng: Rng) -> tuple[Any, Rng]:
    view = rules.view(state, seat)
    move, rng = rng.pick(rules.legal_moves(view))
    return rules.vary(view, move, rng), Rng(rng.seed, rng.count + 4)
