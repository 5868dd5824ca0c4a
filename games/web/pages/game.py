"""A game as it lies open on its device.

A GET never shows a secret. Secrets come only as the answer to a POST of the player who has the device in hand
(hands.py, moves.py), so no address, no reload, no second tab and no Back button can bring them up again.
"""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from games.models import Device, Game
from games.play import opening
from games.play.looking import log
from games.web.access import at_the_table, deed
from games.web.answers import answered, to_the_table
from games.web.screens import public_screen
from games.web.telling import teller_of


@require_safe
@at_the_table
def show(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    return answered(request, public_screen(game, device))


@deed
def deal(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    opening.deal(game)
    return to_the_table(game)


@require_safe
@at_the_table
def history(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    tell = teller_of(game)
    told = [[tell(say) for say in row] for row in log(game)] if game.phase != Game.Phase.LOBBY else []
    return render(request, "log.html", {"screen": public_screen(game, device), "rows": told})
