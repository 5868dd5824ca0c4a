"""What the pages of Chasseurs de Légendes can show: tables laid card by card."""

from typing import Any

from playwright.sync_api import Page

from games.engine.structs import Seat
from games.models import Game
from games.rulesets.chasseurs.state import Chasseurs
from tests.browser.hands import choose, hand_over, kind, lift, sit_down
from tests.play.table import first, laid, say
from tests.rulesets.chasseurs.table import front
from tests.rulesets.chasseurs.table import table as cards_laid

BEFORE = "swap_portal peek_character two_for_diamond"


def laid_out(page: Page, state: Chasseurs) -> Game:
    """These cards on a table of that many players."""
    game = sit_down(page, seats=len(state.fronts), slug="chasseurs", start="0")
    laid(game, state)
    page.reload()
    return game


def rich_table(**changes: Any) -> Chasseurs:
    """A full portal, long lists of payments, everything that can be done besides."""
    mine = front("2 3 4 5 6 8", portal="winged_monkey red_riding_hood", diamonds=2, carried="5 ?", can=BEFORE)
    others = [front("1 1", portal="wisp_36 lion"), front("7", portal="hansel_gretel"), front(), front("3 3*")]
    return cards_laid(mine, *others, **changes)


def table(page: Page) -> None:
    laid_out(page, rich_table())


def private(page: Page) -> None:
    table(page)
    hand_over(page)
    lift(page)


def theft(page: Page) -> None:
    """The Fairy looks into a hand."""
    state = cards_laid(front("5 6 7", portal="fairy"), front("8 8 1"), front("2"))
    laid_out(page, state)
    hand_over(page)
    lift(page)
    choose(page, kind("Activate"))
    choose(page, kind("Rob"))


def limit(page: Page) -> None:
    laid_out(page, cards_laid(front("1 2 3 4 5 6 7"), front(), actions=1))
    hand_over(page)
    lift(page)
    choose(page, kind("Sweep"))


def end(page: Page) -> None:
    """A tie that diamonds break."""
    a, b = "lion fairy_godmother fairy_godmother", "giant giant giant barbarian cerberus"
    fronts = front(activated=a, diamonds=1), front(activated=b, diamonds=2), front(diamonds=3)
    state = cards_laid(*fronts, turn=Seat(2), round=8, final_round=8, scored=(9, 13, 0))
    game = laid_out(page, state)
    say(game, Seat(2), first(game, Seat(2), "Done"))
    page.reload()
