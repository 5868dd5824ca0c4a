"""Whole games in the plain skin, with and without JavaScript, from the shelf to the rematch."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from games.engine.rng import Rng
from games.models import Game
from games.play.opened import opened
from games.rulesets import SHELF
from tests.browser.hands import choose, click, is_over, knowing, leave_the_theatre, lift, play_on
from tests.fifth_game import RULESET
from tests.play.table import as_a_house_player, replayed

WITH, WITHOUT = True, False


@pytest.fixture(params=[WITH, WITHOUT], ids=["with-javascript", "without-javascript"])
def tablet(request: pytest.FixtureRequest, browser: Browser, base_url: str) -> Iterator[Page]:
    size = {"width": 820, "height": 1180}
    context = browser.new_context(base_url=base_url, java_script_enabled=request.param, viewport=size, locale="en")  # type: ignore[arg-type]
    context.set_default_timeout(10_000)
    yield context.new_page()
    context.close()


def set_up(page: Page, game: str, names: list[str], option: str = "") -> Game:
    page.goto("/")
    page.get_by_role("link", name=f"New game: {game}").click()
    for row, name in enumerate(names):
        page.get_by_label("Name", exact=True).nth(row).fill(name)
    if option:
        page.get_by_label(option).check()
    page.get_by_role("button", name="Open the lobby").click()
    expect(page.get_by_text("Nothing is dealt yet")).to_be_visible()
    for name in names:
        expect(page.get_by_text(name, exact=True)).to_be_visible()
    page.get_by_role("button", name="Deal").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("The table waits for")
    page.wait_for_load_state("load")
    return Game.objects.get()


@pytest.mark.parametrize(
    ("tablet", "level", "coins"),
    [(WITHOUT, "1 · The Watchers", 12), (WITH, "3 · The Guardians", 20)],
    ids=["without-javascript", "with-javascript"],
    indirect=["tablet"],
)
def test_a_game_of_guardians_is_played_to_its_end(tablet: Page, level: str, coins: int) -> None:
    names = ["Ana", "Wilhelmina-Josephine", "Noé"]
    game = set_up(tablet, "Guardians of Legends", names, level)
    chooser = knowing(game)
    for _ in range(600):
        if is_over(tablet):
            break
        play_on(tablet, chooser)
    leave_the_theatre(tablet)
    game.refresh_from_db()
    winners = [player.name for player in game.players.all() if player.won]
    assert max(player.points or 0 for player in game.players.all()) >= coins
    expect(tablet.get_by_role("heading", level=1)).to_contain_text(winners[0])
    expect(tablet.get_by_text("The game is over. First with")).to_be_visible()
    assert replayed(game) == opened(game).state
    tablet.get_by_role("button", name="Same players, new game").click()
    expect(tablet.get_by_text("Nothing is dealt yet")).to_be_visible()
    assert Game.objects.count() == 2


def test_a_game_of_chasseurs_is_played_to_its_end(tablet: Page) -> None:
    game = set_up(tablet, "Chasseurs de Légendes", ["Ana", "Noé"])
    chance = Rng("table")

    def collecting(_moves: list[str]) -> str:
        nonlocal chance
        game.refresh_from_db()
        chance = Rng(chance.seed, chance.count + 1)
        return as_a_house_player(game, "collector", chance)

    while not is_over(tablet):
        play_on(tablet, collecting)
    game.refresh_from_db()
    assert max(player.points or 0 for player in game.players.all()) >= 12
    assert [row.number for row in game.rounds.all()] == list(range(1, game.rounds.count() + 1))
    expect(tablet.get_by_text("The game is over. Most power")).to_be_visible()
    assert replayed(game) == opened(game).state


def test_a_fifth_game_is_one_folder_and_one_line(tablet: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, RULESET.slug, RULESET)
    game = set_up(tablet, "Thimbles", ["Ana", "Noé"], "Two")
    while not is_over(tablet):
        play_on(tablet, lambda moves: moves[0])
    game.refresh_from_db()
    assert [row.number for row in game.rounds.all()] == [1, 2]
    expect(tablet.get_by_role("heading", level=1)).to_have_text("Ana and Noé win together")


def test_a_game_survives_a_closed_browser_and_the_keyboard_is_enough(browser: Browser, base_url: str) -> None:
    context = browser.new_context(base_url=base_url, locale="en")
    page = context.new_page()
    game = set_up(page, "Guardians of Legends", ["Ana", "Bea", "Cleo"], "1 · The Watchers")
    cookies = [cookie for cookie in context.cookies() if cookie["name"] == "device"]
    context.close()
    reopened = browser.new_context(base_url=base_url, locale="en")
    reopened.add_cookies(cookies)  # type: ignore[arg-type]
    reopened.set_default_timeout(10_000)
    page = reopened.new_page()
    page.goto("/")
    by_keyboard(page, page.get_by_role("link", name="Ana, Bea and Cleo"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("The table waits for")
    by_keyboard(page, page.locator("form.hand button"))
    expect(page.locator(".curtain button.go")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    by_keyboard(page, page.locator(".els input >> visible=true").first, "Space")
    by_keyboard(page, page.locator(".point-screen .btn--go"))
    expect(page.get_by_role("button", name="Done")).to_be_visible()
    game.refresh_from_db()
    assert game.version == 2
    reopened.close()


def by_keyboard(page: Page, target: Locator, key: str = "Enter") -> None:
    """Tab until it is reached, then the key."""
    page.wait_for_load_state("load")
    wanted = target.element_handle()
    for _ in range(80):
        page.keyboard.press("Tab")
        if wanted.evaluate("it => it === document.activeElement"):
            page.keyboard.press(key)
            return
    raise AssertionError("the keyboard does not get there")


def test_the_screen_is_told_when_the_network_is_gone(page: Page) -> None:
    set_up(page, "Guardians of Legends", ["Ana", "Bea", "Cleo"], "1 · The Watchers")
    page.context.set_offline(True)
    page.locator("form.hand button").click()
    expect(page.get_by_text("No connection. Nothing is lost")).to_be_visible()
    page.context.set_offline(False)
    click(page, page.locator("form.hand button"))
    expect(page.get_by_text("No connection. Nothing is lost")).to_be_hidden()
    lift(page)
    choose(page, lambda moves: moves[0])
