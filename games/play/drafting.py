"""What a player has chosen but not confirmed: it comes back after a reload, on that player's own page only."""

from collections.abc import Mapping

import msgspec

from games.engine.codec import decode
from games.engine.structs import Seat
from games.models import Game, Player
from games.play.writing import writing

LONGEST = 2000  # a form with every box ticked


class Draft(msgspec.Struct, frozen=True):
    scored: int  # the round before, by its last row: a draft does not outlive its round
    fields: dict[str, str]


def keep_if_asked(game: Game, seat: Seat, asked: str, fields: Mapping[str, str]) -> None:
    """A draft that comes after its own move (scripts send it with a delay) belongs to a question that is answered."""
    if asked == str(game.seated[seat].asked):
        keep(game, seat, fields)


def keep(game: Game, seat: Seat, fields: Mapping[str, str]) -> None:
    with writing():
        redraft(game, seat, fields)


def redraft(game: Game, seat: Seat, fields: Mapping[str, str]) -> None:
    """Inside writing(). Most of the time there is nothing new to write."""
    player, draft = game.seated[seat], draft_of(game, fields) if fields else ""
    if player.draft != draft:
        player.draft = draft
        Player.objects.filter(pk=player.pk).update(draft=draft)


def draft_of(game: Game, fields: Mapping[str, str]) -> str:
    """Too much is as good as nothing: no form of ours makes so much."""
    made = msgspec.json.encode(Draft(game.scored_version, dict(fields))).decode()
    return made if len(made) <= LONGEST else ""


def forget(game: Game, seat: Seat) -> None:
    if game.seated[seat].draft:
        keep(game, seat, {})


def drafted(game: Game, seat: Seat | None) -> dict[str, str]:
    kept = "" if seat is None else game.seated[seat].draft
    draft = decode(kept, Draft) if kept else None
    return draft.fields if draft and draft.scored == game.scored_version else {}
