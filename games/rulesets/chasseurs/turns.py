"""From one decision to the next: what the table does by itself, whose turn it is, and when it is over."""

from games.engine.structs import RoundScore, Seat
from games.rulesets.chasseurs.abilities import resolve
from games.rulesets.chasseurs.components import number, shown
from games.rulesets.chasseurs.decks import refill
from games.rulesets.chasseurs.facts import (
    Discarded,
    FinalRound,
    RoundBegan,
    TurnBegan,
)
from games.rulesets.chasseurs.score import tell_end
from games.rulesets.chasseurs.state import ACTIONS, Chasseurs, Turn, replace, with_front, without
from games.rulesets.chasseurs.telling import Telling


def to_act(state: Chasseurs) -> tuple[Seat, ...]:
    return () if state.turn.phase == "over" else (state.turn.seat,)


def go_on(state: Chasseurs, telling: Telling) -> Chasseurs:
    """Everything that leaves nobody a choice, until somebody has one or the game is over."""
    while state.turn.phase != "over":
        if state.turn.pending:
            state = resolve(state, telling)
            if state.turn.pending:
                return state
        state = refill(state, telling)
        then = one_further(state, telling)
        if then is None:
            return state
        state = then
    return state


def one_further(state: Chasseurs, telling: Telling) -> Chasseurs | None:
    """The next stretch of the turn; None: the player has a choice here."""
    turn, front = state.turn, state.front
    match turn.phase:
        case "actions":
            return None if turn.actions else replace(state, turn=replace(turn, phase="after"))
        case "after":
            shows = turn.learned and len(front.hand) <= front.limit  # else the hand is looked at to discard from it
            waits = shows or may_redraw(state) or may_trade(state)
            return None if waits else replace(state, turn=replace(turn, phase="limit"))
        case "limit" if len(front.hand) <= front.limit:
            return next_turn(state, telling)
        case _:
            kinds = set(map(shown, front.hand))
            return discard(state, front.hand[0], telling) if len(kinds) == 1 else None


def may_redraw(state: Chasseurs) -> bool:
    """R19: once, and not with an empty hand."""
    front = state.front
    return front.can("redraw_hand") and not state.turn.redrawn and bool(front.hand)


def may_trade(state: Chasseurs) -> bool:
    """R26"""
    front = state.front
    return front.can("two_for_diamond") and any(number(card) == 2 for card in front.hand)


def discard(state: Chasseurs, card: str, telling: Telling) -> Chasseurs:
    seat, front = state.turn.seat, state.front
    telling.tell(Discarded(seat, shown(card)))
    state = replace(state, pearl_discard=(*state.pearl_discard, card))
    return with_front(state, seat, replace(front, hand=without(front.hand, card)))


def next_turn(state: Chasseurs, telling: Telling) -> Chasseurs:
    seat = state.left_of(state.turn.seat)
    if seat == state.start:
        state = end_round(state, telling)
    return state if state.turn.phase == "over" else begin_turn(state, seat, telling)


def begin_turn(state: Chasseurs, seat: Seat, telling: Telling) -> Chasseurs:
    front = state.fronts[seat]
    actions = ACTIONS + front.count("extra_action_each_turn") + front.bonus_actions  # R25
    telling.tell(TurnBegan(seat, actions))
    turn = Turn(seat, actions, may_peek=front.can("peek_character"), may_swap=front.can("swap_portal"))  # R18
    return with_front(replace(state, turn=turn), seat, replace(front, bonus_actions=0))


def end_round(state: Chasseurs, telling: Telling) -> Chasseurs:
    """Everybody has had the same number of turns."""
    state = score_round(state, telling)
    if state.round == state.final_round:
        return end(state, telling)
    state = replace(state, round=state.round + 1)
    telling.tell(FinalRound(state.round) if state.round == state.final_round else RoundBegan(state.round))
    return state


def score_round(state: Chasseurs, telling: Telling) -> Chasseurs:
    powers = tuple(front.power for front in state.fronts)
    telling.round = RoundScore(state.round, tuple(now - then for now, then in zip(powers, state.scored, strict=True)))
    return replace(state, scored=powers)


def end(state: Chasseurs, telling: Telling) -> Chasseurs:
    tell_end(state.fronts, telling)
    return replace(state, turn=replace(state.turn, phase="over", actions=0, pending=None))
