"""A shared device with a game on it, put into any position and any world; nothing that is sent there has happened."""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.db import transaction
from django.test import Client

from games.engine.structs import Instant, Seat
from games.models import Device, Game
from games.play.handing import hashed
from games.play.twinning import World, put
from games.web import limits
from games.web.cookies import DEVICE, HAND
from games.web.lab.addresses import Moment, Sent
from games.web.lab.stillness import stillness

KEY = "the key of the hand that has it"
CURTAIN = hashed(KEY)[:16]
STEPS = 4  # from address to address, if an answer leads on


@dataclass(frozen=True)
class Where:
    """In whose hands the device is, and whether the curtain is lifted; or a browser that was never here."""

    name: str
    holder: Seat | None = None
    lifted: bool = False
    known: bool = True


ON_THE_TABLE = Where("on the table")
ELSEWHERE = Where("elsewhere", known=False)


def behind_the_curtain(seat: Seat) -> Where:
    return Where("behind the curtain", seat)


def in_hand(seat: Seat) -> Where:
    return Where("in hand", seat, lifted=True)


@contextmanager
def undone() -> Iterator[None]:
    """What happens inside has not happened; and what must be durable by itself may be nested in here."""
    block = transaction.atomic()
    block._from_testcase = True  # type: ignore[attr-defined]  # Django's own word for it
    with block:
        yield
        transaction.set_rollback(True)


@dataclass(frozen=True)
class Desk:
    game: Game
    device: Device
    key: str

    @contextmanager
    def world(self, world: World) -> Iterator[None]:
        with undone():
            put(self.game, world)
            yield

    def answer(self, where: Where, moment: Moment, sent: Sent, *, htmx: bool, stays: bool = False) -> bytes:
        """All that comes back: status, headers, cookies and body, to the page where it ends."""
        with nullcontext() if stays else undone(), self.browser(where) as browser:
            return b"\n\n".join(self.told(browser, moment, sent, htmx=htmx))

    @contextmanager
    def browser(self, where: Where) -> Iterator[Client]:
        with stillness(Instant(self.game.now + 1)):
            limits.forget("reopen", "127.0.0.1")
            yield self.placed(where) if where.known else client()

    def placed(self, where: Where) -> Client:
        holder = None if where.holder is None else self.game.players.get(seat=where.holder)
        Device.objects.filter(pk=self.device.pk).update(holder=holder, lifted=where.lifted, hand_hash=hashed(KEY))
        browser = client()
        browser.cookies[DEVICE], browser.cookies[HAND] = self.key, KEY
        return browser

    def told(self, browser: Client, moment: Moment, sent: Sent, *, htmx: bool) -> Iterator[bytes]:
        headers = {"HX-Request": "true", "X-Shows": moment.shows} if htmx else {}
        answer = sent.by(browser, moment, headers)
        yield as_bytes(answer)
        for _ in range(STEPS):
            if "Location" not in answer.headers:
                return
            answer = browser.get(answer.headers["Location"], headers=headers, secure=settings.PUBLIC)
            yield as_bytes(answer)


def client() -> Client:
    """As this site is addressed, outside the tests too."""
    return Client(headers={"host": settings.ALLOWED_HOSTS[0]})


def as_bytes(answer: Any) -> bytes:
    lines = [str(answer.status_code), *(f"{name}: {value}" for name, value in sorted(answer.items()))]
    return "\n".join([*lines, answer.cookies.output()]).encode() + b"\n\n" + bytes(answer.content)
