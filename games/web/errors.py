"""Our own error pages: a sentence in the reader's language and a way on, with an honest status."""

import logging
from collections.abc import Callable

from django.conf import settings
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _

log = logging.getLogger(__name__)


def error_page(request: HttpRequest, status: int, title: str, sentence: str, **more: object) -> HttpResponse:
    template = "errors/error.html#screen" if getattr(request, "htmx", False) else "errors/error.html"
    return render(request, template, {"title": title, "sentence": sentence, **more}, status=status)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    sentence = _("The browser sent something this site cannot read. Nothing was changed.")
    return error_page(request, 400, _("That cannot be read"), sentence)


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    sentence = _("This page belongs to another device. Nothing was changed.")
    return error_page(request, 403, _("Not on this device"), sentence)


def on_another_device(request: HttpRequest) -> HttpResponse:
    sentence = _("This game lies on another device. Its reopening code brings it here.")
    return error_page(request, 403, _("Not on this device"), sentence, reopen=True)


def not_from_here(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Django's cross-site check said no: cookies are off, or the page lay open for very long."""
    if settings.CSRF_COOKIE_NAME not in request.COOKIES:
        sentence = _("A game needs cookies to know its device. Switch them on for this site and try again.")
        return error_page(request, 403, _("Cookies are switched off"), sentence)
    sentence = _("This page was open for very long. Nothing was changed: reload the page and try again.")
    return error_page(request, 403, _("The form has expired"), sentence)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    sentence = _("There is nothing at this address. It may have been deleted, or a letter of the address is wrong.")
    return error_page(request, 404, _("Nothing is here"), sentence)


def too_many_tries(request: HttpRequest) -> HttpResponse:
    sentence = _("There were many wrong codes from here. In ten minutes it can be tried again.")
    return error_page(request, 429, _("Too many tries"), sentence)


def server_error(request: HttpRequest) -> HttpResponse:
    sentence = _("Something broke on our side. Every move that was confirmed is safe: reload the page to go on.")
    return error_page(request, 500, _("That went wrong"), sentence)


class DatabaseIsAway:
    """A database that is locked, full or gone is said in plain words: nothing was changed, try again."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        if not isinstance(exception, OperationalError | InterfaceError):
            return None
        log.error("the database does not answer: %s", exception)
        sentence = _("The table cannot be reached at the moment. Nothing was changed: try again in a minute.")
        return error_page(request, 503, _("One moment"), sentence)
