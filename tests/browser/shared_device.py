"""A device that goes round the table, and the secret it has shown: how to know it again, in the page and in pixels."""

import time
from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image, ImageChops

from games.engine.structs import Seat
from games.models import Game
from games.play.handing import new_device
from games.play.opened import opened
from games.web.cookies import DEVICE, HAND
from tests.browser.devtools import Chromium
from tests.browser.tabs import Tab
from tests.play.table import NAMES, dealt, who_acts

ALIKE = 0.03  # of the pixels may differ between two paintings of one screen: a focus ring
UNLIKE = 0.30
MANY = 12
PILE = ".pile"
CUT = """(() => {
  const box = document.querySelector(".pile h2").parentElement.getBoundingClientRect();
  return [box.left, box.top, box.right, box.bottom].map(Math.round);
})()"""


@dataclass(frozen=True)
class Secret:
    words: list[str]  # in the source of a private page, and of no other
    told: list[str]  # in no title, no address and on no paper
    patch: Image.Image  # as it was painted: the island's name and the reward

    def in_source(self, source: str) -> list[str]:
        public = source.count("legend-") > MANY  # the open table and the rules show every reward there is
        return [word for word in self.words if word in source and not (public and word.startswith("legend-"))]

    def told_in(self, text: str) -> list[str]:
        return [word for word in self.told if word in text]

    def painted_in(self, picture: Image.Image) -> bool:
        """Pixel by pixel, anywhere: where its busiest row of pixels is, the others are looked for."""
        wide, high = self.patch.size
        rows = [self.patch.crop((0, y, wide, y + 1)).tobytes() for y in range(high)]
        busiest = max(range(high), key=lambda y: len(set(rows[y])))
        for y in range(busiest, picture.height - high + busiest + 1):
            line = picture.crop((0, y, picture.width, y + 1)).tobytes()
            for x in found_at(rows[busiest], line):
                box = (x, y - busiest, x + wide, y - busiest + high)
                if ImageChops.difference(picture.crop(box), self.patch).getbbox() is None:
                    return True
        return False


def found_at(row: bytes, line: bytes) -> Iterator[int]:
    """Which pixels of a line it may begin with; a pixel is three bytes."""
    at = line.find(row)
    while at >= 0:
        if at % 3 == 0:
            yield at // 3
        at = line.find(row, at + 1)


def unlike(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that differ."""
    if one.size != other.size:
        return 1.0
    differs = ImageChops.difference(one, other).convert("L").histogram()
    return 1 - sum(differs[:8]) / sum(differs)


class SharedDevice:
    """One tab of one browser, with a game of three. Bob is asked first."""

    def __init__(self, browser: Chromium, home: str, hand: str = "") -> None:
        self.browser, self.home = browser, home
        self.tab = Tab.new(browser)
        device, key = new_device()
        self.game: Game = dealt(3, device, start="1")
        self.address = f"{home}/game/{self.game.address}/"
        self.cookie(DEVICE, key)
        if hand:
            self.cookie(HAND, hand)
        self.seen: list[Image.Image] = []  # screens from before any secret was shown

    def cookie(self, name: str, value: str) -> None:
        year = time.time() + 365 * 24 * 3600
        kind = {"httpOnly": True, "sameSite": "Lax", "expires": year}
        self.tab.call("Network.setCookie", name=name, value=value, url=self.home, **kind)

    def open(self) -> None:
        self.tab.go(self.address)
        self.tab.wait_for("form.hand")

    def hand_over(self) -> None:
        self.tab.click("form.hand button")
        self.tab.wait_for(".curtain")
        self.tab.calm()

    def lift(self) -> None:
        self.tab.click(".curtain button.go")
        self.tab.wait_for(PILE)
        self.tab.calm()

    def put_down(self) -> None:
        self.tab.click("#put-down button, form[action$='/put-down'] button")
        self.tab.wait_for("form.hand")
        self.tab.calm()

    def hide(self) -> None:
        self.tab.click("#hide button")
        self.tab.wait_for(".curtain")
        self.tab.calm()

    def look(self) -> None:
        """A screen without a secret, to know it again."""
        self.seen.append(self.tab.picture())

    def reveal(self) -> Secret:
        """Hand over and lift; what is shown then is found by every eye of these tests."""
        seat = who_acts(self.game)
        self.open()
        self.look()
        self.hand_over()
        self.look()
        self.lift()
        return self.revealed(seat)

    def revealed(self, seat: Seat) -> Secret:
        picture = self.tab.picture()
        secret = self.secret_of(seat, picture)
        assert secret.in_source(self.tab.source()) == secret.words
        assert secret.painted_in(picture)
        assert all(unlike(picture, screen) > UNLIKE for screen in self.seen)
        return secret

    def secret_of(self, seat: Seat, picture: Image.Image) -> Secret:
        pile = opened(self.game).state.hands[seat]
        name = str(self.tab.evaluate("document.querySelector('.pile h2').innerText"))
        words = [f"{NAMES[seat]} guards", f"legend-{pile.reward}.", 'class="pile"']
        told = [words[0], name, pile.location, pile.reward]
        return Secret(words, told, picture.crop(tuple(self.tab.evaluate(CUT))))
