"""What red characters make happen when they are activated, and the choices they ask for (R20)."""

from games.engine.structs import Seat
from games.rulesets.chasseurs.components import CHARACTERS, shown
from games.rulesets.chasseurs.facts import (
    Banished,
    GaveBonus,
    GotActions,
    NothingToDo,
    Robbed,
    SawHand,
    Stole,
    StoleThis,
    TookBack,
)
from games.rulesets.chasseurs.state import Chasseurs, Pending, replace, with_front, without
from games.rulesets.chasseurs.telling import Telling

EXTRA_ACTIONS = 3


def act(state: Chasseurs, character: str, paid: tuple[str, ...], telling: Telling) -> Chasseurs:
    """At once, as the activated character says; what needs a choice waits for it."""
    seat = state.turn.seat
    match CHARACTERS[character].ability:
        case "three_extra_actions":  # R24
            return more_actions(state, EXTRA_ACTIONS, telling)
        case "extra_action_each_turn":
            return more_actions(state, 1, telling)
        case "next_player_bonus_action":  # R25
            left = state.left_of(seat)
            telling.tell(GaveBonus(seat, left))
            front = state.fronts[left]
            return with_front(state, left, replace(front, bonus_actions=front.bonus_actions + 1))
        case "discard_opponent_character" | "steal_pearl" as ability:
            return waiting(state, Pending(ability), character, telling)
        case "take_back_pearl":
            return waiting(state, Pending("take_back_pearl", pearls=paid), character, telling)
        case _:
            return state


def more_actions(state: Chasseurs, n: int, telling: Telling) -> Chasseurs:
    telling.tell(GotActions(state.turn.seat, n))
    return replace(state, turn=replace(state.turn, actions=state.turn.actions + n))


def waiting(state: Chasseurs, pending: Pending, character: str, telling: Telling) -> Chasseurs:
    state = replace(state, turn=replace(state.turn, pending=pending))
    if answers(state):
        return state
    telling.tell(NothingToDo(state.turn.seat, character))  # R20, R21
    return settled(state)


def settled(state: Chasseurs) -> Chasseurs:
    return replace(state, turn=replace(state.turn, pending=None))


def answers(state: Chasseurs) -> list[tuple[Seat, str]]:
    """Who, and what it shows: each possible answer once."""
    pending, me = state.turn.pending, state.turn.seat
    others = [(Seat(i), front) for i, front in enumerate(state.fronts) if i != me]
    if pending is None:
        return []
    if pending.ability == "discard_opponent_character":
        found = [(seat, shown(card)) for seat, front in others for card in front.portal]
    elif pending.ability == "take_back_pearl":
        found = [(me, shown(card)) for card in pending.pearls]
    elif pending.player is None:
        found = [(seat, "") for seat, front in others if front.hand]  # R21
    else:
        found = [(pending.player, shown(card)) for card in state.fronts[pending.player].hand]
    return list(dict.fromkeys(found))


def resolve(state: Chasseurs, telling: Telling) -> Chasseurs:
    """A choice with one answer is no choice."""
    while (pending := state.turn.pending) and len(possible := answers(state)) == 1:
        state = answer(state, pending, *possible[0], telling)
    return state


def answer(state: Chasseurs, pending: Pending, seat: Seat, card: str, telling: Telling) -> Chasseurs:
    match pending.ability:
        case "discard_opponent_character":
            return banish(state, seat, card, telling)
        case "steal_pearl":
            return rob(state, seat, telling) if pending.player is None else steal(state, seat, card, telling)
        case _:
            return take_back(state, pending, card, telling)


def banish(state: Chasseurs, seat: Seat, character: str, telling: Telling) -> Chasseurs:
    front = state.fronts[seat]
    card = card_showing(front.portal, character)
    telling.tell(Banished(state.turn.seat, seat, character))
    state = replace(settled(state), character_discard=(*state.character_discard, card))
    return with_front(state, seat, replace(front, portal=without(front.portal, card)))


def rob(state: Chasseurs, seat: Seat, telling: Telling) -> Chasseurs:
    me = state.turn.seat
    telling.tell(Robbed(me, seat))
    telling.whisper(SawHand(me, seat, tuple(sorted(map(shown, state.fronts[seat].hand)))), me)
    return replace(state, turn=replace(state.turn, pending=Pending("steal_pearl", seat)))


def steal(state: Chasseurs, seat: Seat, pearl: str, telling: Telling) -> Chasseurs:
    me, front = state.turn.seat, state.fronts[seat]
    card = card_showing(front.hand, pearl)
    telling.tell(Stole(me, seat))
    telling.whisper(StoleThis(me, seat, pearl), me, seat)
    state = with_front(settled(state), seat, replace(front, hand=without(front.hand, card)))
    return with_front(state, me, replace(state.front, hand=(*state.front.hand, card)))


def take_back(state: Chasseurs, pending: Pending, pearl: str, telling: Telling) -> Chasseurs:
    me = state.turn.seat
    card = card_showing(pending.pearls, pearl)
    telling.tell(TookBack(me, pearl))
    state = replace(settled(state), pearl_discard=without(state.pearl_discard, card))
    return with_front(state, me, replace(state.front, hand=(*state.front.hand, card)))


def card_showing(cards: tuple[str, ...], kind: str) -> str:
    return next(card for card in cards if shown(card) == kind)
