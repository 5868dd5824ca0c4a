"""What the levels change: memory, the result sheet, the minute."""

import pytest
from msgspec.structs import replace

from games.engine.errors import NotYourTurn
from games.engine.play import play, send
from games.engine.structs import Instant, Lapsed, Lifted
from games.rulesets.guardians import RULESET
from games.rulesets.guardians.components import ISLANDS
from games.rulesets.guardians.facts import Found, GuardsNow, Rewarded, Turned
from games.rulesets.guardians.moves import Done, PutAway, Sail
from games.rulesets.guardians.rounds import MINUTE
from tests.rulesets.guardians.table import (
    ALICE,
    BOB,
    CHARLIE,
    NOW,
    a_hint,
    deal,
    explored,
    found,
    front,
    hint_all,
    island,
    move,
    next_to,
    tell,
)


def test_level_1_turns_found_islands_down_and_its_log_keeps_all() -> None:
    """R41"""
    state = deal()
    step = explored(state, (BOB, island(state, ALICE), ALICE))
    assert step.state.face_down == (island(state, ALICE),)
    assert not any(event.fades for event in step.events)


def test_from_level_2_nothing_marks_a_found_island_and_there_are_no_fires() -> None:
    """R13"""
    state = deal(4, level=2)
    state = explored(state, (BOB, island(state, ALICE), ALICE), (CHARLIE, next_to(state, BOB), BOB)).state
    assert state.face_down == ()
    assert not any(f.fires for f in state.fronts)


def test_from_level_2_islands_and_ships_fade_but_payments_stay() -> None:
    """R41"""
    state = deal(level=2)
    step = explored(state, (BOB, island(state, ALICE), ALICE))
    fading = {type(event.fact) for event in step.events if event.fades}
    assert fading == {Turned, Found, GuardsNow}
    assert any(isinstance(event.fact, Rewarded) and not event.fades for event in step.events)


def test_the_result_sheet_is_there_until_a_seat_goes_on() -> None:
    """R13, R41, R42, scenario 22: spectators lose it with the first seat."""
    state = deal(level=2)
    where = island(state, ALICE)
    state = found(state, (BOB, ALICE))
    for seat in (ALICE, BOB, None):
        sheet = RULESET.view(state, seat).sheet
        assert sheet is not None
        assert Found(ALICE, where, (BOB,)) in sheet.facts
    state = move(state, BOB, a_hint(state))
    assert RULESET.view(state, BOB).sheet is None
    assert RULESET.view(state, None).sheet is None
    assert RULESET.view(state, ALICE).sheet is not None
    state = move(state, ALICE, PutAway())
    assert RULESET.view(state, ALICE).sheet is None
    state = move(move(state, CHARLIE, a_hint(state)), CHARLIE, Done())
    assert state.result is None


def test_after_the_game_everything_is_public() -> None:
    """R41, and the table "who may see what"."""
    state = found(front(deal(level=2), BOB, gold=10), (BOB, ALICE))
    view = RULESET.view(state, None)
    assert view.revealed is not None
    assert view.revealed.seed == "table"
    assert view.revealed.hands == state.hands


def test_a_spectator_sees_what_is_public_only() -> None:
    """R42"""
    state = move(hint_all(deal()), BOB, Sail(ISLANDS[9], ALICE))
    view = RULESET.view(state, None)
    assert view.mine is None
    assert view.revealed is None
    assert [ship.seeks for ship in view.ships] == [None]
    assert RULESET.view(state, BOB).ships[0].seeks == ALICE
    assert RULESET.view(state, CHARLIE).ships[0].seeks is None
    assert RULESET.legal_moves(view) == ()


def test_together_the_first_hint_starts_a_minute_for_everybody() -> None:
    """R14, R33: it runs in the search only."""
    state = deal(level=4)
    assert state.minute is None
    state = move(state, BOB, a_hint(state))
    assert state.minute == NOW + MINUTE
    state = move(state, ALICE, a_hint(state), NOW + 5000)
    assert state.minute == NOW + MINUTE
    assert explored(state).state.minute is None


def test_with_no_hint_to_place_the_first_ship_starts_it() -> None:
    """R14"""
    state = deal(level=4)
    state = replace(state, fronts=tuple(replace(f, hints=0) for f in state.fronts))
    assert move(state, BOB, Sail(ISLANDS[9], ALICE)).minute == NOW + MINUTE


def test_when_the_minute_is_over_everybody_is_done_with_what_is_confirmed() -> None:
    """R14, scenario 13."""
    state = move(hint_all(deal(level=4)), ALICE, Sail(ISLANDS[9], BOB))
    due = Instant(NOW + MINUTE)
    with pytest.raises(NotYourTurn):
        send(RULESET, state, Lapsed(), Instant(due - 1))
    assert move(state, ALICE, Sail(ISLANDS[10], BOB), due - 1).ships[1].by == ALICE
    with pytest.raises(NotYourTurn) as late:
        play(RULESET, state, ALICE, Sail(ISLANDS[10], BOB), due)
    assert late.value.say.key == "time-is-over"
    step = send(RULESET, state, Lapsed(), due)
    assert step.state.round == 2
    assert [e.fact.island for e in step.events if isinstance(e.fact, Turned)] == [ISLANDS[9]]
    assert step.state.minute is None


def test_a_missed_hint_is_lost_for_the_round() -> None:
    """R14"""
    state = move(deal(level=4), ALICE, a_hint(deal(level=4)))
    after = tell(state, Lapsed(), NOW + MINUTE)
    assert [len(f.arrows) for f in after.fronts] == [1, 0, 0]


def test_in_laps_every_hand_over_has_its_own_minute_from_the_lifted_curtain() -> None:
    """R14, scenario 23: the hint is lost, the ships come all the same."""
    state = deal(level=4, laps=True)
    assert tell(state, Lifted(BOB)).minute is None
    state = tell(state, Lifted(ALICE), NOW)
    assert state.minute == NOW + MINUTE
    assert tell(state, Lifted(ALICE), NOW + 30_000).minute == NOW + MINUTE  # lifting it again gives no more time
    state = tell(state, Lapsed(), NOW + MINUTE)
    assert RULESET.to_act(state) == (BOB,)
    assert state.minute is None
    for seat in (BOB, CHARLIE):
        state = move(move(state, seat, a_hint(state)), seat, Done())
    assert (state.lap, RULESET.to_act(state)) == ("ships", (ALICE,))
    assert state.fronts[ALICE].arrows == ()
    assert move(state, ALICE, Sail(ISLANDS[9], BOB)).ships


def test_all_done_earlier_there_is_no_waiting() -> None:
    """R14"""
    state = explored(deal(level=4)).state
    assert (state.round, state.minute) == (2, None)


def test_below_level_4_nothing_ticks() -> None:
    """R33"""
    assert hint_all(deal(level=3)).minute is None
    assert tell(deal(level=3, laps=True), Lifted(ALICE)).minute is None
