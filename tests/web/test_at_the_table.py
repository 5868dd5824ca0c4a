"""A game on one device, page by page. A GET never shows a secret."""

from http import HTTPStatus

import pytest

from games.models import Game
from games.play import moving
from games.play.opened import clock
from games.web.cookies import HAND
from tests.play.table import planted
from tests.web.tablet import Tablet, attribute

pytestmark = pytest.mark.django_db
ONLY_FOR = " guards"  # said on a private page only


@pytest.fixture
def tablet() -> Tablet:
    tablet = Tablet()
    tablet.deal()
    return tablet


def game_of(tablet: Tablet) -> Game:
    return Game.objects.get(address=tablet.address.split("/")[2])


def test_the_public_table_hands_the_device_on(tablet: Tablet) -> None:
    assert "The table waits for Bob." in tablet.page
    assert "Hand the device to Bob" in tablet.page
    assert ONLY_FOR not in tablet.page


def test_a_whole_turn_and_back_to_the_table(tablet: Tablet) -> None:
    assert "Bob is holding it" in tablet.hand_to(1)
    assert ONLY_FOR not in tablet.page
    assert "Bob guards" in tablet.open_curtain(1)
    tablet.choose("Point")
    assert "Bob guards" in tablet.page, "there is more to decide"
    tablet.choose("Done")
    assert "The table waits for Charlie." in tablet.page
    assert "Bob points at" in tablet.page
    assert ONLY_FOR not in tablet.page


@pytest.mark.parametrize("deed", ["", "lift", "move", "hide", "log", "about"])
def test_no_get_ever_shows_a_secret(tablet: Tablet, deed: str) -> None:
    tablet.lift(1)
    assert "Bob guards" in tablet.page
    assert ONLY_FOR not in tablet.get(f"{tablet.address}{deed}")
    assert tablet.status == 200


def test_a_reload_of_the_private_page_shows_the_curtain(tablet: Tablet) -> None:
    tablet.lift(1)
    assert "Bob is holding it" in tablet.get(tablet.address)


def test_hide_drops_the_curtain_and_the_old_page_is_dead(tablet: Tablet) -> None:
    tablet.lift(1)
    form, before = tablet.answer_form(), game_of(tablet).version
    move = tablet.moves()[0]
    assert "Bob is holding it" in tablet.do("hide")
    tablet.do("move", **form, move=move)
    assert tablet.status == 409
    assert ONLY_FOR not in tablet.page
    assert game_of(tablet).version == before


def test_who_looks_again_and_hides_gives_the_device_back(tablet: Tablet) -> None:
    """No curtain for a player who is not asked."""
    tablet.deal(option_start="1")
    tablet.lift(2)
    assert "The table waits for" in tablet.do("hide")
    tablet.lift(1)
    assert "Hand the device to" in tablet.do("hide")
    assert "The table waits for" not in tablet.page


@pytest.mark.parametrize("deed", ["hand", "lift", "hide", "put-down"])
def test_every_change_of_hands_changes_the_cookie(tablet: Tablet, deed: str) -> None:
    tablet.hand_to(1)
    before = tablet.client.cookies[HAND].value
    tablet.do(deed, seat=1, curtain=attribute(tablet.page, "curtain"))
    cookie = tablet.client.cookies[HAND]
    assert cookie.value != before
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"


def test_with_an_older_cookie_nothing_is_told(tablet: Tablet) -> None:
    tablet.lift(1)
    old, form, moves = tablet.client.cookies[HAND].value, tablet.answer_form(), tablet.moves()
    tablet.do("hide")
    tablet.open_curtain(1)
    tablet.client.cookies[HAND] = old
    tablet.do("move", **form, move=moves[0])
    assert tablet.status == 409
    assert ONLY_FOR not in tablet.page


def test_an_older_curtain_lifts_nothing(tablet: Tablet) -> None:
    """Without JavaScript: Back to the private page, reload, and the browser sends the old form again."""
    tablet.hand_to(1)
    old = attribute(tablet.page, "curtain")
    tablet.open_curtain(1)
    tablet.do("hide")
    assert ONLY_FOR not in tablet.do("lift", seat=1, curtain=old)
    assert "Bob guards" in tablet.open_curtain(1)


def test_the_minute_is_on_the_first_private_page_and_a_late_click_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """R14"""
    tablet = Tablet()
    tablet.deal(option_level="4")
    assert ">60</span>" in tablet.lift(1)
    late = clock() + 61_000
    monkeypatch.setattr("games.play.opened.clock", lambda: late)
    tablet.choose("Point")
    assert tablet.status == 409
    assert "The time was over before this came." in tablet.page
    assert ONLY_FOR not in tablet.page


def test_nobody_lifts_the_curtain_of_another(tablet: Tablet) -> None:
    tablet.hand_to(1)
    assert ONLY_FOR not in tablet.open_curtain(2)


@pytest.mark.parametrize("seat", ["7", "-1", "x", "", "1" * 50])
def test_the_device_goes_to_nobody_unknown(tablet: Tablet, seat: str) -> None:
    assert "The table waits for Bob." in tablet.do("hand", seat=seat)


def test_who_is_not_asked_may_look_and_has_nothing_to_choose(tablet: Tablet) -> None:
    page = tablet.lift(0)
    assert "Alice guards" in page
    assert "Nothing to decide right now." in page
    assert tablet.moves() == []


def test_pages_of_a_game_are_never_stored(tablet: Tablet) -> None:
    tablet.lift(1)
    assert "no-store" in tablet.answer["Cache-Control"]
    tablet.get(tablet.address)
    assert "no-store" in tablet.answer["Cache-Control"]
    assert 'hx-history="false"' in tablet.page


def test_the_same_form_again_shows_the_page_of_now(tablet: Tablet) -> None:
    tablet.lift(1)
    point = {**tablet.answer_form(), "move": tablet.moves()[0]}
    tablet.do("move", **point)
    tablet.do("move", **point)
    assert tablet.status == 200
    assert "Bob guards" in tablet.page
    done = {**tablet.answer_form(), "move": '{"do":"Done"}'}
    tablet.do("move", **done)
    tablet.do("move", **done)
    assert tablet.status == 200
    assert "The table waits for Charlie." in tablet.page
    assert game_of(tablet).version == 3


def test_a_stale_form_is_a_409_with_the_page_of_now(tablet: Tablet, language: str) -> None:
    sentences = {"en": "The table has moved on", "fr": "La partie a avancé", "nl": "De tafel is al verder"}
    tablet.client.defaults["HTTP_ACCEPT_LANGUAGE"] = language
    tablet.lift(1)
    stale = tablet.answer_form()
    tablet.choose("Point")
    tablet.do("move", **{**stale, "key": "another"}, move='{"do":"Done"}')
    assert tablet.status == 409
    assert sentences[language] in tablet.page
    assert game_of(tablet).version == 2


def test_without_the_check_a_stale_form_would_move(tablet: Tablet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moving, "is_new", lambda *_: True)
    tablet.lift(1)
    stale = tablet.answer_form()
    tablet.choose("Point")
    tablet.do("move", **{**stale, "key": "another"}, move='{"do":"Done"}')
    assert game_of(tablet).version == 3


def test_a_refused_move_is_a_422_with_sentence_and_rule(tablet: Tablet) -> None:
    tablet.lift(1)
    tablet.do("move", **tablet.answer_form(), move='{"do":"Done"}')
    assert tablet.status == 422
    assert "the hint of this round is still missing" in tablet.page
    assert "Rule R31" in tablet.page
    assert "Bob guards" in tablet.page, "the player goes on where the page was"


@pytest.mark.parametrize(
    "wrong",
    [{"asked": "x"}, {"asked": "9" * 30}, {"asked": ""}, {"key": ""}, {"key": "k" * 65}, {"key": "\0"}, {"seat": "0"}],
)
def test_a_damaged_form_changes_nothing(tablet: Tablet, wrong: dict[str, str]) -> None:
    tablet.lift(1)
    tablet.do("move", **{**tablet.answer_form(), "move": tablet.moves()[0], **wrong})
    assert tablet.status == 409
    assert game_of(tablet).version == 1


def test_the_last_move_can_be_taken_back(tablet: Tablet) -> None:
    tablet.lift(1)
    tablet.choose("Point")
    assert "Take the last move back" in tablet.page
    tablet.do("undo", **tablet.answer_form())
    assert "Take the last move back" not in tablet.page
    assert any("Point" in move for move in tablet.moves())


def test_a_game_on_another_device_is_not_shown(tablet: Tablet) -> None:
    other = Tablet()
    for deed in ("", "log", "about", "change"):
        assert ONLY_FOR not in other.get(f"{tablet.address}{deed}")
        assert other.status == 403
        assert "/reopen" in other.page
    before = game_of(tablet).version
    for deed in ("deal", "hand", "lift", "move", "undo", "stop", "delete", "again"):
        other.post(f"{tablet.address}{deed}", seat=1)
        assert other.status == 403
    assert game_of(tablet).version == before
    assert Game.objects.count() == 1


def test_htmx_gets_the_screen_alone(tablet: Tablet) -> None:
    answer = tablet.client.get(tablet.address, headers={"HX-Request": "true"})
    assert answer.status_code == HTTPStatus.OK
    assert "<html" not in answer.content.decode()
    assert 'id="game"' in answer.content.decode()


def test_the_reopening_code_brings_the_game_over(tablet: Tablet) -> None:
    tablet.lift(1)
    other = Tablet()
    other.post("/reopen", code="wrong")
    assert other.status == 422
    assert "No game has this code." in other.page
    other.post("/reopen", code=game_of(tablet).reopening.upper())
    assert "The table waits for Bob." in other.page
    tablet.get(tablet.address)
    assert tablet.status == 403


def test_guessing_codes_ends_soon(tablet: Tablet) -> None:
    other = Tablet()
    for _ in range(20):
        other.post("/reopen", code="wrong")
    assert other.status == 422
    other.post("/reopen", code=game_of(tablet).reopening)
    assert other.status == 429
    assert "In ten minutes" in other.page


def test_stopping_shows_what_was_hidden_and_deleting_leaves_nothing(tablet: Tablet) -> None:
    assert "The game was stopped" in tablet.do("stop")
    assert "What was hidden" in tablet.page
    assert "Stopped." in tablet.get("/")
    tablet.do("delete")
    assert "On this device" not in tablet.page
    tablet.get(tablet.address)
    assert tablet.status == 404


def test_a_game_deleted_while_somebody_moves_is_no_longer_there(
    tablet: Tablet, monkeypatch: pytest.MonkeyPatch
) -> None:
    tablet.lift(1)
    monkeypatch.setattr("games.play.moving.move_of", lambda game, form: Game.objects.all().delete())
    tablet.choose("Point")
    assert tablet.status == 404


def test_the_same_players_again(tablet: Tablet) -> None:
    tablet.do("stop")
    tablet.do("again")
    assert "Nothing is dealt yet" in tablet.page
    assert "Charlie" in tablet.page


def test_home_lists_the_games_of_this_device_and_whose_turn_it_is(tablet: Tablet) -> None:
    assert "The table waits for Bob." in tablet.get("/")
    assert "The table waits for Bob." not in Tablet().get("/")


def test_a_public_question_is_answered_on_the_table() -> None:
    """Council at level 3: no curtain, no secret."""
    tablet = Tablet()
    game = tablet.deal(option_level="3")
    planted(game, [{"kept": ("boots",)}, {}, {}])
    assert "The table waits for" in tablet.get(tablet.address)
    while 'id="ask"' not in tablet.page:
        seat = int(tablet.page.partition('class="hand')[2].partition('name="seat" value="')[2][0])
        tablet.lift(seat)
        if any("Point" in move for move in tablet.moves()):
            tablet.choose("Point")
        tablet.choose("Done")
    assert "Council" in tablet.page
    assert ONLY_FOR not in tablet.page
    tablet.choose("Pass")
    assert tablet.status == 200
    assert "Round 2" in tablet.page
