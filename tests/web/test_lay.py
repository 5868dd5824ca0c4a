"""Islands laid by hand, on a browser without JavaScript: taps are buttons of one form."""

import re
from html import unescape

import msgspec
import pytest

from games.engine.rng import Rng
from games.models import Game
from games.play.handing import new_device
from games.rulesets import SHELF
from games.rulesets.guardians.archipelago import LAYOUT, laid
from games.web.cookies import DEVICE
from games.web.layout import moved, next_to, read, sea, spread_out, written
from tests.fifth_game import RULESET as THIMBLES
from tests.play.table import lobby
from tests.web.tablet import Tablet, attribute

pytestmark = pytest.mark.django_db

CARRIED = ("layout", "before", "picked")


def editor(**options: str) -> tuple[Tablet, Game]:
    tablet = Tablet()
    game = tablet.open_lobby(**options)
    tablet.get(f"{tablet.address}lay")
    return tablet, game


def carried(tablet: Tablet) -> dict[str, str]:
    return {name: attribute(tablet.page, name) for name in CARRIED}


def tap(tablet: Tablet, **button: str) -> str:
    return tablet.do("lay", **{**carried(tablet), **button})


def layout(tablet: Tablet) -> dict[str, tuple[int, int]]:
    text = attribute(tablet.page, "layout")
    return read(text, [part.partition(".")[0] for part in text.split()])


def at(tablet: Tablet, piece: str) -> str:
    x, row = layout(tablet)[piece]
    return f"{x}.{row}"


def empty(tablet: Tablet) -> list[str]:
    return re.findall(r'class="lay-spot" name="at" value="([^"]*)"', tablet.page)


def kept(game: Game) -> dict[str, object]:
    game.refresh_from_db()
    options = msgspec.json.decode(game.options)
    assert isinstance(options, dict)
    return options


def test_choosing_by_hand_leads_to_the_sea_with_every_island() -> None:
    tablet = Tablet()
    tablet.open_lobby(option_archipelago="own")
    assert tablet.answer.redirect_chain[-1][0].endswith("/lay")
    assert tablet.page.count('class="lay-tile"') == 24
    assert tablet.page.count("guardians/island-") == 24
    assert "touches at least two others" in tablet.page


def test_a_tile_goes_to_an_empty_spot_by_two_taps() -> None:
    tablet, _game = editor()
    before, goal = layout(tablet), empty(tablet)[0]
    tap(tablet, at=at(tablet, "skull"))
    assert "is in hand." in tablet.page
    assert 'data-piece="skull"' in tablet.page.partition('aria-pressed="true"')[0].rpartition("<button")[2]
    tap(tablet, at=goal)
    assert at(tablet, "skull") == goal
    assert {name: place for name, place in layout(tablet).items() if name != "skull"} == {
        name: place for name, place in before.items() if name != "skull"
    }
    assert attribute(tablet.page, "picked") == ""


def test_a_tile_is_swapped_with_another_and_the_page_says_what_lies_next_to_it() -> None:
    tablet, _game = editor()
    skull, honey = at(tablet, "skull"), at(tablet, "honey")
    tap(tablet, at=skull)
    tap(tablet, at=honey)
    assert (at(tablet, "skull"), at(tablet, "honey")) == (honey, skull)
    assert "lies next to:" in tablet.page
    tap(tablet, do="back")
    assert (at(tablet, "skull"), at(tablet, "honey")) == (skull, honey)


def test_the_same_tile_twice_puts_it_back() -> None:
    tablet, _game = editor()
    before = layout(tablet)
    tap(tablet, at=at(tablet, "skull"))
    tap(tablet, at=at(tablet, "skull"))
    assert layout(tablet) == before
    assert attribute(tablet.page, "picked") == ""


def test_a_shape_to_start_from_and_other_islands_on_the_same_spots() -> None:
    tablet, _game = editor()
    tap(tablet, shape="ring")
    ring = layout(tablet)
    tap(tablet, do="mix")
    assert set(layout(tablet).values()) == set(ring.values())
    assert layout(tablet) != ring
    tap(tablet, shape="random")
    assert "Not right yet" not in tablet.page


def test_nothing_is_kept_before_it_is_said_and_then_it_is_dealt_like_that() -> None:
    tablet, game = editor()
    tap(tablet, shape="ring")
    assert kept(game)["archipelago"] == "tall"
    laid = layout(tablet)
    tap(tablet, do="keep")
    assert tablet.answer.redirect_chain[-1][0] == tablet.address
    assert "Laid by hand" in tablet.page
    assert kept(game)["archipelago"] == "own"
    tablet.get(f"{tablet.address}lay")
    assert layout(tablet) == laid
    tablet.do("change", **tablet.form(option_archipelago="own", name_1="Bobby"))
    assert tablet.answer.redirect_chain[-1][0] == tablet.address
    assert kept(game)["tiles"]
    tablet.do("deal")
    game.refresh_from_db()
    assert msgspec.json.decode(game.start)["archipelago"] == kept(game)["tiles"]


def lonely_corner(tablet: Tablet) -> str:
    """A spot in a corner of the sea, far from everything."""
    return empty(tablet)[0]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "touches too few other islands: "), ("fr", "touche trop peu d'autres îles"), ("nl", "raakt te weinig")],
)
def test_a_lonely_island_is_refused_named_and_marked(language: str, sentence: str) -> None:
    """R3, scenario 15."""
    tablet, game = editor()
    tap(tablet, shape="wide")
    fields = carried(tablet)
    tablet.client.defaults["HTTP_ACCEPT_LANGUAGE"] = language
    corner = lonely_corner(tablet)
    tablet.do("lay", **{**fields, "picked": "skull", "at": corner})
    tap(tablet, do="keep")
    assert tablet.status == 422
    assert 'role="alert"' in tablet.page
    assert sentence in unescape(tablet.page)
    assert "#R3" in tablet.page
    marked = re.findall(r'lay-wrong"[^>]*><button[^>]*data-piece="(\w+)"', tablet.page)
    assert "skull" in marked
    assert at(tablet, "skull") == corner
    assert kept(game)["archipelago"] == "tall"


def test_the_sea_has_an_end() -> None:
    tablet, _game = editor()
    before = layout(tablet)
    tap(tablet, picked="skull", at="13.0")
    assert tablet.status == 422
    assert "The sea ends there" in tablet.page
    assert layout(tablet) == before


@pytest.mark.parametrize(
    "broken", [{"layout": ""}, {"layout": "skull.1.1"}, {"picked": "atlantis"}, {"at": "x"}, {"do": "", "layout": "a"}]
)
def test_what_no_page_of_ours_sends_is_not_read(broken: dict[str, str]) -> None:
    tablet, game = editor()
    tap(tablet, **{"at": "0.0", **broken})
    assert tablet.status == 400
    assert kept(game)["tiles"] == []


def test_two_islands_on_one_spot_are_refused() -> None:
    tablet, _game = editor()
    lying = layout(tablet)
    tap(tablet, layout=written(lying | {"skull": lying["honey"]}), do="keep")
    assert tablet.status == 422


def test_after_the_deal_nothing_is_laid_any_more() -> None:
    tablet, game = editor()
    fields = carried(tablet)
    tablet.do("deal")
    tablet.get(f"{tablet.address}lay")
    assert tablet.answer.redirect_chain[-1][0] == tablet.address
    tablet.do("lay", **fields, do="keep")
    assert kept(game)["archipelago"] == "tall"


def test_another_device_lays_nothing() -> None:
    tablet, game = editor()
    stranger = Tablet()
    stranger.post(f"{tablet.address}lay", **carried(tablet), do="keep")
    assert stranger.status == 403
    assert kept(game)["archipelago"] == "tall"


def test_a_game_with_nothing_to_lay_has_no_such_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "thimbles", THIMBLES)
    tablet, device = Tablet(), new_device()
    tablet.client.cookies[DEVICE] = device[1]
    game = lobby(device=device[0], slug="thimbles")
    tablet.get(f"/game/{game.address}/lay")
    assert tablet.status == 404


def test_the_set_up_form_shows_every_shape() -> None:
    page = Tablet().get("/new/guardians")
    assert page.count('class="lay-thumb"') == 9
    assert page.count('name="option_archipelago"') == 9


def test_a_layout_is_written_and_read_and_moves_both_ways() -> None:
    for shape in LAYOUT.shapes:
        lying = spread_out(laid(shape, Rng(shape))[0])
        assert read(written(lying), LAYOUT.pieces) == lying
        assert len(sea(lying, LAYOUT)) == 54
        assert not any(cell.wrong for cell in sea(lying, LAYOUT))
        one, two = list(lying)[:2]
        assert moved(moved(lying, one, lying[two]), one, lying[one]) == lying
        assert all(one in next_to(lying, other) for other in next_to(lying, one))
