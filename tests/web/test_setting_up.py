"""From the shelf to the lobby: one page, kind errors, nothing lost."""

import re

import pytest
from django.test import Client

from games.models import Game
from tests.web.tablet import NAMES, Tablet

pytestmark = pytest.mark.django_db


def test_the_shelf_leads_to_a_lobby_with_everything_in_it() -> None:
    tablet = Tablet()
    assert "/new/guardians" in tablet.get("/")
    game = tablet.open_lobby(option_level="3")
    assert tablet.status == 200
    for shown in (*NAMES, "The Guardians", "Nothing is dealt yet", "red circle"):
        assert shown in tablet.page
    assert f"{game.reopening[:4]}-{game.reopening[4:]}".upper() in tablet.page


ERRORS = {
    "en": ["Two players are called Alice.", "A name is missing here.", "Two players have this sign."],
    "fr": ["Deux personnes s&#x27;appellent Alice.", "Il manque un nom ici.", "Deux personnes ont ce signe."],
    "nl": ["Twee spelers heten Alice.", "Hier ontbreekt een naam.", "Twee spelers hebben dit teken."],
}


def test_mistakes_are_said_at_their_field_and_nothing_typed_is_lost(language: str) -> None:
    tablet = Tablet(language)
    fields = tablet.form(names=("Alice", " Alice "), sign_1="red", option_level="3")
    tablet.post("/new/guardians", **fields)
    assert tablet.status == 422
    for sentence in ERRORS[language]:
        assert sentence in tablet.page
    assert 'value="Alice"' in tablet.page
    assert re.search(r'name="option_level" value="3"[^>]* checked', tablet.page)
    assert not Game.objects.exists()


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Mia  ", "Mia"),
        ("Jean\tPaul", "Jean Paul"),
        ("e\u0301milie", "\u00e9milie"),
        ("Mia\u202e", "Mia"),
        ("<b>", "<b>"),
    ],
)
def test_names_are_kept_as_they_can_be_printed(typed: str, kept: str) -> None:
    tablet = Tablet()
    game = tablet.open_lobby(name_0=typed)
    assert game.players.get(seat=0).name == kept
    assert "<b>" not in tablet.page


@pytest.mark.parametrize("name", ["\u200b", "\u202e\u202e", "x" * 21])
def test_a_name_nobody_can_read_is_refused(name: str) -> None:
    tablet = Tablet()
    tablet.post("/new/guardians", **tablet.form(name_0=name))
    assert tablet.status == 422


def test_empty_rows_are_no_seats_and_the_start_player_is_who_was_meant() -> None:
    tablet = Tablet()
    game = tablet.open_lobby(name_1="", name_3="Dora", option_start="3")
    assert [p.name for p in game.players.all()] == ["Alice", "Charlie", "Dora"]
    assert "Dora" in tablet.page.partition("Start player")[2]
    tablet.do("deal")
    assert "The table waits for Dora." in tablet.page


def test_an_empty_row_cannot_start() -> None:
    tablet = Tablet()
    tablet.post("/new/guardians", **tablet.form(option_start="4"))
    assert tablet.status == 422
    assert "Nobody has this place." in tablet.page


def test_a_double_click_opens_one_lobby() -> None:
    tablet = Tablet()
    fields = tablet.form()
    tablet.post("/new/guardians", **fields)
    first = tablet.page
    tablet.post("/new/guardians", **fields)
    assert Game.objects.count() == 1
    assert Game.objects.get().address in first


def test_the_table_can_be_changed_before_the_deal_and_not_after() -> None:
    tablet = Tablet()
    game = tablet.open_lobby()
    page = tablet.get(f"{tablet.address}change")
    assert 'value="Bob"' in page
    tablet.do("change", **tablet.form(name_1="Bobby", name_3="Dora"))
    assert "Bobby" in tablet.page
    assert "Dora" in tablet.page
    tablet.do("deal")
    tablet.do("change", **tablet.form(name_1="Robert"))
    assert [p.name for p in game.players.all()] == ["Alice", "Bobby", "Charlie", "Dora"]


def test_the_next_game_starts_with_the_names_of_the_last() -> None:
    tablet = Tablet()
    tablet.open_lobby(sign_0="violet", sign_4="red", option_level="2")
    page = tablet.get("/new/guardians")
    assert 'value="Charlie"' in page
    assert re.search(r'name="sign_0" value="violet"[^>]* checked', page)


def test_an_unknown_game_is_not_on_the_shelf(client: Client) -> None:
    assert client.get("/new/chess").status_code == 404
