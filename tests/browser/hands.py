"""Hands at a shared device: what people do with it, click by click, with and without JavaScript."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from games.models import Game
from games.play.handing import new_device
from games.web.cookies import DEVICE
from tests.play.table import dealt, in_a_hurry, lobby, of_kind

type Chooser = Callable[[list[str]], str]


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
    before = page.locator("#game").evaluate_handle(ANSWERED)
    button.click()
    page.wait_for_function("before => !before.isConnected", arg=before)


ANSWERED = "game => game.querySelector('[name=key]') ?? game"  # every answer brings a form with a key of its own


def hand_over(page: Page) -> None:
    click(page, page.locator("form.hand button").first)


def lift(page: Page) -> None:
    click(page, page.locator(".curtain button.go"))


OFFERED = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const plain = all("button[name=move], input[type=radio][name=move], select[name=move] option").map((e) => e.value);
  const islands = all(".ships-screen [name=island]").map((e) => e.value).filter(Boolean);
  const seeks = document.querySelector("[value=Sail]") ? all("[name=seeks]").map((e) => Number(e.value)) : [];
  const ships = islands.flatMap((island) => seeks.map((s) => JSON.stringify({ do: "Sail", island, seeks: s })));
  const at_sea = plain.filter((move) => move.includes("TakeBack")).map((move) => move.replace("TakeBack", "Sail"));
  return [...ships.filter((move) => !at_sea.includes(move)), ...plain.filter(Boolean)];
}"""


def choose(page: Page, chooser: Chooser) -> None:
    """As a hand would: a button, or what is ticked and then confirmed."""
    move = chooser(page.evaluate(OFFERED))
    deed = json.loads(move)
    if deed["do"] == "Sail":
        send_ship(page, deed["island"], deed["seeks"])
    elif deed["do"] in ("Point", "Shift"):
        point_at(page, move, deed["card"])
    elif deed["do"] in ("Light", "Carry"):
        page.locator("select[name=move]").select_option(move)
        click(page, page.locator("form:has(select[name=move]) button").first)
    else:
        press(page, move)


def press(page: Page, move: str) -> None:
    button = page.locator(f"button[name=move][value='{move}']").first
    if not button.is_visible():
        button.locator("xpath=ancestor::details/summary").click()
    click(page, button)


def point_at(page: Page, move: str, card: str) -> None:
    page.locator(f".thumb:has([value='{card}'])").click()
    page.locator(f".els label:has([value='{move}'])").click()
    click(page, page.locator(".point-screen .btn--go"))


def send_ship(page: Page, island: str, seeks: int) -> None:
    page.locator(f".seek label:has([value='{seeks}'])").click()
    page.locator(f".hex:has([value='{island}']) label").click()
    click(page, page.locator(".send .btn--go"))


def kind(*wanted: str) -> Chooser:
    return lambda moves: of_kind(moves, *wanted)


def play_on(page: Page, chooser: Chooser) -> None:
    """One click further, whatever the screen shows."""
    leave_the_theatre(page)
    if page.locator(".curtain").count():
        lift(page)
    elif page.locator("#ask").count():
        choose(page, chooser)
    else:
        hand_over(page)


def leave_the_theatre(page: Page) -> None:
    if page.locator(".theatre--on").count():
        page.locator("[data-all]").click()


def is_over(page: Page) -> bool:
    return page.locator("form[action$='/again']").count() > 0


def knowing(game: Game) -> Chooser:
    """A table in a hurry."""

    def chooser(moves: list[str]) -> str:
        game.refresh_from_db()
        return in_a_hurry(game, moves)

    return chooser
