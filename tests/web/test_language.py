"""English, French and Dutch: chosen by the browser and by hand; no sentence is missing."""

import pytest
from django.test import Client

from games.web.catalog import TRANSLATED, as_po, po_path, refreshed, untranslated

HEADLINES = {
    "en": "Games with secrets, at one table",
    "fr": "Des jeux à secrets, autour d'une table",
    "nl": "Spellen met geheimen, aan één tafel",
}


def test_the_browser_chooses_the_language(client: Client, language: str) -> None:
    page = client.get("/", headers={"accept-language": f"{language}-BE,de;q=0.5"}).content.decode()
    assert HEADLINES[language] in page
    assert f'<html lang="{language}">' in page


def test_a_language_we_do_not_speak_becomes_english(client: Client) -> None:
    assert HEADLINES["en"] in client.get("/", headers={"accept-language": "ja"}).content.decode()


def test_a_language_chosen_by_hand_stays(client: Client, language: str) -> None:
    answer = client.post("/language", {"language": language, "next": "/"})
    assert answer.status_code == 302
    assert HEADLINES[language] in client.get("/", headers={"accept-language": "de"}).content.decode()


@pytest.mark.parametrize("translated", TRANSLATED)
def test_every_sentence_is_translated(translated: str) -> None:
    assert untranslated(refreshed(translated)) == []


@pytest.mark.parametrize("translated", TRANSLATED)
def test_the_committed_catalog_is_the_code_of_today(translated: str) -> None:
    assert po_path(translated).read_bytes() == as_po(refreshed(translated)), "run: make words"


def test_a_sentence_without_translation_is_noticed() -> None:
    catalog = refreshed("fr")
    catalog.add("A sentence nobody has translated")
    assert untranslated(catalog) == ["A sentence nobody has translated"]


def test_each_language_is_offered_in_its_own_name(client: Client, language: str) -> None:
    page = client.get("/", headers={"accept-language": language}).content.decode()
    for name in ("English", "Français", "Nederlands"):
        assert f">{name}</button>" in page
