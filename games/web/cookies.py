"""Two cookies: who this browser is, for long; and in whose hands it is, new with every hand-over."""

from django.conf import settings
from django.http import HttpRequest, HttpResponse

PREFIX = "__Host-" if settings.PUBLIC else ""
DEVICE = f"{PREFIX}device"
HAND = f"{PREFIX}hand"
AS_LONG_AS_BROWSERS_ALLOW = 400 * 24 * 3600


def device_key(request: HttpRequest) -> str:
    return request.COOKIES.get(DEVICE, "")


def hand_key(request: HttpRequest) -> str:
    return request.COOKIES.get(HAND, "")


def set_device(response: HttpResponse, key: str) -> None:
    _set(response, DEVICE, key, AS_LONG_AS_BROWSERS_ALLOW)


def set_hand(response: HttpResponse, key: str) -> None:
    _set(response, HAND, key, None)


def _set(response: HttpResponse, name: str, key: str, age: int | None) -> None:
    response.set_cookie(name, key, max_age=age, httponly=True, secure=settings.PUBLIC, samesite="Lax")
