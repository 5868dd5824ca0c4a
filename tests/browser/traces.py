"""Where a browser and a server leave traces: addresses, referrers, titles, history, storage, console, logs."""

import logging
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import unquote

from playwright.sync_api import Page, Request

STORED = "JSON.stringify([{...localStorage}, {...sessionStorage}])"
LOGGERS = {"": logging.INFO, "uvicorn": logging.INFO, "uvicorn.access": logging.INFO, "django": logging.INFO}


class Traces:
    """What was left, by kind."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.left: dict[str, list[str]] = defaultdict(list)
        self.history = page.context.new_cdp_session(page)
        page.on("request", self.asked)
        page.on("console", lambda message: self.left["console"].append(message.text))
        page.on("pageerror", lambda error: self.left["console"].append(str(error)))

    def asked(self, request: Request) -> None:
        self.left["address"].append(unquote(request.url))
        self.left["referrer"].append(unquote(request.headers.get("referer", "")))

    def look(self) -> None:
        """What can only be seen now and then."""
        self.page.wait_for_load_state("networkidle")
        self.left["title"].append(self.page.title())
        self.left["storage"].append(self.page.evaluate(STORED))
        for entry in self.history.send("Page.getNavigationHistory")["entries"]:
            self.left["history"].append(unquote(f"{entry['url']} {entry['title']}"))

    def found(self, words: list[str], public: set[str]) -> dict[str, list[str]]:
        """The kinds of traces that hold a word, but for what everybody's pages had asked for before."""
        hits: dict[str, list[str]] = {}
        for kind, lines in self.left.items():
            told = [line for line in lines if any(word in without(line, public) for word in words)]
            if told:
                hits[kind] = told
        return hits


def without(line: str, public: set[str]) -> str:
    for address in public:
        line = line.replace(address, "")
    return line


class Listener(logging.Handler):
    def __init__(self, lines: list[str]) -> None:
        super().__init__(logging.DEBUG)
        self.lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(unquote(record.getMessage()))


@contextmanager
def listening(lines: list[str]) -> Iterator[None]:
    """All that the server writes down, with its access log, which is off at home."""
    listener = Listener(lines)
    before = {name: logging.getLogger(name).level for name in LOGGERS}
    for name, level in LOGGERS.items():
        logging.getLogger(name).setLevel(level)
        logging.getLogger(name).addHandler(listener)
    try:
        yield
    finally:
        for name, level in before.items():
            logging.getLogger(name).setLevel(level)
            logging.getLogger(name).removeHandler(listener)
