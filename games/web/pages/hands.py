"""The device goes from hand to hand: a curtain falls, its player lifts it, hides again, puts it back."""

from django.http import HttpRequest, HttpResponse

from games.engine.structs import Seat
from games.models import Device, Game, Player
from games.play import moving
from games.play.handing import seat_behind_curtain, turn
from games.play.looking import goes_on
from games.web.access import deed
from games.web.answers import answered, to_the_table
from games.web.screens import table_screen


@deed
def hand_over(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    """The curtain falls for a player whose seat this device holds."""
    player = named_player(request, game, device)
    if player is None or game.phase != Game.Phase.PLAYING:
        return to_the_table(game)
    return to_the_table(game, turn(device, player))


@deed
def lift(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    """Only the curtain that hangs now can be lifted: an older form, sent again, opens nothing."""
    player = named_player(request, game, device)
    hangs = player is not None and device.holder_id == player.pk and request.POST.get("curtain") == device.curtain
    if player is None or not hangs or game.phase != Game.Phase.PLAYING:
        return to_the_table(game)
    moving.lift(game, Seat(player.seat))
    game.refresh_from_db()
    return answered(request, table_screen(game, Seat(player.seat)), turn(device, player, lifted=True))


@deed
def hide(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    """The curtain falls again; the device stays with its player, if there is something to decide."""
    seat = seat_behind_curtain(device, game)
    stays = seat is not None and game.phase == Game.Phase.PLAYING and goes_on(game, seat)
    return to_the_table(game, turn(device, device.holder if stays else None))


@deed
def put_down(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    return to_the_table(game, turn(device, None))


def named_player(request: HttpRequest, game: Game, device: Device) -> Player | None:
    seat = request.POST.get("seat", "")
    if not (seat.isdecimal() and len(seat) < 4):
        return None
    return game.players.filter(seat=int(seat), device=device).first()
