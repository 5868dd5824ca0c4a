"""Hands at a shared device: what people do with it, click by click, with and without JavaScript."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from games.models import Game
from games.play.handing import new_device
from games.play.opened import opened
from games.web.cookies import DEVICE
from tests.play.table import dealt, lobby

type Chooser = Callable[[list[dict[str, Any]]], dict[str, Any]]


def bring_device(page: Page) -> Any:
    """This browser is a device now."""
    device, key = new_device()
    page.goto("/reopen")
    page.context.add_cookies([{"name": DEVICE, "value": key, "url": page.url}])
    return device


def sit_down(page: Page, *, deal: bool = True, seats: int = 3, slug: str = "guardians", **options: str) -> Game:
    device = bring_device(page)
    game = (dealt if deal else lobby)(seats, device, slug, **options)
    page.goto(address(game))
    return game


def address(game: Game) -> str:
    return f"/game/{game.address}/"


def click(page: Page, button: Locator) -> None:
    """A click that sends a form; done when its answer is on the screen."""
    page.wait_for_load_state("load")  # scripts have run, if there are any
    if not page.evaluate("'htmx' in window"):
        with page.expect_navigation():
            button.click()
        return
    screen = page.locator("#game").element_handle()
    button.click()
    page.wait_for_function("screen => !screen.isConnected", arg=screen)


def hand_over(page: Page) -> None:
    click(page, page.locator("form.hand button").first)


def lift(page: Page) -> None:
    click(page, page.locator(".curtain button.go"))


def offered(page: Page) -> list[dict[str, Any]]:
    values = page.locator("button[name=move]").evaluate_all("buttons => buttons.map(b => b.value)")
    return [json.loads(value) for value in values]


def choose(page: Page, chooser: Chooser) -> None:
    moves = offered(page)
    button = page.locator("button[name=move]").nth(moves.index(chooser(moves)))
    if not button.is_visible():
        button.locator("xpath=ancestor::details/summary").click()
    click(page, button)


def of_kind(*wanted: str) -> Chooser:
    return lambda moves: next(move for kind in wanted for move in moves if move["do"] == kind)


def play_on(page: Page, chooser: Chooser) -> None:
    """One click further, whatever the screen shows."""
    if page.locator(".curtain").count():
        lift(page)
    elif page.locator("#ask").count():
        choose(page, chooser)
    else:
        hand_over(page)


def is_over(page: Page) -> bool:
    return page.locator("form[action$='/again']").count() > 0


def knowing(game: Game) -> Chooser:
    """A table in a hurry: hints anywhere, and every ship goes where a guardian is."""

    def chooser(moves: list[dict[str, Any]]) -> dict[str, Any]:
        game.refresh_from_db()
        hands = opened(game).state.hands
        right = [
            move
            for move in moves
            if move["do"] == "Sail" and hands[move["seeks"]] and hands[move["seeks"]].location == move["island"]
        ]
        hint = [move for move in moves if move["do"] in ("Point", "Shift")]
        on = [move for move in moves if move["do"] in ("Done", "Pass", "Choose")]
        return (right or hint or on)[0]

    return chooser
