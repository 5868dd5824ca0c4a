"""The rules of a game as a book to read: chapters, numbered rulings, and a first round to learn the game by.

One file a language, rulebook/{en,fr,nl}.toml. In its texts **this** is strong, R6 leads to that ruling, and
{legend.ark} is a word of the game, so that a piece has the same name in the book as on the table.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from games.engine.say import LANGUAGES, Say, Words, text
from games.engine.value import Value

MARKS = re.compile(r"\*\*(?P<strong>.+?)\*\*|\b(?P<rule>R\d+)\b")
WORD = re.compile(r"\{([\w.-]+)\}")


class Run(Value):
    """A stretch of text of one kind."""

    text: str
    strong: bool = False
    rule: str = ""


class Prose(str):
    """A text with marks in it."""

    __slots__ = ()

    @property
    def runs(self) -> tuple[Run, ...]:
        return tuple(_runs(self))


def _runs(marked: str) -> Iterator[Run]:
    end = 0
    for mark in MARKS.finditer(marked):
        if mark.start() > end:
            yield Run(marked[end : mark.start()])
        rule = mark["rule"] or ""
        yield Run(mark["strong"] or rule, strong=not rule, rule=rule)
        end = mark.end()
    if end < len(marked):
        yield Run(marked[end:])


class Card(Value):
    """A thing with a name, and perhaps a picture among the static files."""

    title: str
    text: Prose
    picture: str = ""


class Part(Value):
    """A piece of a chapter: read in this order."""

    title: str = ""
    text: tuple[Prose, ...] = ()
    steps: tuple[Prose, ...] = ()  # numbered
    items: tuple[Prose, ...] = ()
    cards: tuple[Card, ...] = ()


class Ruling(Value):
    """What the rules leave open, settled. Refusals and prompts cite it by its id."""

    id: str
    title: str
    text: Prose


class Chapter(Value):
    id: str
    title: str
    parts: tuple[Part, ...]
    rulings: tuple[Ruling, ...] = ()


class Lesson(Value):
    """A step of the first round together. A game's own template may show it in pictures."""

    title: str
    text: tuple[Prose, ...]
    now: Prose  # what the table does at this moment
    seen: dict[str, str] = msgspec.field(default_factory=dict)  # pictures in words, and their captions


class Rulebook(Value):
    welcome: Prose
    chapters: tuple[Chapter, ...]
    lessons: tuple[Lesson, ...]
    stopwatch_seconds: int = 0  # 0: this game needs none

    @property
    def rulings(self) -> dict[str, Ruling]:
        return {ruling.id: ruling for chapter in self.chapters for ruling in chapter.rulings}


type Rulebooks = Mapping[str, Rulebook]  # by language


def load_rulebook(folder: Path, words: Words) -> Rulebooks:
    return {language: _read(folder / f"{language}.toml", words, language) for language in LANGUAGES}


def _read(path: Path, words: Words, language: str) -> Rulebook:
    raw = _worded(tomllib.loads(path.read_text("utf-8")), words, language)
    return msgspec.convert(raw, Rulebook, dec_hook=lambda kind, value: kind(value))


def _worded(raw: Any, words: Words, language: str) -> Any:
    """The same data with the game's words in their places."""
    if isinstance(raw, dict):
        return {key: _worded(value, words, language) for key, value in raw.items()}
    if isinstance(raw, list):
        return [_worded(value, words, language) for value in raw]
    if isinstance(raw, str):
        return WORD.sub(lambda word: text(Say(word[1]), words, language, ()), raw)
    return raw
