"""Our own error pages: a sentence in the reader's language and a way on, with an honest status."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _


def error_page(request: HttpRequest, status: int, title: str, sentence: str) -> HttpResponse:
    return render(request, "errors/error.html", {"title": title, "sentence": sentence}, status=status)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    sentence = _("The browser sent something this site cannot read. Nothing was changed.")
    return error_page(request, 400, _("That cannot be read"), sentence)


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    sentence = _("This page belongs to another device. Nothing was changed.")
    return error_page(request, 403, _("Not on this device"), sentence)


def not_from_here(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Django's cross-site check said no: mostly cookies are off, or the page lay open for very long."""
    sentence = _(
        "This form could not be matched to this browser. Cookies may be switched off, or the page was open for very"
        " long. Nothing was changed: reload the page and try again."
    )
    return error_page(request, 403, _("The form has expired"), sentence)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    sentence = _("There is nothing at this address. It may have been deleted, or a letter of the address is wrong.")
    return error_page(request, 404, _("Nothing is here"), sentence)


def server_error(request: HttpRequest) -> HttpResponse:
    sentence = _("Something broke on our side. Every move that was confirmed is safe: reload the page to go on.")
    return error_page(request, 500, _("That went wrong"), sentence)
