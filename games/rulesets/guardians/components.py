"""The pieces of the box, read from components.toml once and checked."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from games.engine.say import LANGUAGES, Words
from games.engine.value import Value

TREASURE = "treasure"
TREASURES = 10
ARROWS = FIRES = SHIPS = 4  # R1, R2
POSTCARDS_LYING = 3
SIDE = 10_000  # a spot on a card is counted in ten thousandths of its side


class Motif(Value):
    en: str
    fr: str
    nl: str
    tags: tuple[str, ...]


class Card(Value):
    """An island or a postcard."""

    en: str
    fr: str
    nl: str
    elements: tuple[str, ...]


class Legend(Value):
    en: str
    fr: str
    nl: str
    timing: Literal["immediate", "kept"]
    on: Literal["self", "chosen", "all", "board"]


class Box(Value):
    element: dict[str, Motif]
    island: dict[str, Card]
    postcard: dict[str, Card]
    legend: dict[str, Legend]


class Element(Value):
    """Something to point at on a postcard."""

    motif: str
    colour: str
    count: int
    x: int  # where an arrow lands that means it
    y: int


BOX = msgspec.convert(tomllib.loads((Path(__file__).parent / "components.toml").read_text("utf-8")), Box)
ISLANDS = tuple(BOX.island)
POSTCARDS = tuple(BOX.postcard)
LEGENDS = tuple(BOX.legend)
KEPT = frozenset(name for name, legend in BOX.legend.items() if legend.timing == "kept")
CHOSEN = frozenset(name for name, legend in BOX.legend.items() if legend.on == "chosen")


def with_names(words: Words) -> dict[str, dict[str, Any]]:
    """The sentences of a language, with the names of the pieces among them."""
    kinds: dict[str, dict[str, Any]] = {
        "island": BOX.island,
        "postcard": BOX.postcard,
        "element": BOX.element,
        "legend": BOX.legend,
    }
    named = {lang: dict(words[lang]) for lang in LANGUAGES}
    for lang, table in named.items():
        for kind, pieces in kinds.items():
            table[kind] = {name: getattr(piece, lang) for name, piece in pieces.items()}
        table["reward"] = {TREASURE: table["treasure"], **table["legend"]}
    return named


def motifs(island: str) -> tuple[str, ...]:
    """What can be seen on an island."""
    return tuple(entry.partition(":")[0] for entry in BOX.island[island].elements)


@cache
def elements(card: str) -> tuple[Element, ...]:
    """What can be seen on a postcard, laid out in reading order, four to a row."""
    found = BOX.postcard[card].elements
    rows = -(-len(found) // 4)
    return tuple(_element(entry, i, rows) for i, entry in enumerate(found))


def _element(entry: str, i: int, rows: int) -> Element:
    what, _, count = entry.partition("*")
    motif, _, colour = what.partition(":")
    x, y = SIDE * (2 * (i % 4) + 1) // 8, SIDE * (2 * (i // 4) + 1) // (2 * rows)
    return Element(motif, colour, int(count or 1), x, y)


@cache
def reading(card: str, x: int, y: int) -> Element:
    """The element an arrow at this spot is read as: the nearest one. The spot itself is the truth of the game."""
    return min(elements(card), key=lambda e: (e.x - x) ** 2 + (e.y - y) ** 2)
