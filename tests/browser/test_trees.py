"""What a screen reader is given, written down once: a name, an order or a heading that changes shows here first.

After a wanted change: TREES=write make test ARGS=tests/browser/test_trees.py, and read what changed as if by ear.
"""

import os
import random
from pathlib import Path
from types import SimpleNamespace

import pytest
from django.conf import settings
from playwright.sync_api import Browser, Page

from tests.browser.states import STATES, PageState
from tests.browser.test_states import PHONE

FOLDER = Path(__file__).parent / "trees"
LANGUAGES = [code for code, _name in settings.LANGUAGES]
NAMES = [
    "home",
    "setup",
    "lobby",
    "table",
    "curtain",
    "private-hint",
    "private-hint-chosen",
    "private-ships",
    "private-island",
    "theatre",
    "table-council",
    "chasseurs-table",
    "chasseurs-private",
    "end-tie",
    "rules",
    "stopwatch",
]
READ = [state for state in STATES if state.name in NAMES]
LINES = {"rules": 60}  # a whole book is not a screen: its head and its list of chapters


@pytest.fixture(autouse=True)
def _always_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds, addresses and reopening codes; the server runs in this process."""
    drawn = random.Random("trees")
    chance = SimpleNamespace(token_hex=lambda size: drawn.randbytes(size).hex(), choice=drawn.choice)
    monkeypatch.setattr("games.play.opening.secrets", chance)


def file_of(state: PageState, language: str) -> Path:
    return FOLDER / f"{state.name}.{language}.txt"


def heard(page: Page, state: PageState) -> str:
    state.reach(page)
    page.wait_for_load_state("load")  # scripts have added what they add
    tree = page.locator("body").aria_snapshot().splitlines()
    return "\n".join(tree[: LINES.get(state.name)]) + "\n"


@pytest.fixture
def phone(browser: Browser, base_url: str, language: str) -> Page:
    return browser.new_page(base_url=base_url, viewport=PHONE, locale=language, reduced_motion="reduce")


@pytest.mark.parametrize("state", READ, ids=lambda state: state.name)
def test_a_page_is_told_the_same_again(phone: Page, state: PageState, language: str) -> None:
    path, told = file_of(state, language), heard(phone, state)
    phone.close()
    if os.environ.get("TREES") == "write":
        path.write_text(told, "utf-8")
    assert told == path.read_text("utf-8")


def test_every_tree_is_compared() -> None:
    assert sorted(state.name for state in READ) == sorted(NAMES)
    assert sorted(FOLDER.glob("*")) == sorted(file_of(state, language) for state in READ for language in LANGUAGES)


def test_a_lost_name_turns_red(page: Page) -> None:
    """The control: a button that no longer says what it does is heard."""
    at_home = next(state for state in READ if state.name == "home")
    told = heard(page, at_home)
    page.locator("main a, main button").first.evaluate("e => { e.replaceChildren(); e.ariaLabel = '' }")
    assert "\n".join(page.locator("body").aria_snapshot().splitlines()) + "\n" != told
