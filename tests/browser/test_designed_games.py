"""Whole games on a phone: by clicks, without a script, and with no hand but the keyboard (tablets: test_full_games)."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from games.models import Game
from games.play.opened import opened
from tests.browser.hands import ANSWERED, address, hand_over, is_over, knowing, play_on, sit_down

PHONE = {"width": 390, "height": 844}
ENOUGH = 500  # clicks: no game in a hurry takes more


@pytest.fixture
def by_hand(browser: Browser, base_url: str, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    size, script = request.param
    context = browser.new_context(base_url=base_url, viewport=size, java_script_enabled=script, reduced_motion="reduce")
    yield context
    for page in context.pages:
        page.wait_for_load_state("networkidle")  # a request cut off in the middle would leave its database open
    context.close()


def to_the_end(page: Page, game: Game) -> None:
    for _ in range(ENOUGH):
        if is_over(page):
            return
        play_on(page, knowing(game))
    pytest.fail("the game does not end")


@pytest.mark.parametrize(
    ("by_hand", "level"),
    [((PHONE, True), "1"), ((PHONE, True), "4"), ((PHONE, False), "1")],
    indirect=["by_hand"],
    ids=["phone-1", "phone-4", "no-script-1"],
)
def test_a_game_is_played_to_its_end(by_hand: BrowserContext, level: str) -> None:
    page = by_hand.new_page()
    game = sit_down(page, level=level)
    to_the_end(page, game)
    game.refresh_from_db()
    assert game.phase == Game.Phase.OVER
    assert game.rounds.count() >= 1


# --- keyboard only -------------------------------------------------------------------------------------------------


def press_until(page: Page, key: str, selector: str) -> None:
    for _ in range(120):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press(key)
    pytest.fail(f"{key} does not lead to {selector}")


def tab_to(page: Page, selector: str) -> None:
    press_until(page, "Tab", selector)


def pressed(page: Page, key: str) -> None:
    """A key that sends a form; done when its answer is on the screen."""
    before = page.locator("#game").evaluate_handle(ANSWERED)
    page.keyboard.press(key)
    page.wait_for_function("before => !before.isConnected", arg=before)


def place_hint(page: Page) -> None:
    tab_to(page, ".els input")
    page.keyboard.press("Space")
    page.locator("#pointed .lens").wait_for()
    tab_to(page, ".point-screen .btn--go")
    pressed(page, "Enter")


def send_ship(page: Page, island: str, seeks: int) -> None:
    tab_to(page, "[name=seeks]")
    press_until(page, "ArrowRight", f"[name=seeks][value='{seeks}']")
    walk_the_sea(page, island)
    page.keyboard.press("Enter")
    pressed(page, "Enter")


def walk_the_sea(page: Page, island: str) -> None:
    """Into the islands by Tab and arrow, then tile by tile to the one that is wanted."""
    tab_to(page, ".sea input")
    page.keyboard.press("ArrowRight")
    goal = page.evaluate(
        "island => ({...document.querySelector(`.hex [value=${island}]`).closest('.hex').dataset})", island
    )
    for _ in range(40):
        here = page.evaluate("({...document.activeElement.closest('.hex').dataset})")
        dx, dr = int(goal["x"]) - int(here["x"]), int(goal["r"]) - int(here["r"])
        if (dx, dr) == (0, 0):
            return
        page.keyboard.press(
            ("c" if dx > 0 else "z")
            if dr > 0
            else ("e" if dx > 0 else "q")
            if dr
            else ("ArrowRight" if dx > 0 else "ArrowLeft")
        )
    pytest.fail(f"no key leads to {island}")


def turn_by_keys(page: Page, game: Game) -> None:
    if page.locator(".theatre--on").count():
        tab_to(page, "[data-all]")
        page.keyboard.press("Enter")
    if page.locator(".curtain").count():
        tab_to(page, ".curtain button.go")
        pressed(page, "Enter")
    elif page.locator(".point-screen").count():
        place_hint(page)
    elif page.locator(".ships-screen [value=Sail]").count():
        deed = next_ship(game)
        if deed:
            send_ship(page, deed["island"], deed["seeks"])
        else:
            tab_to(page, ".ships-screen .done")
            pressed(page, "Enter")
    else:
        tab_to(page, ".ships-screen .done, #ask button[value*=Done], form.hand button")
        pressed(page, "Enter")


def next_ship(game: Game) -> dict[str, Any]:
    game.refresh_from_db()
    state = opened(game).state
    seat = state.queue[0]
    there = {(ship.island, ship.seeks) for ship in state.ships if ship.by == seat}
    for other, hand in enumerate(state.hands):
        if hand and other != seat and (hand.location, other) not in there:
            return {"island": hand.location, "seeks": other}
    return {}


def test_a_game_by_keyboard_alone(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    game = sit_down(page, level="2")
    for _ in range(ENOUGH):
        if is_over(page):
            return
        turn_by_keys(page, game)
    pytest.fail("the game does not end")


def test_keys_walk_the_islands_in_six_directions(page: Page) -> None:
    game = sit_down(page, archipelago="tall")
    page.goto(address(game))
    page.locator(".hex input").nth(8).focus()
    start = page.evaluate("({...document.activeElement.closest('.hex').dataset})")
    for key, dx, dr in [("ArrowRight", 2, 0), ("q", -1, -1), ("z", -1, 1)]:
        page.keyboard.press(key)
        here = page.evaluate("({...document.activeElement.closest('.hex').dataset})")
        assert (int(here["x"]) - int(start["x"]), int(here["r"]) - int(start["r"])) == (dx, dr)
        start = here


def test_without_lifting_nobody_sees_an_island(page: Page) -> None:
    """The control: the page of the table has no trace of a pile."""
    game = sit_down(page)
    hand = opened(game).state.hands[0]
    assert page.locator(".pile").count() == 0
    hand_over(page)
    assert hand.location not in page.content()
