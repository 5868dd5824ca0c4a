"""How a page of a game answers: with a screen in its game's skin, or by leading back to the table."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.loader import render_to_string
from django.urls import reverse

from games.models import Game
from games.templatetags.keeping import with_token
from games.web.cookies import set_hand
from games.web.screens import Notice, Screen, Shown, TableScreen


def answered(
    request: HttpRequest, screen: Screen, hand: str = "", refused: Notice | None = None, status: int = 200
) -> HttpResponse:
    """The whole page, or the part that htmx swaps."""
    template = "game.html#screen" if request.headers.get("HX-Request") else "game.html"
    page = render_to_string(template, {"screen": screen, "refused": refused}, request)
    return in_hand(HttpResponse(with_token(page, request), status=status), hand)


def after_move(request: HttpRequest, screen: TableScreen, before: Shown | None) -> HttpResponse:
    """Only what the move has changed, if the browser shows that screen already: all else there stays as it is."""
    if before is None or screen.shows != before.shows:
        return answered(request, screen)
    page = render_to_string(f"{screen.slug}/changes.html", {"screen": screen, "before": before}, request)
    return HttpResponse(with_token(page, request), headers={"HX-Reswap": "none"})


def to_the_table(game: Game, hand: str = "") -> HttpResponse:
    return in_hand(HttpResponseRedirect(reverse("game", args=[game.address]), status=303), hand)


def in_hand(answer: HttpResponse, hand: str) -> HttpResponse:
    if hand:
        set_hand(answer, hand)
    return answer
