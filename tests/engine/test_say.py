"""A sentence as data becomes text in a language."""

import pytest

from games.engine.say import MissingWord, Say, Words, text

WORDS: Words = {
    "en": {
        "sailed": "{by:who} sails to {island:island}.",
        "found": "{seats:who} found {n:coins}.",
        "told": "They say: {what}",
        "island": {"ember": "Cinder Crown", "bough": "The Great Bough"},
        "coins": {"zero": "nothing", "one": "# coin", "other": "# coins"},
    },
    "fr": {"found": "{seats:who} : {n:coins}", "coins": {"one": "# pièce", "other": "# pièces"}},
}
NAMES = ("Alice", "Bob", "Charlie")


@pytest.mark.parametrize(
    ("say", "expected"),
    [
        (Say("sailed", {"by": 1, "island": "ember"}), "Bob sails to Cinder Crown."),
        (Say("sailed", {"by": 1, "island": ("ember", "bough")}), "Bob sails to Cinder Crown and The Great Bough."),
        (Say("found", {"seats": (0, 1, 2), "n": 2}), "Alice, Bob and Charlie found 2 coins."),
        (Say("found", {"seats": (0, 1), "n": 1}), "Alice and Bob found 1 coin."),
        (Say("found", {"seats": (0,), "n": 0}), "Alice found nothing."),
        (Say("told", {"what": Say("found", {"seats": (2,), "n": 1})}), "They say: Charlie found 1 coin."),
    ],
)
def test_a_sentence(say: Say, expected: str) -> None:
    assert text(say, WORDS, "en", NAMES) == expected


def test_french_counts_zero_as_one() -> None:
    assert text(Say("found", {"seats": (0, 1), "n": 0}), WORDS, "fr", NAMES) == "Alice et Bob : 0 pièce"


@pytest.mark.parametrize(
    "say", [Say("nothing"), Say("island"), Say("island.ember.deeper"), Say("sailed", {"by": 1, "island": "atlantis"})]
)
def test_a_missing_sentence_raises(say: Say) -> None:
    with pytest.raises(MissingWord):
        text(say, WORDS, "en", NAMES)


def test_a_name_with_braces_stays_a_name() -> None:
    assert text(Say("sailed", {"by": 0, "island": "ember"}), WORDS, "en", ["{island}"]).startswith("{island} sails")
