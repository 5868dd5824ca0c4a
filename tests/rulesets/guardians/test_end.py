"""The end: who wins, stopping, going on without somebody; and the pad."""

import pytest
from msgspec.structs import replace

from games.engine.errors import GameOver, NotYourTurn
from games.engine.play import send
from games.engine.rng import Rng
from games.engine.structs import Absent, Seat, Stopped
from games.rulesets.guardians import RULESET
from games.rulesets.guardians.facts import Ended, TieBroken, WonTogether
from games.rulesets.guardians.moves import Choose, Done
from games.rulesets.guardians.pad import PaperFind, PaperRound
from games.rulesets.guardians.score import ranked
from games.rulesets.guardians.state import Options
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
    purses,
    tell,
)


@pytest.mark.parametrize(("level", "coins"), [(1, 12), (2, 12), (3, 20), (4, 20)])
def test_enough_coins_end_the_game_at_the_check(level: int, coins: int) -> None:
    """R40"""
    assert explored(front(deal(level=level), BOB, gold=coins - 1)).state.phase == "search"
    step = explored(front(deal(level=level), BOB, gold=coins - 1, legend=1))
    assert step.state.phase == "over"
    assert [e.fact for e in step.events if isinstance(e.fact, Ended)] == [Ended((BOB,), coins)]
    with pytest.raises(GameOver):
        move(step.state, BOB, Done())


def test_most_coins_then_legend_coins_then_a_shared_victory() -> None:
    """Scenario 8, R40."""
    assert [s.won for s in ranked([(9, 3), (8, 4), (0, 0)], over=True)] == [False, True, False]
    shared = ranked([(9, 3), (9, 3), (11, 0)], over=True)
    assert [(s.place, s.won) for s in shared] == [(1, True), (1, True), (3, False)]
    assert not any(s.won for s in ranked([(9, 3), (8, 4)], over=False))


def test_several_at_20_the_usual_order_decides() -> None:
    """R40"""
    state = front(front(deal(level=3), BOB, gold=20), CHARLIE, gold=18, legend=3)
    standings = RULESET.standings(explored(state).state)
    assert [s.won for s in standings] == [False, False, True]


def test_a_tie_is_explained() -> None:
    """R40"""
    state = front(front(deal(), BOB, gold=12), CHARLIE, gold=8, legend=4)
    assert explored(state).events[-1].fact == TieBroken((BOB, CHARLIE), CHARLIE, 4, 0)
    state = front(front(deal(), BOB, gold=10, legend=2), CHARLIE, gold=10, legend=2)
    assert explored(state).events[-1].fact == WonTogether((BOB, CHARLIE), 2)


def test_the_others_may_declare_a_silent_seat_done() -> None:
    """R45: the hint is lost; in laps its ships still come."""
    state = tell(hint_all(deal()), Absent(BOB))
    assert RULESET.to_act(state) == (ALICE, CHARLIE)
    state = tell(deal(laps=True), Absent(ALICE))
    assert RULESET.to_act(state) == (BOB,)
    with pytest.raises(NotYourTurn):
        tell(state, Absent(CHARLIE))


def test_the_others_may_pass_the_council_of_a_silent_seat() -> None:
    """R45"""
    state = explored(front(deal(level=3), BOB, kept=("boots",))).state
    assert tell(state, Absent(BOB)).phase == "search"


def test_the_left_neighbour_makes_the_choice_of_a_silent_seat() -> None:
    """R45, R16"""
    state = found(deal(level=3, rewards=["belt"]), (BOB, ALICE))
    state = tell(state, Absent(ALICE))
    assert RULESET.to_act(state) == (BOB,)
    assert Choose(ALICE) not in RULESET.legal_moves(RULESET.view(state, BOB))
    assert purses(move(state, BOB, Choose(BOB)))[:2] == [(3, 1), (1, 1)]


def test_a_stopped_game_counts_as_ended_after_the_last_resolution() -> None:
    """R45"""
    state = found(deal(), (BOB, ALICE))
    state = move(state, ALICE, a_hint(state))
    over = send(RULESET, state, Stopped(), NOW).state
    assert over.phase == "over"
    assert [s.points for s in RULESET.standings(over)] == [2, 2, 0]
    pending = found(deal(level=3, rewards=["ark"]), (BOB, ALICE))
    assert purses(pending)[:2] == [(2, 1), (2, 1)]
    assert purses(tell(pending, Stopped())) == [(0, 0)] * 3
    with pytest.raises(GameOver):
        tell(over, Stopped())


def test_the_pad_counts_as_the_rules_do() -> None:
    rounds = [
        PaperRound(found=(PaperFind(ALICE, (BOB, CHARLIE), legend=True),)),
        PaperRound(found=(PaperFind(BOB, (ALICE,)),), gold=(0, 0, -2)),
    ]
    standings = RULESET.pad.score(rounds, 3, Options())
    assert [(s.points, s.tie_break) for s in standings] == [(6, (1,)), (5, (1,)), (1, (1,))]
    state = found(deal(rewards=["ark"]), (BOB, ALICE), (CHARLIE, ALICE))
    state = explored(state, (ALICE, island(state, BOB), BOB)).state
    assert [s.points for s in RULESET.standings(state)][:2] == [6, 5]


def test_a_game_of_older_rules_that_never_were_is_refused() -> None:
    with pytest.raises(ValueError, match="version 0"):
        RULESET.upgrade(0, {})


def test_the_house_player_finishes_a_round() -> None:
    state = replace(deal(5))
    for i in range(15):
        seat: Seat = RULESET.to_act(state)[0]
        view = RULESET.view(state, seat)
        state = move(state, seat, RULESET.bots["wanderer"](view, RULESET.legal_moves(view), Rng(f"bot {i}")))
    assert len(state.ships) + 10 * (state.round - 1) >= 5
