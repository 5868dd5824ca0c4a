"""From the shelf to the lobby to the deal; and the ways a game comes to an end without being played out."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from django.db import IntegrityError

from games.engine.codec import decode
from games.engine.play import send
from games.engine.structs import Seated, Stopped
from games.models import Device, Game, Player
from games.play.opened import clock, opened_to_write, taken_out, text
from games.play.shelf import chosen, rules_of, unasked
from games.play.writing import writing

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that looks or sounds like another


@dataclass(frozen=True)
class Named:
    """A player as the set-up form has them."""

    name: str
    sign: str


def drawn(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def open_lobby(device: Device, key: str, slug: str, players: Sequence[Named], options: Mapping[str, str]) -> Game:
    """Raises BadOption."""
    chosen_options = text(chosen(slug, len(players), options))
    return _lobby(device, key, slug, chosen_options, players)


def again(game: Game) -> Game:
    """The same players and options in a new lobby."""
    players = [Named(player.name, player.sign) for player in game.seated]
    return _lobby(game.host, f"again {game.address}", game.slug, game.options, players)


def _lobby(device: Device, key: str, slug: str, options: str, players: Sequence[Named]) -> Game:
    """The same form sent twice opens one game."""
    new = Game(host=device, key=key, slug=slug, options=options, address=drawn(10), reopening=drawn(8))
    try:
        with writing():
            new.save()
            seat_all(new, players)
    except IntegrityError:
        return Game.objects.get(host=device, key=key)
    return new


def change_lobby(game: Game, players: Sequence[Named], options: Mapping[str, str]) -> None:
    """Names, signs and options may change until the deal. Raises BadOption."""
    chosen_options = text(chosen(game.slug, len(players), unasked(game.slug, game.options) | dict(options)))
    with writing():
        locked = Game.objects.select_for_update().get(pk=game.pk)
        if locked.phase == Game.Phase.LOBBY:
            locked.options = chosen_options
            locked.save()
            locked.players.all().delete()
            seat_all(locked, players)


def seat_all(game: Game, players: Sequence[Named]) -> None:
    Player.objects.bulk_create(
        Player(game=game, seat=seat, name=player.name, sign=player.sign, device_id=game.host_id)
        for seat, player in enumerate(players)
    )


def deal(game: Game) -> None:
    """Asked twice, it deals once."""
    with writing():
        locked = Game.objects.select_for_update().get(pk=game.pk)
        if locked.phase != Game.Phase.LOBBY:
            return
        rules, players = rules_of(locked.slug), locked.seated
        options = decode(locked.options, rules.options_type)
        state = rules.setup(len(players), options, secrets.token_hex(16))
        locked.phase, locked.start = Game.Phase.PLAYING, text(state)
        locked.settled = locked.start
        locked.save()
        table = taken_out(locked, rules, state, clock())
        seated = Seated(laps=len({player.device_id for player in players}) < len(players))
        table.record(None, seated, table.now, send(rules, state, seated, table.now))


def stop(game: Game) -> None:
    """The table agrees to end it here. A lobby has nothing to stop, and no game goes back to its lobby."""
    if game.phase == Game.Phase.LOBBY:
        return
    with writing():
        table = opened_to_write(game.pk)
        if table.game.phase != Game.Phase.PLAYING:
            return
        table.game.stopped = True
        table.record(None, Stopped(), table.now, send(table.rules, table.state, Stopped(), table.now))


def delete(game: Game) -> None:
    with writing():
        Game.objects.filter(pk=game.pk).delete()


def game_of_code(code: str) -> Game | None:
    """However it was typed: capitals, spaces and dashes do not matter."""
    spelled = "".join(letter for letter in code.lower() if letter in LETTERS)
    return Game.objects.filter(reopening=spelled).first() if spelled else None


def bring_over(game: Game, device: Device) -> None:
    """The game, and the seats its old device held, come to this one."""
    with writing():
        game = Game.objects.select_for_update().get(pk=game.pk)
        game.players.filter(device=game.host).update(device=device)
        Device.objects.filter(holder__game=game).update(holder=None, lifted=False, hand_hash="")
        game.host = device
        game.save()
