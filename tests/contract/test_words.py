"""Every sentence of a game exists in every language, with the same parameters and real typography."""

import re
from collections.abc import Iterator, Mapping
from string import Formatter
from typing import Any

import pytest

from games.engine.lab.playouts import drawn_options, playout
from games.engine.ruleset import AnyRuleset
from games.engine.say import LANGUAGES, MissingWord, Say, text
from games.engine.structs import Label


def sentences(table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from sentences(value, f"{path}{key}.")
        else:
            yield f"{path}{key}", value


def fields(sentence: str) -> set[tuple[str, str]]:
    return {(name, spec or "") for _, name, spec, _ in Formatter().parse(sentence) if name is not None}


def differences(words: Mapping[str, Mapping[str, Any]]) -> list[str]:
    by_language = {language: dict(sentences(words[language])) for language in LANGUAGES}
    english = by_language["en"]
    found = [key for language in LANGUAGES for key in english.keys() ^ by_language[language].keys()]
    return found + [
        key
        for language in LANGUAGES
        for key in english.keys() & by_language[language].keys()
        if fields(english[key]) != fields(by_language[language][key])
    ]


def test_the_three_languages_say_the_same(rules: AnyRuleset) -> None:
    assert differences(rules.words) == []


def test_a_missing_sentence_turns_red(rules: AnyRuleset) -> None:
    french = {key: value for key, value in rules.words["fr"].items() if key != "blurb"}
    assert differences({**rules.words, "fr": french}) == ["blurb"]
    with pytest.raises(MissingWord):
        text(Say("blurb"), {"fr": french}, "fr", ())


def test_a_forgotten_name_turns_red(rules: AnyRuleset) -> None:
    assert differences({**rules.words, "nl": {**rules.words["nl"], "blurb": "{seat:who}"}}) == ["blurb"]


def test_no_sentence_says_you(rules: AnyRuleset) -> None:
    """Screens are shared: names, never "you"."""
    you = {"en": r"\b(you|your)\b", "fr": r"\b(tu|te|vous|votre|vos|ton|tes)\b", "nl": r"\b(je|jij|jouw|jullie|u|uw)\b"}
    for language in LANGUAGES:
        for key, sentence in sentences(rules.words[language]):
            assert not re.search(you[language], sentence, re.IGNORECASE), (language, key)


def test_french_has_its_narrow_spaces(rules: AnyRuleset) -> None:
    for key, sentence in sentences(rules.words["fr"]):
        plain = Formatter().parse(sentence)
        assert not any(re.search(r" [:;!?»]|« ", literal) for literal, *_ in plain), key


@pytest.mark.parametrize("seed", ["words/1", "words/2", "words/3", "words/4"])
def test_every_button_has_words(rules: AnyRuleset, seed: str) -> None:
    names = [f"Player {i}" for i in range(10)]
    for i, turn in enumerate(playout(rules, rules.seats[-1], drawn_options(rules, seed, {}), seed)):
        if i % 10 and not i < 50:
            continue
        for seat in rules.to_act(turn.before):
            view = rules.view(turn.before, seat)
            labels: list[Label] = [rules.label(view, move) for move in rules.legal_moves(view)]
            said = [
                (text(one.group, rules.words, "en", names), text(one.say, rules.words, "en", names)) for one in labels
            ]
            assert len(set(said)) == len(said), "two buttons read the same"
