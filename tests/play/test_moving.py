"""The one way to move: an accepted form is one row, a refused one changes nothing."""

import random
import threading

import pytest
from django.db import connection

from games.engine.errors import IllegalMove, NotYourTurn
from games.models import Game, Move
from games.play import moving
from games.play.looking import log, look
from games.play.moving import Answer, Stale, move, move_of
from games.play.opened import clock, opened
from tests.play.table import (
    BOB,
    CHARLIE,
    answers,
    dealt,
    dealt_to_own_devices,
    first,
    in_a_hurry,
    key,
    question_of,
    replayed,
    rows,
    say,
    somebody_moves,
    who_acts,
)

pytestmark = pytest.mark.django_db


def everything(game: Game) -> tuple[object, ...]:
    game.refresh_from_db()
    return rows(game), game.version, game.snapshot, [(p.asked, p.points) for p in game.players.all()]


def test_a_move_is_a_row_and_a_new_snapshot() -> None:
    game = dealt(start="1")
    say(game, BOB, first(game, BOB, "Point"))
    assert [(version, seat) for version, seat, _ in rows(game)] == [(1, None), (2, BOB)]
    assert game.version == 2
    assert replayed(game) == opened(game).state


def test_the_same_form_twice_is_one_move() -> None:
    game = dealt(start="1")
    answer, deed = Answer(question_of(game, BOB).asked, key()), first(game, BOB, "Point")
    say(game, BOB, deed, answer=answer)
    before = everything(game)
    say(game, BOB, deed, answer=answer)
    assert everything(game) == before


def test_without_the_check_the_database_still_refuses_to_double_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = dealt(start="1")
    answer, deed = Answer(question_of(game, BOB).asked, key()), first(game, BOB, "Point")
    say(game, BOB, deed, answer=answer)
    monkeypatch.setattr(moving, "is_new", lambda *_: True)
    with pytest.raises(Stale):
        say(game, BOB, first(game, BOB, "Done"), answer=answer)


def test_another_seat_cannot_use_a_key_again() -> None:
    game = dealt_to_own_devices()
    answer, point = Answer(question_of(game, BOB).asked, key()), first(game, BOB, "Point")
    say(game, BOB, point, answer=answer)
    before = everything(game)
    with pytest.raises(Stale):
        move(game, CHARLIE, Answer(question_of(game, CHARLIE).asked, answer.key), move_of(game, {"move": point}))
    assert everything(game) == before


def test_a_stale_form_changes_nothing() -> None:
    game = dealt(start="1")
    stale = Answer(question_of(game, BOB).asked, key())
    say(game, BOB, first(game, BOB, "Point"))
    before = everything(game)
    with pytest.raises(Stale):
        say(game, BOB, first(game, BOB, "Done"), answer=stale)
    assert everything(game) == before


def test_an_illegal_move_changes_nothing_and_says_why() -> None:
    game = dealt(start="1")
    before = everything(game)
    with pytest.raises(IllegalMove) as refused:
        say(game, BOB, '{"do":"Sail","island":"lantern","seeks":0}')
    assert refused.value.say.rule
    assert everything(game) == before


@pytest.mark.parametrize("form", [{"move": "{"}, {"move": '{"do":"Fly"}'}, {"do": "Fly"}, {}, {"move": "[]"}])
def test_nonsense_is_no_move(form: dict[str, str]) -> None:
    with pytest.raises(IllegalMove):
        move_of(dealt(), form)


def test_who_is_not_asked_cannot_move() -> None:
    game = dealt(start="1")
    charlie = game.players.get(seat=2)
    before = everything(game)
    with pytest.raises(NotYourTurn):
        move(game, CHARLIE, Answer(charlie.asked, key()), move_of(game, {"do": "Done"}))
    assert everything(game) == before


def test_after_the_end_nothing_moves() -> None:
    game = dealt(start="1")
    game.phase = Game.Phase.OVER
    game.save()
    with pytest.raises(Stale):
        say(game, BOB, first(game, BOB, "Point"))


@pytest.mark.parametrize("level", ["1", "2", "3", "4"])
def test_start_log_and_snapshot_agree_through_a_whole_game(level: str) -> None:
    game, chance = dealt(level=level), random.Random(level)
    while game.phase == Game.Phase.PLAYING and game.version < 250:
        somebody_moves(game, chance)
        if chance.random() < 0.05:
            assert replayed(game) == opened(game).state
    assert replayed(game) == opened(game).state
    times = list(game.moves.values_list("now", flat=True))
    assert times == sorted(times)
    assert [v for v, *_ in rows(game)] == list(range(1, game.version + 1))


def finished(level: str = "1") -> Game:
    game = dealt(level=level)
    while game.phase == Game.Phase.PLAYING:
        seat = who_acts(game)
        say(game, seat, in_a_hurry(game, answers(game, seat)))
    return game


def test_a_finished_game_has_rounds_and_a_result() -> None:
    game = finished()
    points = [sum(row.points[seat] for row in game.rounds.all()) for seat in range(3)]
    assert [p.points for p in game.players.all()] == points
    assert max(points) >= 12
    assert any(p.won and p.place == 1 for p in game.players.all())
    assert look(game, None).question is None


def test_the_log_tells_no_private_event_and_nothing_faded_before_the_end() -> None:
    """R41: from level 2 found islands and ships are remembered by players, not by the log."""
    game = dealt(level="2")
    chance = random.Random(3)
    while not game.rounds.exists():
        somebody_moves(game, chance)
    keys = {fact.key for row in log(game) for fact in row}
    assert "fact.RoundBegan" in keys
    assert not keys & {"fact.Turned", "fact.GuardsNow", "fact.Sought"}
    over = finished("2")
    assert {"fact.Turned", "fact.Found"} <= {fact.key for row in log(over) for fact in row}


def test_what_just_happened_is_gone_with_the_next_deed() -> None:
    game, chance = dealt(level="2"), random.Random(3)
    while not game.rounds.exists():
        somebody_moves(game, chance)
    assert "fact.Turned" in {fact.key for fact in look(game, None).happened}
    somebody_moves(game, chance)
    assert "fact.Turned" not in {fact.key for fact in look(game, None).happened}


def test_a_turn_is_told_whole() -> None:
    game = dealt(start="1")
    say(game, BOB, first(game, BOB, "Point"))
    say(game, BOB, first(game, BOB, "Done"))
    assert [fact.key for fact in look(game, None).happened] == ["fact.Pointed", "fact.WasDone"]


def test_time_never_runs_backwards() -> None:
    game = dealt(start="1")
    Game.objects.filter(pk=game.pk).update(now=clock() + 3_600_000)
    say(game, BOB, first(game, BOB, "Point"))
    assert Move.objects.latest("version").now == game.now >= clock()


@pytest.mark.django_db(transaction=True)
def test_a_double_click_in_two_threads_is_one_move() -> None:
    game = dealt(start="1")
    answer, deed = Answer(question_of(game, BOB).asked, key()), move_of(game, {"move": first(game, BOB, "Point")})
    gate, ends = threading.Barrier(4), []

    def click() -> None:
        gate.wait()
        try:
            move(game, BOB, answer, deed)
            ends.append("there")
        finally:
            connection.close()

    clicks = [threading.Thread(target=click) for _ in range(4)]
    for one in clicks:
        one.start()
    for one in clicks:
        one.join()
    game.refresh_from_db()
    assert ends == ["there"] * 4
    assert game.version == 2
    assert replayed(game) == opened(game).state
