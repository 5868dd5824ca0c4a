"""The one page: a move."""

import random

from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.template.loader import get_template
from django.urls import path

from tests.bench.limit.board import State, context, decode, encode
from tests.bench.limit.models import Match, Move

MATCHES = 64
PAYLOAD = '{"kind":"move","tile":7,"card":"c12","from":3,"seat":1,"options":["a","b","c"],"note":"' + "x" * 100 + '"}'
TEMPLATE = get_template("board.html")


def authmove(request: HttpRequest) -> HttpResponse:
    if not request.user.is_authenticated:
        return HttpResponse("no", status=403)
    return HttpResponse(TEMPLATE.render(context(played(request), 0)))


def played(request: HttpRequest) -> State:
    number, tile = random.randint(1, MATCHES), int(request.POST["tile"])
    with transaction.atomic():
        match = Match.objects.get(pk=number)
        state = decode(match.state)
        state.tiles[tile % len(state.tiles)].flips += 1
        state.turn += 1
        match.state, match.seq = encode(state), match.seq + 1
        match.save(update_fields=["state", "seq"])
        Move.objects.create(match_id=number, seq=match.seq, payload=PAYLOAD)
    return state


urlpatterns = [path("authmove", authmove)]
