"""Fingers and keys on the designed screens: the tap on the picture, the draft, the shortlist, the theatre's pace."""

import json

from playwright.sync_api import Page, expect

from games.models import Game
from tests.browser.hands import click, hand_over, lift, sit_down
from tests.browser.states import found_round, lap_of_ships, ships
from tests.play.table import planted


def pointing(page: Page) -> Game:
    page.set_viewport_size({"width": 390, "height": 844})
    game = sit_down(page)
    hand_over(page)
    lift(page)
    return game


def tap(page: Page, x: float, y: float) -> None:
    picture = page.locator("[data-tap] >> visible=true")
    box = picture.bounding_box()
    assert box
    with page.expect_response("**/draft"):
        picture.click(position={"x": box["width"] * x, "y": box["height"] * y})
    expect(page.locator("#pointed .lens")).to_be_visible()


def spot(page: Page) -> dict[str, int]:
    return dict(json.loads(page.locator("[name=move]:checked").input_value()))


def last_deed(game: Game) -> dict[str, int]:
    move = game.moves.last()
    assert move
    return dict(json.loads(move.deed))


def test_a_tap_points_anywhere_and_is_placed_there(page: Page) -> None:
    game = pointing(page)
    tap(page, 0.25, 0.5)
    chosen = spot(page)
    assert abs(chosen["x"] - 2500) < 60
    assert abs(chosen["y"] - 5000) < 60
    expect(page.locator("[data-tip] .arrow >> visible=true")).to_have_count(1)
    click(page, page.locator(".point-screen .btn--go"))
    assert last_deed(game) == chosen


TIPS = """() => [...document.querySelectorAll(".panel--cards .postcard")].flatMap((card) => {
    const box = card.getBoundingClientRect();
    return [...card.querySelectorAll(".arrow image")].map((arrow) => {
        const drawn = arrow.getBoundingClientRect();
        const [, x, y] = arrow.getAttribute("transform").match(/-?[0-9]+/g).map(Number);
        return Math.hypot(
            (drawn.left + drawn.right) / 2 - box.left - (x / 960) * box.width,
            (drawn.top + drawn.bottom) / 2 - box.top - (y / 640) * box.height,
        );
    });
})"""


def test_every_arrow_on_the_table_lies_where_it_was_placed(page: Page) -> None:
    """Its tip is the middle of its picture; a new arrow, which is still landing, too."""
    lap_of_ships(page)
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState === 'finished')")
    away = page.evaluate(TIPS)
    assert len(away) == 3
    assert max(away) < 3
    page.evaluate("document.querySelectorAll('.arrow image').forEach((one) => one.setAttribute('x', -500))")
    assert max(page.evaluate(TIPS)) > 3, "the control: a misplaced arrow is seen"


def test_twice_as_large_is_twice_as_large(page: Page) -> None:
    pointing(page)
    picture = page.locator("[data-tap] >> visible=true")
    before = picture.bounding_box()
    page.locator(".zoom >> visible=true").click()
    after = picture.bounding_box()
    assert before
    assert after
    assert abs(after["width"] - 2 * before["width"]) < 2


def test_nothing_chosen_is_said(page: Page) -> None:
    pointing(page)
    click(page, page.locator(".point-screen .btn--go"))
    expect(page.get_by_role("alert").filter(has_text="Nothing is chosen yet")).to_be_visible()


def test_arrow_keys_move_the_arrow_by_a_percent(page: Page) -> None:
    pointing(page)
    tap(page, 0.5, 0.5)
    before = spot(page)
    page.locator(".pan >> visible=true").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Shift+ArrowDown")
    after = spot(page)
    assert (after["x"], after["y"]) == (before["x"] - 100, before["y"] + 500)


def test_a_reload_in_mid_turn_brings_the_spot_back_behind_the_curtain(page: Page) -> None:
    pointing(page)
    tap(page, 0.3, 0.6)
    chosen, words = spot(page), page.locator("#pointed").inner_text()
    page.reload()
    expect(page.locator("#pointed")).to_have_count(0)
    lift(page)
    assert spot(page) == chosen
    assert page.locator("#pointed").inner_text() == words


def test_a_finger_lies_on_four_islands_at_most(page: Page) -> None:
    ships(page)
    for i in (2, 5, 9, 12, 15):
        page.locator(f"#star-{i}").evaluate("box => box.click()")
    assert page.locator("[name=draft-star]:checked").count() == 4
    expect(page.locator(".short label >> visible=true")).to_have_count(4)


def test_escape_closes_the_island(page: Page) -> None:
    ships(page)
    page.locator(".hex label").nth(3).click()
    expect(page.locator(".isles")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".isles")).to_be_hidden()


def test_a_held_tile_shows_what_its_pieces_hide(page: Page) -> None:
    ships(page)
    tile = page.locator(".hex").nth(4)
    tile.hover()
    page.mouse.down()
    expect(tile).to_have_class("hex holding")
    page.mouse.up()
    expect(tile).to_have_class("hex")


def test_the_theatre_goes_at_the_tables_pace(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    found_round(page, sit_down(page))
    beats = page.locator(".beat >> visible=true")
    expect(beats).to_have_count(1)
    first = beats.inner_text()
    expect(page.locator(".rail")).to_be_hidden()
    page.locator("[data-on]").click()
    assert beats.inner_text() != first
    page.keyboard.press("ArrowLeft")
    assert beats.inner_text() == first
    page.locator("[data-all]").click()
    expect(beats).to_have_count(0)
    expect(page.locator(".summary")).to_be_visible()
    page.reload()
    expect(beats).to_have_count(0)  # seen once is enough
    expect(page.locator("[data-summary]")).not_to_have_attribute("open", "")


def test_the_last_round_is_played_on_the_stage_too(page: Page) -> None:
    game = sit_down(page)
    planted(game, [{"gold": 11}] * 3)
    found_round(page, game)
    expect(page.locator(".beat >> visible=true")).to_have_count(1)
    expect(page.locator(".hero-end")).to_be_hidden()
    page.locator("[data-all]").click()
    expect(page.locator(".hero-end")).to_be_visible()
