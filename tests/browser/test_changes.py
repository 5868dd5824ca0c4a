"""A ship is sent: what has changed comes, and all else on the screen stays as it lies."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import choose, kind
from tests.browser.states import ships

GAME = "document.querySelector('#game')"


@pytest.fixture
def at_sea(page: Page) -> Page:
    """The islands lie before the player; one is on the shortlist."""
    ships(page)
    page.locator(".hex label").nth(5).click()
    page.locator(".star").locator("visible=true").click()
    page.locator("label[for=isle-none] >> visible=true").click()
    page.evaluate(f"{GAME}.mark = 'the same node'")
    return page


def test_a_ship_lands_and_the_shortlist_and_the_screen_stay(at_sea: Page) -> None:
    before = at_sea.locator(".hex .ships img").count()
    choose(at_sea, kind("Sail"))
    expect(at_sea.locator(".at-sea li")).to_have_count(1)
    assert at_sea.locator(".hex .ships img").count() == before + 1
    assert at_sea.evaluate(f"{GAME}.mark") == "the same node"
    assert at_sea.locator("[name=draft-star]:checked").count() == 1
    assert at_sea.locator(".hex input:checked").count() == 0, "the chosen island is put back"
    expect(at_sea.locator(".isle-card >> visible=true")).to_have_count(0)


def test_the_keyboard_and_the_reader_go_on_where_the_fleet_is_told(at_sea: Page) -> None:
    choose(at_sea, kind("Sail"))
    expect(at_sea.locator(".port b")).to_be_focused()
    assert "In port: 1 ship." in at_sea.locator(".port b").inner_text()


def test_a_ship_is_taken_back_and_another_sent(at_sea: Page) -> None:
    choose(at_sea, kind("Sail"))
    choose(at_sea, kind("TakeBack"))
    expect(at_sea.locator(".at-sea li")).to_have_count(0)
    choose(at_sea, kind("Sail"))
    choose(at_sea, kind("Sail"))
    expect(at_sea.locator(".at-sea li")).to_have_count(2)
    assert at_sea.evaluate(f"{GAME}.mark") == "the same node"
    choose(at_sea, kind("Done"))
    assert at_sea.evaluate(f"{GAME}.mark") is None, "then the screen is another one"


def test_a_target_stays_to_be_chosen(at_sea: Page) -> None:
    """Whoever has no ship looking for them yet is proposed next; one is always chosen."""
    first = at_sea.locator("[name=seeks]:checked").input_value()
    choose(at_sea, kind("Sail"))
    assert at_sea.locator("[name=seeks]:checked").count() == 1
    assert at_sea.locator("[name=seeks]:checked").input_value() != first
