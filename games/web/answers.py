"""How a page of a game answers: with a screen in its game's skin, or by leading back to the table."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse

from games.models import Game
from games.web.cookies import set_hand
from games.web.screens import Notice, Screen


def answered(
    request: HttpRequest, screen: Screen, hand: str = "", refused: Notice | None = None, status: int = 200
) -> HttpResponse:
    """The whole page, or the part that htmx swaps."""
    template = "game.html#screen" if request.headers.get("HX-Request") else "game.html"
    answer = render(request, template, {"screen": screen, "refused": refused}, status=status)
    return in_hand(answer, hand)


def to_the_table(game: Game, hand: str = "") -> HttpResponse:
    return in_hand(HttpResponseRedirect(reverse("game", args=[game.address]), status=303), hand)


def in_hand(answer: HttpResponse, hand: str) -> HttpResponse:
    if hand:
        set_hand(answer, hand)
    return answer
