"""A family's browser for the tests of what it still shows: handed on in every way, and looked at after each path."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from django.core.signals import request_started

from tests.browser.browsers import TabStrip, prepared, running
from tests.browser.devtools import Chromium
from tests.browser.shared_device import ALIKE, Secret, SharedDevice, unlike
from tests.browser.tabs import Tab

type Leaving = Callable[[SharedDevice], None]
type HandedOn = Callable[[str], "Watch"]

DEEDS = ("hand", "lift", "hide", "put-down")  # only a POST has an answer there, and it is not kept


@dataclass(frozen=True)
class Family:
    """Its browser, with JavaScript or without, and a hand for the tab strip."""

    browser: Chromium
    strip: TabStrip
    script: bool

    @contextmanager
    def tidy(self) -> Iterator[None]:
        """Every tab that is opened meanwhile is closed."""
        before = self.strip.tabs()
        yield
        for target in self.strip.tabs():
            if target not in before:
                self.browser.call("Target.closeTarget", targetId=target)


@pytest.fixture(scope="module", params=[True, False], ids=["script", "no-script"])
def family(request: pytest.FixtureRequest, chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Family]:
    folder = prepared(tmp_path_factory.mktemp("family"), script=request.param)
    with running(chromium, folder) as browser:
        yield Family(browser, TabStrip(browser, folder), request.param)


@pytest.fixture
def asked() -> Iterator[list[str]]:
    """Every request that reaches the server."""
    heard: list[str] = []

    def hear(scope: dict[str, Any], **_: Any) -> None:
        heard.append(f"{scope['method']} {scope['path']}")

    request_started.connect(hear)
    yield heard
    request_started.disconnect(hear)


class Watch:
    """Looks at a tab after each path."""

    def __init__(self, device: SharedDevice, secret: Secret, asked: list[str], where: str) -> None:
        self.device, self.secret, self.asked, self.where = device, secret, asked, where
        self.known = len(asked)

    def after(self, path: str, tab: Tab | None = None) -> None:
        tab = tab or self.device.tab
        tab.calm()
        url = tab.url
        assert self.secret.in_source(tab.source()) == [], path
        if url == self.device.address:
            assert f"GET /game/{self.device.game.address}/" in self.asked[self.known :], path
            tab.browser.until(lambda: self.shows_what_it_did(tab, path), f"a screen from before the secret: {path}")
        else:
            assert not self.secret.painted_in(tab.picture()), path
            assert url.startswith(("chrome-error:", "about:", self.device.home)), path
            assert url.removeprefix(self.device.address) not in DEEDS, path
        self.known = len(self.asked)
        self.passed(path)

    def shows_what_it_did(self, tab: Tab, path: str) -> bool:
        """A browser that has just started paints a few times until it is so; no painting may show the secret."""
        picture = tab.picture()
        assert not self.secret.painted_in(picture), path
        return min(unlike(picture, screen) for screen in self.device.seen) < ALIKE

    def passed(self, path: str) -> None:
        print(f"residue: {self.where}, {path}")

    def in_the_history(self) -> None:
        for entry in self.device.tab.history():
            deed = entry["url"].removeprefix(self.device.address)
            assert self.secret.told_in(entry["title"]) == []
            assert deed in DEEDS or self.secret.told_in(deed) == []
        self.passed("history")


def by_a_link(path: str) -> Leaving:
    """Away without a word to the game; there again the curtain hangs, and only then it is handed on."""

    def leave(device: SharedDevice) -> None:
        device.tab.go(device.home + path.format(device.game.address))
        device.tab.go(device.address)
        device.tab.wait_for(".curtain")
        device.put_down()

    return leave


def speak_french(device: SharedDevice) -> None:
    """The one link of the private page: the game comes back in another language, behind the curtain."""
    device.tab.click(".languages [value=fr]")
    device.tab.until("document.documentElement.lang === 'fr' && document.querySelector('.curtain') !== null")
    device.look()
    device.put_down()
    device.look()
    device.tab.click(".languages [value=en]")
    device.tab.until("document.documentElement.lang === 'en'")


LEAVING: dict[str, Leaving] = {
    "nothing": lambda _: None,
    "put down": SharedDevice.put_down,
    "hide": SharedDevice.hide,
    "home": by_a_link("/"),
    "log": by_a_link("/game/{}/log"),
    "rules": by_a_link("/rules/guardians"),
    "language": speak_french,
}


@pytest.fixture
def handed_on(family: Family, server: str, asked: list[str]) -> Iterator[HandedOn]:
    """Revealed and left."""

    def ready(how: str) -> Watch:
        device = SharedDevice(family.browser, server)
        device.tab.go(f"{server}/reopen")  # where Back leads to
        secret = device.reveal()
        watch = Watch(device, secret, asked, f"{'with' if family.script else 'without'} a script, {how}")
        LEAVING[how](device)
        return watch

    with family.tidy():
        yield ready
