"""A browser with htmx at a served site, as far as the bench needs one: cookies, CSRF, and following an answer."""

import http.client
import random
import re
from collections.abc import Mapping
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any, cast
from urllib.parse import urlencode

from django.db import connection
from django.test import Client

from games.engine.structs import Seat
from games.models import Game
from games.play.handing import new_device
from games.play.opened import opened_now, text
from games.web.cookies import DEVICE
from tests.bench.games import drawn, grow, new_game
from tests.bench.server import Served
from tests.web.tablet import Tablet

SHOWS = re.compile(rb'"X-Shows": "(\w+)"')
TOKEN = re.compile(rb'name="csrfmiddlewaretoken" value="([^"]*)"')


@dataclass(frozen=True)
class Answered:
    status_code: int
    content: bytes
    location: str


@dataclass(frozen=True)
class Cost:
    """CPU nanoseconds of a move's POST, and of the page it led to; no page: a fragment came at once."""

    post: float
    page: float | None


class Browser:
    def __init__(self, line: http.client.HTTPConnection, cookies: Mapping[str, str]) -> None:
        self.line, self.cookies, self.token, self.shows = line, dict(cookies), "", ""

    def get(self, address: str, *, follow: bool = True) -> Answered:
        return self.send("GET", address)

    def post(self, address: str, fields: Mapping[str, Any], *, follow: bool = True) -> Answered:
        answer = self.send("POST", address, fields)
        return self.get(answer.location) if follow and answer.location else answer

    def send(self, method: str, address: str, fields: Mapping[str, Any] | None = None) -> Answered:
        headers = {"Accept-Language": "en", "HX-Request": "true", "HX-Target": "game", "X-Shows": self.shows}
        headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        form = None
        if fields is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
            form = urlencode({"csrfmiddlewaretoken": self.token, **fields})
        self.line.request(method, address, form, headers)
        return self.read(self.line.getresponse())

    def read(self, response: http.client.HTTPResponse) -> Answered:
        answer = Answered(response.status, response.read(), response.headers.get("Location", ""))
        for cookie in response.headers.get_all("Set-Cookie", []):
            self.cookies |= {name: morsel.value for name, morsel in SimpleCookie(cookie).items()}
        if answer.status_code >= 500:
            raise RuntimeError(f"the site failed: {answer}")
        found = TOKEN.search(answer.content)
        self.token = found[1].decode() if found else self.token
        if response.headers.get("HX-Reswap") != "none":  # else the screen stays, with what has changed on it
            shows = SHOWS.search(answer.content)
            self.shows = shows[1].decode() if shows else ""
        return answer


class Visitor(Tablet):
    """The tablet on the table, over the wire. It looks into the database to know what may be played, and lets go of
    it before it asks the site for anything, so that the site is alone with its database as usual."""

    def __init__(self, served: Served, table: int, rows: int, chance: random.Random) -> None:
        super().__init__()
        device, held = new_device()
        self.game: Game = new_game(table, device)
        grow(self.game, rows, chance)
        self.served, self.chance, self.held = served, chance, -1
        self.browser = Browser(served.line, {DEVICE: held})
        self.client = cast(Client, self.browser)  # the tablet asks no more of it
        self.address = f"/game/{self.game.address}/"
        connection.close()
        served.call_again()
        self.get(self.address)

    def moves_on(self) -> Cost | None:
        """One move of random play as a player makes it; None: the game is over, or time was."""
        self.game.refresh_from_db()
        table = opened_now(self.game)
        if self.game.phase != Game.Phase.PLAYING:
            return None
        seat, move = drawn(table, self.chance)
        prompt = table.rules.prompt(table.rules.view(table.state, seat))
        connection.close()
        self.look_at_question(seat, private=prompt is not None and prompt.private)
        return self.decide({**self.answer_form(), **fields_of(move)})

    def look_at_question(self, seat: Seat, *, private: bool) -> None:
        if private and self.held != seat:
            self.lift(seat)
        elif not private:
            self.get(self.address)
        self.held = seat if private else -1

    def decide(self, fields: Mapping[str, str]) -> Cost | None:
        post = self.served.cost(lambda: self._read(self.browser.post(f"{self.address}move", fields, follow=False)))
        if self.status == 200:
            return Cost(post, None)
        self.held = -1
        if self.status != 303:
            return None
        return Cost(post, self.served.cost(lambda: self.get(self.answer.location)))


def fields_of(move: Any) -> dict[str, str]:
    """As the forms of the game's own pages send it."""
    match type(move).__name__:
        case "Sail":
            return {"do": "Sail", "island": move.island, "seeks": str(move.seeks)}
        case "Point" | "Shift":
            return {"draft-card": move.card, "move": text(move)}
        case _:
            return {"move": text(move)}
