"""What lies on the table, in the hands and in the decks."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace as replace

from games.engine.structs import Instant, Seat, State
from games.engine.value import Value
from games.rulesets.guardians.archipelago import Archipelago
from games.rulesets.guardians.components import ARROWS, FIRES
from games.rulesets.guardians.facts import AnyFact
from games.rulesets.guardians.shapes import Shape


class Options(Value):
    level: Literal[1, 2, 3, 4] = 1
    start: Annotated[Seat, Meta(ge=0, le=4)] | None = None  # R22: None = the seed draws the first start player
    archipelago: Shape = "tall"
    tiles: Archipelago = ()  # laid by hand; as long as there are none, the seed lays them


class Pile(Value):
    """A location card on a reward."""

    location: str
    reward: str


class Arrow(Value):
    card: str
    x: int
    y: int
    round: int  # when it was placed or last moved (R29)


class Ship(Value):
    by: Seat
    island: str
    seeks: Seat


class Front(Value):
    """What lies open before one player. Nothing here is secret."""

    gold: int = 0
    legend: int = 0
    arrows: tuple[Arrow, ...] = ()
    fires: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()  # R26: powers face up
    kunee: int = 0  # R21: armed
    apple: int = 0
    hints: int = 0  # allowances of this round (R28)
    ships: int = 0
    hints_used: int = 0
    hints_over: bool = False
    done: bool = False
    more_hints: int = 0  # effects on the round to come (R15)
    more_ships: int = 0

    @property
    def coins(self) -> int:
        return self.gold + self.legend

    @property
    def arrows_left(self) -> int:
        return ARROWS - len(self.arrows)

    @property
    def fires_left(self) -> int:
        return FIRES - len(self.fires)

    @property
    def owes_hint(self) -> bool:  # R4
        return self.hints > 0 and not self.hints_used and not self.hints_over


class Power(Value):
    """A legend's power that waits for its moment in step 2b, and whoever decides about it (R45)."""

    owner: Seat
    legend: str
    decider: Seat


class Result(Value):
    """The result sheet (R41): everything the last resolution showed, and who still has it before them."""

    round: int
    facts: tuple[AnyFact, ...]
    shown_to: tuple[Seat, ...]
    public: bool = True  # for spectators: until the first seat goes on


Phase = Literal["search", "powers", "council", "over"]
Lap = Literal["", "hints", "ships"]


class Guardians(State):
    options: Options
    archipelago: Archipelago
    start: Seat
    fronts: tuple[Front, ...]
    hands: tuple[Pile | None, ...]  # None: guards nothing (R36)
    piles: tuple[tuple[Pile, ...], ...]  # nobody has looked at these
    locations: tuple[str, ...]  # decks, the next card first
    rewards: tuple[str, ...]
    postcards: tuple[str, ...]
    lying: tuple[str, ...]  # postcards on the table, the oldest first
    purses: tuple[tuple[int, int], ...]  # gold and legend when the round began
    used: tuple[str, ...] = ()
    out: tuple[str, ...] = ()  # found rewards that left the game
    face_down: tuple[str, ...] = ()
    round: int = 1
    phase: Phase = "search"
    laps: bool = False
    laps_next: bool = False  # R32: counts from the next round
    lap: Lap = ""
    queue: tuple[Seat, ...] = ()  # laps: who still has a hand-over; council: who still speaks
    minute: Instant | None = None  # R14
    ships: tuple[Ship, ...] = ()  # in order of arrival
    found: tuple[Seat, ...] = ()  # guardians found in this round, from the start player
    powers: tuple[Power, ...] = ()
    result: Result | None = None

    @property
    def level(self) -> int:
        return self.options.level

    def from_start(self) -> tuple[Seat, ...]:
        n = len(self.fronts)
        return tuple(Seat((self.start + i) % n) for i in range(n))


def with_front(state: Guardians, seat: Seat, front: Front) -> Guardians:
    return replace(state, fronts=put(state.fronts, seat, front))


def put[T](row: tuple[T, ...], i: int, item: T) -> tuple[T, ...]:
    return (*row[:i], item, *row[i + 1 :])
