"""Defects to plant: what protects a secret is taken away, one thing at a time, and the site goes on to work."""

import secrets
from types import SimpleNamespace

import pytest
from django.http import HttpRequest, HttpResponse
from django.middleware.csrf import CsrfViewMiddleware

from tests.browser.devtools import Chromium, Told
from tests.browser.tabs import Tab

ALWAYS = "always-the-same-hand"
DEAF = """(() => {  // no page of this tab hears that it is left
  const hear = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (kind, ...rest) {
    if (!["pagehide", "pageshow", "visibilitychange"].includes(kind)) hear.call(this, kind, ...rest);
  };
  hear.call(window, "pageshow", (event) => { window.persisted = event.persisted; });
})()"""

GULLIBLE = """(() => {  // no page of this tab asks whether an answer comes too late
  const hear = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (kind, ...rest) {
    if (kind !== "htmx:beforeSwap") hear.call(this, kind, ...rest);
  };
})()"""


def without_rotation(monkeypatch: pytest.MonkeyPatch) -> None:
    """One key for ever, and no cookie is written."""
    same = SimpleNamespace(token_urlsafe=lambda _: ALWAYS, compare_digest=secrets.compare_digest)
    monkeypatch.setattr("games.play.handing.secrets", same)
    monkeypatch.setattr("games.web.answers.set_hand", lambda *_: None)


def without_djangos_cookie(monkeypatch: pytest.MonkeyPatch) -> None:
    """An accident that protects: Django writes an HttpOnly cookie anew with every form. Here it does so once."""
    write = CsrfViewMiddleware.__dict__["_set_csrf_cookie"]

    def once(self: CsrfViewMiddleware, request: HttpRequest, response: HttpResponse) -> None:
        if "csrf" not in request.COOKIES:
            write(self, request, response)

    monkeypatch.setattr(CsrfViewMiddleware, "_set_csrf_cookie", once)


def with_storable_answers(browser: Chromium, tab: Tab) -> None:
    """Another one: Chromium does not keep a page whose script fetched something `no-store`, as htmx does."""

    def storable(told: Told) -> None:
        if told["method"] == "Fetch.requestPaused" and told["sessionId"] == tab.session:
            paused = told["params"]
            if "responseHeaders" not in paused:  # the page that asked is gone: there is no answer
                browser.post("Fetch.continueRequest", tab.session, requestId=paused["requestId"])
                return
            headers = [one for one in paused["responseHeaders"] if one["name"].lower() != "cache-control"]
            status = paused["responseStatusCode"]
            answer = {"requestId": paused["requestId"], "responseCode": status, "responseHeaders": headers}
            browser.post("Fetch.continueResponse", tab.session, **answer)

    browser.hooks.append(storable)
    tab.call("Fetch.enable", patterns=[{"resourceType": "XHR", "requestStage": "Response"}])
