"""Error pages are ours: a sentence in the reader's language, an honest status, a way on."""

import pytest
from django.conf import settings
from django.db import OperationalError
from django.http import HttpRequest, HttpResponse
from django.test import Client
from django.urls import path

from games.web.urls import urlpatterns as ours

SENTENCES = {
    "en": "There is nothing at this address.",
    "fr": "Il n&#x27;y a rien à cette adresse.",
    "nl": "Er staat niets op dit adres.",
}


def break_down(request: HttpRequest) -> HttpResponse:
    raise RuntimeError("planted")


def lose_the_database(request: HttpRequest) -> HttpResponse:
    raise OperationalError("database is locked")


urlpatterns = [*ours, path("break-down", break_down), path("lose-the-database", lose_the_database)]
handler500 = "games.web.errors.server_error"


def test_an_unknown_address_says_so_and_leads_home(client: Client, language: str) -> None:
    answer = client.get("/nowhere/", headers={"accept-language": language})
    assert answer.status_code == 404
    assert SENTENCES[language] in answer.content.decode()
    assert 'href="/"' in answer.content.decode()


@pytest.mark.urls(__name__)
def test_a_breakdown_keeps_its_cause_to_itself(client: Client) -> None:
    client.raise_request_exception = False
    answer = client.get("/break-down")
    assert answer.status_code == 500
    assert "Every move that was confirmed is safe" in answer.content.decode()
    assert "planted" not in answer.content.decode()


def test_a_browser_without_cookies_is_told_so() -> None:
    answer = Client(enforce_csrf_checks=True).post("/language", {"language": "fr"})
    assert answer.status_code == 403
    assert "A game needs cookies" in answer.content.decode()


def test_a_form_from_elsewhere_is_refused_with_a_sentence() -> None:
    client = Client(enforce_csrf_checks=True)
    client.cookies[settings.CSRF_COOKIE_NAME] = "a" * 32
    answer = client.post("/language", {"language": "fr"})
    assert answer.status_code == 403
    assert "Nothing was changed" in answer.content.decode()


@pytest.mark.urls(__name__)
def test_a_database_that_does_not_answer_is_said_in_plain_words(client: Client) -> None:
    answer = client.get("/lose-the-database")
    assert answer.status_code == 503
    assert "Nothing was changed" in answer.content.decode()


def test_a_wrong_host_is_refused_with_a_sentence(client: Client) -> None:
    answer = client.get("/", headers={"host": "evil.example"})
    assert answer.status_code == 400
    assert "Nothing was changed" in answer.content.decode()
