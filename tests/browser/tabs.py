"""A tab of a browser that is driven by its DevTools protocol: go, click, go back, look, print."""

import base64
import io
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pypdfium2
from PIL import Image

from tests.browser.devtools import Chromium, Failed, Told

SIZE = {"width": 500, "height": 700, "deviceScaleFactor": 1, "mobile": False}  # whatever bars the browser shows


class Tab:
    def __init__(self, browser: Chromium, target: str) -> None:
        self.browser, self.target = browser, target
        self.session = str(browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"])
        self.call("Page.enable")
        self.call("Network.enable")
        still = [{"name": "prefers-reduced-motion", "value": "reduce"}]
        self.call("Emulation.setEmulatedMedia", features=still)
        self.call("Emulation.setDeviceMetricsOverride", **SIZE)

    @classmethod
    def new(cls, browser: Chromium) -> "Tab":
        return cls(browser, browser.call("Target.createTarget", url="about:blank")["targetId"])

    def call(self, method: str, /, **params: Any) -> Told:
        return self.browser.call(method, self.session, **params)

    def heard(self, method: str) -> list[Told]:
        """What the browser told about this tab."""
        told = self.browser.heard
        return [one["params"] for one in told if one.get("sessionId") == self.session and one["method"] == method]

    def evaluate(self, expression: str) -> Any:
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise Failed(f"{expression}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def maybe(self, expression: str) -> Any:
        """A page that is just being replaced says nothing."""
        with suppress(Failed):
            return self.evaluate(expression)

    def until(self, expression: str) -> Any:
        return self.found(lambda: self.maybe(expression), expression)

    def found(self, there: Callable[[], Any], what: str) -> Any:
        """If it never comes, say what there was instead."""
        try:
            return self.browser.until(there, what)
        except Failed as vain:
            raise Failed(f"{vain}; {self.maybe(STANDS)}") from None

    def shows(self, selector: str) -> bool:
        return bool(self.evaluate(there(selector)))

    def wait_for(self, selector: str) -> None:
        self.until(there(selector))

    # ---- going somewhere
    @property
    def url(self) -> str:
        return str(self.evaluate("location.href"))

    def calm(self) -> None:
        """Loaded, and nothing asked for that has not come."""
        self.until(CALM)

    def come_up(self) -> "Tab":
        """A tab that the browser opens by itself is empty at first."""
        self.until("location.protocol !== 'about:'")
        self.calm()
        self.front()
        return self

    def go(self, url: str) -> None:
        before = self.pages()
        self.call("Page.navigate", url=url)
        self.arrive(before)

    def pages(self) -> int:
        return len(self.heard("Page.frameNavigated"))

    def arrive(self, before: int) -> None:
        self.browser.until(lambda: self.pages() > before, "another page")
        self.calm()

    def history(self) -> list[Told]:
        return list(self.call("Page.getNavigationHistory")["entries"])

    def step(self, by: int) -> None:
        """Back or forward, as the browser's own buttons do."""
        here = self.call("Page.getNavigationHistory")
        there = here["currentIndex"] + by
        self.call("Page.navigateToHistoryEntry", entryId=here["entries"][there]["id"])
        self.browser.until(lambda: self.page_number() == there, "that page")
        self.calm()

    def page_number(self) -> int | None:
        """None: between two pages."""
        try:
            return int(self.call("Page.getNavigationHistory")["currentIndex"])
        except Failed:
            return None

    def reload(self) -> None:
        before = self.pages()
        self.call("Page.reload")
        self.arrive(before)

    def online(self, yes: bool) -> None:
        speed = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
        self.call("Network.emulateNetworkConditions", offline=not yes, **speed)

    def front(self) -> None:
        self.browser.call("Target.activateTarget", targetId=self.target)
        self.until("document.visibilityState === 'visible'")

    # ---- a finger
    def click(self, selector: str) -> None:
        """In the middle of it, once it stands still."""
        spot = self.found(lambda: self.twice(MIDDLE % json.dumps(selector)), selector)
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1, **spot)

    def twice(self, expression: str) -> Any:
        once = self.maybe(expression)
        return once if once and once == self.maybe(expression) else None

    # ---- eyes
    def picture(self) -> Image.Image:
        """From the top of the page, where the secrets are."""
        self.front()  # nobody sees a tab that is not
        self.evaluate("scrollTo({top: 0, behavior: 'instant'})")
        self.call("Input.dispatchMouseEvent", type="mouseMoved", x=1, y=1)  # a button under a finger is brighter
        shot = self.call("Page.captureScreenshot", format="png", optimizeForSpeed=True)
        return Image.open(io.BytesIO(base64.b64decode(shot["data"]))).convert("RGB")

    def source(self) -> str:
        """The whole document as it is now, with what a <noscript> or a <template> holds."""
        root = self.call("DOM.getDocument", depth=0)["root"]["nodeId"]
        return str(self.call("DOM.getOuterHTML", nodeId=root)["outerHTML"])

    def printed(self) -> str:
        pages = pypdfium2.PdfDocument(base64.b64decode(self.call("Page.printToPDF")["data"]))
        return "\n".join(page.get_textpage().get_text_range() for page in pages)


def there(selector: str) -> str:
    return f"document.querySelector({json.dumps(selector)}) !== null"


CALM = "document.readyState === 'complete' && !document.querySelector('.htmx-request, .htmx-swapping, .htmx-settling')"
STANDS = """[location.href, document.visibilityState, document.readyState, innerWidth, innerHeight,
  document.body?.className, document.querySelector("main")?.outerHTML].join("\\n")"""
MIDDLE = f"""(() => {{
  const found = [...document.querySelectorAll(%s)].find((one) => one.checkVisibility());
  if (!found || !({CALM})) return null;
  found.scrollIntoView({{block: "center", behavior: "instant"}});
  const box = found.getBoundingClientRect();
  const spot = {{x: box.x + box.width / 2, y: box.y + box.height / 2}};
  return found.contains(document.elementFromPoint(spot.x, spot.y)) ? spot : null;
}})()"""
