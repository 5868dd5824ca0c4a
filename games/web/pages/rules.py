"""To read beside the play: the rules of a game with every ruling, and a first round to learn it together."""

import re

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from games.web.pages.setup import box_or_404
from games.web.screens import name_of
from games.web.telling import Teller

ADDRESS = re.compile(r"[\w-]{1,64}", re.ASCII)


@require_safe
def rules(request: HttpRequest, slug: str) -> HttpResponse:
    return book_page(request, slug, "rules.html")


@require_safe
def first_round(request: HttpRequest, slug: str) -> HttpResponse:
    return book_page(request, slug, f"{slug}/first_round.html", "default/first_round.html")


def book_page(request: HttpRequest, slug: str, *templates: str) -> HttpResponse:
    """The first of the templates that is there, with the book in the reader's language."""
    box = box_or_404(slug)
    game = game_left(request)
    book = box.rulebook[get_language() or "en"]
    context = {
        "book": book,
        "by_number": sorted(book.rulings.values(), key=lambda ruling: int(ruling.id[1:])),
        "slug": slug,
        "name": name_of(Teller(slug)),
        "back": reverse("game", args=[game]) if game else "",
        "from_game": f"?game={game}" if game else "",
    }
    return render(request, templates, context)


def game_left(request: HttpRequest) -> str:
    """The address of the game the reader came from, if it looks like one."""
    address = request.GET.get("game", "")
    return address if ADDRESS.fullmatch(address) else ""
