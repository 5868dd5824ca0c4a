"""Free undo: a row like any other, back to what was last settled and never across it."""

import pytest

from games.engine.errors import NotYourTurn
from games.models import Move
from games.play.looking import log, look
from games.play.moving import Answer, undo
from games.play.opened import opened
from tests.play.table import (
    ALICE,
    BOB,
    dealt,
    dealt_to_own_devices,
    first,
    key,
    question_of,
    replayed,
    say,
    who_acts,
)

pytestmark = pytest.mark.django_db


def test_an_own_move_that_settled_nothing_can_be_taken_back() -> None:
    game = dealt(start="1")
    before = opened(game).state
    assert not question_of(game, BOB).may_undo
    say(game, BOB, first(game, BOB, "Point"))
    assert question_of(game, BOB).may_undo
    undo(game, BOB, Answer(question_of(game, BOB).asked, key()))
    game.refresh_from_db()
    assert opened(game).state == before == replayed(game)
    assert game.version == 3
    assert log(game) == []
    assert look(game, None).happened == ()
    assert Move.objects.get(version=3).back_to == 1


def test_after_an_undo_the_game_goes_on() -> None:
    game = dealt(start="1")
    for _ in range(2):
        say(game, BOB, first(game, BOB, "Point"))
        undo(game, BOB, Answer(question_of(game, BOB).asked, key()))
        game.refresh_from_db()
    say(game, BOB, first(game, BOB, "Point"))
    say(game, BOB, first(game, BOB, "Done"))
    assert replayed(game) == opened(game).state
    assert [len(row) for row in log(game)] == [1, 1]


def test_what_is_settled_stays() -> None:
    game = dealt(start="1")
    say(game, BOB, first(game, BOB, "Point"))
    say(game, BOB, first(game, BOB, "Done"))
    seat = look(game, None).waiting[0]
    assert not question_of(game, seat).may_undo
    with pytest.raises(NotYourTurn):
        undo(game, seat, Answer(question_of(game, seat).asked, key()))


def test_an_undo_sent_twice_is_one() -> None:
    game = dealt(start="1")
    say(game, BOB, first(game, BOB, "Point"))
    answer = Answer(question_of(game, BOB).asked, key())
    for _ in range(2):
        undo(game, BOB, answer)
    game.refresh_from_db()
    assert game.version == 3


def test_a_ship_can_be_taken_back_though_its_target_is_hidden() -> None:
    game = dealt(start="1")
    while look(game, BOB).question is None or "Sail" not in str(question_of(game, BOB).groups):
        seat = who_acts(game)
        say(game, seat, first(game, seat, "Point", "Done"))
    before = opened(game).state
    say(game, BOB, first(game, BOB, "Sail"))
    undo(game, BOB, Answer(question_of(game, BOB).asked, key()))
    game.refresh_from_db()
    assert opened(game).state == before == replayed(game)


def test_while_all_search_at_once_there_is_no_undo() -> None:
    game = dealt_to_own_devices()
    say(game, ALICE, first(game, ALICE, "Point"))
    assert not question_of(game, ALICE).may_undo
