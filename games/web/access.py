"""Who may open which page: a game belongs to the device it lies on."""

from collections.abc import Callable
from functools import wraps

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.cache import never_cache

from games.models import Device, Game, game_at
from games.play.handing import device_of
from games.web.cookies import device_key
from games.web.errors import on_another_device

type Page = Callable[[HttpRequest, Game, Device], HttpResponse]


def at_the_table(page: Page) -> Callable[..., HttpResponse]:
    """The page gets the game and its device; another device gets a sentence and a way in. Nothing is ever cached."""

    @wraps(page)
    def checked(request: HttpRequest, address: str) -> HttpResponse:
        game = next(iter(game_at(address)), None)
        if game is None:
            raise Http404
        device = device_of(device_key(request))
        if device is None or device.pk != game.host_id:
            return on_another_device(request)
        try:
            return page(request, game, device)
        except Game.DoesNotExist:  # deleted in this very moment
            raise Http404 from None

    return never_cache(checked)


def deed(page: Page) -> Callable[..., HttpResponse]:
    """What changes something takes a POST; who only reads that address (a reload, a bookmark) is led to the game."""

    def posted(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
        return page(request, game, device) if request.method == "POST" else redirect("game", game.address)

    return at_the_table(wraps(page)(posted))
