"""Every hidden value, where it is and who knows it; and the same state with other values there.

Hands are known to their owners; a hand the Fairy looks into, to its owner and to whoever looks. The front of a diamond
is known to nobody, nor is the order of a deck; the next character, to those who have looked at it.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from games.engine.rng import Rng
from games.engine.structs import Seat, Secret
from games.rulesets.chasseurs.state import Chasseurs, replace


def secrets(state: Chasseurs) -> tuple[Secret, ...]:
    if state.turn.phase == "over":
        return ()
    return (*in_hands(state), *diamonds(state), *in_decks(state))


def in_hands(state: Chasseurs) -> Iterator[Secret]:
    for i, front in enumerate(state.fronts):
        known_to = (Seat(i), *looking_into(state, Seat(i)))
        for n, card in enumerate(front.hand):
            yield Secret("pearl", f"hand/{i}/{n}", card, known_to)


def looking_into(state: Chasseurs, seat: Seat) -> tuple[Seat, ...]:
    pending = state.turn.pending
    looks = pending is not None and pending.ability == "steal_pearl" and pending.player == seat
    return (state.turn.seat,) if looks else ()


def diamonds(state: Chasseurs) -> Iterator[Secret]:
    for i, front in enumerate(state.fronts):
        for n, card in enumerate(front.diamonds):
            yield Secret("character", f"diamond/{i}/{n}", card)


def in_decks(state: Chasseurs) -> Iterator[Secret]:
    for n, card in enumerate(state.pearl_deck):
        yield Secret("pearl", f"pearls/{n}", card, buried=True)
    for n, card in enumerate(state.character_deck):
        yield Secret("character", f"characters/{n}", card, state.top_known_to if n == 0 else (), buried=True)
    yield Secret("seed", "seed", state.rng.seed, (), ("one", "two", "three"), buried=True)


def plant(state: Chasseurs, values: Mapping[str, Any]) -> Chasseurs:
    def planted(place: str, cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple([values.get(f"{place}/{n}", card) for n, card in enumerate(cards)])

    return replace(
        state,
        rng=Rng(values.get("seed", state.rng.seed), state.rng.count),
        fronts=tuple(
            replace(front, hand=planted(f"hand/{i}", front.hand), diamonds=planted(f"diamond/{i}", front.diamonds))
            for i, front in enumerate(state.fronts)
        ),
        pearl_deck=planted("pearls", state.pearl_deck),
        character_deck=planted("characters", state.character_deck),
    )
