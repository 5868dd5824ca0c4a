"""Games written down once: a change of rules, words of the log or views shows here first.

After a wanted change: GOLDEN=write make test ARGS=tests/contract/test_golden.py
"""

import os
from pathlib import Path

import pytest

from games.engine.lab.playouts import drawn_options
from games.engine.lab.transcripts import golden, lines
from games.engine.say import LANGUAGES
from games.rulesets import SHELF

FOLDER = Path(__file__).parent / "golden"
STEPS = 200
FILES = sorted(FOLDER.glob("*.txt"))


def replayed(path: Path) -> str:
    slug, seats, seed = path.stem.split("-")
    rules = SHELF[slug]
    return "\n".join(golden(rules, int(seats), drawn_options(rules, seed, {}), seed, STEPS)) + "\n"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_is_played_the_same_again(path: Path) -> None:
    if os.environ.get("GOLDEN") == "write":
        path.write_text(replayed(path), "utf-8")
    assert replayed(path) == path.read_text("utf-8")


def test_a_changed_line_turns_red() -> None:
    path = FILES[0]
    assert replayed(path) != path.read_text("utf-8").replace("| 0,0,0", "| 0,0,1", 1)


@pytest.mark.parametrize("slug", sorted(SHELF))
def test_every_ruleset_has_golden_games(slug: str) -> None:
    assert [path for path in FILES if path.stem.startswith(f"{slug}-")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", sorted(SHELF))
def test_a_whole_game_can_be_read_in_every_language(slug: str, language: str) -> None:
    """A missing sentence raises."""
    rules = SHELF[slug]
    for seed in ("read/1", "read/2", "read/3"):
        told = list(lines(rules, rules.seats[0], drawn_options(rules, seed, {}), seed, language))
        assert len(told) > 100
