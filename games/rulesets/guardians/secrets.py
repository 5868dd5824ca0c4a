"""Every hidden value, where it is and who knows it; and the same state with other values there."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from games.engine.rng import Rng
from games.engine.structs import Seat, Secret
from games.rulesets.guardians.components import ISLANDS
from games.rulesets.guardians.facts import Found
from games.rulesets.guardians.state import Guardians, Pile, Result, replace


def secrets(state: Guardians) -> tuple[Secret, ...]:
    if state.phase == "over":
        return ()
    return (*in_hands(state), *targets(state), *memory(state), *buried(state))


def in_hands(state: Guardians) -> Iterator[Secret]:
    for i, hand in enumerate(state.hands):
        if hand and Seat(i) not in state.found:  # while a power waits for its choice, the found are public
            yield Secret("location", f"hand/{i}/location", hand.location, (Seat(i),))
            yield Secret("reward", f"hand/{i}/reward", hand.reward, (Seat(i),))


def targets(state: Guardians) -> Iterator[Secret]:
    """Whom a ship names, until the hull shows."""
    if state.phase != "search":
        return
    for i, ship in enumerate(state.ships):
        others = tuple(Seat(s) for s, hand in enumerate(state.hands) if hand and s != ship.by)
        yield Secret("target", f"ship/{i}", ship.seeks, (ship.by,), others)


def memory(state: Guardians) -> Iterator[Secret]:
    """R13, R41: from level 2 on, found islands are forgotten by whoever has put the result sheet away."""
    result = state.result
    if state.level == 1 or result is None or result.public:
        return
    for i, fact in enumerate(result.facts):
        if isinstance(fact, Found):
            yield Secret("location", f"found/{i}", fact.island, result.shown_to, ISLANDS)


def buried(state: Guardians) -> Iterator[Secret]:
    for seat, piles in enumerate(state.piles):
        for i, pile in enumerate(piles):
            yield Secret("location", f"pile/{seat}/{i}/location", pile.location, buried=True)
            yield Secret("reward", f"pile/{seat}/{i}/reward", pile.reward, buried=True)
    for kind, deck in decks(state).items():
        yield from in_deck(kind, deck)
    yield Secret("seed", "seed", state.rng.seed, (), ("one", "two", "three"), buried=True)


@lru_cache(maxsize=512)
def in_deck(kind: str, deck: tuple[str, ...]) -> tuple[Secret, ...]:
    return tuple([Secret(kind, f"deck/{kind}/{i}", card, buried=True) for i, card in enumerate(deck)])


def decks(state: Guardians) -> dict[str, tuple[str, ...]]:
    return {"location": state.locations, "reward": state.rewards, "postcard": state.postcards}


def plant(state: Guardians, values: Mapping[str, Any]) -> Guardians:
    def pile(old: Pile, place: str) -> Pile:
        return Pile(values.get(f"{place}/location", old.location), values.get(f"{place}/reward", old.reward))

    deck = {
        kind: tuple(values.get(f"deck/{kind}/{i}", card) for i, card in enumerate(cards))
        for kind, cards in decks(state).items()
    }
    return replace(
        state,
        rng=Rng(values.get("seed", state.rng.seed), state.rng.count),
        hands=tuple(hand and pile(hand, f"hand/{i}") for i, hand in enumerate(state.hands)),
        piles=tuple(
            tuple(pile(old, f"pile/{seat}/{i}") for i, old in enumerate(piles))
            for seat, piles in enumerate(state.piles)
        ),
        locations=deck["location"],
        rewards=deck["reward"],
        postcards=deck["postcard"],
        ships=tuple(replace(ship, seeks=values.get(f"ship/{i}", ship.seeks)) for i, ship in enumerate(state.ships)),
        result=remembered(state.result, values),
    )


def remembered(result: Result | None, values: Mapping[str, Any]) -> Result | None:
    if result is None:
        return None
    facts = tuple(
        replace(fact, island=values.get(f"found/{i}", fact.island)) if isinstance(fact, Found) else fact
        for i, fact in enumerate(result.facts)
    )
    return replace(result, facts=facts)
