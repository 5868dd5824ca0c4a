"""How often something may go wrong before a browser has to wait."""

from django.core.cache import cache
from django.http import HttpRequest

TRIES = 20
WINDOW = 10 * 60  # seconds


def _key(request: HttpRequest, what: str) -> str:
    return f"tries:{what}:{request.META['REMOTE_ADDR']}"


def used_up(request: HttpRequest, what: str) -> bool:
    return int(cache.get(_key(request, what), 0)) >= TRIES


def count(request: HttpRequest, what: str) -> None:
    cache.add(_key(request, what), 0, WINDOW)
    try:
        cache.incr(_key(request, what))
    except ValueError:  # it ran out in this very moment
        cache.set(_key(request, what), 1, WINDOW)
