"""What a shared device still shows of a secret after its player has handed it on: nothing, whatever is pressed.

The browser is driven as it is, with its back/forward cache. Each path prints a line: `-rP` shows them.
"""

from pathlib import Path

import pytest

from games.models import Game
from tests.browser.browsers import prepared, running
from tests.browser.devtools import Chromium
from tests.browser.families import Family, HandedOn, Watch
from tests.browser.shared_device import SharedDevice
from tests.browser.tabs import Tab
from tests.play.table import BOB, first, say

FILLED_IN = """[...document.querySelectorAll("#game input")].filter(
  (one) => one.checked !== one.defaultChecked || (one.hasAttribute("value") && one.value !== one.defaultValue)
).map((one) => one.outerHTML)"""


@pytest.mark.parametrize("how", ["put down", "hide", "home", "log", "language"])
def test_back_and_back_again_and_forward_and_reload_show_nothing(how: str, handed_on: HandedOn) -> None:
    watch = handed_on(how)
    tab = watch.device.tab
    watch.after("handed on")
    watch.in_the_history()
    for path, by in [("back", -1), ("back again", -1), ("forward", 1)]:
        tab.step(by)
        watch.after(path)
    tab.reload()
    watch.after("reload")


def test_paper_shows_what_the_screen_shows(handed_on: HandedOn) -> None:
    """While the secret lies open it is printed: so the paper is read, and what is read afterwards counts."""
    watch = handed_on("nothing")
    tab = watch.device.tab
    assert watch.secret.words[0] in tab.printed()
    watch.device.hide()
    assert watch.secret.words[0] not in tab.printed()
    watch.passed("print")


def test_two_pages_back_at_once_show_nothing(handed_on: HandedOn) -> None:
    watch = handed_on("log")
    watch.device.tab.step(-2)
    watch.after("two back")


def test_a_closed_tab_that_is_opened_again_shows_nothing(handed_on: HandedOn, family: Family) -> None:
    watch = handed_on("put down")
    family.strip.close(watch.device.tab)
    tab = family.strip.reopen()
    watch.after("reopened tab", tab)
    tab.step(-1)
    watch.after("back in the reopened tab", tab)


def test_a_duplicated_and_a_second_tab_show_nothing(handed_on: HandedOn, family: Family) -> None:
    watch = handed_on("rules")
    tab = family.strip.duplicate(watch.device.tab)
    watch.after("duplicated tab", tab)
    tab.step(-1)
    watch.after("back in the duplicated tab", tab)
    second = Tab.new(family.browser)
    second.go(watch.device.address)
    watch.after("second tab on the same address", second)


def test_without_a_network_nothing_comes_up_again(handed_on: HandedOn) -> None:
    watch = handed_on("home")
    tab = watch.device.tab
    tab.online(False)
    tab.reload()
    watch.after("offline reload")
    for path in ("offline back", "offline back again"):
        tab.step(-1)
        watch.after(path)


def test_what_one_player_ticked_is_not_filled_in_for_the_next(handed_on: HandedOn) -> None:
    """Browsers fill in forms again when a page comes back."""
    watch = handed_on("nothing")
    device = watch.device
    device.tab.click(".els label")
    device.tab.until("document.querySelector('.els input:checked')?.value.length > 0")
    device.tab.go(f"{device.address}log")
    for wanted in ("Point", "Done"):
        game = Game.objects.get(pk=device.game.pk)
        say(game, BOB, first(game, BOB, wanted))
    device.tab.step(-2)
    device.tab.go(device.address)
    device.put_down()
    device.hand_over()
    device.lift()
    assert device.tab.evaluate(FILLED_IN) == []
    watch.passed("filled in")


@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_a_browser_that_opens_its_last_tabs_again_shows_nothing(
    script: bool, chromium: str, tmp_path: Path, server: str, asked: list[str]
) -> None:
    """It was closed while the secret lay open."""
    folder = prepared(tmp_path, script=script)
    with running(chromium, folder) as browser:
        device = SharedDevice(browser, server)
        device.tab.go(f"{server}/reopen")
        watch = Watch(device, device.reveal(), asked, f"{'with' if script else 'without'} a script, closed")
        before = len(device.tab.history())
    with running(chromium, folder, "--restore-last-session") as browser:
        tab = tab_at(browser, device.address)
        assert len(tab.history()) == before
        watch.after("browser restarted", tab)
        tab.step(-1)
        watch.after("back in the restarted browser", tab)


def tab_at(browser: Chromium, address: str) -> Tab:
    def there() -> list[str]:
        targets = browser.call("Target.getTargets")["targetInfos"]
        return [one["targetId"] for one in targets if one["type"] == "page" and one["url"].startswith(address)]

    return Tab(browser, browser.until(there, "the tab of the last time")[0]).come_up()
