"""The box, the set-up, and the actions of a turn; decks that run out, and what can be taken back."""

import pytest
from msgspec.structs import replace

from games.engine.errors import BadOption
from games.engine.play import settles
from games.engine.structs import Absent, Seat, Stopped
from games.rulesets.chasseurs import RULESET
from games.rulesets.chasseurs.components import CHARACTER_CARDS, CHARACTERS, PEARLS, has_icon, shown
from games.rulesets.chasseurs.moves import (
    Activate,
    Done,
    DrawPearl,
    Peek,
    Place,
    PlaceUnseen,
    Swap,
    Sweep,
    TakePearl,
    Trade,
)
from games.rulesets.chasseurs.state import Chasseurs, Options
from tests.rulesets.chasseurs.table import (
    ALICE,
    BOB,
    NOW,
    end_turn,
    faces,
    facts,
    front,
    hand,
    move,
    step,
    table,
    view,
    why,
)


# ---- the box, and the set-up
def test_the_box_is_complete() -> None:
    assert (len(PEARLS), len(set(PEARLS)), len(CHARACTER_CARDS), len(CHARACTERS)) == (56, 56, 54, 40)
    assert sorted(shown(card) for card in PEARLS if has_icon(card)) == ["3*", "4*", "5*"]
    cards = [card for card in CHARACTERS.values() for _ in range(card.copies)]
    assert sum(card.power for card in cards) == 89
    assert sum(card.diamonds for card in cards) == 10
    assert [sum(card.colour == colour for card in cards) for colour in ("green", "red", "blue")] == [23, 10, 21]
    assert [sum(card.power == n for card in cards) for n in range(6)] == [4, 27, 11, 9, 2, 1]


@pytest.mark.parametrize("seats", RULESET.seats)
def test_the_set_up(seats: int) -> None:
    state = RULESET.setup(seats, Options(), "any")
    assert (len(state.pearls), len(state.characters), len(state.fronts)) == (4, 2, seats)
    assert (len(state.pearl_deck), len(state.character_deck)) == (52, 52)
    assert all(not f.hand and not f.portal and not f.diamonds and not f.power for f in state.fronts)


def test_icons_turned_up_at_the_set_up_do_nothing() -> None:
    """Scenario 10."""
    starts = [RULESET.setup(2, Options(), f"icon {i}") for i in range(60)]
    with_icon = [state for state in starts if any(map(has_icon, state.pearls))]
    assert with_icon
    assert all(state.character_discard == () for state in starts)


def test_the_first_player_is_drawn_or_chosen() -> None:
    assert {RULESET.setup(4, Options(), f"first {i}").start for i in range(40)} == {0, 1, 2, 3}
    assert RULESET.to_act(RULESET.setup(4, Options(start=Seat(2)), "first")) == (2,)
    with pytest.raises(BadOption):
        RULESET.setup(2, Options(start=Seat(2)), "first")


def test_turns_go_to_the_left() -> None:
    """R31"""
    state, seats = table(front(), front(), front()), []
    for _ in range(4):
        seats.append(state.turn.seat)
        state = end_turn(state)
    assert seats == [0, 1, 2, 0]


# ---- actions
def test_a_turn_has_three_actions() -> None:
    state = move(table(front(), front()), TakePearl("5"), DrawPearl(), Sweep())
    assert state.turn.seat == BOB
    assert len(state.fronts[ALICE].hand) == 2


def test_a_turn_may_end_early() -> None:
    """R1"""
    assert move(table(front(), front()), Done()).turn.seat == BOB


def test_a_pearl_of_the_display_is_replaced_at_once() -> None:
    step_ = step(table(front(), front(), next_pearls="1 8"), TakePearl("6"))
    assert faces(step_.state.pearls) == ["2", "5", "1", "7"]
    assert hand(step_.state) == "6"
    assert facts(step_) == ["TookPearl", "TurnedUp"]


def test_a_pearl_drawn_unseen_is_seen_by_one() -> None:
    step_ = step(table(front(), front(), next_pearls="8"), DrawPearl())
    assert (facts(step_), facts(step_, ALICE), facts(step_, BOB)) == (
        ["DrewPearl"],
        ["DrewPearl", "DrewThis"],
        ["DrewPearl"],
    )
    assert faces(step_.state.pearls) == ["2", "5", "6", "7"]


def test_what_a_player_has_just_learned_can_be_looked_at_before_the_turn_ends() -> None:
    state = move(table(front(), front(), actions=1), DrawPearl())
    assert (state.turn.seat, state.turn.phase) == (ALICE, "after")
    assert RULESET.legal_moves(view(state)) == (Done(),)
    assert move(state, Done()).turn.seat == BOB
    assert move(table(front(), front(), actions=1), TakePearl("5")).turn.seat == BOB


def test_sweeping_replaces_the_whole_display() -> None:
    state = move(table(front(), front(), next_pearls="1 1 8 8"), Sweep())
    assert faces(state.pearls) == ["1", "1", "8", "8"]
    assert sorted(faces(state.pearl_discard)) == ["2", "5", "6", "7"]


# ---- the exchange icon
def test_scenario_10_the_exchange_icon() -> None:
    """R2, R5: the pearl that was taken is in hand; then both characters change."""
    state = table(front(), front(), characters="lion giant", next_pearls="4*", next_characters="goblin cerberus")
    after = step(state, TakePearl("5"))
    assert hand(after.state) == "5"
    assert faces(after.state.characters) == ["goblin", "cerberus"]
    assert faces(after.state.character_discard) == ["lion", "giant"]
    assert facts(after) == ["TookPearl", "TurnedUp", "Exchanged"]


def test_an_icon_drawn_unseen_does_nothing() -> None:
    """R4, scenario 10"""
    state = move(table(front(), front(), characters="lion giant", next_pearls="4*"), DrawPearl())
    assert (hand(state), faces(state.characters)) == ("4*", ["lion", "giant"])


def test_two_icons_in_one_sweep_act_once() -> None:
    """R2, R3, scenario 10"""
    state = move(table(front(), front(), next_pearls="3* 5* 1 1", next_characters="lion giant fairy"), Sweep())
    assert faces(state.characters) == ["lion", "giant"]
    assert len(state.character_discard) == 2


# ---- the portal
def test_a_placed_character_is_replaced_in_the_display() -> None:
    state = move(table(front(), front(), characters="lion giant", next_characters="fairy"), Place("lion"))
    assert faces(state.fronts[0].portal) == ["lion"]
    assert faces(state.characters) == ["fairy", "giant"]


def test_scenario_14_a_full_portal() -> None:
    """R6: what leaves is named before the card is seen."""
    state = table(front(portal="lion goblin"), front(), characters="giant fairy", next_characters="medusa")
    assert why(state, PlaceUnseen()) == ("portal-full", "R6")
    assert why(state, PlaceUnseen("giant")) == ("not-on-portal", "")
    after = step(state, PlaceUnseen("goblin"))
    assert facts(after) == ["SentAway", "PlacedUnseen"]
    assert faces(after.state.fronts[0].portal) == ["lion", "medusa"]
    assert faces(after.state.character_discard) == ["goblin"]
    assert after.state.turn.actions == 2
    room = table(front(portal="lion"), front(), characters="giant fairy")
    assert why(room, PlaceUnseen("lion")) == ("portal-has-room", "")
    assert why(room, Place("goblin")) == ("no-such-character", "")


# ---- decks run out
def test_discarded_pearls_are_shuffled_when_one_is_needed() -> None:
    """R7"""
    state = table(front(), front())
    state = move_deck(state, keep=0, discard=3)
    after = step(state, TakePearl("5"))
    assert "PearlsShuffled" in facts(after)
    assert (len(after.state.pearl_deck), after.state.pearl_discard) == (2, ())


def test_with_no_cards_left_places_stay_empty_until_there_are_some() -> None:
    """R8"""
    state = move_deck(table(front(), front()), keep=0, discard=0)
    assert why(state, DrawPearl()) == ("no-pearls", "R8")
    state = move(state, TakePearl("5"))
    assert faces(state.pearls) == ["2", "", "6", "7"]
    state = move(state, Sweep())
    assert len([card for card in state.pearls if card]) == 3  # what was swept away comes again
    empty = move_deck(table(front(), front()), keep=0, discard=0)
    for pearl in ("2", "5", "6"):
        empty = move(empty, TakePearl(pearl))
    assert empty.turn.seat == BOB
    empty = move(empty, TakePearl("7"))
    assert why(empty, Sweep()) == ("nothing-to-sweep", "R8")


def test_diamonds_that_are_not_there_are_lost() -> None:
    """R8"""
    state = table(front("1 2 3 4", portal="unicorn"), front())
    state = replace(state, character_deck=state.character_deck[:1])
    after = move(state, Activate("unicorn", ("1", "2", "3", "4")))
    assert len(after.fronts[0].diamonds) == 1
    assert why(after, PlaceUnseen()) == ("no-characters", "R8")


def move_deck(state: Chasseurs, keep: int, discard: int) -> Chasseurs:
    """Most of the deck is in nobody's way."""
    deck = state.pearl_deck
    return replace(state, pearl_deck=deck[:keep], pearl_discard=deck[keep : keep + discard])


# ---- taking back
def test_what_turned_a_card_up_cannot_be_taken_back() -> None:
    state = table(front("2 5 5", portal="goblin", can="swap_portal peek_character two_for_diamond"), front())
    for deed in (TakePearl("5"), DrawPearl(), Sweep(), Place("halfling_odd"), Peek(), Trade()):
        assert settles(RULESET, state, move(state, deed), ALICE), deed
    paid = move(state, Activate("goblin", ("5", "5")))
    assert settles(RULESET, state, paid, ALICE), "what was in hand lies in the open now"
    assert not settles(RULESET, state, move(state, Swap("goblin", "halfling_odd")), ALICE)


# ---- at our table
def test_the_others_go_on_without_a_silent_player() -> None:
    state = table(front("1 2 3 4 5 6 7"), front())
    after = RULESET.signal(state, Absent(ALICE), NOW).state
    assert after.turn.seat == BOB
    assert len(after.fronts[ALICE].hand) == 5


def test_a_stopped_game_is_over_as_it_stands() -> None:
    state = move(table(front("5 5", portal="goblin"), front()), Activate("goblin", ("5", "5")))
    stopped = RULESET.signal(state, Stopped(), NOW)
    assert RULESET.to_act(stopped.state) == ()
    assert stopped.round is not None
    assert stopped.round.points == (1, 0)
    assert RULESET.standings(stopped.state)[0].won
