"""Shelf, lobby, deal; stopping, deleting, once more, and over to another device."""

import pytest

from games.engine.errors import BadOption
from games.models import Device, Game, Player
from games.play.handing import hashed, new_device, turn
from games.play.looking import look
from games.play.opened import opened
from games.play.opening import Named, again, bring_over, change_lobby, deal, delete, game_of_code, open_lobby, stop
from games.play.shelf import boxed, shown
from tests.play.table import ALICE, dealt, dealt_to_own_devices, lobby, people, rows

pytestmark = pytest.mark.django_db


def test_nothing_is_dealt_in_the_lobby() -> None:
    game = lobby(level="3")
    assert (game.phase, game.start, game.snapshot, game.version) == ("lobby", "", "", 0)
    assert [(p.seat, p.name, p.sign) for p in game.players.all()] == [
        (0, "Alice", "red"),
        (1, "Bob", "blue"),
        (2, "Charlie", "gold"),
    ]
    chosen = {option.name: value for option, value in shown(game.slug, game.options)}
    assert chosen == {"level": "3", "start": "", "archipelago": "tall"}


def test_the_options_come_from_the_games_own_struct() -> None:
    level, start, archipelago = boxed("guardians").options
    assert [value for value, _say in level.values] == ["1", "2", "3", "4"]
    assert start.of_seats
    assert [value for value, _say in start.values] == [""]
    assert archipelago.layout


def test_a_form_sent_twice_opens_one_game() -> None:
    device, _key = new_device()
    first = open_lobby(device, "the same key", "guardians", people(), {})
    assert open_lobby(device, "the same key", "guardians", people(), {}) == first
    assert Game.objects.count() == 1


def test_two_devices_may_have_drawn_the_same_key() -> None:
    games = [open_lobby(new_device()[0], "the same key", "guardians", people(), {}) for _ in range(2)]
    assert games[0] != games[1]


@pytest.mark.parametrize("options", [{"level": "9"}, {"level": "one"}, {"start": "3"}, {"start": "-1"}])
def test_what_cannot_be_set_up_is_refused_before_the_lobby(options: dict[str, str]) -> None:
    with pytest.raises(BadOption) as refused:
        open_lobby(new_device()[0], "key", "guardians", people(), options)
    assert refused.value.field == next(iter(options))
    assert Game.objects.count() == 0


def test_the_table_can_change_until_the_deal() -> None:
    game = lobby()
    change_lobby(game, [*people(3), Named("Dora", "green")], {"level": "2"})
    assert game.players.count() == 4
    deal(game)
    change_lobby(game, people(3), {"level": "1"})
    game.refresh_from_db()
    assert game.players.count() == 4
    assert opened(game).state.level == 2


def test_it_deals_once() -> None:
    game = dealt()
    start = game.start
    deal(game)
    game.refresh_from_db()
    assert game.start == start
    assert [version for version, *_ in rows(game)] == [1]


def test_a_shared_device_plays_in_laps() -> None:
    """R32"""
    assert opened(dealt()).state.laps
    game = dealt_to_own_devices()
    assert not opened(game).state.laps


def test_a_start_player_can_be_chosen() -> None:
    assert look(dealt(start="2"), None).waiting == (2,)


def test_a_stopped_game_is_over_and_has_a_result() -> None:
    """R45"""
    game = dealt()
    stop(game)
    stop(game)
    game.refresh_from_db()
    assert (game.phase, game.stopped, game.version) == ("over", True, 2)
    assert [(p.place, p.points, p.won) for p in game.players.all()] == [(1, 0, True)] * 3
    assert look(game, None).waiting == ()


def test_a_deleted_game_leaves_nothing() -> None:
    game = dealt()
    holder = game.players.first()
    turn(game.host, holder)
    delete(game)
    assert not Game.objects.exists()
    assert not Player.objects.exists()
    assert Device.objects.get().holder is None


def test_the_same_table_again_is_one_new_lobby() -> None:
    game = dealt(level="3")
    stop(game)
    new = again(game)
    assert again(game) == new
    assert (new.phase, new.options, new.host) == ("lobby", game.options, game.host)
    assert [p.name for p in new.players.all()] == ["Alice", "Bob", "Charlie"]
    assert new.reopening != game.reopening


def test_the_code_brings_game_and_seats_to_another_device() -> None:
    game = dealt()
    old, new = game.host, new_device()[0]
    turn(old, game.players.get(seat=ALICE), lifted=True)
    assert game_of_code(f" {game.reopening[:4].upper()}-{game.reopening[4:]} ") == game
    bring_over(game, new)
    game.refresh_from_db()
    old.refresh_from_db()
    assert game.host == new
    assert {p.device for p in game.players.all()} == {new}
    assert (old.holder, old.lifted) == (None, False)


@pytest.mark.parametrize("code", ["", "----", "aaaa-aaaa", "é", "a" * 1000])
def test_a_wrong_code_is_no_games(code: str) -> None:
    dealt()
    assert game_of_code(code) is None


def test_only_the_hash_of_a_devices_key_is_kept() -> None:
    device, key = new_device()
    assert device.key_hash == hashed(key) != key
