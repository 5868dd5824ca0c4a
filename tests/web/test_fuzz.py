"""Whatever is sent to whatever address: a sentence in the reader's language, nothing changed, nothing broken.

`FUZZ=1000 make test ARGS=tests/web/test_fuzz.py` sends that many requests to every address, new ones each time.
"""

import hashlib
import os
from collections import Counter
from collections.abc import Callable, Collection
from typing import Any

import pytest
from django.conf import settings as site
from django.template.loader import render_to_string
from django.test import Client
from django.utils import translation
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from games.engine.structs import Seat
from games.models import Device, Game, Move, Player, Round
from games.play.moving import Answer
from games.templatetags.keeping import TOKEN_GOES_HERE
from games.web.lab.addresses import ADDRESSES, Sent
from games.web.lab.desk import ELSEWHERE, ON_THE_TABLE, behind_the_curtain, in_hand, undone
from games.web.pages import moves
from tests.web.situations import Situation, situations
from tests.web.strange import VALUES, bodies

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quiet")]
MORE = int(os.environ.get("FUZZ", "0"))
LANGUAGES = [code for code, _name in site.LANGUAGES]
HTMX = {"HX-Request": "true", "X-Shows": "ships"}
SAYS_WHY = ('role="alert"', 'class="message', 'class="errorlist', 'class="error"')


def everything() -> str:
    """All that a refusal may not change. What is chosen and not confirmed, and the curtain, are no part of the game."""
    rows = [
        list(
            Game.objects.order_by("pk").values_list(
                "address", "phase", "stopped", "version", "snapshot", "settled", "options"
            )
        ),
        list(Player.objects.order_by("pk").values_list("game", "seat", "name", "sign", "asked", "device")),
        list(Move.objects.order_by("pk").values_list("game", "version", "key", "deed", "events")),
        list(Round.objects.order_by("pk").values_list("game", "number", "points")),
        Device.objects.count(),
    ]
    return hashlib.sha256(repr(rows).encode()).hexdigest()


def send(browser: Client, path: str, sent: Sent, language: str, data: st.DataObject) -> Any:
    headers = {"accept-language": language} | data.draw(st.sampled_from(({}, {"HX-Request": "true"}, HTMX)))
    if sent.fields is None:
        query = {name: data.draw(VALUES).encode("utf-8", "replace") for name in ("game", "end", "left", "seconds")}
        return browser.get(path, query, headers=headers)
    body, kind = data.draw(bodies(sent.fields))
    return browser.generic("POST", path, body, kind, headers=headers)


def judged(answer: Any, language: str, before: str) -> None:
    assert answer.status_code < 500
    assert TOKEN_GOES_HERE not in answer.content.decode(), "a form without its token"
    if answer.status_code >= 400:
        page = answer.content.decode()
        assert any(mark in page for mark in SAYS_WHY), f"{answer.status_code} without a sentence"
        assert "<html" not in page or f'<html lang="{language}"' in page
        assert everything() == before, "a refusal changed something"


def fuzz(
    name: str, situations: list[Situation], examples: int, phases: Collection[Phase] = tuple(Phase)
) -> Counter[int]:
    """That many requests to one address, each undone again; how they were answered."""
    came: Counter[int] = Counter()

    @settings(
        max_examples=examples,
        phases=phases,
        derandomize=not MORE,
        deadline=None,
        database=None,
        print_blob=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.data())
    def one_request(data: st.DataObject) -> None:
        situation, language = data.draw(st.sampled_from(situations)), data.draw(st.sampled_from(LANGUAGES))
        seat = Seat(situation.moment.seat)
        where = data.draw(
            st.sampled_from((in_hand(seat), in_hand(seat), behind_the_curtain(seat), ON_THE_TABLE, ELSEWHERE))
        )
        sent = data.draw(st.sampled_from(list(ADDRESSES[name](name, situation.moment))[::-1]))
        with undone(), situation.desk.browser(where) as browser:
            before = everything()
            answer = send(browser, sent.path(situation.moment), sent, language, data)
            judged(answer, language, before)
        came[answer.status_code] += 1

    one_request()
    return came


@pytest.mark.parametrize("name", sorted(ADDRESSES))
def test_whatever_is_sent_is_answered_with_a_sentence_and_changes_nothing(name: str) -> None:
    came = fuzz(name, situations(), examples=MORE or 90)
    print(f"fuzz: {name}: {came.total()} requests, {dict(sorted(came.items()))}")


def breaks_down(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(moves, "answer_of", lambda request, acting: Answer(int(request.POST["asked"]), "key"))


def changes_what_it_refuses(patch: pytest.MonkeyPatch) -> None:
    def refused_page(request: Any, game: Game, *rest: Any) -> Any:
        Game.objects.filter(pk=game.pk).update(version=game.version + 1)
        return original(request, game, *rest)

    original = moves.refused_page
    patch.setattr(moves, "refused_page", refused_page)


def refuses_without_a_word(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(moves, "notice", lambda game, refused: None)


def speaks_another_language(patch: pytest.MonkeyPatch) -> None:
    def rendered(*given: Any, **more: Any) -> Any:
        with translation.override("nl"):
            return render_to_string(*given, **more)

    patch.setattr("games.web.answers.render_to_string", rendered)


@pytest.mark.parametrize(
    "defect", [breaks_down, changes_what_it_refuses, refuses_without_a_word, speaks_another_language]
)
def test_a_planted_defect_turns_red(
    defect: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    defect(monkeypatch)
    with pytest.raises((AssertionError, ValueError, KeyError, ExceptionGroup)):
        fuzz("move", situations(), examples=90, phases=(Phase.generate,))
