"""How often something may go wrong before a browser has to wait."""

from django.core.cache import cache
from django.http import HttpRequest

TRIES = 20
WINDOW = 10 * 60  # seconds


def _key(what: str, address: str) -> str:
    return f"tries:{what}:{address}"


def used_up(request: HttpRequest, what: str) -> bool:
    return int(cache.get(_key(what, request.META["REMOTE_ADDR"]), 0)) >= TRIES


def count(request: HttpRequest, what: str) -> None:
    key = _key(what, request.META["REMOTE_ADDR"])
    cache.add(key, 0, WINDOW)
    try:
        cache.incr(key)
    except ValueError:  # it ran out in this very moment
        cache.set(key, 1, WINDOW)


def forget(what: str, address: str) -> None:
    cache.delete(_key(what, address))
