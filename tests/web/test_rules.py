"""The rules page: every ruling that the game cites is there, in every language; a first round to learn it by."""

import re
from pathlib import Path

import pytest
from django.contrib.staticfiles import finders
from django.test import Client

from games import rulesets
from games.engine.rulebook import Prose, Rulebook, Rulebooks, Run
from games.engine.say import LANGUAGES
from games.rulesets import SHELF
from tests.fifth_game import RULESET as THIMBLES

RULEBOOKS = {**{slug: rules.rulebook for slug, rules in SHELF.items()}, "thimbles": THIMBLES.rulebook}
SHELVES = Path(rulesets.__file__).parent
YOU = {"en": r"\b(you|your)\b", "fr": r"\b(tu|te|vous|votre|vos|ton|tes)\b", "nl": r"\b(je|jij|jouw|jullie|u|uw)\b"}


@pytest.fixture(params=RULEBOOKS, name="books")
def _books(request: pytest.FixtureRequest) -> Rulebooks:
    return RULEBOOKS[request.param]


def outline(book: Rulebook) -> list[object]:
    """What must not differ between languages."""
    chapters = [
        (
            chapter.id,
            [(bool(p.title), len(p.text), len(p.steps), len(p.items), len(p.cards)) for p in chapter.parts],
            [ruling.id for ruling in chapter.rulings],
        )
        for chapter in book.chapters
    ]
    return [*chapters, *[(len(step.text), sorted(step.seen)) for step in book.lessons], book.stopwatch_seconds]


def texts(book: Rulebook) -> list[str]:
    found: list[str] = [book.welcome]
    for chapter in book.chapters:
        found += [chapter.title, *(text for ruling in chapter.rulings for text in (ruling.title, ruling.text))]
        for part in chapter.parts:
            found += [part.title, *part.text, *part.steps, *part.items]
            found += [text for card in part.cards for text in (card.title, card.text)]
    for step in book.lessons:
        found += [step.title, *step.text, step.now, *step.seen.values()]
    return found


def cited(slug: str) -> set[str]:
    """Every ruling that a refusal, a prompt or a line of the table names."""
    code = "".join(path.read_text() for path in (SHELVES / slug).rglob("*.py"))
    return set(re.findall(r'"(R\d+)"', code))


def page(client: Client, address: str, language: str) -> str:
    answer = client.get(address, headers={"accept-language": language})
    assert answer.status_code == 200
    return answer.content.decode()


def test_the_languages_have_the_same_outline(books: Rulebooks) -> None:
    for language in LANGUAGES:
        assert outline(books[language]) == outline(books["en"])


def test_no_id_stands_twice(books: Rulebooks) -> None:
    chapters = books["en"].chapters
    ids = [c.id for c in chapters] + [r.id for c in chapters for r in c.rulings]
    assert len(ids) == len(set(ids))


def test_a_ruling_named_in_a_text_exists(books: Rulebooks) -> None:
    for book in books.values():
        named = {run.rule for text in texts(book) for run in Prose(text).runs if run.rule}
        assert named <= book.rulings.keys()


def test_pictures_exist(books: Rulebooks) -> None:
    for chapter in books["en"].chapters:
        for card in (card for part in chapter.parts for card in part.cards if card.picture):
            assert finders.find(card.picture), card.picture


def test_no_text_says_you(books: Rulebooks) -> None:
    for language in LANGUAGES:
        for text in texts(books[language]):
            assert not re.search(YOU[language], text, re.IGNORECASE), text


def test_french_has_its_narrow_spaces(books: Rulebooks) -> None:
    for text in texts(books["fr"]):
        assert not re.search(r"[^\u202f][:;!?»]|«[^\u202f]", text), text


def test_marks_become_runs() -> None:
    strong, link = Run("two ships", strong=True), Run("R5", rule="R5")
    assert Prose("Up to **two ships** (R5).").runs == (Run("Up to "), strong, Run(" ("), link, Run(")."))


@pytest.mark.parametrize("slug", sorted(SHELF))
def test_every_ruling_of_the_game_is_in_the_book(slug: str) -> None:
    numbered = set(re.findall(r"\bR\d+\b", (SHELVES / slug / "RULES.md").read_text()))
    for language in LANGUAGES:
        assert SHELF[slug].rulebook[language].rulings.keys() == numbered


@pytest.mark.parametrize("slug", sorted(SHELF))
def test_every_cited_ruling_is_an_anchor(client: Client, language: str, slug: str) -> None:
    rules = page(client, f"/rules/{slug}", language)
    assert len(cited(slug)) > 10
    for rule in cited(slug):
        assert f'id="{rule}"' in rules


def test_the_first_round_is_told_in_five_pictures(client: Client, language: str) -> None:
    lessons = page(client, "/rules/guardians/first-round", language)
    assert lessons.count('class="lesson card"') == lessons.count('class="lesson__art"') == 5
    assert 'href="/new/guardians"' in lessons
    for picture in re.findall(r'(?:href|src)="/static/([^"]*)"', lessons):
        assert finders.find(picture.partition("?")[0]), picture
    assert 'aria-label=""' not in lessons


def test_a_game_without_pictures_is_told_in_words(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "thimbles", THIMBLES)
    assert "Everyone hides a pea" in page(client, "/rules/thimbles/first-round", "en")
    rules = page(client, "/rules/thimbles", "en")
    assert "are <b>not</b> lifted" in rules
    assert 'href="/stopwatch' not in rules.partition("<main")[2].partition("</main")[0]


@pytest.mark.parametrize("address", ["/rules/nothing", "/rules/nothing/first-round"])
def test_a_game_that_is_not_on_the_shelf_is_not_found(client: Client, address: str) -> None:
    assert client.get(address).status_code == 404


@pytest.mark.parametrize("address", ["/rules/guardians", "/rules/guardians/first-round"])
def test_the_way_back_to_the_game(client: Client, address: str) -> None:
    assert 'href="/game/abc-123/"' in page(client, f"{address}?game=abc-123", "en")
    assert "Back to the game" not in page(client, address, "en")


@pytest.mark.parametrize("damaged", ["", "//elsewhere.example", "a/b", 'a"b', "é", "x" * 65])
def test_an_address_that_is_none_leads_nowhere(client: Client, damaged: str) -> None:
    answer = client.get("/rules/guardians", {"game": damaged})
    assert "Back to the game" not in answer.content.decode()
