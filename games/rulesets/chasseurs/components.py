"""The cards of the box, read once and checked. Each card has an id of its own, which no page ever gets to see while it
is hidden; players say what it shows: a kind of pearl ("4", or "4*" with the icon), a character ("goblin").
"""

import tomllib
from pathlib import Path
from typing import Any, Literal

import msgspec

from games.engine.say import LANGUAGES, Words
from games.engine.value import Value
from games.rulesets.chasseurs.costs import VALUES

COPIES = 7  # of each value
ICON = "*"
WITH_ICON = (3, 4, 5)  # one of the seven each
ANY = "?"  # the White Dragon carries a pearl of any value

Ability = Literal[
    "",
    "three_extra_actions",
    "next_player_bonus_action",
    "discard_opponent_character",
    "steal_pearl",
    "take_back_pearl",
    "shared_with_neighbours",
    "carried_pearl",
    "ones_as_eights",
    "threes_wild",
    "diamond_minus",
    "two_for_diamond",
    "hand_limit_plus_one",
    "extra_action_each_turn",
    "swap_portal",
    "peek_character",
    "redraw_hand",
]


class Character(Value):
    en: str
    fr: str
    nl: str
    cost: str
    power: int
    colour: Literal["green", "red", "blue"]
    copies: int = 1
    diamonds: int = 0
    ability: Ability = ""
    carries: str = ""


CHARACTERS = msgspec.convert(
    tomllib.loads((Path(__file__).parent / "characters.toml").read_text("utf-8")), dict[str, Character]
)
CHARACTER_CARDS = tuple(f"{name}.{i}" for name, card in CHARACTERS.items() for i in range(card.copies))
PEARLS = tuple(f"{value}{ICON if i == 0 and value in WITH_ICON else ''}.{i}" for value in VALUES for i in range(COPIES))


SHOWN = {card: card.partition(".")[0] for card in (*PEARLS, *CHARACTER_CARDS)} | {"": ""}


def shown(card: str) -> str:
    """What a card shows: the kind of a pearl, or which character it is. An empty place shows nothing."""
    return SHOWN[card]


def number(pearl: str) -> int:
    return int(pearl[0])


def has_icon(pearl: str) -> bool:
    return ICON in pearl


def character(card: str) -> Character:
    return CHARACTERS[SHOWN[card]]


def with_names(words: Words) -> dict[str, dict[str, Any]]:
    """The sentences of a language, with the names of the characters and pearls among them."""
    named = {language: dict(words[language]) for language in LANGUAGES}
    for language, table in named.items():
        table["character"] = {name: getattr(card, language) for name, card in CHARACTERS.items()}
        table["pearl"] = {str(value): str(value) for value in VALUES}
        table["pearl"] |= {f"{value}{ICON}": f"{value} ({table['icon']})" for value in WITH_ICON} | {
            ANY: table["any-pearl"]
        }
    return named
