"""A ship sent by htmx: the answer is what has changed on the screen; after anything else it is the whole screen."""

import re

import pytest

from games.play.moving import Answer
from tests.web.tablet import Tablet

pytestmark = pytest.mark.django_db
SHIPS = {"HX-Request": "true", "X-Shows": "ships"}


@pytest.fixture
def tablet() -> Tablet:
    """Everybody has given a hint; the first player looks at the islands."""
    tablet = Tablet()
    tablet.deal()
    for seat in (1, 2, 0):
        tablet.lift(seat)
        tablet.choose("Point")
        tablet.choose("Done")
    tablet.lift(1)
    assert '"X-Shows": "ships"' in tablet.page
    return tablet


def send_a_ship(tablet: Tablet, island: str, **headers: str) -> str:
    fields = {**tablet.answer_form(), "do": "Sail", "island": island, "seeks": "0"}
    return tablet._read(tablet.client.post(f"{tablet.address}move", fields, headers=SHIPS | headers))


def islands(tablet: Tablet) -> list[str]:
    return re.findall(r'name="island" value="(\w+)"', tablet.page)


def test_only_the_tile_and_what_counts_ships_come_back(tablet: Tablet) -> None:
    whole, island = tablet.page, islands(tablet)[3]
    changes = send_a_ship(tablet, island)
    assert tablet.answer["HX-Reswap"] == "none"
    assert len(changes) < len(whole) / 4
    assert islands(tablet) == [island]
    assert changes.count('id="hex-') == changes.count('id="isle-card-') == 1
    for part in ("form", "whom", "isle-none", "refused", "send", "foot"):
        assert f'id="{part}"' in changes
    assert "Take back" in changes


def test_the_form_of_the_changes_answers_the_next_question(tablet: Tablet) -> None:
    first, second = islands(tablet)[3:5]
    send_a_ship(tablet, first)
    send_a_ship(tablet, second)
    assert tablet.status == 200
    assert "Take back" in tablet.page
    assert tablet.page.count('name="move" value="{&quot;do&quot;:&quot;TakeBack') == 2


def test_a_browser_that_does_not_say_what_it_shows_gets_the_screen(tablet: Tablet) -> None:
    page = send_a_ship(tablet, islands(tablet)[3], **{"X-Shows": "other"})
    assert 'id="game"' in page
    assert "HX-Reswap" not in tablet.answer.headers


def test_a_refusal_brings_the_whole_screen_with_its_reason(tablet: Tablet) -> None:
    page = send_a_ship(tablet, "nowhere")
    assert tablet.status == 422
    assert 'id="game"' in page
    assert 'role="alert"' in page


def test_if_more_has_happened_since_the_question_the_whole_screen_comes(
    tablet: Tablet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others may move while a question stays: what they did must not be left out."""
    monkeypatch.setattr("games.web.pages.moves.answer_of", lambda request, acting: Answer(0, "key"))
    monkeypatch.setattr("games.play.moving.is_new", lambda *_: True)
    assert 'id="game"' in send_a_ship(tablet, islands(tablet)[3])
