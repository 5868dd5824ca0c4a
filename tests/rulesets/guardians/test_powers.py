"""The sixteen powers: immediate ones, kept ones, and the council."""

import pytest
from msgspec.structs import replace

from games.engine.structs import Seat
from games.rulesets.guardians import RULESET
from games.rulesets.guardians.components import ISLANDS, KEPT, LEGENDS
from games.rulesets.guardians.moves import AnyMove, Carry, Choose, Done, Light, Pass, Sail, Turn, Use, UseOn
from games.rulesets.guardians.state import Guardians
from tests.rulesets.guardians.table import (
    ALICE,
    BOB,
    CHARLIE,
    DANA,
    deal,
    elsewhere,
    explored,
    facts,
    found,
    front,
    hint_all,
    island,
    move,
    purses,
    why,
)


def in_council(*kept: str, seat: Seat = ALICE, seats: int = 3) -> Guardians:
    """A council in which only this seat holds powers."""
    state = front(deal(seats, level=3), seat, kept=kept)
    return explored(state).state


def test_powers_act_from_level_3_on_only() -> None:
    assert purses(found(deal(level=2, rewards=["alatyr"]), (BOB, ALICE)))[ALICE] == (2, 1)
    assert purses(found(deal(level=3, rewards=["alatyr"]), (BOB, ALICE)))[ALICE] == (4, 1)


@pytest.mark.parametrize(
    ("legend", "purse"), [("alatyr", (4, 1)), ("andvaranaut", (2, 2)), ("egg", (3, 2)), ("excalibur", (2, 1))]
)
def test_immediate_powers_on_their_guardian(legend: str, purse: tuple[int, int]) -> None:
    """R44"""
    assert purses(found(deal(level=3, rewards=[legend]), (BOB, ALICE)))[ALICE] == purse


@pytest.mark.parametrize(
    ("legend", "charlie", "alice"), [("ark", (1, 2), (2, 1)), ("belt", (2, 2), (3, 1)), ("necklace", (3, 1), (2, 1))]
)
def test_immediate_powers_on_a_chosen_player(legend: str, charlie: tuple[int, int], alice: tuple[int, int]) -> None:
    """R24: the choice is a duty and public; R16: another player."""
    state = found(front(deal(level=3, rewards=[legend]), CHARLIE, gold=3, legend=2), (BOB, ALICE))
    assert RULESET.to_act(state) == (ALICE,)
    prompt = RULESET.prompt(RULESET.view(state, ALICE))
    assert prompt is not None
    assert not prompt.private
    assert why(state, ALICE, Choose(ALICE)) == ("refused.another-player", "R16")
    assert why(state, ALICE, Done()) == ("refused.not-in-search", "R24")
    state = move(state, ALICE, Choose(CHARLIE))
    assert (purses(state)[CHARLIE], purses(state)[ALICE]) == (charlie, alice)
    assert state.round == 2


@pytest.mark.parametrize("legend", ["ark", "belt", "necklace"])
def test_nobody_goes_below_zero_and_one_with_nothing_may_be_chosen(legend: str) -> None:
    """R17, R24"""
    state = move(found(deal(level=3, rewards=[legend]), (BOB, ALICE)), ALICE, Choose(CHARLIE))
    assert purses(state)[CHARLIE] == (0, 0)
    assert purses(state)[ALICE] == (2, 1)


def test_targets_are_public_while_a_choice_is_pending() -> None:
    """The table "who may see what"."""
    state = found(deal(level=3, rewards=["ark"]), (BOB, ALICE))
    assert [ship.seeks for ship in RULESET.view(state, CHARLIE).ships] == [ALICE]


def test_scales_share_out_all_gold_and_the_rest_leaves_the_game() -> None:
    """Scenario 11."""
    state = deal(4, level=3, rewards=["scales"])
    gold = (5, 1, 0, 1)  # Alice and Bob get 2 each for the find: 7, 3, 0, 1
    for seat, coins in enumerate(gold):
        state = front(state, Seat(seat), gold=coins)
    state = found(state, (BOB, ALICE))
    assert [f.gold for f in state.fronts] == [2, 2, 2, 2]


def test_excalibur_pays_the_guardian_only() -> None:
    """Scenario 9, R20, R25: the armed apple stays, and so would kunee."""
    state = front(deal(level=3, rewards=["excalibur"]), BOB, apple=1, kunee=1)
    state = found(state, (BOB, ALICE), (CHARLIE, ALICE))
    assert purses(state) == [(3, 1), (0, 0), (0, 0)]
    assert (state.fronts[BOB].apple, state.fronts[BOB].kunee) == (1, 1)


def test_kunee_cancels_and_leaves_the_apple_for_the_next_reward() -> None:
    """Scenario 10, R20, R21, R25."""
    state = front(deal(level=3), BOB, kunee=1, apple=1)
    state = found(state, (BOB, ALICE))
    assert purses(state)[BOB] == (0, 0)
    assert (state.fronts[BOB].kunee, state.fronts[BOB].apple) == (0, 1)
    state = found(state, (BOB, ALICE))
    assert purses(state)[BOB] == (4, 0)
    assert state.fronts[BOB].apple == 0


def test_the_apple_doubles_gold_only() -> None:
    """R44: 2 to 4 and 1 to 2, never the legend coin; one apple a reward (R21)."""
    state = front(front(deal(level=3, rewards=["alatyr"]), BOB, apple=2), CHARLIE, apple=1)
    state = found(state, (BOB, ALICE), (CHARLIE, ALICE))
    assert purses(state)[1:] == [(4, 1), (2, 1)]
    assert state.fronts[BOB].apple == 1


def test_two_islands_found_in_one_round_are_two_rewards() -> None:
    """Scenario 17, R25: the payment first in order from the start player is cancelled."""
    state = front(deal(level=3), BOB, kunee=1)
    where = [(BOB, island(state, CHARLIE), CHARLIE), (BOB, island(state, ALICE), ALICE)]
    state = explored(state, *where).state
    assert purses(state) == [(2, 0), (2, 0), (2, 0)]


def test_a_cancelled_finder_keeps_the_rank() -> None:
    """Scenario 18, R25."""
    state = front(deal(level=3), BOB, kunee=1)
    assert purses(found(state, (BOB, ALICE), (CHARLIE, ALICE))) == [(3, 0), (0, 0), (1, 0)]


def test_kunee_never_touches_a_guardian_or_a_power() -> None:
    """R25"""
    state = front(deal(level=3, rewards=["alatyr"]), ALICE, kunee=1)
    state = found(state, (BOB, ALICE))
    assert purses(state)[ALICE] == (4, 1)
    assert state.fronts[ALICE].kunee == 1


@pytest.mark.parametrize(("start", "first"), [(ALICE, "ark"), (CHARLIE, "alatyr")])
def test_all_payments_come_before_any_power_and_powers_from_the_start_player(start: Seat, first: str) -> None:
    """Scenario 16, R23."""
    state = replace(deal(4, level=3, rewards=["ark", "treasure", "alatyr"]), start=start)
    pairs = [(BOB, island(state, ALICE), ALICE), (DANA, island(state, CHARLIE), CHARLIE)]
    step = explored(state, *pairs)
    state = step.state
    assert RULESET.to_act(state) == (ALICE,)
    assert ("Acted" in facts(step)) == (first == "alatyr")
    state = move(state, ALICE, Choose(CHARLIE))
    assert purses(state)[CHARLIE] == (2, 1)


def test_the_check_comes_after_the_immediate_powers() -> None:
    """Scenario 14."""
    state = front(deal(level=3, rewards=["ark"]), CHARLIE, gold=20)
    state = move(found(state, (BOB, ALICE)), ALICE, Choose(CHARLIE))
    assert purses(state)[CHARLIE] == (18, 0)
    assert state.phase == "search"


@pytest.mark.parametrize("legend", sorted(KEPT))
def test_a_kept_power_lies_open_and_can_be_used_in_the_council_of_the_same_round(legend: str) -> None:
    """R26, R15"""
    state = found(deal(level=3, rewards=[legend]), (BOB, ALICE))
    assert state.phase == "council"
    assert state.fronts[ALICE].kept == (legend,)
    assert RULESET.to_act(state) == (ALICE,)
    used, *_ = RULESET.legal_moves(RULESET.view(state, ALICE))
    state = move(state, ALICE, used)
    assert state.fronts[ALICE].kept == ()
    assert legend in state.out
    assert state.phase == "search"  # passing is automatic after the last (R27)


def test_holders_speak_once_each_from_the_start_player_of_the_round_just_played() -> None:
    """R15, R27, R22"""
    state = front(front(deal(level=3), BOB, kept=("boots", "club")), ALICE, kept=("apple",))
    state = explored(replace(state, start=BOB)).state
    assert state.queue == (BOB, ALICE)
    state = move(state, BOB, Use("club"))
    assert RULESET.to_act(state) == (BOB,)
    state = move(move(state, BOB, Pass()), ALICE, Pass())
    assert state.phase == "search"
    assert state.fronts[BOB].kept == ("boots",)
    assert (state.fronts[BOB].hints, state.fronts[BOB].ships) == (1, 3)


def test_no_council_without_a_holder_or_after_the_last_round() -> None:
    """R15, R27"""
    assert explored(deal(level=3)).state.phase == "search"
    state = front(deal(level=3), ALICE, kept=("boots",), gold=20)
    assert explored(state).state.phase == "over"


@pytest.mark.parametrize(
    ("kept", "moves", "allowed"),
    [
        (["boots"], [Use("boots")], (2, 2)),
        (["club"], [Use("club")], (1, 3)),
        (["stone"], [Turn("hint")], (2, 1)),
        (["stone"], [Turn("ship")], (0, 3)),
    ],
)
def test_powers_for_the_round_that_begins(kept: list[str], moves: list[AnyMove], allowed: tuple[int, int]) -> None:
    """R15: for that one round."""
    state = in_council(*kept)
    for one in moves:
        state = move(state, ALICE, one)
    assert (state.fronts[ALICE].hints, state.fronts[ALICE].ships) == allowed
    later = explored(state).state
    assert (later.fronts[ALICE].hints, later.fronts[ALICE].ships) == (1, 2)


@pytest.mark.parametrize(
    ("into", "other", "allowed"),
    [("ship", "trident", (0, 2)), ("hint", "trident", (2, 0)), ("ship", "hourglass", (0, 3))],
)
def test_the_stone_and_another_power_on_the_same_player(into: str, other: str, allowed: tuple[int, int]) -> None:
    """Scenario 12, R28."""
    state = front(front(deal(level=3), ALICE, kept=("stone",)), BOB, kept=(other,))
    state = explored(state).state
    state = move(state, ALICE, Turn(into))  # type: ignore[arg-type]
    state = move(state, BOB, UseOn(other, ALICE))
    assert (state.fronts[ALICE].hints, state.fronts[ALICE].ships) == allowed


def test_kunee_and_apple_are_armed_until_used_up_and_add_up() -> None:
    """R21"""
    state = move(in_council("kunee", "apple"), ALICE, UseOn("kunee", BOB))
    state = move(state, ALICE, Use("apple"))
    assert (state.fronts[BOB].kunee, state.fronts[ALICE].apple) == (1, 1)
    later = explored(explored(state).state).state
    assert (later.fronts[BOB].kunee, later.fronts[ALICE].apple) == (1, 1)


def test_the_wand_puts_a_fire_on_any_face_up_island() -> None:
    """R18: at level 3 too, with no claim to truth; it goes back when its owner is found."""
    state = in_council("wand")
    where = elsewhere(state)
    state = move(state, ALICE, Light(where))
    assert state.fronts[ALICE].fires == (where,)
    state = front(state, ALICE, kept=("wand",))
    again = explored(state).state
    assert why(again, ALICE, Light(where)) == ("refused.fire-there", "R18")
    assert why(again, ALICE, Light("atlantis")) == ("refused.no-such-island", "R18")
    assert found(move(again, ALICE, Pass()), (BOB, ALICE)).fronts[ALICE].fires == ()


def test_the_wand_of_who_guards_nothing_stays() -> None:
    """R18"""
    state = front(deal(level=3), ALICE, fires=(ISLANDS[20],))
    state = replace(state, hands=(None, *state.hands[1:]))
    assert explored(state).state.fronts[ALICE].fires == (ISLANDS[20],)


def test_with_no_fire_in_reserve_the_wand_moves_one() -> None:
    """R18"""
    lit = tuple(ISLANDS[10:14])
    state = front(in_council("wand"), ALICE, fires=lit)
    assert why(state, ALICE, Light(ISLANDS[20])) == ("refused.no-fire-left", "R18")
    assert why(state, ALICE, Carry(ISLANDS[3], ISLANDS[20])) == ("refused.no-fire-there", "R18")
    after = move(state, ALICE, Carry(lit[0], ISLANDS[20]))
    assert after.fronts[ALICE].fires == (*lit[1:], ISLANDS[20])
    few = front(in_council("wand"), ALICE, fires=lit[:2])
    assert why(few, ALICE, Carry(lit[0], ISLANDS[20])) == ("refused.fire-left", "R18")


def test_a_power_is_used_in_its_own_way_by_who_holds_it() -> None:
    """R15, R16, R26"""
    state = in_council("boots", "trident")
    assert why(state, ALICE, Use("trident")) == ("refused.power-needs-more", "R15")
    assert why(state, ALICE, UseOn("boots", BOB)) == ("refused.power-needs-more", "R15")
    assert why(state, ALICE, Use("club")) == ("refused.power-not-held", "R26")
    assert why(state, ALICE, Use("hammer")) == ("refused.no-such-power", "R15")
    assert why(state, ALICE, UseOn("trident", ALICE)) == ("refused.another-player", "R16")
    assert why(state, ALICE, UseOn("trident", Seat(9))) == ("refused.no-such-player", "R16")
    assert why(state, ALICE, Sail(ISLANDS[9], BOB)) == ("refused.not-in-search", "R15")


def test_used_and_immediate_cards_leave_the_game() -> None:
    """R26"""
    assert "alatyr" in found(deal(level=3, rewards=["alatyr"]), (BOB, ALICE)).out
    assert "treasure" in found(deal(level=3), (BOB, ALICE)).out


def test_timings_and_targets_are_as_the_table_says() -> None:
    """R44: our reading, as data."""
    assert {name for name, legend in LEGENDS.items() if legend.on == "chosen"} == {
        "ark", "belt", "necklace", "kunee", "trident", "hourglass",
    }  # fmt: skip


def test_council_is_public_and_has_no_clock() -> None:
    """R15, R27"""
    state = front(deal(4, level=4), ALICE, kept=("boots",))
    state = explored(state).state
    prompt = RULESET.prompt(RULESET.view(state, ALICE))
    assert prompt is not None
    assert (prompt.kind, prompt.private, RULESET.deadline(state)) == ("council", False, None)
    assert hint_all(move(state, ALICE, Pass())).minute is not None
