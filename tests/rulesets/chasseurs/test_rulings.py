"""Every ruling is cited by a test, and every cited number exists."""

import re
from pathlib import Path

from games.rulesets import chasseurs

HERE = Path(__file__).parent
RULES = Path(chasseurs.__file__).parent


def numbers(pattern: str, *texts: str) -> set[int]:
    return {int(n) for text in texts for n in re.findall(pattern, text)}


def rulings() -> set[int]:
    return numbers(r"\bR(\d+)\b", (RULES / "RULES.md").read_text("utf-8"))


def all_tests() -> list[str]:
    return [path.read_text("utf-8") for path in HERE.glob("test_*.py") if path != Path(__file__)]


def test_every_ruling_is_cited_by_a_test() -> None:
    assert rulings() == set(range(1, 32))
    assert rulings() - numbers(r"\bR(\d+)\b", *all_tests()) == set()


def test_code_and_words_cite_only_rulings_that_exist() -> None:
    code = [path.read_text("utf-8") for path in RULES.rglob("*.py")]
    assert numbers(r"\bR(\d+)\b", *code) <= rulings()


def test_every_scenario_has_a_test() -> None:
    assert numbers(r"[Ss]cenario[ _](\d+)", *all_tests()) == set(range(1, 19))
