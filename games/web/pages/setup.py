"""From the shelf to the lobby; and a game brought over from another device."""

import secrets
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from games.engine.errors import BadOption
from games.engine.say import Say
from games.models import Device, Game
from games.play.handing import device_of, new_device
from games.play.opening import change_lobby, open_lobby, reopen
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
    box = box_or_404(slug)
    device = device_of(device_key(request))
    form = SetupForm(box, request.POST or None, initial=last_names(device, slug))
    if not form.is_valid():
        return form_page(request, form)
    device, key = (device, device_key(request)) if device else new_device()
    try:
        game = open_lobby(device, form.cleaned_data["key"], slug, form.players(), form.options())
    except BadOption as bad:
        return option_refused(request, form, bad)
    answer = redirect("game", game.address)
    set_device(answer, key)
    return answer


@require_http_methods(["GET", "HEAD", "POST"])
@at_the_table
def change(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    """Names, signs and options, until the deal."""
    if game.phase != Game.Phase.LOBBY:
        return redirect("game", game.address)
    form = SetupForm(boxed(game.slug), request.POST or None, initial={"key": game.key, **values_of(game)})
    if not form.is_valid():
        return form_page(request, form, game.address)
    try:
        change_lobby(game, form.players(), form.options())
    except BadOption as bad:
        return option_refused(request, form, bad, game.address)
    return redirect("game", game.address)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def bring_over(request: HttpRequest) -> HttpResponse:
    if request.method != "POST":
        return render(request, "reopen.html")
    if limits.used_up(request, "reopen"):
        return too_many_tries(request)
    code = request.POST.get("code", "")[:40]
    device, key = known_or_new(request)
    game = reopen(device, code)
    if game is None:
        limits.count(request, "reopen")
        error = _(
            "No game has this code. It has eight letters and digits; the lobby and the page “About this game” show it."
        )
        return render(request, "reopen.html", {"code": code, "error": error}, status=422)
    answer = redirect("game", game.address)
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


def last_names(device: Device | None, slug: str) -> dict[str, Any]:
    """The table of last time, to start with."""
    last = device.games.order_by("-made_at").first() if device else None
    values = values_of(last, with_options=last.slug == slug) if last else {}
    return values | {"key": secrets.token_urlsafe(12)}


def form_page(request: HttpRequest, form: SetupForm, address: str = "") -> HttpResponse:
    tell = Teller(form.box.slug)
    if form.errors:
        form.focus_first_error()
    context = {"form": form, "name": name_of(tell), "blurb": tell(Say("blurb")), "address": address}
    return render(request, "setup.html", context, status=422 if form.is_bound else 200)


def option_refused(request: HttpRequest, form: SetupForm, bad: BadOption, address: str = "") -> HttpResponse:
    field = f"option_{bad.field}"
    form.add_error(field if field in form.fields else None, Teller(form.box.slug)(bad.say))
    return form_page(request, form, address)
