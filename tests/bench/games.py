"""Games to measure at: dealt on one shared device, as on a family's table, and grown by random play."""

import random
from collections.abc import Iterable
from typing import Any

from games.engine.play import play
from games.engine.structs import Seat
from games.models import Device, Game, Move, Player, Round
from games.play.handing import new_device
from games.play.opened import Opened, opened_to_write
from games.play.writing import writing
from tests.play.table import dealt, key

TABLES = tuple((seats, str(level)) for level in (1, 2, 3, 4) for seats in (3, 4, 5))
ROWS = (1, 40, 150, 400)  # how old games are when they are looked at
STAYS = 0.8  # how often a long game does not let a player be done: else it would be over too soon


def new_game(table: int, device: Device | None = None) -> Game:
    seats, level = TABLES[table % len(TABLES)]
    return dealt(seats, device or new_device()[0], level=level)


def grow(game: Game, rows: int, chance: random.Random, *, slowly: bool = False) -> None:
    """Random play until there are so many rows, as the pages would write them; nobody lifts, so no minute begins."""
    with writing():
        table = opened_to_write(game.pk)
        while table.version < rows and table.game.phase == Game.Phase.PLAYING:
            seat, move = drawn(table, chance, slowly=slowly)
            table.record(seat, move, table.now, play(table.rules, table.state, seat, move, table.now), key())
    game.refresh_from_db()


def drawn(table: Opened, chance: random.Random, *, slowly: bool = False) -> tuple[Seat, Any]:
    seat = chance.choice(table.rules.to_act(table.state))
    moves = table.rules.legal_moves(table.rules.view(table.state, seat))
    stays = [move for move in moves if type(move).__name__ != "Done"]
    return seat, chance.choice(stays if slowly and stays and chance.random() < STAYS else moves)


def copied(game: Game, rows: int | None = None) -> Game:
    """Another game in the same state; of its log only the last rows, if that is wanted."""
    first = 0 if rows is None else game.version - rows
    copy = Game.objects.get(pk=game.pk)
    copy.pk, copy.address, copy.reopening, copy.key = None, key(), key(), key()
    copy.save()
    Player.objects.bulk_create(moved_to(copy, game.players.all()))
    Round.objects.bulk_create(moved_to(copy, game.rounds.all()))
    Move.objects.bulk_create(moved_to(copy, game.moves.filter(version__gt=first)))
    return copy


def moved_to[Part: (Player, Round, Move)](game: Game, parts: Iterable[Part]) -> list[Part]:
    moved = list(parts)
    for part in moved:
        part.pk, part.game = None, game
    return moved
