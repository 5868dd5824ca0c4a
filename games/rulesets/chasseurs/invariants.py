"""What holds in every state of this game, by name. Random play counts each of them."""

from collections import Counter
from collections.abc import Callable, Mapping

from games.rulesets.chasseurs.components import CHARACTER_CARDS, PEARLS, shown
from games.rulesets.chasseurs.state import GOAL, PORTAL, Chasseurs


def no_pearl_is_lost(state: Chasseurs) -> bool:
    hands = [card for front in state.fronts for card in front.hand]
    lying = [card for card in state.pearls if card]
    return Counter([*state.pearl_deck, *state.pearl_discard, *lying, *hands]) == Counter(PEARLS)


def no_character_is_lost(state: Chasseurs) -> bool:
    held = [card for f in state.fronts for card in (*f.portal, *f.activated, *f.diamonds)]
    lying = [card for card in state.characters if card]
    return Counter([*state.character_deck, *state.character_discard, *lying, *held]) == Counter(CHARACTER_CARDS)


def portals_hold_two(state: Chasseurs) -> bool:
    return all(len(front.portal) <= PORTAL for front in state.fronts)


def hands_are_within_their_limit_between_turns(state: Chasseurs) -> bool:
    """All but the hand of the player whose turn it is; and one into which nobody can have put anything."""
    return all(len(f.hand) <= f.limit for i, f in enumerate(state.fronts) if i != state.turn.seat)


def displays_are_full_while_cards_exist(state: Chasseurs) -> bool:  # R8
    if state.turn.pending or state.turn.phase == "over":
        return True
    pearls = all(state.pearls) or not (state.pearl_deck or state.pearl_discard)
    return pearls and (all(state.characters) or not (state.character_deck or state.character_discard))


def twelve_call_the_final_round(state: Chasseurs) -> bool:  # R29, R30
    reached = any(front.power >= GOAL for front in state.fronts)
    if state.final_round is None:
        return not reached
    return reached and state.round in (state.final_round - 1, state.final_round)


def a_choice_has_several_answers(state: Chasseurs) -> bool:
    """What leaves no choice is done by the table."""
    pending = state.turn.pending
    if pending is None or pending.ability != "take_back_pearl":
        return True
    return len(set(map(shown, pending.pearls))) > 1


def actions_are_never_owed(state: Chasseurs) -> bool:
    return state.turn.actions >= 0 and (state.turn.actions > 0) == (state.turn.phase == "actions" and not done(state))


def done(state: Chasseurs) -> bool:
    """While a choice of the last action waits, no action is left."""
    return state.turn.pending is not None and state.turn.actions == 0


INVARIANTS: Mapping[str, Callable[[Chasseurs], bool]] = {
    check.__name__: check
    for check in (
        no_pearl_is_lost,
        no_character_is_lost,
        portals_hold_two,
        hands_are_within_their_limit_between_turns,
        displays_are_full_while_cards_exist,
        twelve_call_the_final_round,
        a_choice_has_several_answers,
        actions_are_never_owed,
    )
}
