"""Every state a page can be in, once. Screenshots, axe, languages and dark mode run over this list."""

from collections.abc import Callable
from dataclasses import dataclass

from django.core.cache import cache
from playwright.sync_api import Page

from games.models import Game
from games.play.opened import opened
from games.play.opening import stop
from games.rulesets.guardians.state import Arrow
from games.web import limits
from tests.browser import chasseurs
from tests.browser.hands import address, bring_device, choose, click, hand_over, kind, lift, sit_down
from tests.play.table import answers, first, in_a_hurry, planted, say, who_acts


@dataclass(frozen=True)
class PageState:
    name: str
    reach: Callable[[Page], None]  # from a browser that knows nothing


def at(path: str) -> Callable[[Page], None]:
    def reach(page: Page) -> None:
        page.goto(path)

    return reach


def home_with_games(page: Page) -> None:
    sit_down(page, seats=5, level="3")
    page.goto("/")


def setup_refused(page: Page) -> None:
    page.goto("/new/guardians")
    for row in range(2):
        page.locator(f"[name=name_{row}]").fill("Wilhelmina-Josephine")
    page.locator("main form button.go").click()
    page.locator(".errorlist").first.wait_for()


def in_lobby(page: Page) -> None:
    sit_down(page, deal=False, seats=5, level="4")


def laying(page: Page) -> None:
    game = sit_down(page, deal=False, archipelago="wide")
    page.goto(f"{address(game)}lay")
    page.locator("body.lay-live").wait_for()


def laying_refused(page: Page) -> None:
    laying(page)
    spot = page.locator(".lay-spot").first.get_attribute("value")
    page.locator(".lay-tile").nth(5).click()
    page.locator(".lay-spot").first.click()
    page.locator(f".lay-tile[value='{spot}']").wait_for()
    page.locator(".lay-foot button").click()
    page.locator(".lay-no").wait_for()


def on_the_table(page: Page) -> None:
    sit_down(page, seats=5)


def behind_the_curtain(page: Page) -> None:
    sit_down(page)
    hand_over(page)


def table_with_long_names(page: Page) -> None:
    game = sit_down(page, seats=5)
    for player in game.players.all():
        player.name = "MW" * 9 + str(player.seat)
        player.save()
    page.reload()


def curtain_with_long_name(page: Page) -> None:
    table_with_long_names(page)
    hand_over(page)


def private(page: Page, level: str = "1") -> Game:
    game = sit_down(page, level=level)
    hand_over(page)
    lift(page)
    return game


def hint(page: Page) -> None:
    private(page)


def hint_chosen(page: Page) -> None:
    private(page)
    page.locator(".els label >> visible=true").nth(1).click()
    page.locator("#pointed .lens").wait_for()


def hint_placed(page: Page) -> None:
    private(page)
    choose(page, kind("Point"))


def minute_running(page: Page) -> None:
    private(page, level="4")


def ships(page: Page) -> None:
    lap_of_ships(page)
    hand_over(page)
    lift(page)


def island_open(page: Page) -> None:
    ships(page)
    page.locator(".hex label").nth(5).click()
    page.locator(".star").locator("visible=true").click()


def ship_sent(page: Page) -> None:
    ships(page)
    choose(page, kind("Sail"))


def table_with_islands(page: Page) -> None:
    lap_of_ships(page)
    page.locator("label:has(#tab-isles)").click()


def arrows_all_placed(page: Page) -> None:
    """An empty reserve: one of the four arrows is moved."""
    game = sit_down(page)
    card = opened(game).state.lying[0]
    arrows = tuple(Arrow(card, 2000 + 1500 * i, 5000, 0) for i in range(4))
    planted(game, [{"arrows": arrows}] * 3)
    hand_over(page)
    lift(page)


def theatre(page: Page) -> None:
    found_round(page, sit_down(page, seats=5))


def theatre_paid(page: Page) -> None:
    theatre(page)
    while not page.locator(".beat--pay.beat--now").count():
        page.locator("[data-on]").click()


def theatre_over(page: Page) -> None:
    theatre(page)
    page.locator("[data-all]").click()


def result_sheet(page: Page) -> None:
    theatre_over(page)
    hand_over(page)
    lift(page)
    page.locator(".result summary").click()


def found_round(page: Page, game: Game) -> Game:
    """Everybody is found in the first round."""
    while not game.rounds.exists():
        seat = who_acts(game)
        say(game, seat, in_a_hurry(game, answers(game, seat)))
    page.reload()
    return game


def lap_of_ships(page: Page) -> Game:
    return played(page, sit_down(page), until=lambda game: game.version >= 7)


def played(page: Page, game: Game, until: Callable[[Game], bool]) -> Game:
    """The table plays on without anybody sending a ship."""
    while not until(game):
        seat = who_acts(game)
        say(game, seat, first(game, seat, "Point", "Done"))
    page.reload()
    return game


def a_round_is_over(game: Game) -> bool:
    return game.rounds.exists()


def looking_again(page: Page) -> None:
    sit_down(page, start="1")
    page.locator("details.part summary").last.click()
    click(page, page.locator("details.part form[action$='/hand'] button").first)
    lift(page)


def refused(page: Page) -> None:
    private(page)
    page.locator(".els label >> visible=true").first.click()
    page.locator(".els input:checked").evaluate("""b => { b.value = '{"do":"Done"}' }""")
    click(page, page.locator(".point-screen .btn--go"))


def stale(page: Page) -> None:
    private(page)
    page.locator("input[name=asked]").first.evaluate("i => { i.value = '999' }")
    page.locator(".els label >> visible=true").first.click()
    click(page, page.locator(".point-screen .btn--go"))


def round_told(page: Page) -> None:
    played(page, sit_down(page, level="3"), a_round_is_over)


def council(page: Page) -> None:
    """Powers lie before everybody."""
    game = sit_down(page, level="3")
    planted(game, [{"kept": ("trident", "wand")}] * 3)
    played(page, game, a_round_is_over)


def ended(page: Page) -> None:
    """A tie that legend coins break."""
    game = sit_down(page, seats=5)
    purses = ((9, 3), (8, 4), (0, 0), (12, 0), (3, 3))
    planted(game, [{"gold": gold, "legend": legend} for gold, legend in purses])
    played(page, game, a_round_is_over)


def stopped(page: Page) -> None:
    game = sit_down(page)
    stop(game)
    page.reload()


def log(page: Page) -> None:
    page.goto(f"{address(lap_of_ships(page))}log")


def about(page: Page) -> None:
    page.goto(f"{address(sit_down(page))}about")
    for summary in page.locator("details summary").all():
        summary.click()


def wrong_code(page: Page) -> None:
    bring_device(page)
    page.locator("#code").fill("WRNG-CODE")
    page.locator("main form button.go").click()
    page.locator("#code-error").wait_for()


def too_many_tries(page: Page) -> None:
    cache.set("tries:reopen:127.0.0.1", limits.TRIES)
    page.goto("/reopen")
    page.locator("#code").fill("WRNG-CODE")
    page.locator("main form button.go").click()


def on_another_device(page: Page) -> None:
    game = sit_down(page)
    page.context.clear_cookies()
    page.goto(address(game))


def no_cookies(page: Page) -> None:
    page.goto("/reopen")
    page.context.clear_cookies()
    page.locator("#code").fill("x")
    page.locator("main form button.go").click()


def offline(page: Page) -> None:
    sit_down(page)
    page.context.set_offline(True)
    page.wait_for_load_state("load")
    page.locator("form.hand button").first.click()
    page.locator("#offline:visible").wait_for()


STATES = [
    PageState("home", at("/")),
    PageState("home-with-games", home_with_games),
    PageState("setup", at("/new/guardians")),
    PageState("setup-refused", setup_refused),
    PageState("lobby", in_lobby),
    PageState("lay", laying),
    PageState("lay-refused", laying_refused),
    PageState("table", on_the_table),
    PageState("table-islands", table_with_islands),
    PageState("table-long-names", table_with_long_names),
    PageState("curtain", behind_the_curtain),
    PageState("curtain-long-name", curtain_with_long_name),
    PageState("private-hint", hint),
    PageState("private-hint-chosen", hint_chosen),
    PageState("private-hint-placed", hint_placed),
    PageState("private-arrow-moved", arrows_all_placed),
    PageState("private-minute", minute_running),
    PageState("private-ships", ships),
    PageState("private-island", island_open),
    PageState("private-ship-sent", ship_sent),
    PageState("private-result-sheet", result_sheet),
    PageState("theatre", theatre),
    PageState("theatre-paid", theatre_paid),
    PageState("theatre-over", theatre_over),
    PageState("private-looking-again", looking_again),
    PageState("private-refused", refused),
    PageState("private-stale", stale),
    PageState("table-round-told", round_told),
    PageState("table-council", council),
    PageState("end-tie", ended),
    PageState("end-stopped", stopped),
    PageState("log", log),
    PageState("about", about),
    PageState("chasseurs-setup", at("/new/chasseurs")),
    PageState("chasseurs-table", chasseurs.table),
    PageState("chasseurs-private", chasseurs.private),
    PageState("chasseurs-theft", chasseurs.theft),
    PageState("chasseurs-limit", chasseurs.limit),
    PageState("chasseurs-end-tie", chasseurs.end),
    PageState("chasseurs-rules", at("/rules/chasseurs")),
    PageState("chasseurs-first-round", at("/rules/chasseurs/first-round")),
    PageState("rules", at("/rules/guardians#R6")),
    PageState("first-round", at("/rules/guardians/first-round")),
    PageState("stopwatch", at("/stopwatch")),
    PageState("stopwatch-over", at("/stopwatch?seconds=60&left=0")),
    PageState("reopen", at("/reopen")),
    PageState("reopen-wrong-code", wrong_code),
    PageState("offline", offline),
    PageState("error-not-found", at("/nowhere/")),
    PageState("error-other-device", on_another_device),
    PageState("error-no-cookies", no_cookies),
    PageState("error-too-many-tries", too_many_tries),
]
