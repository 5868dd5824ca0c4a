"""However often a form is sent, its move is made once; what is refused is said in the page."""

import re
from collections.abc import Iterator

import pytest
from django.http import HttpRequest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect

from games.engine.structs import Seat
from games.models import Game
from games.play import moving
from games.play.moving import Answer
from games.web.pages import moves
from tests.browser.hands import address, hand_over, lift, sit_down
from tests.play.table import key, planted

MOVED_ON = "The table has moved on"
MORE = "Hint 2 of 2"

ONLY_WITH = pytest.mark.parametrize("room", [True], ids=["script"], indirect=True)
ONLY_WITHOUT = pytest.mark.parametrize("room", [False], ids=["no-script"], indirect=True)


@pytest.fixture(params=[True, False], ids=["script", "no-script"])
def room(browser: Browser, base_url: str, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    context = browser.new_context(base_url=base_url, java_script_enabled=request.param)
    yield context
    context.close()


def two_hints_to_place(page: Page) -> Game:
    """Bob may point twice: a form sent twice could be two moves."""
    game = sit_down(page, start="1")
    planted(game, [{"hints": 2}] * 3)
    game.players.filter(seat=1).update(asked=game.version)
    page.reload()
    pointing(page)
    return game


def pointing(page: Page) -> Locator:
    if page.locator("form.hand").count():
        hand_over(page)
    lift(page)
    page.locator(".els label >> visible=true").first.click()
    expect(page.locator("#pointed .lens" if scripted(page) else ".els input:checked")).to_have_count(1)
    return place(page)


def scripted(page: Page) -> bool:
    return bool(page.evaluate("'htmx' in window"))


def place(page: Page) -> Locator:
    return page.locator(".point-screen .btn--go")


def hints(game: Game) -> int:
    return game.moves.filter(seat=1, back_to=None).count()


def without_the_key_check(monkeypatch: pytest.MonkeyPatch) -> None:
    """A site that takes every form for a new one."""

    def taken_for_new(request: HttpRequest, acting: Seat) -> Answer:
        return Answer(int(request.POST["asked"]), key())

    monkeypatch.setattr(moves, "answer_of", taken_for_new)
    monkeypatch.setattr(moving, "is_new", lambda *_: True)


def lost_once(page: Page) -> list[str]:
    """The server does it, and nobody hears of it."""
    lost: list[str] = []

    def lose(route: Route) -> None:
        if lost:
            route.continue_()
            return
        route.fetch(max_redirects=0)
        lost.append(route.request.url)
        route.abort("connectionreset")

    page.route("**/move", lose)
    return lost


def sent_and_lost_and_sent_again(page: Page) -> None:
    lost, script = lost_once(page), scripted(page)
    place(page).click()
    if script:
        expect(page.locator("#offline")).to_be_visible()
        place(page).click()
        expect(page.locator("#offline")).to_be_hidden()
    else:
        expect(page).to_have_url(re.compile("^chrome-error:"))
        page.reload()
    assert len(lost) == 1
    expect(page.locator(".say").first).to_be_visible()


def sent_in_two_tabs(page: Page) -> Page:
    """The very same form, key and all."""
    page.locator("#ask").evaluate("form => { form.target = '_blank' }")
    with page.context.expect_page() as opened:
        page.locator("#ask").evaluate("form => form.submit()")
    opened.value.wait_for_load_state()
    with page.context.expect_page() as again:
        page.locator("#ask").evaluate("form => form.submit()")
    again.value.wait_for_load_state()
    return again.value


def test_a_double_click_is_one_move(room: BrowserContext) -> None:
    page = room.new_page()
    game = two_hints_to_place(page)
    place(page).dblclick()
    expect(page.get_by_text(MORE)).to_be_visible()
    assert hints(game) == 1
    print("one move: double click")


def test_an_answer_lost_on_its_way_and_sent_again_is_one_move(room: BrowserContext) -> None:
    page = room.new_page()
    game = two_hints_to_place(page)
    sent_and_lost_and_sent_again(page)
    expect(page.get_by_text(MORE)).to_be_visible()
    assert hints(game) == 1
    print("one move: lost answer")


@ONLY_WITHOUT
def test_the_same_form_in_two_tabs_is_one_move(room: BrowserContext) -> None:
    page = room.new_page()
    game = two_hints_to_place(page)
    expect(sent_in_two_tabs(page).get_by_text(MORE)).to_be_visible()
    assert hints(game) == 1
    print("one move: two tabs")


def test_a_page_that_is_behind_in_a_second_tab_is_told_so(room: BrowserContext) -> None:
    page = room.new_page()
    game = two_hints_to_place(page)
    second = room.new_page()  # with a script a second window: a tab behind would be blank
    second.goto(address(game))
    pointing(second).click()
    expect(second.get_by_text(MORE)).to_be_visible()
    page.bring_to_front()
    place(page).click()
    expect(page.get_by_role("alert").filter(has_text=MOVED_ON)).to_be_visible()
    assert hints(game) == 1
    print("one move: stale page")


@ONLY_WITH
def test_without_the_key_check_a_lost_answer_would_be_two_moves(
    room: BrowserContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The control."""
    without_the_key_check(monkeypatch)
    page = room.new_page()
    game = two_hints_to_place(page)
    sent_and_lost_and_sent_again(page)
    assert hints(game) == 2


@ONLY_WITHOUT
def test_without_the_key_check_two_tabs_would_be_two_moves(
    room: BrowserContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_the_key_check(monkeypatch)
    page = room.new_page()
    game = two_hints_to_place(page)
    sent_in_two_tabs(page)
    assert hints(game) == 2
