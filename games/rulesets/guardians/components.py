"""The pieces of the box, read once and checked."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from games.engine.say import LANGUAGES, Words
from games.engine.value import Value
from games.rulesets.guardians.pictures import PICTURES

TREASURE = "treasure"
TREASURES = 10
ARROWS = FIRES = SHIPS = 4  # R1, R2
POSTCARDS_LYING = 3


class Legend(Value):
    en: str
    fr: str
    nl: str
    timing: Literal["immediate", "kept"]
    on: Literal["self", "chosen", "all", "board"]


LEGENDS = msgspec.convert(tomllib.loads((Path(__file__).parent / "legends.toml").read_text("utf-8")), dict[str, Legend])
ISLANDS = tuple(PICTURES.islands)
POSTCARDS = tuple(PICTURES.postcards)
KEPT = frozenset(name for name, legend in LEGENDS.items() if legend.timing == "kept")
CHOSEN = frozenset(name for name, legend in LEGENDS.items() if legend.on == "chosen")


def with_names(words: Words) -> dict[str, dict[str, Any]]:
    """The sentences of a language, with the names of the pieces among them."""
    seen = [element for card in PICTURES.cards() for element in card.elements]
    kinds: dict[str, dict[str, Any]] = {
        "island": PICTURES.islands,
        "postcard": PICTURES.postcards,
        "legend": LEGENDS,
        "element": {element.word: element for element in seen},
    }
    named = {lang: dict(words[lang]) for lang in LANGUAGES}
    for lang, table in named.items():
        for kind, pieces in kinds.items():
            table[kind] = {name: getattr(piece, lang) for name, piece in pieces.items()}
        table["element"] |= table["region"]
        table["reward"] = {TREASURE: table["treasure"], **table["legend"]}
    return named


@cache
def shown(island: str) -> tuple[str, ...]:
    """The words for what can be seen on an island."""
    return tuple(element.word for element in PICTURES.islands[island].elements)
