"""Each page state in each language, light and dark: axe finds nothing, nothing overflows, no console error."""

import os
from collections.abc import Iterator
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.conf import settings
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from tests.browser.states import STATES, PageState

PHONE: ViewportSize = {"width": 390, "height": 844}
SIZES: list[ViewportSize] = [PHONE, {"width": 820, "height": 1180}, {"width": 1440, "height": 900}]
PICTURES = os.environ.get("PICTURES")  # a folder: every state is painted there, in every size
EXPECTED_ERRORS = (  # how Chromium and htmx report an honest 4xx, or a network that is gone
    "Failed to load resource",
    "Response Status Error Code 4",
    "htmx:",
)


SCHEMES: list[Literal["light", "dark"]] = ["light", "dark"]
OF_COLOUR = {"runOnly": ["color-contrast"]}  # all that axe could find in the dark and not in the light


@pytest.fixture(scope="module")
def phones(browser: Browser, base_url: str) -> Iterator[dict[str, BrowserContext]]:
    """One a language. What a phone has loaded once stays in its memory; what it knows is forgotten after each page."""
    phones = {
        code: browser.new_context(base_url=base_url, viewport=PHONE, locale=code, reduced_motion="reduce")
        for code, _name in settings.LANGUAGES
    }
    yield phones
    for phone in phones.values():
        phone.close()


@pytest.fixture
def phone(phones: dict[str, BrowserContext], language: str) -> Iterator[Page]:
    context = phones[language]
    page = context.new_page()
    yield page
    page.close()
    context.clear_cookies()
    context.set_offline(False)


def complaints(page: Page) -> list[str]:
    heard: list[str] = []
    page.on("console", lambda m: heard.append(m.text) if m.type in ("error", "warning") else None)
    page.on("pageerror", lambda e: heard.append(str(e)))
    return heard


@pytest.mark.parametrize("state", STATES, ids=lambda s: s.name)
def test_a_page_state_is_accessible_and_fits(phone: Page, state: PageState, language: str) -> None:
    page, heard = phone, complaints(phone)
    state.reach(page)
    assert page.locator("html").get_attribute("lang") == language
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
        if PICTURES:
            paint(page, f"{state.name}-{language}-{scheme}")
            page.set_viewport_size(PHONE)
        assert violations(page, None if scheme == "light" else OF_COLOUR) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert [h for h in heard if not any(expected in h for expected in EXPECTED_ERRORS)] == []


def violations(page: Page, options: dict[str, Any] | None = None) -> list[tuple[str, list[str]]]:
    found = Axe().run(page, options=options).response["violations"]
    return [(v["id"], [n["html"] for n in v["nodes"]]) for v in found]


def paint(page: Page, name: str) -> None:
    for size in SIZES:
        page.set_viewport_size(size)
        page.screenshot(path=f"{PICTURES}/{name}-{size['width']}.png")
        page.screenshot(path=f"{PICTURES}/long-{name}-{size['width']}.png", full_page=True)


def test_axe_would_notice_a_defect(page: Page) -> None:
    page.goto("/")
    page.evaluate("document.querySelector('main').innerHTML = '<img src=/static/brand/icon.svg>'")
    assert violations(page) != []


@pytest.mark.parametrize("scheme", SCHEMES)
def test_axe_would_notice_what_cannot_be_read_in_the_light_or_in_the_dark(
    page: Page, scheme: Literal["light", "dark"]
) -> None:
    page.emulate_media(color_scheme=scheme)
    page.goto("/")
    page.evaluate("document.querySelector('main').innerHTML = '<h1 id=dim>Table</h1>'")
    page.evaluate("document.querySelector('#dim').style.opacity = 0.15")
    assert [found for found, _nodes in violations(page, OF_COLOUR)] == ["color-contrast"]
