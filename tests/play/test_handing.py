"""The device on the table, behind its curtain, in a hand."""

import pytest

from games.play.handing import device_of, new_device, open_seat, seat_behind_curtain, turn
from tests.play.table import BOB, dealt

pytestmark = pytest.mark.django_db


def test_a_curtain_opens_nothing() -> None:
    game = dealt()
    hand = turn(game.host, game.players.get(seat=BOB))
    assert seat_behind_curtain(game.host, game) == BOB
    assert open_seat(game.host, game, hand) is None


def test_only_the_newest_hand_opens_a_seat() -> None:
    game = dealt()
    bob = game.players.get(seat=BOB)
    old = turn(game.host, bob, lifted=True)
    assert open_seat(game.host, game, old) == BOB
    new = turn(game.host, bob, lifted=True)
    assert open_seat(game.host, game, old) is None
    assert open_seat(game.host, game, new) == BOB
    assert open_seat(game.host, game, "") is None


def test_a_hand_opens_its_own_game_only() -> None:
    device, _key = new_device()
    game, other = dealt(device=device), dealt(device=device)
    hand = turn(device, game.players.get(seat=BOB), lifted=True)
    assert open_seat(device, other, hand) is None
    assert seat_behind_curtain(device, other) is None


def test_on_the_table_nothing_is_open() -> None:
    game = dealt()
    hand = turn(game.host, None, lifted=True)
    assert open_seat(game.host, game, hand) is None


def test_a_device_is_known_by_its_key() -> None:
    device, key = new_device()
    assert device_of(key) == device
    assert device_of(device.key_hash) is None
    assert device_of("") is None
