"""What comes before the first action, besides the actions, and after the last one; and the limit of the hand."""

from games.rulesets.chasseurs.moves import (
    Activate,
    Discard,
    Done,
    DrawPearl,
    Peek,
    PlaceUnseen,
    Redraw,
    Swap,
    Sweep,
    TakePearl,
    Trade,
)
from tests.rulesets.chasseurs.table import (
    ALICE,
    BOB,
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


# ---- before the first action
def test_peeking_is_for_one_pair_of_eyes() -> None:
    state = table(front(can="peek_character"), front(), next_characters="lion")
    after = step(state, Peek())
    assert (facts(after), facts(after, ALICE)) == (["Peeked"], ["Peeked", "PeekedAt"])
    assert view(after.state).next_character == "lion"
    assert view(after.state, BOB).next_character == ""
    assert after.state.turn.actions == 3
    assert why(after.state, Peek()) == ("not-at-the-start", "R18")
    assert view(move(after.state, PlaceUnseen())).next_character == ""


def test_swapping_changes_places() -> None:
    """R27"""
    state = table(front(portal="goblin", can="swap_portal"), front(), characters="lion giant")
    after = move(state, Swap("goblin", "giant"))
    assert faces(after.fronts[0].portal) == ["giant"]
    assert faces(after.characters) == ["lion", "goblin"]
    assert after.turn.actions == 3
    assert why(after, Swap("giant", "lion")) == ("not-at-the-start", "R18")
    assert why(state, Swap("lion", "giant")) == ("not-on-portal", "R27")
    assert why(state, Swap("goblin", "fairy")) == ("no-such-character", "R27")


def test_before_the_first_action_is_before_the_first_action() -> None:
    state = table(front("2", portal="goblin", can="swap_portal peek_character two_for_diamond"), front())
    assert why(move(state, Trade()), Peek()) == ("", "")  # R26: a trade is no action
    after = move(state, TakePearl("5"))
    assert why(after, Peek()) == ("not-at-the-start", "R18")
    assert why(after, Swap("goblin", "goblin")) == ("not-at-the-start", "R18")


def test_what_was_just_won_waits_for_the_next_turn() -> None:
    """R18"""
    state = table(front("1 2 3", portal="old_wizard"), front())
    after = move(state, Activate("old_wizard", ("1", "2", "3")))
    assert why(after, Peek()) == ("not-at-the-start", "R18")
    again = end_turn(end_turn(after))
    assert why(again, Peek()) == ("", "")


# ---- trading, and after the last action
def test_twos_are_traded_at_any_time() -> None:
    """R26: also after the last action; only printed 2s of the hand."""
    state = table(front("2 2 5", can="two_for_diamond", carried="2"), front(), actions=1)
    state = move(state, Trade())
    assert (hand(state), len(state.fronts[0].diamonds), state.turn.actions) == ("2 5", 1, 1)
    state = move(state, TakePearl("5"))
    assert state.turn.phase == "after"
    state = move(state, Trade())
    assert len(state.fronts[0].diamonds) == 2
    assert state.turn.seat == BOB  # nothing is left to decide
    assert why(table(front("2"), front()), Trade()) == ("no-trade", "R26")
    assert why(table(front("5", can="two_for_diamond", carried="2"), front()), Trade()) == ("no-trade", "R26")  # R13


def test_scenario_8_a_two_is_traded_before_it_is_needed() -> None:
    state = table(front("2 2 2 2", portal="pirate_captain", can="two_for_diamond"), front())
    after = move(state, Trade())
    assert (hand(after), after.turn.actions, len(after.fronts[0].diamonds)) == ("2 2 2", 3, 1)
    assert why(after, Activate("pirate_captain", ("2", "2", "2"), 1)) == ("", "")


def test_scenario_13_the_reaper_then_the_limit() -> None:
    """R19"""
    eight = front("1 1 2 2 3 3 4 4", can="redraw_hand hand_limit_plus_one")
    state = move(table(eight, front(), actions=1, next_pearls="8 8 7 7 6 6 5 5 1"), Sweep())
    assert state.turn.phase == "after"
    state = move(state, Redraw())
    assert len(state.pearl_discard) == 4 + 8
    assert (state.turn.phase, len(state.fronts[0].hand)) == ("limit", 8)
    assert why(state, Redraw()) == ("hand-limit", "R19")
    assert why(state, Done()) == ("hand-limit", "R19")
    assert why(state, Discard("2")) == ("not-in-hand", "R19")
    kinds = sorted(set(faces(state.fronts[0].hand)))
    state = move(state, Discard(kinds[0]))
    assert state.turn.seat == ALICE
    state = move(state, Discard(kinds[-1]))
    assert state.turn.seat == BOB
    assert len(state.fronts[ALICE].hand) == 6


def test_the_reaper_comes_after_the_last_action_and_wants_a_hand() -> None:
    """R19"""
    state = table(front("5", can="redraw_hand"), front())
    assert why(state, Redraw()) == ("actions-left", "R19")
    assert why(table(front("", can="redraw_hand"), front()), Redraw()) == ("no-redraw", "R19")
    assert why(table(front("5"), front()), Redraw()) == ("no-redraw", "R19")
    after = move(state, Done(), Redraw(), Done())
    assert after.turn.seat == BOB
    assert len(after.fronts[ALICE].hand) == 1


def test_the_reaper_may_act_in_the_turn_he_is_won() -> None:
    """R18"""
    state = table(front("1 8 5", portal="reaper"), front(), actions=1)
    after = move(state, Activate("reaper", ("1", "8")))
    assert why(after, Redraw()) == ("", "")


def test_what_a_hand_looked_like_after_the_redraw_is_its_owners() -> None:
    state = move(table(front("5 6", can="redraw_hand"), front()), Done())
    after = step(state, Redraw())
    assert "RedrewThese" not in facts(after)
    assert "RedrewThese" in facts(after, ALICE)
    assert "RedrewThese" not in facts(after, BOB)


def test_there_is_no_limit_during_a_turn() -> None:
    state = move(table(front("1 1 1 1 1"), front(), next_pearls="8"), TakePearl("5"), DrawPearl())
    assert len(state.fronts[0].hand) == 7


def test_a_discard_that_is_no_choice_is_made_by_the_table() -> None:
    state = table(front("1 1 1 1 1"), front(), pearls="1 2 5 6", actions=1)
    after = step(state, TakePearl("1"))
    assert "Discarded" in facts(after)
    assert after.state.turn.seat == BOB


def test_nothing_is_discarded_before_the_turn_is_over() -> None:
    assert why(table(front("1 2 3"), front()), Discard("1")) == ("nothing-to-discard", "R19")
