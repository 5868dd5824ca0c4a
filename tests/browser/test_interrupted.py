"""The tab is hidden, left, closed or cut off while the answer with the secret is on its way: it is not painted then,
and the table is not stuck: the player lifts again.
"""

from collections.abc import Callable, Iterator

import pytest

from tests.browser.defects import GULLIBLE
from tests.browser.families import Family
from tests.browser.holding import Held
from tests.browser.shared_device import PILE, SharedDevice
from tests.browser.tabs import Tab

TAPS = 2  # when an answer was lost, the first tap brings the curtain that hangs now
WITNESS = """new MutationObserver(() => {
  if (document.querySelector(".pile")) window.painted = true;
}).observe(document, {childList: true, subtree: true})"""

type Interruption = Callable[[SharedDevice, Held, Family], Tab]


@pytest.fixture
def device(family: Family, server: str) -> Iterator[SharedDevice]:
    with family.tidy():
        device = SharedDevice(family.browser, server)
        device.tab.call("Page.addScriptToEvaluateOnNewDocument", source=WITNESS)
        device.open()
        yield device


# Without a script nothing can hide what is on the screen.
with_script = pytest.mark.parametrize("family", [True], indirect=True, ids=["script"])


def put_behind(device: SharedDevice, family: Family) -> None:
    Tab.new(family.browser)
    device.tab.until("document.visibilityState === 'hidden'")


def hidden(device: SharedDevice, held: Held, family: Family) -> Tab:
    put_behind(device, family)
    held.let_through()
    unpainted(device.tab)
    device.tab.front()
    return device.tab


def hidden_and_back(device: SharedDevice, held: Held, family: Family) -> Tab:
    put_behind(device, family)
    device.tab.front()
    held.let_through()
    return device.tab


def left(device: SharedDevice, held: Held, _: Family) -> Tab:
    device.tab.go(device.home)
    held.let_through()
    device.tab.step(-1)
    return device.tab


def closed(device: SharedDevice, _: Held, family: Family) -> Tab:
    family.strip.close(device.tab)
    return family.strip.reopen()


def cut_off(device: SharedDevice, held: Held, _: Family) -> Tab:
    held.lose("InternetDisconnected")
    device.tab.online(False)
    unpainted(device.tab)
    device.tab.online(True)
    return device.tab


def lost(device: SharedDevice, held: Held, _: Family) -> Tab:
    held.lose()
    return device.tab


def name(one: Interruption) -> str:
    return str(one.__name__)


def unpainted(tab: Tab) -> None:
    assert not tab.shows(PILE)
    assert not tab.evaluate("window.painted")


def lifted_again(device: SharedDevice, tab: Tab, after: str) -> None:
    """A page of the browser's own is left as people leave it: by opening the game again."""
    if not tab.shows(".curtain"):
        tab.go(device.address)
    for tap in range(1, TAPS + 1):
        curtain = tab.evaluate("document.querySelector('[name=curtain]').value")
        tab.click(".curtain button.go")
        tab.until(f"document.querySelector('[name=curtain]')?.value !== '{curtain}'")
        tab.calm()
        if tab.shows(PILE):
            print(f"interrupted: {after}, nothing painted, lifted again with {tap} taps")
            return
    pytest.fail("the curtain does not lift any more")


def lifting(device: SharedDevice) -> Held:
    """The curtain is lifted; the secret is on its way."""
    device.hand_over()
    held = Held(device.tab, "/lift")
    device.tab.click(".curtain button.go")
    held.wait()
    return held


@pytest.mark.parametrize("interruption", [left, closed, cut_off, lost], ids=name)
def test_a_secret_on_its_way_to_nobody_is_not_painted(
    interruption: Interruption, device: SharedDevice, family: Family
) -> None:
    tab = interruption(device, lifting(device), family)
    unpainted(tab)
    lifted_again(device, tab, name(interruption))


@with_script
@pytest.mark.parametrize("interruption", [hidden, hidden_and_back], ids=name)
def test_a_secret_that_comes_late_is_not_painted(
    interruption: Interruption, device: SharedDevice, family: Family
) -> None:
    tab = interruption(device, lifting(device), family)
    unpainted(tab)
    lifted_again(device, tab, name(interruption))


@with_script
def test_a_move_whose_answer_comes_late_is_made_and_nothing_is_painted(device: SharedDevice, family: Family) -> None:
    device.hand_over()
    device.lift()
    device.tab.click(".els label")
    device.tab.wait_for("#pointed .lens")
    held = Held(device.tab, "/move")
    device.tab.click(".point-screen .btn--go")
    held.wait()
    device.tab.evaluate("window.painted = false")
    hidden(device, held, family)
    device.tab.wait_for(".curtain")
    unpainted(device.tab)
    assert device.game.moves.filter(seat=1).count() == 1
    lifted_again(device, device.tab, "move")


@with_script
def test_a_tab_that_comes_back_without_a_network_stays_blank(device: SharedDevice, family: Family) -> None:
    device.hand_over()
    device.lift()
    device.tab.evaluate("window.painted = false")
    device.tab.online(False)
    put_behind(device, family)
    device.tab.front()
    device.tab.until("!document.querySelector('#offline').hidden")
    unpainted(device.tab)
    device.tab.online(True)
    device.hide()
    lifted_again(device, device.tab, "hidden and cut off")


@with_script
def test_a_page_that_does_not_ask_what_is_late_would_paint_it(device: SharedDevice, family: Family) -> None:
    """The control."""
    device.tab.call("Page.addScriptToEvaluateOnNewDocument", source=GULLIBLE)
    device.open()
    hidden_and_back(device, lifting(device), family)
    assert device.tab.shows(PILE)
    assert device.tab.evaluate("window.painted")
