"""The values every ruleset is made of. Standard library and msgspec only: no Django, no clock, no chance."""

from typing import Any, NewType

import msgspec

from games.engine.rng import Rng
from games.engine.say import Say
from games.engine.value import Value

Seat = NewType("Seat", int)
Instant = NewType("Instant", int)  # milliseconds since 1970, UTC; handed in, never read from a clock


class State(Value):
    """Everything, secret. Only games/play ever holds one; printing it shows nothing."""

    rng: Rng

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


class View(Value):
    """What one seat (None: a spectator) may see; made field by field, so what is forgotten stays hidden."""

    seat: Seat | None
    to_act: tuple[Seat, ...]


class Move(Value, tag=True, tag_field="do"):
    """One decision of a seat. It says only what changes the state."""


class Fact(Value, tag=True, tag_field="is"):
    """Something that happened at the table: a sentence with the fact's own name as its key."""

    def said(self) -> Say:
        return Say(f"fact.{type(self).__name__}", msgspec.structs.asdict(self))


class Event(Value):
    fact: Any
    seen_by: tuple[Seat, ...] | None = None  # None: everybody, spectators too
    fades: bool = False  # shown as it happens, in no log before the game is over


class RoundScore(Value):
    number: int
    points: tuple[int, ...]  # what each seat won or lost in this round


class Step[S: State](Value):
    state: S
    events: tuple[Event, ...] = ()
    round: RoundScore | None = None


class Prompt(Value):
    """The question a seat has to answer."""

    kind: str
    say: Say
    private: bool  # True: a curtain comes first; False: a banner is enough


class Section(Value):
    """A part of a view in words: a heading and its lines."""

    title: Say
    lines: tuple[Say, ...]


class Label(Value):
    """A move as a button, and the heading it stands under."""

    say: Say
    group: Say


class Who(Value):
    """A seat in a scene: the page puts the player there, with name and sign."""

    seat: Seat


class Standing(Value):
    seat: Seat
    place: int
    points: int
    tie_break: tuple[int, ...] = ()
    won: bool = False


class Secret(Value):
    """A hidden value. What everybody may know, spectators too, is not listed at all."""

    kind: str  # values of one kind can be exchanged
    place: str
    value: Any
    known_to: tuple[Seat, ...] = ()
    could_be: tuple[Any, ...] = ()  # a hidden choice, no card: what else it could have been
    buried: bool = False  # in a deck or a pile nobody has looked at


class Signal(Value, tag=True, tag_field="signal"):
    """What the table does and no seat."""


class Lapsed(Signal):
    """The deadline has passed."""


class Lifted(Signal):
    """A player has lifted the curtain."""

    seat: Seat


class Seated(Signal):
    """Devices have changed: laps, if some device holds several seats."""

    laps: bool


class Absent(Signal):
    """The others, all agreeing, go on without this silent seat."""

    seat: Seat


class Stopped(Signal):
    """All agreeing, the game ends here."""


AnySignal = Lapsed | Lifted | Seated | Absent | Stopped
