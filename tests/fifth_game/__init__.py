"""Thimbles, a toy: everyone hides a pea under one of three thimbles, then guesses in the open where the next one hid.

It is here to prove that a game is one folder and one line on the shelf.
"""

from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta
from msgspec.structs import replace

from games.engine.rng import Rng
from games.engine.rulebook import load_rulebook
from games.engine.ruleset import Pad, Ruleset
from games.engine.say import Say, load_words
from games.engine.structs import (
    AnySignal,
    Event,
    Fact,
    Instant,
    Label,
    Move,
    Prompt,
    RoundScore,
    Seat,
    Secret,
    Section,
    Standing,
    State,
    Step,
    Stopped,
    View,
)
from games.engine.value import Value

type Thimble = Annotated[int, Meta(ge=1, le=3)]
THIMBLES = (1, 2, 3)


class Options(Value):
    rounds: Literal[1, 2, 3] = 2


class Hide(Move):
    thimble: Thimble


class Guess(Move):
    thimble: Thimble


class Hid(Fact):
    by: Seat


class Guessed(Fact):
    by: Seat
    thimble: int
    pea: int


class Table(State):
    rounds: int
    round: int
    peas: tuple[int | None, ...]
    guesses: tuple[int | None, ...]
    points: tuple[int, ...]
    before: tuple[int, ...]


class TableView(View):
    round: int
    hidden: tuple[bool, ...]
    guesses: tuple[int | None, ...]
    points: tuple[int, ...]
    mine: int | None
    hiding: bool


def setup(seats: int, options: Options, seed: str) -> Table:
    nothing = (None,) * seats
    return Table(Rng(seed), options.rounds, 1, nothing, nothing, (0,) * seats, (0,) * seats)


def to_act(state: Table) -> tuple[Seat, ...]:
    if state.round > state.rounds:
        return ()
    waiting = state.peas if None in state.peas else state.guesses
    return (Seat(waiting.index(None)),)


def view(state: Table, seat: Seat | None) -> TableView:
    return TableView(
        seat=seat,
        to_act=to_act(state),
        round=state.round,
        hidden=tuple(pea is not None for pea in state.peas),
        guesses=state.guesses,
        points=state.points,
        mine=None if seat is None else state.peas[seat],
        hiding=None in state.peas,
    )


def legal_moves(view: TableView) -> tuple[Move, ...]:
    if view.seat not in view.to_act:
        return ()
    return tuple(Hide(n) if view.hiding else Guess(n) for n in THIMBLES)


def refusal(view: TableView, move: Move) -> Say | None:
    return None if move in legal_moves(view) else Say("not-asked")


def apply(state: Table, seat: Seat, move: Hide | Guess, now: Instant) -> Step[Table]:
    if isinstance(move, Hide):
        return Step(replace(state, peas=put(state.peas, seat, move.thimble)), (Event(Hid(seat)),))
    pea = state.peas[(seat + 1) % len(state.peas)]
    told = (Event(Guessed(seat, move.thimble, pea or 0)),)
    points = put(state.points, seat, state.points[seat] + (move.thimble == pea))
    state = replace(state, guesses=put(state.guesses, seat, move.thimble), points=points)
    if None in state.guesses:
        return Step(state, told)
    won = RoundScore(state.round, tuple(now - then for now, then in zip(state.points, state.before, strict=True)))
    nothing = (None,) * len(state.peas)
    return Step(replace(state, round=state.round + 1, peas=nothing, guesses=nothing, before=state.points), told, won)


def signal(state: Table, sent: AnySignal, now: Instant) -> Step[Table]:
    return Step(replace(state, round=state.rounds + 1, points=state.before) if isinstance(sent, Stopped) else state)


def put[T](items: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*items[:seat], value, *items[seat + 1 :])


def prompt(view: TableView) -> Prompt | None:
    if view.seat not in view.to_act:
        return None
    key = "prompt.hide" if view.hiding else "prompt.guess"
    return Prompt("hide" if view.hiding else "guess", Say(key, {"seat": view.seat}), private=view.hiding)


def label(view: TableView, move: Hide | Guess) -> Label:
    return Label(Say("label.thimble", {"n": move.thimble}), Say("group.thimbles"))


def describe(view: TableView) -> tuple[Section, ...]:
    points = tuple(Say("about.points", {"seat": i, "n": n}) for i, n in enumerate(view.points))
    sections = [Section(Say("about.round", {"n": view.round}), points)]
    if view.mine is not None:
        sections.append(Section(Say("about.mine", {"seat": view.seat}), (Say("about.pea", {"n": view.mine}),)))
    return tuple(sections)


def standings(state: Table) -> tuple[Standing, ...]:
    over = not to_act(state)
    places = [1 + sum(other > n for other in state.points) for n in state.points]
    return tuple(
        Standing(Seat(i), place, n, won=over and place == 1)
        for i, (n, place) in enumerate(zip(state.points, places, strict=True))
    )


def secrets(state: Table) -> tuple[Secret, ...]:
    guessed = [state.guesses[i - 1] is not None for i in range(len(state.peas))]
    return tuple(
        Secret("pea", f"pea {i}", pea, (Seat(i),), could_be=THIMBLES)
        for i, pea in enumerate(state.peas)
        if pea is not None and not guessed[i]
    )


def plant(state: Table, values: dict[str, int]) -> Table:
    return replace(state, peas=tuple(values.get(f"pea {i}", pea) for i, pea in enumerate(state.peas)))


HERE = Path(__file__).parent
WORDS = load_words(HERE / "words")

RULESET: Ruleset[Table, Any, TableView, Options] = Ruleset(
    slug="thimbles",
    rules_version=1,
    seats=range(2, 5),
    state_type=Table,
    move_type=Hide | Guess,
    view_type=TableView,
    fact_type=Hid | Guessed,
    options_type=Options,
    setup=setup,
    to_act=to_act,
    view=view,
    legal_moves=legal_moves,
    refusal=refusal,
    vary=lambda view, move, rng: move,
    prompt=prompt,
    describe=describe,
    label=label,
    scene=lambda view, draft: None,
    apply=apply,
    deadline=lambda state: None,
    signal=signal,
    standings=standings,
    purses=lambda state: tuple({"peas": n} for n in state.points),
    secrets=secrets,
    plant=plant,  # type: ignore[arg-type]
    invariants={"a_pea_lies_under_a_thimble": lambda state: all(p in (None, *THIMBLES) for p in state.peas)},
    words=WORDS,
    rulebook=load_rulebook(HERE / "rulebook", WORDS),
    sheets=(),
    pad=Pad(entry_type=Options, score=lambda entries, seats, options: ()),
    layouts={},
    bots={"wanderer": lambda view, moves, rng: rng.pick(moves)[0]},
    upgrade=lambda version, raw: raw,
)
