"""A tablet on the table: a browser without JavaScript, reading pages and sending forms."""

import re
from html import unescape
from typing import Any

from django.test import Client

from games.models import SIGNS, Game

NAMES = ("Alice", "Bob", "Charlie")


def attribute(page: str, name: str) -> str:
    found = re.search(rf'name="{name}" value="([^"]*)"', page)
    assert found, f"no field {name}"
    return unescape(found[1])


class Tablet:
    def __init__(self, language: str = "en") -> None:
        self.client = Client(headers={"accept-language": language})
        self.address = ""
        self.page = ""
        self.status = 200

    def get(self, address: str) -> str:
        return self._read(self.client.get(address, follow=True))

    def post(self, address: str, **fields: Any) -> str:
        """What a browser does: follow the answer to the page it leads to."""
        return self._read(self.client.post(address, fields, follow=True))

    def _read(self, answer: Any) -> str:
        self.answer, self.status, self.page = answer, answer.status_code, answer.content.decode()
        return self.page

    def form(self, names: tuple[str, ...] = NAMES, **fields: Any) -> dict[str, str]:
        filled = {"key": attribute(self.get("/new/guardians"), "key"), "option_level": "1", "option_start": "1"}
        filled["option_archipelago"] = "tall"
        filled |= {f"sign_{row}": sign for row, sign in enumerate(SIGNS)}
        return filled | {f"name_{row}": name for row, name in enumerate(names)} | fields

    def open_lobby(self, **fields: Any) -> Game:
        self.post("/new/guardians", **self.form(**fields))
        game = Game.objects.latest("pk")
        self.address = f"/game/{game.address}/"
        return game

    def deal(self, **fields: Any) -> Game:
        game = self.open_lobby(**fields)
        self.do("deal")
        game.refresh_from_db()
        return game

    def do(self, deed: str, **fields: Any) -> str:
        return self.post(f"{self.address}{deed}", **fields)

    def hand_to(self, seat: int) -> str:
        return self.do("hand", seat=seat)

    def lift(self, seat: int) -> str:
        self.hand_to(seat)
        return self.open_curtain(seat)

    def open_curtain(self, seat: int) -> str:
        return self.do("lift", seat=seat, curtain=attribute(self.page, "curtain"))

    def answer_form(self) -> dict[str, str]:
        start = max(0, self.page.find('id="ask"'))
        return {name: attribute(self.page[start:], name) for name in ("asked", "key", "seat")}

    def moves(self) -> list[str]:
        return [unescape(move) for move in re.findall(r'name="move" value="([^"]*)"', self.page)]

    def choose(self, wanted: str, **fields: str) -> str:
        move = next(one for one in self.moves() if f'"do":"{wanted}"' in one)
        return self.do("move", **{**self.answer_form(), "move": move, **fields})
