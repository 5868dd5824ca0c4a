"""The first page: the shelf, and the games that lie on this device."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache

from django.contrib.staticfiles import finders
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from games.engine.say import Say
from games.models import Game
from games.play.handing import device_of
from games.play.shelf import Boxed, shelf
from games.web.cookies import device_key
from games.web.screens import listed, name_of, waiting_names
from games.web.telling import Teller

SHOWN = 30


@dataclass(frozen=True)
class OnShelf:
    slug: str
    name: str
    blurb: str
    fewest: int
    most: int
    picture: str


@dataclass(frozen=True)
class Lying:
    """A game of this device, in a list."""

    address: str
    name: str
    phase: str
    players: str
    signs: list[str]
    waiting: str
    winners: str
    stopped: bool
    changed_at: datetime
    just_now: bool


@never_cache
@require_safe
def home(request: HttpRequest) -> HttpResponse:
    device = device_of(device_key(request))
    boxes = shelf()
    of_shelf = {"slug__in": [box.slug for box in boxes]}  # a game taken off the shelf cannot be opened any more
    games = device.games.filter(**of_shelf) if device else Game.objects.none()
    latest = games.order_by("-changed_at").prefetch_related("players")[:SHOWN]
    context = {"shelf": [on_shelf(box) for box in boxes], "games": [lying(game) for game in latest]}
    return render(request, "home.html", context)


def on_shelf(box: Boxed) -> OnShelf:
    tell = Teller(box.slug)
    return OnShelf(box.slug, name_of(tell), tell(Say("blurb")), box.seats[0], box.seats[-1], picture_of(box.slug))


@cache
def picture_of(slug: str) -> str:
    """The lid of the box, if the game has one."""
    picture = f"shelf/{slug}.svg"
    return picture if finders.find(picture) else ""


def lying(game: Game) -> Lying:
    players = list(game.players.all())
    return Lying(
        address=game.address,
        name=name_of(Teller(game.slug)),
        phase=game.phase,
        players=listed([player.name for player in players]),
        signs=[player.sign for player in players],
        waiting=listed(waiting_names(game) if game.phase == Game.Phase.PLAYING else []),
        winners=listed([player.name for player in players if player.won]),
        stopped=game.stopped,
        changed_at=game.changed_at,
        just_now=timezone.now() - game.changed_at < timedelta(minutes=1),
    )
