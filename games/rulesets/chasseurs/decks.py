"""Drawing, shuffling and turning up: the only places where cards leave a deck."""

from games.rulesets.chasseurs.components import has_icon, shown
from games.rulesets.chasseurs.facts import (
    CharactersShuffled,
    Exchanged,
    NewCharacters,
    PearlsShuffled,
    TurnedUp,
)
from games.rulesets.chasseurs.state import Chasseurs, replace
from games.rulesets.chasseurs.telling import Telling


def draw_pearl(state: Chasseurs, telling: Telling) -> tuple[str, Chasseurs]:
    """The next one; "" if there is none anywhere (R8)."""
    if not state.pearl_deck:
        if not state.pearl_discard:
            return "", state
        deck, rng = state.rng.shuffled(state.pearl_discard)  # R7
        state = replace(state, pearl_deck=deck, pearl_discard=(), rng=rng)
        telling.tell(PearlsShuffled())
    return state.pearl_deck[0], replace(state, pearl_deck=state.pearl_deck[1:])


def draw_character(state: Chasseurs, telling: Telling) -> tuple[str, Chasseurs]:
    state = with_a_next_character(state, telling)
    if not state.character_deck:
        return "", state
    return state.character_deck[0], replace(state, character_deck=state.character_deck[1:], top_known_to=())


def with_a_next_character(state: Chasseurs, telling: Telling) -> Chasseurs:
    if state.character_deck or not state.character_discard:
        return state
    deck, rng = state.rng.shuffled(state.character_discard)  # R7
    telling.tell(CharactersShuffled())
    return replace(state, character_deck=deck, character_discard=(), rng=rng, top_known_to=())


def draw_diamonds(state: Chasseurs, n: int, telling: Telling) -> tuple[tuple[str, ...], Chasseurs]:
    drawn = []
    for _ in range(n):
        card, state = draw_character(state, telling)
        drawn.append(card)
    return tuple(card for card in drawn if card), state


def refill(state: Chasseurs, telling: Telling) -> Chasseurs:
    """Both displays, between two decisions (R5, R8)."""
    if all(state.pearls) and all(state.characters):
        return state
    return refill_characters(refill_pearls(state, telling), telling)


def refill_pearls(state: Chasseurs, telling: Telling) -> Chasseurs:
    places, new = list(state.pearls), []
    for i, card in enumerate(places):
        if not card:
            places[i], state = draw_pearl(state, telling)
            new.append(places[i])
    new = [card for card in new if card]
    if not new:
        return state
    telling.tell(TurnedUp(tuple(map(shown, new))))
    state = replace(state, pearls=tuple(places))
    return exchange(state, telling) if any(map(has_icon, new)) else state  # R2, R3


def exchange(state: Chasseurs, telling: Telling) -> Chasseurs:
    gone = tuple(card for card in state.characters if card)
    discard = (*state.character_discard, *gone)
    state = replace(state, character_discard=discard, characters=("",) * len(state.characters))
    state = fill_characters(state, telling)
    telling.tell(Exchanged(tuple(map(shown, gone)), tuple(shown(card) for card in state.characters if card)))
    return state


def refill_characters(state: Chasseurs, telling: Telling) -> Chasseurs:
    before = state.characters
    state = fill_characters(state, telling)
    new = tuple(shown(card) for card, old in zip(state.characters, before, strict=True) if card and not old)
    if new:
        telling.tell(NewCharacters(new))
    return state


def fill_characters(state: Chasseurs, telling: Telling) -> Chasseurs:
    places = list(state.characters)
    for i, card in enumerate(places):
        if not card:
            places[i], state = draw_character(state, telling)
    return replace(state, characters=tuple(places))
