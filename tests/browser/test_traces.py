"""A turn leaves no trace of its secrets: not in addresses, not in the browser's memory, not in the server's log."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from games.engine.structs import Seat
from games.models import Game
from games.play.opened import opened
from games.web.screens import spelled
from tests.browser.hands import address, choose, click, hand_over, kind, lift, sit_down
from tests.browser.states import played
from tests.browser.traces import Traces, listening
from tests.play.table import who_acts

KINDS = ["address", "referrer", "title", "history", "storage", "console", "log"]


@pytest.fixture
def page(browser: Browser, base_url: str) -> Iterator[Page]:
    """Nothing is in its cache: every picture is asked for."""
    context = browser.new_context(base_url=base_url)
    yield context.new_page()
    context.close()


@pytest.fixture
def traces(page: Page) -> Iterator[Traces]:
    traces = Traces(page)
    with listening(traces.left["log"]):
        yield traces


def words_of(game: Game, seat: Seat, page: Page) -> list[str]:
    """How the secrets of a player's hand could be written down."""
    pile = opened(game).state.hands[seat]
    name = page.locator(".pile h2").inner_text()
    ids = [f'"{word}"' for word in (pile.location, pile.reward)] + [f"={pile.location}", f"={pile.reward}"]
    return [name, f"island-{pile.location}.", f"legend-{pile.reward}.", *ids]


def keys_of(page: Page, game: Game) -> list[str]:
    """Who has one of these is this device, or has it in hand."""
    cookies = [str(cookie["value"]) for cookie in page.context.cookies() if cookie["name"] != "language"]
    return [*cookies, game.reopening, spelled(game.reopening)]


def public_pictures(traces: Traces) -> set[str]:
    """What was asked for before the first curtain fell; in a log without the machine's name."""
    paths = {"/" + url.split("/", 3)[3] for url in traces.left["address"]}
    return {path for path in paths if path.startswith("/static/")}


def lifted(page: Page, game: Game, words: list[str]) -> None:
    seat = who_acts(game)
    hand_over(page)
    words += keys_of(page, game)
    lift(page)
    words += words_of(game, seat, page) + keys_of(page, game)


def a_whole_turn(page: Page, traces: Traces) -> tuple[Game, list[str], set[str]]:
    """A hint, with a slip; then a ship. Everything somebody might look at is looked at."""
    game, words = sit_down(page, start="1"), ["seeks"]
    traces.look()
    public = public_pictures(traces)
    lifted(page, game, words)
    traces.look()
    click(page, page.locator(".point-screen .btn--go"))  # nothing is chosen: refused
    choose(page, kind("Point"))
    choose(page, kind("Done"))
    traces.look()
    game = Game.objects.get(pk=game.pk)
    played(page, game, until=lambda game: game.version >= 7)
    lifted(page, game, words)
    choose(page, kind("Sail"))
    traces.look()
    choose(page, kind("Done"))
    for path in ("log", "about"):
        page.goto(f"{address(game)}{path}")
        traces.look()
    return game, words, public


def test_a_whole_turn_leaves_no_trace_of_its_secrets(page: Page, traces: Traces) -> None:
    _game, words, public = a_whole_turn(page, traces)
    assert traces.found(words, public) == {}
    assert {kind for kind, lines in traces.left.items() if lines} >= set(KINDS) - {"console"}
    assert any('"POST /game/' in line for line in traces.left["log"]), "the access log is on"
    looked = sum(len(lines) for lines in traces.left.values())
    print(f"traces: {looked} of {len(traces.left)} kinds, {len(words)} secret words, 0 found")


def test_a_secret_that_leaves_traces_is_found_in_each(page: Page, traces: Traces) -> None:
    """The control."""
    game, words = sit_down(page, start="1"), ["seeks"]
    traces.look()
    public = public_pictures(traces)
    lifted(page, game, words)
    page.evaluate(
        """async (secret) => {
            document.title = secret;
            localStorage.setItem("last", secret);
            console.log(secret);
            history.pushState(null, "", `?isle=${encodeURIComponent(secret)}`);
            await fetch(`/reopen?code=${encodeURIComponent(secret)}`);
        }""",
        words[-1],
    )
    traces.look()
    assert sorted(traces.found(words, public)) == sorted(KINDS)
