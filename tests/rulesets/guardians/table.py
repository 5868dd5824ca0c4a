"""A table to try the rules at: Alice starts, then Bob, Charlie, Dana, Eve. Islands and rewards are set by hand."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from games.engine.play import play, send
from games.engine.structs import AnySignal, Instant, Seat, Seated, Step
from games.rulesets.guardians import RULESET
from games.rulesets.guardians.archipelago import neighbours
from games.rulesets.guardians.components import ISLANDS, TREASURE
from games.rulesets.guardians.moves import AnyMove, Done, Point, Sail
from games.rulesets.guardians.pictures import PICTURES
from games.rulesets.guardians.state import Front, Guardians, Options, Pile, put

ALICE, BOB, CHARLIE, DANA, EVE = (Seat(i) for i in range(5))
NOW = Instant(1_000_000)


def deal(seats: int = 3, level: int = 1, rewards: Sequence[str] = (), laps: bool = False) -> Guardians:
    """Alice guards the first island of the box, Bob the second ...; their rewards as given, else treasures."""
    state = RULESET.setup(seats, Options(level=level, start=ALICE), "table")  # type: ignore[arg-type]
    rewards = (*rewards, *[TREASURE] * (seats - len(rewards)))
    hands = tuple(Pile(ISLANDS[i], reward) for i, reward in enumerate(rewards))
    spare = iter(ISLANDS[seats:])
    piles = tuple(tuple(Pile(next(spare), TREASURE) for _ in range(2)) for _ in range(seats))
    state = replace(state, hands=hands, piles=piles, locations=tuple(spare), rewards=(TREASURE,) * 15)
    return send(RULESET, state, Seated(laps), NOW).state


def island(state: Guardians, guardian: Seat) -> str:
    hand = state.hands[guardian]
    assert hand is not None
    return hand.location


def next_to(state: Guardians, guardian: Seat) -> str:
    """An island beside that of the guardian which nobody guards."""
    guarded = {hand.location for hand in state.hands if hand}
    return min(neighbours(state.archipelago)[island(state, guardian)] - guarded - set(state.face_down))


def elsewhere(state: Guardians) -> str:
    """An island far from everybody's."""
    near = neighbours(state.archipelago)
    guarded = {hand.location for hand in state.hands if hand}
    return next(i for i in ISLANDS if i not in guarded and not near[i] & guarded and i not in state.face_down)


def move(state: Guardians, seat: Seat, what: AnyMove, now: int = NOW) -> Guardians:
    return play(RULESET, state, seat, what, Instant(now)).state


def tell(state: Guardians, signal: AnySignal, now: int = NOW) -> Guardians:
    return send(RULESET, state, signal, Instant(now)).state


def why(state: Guardians, seat: Seat, what: AnyMove) -> tuple[str, str]:
    """The refusal as (key, ruling); ("", "") if the move is legal."""
    say = RULESET.refusal(RULESET.view(state, seat), what)
    return (say.key, say.rule) if say else ("", "")


def a_hint(state: Guardians, card: int = 0) -> Point:
    lying = state.lying[card]
    return Point(lying, *PICTURES.postcards[lying].elements[0].anchor)


def hint_all(state: Guardians) -> Guardians:
    for seat in RULESET.to_act(state):
        if state.fronts[seat].owes_hint:
            state = move(state, seat, a_hint(state))
    return state


def explored(state: Guardians, *ships: tuple[Seat, str, Seat]) -> Step[Guardians]:
    """Everyone hints, these ships sail in this order, everyone is done: the step that resolves the round."""
    state = hint_all(state)
    for by, where, seeks in ships:
        state = move(state, by, Sail(where, seeks))
    *first, last = RULESET.to_act(state)
    for seat in first:
        state = move(state, seat, Done())
    return play(RULESET, state, last, Done(), NOW)


def found(state: Guardians, *pairs: tuple[Seat, Seat]) -> Guardians:
    """A round in which these explorers find these guardians, in this order of arrival."""
    return explored(state, *((by, island(state, guardian), guardian) for by, guardian in pairs)).state


def front(state: Guardians, seat: Seat, **changes: Any) -> Guardians:
    changed: Front = replace(state.fronts[seat], **changes)
    return replace(state, fronts=put(state.fronts, seat, changed))


def purses(state: Guardians) -> list[tuple[int, int]]:
    return [(f.gold, f.legend) for f in state.fronts]


def facts(step: Step[Guardians]) -> list[str]:
    return [type(event.fact).__name__ for event in step.events]
