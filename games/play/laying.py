"""Pieces laid by hand, in the lobby: where they lie now, and how they come into the options of the game."""

import secrets

import msgspec

from games.engine.hexes import Layout, Tiles
from games.engine.rng import Rng
from games.models import Game
from games.play.opened import text
from games.play.shelf import Option, boxed, chosen
from games.play.writing import writing


def laid_by_hand(slug: str) -> tuple[Option, Layout] | None:
    """The option that lets a table lay its pieces, if the game has one."""
    return next(((option, option.layout) for option in boxed(slug).options if option.layout), None)


def to_be_laid(game: Game) -> bool:
    """By hand was chosen, and nothing lies there yet."""
    found = laid_by_hand(game.slug)
    if found is None or game.phase != Game.Phase.LOBBY:
        return False
    option, layout = found
    raw = msgspec.json.decode(game.options)
    return bool(raw[option.name] == layout.own and not raw[layout.tiles])


def lying(game: Game, option: Option, layout: Layout) -> Tiles:
    """What was laid by hand, or else pieces laid anew as the option says."""
    raw = msgspec.json.decode(game.options)
    if raw[option.name] == layout.own and raw[layout.tiles]:
        return msgspec.convert(raw[layout.tiles], Tiles.__value__)  # type: ignore[no-any-return]
    return laid_anew(layout, raw[option.name])


def laid_anew(layout: Layout, value: str) -> Tiles:
    return layout.lay(value, Rng(secrets.token_hex(16)))[0]


def lay_out(game: Game, option: Option, layout: Layout, tiles: Tiles) -> None:
    """Kept until the deal. Raises BadOption."""
    with writing():
        locked = Game.objects.select_for_update().get(pk=game.pk)
        if locked.phase != Game.Phase.LOBBY:
            return
        raw = msgspec.json.decode(locked.options) | {option.name: layout.own, layout.tiles: msgspec.to_builtins(tiles)}
        locked.options = text(chosen(locked.slug, locked.players.count(), raw))
        locked.save()
