"""What lies on the table, in the hands and in the decks."""

from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace as replace

from games.engine.structs import Seat, State
from games.engine.value import Value
from games.rulesets.chasseurs.components import Ability, character, shown

PORTAL = 2
HAND = 5
ACTIONS = 3
GOAL = 12


class Options(Value):
    start: Annotated[Seat, Meta(ge=0, le=4)] | None = None  # None = the seed draws the first player


@lru_cache(maxsize=4096)
def power_of(cards: tuple[str, ...]) -> int:
    return sum([character(card).power for card in cards])


@lru_cache(maxsize=4096)
def abilities_of(cards: tuple[str, ...]) -> tuple[Ability, ...]:
    return tuple([character(card).ability for card in cards])


@lru_cache(maxsize=4096)
def faces(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([shown(card) for card in cards])


class Front(Value):
    """One player's cards. The hand is the player's own; what diamonds show nobody knows."""

    hand: tuple[str, ...] = ()
    portal: tuple[str, ...] = ()
    activated: tuple[str, ...] = ()
    diamonds: tuple[str, ...] = ()  # the oldest first (R16)
    bonus_actions: int = 0  # for the next turn (R25)

    @property
    def power(self) -> int:
        return power_of(self.activated)

    @property
    def limit(self) -> int:
        return HAND + self.count("hand_limit_plus_one")

    def count(self, ability: Ability) -> int:
        return abilities_of(self.activated).count(ability)

    def can(self, ability: Ability) -> bool:
        return self.count(ability) > 0


class Pending(Value):
    """A red ability that waits for a choice of the player whose turn it is."""

    ability: Literal["discard_opponent_character", "steal_pearl", "take_back_pearl"]
    player: Seat | None = None  # steal_pearl: whose hand is looked at
    pearls: tuple[str, ...] = ()  # take_back_pearl: what was just paid


Phase = Literal["actions", "after", "limit", "over"]


class Turn(Value):
    """Whose turn it is, and how far it has come."""

    seat: Seat
    actions: int = ACTIONS
    begun: bool = False  # an action was spent: nothing "before the first action" any more
    phase: Phase = "actions"
    may_peek: bool = False  # what was in force when the turn began (R18)
    may_swap: bool = False
    redrawn: bool = False
    learned: bool = False  # the last decision showed the player something: time to look at it
    pending: Pending | None = None


class Chasseurs(State):
    start: Seat
    fronts: tuple[Front, ...]
    pearl_deck: tuple[str, ...]  # the next card first
    pearl_discard: tuple[str, ...]  # the newest last
    pearls: tuple[str, ...]  # the display
    character_deck: tuple[str, ...]
    character_discard: tuple[str, ...]
    characters: tuple[str, ...]
    turn: Turn
    round: int = 1
    final_round: int | None = None
    top_known_to: tuple[Seat, ...] = ()  # who has looked at the next character, as long as it lies there
    scored: tuple[int, ...] = ()  # power when the round began

    @property
    def front(self) -> Front:
        """Of the player whose turn it is."""
        return self.fronts[self.turn.seat]

    def left_of(self, seat: Seat) -> Seat:  # R31
        return Seat((seat + 1) % len(self.fronts))

    def neighbours(self, seat: Seat) -> tuple[Seat, ...]:
        return beside(seat, len(self.fronts))


def beside(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """On the left and on the right. R22: with two players the other one, once."""
    return tuple(dict.fromkeys(Seat((seat + step) % seats) for step in (1, -1)))


def with_front(state: Chasseurs, seat: Seat, front: Front) -> Chasseurs:
    fronts = (*state.fronts[:seat], front, *state.fronts[seat + 1 :])
    return replace(state, fronts=fronts)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    i = cards.index(card)
    return (*cards[:i], *cards[i + 1 :])
