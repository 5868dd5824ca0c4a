"""Pages cannot leak: twin worlds give the same bytes on every address; and every kind of leak seen to turn red."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from django.http import HttpResponse
from django.urls import path

from games.engine.errors import Refused
from games.engine.play import seen
from games.engine.say import Say
from games.engine.structs import Seat
from games.models import Device, Game, Player
from games.play.handing import turn
from games.play.opened import events_of
from games.play.shelf import rules_of
from games.rulesets import SHELF
from games.web.answers import in_hand
from games.web.lab.addresses import ADDRESSES, Sent, Unlisted, addresses
from games.web.lab.desk import CURTAIN, behind_the_curtain
from games.web.lab.page_twins import Report, page_twins
from games.web.lab.pairs import moment_of, moments
from games.web.pages import home
from games.web.screens import LobbyScreen, Notice, lobby_screen
from games.web.urls import urlpatterns as ours

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quiet")]
urlpatterns = [*ours, path("new-and-unlisted", home.home, name="unlisted")]


def compared(slug: str, pairs: int, seats: tuple[int, ...] = (3,), seed: str = "pages") -> Report:
    return page_twins(slug, pairs, seats, seed, {}, enough=1)


@pytest.mark.parametrize("slug", sorted(SHELF))
@pytest.mark.parametrize("part", range(3))
def test_twin_worlds_get_the_same_bytes_on_every_address(slug: str, part: int) -> None:
    seats = (SHELF[slug].seats[part % len(SHELF[slug].seats)],)
    report = compared(slug, pairs=8, seats=seats, seed=f"part {part}")
    assert report.leaks == []
    assert report.real_share >= 0.95
    assert report.stepped >= report.pairs / 3
    assert {name for name in addresses() if any(f": {name} " in one for one in report.surfaces)} == ADDRESSES.keys()
    assert report.statuses.keys() >= {"200", "204", "302", "303", "403", "409", "422"}
    print(f"page twins: {report.pairs} pairs, {len(report.surfaces)} surfaces, {report.surfaces.total()} answers")


def test_what_is_compared_in_hand_is_the_private_page() -> None:
    pair = next(pair for pair in moments("guardians", (3,), "private", {}) if pair.seat == 1)
    lift = Sent("lift", "", {"seat": "1", "curtain": CURTAIN})
    answer = pair.desk.answer(behind_the_curtain(Seat(1)), moment_of(pair, Seat(1)), lift, htmx=False)
    assert answer.startswith(b"200")
    assert b"only for Ben" in answer


@pytest.mark.urls(__name__)
def test_an_address_without_a_line_fails_the_run() -> None:
    with pytest.raises(Unlisted, match="unlisted"):
        compared("guardians", pairs=1)


def hash_of(text: str) -> int:
    return sum(i * ord(letter) for i, letter in enumerate(text))


def leaks_by_header(patch: pytest.MonkeyPatch) -> None:
    def with_weight(answer: HttpResponse, hand: str) -> HttpResponse:
        answer["X-Weight"] = str(hash_of(Game.objects.latest("pk").snapshot))
        return in_hand(answer, hand)

    patch.setattr("games.web.answers.in_hand", with_weight)


def leaks_by_cookie(patch: pytest.MonkeyPatch) -> None:
    def turned(device: Device, holder: Player | None, *, lifted: bool = False) -> str:
        turn(device, holder, lifted=lifted)
        return str(hash_of(Game.objects.latest("pk").snapshot))

    patch.setattr("games.web.pages.hands.turn", turned)


def leaks_by_order(patch: pytest.MonkeyPatch) -> None:
    """Nothing is told, and yet the order of the players tells."""

    def ordered(game: Game) -> LobbyScreen:
        screen = lobby_screen(game)
        return replace(screen, people=screen.people[:: -1 if hash_of(game.snapshot) % 2 else 1])

    patch.setattr("games.web.pages.manage.lobby_screen", ordered)


def leaks_private_events(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("games.play.looking.seen", lambda events, seat: tuple(events))


def leaks_faded_events(patch: pytest.MonkeyPatch) -> None:
    def log(game: Game) -> list[tuple[Say, ...]]:
        rows = [seen(events_of(rules_of(game.slug), row), None) for row in game.moves.all()]
        return [tuple(event.fact.said() for event in row) for row in rows]

    patch.setattr("games.web.pages.game.log", log)


def leaks_the_draft_of_another(patch: pytest.MonkeyPatch) -> None:
    def notice(game: Game, refused: Refused) -> Notice:
        return Notice(" ".join(player.draft for player in game.players.all()), "")

    patch.setattr("games.web.pages.moves.notice", notice)


def leaks_on_the_first_page(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("games.web.pages.home.waiting_names", lambda game: [str(hash_of(game.snapshot))])


@pytest.mark.parametrize(
    "leak",
    [
        leaks_by_header,
        leaks_by_cookie,
        leaks_by_order,
        leaks_private_events,
        leaks_faded_events,
        leaks_the_draft_of_another,
        leaks_on_the_first_page,
    ],
)
def test_a_planted_leak_turns_red(leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    assert compared("guardians", pairs=20).differing_bytes
