"""Pieces laid by hand, in the lobby. The form carries the layout from tap to tap; only "keep" writes it down."""

from dataclasses import dataclass, replace

from django.core.exceptions import BadRequest
from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from games.engine.errors import BadOption
from games.engine.hexes import Layout
from games.models import Device, Game
from games.play.laying import laid_anew, laid_by_hand, lay_out, lying
from games.play.shelf import Option
from games.web.access import at_the_table
from games.web.layout import (
    Lying,
    TooFar,
    Unreadable,
    gathered,
    moved,
    next_to,
    place_at,
    read,
    sea,
    spread_out,
    thumbnail,
    written,
)
from games.web.screens import Notice, listed, notice
from games.web.telling import Teller, teller_of


@dataclass(frozen=True)
class Desk:
    """What lies there, what is in hand, and what to tell about it."""

    lying: Lying
    before: str = ""  # the layout one step ago
    picked: str = ""
    focus: str = ""  # the piece the keyboard goes on with
    said: str = ""
    refused: Notice | None = None

    @property
    def written(self) -> str:
        return written(self.lying)


@require_http_methods(["GET", "HEAD", "POST"])
@at_the_table
def lay(request: HttpRequest, game: Game, device: Device) -> HttpResponse:
    found = laid_by_hand(game.slug)
    if found is None:
        raise Http404
    if game.phase != Game.Phase.LOBBY:
        return redirect("game", game.address)
    option, layout = found
    desk = Desk(spread_out(lying(game, option, layout)))
    if request.method != "POST":
        return page(request, game, option, layout, desk)
    try:
        desk = sent(request.POST, layout)
        if request.POST.get("do") == "keep":
            lay_out(game, option, layout, gathered(desk.lying))
            return redirect("game", game.address)
        desk = worked(request.POST, desk, layout, teller_of(game))
    except Unreadable:
        raise BadRequest from None
    except TooFar:
        desk = replace(desk, refused=Notice(sea_ends(), ""))
    except BadOption as bad:
        desk = replace(desk, refused=notice(game, bad))
    return page(request, game, option, layout, desk)


def sea_ends() -> str:
    return _(
        "The sea ends there: it is six and a half tiles wide and nine rows tall, so that a phone can show it whole."
    )


def sent(post: QueryDict, layout: Layout) -> Desk:
    picked = post.get("picked", "")
    if picked and picked not in layout.pieces:
        raise Unreadable
    return Desk(read(post.get("layout", ""), layout.pieces), post.get("before", ""), picked)


def worked(post: QueryDict, desk: Desk, layout: Layout, tell: Teller) -> Desk:
    """One tap further."""
    if "at" in post:
        return touched(post.get("at", ""), desk, layout, tell)
    if post.get("do") == "back":
        return changed(desk, read(desk.before, layout.pieces))
    if post.get("do") == "mix":
        return changed(desk, mixed(desk.lying, layout))
    if "shape" in post:
        return changed(desk, spread_out(laid_anew(layout, post.get("shape", ""))))
    raise Unreadable


def changed(desk: Desk, now: Lying) -> Desk:
    return Desk(now, before=desk.written)


def mixed(there: Lying, layout: Layout) -> Lying:
    """Other pieces on the same spots."""
    order = [tile.piece for tile in laid_anew(layout, next(iter(layout.shapes)))]
    return dict(zip(order, there.values(), strict=True))


def touched(spot: str, desk: Desk, layout: Layout, tell: Teller) -> Desk:
    """The first tap takes a piece, the second puts it down."""
    place = place_at(spot)
    here = next((piece for piece, at in desk.lying.items() if at == place), "")
    if not desk.picked:
        return replace(desk, picked=here, focus=here, said=in_hand(tell(layout.says(here))) if here else "")
    if here == desk.picked:
        return replace(desk, picked="", focus=here)
    now = moved(desk.lying, desk.picked, place)
    return replace(changed(desk, now), focus=desk.picked, said=neighbours(now, desk.picked, layout, tell))


def in_hand(name: str) -> str:
    return _("%(piece)s is in hand. Next comes an empty spot, or another tile to swap with.") % {"piece": name}


def neighbours(there: Lying, piece: str, layout: Layout, tell: Teller) -> str:
    name, near = tell(layout.says(piece)), [tell(layout.says(other)) for other in next_to(there, piece)]
    if not near:
        return _("%(piece)s touches no other tile.") % {"piece": name}
    return _("%(piece)s lies next to: %(near)s.") % {"piece": name, "near": listed(near)}


def page(request: HttpRequest, game: Game, option: Option, layout: Layout, desk: Desk) -> HttpResponse:
    tell = teller_of(game)
    names = {piece: tell(layout.says(piece)) for piece in layout.pieces}
    cells = [(cell, names.get(cell.piece, ""), picture(layout, cell.piece)) for cell in sea(desk.lying, layout)]
    context = {
        "game": game,
        "title": tell(layout.title),
        "about": tell(layout.about),
        "rule": layout.about.rule,
        "desk": desk,
        "cells": cells,
        "wrong": listed([name for cell, name, _picture in cells if cell.wrong]),
        "in_hand": in_hand("§"),
        "starts": [(value, tell(say), thumbnail(layout, value)) for value, say in option.values if value != layout.own],
    }
    return render(request, "lay.html", context, status=422 if desk.refused else 200)


def picture(layout: Layout, piece: str) -> str:
    return layout.picture(piece) if piece else ""
