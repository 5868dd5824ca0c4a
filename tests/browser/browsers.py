"""Chromium as a family has it: its back/forward cache, its tabs, its session, with or without JavaScript."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.browser.devtools import Chromium, Failed
from tests.browser.tabs import Tab

FLAGS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--hide-scrollbars",
    "--window-size=500,800",
    "--enable-unsafe-extension-debugging",
]
MANIFEST = {
    "manifest_version": 3,
    "name": "a hand on the tab strip",
    "version": "1",
    "permissions": ["tabs", "sessions", "debugger"],
    "background": {"service_worker": "hand.js"},
}
NO_SCRIPT = {"profile": {"default_content_setting_values": {"javascript": 2}}}  # what its settings page writes


def prepared(folder: Path, *, script: bool) -> Path:
    (folder / "Default").mkdir()
    (folder / "Default" / "Preferences").write_text(json.dumps({} if script else NO_SCRIPT), "utf-8")
    (folder / "hand").mkdir()
    (folder / "hand" / "manifest.json").write_text(json.dumps(MANIFEST), "utf-8")
    (folder / "hand" / "hand.js").write_text("", "utf-8")
    return folder


@contextmanager
def running(program: str, folder: Path, *flags: str) -> Iterator[Chromium]:
    browser = Chromium(program, folder, [*FLAGS, *flags])
    try:
        yield browser
    finally:
        browser.close()


class TabStrip:
    """What only a hand can do, and no page: duplicate a tab, close it, open it again. By a tiny extension."""

    def __init__(self, browser: Chromium, folder: Path) -> None:
        self.browser = browser
        self.id = browser.call("Extensions.loadUnpacked", path=str(folder / "hand"))["id"]
        target = browser.until(self.worker, "the extension's worker")
        self.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]

    def tabs(self) -> list[str]:
        found = self.browser.call("Target.getTargets")["targetInfos"]
        return [target["targetId"] for target in found if target["type"] == "page"]

    def does(self, script: str) -> Any:
        told = self.browser.call(
            "Runtime.evaluate", self.session, expression=script, awaitPromise=True, returnByValue=True
        )
        if "exceptionDetails" in told:
            raise Failed(f"{script}: {told['exceptionDetails']}")
        return told["result"].get("value")

    def worker(self) -> str | None:
        found = self.browser.call("Target.getTargets")["targetInfos"]
        return next((one["targetId"] for one in found if f"//{self.id}/" in one["url"]), None)

    def duplicate(self, tab: Tab) -> Tab:
        return self._new(WITH_TAB % ("duplicate", tab.target))

    def close(self, tab: Tab) -> None:
        self.does(WITH_TAB % ("remove", tab.target))
        self.browser.until(lambda: tab.target not in self.tabs(), "the tab is closed")

    def reopen(self) -> Tab:
        return self._new("chrome.sessions.restore()")

    def _new(self, script: str) -> Tab:
        before = self.tabs()
        self.does(script)
        fresh = self.browser.until(lambda: [one for one in self.tabs() if one not in before], "the new tab")
        return Tab(self.browser, fresh[0]).come_up()


WITH_TAB = """chrome.debugger.getTargets().then(
  (all, [deed, target] = ["%s", "%s"]) => chrome.tabs[deed](all.find((one) => one.id === target).tabId)
)"""
