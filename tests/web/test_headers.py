"""Every answer, whatever its status, carries the strict headers; in the public profile also what https asks for.

Runs in both profiles: test_profiles.py starts it again with PUBLIC_URL set.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from http.cookies import Morsel
from typing import Any

import pytest
from django.conf import settings
from django.templatetags.static import static
from django.test import Client

from games.engine.structs import Seat
from games.models import Device
from games.web.cookies import PREFIX
from games.web.lab.addresses import addresses, requests
from games.web.lab.desk import ELSEWHERE, ON_THE_TABLE, behind_the_curtain, in_hand, undone
from guardians_site import asgi
from tests.web.situations import in_play

STRICT = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}
pytestmark = pytest.mark.usefixtures("quiet")
HSTS = "max-age=31536000; includeSubDomains; preload"


def strict(headers: Any) -> None:
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert {name: headers[name] for name in STRICT} == STRICT
    assert headers.get("Strict-Transport-Security") == (HSTS if settings.PUBLIC else None)


def hidden_from_scripts(cookie: Morsel[str]) -> None:
    assert cookie.key.startswith(PREFIX)
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"
    assert bool(cookie["secure"]) == settings.PUBLIC
    assert cookie["path"] == "/"
    assert not cookie["domain"]


@pytest.mark.django_db
def test_every_answer_of_every_address_is_strict() -> None:
    situation, seen, statuses = in_play(), 0, set[int]()
    seat = Seat(situation.moment.seat)
    for where in (ON_THE_TABLE, behind_the_curtain(seat), in_hand(seat), ELSEWHERE):
        for sent in requests(situation.moment):
            with undone(), situation.desk.browser(where) as browser:
                answer = sent.by(browser, situation.moment)
            strict(answer.headers)
            for cookie in answer.cookies.values():
                hidden_from_scripts(cookie)
            if "address" in addresses()[sent.name]:
                assert "no-store" in answer.headers["Cache-Control"], sent
            seen += 1
            statuses.add(answer.status_code)
    print(f"headers: {seen} answers of status {sorted(statuses)}")
    assert statuses >= {200, 204, 302, 303, 403, 409, 422}


@pytest.mark.django_db
def test_what_is_not_there_and_what_cannot_be_read_is_strict(client: Client) -> None:
    host = settings.ALLOWED_HOSTS[0]
    for path, headers in [("/nowhere/", {"host": host}), ("/", {"host": "evil.example"})]:
        strict(client.get(path, headers=headers, secure=settings.PUBLIC).headers)
    assert Device.objects.count() == 0


@pytest.mark.django_db
def test_plain_http_is_led_to_https_where_there_is_https(client: Client) -> None:
    answer = client.get("/", headers={"host": settings.ALLOWED_HOSTS[0]})
    assert answer.status_code == (301 if settings.PUBLIC else 200)
    assert answer.headers.get("Location", "https://").startswith("https://")


@pytest.mark.parametrize("name", ["css/components.css", "js/table.js", "guardians/island-bough.svg", "brand/icon.svg"])
def test_static_files_are_strict(name: str) -> None:
    with ThreadPoolExecutor() as apart:  # a browser test may have left its event loop in this thread
        headers = apart.submit(lambda: asyncio.run(fetched(static(name).partition("?")[0]))).result()
    strict(headers)
    assert "Access-Control-Allow-Origin" not in headers


async def fetched(path: str) -> dict[str, str]:
    told: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        told.append(message)

    scope = {"type": "http", "method": "GET", "path": path, "headers": [], "query_string": b"", "scheme": "http"}
    await asgi.application(scope, receive, send)
    assert told[0]["status"] == 200
    return {name.decode().title(): value.decode() for name, value in told[0]["headers"]}
