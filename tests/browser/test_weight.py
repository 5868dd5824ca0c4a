"""What a game weighs on the line: bytes as they are sent, by kind, to a browser that has nothing yet.

The figures are printed: make test ARGS="tests/browser/test_weight.py -rP"
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from games.models import Game
from tests.browser.hands import address, hand_over, lift, sit_down
from tests.browser.test_states import PHONE

KB = 1000
SCRIPTS = 25 * KB
WITHOUT_ART = 200 * KB
YEAR = 365 * 24 * 3600
KINDS = {
    "Document": "HTML",
    "XHR": "HTML",
    "Stylesheet": "CSS",
    "Font": "fonts",
    "Script": "JavaScript",
    "Image": "art",
    "Other": "art",  # the tab's icon
}


@dataclass(frozen=True)
class Sent:
    url: str
    kind: str
    size: int  # headers and body, as they came over the line
    body: int
    caching: str


class Line:
    """All that comes over the line to one page, as Chromium itself counts it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.answers: dict[str, Any] = {}
        self.came: list[Sent] = []
        self.lost: list[str] = []  # what did not arrive would make a page look light
        network = page.context.new_cdp_session(page)
        network.on("Network.responseReceived", lambda told: self.answers.update({told["requestId"]: told}))
        network.on("Network.loadingFinished", self.finished)
        network.on("Network.loadingFailed", lambda told: self.lost.append(told["errorText"]))
        network.send("Network.enable")
        network.send("Network.setCacheDisabled", {"cacheDisabled": True})

    def finished(self, told: dict[str, Any]) -> None:
        answer = self.answers[told["requestId"]]
        headers = {name.lower(): value for name, value in answer["response"]["headers"].items()}
        kind = KINDS[answer["type"]]
        size, caching = int(told["encodedDataLength"]), headers.get("cache-control", "")
        body = int(headers.get("content-length", size))
        self.came.append(Sent(answer["response"]["url"], kind, size, body, caching))

    def since(self, step: str) -> list[Sent]:
        """What came after the last step."""
        self.page.wait_for_load_state("networkidle")
        assert self.lost == []
        came, self.came = self.came, []
        print(f"{step:>10}: {by_kind(came)}")
        return came


def weight(files: Iterable[Sent], *kinds: str) -> int:
    return sum(file.size for file in files if file.kind in kinds)


def by_kind(files: list[Sent]) -> str:
    shown = [f"{kind} {weight(files, kind) / KB:.1f}" for kind in dict.fromkeys(KINDS.values())]
    return ", ".join(shown) + " kB"


@pytest.fixture
def fresh(browser: Browser, base_url: str) -> Page:
    """A browser that has nothing yet, but for the right to sit at the table."""
    return browser.new_page(base_url=base_url, viewport=PHONE)


def listening(page: Page, game: Game) -> Line:
    page.goto("about:blank")
    line = Line(page)
    page.goto(address(game))
    return line


def test_the_first_page_of_a_game_is_light(fresh: Page) -> None:
    first = listening(fresh, sit_down(fresh, seats=5)).since("table")
    for file in sorted(first, key=lambda file: -file.size):
        print(f"{file.size:>10} {file.kind} {file.url}")
    assert weight(first, "HTML", "CSS", "fonts", "JavaScript") <= WITHOUT_ART


def test_all_scripts_together_are_small(fresh: Page) -> None:
    line = listening(fresh, sit_down(fresh))
    came = line.since("table")
    hand_over(fresh)
    came += line.since("curtain")
    lift(fresh)
    came += line.since("private")
    fresh.goto("/stopwatch")
    came += line.since("stopwatch")
    lobby = sit_down(fresh, deal=False)
    came += line.since("lobby")
    fresh.goto(f"{address(lobby)}lay")
    came += line.since("lay")
    scripts = {file.url: file for file in came if file.kind == "JavaScript"}.values()
    for file in scripts:
        print(f"{file.body:>10} {file.url}")
    print(f"{sum(file.body for file in scripts):>10} bytes of JavaScript, gzipped")
    assert sum(file.body for file in scripts) <= SCRIPTS


def test_pictures_are_kept_for_ever(fresh: Page) -> None:
    first = listening(fresh, sit_down(fresh, seats=5)).since("table")
    pictures = [file for file in first if file.kind == "art"]
    assert pictures
    assert [f"{file.url}: {file.caching}" for file in pictures if not kept_for_ever(file.caching)] == []


def kept_for_ever(caching: str) -> bool:
    said = dict(part.strip().partition("=")[::2] for part in caching.split(","))
    return "immutable" in said and int(said.get("max-age", 0)) >= YEAR


def test_a_heavy_file_would_be_noticed(fresh: Page) -> None:
    """The control: a style sheet as heavy as three pages, and a picture that is kept for an hour."""
    game = sit_down(fresh)
    fresh.route("**/pages.css*", lambda route: route.fulfill(body=" " * 3 * WITHOUT_ART, content_type="text/css"))
    assert weight(listening(fresh, game).since("heavy"), "CSS") > 3 * WITHOUT_ART
    assert not kept_for_ever("max-age=3600, public")
