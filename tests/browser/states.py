"""Every state a page can be in, once. Screenshots, axe, languages and dark mode run over this list."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page


@dataclass(frozen=True)
class PageState:
    name: str
    reach: Callable[[Page], None]  # from a browser that knows nothing


def at(address: str) -> Callable[[Page], None]:
    def reach(page: Page) -> None:
        page.goto(address)

    return reach


STATES = [
    PageState("home", at("/")),
    PageState("error-not-found", at("/nowhere/")),
]
