"""The search: hints, ships, done; together and in laps."""

import pytest
from msgspec.structs import replace

from games.engine.errors import IllegalMove, NotYourTurn
from games.engine.structs import Seat, Seated
from games.rulesets.guardians import RULESET
from games.rulesets.guardians.components import ISLANDS, LEGENDS
from games.rulesets.guardians.facts import Pointed
from games.rulesets.guardians.moves import Choose, Done, Point, PutAway, Sail, Shift, TakeBack, Use
from games.rulesets.guardians.state import Guardians
from tests.rulesets.guardians.table import (
    ALICE,
    BOB,
    CHARLIE,
    NOW,
    a_hint,
    deal,
    elsewhere,
    explored,
    facts,
    found,
    front,
    hint_all,
    island,
    move,
    tell,
    why,
)


def test_the_first_hint_is_a_duty() -> None:
    """R4: no ship and no "done" before it (R31)."""
    state = deal()
    assert why(state, BOB, Sail(ISLANDS[9], ALICE)) == ("refused.hint-first", "R4")
    assert why(state, BOB, Done()) == ("refused.hint-owed", "R31")
    state = move(state, BOB, a_hint(state))
    assert why(state, BOB, Sail(ISLANDS[9], ALICE)) == ("", "")
    assert why(state, BOB, Done()) == ("", "")


def test_ships_are_a_right_and_no_duty() -> None:
    """R5"""
    step = explored(deal())
    assert step.state.round == 2
    assert "NoShips" in facts(step)


def test_a_third_ship_is_refused() -> None:
    """R28"""
    state = hint_all(deal())
    for where in ISLANDS[9:11]:
        state = move(state, BOB, Sail(where, ALICE))
    assert why(state, BOB, Sail(ISLANDS[11], ALICE)) == ("refused.ships-used", "R28")


@pytest.mark.parametrize(
    ("seeks", "reason"), [(BOB, "seeks-itself"), (Seat(7), "no-such-player"), (Seat(-1), "no-such-player")]
)
def test_a_ship_names_another_player_at_the_table(seeks: Seat, reason: str) -> None:
    """R6"""
    assert why(hint_all(deal()), BOB, Sail(ISLANDS[9], seeks)) == (f"refused.{reason}", "R6")


def test_a_ship_never_names_who_guards_nothing() -> None:
    """R6, R36"""
    state = hint_all(replace(deal(), hands=(None, *deal().hands[1:])))
    assert why(state, BOB, Sail(ISLANDS[9], ALICE)) == ("refused.guards-nothing", "R6")


def test_the_same_guardian_on_the_same_island_twice_is_refused() -> None:
    """R6: two guardians on one island, or one on two islands, are fine."""
    state = move(hint_all(deal()), BOB, Sail(ISLANDS[9], ALICE))
    assert why(state, BOB, Sail(ISLANDS[9], ALICE)) == ("refused.twice-there", "R6")
    assert why(state, BOB, Sail(ISLANDS[9], CHARLIE)) == ("", "")
    assert why(state, BOB, Sail(ISLANDS[10], ALICE)) == ("", "")
    assert why(state, CHARLIE, Sail(ISLANDS[9], ALICE)) == ("", "")


def test_a_face_down_island_takes_no_ship() -> None:
    """R7"""
    state = deal()
    where = island(state, ALICE)
    state = hint_all(found(state, (BOB, ALICE)))
    assert state.face_down == (where,)
    assert why(state, BOB, Sail(where, ALICE)) == ("refused.face-down", "R7")
    assert Sail(where, ALICE) not in RULESET.legal_moves(RULESET.view(state, BOB))
    assert why(state, BOB, Sail("atlantis", ALICE)) == ("refused.no-such-island", "R7")


def test_the_own_island_and_from_level_2_found_ones_take_ships() -> None:
    """R37, R13"""
    state = deal(level=2)
    where = island(state, ALICE)
    assert why(hint_all(state), BOB, Sail(island(state, BOB), ALICE)) == ("", "")
    assert why(hint_all(found(state, (BOB, ALICE))), BOB, Sail(where, ALICE)) == ("", "")


def test_laps_ask_for_hints_first_and_then_for_ships_from_the_start_player() -> None:
    """R8; a hand-over ends with "done" (R31)."""
    state, order = deal(laps=True), []
    for _ in range(6):
        (seat,) = RULESET.to_act(state)
        order.append((seat, state.lap))
        if state.lap == "hints":
            assert why(state, seat, Sail(ISLANDS[9], Seat((seat + 1) % 3))) == ("refused.lap-of-hints", "R8")
            state = move(state, seat, a_hint(state))
        else:
            assert why(state, seat, a_hint(state)) == ("refused.hints-over", "R28")
        state = move(state, seat, Done())
    assert order == [(s, lap) for lap in ("hints", "ships") for s in (ALICE, BOB, CHARLIE)]
    assert state.round == 2
    assert RULESET.to_act(state) == (BOB,)  # R22


def test_in_laps_nobody_else_may_act() -> None:
    """R8"""
    state = deal(laps=True)
    with pytest.raises(NotYourTurn) as refused:
        move(state, BOB, a_hint(state))
    assert refused.value.say.params == {"waiting": (ALICE,)}


def test_together_everybody_acts_at_once() -> None:
    """R8: arrival is the order in which the ships were stored."""
    state = hint_all(deal())
    assert RULESET.to_act(state) == (ALICE, BOB, CHARLIE)
    state = move(move(state, CHARLIE, Sail(ISLANDS[9], ALICE)), ALICE, Sail(ISLANDS[9], BOB))
    assert [ship.by for ship in state.ships] == [CHARLIE, ALICE]


def test_who_has_nothing_to_place_is_left_out_of_a_lap() -> None:
    """R32"""
    state = explored_in_laps(front(deal(laps=True), CHARLIE, more_hints=-1, more_ships=-2))
    assert (state.lap, state.queue) == ("hints", (BOB, ALICE))
    state = hand_over(hand_over(state))
    assert (state.lap, state.queue) == ("ships", (BOB, ALICE))


def hand_over(state: Guardians) -> Guardians:
    (seat,) = RULESET.to_act(state)
    if state.fronts[seat].owes_hint:
        state = move(state, seat, a_hint(state))
    return move(state, seat, Done())


def explored_in_laps(state: Guardians) -> Guardians:
    now = state.round
    while state.round == now:
        state = hand_over(state)
    return state


def test_a_device_given_to_a_second_seat_counts_from_the_next_round() -> None:
    """R32, scenario 24."""
    state = move(deal(), ALICE, a_hint(deal()))
    state = tell(state, Seated(laps=True))
    assert RULESET.to_act(state) == (ALICE, BOB, CHARLIE)
    state = explored(state).state
    assert state.laps
    assert RULESET.to_act(state) == (BOB,)
    state = explored_in_laps(tell(state, Seated(laps=False)))
    assert len(RULESET.to_act(state)) == 3


def test_hints_are_over_with_the_first_ship_and_taking_it_back_does_not_reopen_them() -> None:
    """R28, R30"""
    state = front(hint_all(deal()), BOB, hints=2)
    assert why(state, BOB, a_hint(state, 1)) == ("", "")
    state = move(state, BOB, Sail(ISLANDS[9], ALICE))
    assert why(state, BOB, a_hint(state, 1)) == ("refused.hints-over", "R28")
    state = move(state, BOB, TakeBack(ISLANDS[9], ALICE))
    assert why(state, BOB, a_hint(state, 1)) == ("refused.hints-over", "R28")


def test_a_second_hint_needs_an_allowance() -> None:
    """R28"""
    state = hint_all(deal())
    assert why(state, BOB, a_hint(state, 1)) == ("refused.hints-used", "R28")


@pytest.mark.parametrize(
    ("more_hints", "more_ships", "hints", "ships"),
    [(1, 0, 2, 2), (-1, 0, 0, 2), (-3, -5, 0, 0), (9, 9, 4, 4), (0, 1, 1, 3), (1, -1, 2, 1)],
)
def test_allowances_are_added_up_and_then_cut(more_hints: int, more_ships: int, hints: int, ships: int) -> None:
    """R28, R19"""
    state = explored(front(deal(), BOB, more_hints=more_hints, more_ships=more_ships)).state
    assert (state.fronts[BOB].hints, state.fronts[BOB].ships) == (hints, ships)
    assert (state.fronts[ALICE].hints, state.fronts[ALICE].ships) == (1, 2)


def test_with_no_hint_a_player_goes_straight_to_the_ships() -> None:
    """R19, R28: none is placed and none is moved."""
    state = explored(front(deal(), BOB, more_hints=-1)).state
    assert why(state, BOB, a_hint(state)) == ("refused.no-hints", "R28")
    assert why(state, BOB, Sail(ISLANDS[9], ALICE)) == ("", "")


def four_arrows(state: Guardians) -> Guardians:
    arrow = move(state, BOB, a_hint(state)).fronts[BOB].arrows[0]
    return front(state, BOB, arrows=(replace(arrow, round=0),) * 4)


def test_with_an_empty_reserve_an_arrow_is_moved_but_never_one_of_this_round() -> None:
    """R29, R4, scenario 20."""
    state = front(four_arrows(deal()), BOB, hints=2)
    there = a_hint(state, 1)
    assert why(state, BOB, there) == ("refused.reserve-empty", "R29")
    state = move(state, BOB, Shift(1, there.card, there.x, there.y))
    assert len(state.fronts[BOB].arrows) == 4
    assert why(state, BOB, Shift(1, there.card, there.x, there.y)) == ("refused.arrow-of-this-round", "R29")
    assert why(state, BOB, Shift(0, there.card, there.x, there.y)) == ("", "")


def test_an_arrow_is_not_moved_while_there_is_a_reserve() -> None:
    """R29"""
    state = deal()
    assert why(state, BOB, Shift(0, state.lying[0], 1, 1)) == ("refused.reserve-left", "R29")


def test_only_lying_postcards_take_arrows() -> None:
    """R34"""
    state = deal()
    assert why(state, BOB, Point(state.postcards[0], 1, 1)) == ("refused.card-not-lying", "R34")


def test_any_spot_of_a_card_can_be_pointed_at_and_no_angle_is_told() -> None:
    """R43: the arrow's angle is drawn by the app; a move has no room for a word."""
    state = deal()
    assert why(state, BOB, Point(state.lying[0], 10_000, 0)) == ("", "")
    assert Point.__struct_fields__ == ("card", "x", "y")
    assert Sail.__struct_fields__ == ("island", "seeks")


def test_a_hint_is_read_as_the_nearest_element() -> None:
    state = deal()
    step = RULESET.apply(state, BOB, a_hint(state), NOW)
    fact = step.events[0].fact
    assert isinstance(fact, Pointed)
    assert fact.motif in RULESET.words["en"]["element"]


def test_a_ship_taken_back_and_put_down_again_arrives_last() -> None:
    """R30, scenario 21."""
    state = hint_all(deal())
    state = move(state, BOB, Sail(ISLANDS[9], ALICE))
    state = move(state, CHARLIE, Sail(ISLANDS[9], ALICE))
    state = move(move(state, BOB, TakeBack(ISLANDS[9], ALICE)), BOB, Sail(ISLANDS[9], ALICE))
    assert [ship.by for ship in state.ships] == [CHARLIE, BOB]


def test_only_own_ships_are_taken_back_and_only_until_done() -> None:
    """R30"""
    state = move(hint_all(deal()), BOB, Sail(ISLANDS[9], ALICE))
    assert why(state, CHARLIE, TakeBack(ISLANDS[9], ALICE)) == ("refused.no-such-ship", "R30")
    state = move(state, BOB, Done())
    with pytest.raises(NotYourTurn):
        move(state, BOB, TakeBack(ISLANDS[9], ALICE))


def test_done_is_final_and_the_last_one_begins_the_resolution() -> None:
    """R31"""
    state = hint_all(deal())
    state = move(move(state, ALICE, Done()), BOB, Done())
    assert RULESET.to_act(state) == (CHARLIE,)
    assert move(state, CHARLIE, Done()).round == 2


def test_who_has_nothing_to_place_is_done_from_the_start() -> None:
    """R31"""
    state = explored(front(deal(), BOB, more_hints=-1, more_ships=-2)).state
    assert state.fronts[BOB].done
    assert RULESET.to_act(state) == (ALICE, CHARLIE)


def test_moves_of_other_phases_are_refused_with_their_ruling() -> None:
    """R15, R24"""
    state = deal(level=3)
    assert why(state, ALICE, Choose(BOB)) == ("refused.no-choice", "R24")
    assert why(state, ALICE, Use(list(LEGENDS)[5])) == ("refused.not-in-council", "R15")
    assert why(state, ALICE, PutAway()) == ("refused.no-sheet", "R41")


def test_a_refused_move_says_why_and_changes_nothing() -> None:
    state = hint_all(deal())
    before = replace(state)
    with pytest.raises(IllegalMove) as refused:
        move(state, BOB, Sail(elsewhere(state), BOB))
    assert refused.value.say.rule == "R6"
    assert state == before
