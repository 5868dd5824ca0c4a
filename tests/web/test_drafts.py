"""What is chosen and not confirmed comes back to its own player, and to nobody else."""

import json

import pytest

from games.engine.structs import Seat
from games.models import Game, Player
from games.play import drafting
from games.play.looking import look
from games.play.opened import opened
from tests.play.table import ALICE, BOB, dealt, first, say
from tests.web.tablet import Tablet

pytestmark = pytest.mark.django_db


@pytest.fixture
def tablet() -> Tablet:
    table = Tablet()
    table.deal()
    return table


def game_of(tablet: Tablet) -> Game:
    return Game.objects.get()


def spot(game: Game) -> str:
    return json.dumps({"do": "Point", "card": opened(game).state.lying[0], "x": 4000, "y": 4000})


def test_a_draft_is_there_again_after_the_curtain(tablet: Tablet) -> None:
    tablet.lift(1)
    tablet.do("draft", **tablet.answer_form(), move=spot(game_of(tablet)))
    assert "Bob points at" in tablet.page
    tablet.do("hide")
    assert "points at" not in tablet.page
    assert "Bob points at" in tablet.lift(1)


def test_a_quiet_draft_answers_with_nothing(tablet: Tablet) -> None:
    tablet.lift(1)
    tablet.do("draft?quiet=1", **tablet.answer_form(), move=spot(game_of(tablet)))
    assert (tablet.status, tablet.page) == (204, "")


def test_a_draft_of_an_answered_question_is_not_kept(tablet: Tablet) -> None:
    tablet.lift(1)
    form = tablet.answer_form()
    tablet.choose("Point")
    tablet.do("draft", **form, island="skull")
    assert Player.objects.get(seat=1).draft == ""


def drafting_of(fields: dict[str, str]) -> str:
    return json.dumps({"scored": 0, "fields": fields}, separators=(",", ":"))


def test_without_the_device_in_hand_nothing_is_kept(tablet: Tablet) -> None:
    tablet.do("draft", asked="1", seat="1", move=spot(game_of(tablet)))
    assert set(Player.objects.values_list("draft", flat=True)) == {""}


def test_a_draft_is_its_own_players() -> None:
    game = dealt(start="0")
    drafting.keep(game, ALICE, {"move": spot(game)})
    assert look(game, ALICE).scene.pointing.chosen is not None
    assert look(game, None).scene.pointing is None
    say(game, ALICE, first(game, ALICE, "Point"))
    say(game, ALICE, first(game, ALICE, "Done"))
    assert look(game, BOB).scene.pointing.chosen is None


def test_a_draft_that_is_not_legal_is_as_if_it_had_not_been() -> None:
    game = dealt(start="0")
    for wrong in ("no json", '{"do":"Point","card":"nowhere","x":1,"y":1}', '{"do":"Done"}', '{"do":"Point","x":-1}'):
        drafting.keep(game, ALICE, {"move": wrong})
        assert look(game, ALICE).scene.pointing.chosen is None


def test_a_draft_does_not_outlive_its_round() -> None:
    game = dealt(start="0")
    drafting.keep(game, ALICE, {"draft-star": "skull"})
    assert drafting.drafted(game, ALICE) == {"draft-star": "skull"}
    game.scored_version = 99
    assert drafting.drafted(game, ALICE) == {}


def test_too_large_a_draft_is_none() -> None:
    game = dealt(start="0")
    drafting.keep(game, Seat(0), {"draft-star": "x" * 5000})
    assert drafting.drafted(game, Seat(0)) == {}


def test_a_tap_without_a_script_is_a_spot() -> None:
    game = dealt(start="0")
    card = opened(game).state.lying[1]
    drafting.keep(game, ALICE, {f"tap-{card}.x": "180", f"tap-{card}.y": "120"})
    chosen = look(game, ALICE).scene.pointing.chosen
    assert (chosen.card, chosen.x, chosen.y) == (card, 480, 320)
