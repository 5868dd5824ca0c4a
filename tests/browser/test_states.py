"""Each page state in each language, light and dark: axe finds nothing, nothing overflows, no console error."""

import os

import pytest
from axe_playwright_python.sync_playwright import Axe
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


@pytest.fixture(params=["light", "dark"])
def scheme(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def phone(browser: Browser, base_url: str, language: str, scheme: str) -> BrowserContext:
    return browser.new_context(
        base_url=base_url,
        viewport=PHONE,
        locale=language,
        color_scheme="dark" if scheme == "dark" else "light",
    )


def complaints(page: Page) -> list[str]:
    heard: list[str] = []
    page.on("console", lambda m: heard.append(m.text) if m.type in ("error", "warning") else None)
    page.on("pageerror", lambda e: heard.append(str(e)))
    return heard


@pytest.mark.parametrize("state", STATES, ids=lambda s: s.name)
def test_a_page_state_is_accessible_and_fits(
    phone: BrowserContext, state: PageState, language: str, scheme: str
) -> None:
    page = phone.new_page()
    heard = complaints(page)
    state.reach(page)
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
    assert page.locator("html").get_attribute("lang") == language
    if PICTURES:
        paint(page, f"{state.name}-{language}-{scheme}")
        page.set_viewport_size(PHONE)
    found = Axe().run(page).response["violations"]
    assert [(v["id"], [n["html"] for n in v["nodes"]]) for v in found] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert [h for h in heard if not any(expected in h for expected in EXPECTED_ERRORS)] == []
    phone.close()


def paint(page: Page, name: str) -> None:
    for size in SIZES:
        page.set_viewport_size(size)
        page.screenshot(path=f"{PICTURES}/{name}-{size['width']}.png")
        page.screenshot(path=f"{PICTURES}/long-{name}-{size['width']}.png", full_page=True)


def test_axe_would_notice_a_defect(page: Page) -> None:
    page.goto("/")
    page.evaluate("document.querySelector('main').innerHTML = '<img src=/static/brand/icon.svg>'")
    assert [v["id"] for v in Axe().run(page).response["violations"]] != []
