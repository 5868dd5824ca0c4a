"""Beside the play: the reopening code, stopping, deleting, and the same table again."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from games.models import Device, Game
from games.play import opening
from games.web.access import at_the_table, deed
from games.web.screens import lobby_screen


@require_safe
@at_the_table
def about(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    return render(request, "about.html", {"screen": lobby_screen(game), "phase": game.phase})


@deed
def stop(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    opening.stop(game)
    return redirect("game", game.address)


@deed
def delete(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    opening.delete(game)
    return redirect("home")


@deed
def again(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    return redirect("game", opening.again(game).address)
