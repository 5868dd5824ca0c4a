"""From the shelf to the lobby; and a game brought over from another device."""

import secrets
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from games.engine.say import Say
from games.models import Device, Game
from games.play.handing import device_of, new_device
from games.play.laying import to_be_laid
from games.play.opening import bring_over, change_lobby, game_of_code, open_lobby
from games.play.shelf import Boxed, boxed
from games.web import limits
from games.web.access import at_the_table
from games.web.cookies import device_key, set_device
from games.web.errors import too_many_tries
from games.web.forms import SetupForm, values_of
from games.web.screens import name_of
from games.web.telling import Teller


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def new_game(request: HttpRequest, slug: str) -> HttpResponse:
    form = SetupForm(box_or_404(slug), request.POST or None, initial=last_names(request, slug))
    if not form.is_valid():
        return form_page(request, form)
    device, key = known_or_new(request)
    game = open_lobby(device, form.cleaned_data["key"], slug, form.players(), form.options())
    return to_game(game, key, "lay" if to_be_laid(game) else "game")


@require_http_methods(["GET", "HEAD", "POST"])
@at_the_table
def change(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    """Names, signs and options, until the deal."""
    if game.phase != Game.Phase.LOBBY:
        return redirect("game", game.address)
    form = SetupForm(boxed(game.slug), request.POST or None, initial={"key": game.key, **values_of(game)})
    if not form.is_valid():
        return form_page(request, form, game.address)
    change_lobby(game, form.players(), form.options())
    game.refresh_from_db()
    return redirect("lay" if to_be_laid(game) else "game", game.address)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def reopen(request: HttpRequest) -> HttpResponse:
    if request.method != "POST":
        return render(request, "reopen.html")
    if limits.used_up(request, "reopen"):
        return too_many_tries(request)
    code = request.POST.get("code", "")[:40]
    game = game_of_code(code)
    if game is None:
        limits.count(request, "reopen")
        return wrong_code(request, code)
    device, key = known_or_new(request)
    bring_over(game, device)
    return to_game(game, key)


def wrong_code(request: HttpRequest, code: str) -> HttpResponse:
    error = _(
        "No game has this code. It has eight letters and digits; the lobby and the page “About this game” show it."
    )
    return render(request, "reopen.html", {"code": code, "error": error}, status=422)


def to_game(game: Game, key: str, page: str = "game") -> HttpResponse:
    answer = redirect(page, game.address)
    set_device(answer, key)
    return answer


def known_or_new(request: HttpRequest) -> tuple[Device, str]:
    device = device_of(device_key(request))
    return (device, device_key(request)) if device else new_device()


def box_or_404(slug: str) -> Boxed:
    try:
        return boxed(slug)
    except KeyError:
        raise Http404 from None


def last_names(request: HttpRequest, slug: str) -> dict[str, Any]:
    """The table of last time, to start with."""
    device = device_of(device_key(request))
    last = device.games.order_by("-made_at").first() if device else None
    values = values_of(last, with_options=last.slug == slug) if last else {}
    return values | {"key": secrets.token_urlsafe(12)}


def form_page(request: HttpRequest, form: SetupForm, address: str = "") -> HttpResponse:
    tell = Teller(form.box.slug)
    form.focus_first_error()
    context = {"form": form, "name": name_of(tell), "blurb": tell(Say("blurb")), "address": address}
    return render(request, "setup.html", context, status=422 if form.is_bound else 200)
