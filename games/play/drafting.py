"""What a player has chosen but not confirmed: it comes back after a reload, on that player's own page only."""

from collections.abc import Mapping

import msgspec

from games.engine.codec import decode
from games.engine.structs import Seat
from games.models import Game, Player
from games.play.writing import writing

LONGEST = 2000  # a form with every box ticked


class Draft(msgspec.Struct, frozen=True):
    rounds: int  # scored when it was made: a draft does not outlive its round
    fields: dict[str, str]


def keep_if_asked(game: Game, seat: Seat, asked: str, fields: Mapping[str, str]) -> None:
    """A draft that comes after its own move (scripts send it with a delay) belongs to a question that is answered."""
    if asked == str(game.players.get(seat=seat).asked):
        keep(game, seat, fields)


def keep(game: Game, seat: Seat, fields: Mapping[str, str]) -> None:
    """Too much is as good as nothing: no form of ours makes so much."""
    made = msgspec.json.encode(Draft(game.rounds.count(), dict(fields))).decode()
    write(game, seat, made if len(made) <= LONGEST else "")


def forget(game: Game, seat: Seat) -> None:
    write(game, seat, "")


def write(game: Game, seat: Seat, draft: str) -> None:
    with writing():
        Player.objects.filter(game=game, seat=seat).exclude(draft=draft).update(draft=draft)


def drafted(game: Game, seat: Seat | None) -> dict[str, str]:
    kept = "" if seat is None else game.players.get(seat=seat).draft
    draft = decode(kept, Draft) if kept else None
    return draft.fields if draft and draft.rounds == game.rounds.count() else {}
