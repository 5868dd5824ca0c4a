"""Secrets leave the screen with the player: a hidden tab, the Back button, a lost form."""

from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.browser.hands import address, choose, click, hand_over, kind, lift, sit_down

SECRET = "[data-secret]"
ONLY_FOR = " guards"  # said on a private page only


def hidden_and_back(page: Page) -> None:
    """Playwright's tabs are always in front: tell the page what the browser would."""
    page.evaluate(
        """() => {
            const told = (state) => {
                Object.defineProperty(document, "visibilityState", {value: state, configurable: true});
                document.dispatchEvent(new Event("visibilitychange"));
            };
            told("hidden");
            window.seenWhileHidden = document.body.innerText;
            told("visible");
        }"""
    )


def test_a_hidden_tab_is_blank_and_comes_back_behind_the_curtain(page: Page) -> None:
    sit_down(page)
    hand_over(page)
    lift(page)
    assert ONLY_FOR in page.locator(SECRET).inner_text()
    assert page.locator(".brand").count() == 1, "htmx swaps the screen, not a page into a page"
    hidden_and_back(page)
    expect(page.locator(".curtain")).to_be_visible()
    assert ONLY_FOR not in page.evaluate("window.seenWhileHidden")


def test_leaving_the_page_blanks_it(page: Page) -> None:
    sit_down(page)
    hand_over(page)
    lift(page)
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}))")
    assert page.locator(SECRET).inner_text() == ""


@pytest.mark.parametrize("javascript", [True, False])
def test_back_forward_and_reload_show_no_secret(browser: Browser, base_url: str, javascript: bool) -> None:
    context = browser.new_context(base_url=base_url, java_script_enabled=javascript)
    tablet = context.new_page()
    sit_down(tablet)
    hand_over(tablet)
    lift(tablet)
    assert ONLY_FOR in tablet.locator(SECRET).inner_text()
    choose(tablet, kind("Point"))
    choose(tablet, kind("Done"))
    for step in (tablet.go_back, tablet.go_back, tablet.go_forward, tablet.reload):
        with suppress(Error):  # the answer to a form is not kept: the browser says so itself
            step()
        expect(tablet.locator("body")).not_to_contain_text(ONLY_FOR)
    context.close()


def test_a_refused_and_a_stale_form_say_so_in_the_page(page: Page) -> None:
    """htmx hides 4xx answers unless told otherwise."""
    game = sit_down(page)
    hand_over(page)
    lift(page)
    page.locator(".els label >> visible=true").first.click()
    page.locator(".els input:checked").evaluate("""b => { b.value = '{"do":"Done"}' }""")
    click(page, page.locator(".point-screen .btn--go"))
    expect(page.get_by_role("alert").filter(has_text="Rule R31")).to_be_visible()
    page.locator("input[name=asked]").first.evaluate("i => { i.value = '999' }")
    page.locator(".els label >> visible=true").first.click()
    click(page, page.locator(".point-screen .btn--go"))
    expect(page.get_by_role("alert").filter(has_text="The table has moved on")).to_be_visible()
    page.goto(address(game))
    assert game.moves.count() == 1
