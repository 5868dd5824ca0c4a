"""A table to test at: Alice, Bob and Charlie round one device."""

import random
import secrets
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from games.engine.codec import decode
from games.engine.replay import Entry, replay
from games.engine.rng import Rng
from games.engine.structs import Seat
from games.models import SIGNS, Device, Game
from games.play.handing import new_device
from games.play.looking import look
from games.play.moving import Answer, move, move_of
from games.play.opened import Opened, effective, entry_of, opened, opened_now, text
from games.play.opening import Named, deal, open_lobby

NAMES = ("Alice", "Bob", "Charlie", "Dora", "Emil")
ALICE, BOB, CHARLIE = Seat(0), Seat(1), Seat(2)


def people(seats: int = 3) -> list[Named]:
    return [Named(name, sign) for name, sign in zip(NAMES[:seats], SIGNS, strict=False)]


def lobby(seats: int = 3, device: Device | None = None, slug: str = "guardians", **options: str) -> Game:
    return open_lobby(device or new_device()[0], secrets.token_hex(8), slug, people(seats), options)


def dealt(seats: int = 3, device: Device | None = None, slug: str = "guardians", **options: str) -> Game:
    game = lobby(seats, device, slug, **options)
    deal(game)
    game.refresh_from_db()
    return game


def dealt_to_own_devices() -> Game:
    game = lobby()
    for player in game.players.all():
        player.device = new_device()[0]
        player.save()
    deal(game)
    game.refresh_from_db()
    return game


def key() -> str:
    return secrets.token_hex(8)


def who_acts(game: Game) -> Seat:
    table = opened_now(game)
    return Seat(table.rules.to_act(table.state)[0])


def question_of(game: Game, seat: Seat) -> Any:
    """What the seat is asked, in private or in public."""
    asked = look(game, seat).question or look(game, None).question
    assert asked is not None
    assert asked.seat == seat
    return asked


def answers(game: Game, seat: Seat) -> list[str]:
    return [choice.move for group in question_of(game, seat).groups for choice in group.choices]


def first(game: Game, seat: Seat, *wanted: str) -> str:
    return of_kind(answers(game, seat), *wanted)


def say(game: Game, seat: Seat, deed: str, **given: Any) -> None:
    answer = given.get("answer") or Answer(question_of(game, seat).asked, key())
    move(game, seat, answer, move_of(game, {"move": deed}))
    game.refresh_from_db()


def as_a_house_player(game: Game, bot: str, chance: Rng) -> str:
    """What the game's own bot would answer for whoever is asked."""
    table = opened_now(game)
    view = table.rules.view(table.state, who_acts(game))
    return text(table.rules.bots[bot](view, table.rules.legal_moves(view), chance))


def somebody_moves(game: Game, chance: random.Random) -> None:
    seat = who_acts(game)
    say(game, seat, chance.choice(answers(game, seat)))


def in_a_hurry(game: Game, moves: list[str]) -> str:
    """Hints anywhere, and every ship goes where a guardian is."""
    hands = opened(game).state.hands
    known = [f'"island":"{hand.location}","seeks":{seat}' for seat, hand in enumerate(hands) if hand]
    right = [move for move in moves if '"Sail"' in move and any(place in move for place in known)]
    return right[0] if right else of_kind(moves, "Point", "Shift", "Done", "Pass", "Choose")


def of_kind(moves: Iterable[str], *wanted: str) -> str:
    """The first move of the first of these kinds that there is."""
    offered = list(moves)
    return next(move for kind in wanted for move in offered if f'"do":"{kind}"' in move)


def laid(game: Game, state: Any) -> None:
    """Another table, behind everybody's back."""
    game.snapshot = game.settled = text(state)
    game.save()


def planted(game: Game, fronts: Iterable[dict[str, Any]]) -> None:
    """What lies before the players, changed behind their backs."""
    state = opened(game).state
    changed = tuple(replace(front, **fields) for front, fields in zip(state.fronts, fronts, strict=True))
    laid(game, replace(state, fronts=changed))


def rows(game: Game) -> list[tuple[int, int | None, str]]:
    return list(game.moves.values_list("version", "seat", "deed"))


def replayed(game: Game) -> Any:
    """The state that start and log give: it must be the snapshot."""
    table: Opened = opened(game)
    state = decode(game.start, table.rules.state_type)
    log: list[Entry] = [entry_of(table.rules, row) for row in effective(game.moves.all())]
    for step in replay(table.rules, state, log):
        state = step.state
    return state
