"""What a ruleset is: a record of plain functions and data, every field required."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from games.engine.hexes import Layout
from games.engine.rng import Rng
from games.engine.rulebook import Rulebooks
from games.engine.say import Say, Words
from games.engine.structs import (
    AnySignal,
    Instant,
    Label,
    Move,
    Prompt,
    Seat,
    Secret,
    Section,
    Standing,
    State,
    Step,
    View,
)


@dataclass(frozen=True, kw_only=True)
class Pad:
    """How a round is written down on paper, and what the game is worth then."""

    entry_type: Any  # a struct: one round
    score: Callable[[Sequence[Any], int, Any], tuple[Standing, ...]]  # entries, seats, options


@dataclass(frozen=True, kw_only=True)
class Sheet:
    """Something printable: its name is a key in the words, its data a tuple of sections."""

    name: str
    paper: str
    sections: Callable[[int, Any], tuple[Section, ...]]  # seats, options


@dataclass(frozen=True, kw_only=True)
class Ruleset[S: State, M: Move, V: View, O: msgspec.Struct]:
    slug: str
    rules_version: int
    seats: range
    state_type: Any
    move_type: Any
    view_type: Any
    fact_type: Any
    options_type: type[O]

    setup: Callable[[int, O, str], S]  # seats, options, seed; raises BadOption
    to_act: Callable[[S], tuple[Seat, ...]]  # () = over; several = simultaneous
    view: Callable[[S, Seat | None], V]
    # From the view, never from the state: none of these can tell what the seat may not know.
    legal_moves: Callable[[V], tuple[M, ...]]  # ordered, at most 600; () when the seat is not asked
    refusal: Callable[[V, M], Say | None]  # None = legal, else why: the only definition of legality
    vary: Callable[[V, M, Rng], M]  # a random finer variant of a listed move
    prompt: Callable[[V], Prompt | None]
    describe: Callable[[V], tuple[Section, ...]]
    label: Callable[[V, M], Label]
    # What the game's own templates draw: values, Say and Who. The draft is what the seat has chosen but not confirmed.
    scene: Callable[[V, Mapping[str, str]], Any]

    apply: Callable[[S, Seat, M, Instant], Step[S]]  # called by play() only
    deadline: Callable[[S], Instant | None]  # when the table must act by itself
    signal: Callable[[S, AnySignal, Instant], Step[S]]  # called by send() only
    standings: Callable[[S], tuple[Standing, ...]]  # by seat; public at any time
    purses: Callable[[S], tuple[Mapping[str, int], ...]]  # by seat: what the points are made of
    secrets: Callable[[S], tuple[Secret, ...]]  # the visibility table as data
    plant: Callable[[S, Mapping[str, Any]], S]  # the same state with other values in hidden places
    invariants: Mapping[str, Callable[[S], bool]]  # what holds in every state of this game

    words: Words
    rulebook: Rulebooks
    sheets: tuple[Sheet, ...]
    pad: Pad
    layouts: Mapping[str, Layout]  # by option: what is laid on hexagons at set-up
    bots: Mapping[str, Callable[[V, tuple[M, ...], Rng], M]]
    upgrade: Callable[[int, Any], Any]  # from_version, raw state -> raw state of rules_version


type AnyRuleset = Ruleset[Any, Any, Any, Any]
