"""A real server and a real browser. Without Chromium the browser tests are left out; with CI=true that is a failure."""

import os
import shutil
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn

from tests.browser.families import asked, family, handed_on  # noqa: F401  fixtures

os.environ.setdefault("DJANGO_ALLOW_ASYNC_UNSAFE", "true")  # Playwright's sync API keeps a loop in the main thread

LONGEST_PAGE = 10.0  # seconds
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")


@pytest.fixture(scope="session")
def chromium() -> str:
    if CHROMIUM is None:
        leave_out = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        leave_out("no Chromium on this machine")
    return str(CHROMIUM)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], chromium: str) -> dict[str, Any]:
    quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]
    args = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", *quiet]
    return {**browser_type_launch_args, "executable_path": chromium, "args": args}


class Busy:
    """The site, and how many pages it is making just now."""

    def __init__(self, site: Any) -> None:
        self.site, self.pages = site, 0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.pages += 1
        try:
            await self.site(scope, receive, send)
        finally:
            self.pages -= 1


@pytest.fixture(scope="session")
def busy(django_db_setup: None) -> Busy:
    from guardians_site.asgi import application

    return Busy(application)


@pytest.fixture(scope="session")
def server(busy: Busy) -> Iterator[str]:
    """The site under uvicorn, in a thread: Django's own test server is WSGI and cannot stream."""
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    site = uvicorn.Server(uvicorn.Config(busy, log_level="warning", lifespan="off", timeout_graceful_shutdown=1))
    thread = threading.Thread(target=site.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    while not site.started:
        time.sleep(0.02)
    yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    site.should_exit = True
    thread.join(5)


@pytest.fixture(scope="session")
def base_url(server: str) -> str:
    """Playwright's own fixture name: page.goto("/") goes to our server."""
    return server


@pytest.fixture(autouse=True)
def _emptied_after_each_test(transactional_db: None, busy: Busy) -> Iterator[None]:
    """The server sees only what is committed. A page that its browser no longer waits for is finished first: without a
    test it may not even close its database."""
    yield
    end = time.monotonic() + LONGEST_PAGE
    while busy.pages and time.monotonic() < end:
        time.sleep(0.01)
