"""Every address of the site, and what can be sent to it. An address without a line here fails the run.

Twins, fuzzing and rights all read this one list.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from django.conf import settings
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver, reverse


class Unlisted(AssertionError):
    """The list and the addresses of the site have drifted apart."""


@dataclass(frozen=True)
class Moment:
    """What the pages of this moment put into their forms: of a game, for a seat."""

    slug: str
    address: str
    seat: int
    asked: int
    curtain: str
    chosen: str  # a move the seat can make now, as text; if it is not asked, one of somebody else
    refused: str  # one it cannot make
    code: str  # the reopening code
    shows: str = ""  # the screen that takes changes, if the seat's page is one

    @property
    def answer(self) -> dict[str, str]:
        return {"asked": str(self.asked), "key": "k" * 16, "seat": str(self.seat)}


@dataclass(frozen=True)
class Sent:
    """One request to one address."""

    name: str
    label: str
    fields: Mapping[str, str] | None = None  # None: a GET
    query: str = ""
    decides: bool = False  # a legal move, or the end of the game: what it leads to may be news by the rules

    def path(self, moment: Moment) -> str:
        values = {"slug": moment.slug, "address": moment.address}
        return reverse(self.name, kwargs={part: values[part] for part in addresses()[self.name]}) + self.query

    def by(self, browser: Client, moment: Moment, headers: Mapping[str, str] | None = None) -> Any:
        """The answer to it."""
        path, https = self.path(moment), settings.PUBLIC
        if self.fields is None:
            return browser.get(path, headers=headers, secure=https)
        return browser.post(path, dict(self.fields), headers=headers, secure=https)


type Sends = Callable[[str, Moment], Iterable[Sent]]


def read(*queries: str) -> Sends:
    return lambda name, moment: [Sent(name, f"GET {query}".strip(), query=query) for query in queries or ("",)]


def read_and_post(
    *labels: str, of: Callable[[Moment], Iterable[Mapping[str, str]]], queries: tuple[str, ...] = ("",)
) -> Sends:
    """The page, and what its forms send: one label for each."""

    def sends(name: str, moment: Moment) -> Iterator[Sent]:
        yield from read(*queries)(name, moment)
        yield from (Sent(name, label, fields) for label, fields in zip(labels, of(moment), strict=True))

    return sends


def names() -> dict[str, str]:
    filled = {f"name_{row}": name for row, name in enumerate(("Anna", "Ben", "Chloé"))}
    return {"key": "a key"} | filled | {f"sign_{row}": sign for row, sign in enumerate(("red", "blue", "gold"))}


def nothing(moment: Moment) -> list[dict[str, str]]:
    return [{}]


def moves(name: str, moment: Moment) -> Iterator[Sent]:
    answer = moment.answer
    yield Sent(name, "GET")
    yield Sent(name, "chosen", answer | {"move": moment.chosen}, decides=True)
    yield Sent(name, "refused", answer | {"move": moment.refused})
    yield Sent(name, "stale", answer | {"asked": "0", "move": moment.chosen})
    yield Sent(name, "unreadable", answer | {"move": '{"do":"Nothing"}'})
    yield Sent(name, "nothing chosen", answer)
    yield Sent(name, "of single fields", answer | {"do": "Nothing", "draft-note": "x"})


def drafts(name: str, moment: Moment) -> Iterator[Sent]:
    fields = moment.answer | {"move": moment.chosen, "draft-note": "x"}
    yield Sent(name, "GET")
    yield Sent(name, "chosen", fields)
    yield Sent(name, "kept quietly", fields, query="?quiet")


def stop(name: str, moment: Moment) -> Iterator[Sent]:
    yield Sent(name, "GET")
    yield Sent(name, "POST", {}, decides=True)


deed = partial(read_and_post, "POST")

ADDRESSES: Mapping[str, Sends] = {
    "home": read(),
    "language": deed(of=lambda moment: [{"language": "fr", "next": "/"}]),
    "new": read_and_post("whole", "names missing", of=lambda moment: [names(), {"key": "a key", "name_0": "Anna"}]),
    "rules": read("", "?game=abc"),
    "first-round": read("", "?game=abc"),
    "stopwatch": read_and_post(
        "start", "pause", of=lambda moment: [{"do": "start"}, {"do": "pause"}], queries=("", "?seconds=30&left=10000")
    ),
    "reopen": read_and_post("wrong", "right", of=lambda moment: [{"code": "wrong"}, {"code": moment.code}]),
    "game": read(),
    "change": deed(of=lambda moment: [names()]),
    "lay": deed(of=lambda moment: [{"shape": "tall", "layout": ""}]),
    "deal": deed(of=nothing),
    "hand": deed(of=lambda moment: [{"seat": str(moment.seat)}]),
    "lift": read_and_post(
        "this curtain",
        "an older curtain",
        of=lambda moment: [{"seat": str(moment.seat), "curtain": one} for one in (moment.curtain, "older")],
    ),
    "hide": deed(of=nothing),
    "put-down": deed(of=nothing),
    "move": moves,
    "draft": drafts,
    "undo": read_and_post("POST", "stale", of=lambda moment: [moment.answer, moment.answer | {"asked": "0"}]),
    "log": read(),
    "about": read(),
    "stop": stop,
    "delete": deed(of=nothing),
    "again": deed(of=nothing),
}


def addresses() -> dict[str, list[str]]:
    """Every address as the site itself resolves it, with its parts that vary."""
    return {str(one.name): list(one.pattern.converters) for one in walked(get_resolver().url_patterns)}


def walked(patterns: Iterable[Any]) -> Iterator[URLPattern]:
    for one in patterns:
        if isinstance(one, URLResolver):
            yield from walked(one.url_patterns)
        else:
            yield one


def requests(moment: Moment) -> Iterator[Sent]:
    """All that can be sent now. Raises Unlisted."""
    if unlisted := addresses().keys() ^ ADDRESSES.keys():
        raise Unlisted(", ".join(sorted(unlisted)))
    for name, sends in ADDRESSES.items():
        yield from sends(name, moment)
