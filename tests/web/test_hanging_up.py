"""A phone loses its network in the middle of a page: the page is made to its end, and nothing is left lying open."""

import asyncio
import gc
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest
from django.core.signals import request_finished, request_started
from django.db import connections

from guardians_site.asgi import application, pages
from guardians_site.to_the_end import Message, Site

PAGE: dict[str, Any] = {
    "type": "http",
    "http_version": "1.1",
    "method": "GET",
    "path": "/game/nowhere/",
    "raw_path": b"/game/nowhere/",
    "query_string": b"",
    "headers": [(b"host", b"localhost")],
    "client": ("127.0.0.1", 50_000),
    "server": ("127.0.0.1", 8000),
    "scheme": "http",
}


@contextmanager
def hearing(signal: Any, hear: Any) -> Iterator[None]:
    signal.connect(hear)
    try:
        yield
    finally:
        signal.disconnect(hear)


def hung_up_on(site: Site) -> list[Message]:
    """In a thread of its own: a browser of another test may keep a loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(answer_to_nobody(site))).result()


async def answer_to_nobody(site: Site) -> list[Message]:
    """What the site sent to a browser that was gone as soon as the page was begun."""
    begun, requests, sent = asyncio.Event(), [{"type": "http.request", "body": b""}], list[Message]()

    async def receive() -> Message:
        if requests:
            return requests.pop()
        await begun.wait()
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    async def hear(**_: Any) -> None:
        begun.set()

    with hearing(request_started, hear):
        await site(PAGE, receive, send)
    return sent


@pytest.fixture
def finished(transactional_db: None) -> Iterator[list[bool]]:
    """For each page that was finished: whether its database connection is closed."""
    heard: list[bool] = []

    def hear(**_: Any) -> None:
        heard.append(connections["default"].connection is None)

    with hearing(request_finished, hear), warnings.catch_warnings():
        yield heard
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()  # what the control leaves lying open


def test_a_page_is_made_to_its_end_though_its_browser_is_gone(finished: list[bool]) -> None:
    sent = hung_up_on(application)
    assert sent[0]["status"] == 404  # the database was asked for such a game
    assert not sent[-1].get("more_body")
    assert finished == [True]


def test_without_that_the_page_is_cut_off(finished: list[bool]) -> None:
    """The control."""
    try:
        sent = hung_up_on(pages)
    except RuntimeError:  # nobody could say any more that it was finished
        sent = []
    assert sent == []
