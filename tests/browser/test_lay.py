"""Laying islands with a keyboard alone, with a mouse, with a finger, and with two taps."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.hands import address, sit_down


@pytest.fixture
def sea(page: Page) -> Page:
    game = sit_down(page, deal=False, archipelago="wide")
    page.goto(f"{address(game)}lay")
    page.locator("body.lay-live").wait_for()
    return page


@pytest.fixture
def finger(browser: Browser, base_url: str) -> Iterator[Page]:
    context = browser.new_context(base_url=base_url, viewport={"width": 390, "height": 844}, has_touch=True)
    page = context.new_page()
    game = sit_down(page, deal=False, archipelago="wide")
    page.goto(f"{address(game)}lay")
    page.locator("body.lay-live").wait_for()
    yield page
    context.close()


def tiles(page: Page) -> Locator:
    return page.locator(".lay-tile")


def piece_at(page: Page, spot: str) -> str | None:
    return page.locator(f"[name=at][value='{spot}']").get_attribute("data-piece")


def in_focus(page: Page) -> str:
    return str(page.evaluate("document.activeElement.value"))


def middle(cell: Locator) -> tuple[float, float]:
    cell.page.locator(".lay-sea").evaluate("sea => sea.scrollIntoView({block: 'center', behavior: 'instant'})")
    box = cell.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def free_spot(page: Page) -> Locator:
    return page.locator(".lay-spot").last


def test_by_keyboard_alone(sea: Page) -> None:
    while not sea.evaluate("document.activeElement.classList.contains('lay-tile')"):
        sea.keyboard.press("Tab")
    start = in_focus(sea)
    piece = piece_at(sea, start)
    sea.keyboard.press("Enter")
    assert tiles(sea).and_(sea.locator("[aria-pressed=true]")).get_attribute("data-piece") == piece
    assert "is in hand" in sea.locator("#lay-said").inner_text()
    sea.keyboard.press("Escape")
    assert sea.locator("[aria-pressed=true]").count() == 0
    sea.keyboard.press("Space")
    sea.keyboard.press("e")
    goal = in_focus(sea)
    assert piece_at(sea, goal) is None
    sea.keyboard.press("Enter")
    expect(sea.locator(f"[value='{goal}'][data-piece='{piece}']")).to_be_focused()
    assert "lies next to" in sea.locator("#lay-said").inner_text()
    for there, back in (("ArrowDown", "ArrowUp"), ("ArrowRight", "ArrowLeft"), ("c", "q"), ("z", "e")):
        sea.keyboard.press(there)
        assert in_focus(sea) != goal
        sea.keyboard.press(back)
        assert in_focus(sea) == goal
    by_key(sea, "Keep this layout")
    expect(sea.get_by_role("alert")).to_be_focused()
    by_key(sea, "Take back")  # what was refused is not lost, but it can be undone
    sea.locator(f"[value='{start}'][data-piece='{piece}']").wait_for()
    by_key(sea, "Keep this layout")
    sea.wait_for_url("**/game/*/")


def by_key(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).focus()
    page.keyboard.press("Enter")


def test_a_tile_is_dragged_to_the_sea_and_onto_another(sea: Page) -> None:
    tile, spot = tiles(sea).first, free_spot(sea)
    piece, goal = tile.get_attribute("data-piece"), spot.get_attribute("value")
    drag(sea, tile, spot)
    expect(sea.locator(f"[value='{goal}'][data-piece='{piece}']")).to_be_focused()
    one, two = (tiles(sea).nth(i).get_attribute("data-piece") for i in (3, 8))
    drag(sea, tiles(sea).nth(3), tiles(sea).nth(8))
    expect(tiles(sea).nth(8)).to_have_attribute("data-piece", str(one))
    assert tiles(sea).nth(3).get_attribute("data-piece") == two


def drag(page: Page, tile: Locator, to: Locator) -> None:
    page.mouse.move(*middle(tile))
    page.mouse.down()
    page.mouse.move(*middle(to), steps=6)
    assert page.locator(".lay-ghost").count() == 1
    page.mouse.up()
    assert page.locator(".lay-ghost").count() == 0


def test_a_tile_dropped_outside_goes_back(sea: Page) -> None:
    before = sea.locator("[name=layout]").get_attribute("value")
    sea.mouse.move(*middle(tiles(sea).first))
    sea.mouse.down()
    sea.mouse.move(5, 5, steps=4)
    sea.mouse.up()
    assert sea.locator("[name=layout]").get_attribute("value") == before
    assert sea.locator("[aria-pressed=true]").count() == 0


def test_two_taps_of_a_finger(finger: Page) -> None:
    piece = tiles(finger).first.get_attribute("data-piece")
    tiles(finger).first.tap()
    spot = free_spot(finger)
    goal = spot.get_attribute("value")
    spot.tap()
    expect(finger.locator(f"[value='{goal}'][data-piece='{piece}']")).to_be_focused()


def test_a_finger_that_rests_lifts_the_tile(finger: Page) -> None:
    piece, goal = tiles(finger).nth(9).get_attribute("data-piece"), free_spot(finger).get_attribute("value")
    start, end = middle(tiles(finger).nth(9)), middle(free_spot(finger))
    touch = finger.context.new_cdp_session(finger)

    def send(kind: str, *points: tuple[float, float]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    send("touchStart", start)
    finger.locator(".lay-ghost").wait_for()
    send("touchMove", end)
    send("touchEnd")
    expect(finger.locator(f"[value='{goal}'][data-piece='{piece}']")).to_be_visible()
