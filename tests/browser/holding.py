"""An answer on its way: held back when the server has given it, and then let through or lost."""

from tests.browser.devtools import Told
from tests.browser.tabs import Tab


class Held:
    """The next answer from an address that ends so."""

    def __init__(self, tab: Tab, ending: str) -> None:
        self.tab = tab
        self.before = len(tab.heard("Fetch.requestPaused"))
        tab.call("Fetch.enable", patterns=[{"urlPattern": f"*{ending}", "requestStage": "Response"}])

    def there(self) -> list[Told]:
        return self.tab.heard("Fetch.requestPaused")[self.before :]

    def wait(self) -> None:
        """The server has answered, and the browser does not know it yet."""
        self.tab.browser.until(self.there, "the answer to hold back")

    def let_through(self) -> None:
        """Whoever asked may be gone: then nobody gets it."""
        self.tab.browser.post("Fetch.continueResponse", self.tab.session, requestId=self.there()[0]["requestId"])
        self.over()

    def lose(self, why: str = "ConnectionReset") -> None:
        request = self.there()[0]["requestId"]
        self.tab.browser.post("Fetch.failRequest", self.tab.session, requestId=request, errorReason=why)
        self.over()

    def over(self) -> None:
        self.tab.call("Fetch.disable")
        self.tab.calm()
