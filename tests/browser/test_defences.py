"""Two defences keep a secret out of the back/forward cache, and each holds alone: the cookie that changes with every
hand-over, and the blank page that is left behind. With both off the secret is painted again: that is the control.

The accidents that protect as well are taken away, or they would hide that a defence does not hold.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests.browser.browsers import prepared, running
from tests.browser.defects import ALWAYS, DEAF, with_storable_answers, without_djangos_cookie, without_rotation
from tests.browser.devtools import Chromium
from tests.browser.shared_device import PILE, Secret, SharedDevice
from tests.browser.tabs import Tab

ROTATED = "CacheControlNoStoreHTTPOnlyCookieModified"
NOT_STORED = "JsNetworkRequestReceivedCacheControlNoStoreResource"
WITNESS = """addEventListener("pageshow", (event) => {  // before any script of the page
  if (event.persisted) sessionStorage.setItem("came back", document.querySelector("main").innerText.trim());
})"""


@pytest.fixture(scope="module")
def chromium_at_hand(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chromium]:
    with running(chromium, prepared(tmp_path_factory.mktemp("defended"), script=True)) as browser:
        yield browser


@pytest.fixture(autouse=True)
def _no_accident(monkeypatch: pytest.MonkeyPatch) -> None:
    without_djangos_cookie(monkeypatch)


@dataclass(frozen=True)
class Back:
    """What Back brought."""

    secret: Secret
    tab: Tab
    restored: bool
    why_not: list[str]

    @property
    def painted(self) -> bool:
        return self.secret.painted_in(self.tab.picture())


def revealed_left_and_back(browser: Chromium, server: str, *, script: str, accident: bool = False) -> Back:
    device = SharedDevice(browser, server, hand=ALWAYS)
    tab = device.tab
    if not accident:
        with_storable_answers(browser, tab)
    tab.call("Page.addScriptToEvaluateOnNewDocument", source=script)
    tab.go(server)  # Django writes its cookie here
    secret = device.reveal()
    tab.go(f"{device.address}log")
    tab.step(-1)
    kinds = [told.get("type") for told in tab.heard("Page.frameNavigated")]
    told = tab.heard("Page.backForwardCacheNotUsed")
    why_not = [one["reason"] for notice in told for one in notice["notRestoredExplanations"]]
    return Back(secret, tab, "BackForwardCacheRestore" in kinds, why_not)


def test_rotation_alone_holds(chromium_at_hand: Chromium, server: str) -> None:
    back = revealed_left_and_back(chromium_at_hand, server, script=DEAF)
    assert back.why_not == [ROTATED]
    assert not back.restored
    assert not back.painted
    assert back.secret.in_source(back.tab.source()) == []
    assert back.tab.evaluate("window.persisted") is False


def test_blanking_alone_holds(chromium_at_hand: Chromium, server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    without_rotation(monkeypatch)
    back = revealed_left_and_back(chromium_at_hand, server, script=WITNESS)
    assert back.restored, "the page came out of the memory, and blank"
    assert back.why_not == []
    back.tab.wait_for(".curtain")
    assert back.tab.evaluate("sessionStorage.getItem('came back')") == "Bob\nonly for Bob\nHide\nBack to the table"
    assert not back.painted
    assert back.secret.in_source(back.tab.source()) == []


def test_with_both_off_the_secret_is_painted_again(
    chromium_at_hand: Chromium, server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The control: what the two defences are there for, and that these tests would see it."""
    without_rotation(monkeypatch)
    back = revealed_left_and_back(chromium_at_hand, server, script=DEAF)
    assert back.restored
    assert back.tab.evaluate("window.persisted") is True
    assert back.painted
    assert back.secret.in_source(back.tab.source()) == back.secret.words
    assert back.tab.shows(PILE)
    print("defences: 2, each holds alone; with both off the secret is painted again")


def test_an_accident_protects_too_and_is_not_relied_upon(
    chromium_at_hand: Chromium, server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_rotation(monkeypatch)
    back = revealed_left_and_back(chromium_at_hand, server, script=DEAF, accident=True)
    assert not back.painted
    assert NOT_STORED in back.why_not
    assert ROTATED not in back.why_not
