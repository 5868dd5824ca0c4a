"""The minute of level 4: a page shows that it lapsed, the next move stores it, and both see the same state."""

from typing import Any

import pytest

from games.engine.structs import Instant
from games.play import opened as opened_module
from games.play.looking import look
from games.play.moving import lift
from games.play.opened import clock, opened, opened_now
from tests.play.table import BOB, CHARLIE, dealt, first, replayed, rows, say

pytestmark = pytest.mark.django_db


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Any:
    def wait(seconds: int) -> None:
        now = clock()
        monkeypatch.setattr(opened_module, "clock", lambda: Instant(now + seconds * 1000))

    return wait


def test_the_minute_begins_when_the_curtain_is_lifted_and_only_once() -> None:
    """R14"""
    game = dealt(level="4", start="1")
    assert look(game, None).deadline is None
    for _ in range(2):
        lift(game, BOB)
    game.refresh_from_db()
    assert len(rows(game)) == 2
    assert look(game, BOB).deadline is not None


def test_where_no_clock_runs_lifting_writes_nothing() -> None:
    game = dealt(start="1")
    lift(game, BOB)
    assert len(rows(game)) == 1


def test_a_page_shows_the_lapse_without_storing_it(later: Any) -> None:
    game = dealt(level="4", start="1")
    lift(game, BOB)
    game.refresh_from_db()
    later(61)
    assert look(game, None).waiting == (2,)
    assert [fact.key for fact in look(game, None).happened] == ["fact.TimeOver"]
    assert len(rows(game)) == 2


def test_the_next_move_stores_the_lapse_at_its_own_moment(later: Any) -> None:
    game = dealt(level="4", start="1")
    lift(game, BOB)
    game.refresh_from_db()
    begun = game.now
    later(90)
    in_memory = opened_now(game).state
    lift(game, CHARLIE)
    game.refresh_from_db()
    lapse = game.moves.get(version=3)
    assert (lapse.seat, lapse.now) == (None, begun + 60_000)
    assert in_memory.queue == opened(game).state.queue
    assert replayed(game) == opened(game).state


def test_a_seat_asked_by_a_lapse_can_answer_at_once(later: Any) -> None:
    """What a page promised in memory holds when it is stored."""
    game = dealt(level="4", start="1")
    lift(game, BOB)
    game.refresh_from_db()
    later(61)
    charlie = look(game, None).waiting[0]
    say(game, charlie, first(game, charlie, "Point"))
    assert [seat for _, seat, _ in rows(game)] == [None, None, None, charlie]
