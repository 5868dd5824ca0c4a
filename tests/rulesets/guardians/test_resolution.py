"""Payments, fires, piles and postcards, in their exact order (R23)."""

from msgspec.structs import replace

from games.rulesets.guardians import RULESET
from games.rulesets.guardians.components import ISLANDS, TREASURE
from games.rulesets.guardians.facts import Paid
from games.rulesets.guardians.moves import Sail
from games.rulesets.guardians.state import Pile
from tests.rulesets.guardians.table import (
    ALICE,
    BOB,
    CHARLIE,
    DANA,
    EVE,
    a_hint,
    deal,
    elsewhere,
    explored,
    facts,
    found,
    front,
    island,
    move,
    next_to,
    purses,
    why,
)


def test_two_finders_of_a_treasure() -> None:
    """Scenario 1, R23: finders in order of arrival, then the guardian."""
    state = deal()
    step = explored(state, (BOB, island(state, ALICE), ALICE), (CHARLIE, island(state, ALICE), ALICE))
    assert purses(step.state) == [(3, 0), (2, 0), (1, 0)]
    assert [e.fact.seat for e in step.events if isinstance(e.fact, Paid)] == [BOB, CHARLIE, ALICE]
    assert step.round is not None
    assert step.round.points == (3, 2, 1)


def test_one_finder_of_a_legend() -> None:
    """Scenario 2."""
    assert purses(found(deal(rewards=["ark"]), (BOB, ALICE))) == [(2, 1), (2, 1), (0, 0)]


def test_a_player_is_one_finder_of_one_guardian_and_a_wrong_ship_lights_a_fire_there() -> None:
    """Scenario 3, R9, R38: the fire then lies on a face-down tile."""
    state = deal(4)
    state = replace(state, hands=(Pile(next_to(state, CHARLIE), TREASURE), *state.hands[1:]))
    where = island(state, ALICE)
    state = explored(state, (BOB, where, CHARLIE), (BOB, where, ALICE)).state
    assert purses(state)[:2] == [(2, 0), (2, 0)]
    assert state.fronts[CHARLIE].fires == (where,)
    assert state.face_down == (where,)


def test_no_fire_for_a_guardian_found_in_the_same_round() -> None:
    """Scenario 4, R10."""
    state = deal(5)
    state = explored(state, (DANA, next_to(state, ALICE), ALICE), (EVE, island(state, ALICE), ALICE)).state
    assert not state.fronts[ALICE].fires


def test_one_fire_of_a_colour_on_an_island() -> None:
    """Scenario 5, R10."""
    state = deal(4)
    where = next_to(state, ALICE)
    state = explored(explored(state, (DANA, where, ALICE)).state, (DANA, where, ALICE)).state
    assert state.fronts[ALICE].fires == (where,)


def test_no_fire_without_a_reserve_and_colours_may_share_a_tile() -> None:
    """R10, R38"""
    state = deal(4)
    where = next_to(state, ALICE)
    full = front(state, ALICE, fires=tuple(ISLANDS[-4:]))
    assert where not in explored(full, (DANA, where, ALICE)).state.fronts[ALICE].fires
    shared = front(state, BOB, fires=(where,))
    assert explored(shared, (DANA, where, ALICE)).state.fronts[ALICE].fires == (where,)


def test_fires_and_arrows_go_back_when_their_guardian_is_found() -> None:
    """R10"""
    state = front(deal(), ALICE, fires=(ISLANDS[20],))
    state = found(state, (BOB, ALICE))
    assert (state.fronts[ALICE].fires, state.fronts[ALICE].arrows) == ((), ())
    assert len(state.fronts[BOB].arrows) == 1


def test_the_oldest_of_three_postcards_goes_with_its_arrows() -> None:
    """Scenario 6, R34."""
    state = explored(deal()).state
    arrows = len(state.fronts[ALICE].arrows)
    oldest = state.lying[0]
    assert state.fronts[ALICE].arrows[0].card == oldest
    state = move(state, ALICE, a_hint(state, 2))
    after = explored(state).state
    assert oldest not in after.lying
    assert len(after.fronts[ALICE].arrows) == arrows  # one more was placed, one came back
    assert len(after.lying) == 3


def test_a_guardian_found_three_times_draws_a_fourth_pile() -> None:
    """Scenario 7."""
    state = deal()
    dealt = [island(state, ALICE), *(pile.location for pile in state.piles[ALICE])]
    seen = []
    for _ in range(3):
        seen.append(island(state, ALICE))
        state = front(found(state, (BOB, ALICE)), BOB, gold=0)
        state = front(state, ALICE, gold=0)
    assert seen == dealt
    assert not state.piles[ALICE]
    assert island(state, ALICE) == deal().locations[0]
    assert len(state.locations) == len(deal().locations) - 1


def test_several_found_draw_from_the_start_player_on() -> None:
    """R35"""
    state = replace(deal(), piles=((),) * 3, start=CHARLIE)
    state = found(state, (BOB, ALICE), (ALICE, CHARLIE))
    assert (island(state, CHARLIE), island(state, ALICE)) == deal().locations[:2]


def test_with_no_location_left_a_found_guardian_guards_nothing() -> None:
    """R12, R35: a reward is drawn only with a location; R36: nobody can name them, they have no hints."""
    state = replace(deal(), piles=((),) * 3, locations=())
    rewards = len(state.rewards)
    step = explored(state, (BOB, island(state, ALICE), ALICE))
    state = step.state
    assert "GuardsNothing" in facts(step)
    assert state.hands[ALICE] is None
    assert len(state.rewards) == rewards
    assert (state.fronts[ALICE].hints, state.fronts[ALICE].ships) == (0, 2)
    assert why(state, BOB, Sail(ISLANDS[9], ALICE))[1] in ("R4", "R6")


def test_who_guards_nothing_has_no_hints_whatever_was_played() -> None:
    """R28"""
    state = replace(front(deal(), ALICE, more_hints=3), piles=((),) * 3, locations=())
    assert found(state, (BOB, ALICE)).fronts[ALICE].hints == 0


def test_only_one_still_guards() -> None:
    """Scenario 19, R36."""
    state = replace(deal(), hands=(deal().hands[ALICE], None, None))
    state = explored(state).state
    assert state.fronts[ALICE].ships == 0
    assert {m.seeks for m in RULESET.legal_moves(RULESET.view(state, BOB)) if isinstance(m, Sail)} == {ALICE}
    after = explored(state, (BOB, elsewhere(state), ALICE)).state
    assert after.round == state.round + 1


def test_nobody_guards_anything_and_the_game_ends() -> None:
    """R12"""
    state = replace(deal(), hands=(deal().hands[ALICE], None, None), piles=((),) * 3, locations=())
    state = found(state, (BOB, ALICE))
    assert state.phase == "over"
    assert RULESET.to_act(state) == ()


def test_coins_do_not_run_out() -> None:
    """R11: the box holds 100 and 20; the rules do not count them."""
    state = front(deal(level=3, rewards=["egg"]), CHARLIE, gold=0, legend=19)
    state = found(state, (BOB, ALICE))
    assert sum(f.legend for f in state.fronts) > 20


def test_all_ships_go_back_right_or_wrong() -> None:
    """R39"""
    state = deal()
    state = explored(state, (BOB, island(state, ALICE), ALICE), (CHARLIE, elsewhere(state), ALICE)).state
    assert state.ships == ()


def test_a_found_location_leaves_the_game() -> None:
    """R12"""
    state = deal()
    where = island(state, ALICE)
    state = found(state, (BOB, ALICE))
    assert where not in [*state.locations, *(p.location for piles in state.piles for p in piles)]


def test_a_guardian_without_piles_keeps_purse_and_can_win() -> None:
    """R36"""
    state = replace(deal(), piles=((),) * 3, locations=())
    state = found(front(state, ALICE, gold=11), (BOB, ALICE))
    assert state.phase == "over"
    assert RULESET.standings(state)[ALICE].won
