"""A sentence as data, and the one function that turns it into text.

Rules know no language: they say a key and its parameters. The sentences stand in words/{en,fr,nl}.toml:

    sailed = "{by:who} sends a ship to {island:island}."  # a seat becomes a name, an id its word in [island]
    paid = "{seat:who} gets {gold:gold}."                 # [gold] counts: one = "# coin", other = "# coins", zero = ""

A list of seats or ids becomes "Ana, Ben and Cleo". A parameter may be a sentence itself.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any

import msgspec

from games.engine.value import Value

LANGUAGES = ("en", "fr", "nl")
AND = {"en": " and ", "fr": " et ", "nl": " en "}
SINGULAR = {"en": (1,), "fr": (0, 1), "nl": (1,)}

type Table = Mapping[str, Any]
type Words = Mapping[str, Table]  # language -> nested tables of sentences


class Say(Value):
    key: str
    params: dict[str, Any] = msgspec.field(default_factory=dict)
    rule: str = ""  # "R6": an anchor on the rules page


class MissingWord(LookupError):
    """A sentence that a language does not have: a defect, and a test finds it."""


def load_words(folder: Path) -> Words:
    """A ruleset's sentences, laid over those of the engine."""
    return {
        language: _read(Path(__file__).parent / "words", language) | _read(folder, language) for language in LANGUAGES
    }


def _read(folder: Path, language: str) -> dict[str, Any]:
    return tomllib.loads((folder / f"{language}.toml").read_text("utf-8"))


def text(say: Say, words: Words, language: str, names: Sequence[str]) -> str:
    """The sentence in a language, with the players' names in it."""
    return _said(say, words[language], language, names)


def _said(say: Say, table: Table, language: str, names: Sequence[str]) -> str:
    parts = []
    for literal, field, spec in _parsed(_sentence(table, say.key)):
        parts.append(literal)
        if field is not None:
            parts.append(_shown(say.params[field], spec, table, language, names))
    return "".join(parts)


@cache
def _parsed(sentence: str) -> tuple[tuple[str, str | None, str], ...]:
    return tuple((literal, field, spec or "") for literal, field, spec, _ in Formatter().parse(sentence))


def _sentence(table: Table, key: str) -> str:
    found = _found(table, key)
    if not isinstance(found, str):
        raise MissingWord(key)
    return found


def _found(table: Table, key: str) -> Any:
    found: Any = table
    try:
        for part in key.split("."):
            found = found[part]
    except (KeyError, TypeError):  # there is no such part, or a sentence where it should be
        raise MissingWord(key) from None
    return found


def _shown(value: Any, spec: str, table: Table, language: str, names: Sequence[str]) -> str:
    if isinstance(value, Say):
        return _said(value, table, language, names)
    if isinstance(value, (tuple, list)):
        return listed([_shown(item, spec, table, language, names) for item in value], language)
    if spec == "who":
        return str(names[value])
    if not spec:
        return str(value)
    kinds = _found(table, spec)
    return _counted(value, kinds, language) if "other" in kinds else _word(kinds, str(value))


def _word(kinds: Table, name: str) -> str:
    if name not in kinds:
        raise MissingWord(name)
    return str(kinds[name])


def listed(items: list[str], language: str) -> str:
    return AND[language].join([", ".join(items[:-1]), items[-1]] if len(items) > 1 else items)


def _counted(number: int, table: Table, language: str) -> str:
    if number == 0 and "zero" in table:
        return str(table["zero"])
    form = table["one" if number in SINGULAR[language] else "other"]
    return str(form).replace("#", str(number))
