"""What follows from a move for everybody: who is asked anew, what can be taken back, what is told to whom."""

import pytest

from games.engine.codec import decode_state, encode, move_from_form
from games.engine.errors import IllegalMove
from games.engine.play import asked_after, lapses, play, seen, settles
from games.engine.rng import Rng
from games.engine.structs import Event, Instant
from games.rulesets.guardians import RULESET
from games.rulesets.guardians.components import ISLANDS
from games.rulesets.guardians.moves import AnyMove, Done, Sail, TakeBack
from tests.rulesets.guardians.table import ALICE, BOB, CHARLIE, NOW, a_hint, deal, found, hint_all, move


def test_nobody_is_refused_because_another_was_faster_and_a_stale_tab_is() -> None:
    state = deal()
    asked: tuple[int, ...] = (0, 0, 0)
    played: list[tuple[int, AnyMove]] = [(1, a_hint(state)), (2, a_hint(state)), (1, Sail(ISLANDS[9], ALICE))]
    for version, (seat, what) in enumerate(played, 1):
        new = move(state, (ALICE, BOB, CHARLIE)[seat], what)
        asked = asked_after(RULESET, state, new, (ALICE, BOB, CHARLIE)[seat], asked, version)
        state = new
    assert asked == (0, 3, 2)


def test_everybody_is_asked_anew_when_a_round_begins() -> None:
    state = hint_all(deal())
    state = move(move(state, ALICE, Done()), BOB, Done())
    new = move(state, CHARLIE, Done())
    assert asked_after(RULESET, state, new, CHARLIE, (3, 3, 3), 9) == (9, 9, 9)


def test_a_step_settles_when_chance_is_used_others_are_asked_or_somebody_learns() -> None:
    state = hint_all(deal())
    sailed = move(state, BOB, Sail(ISLANDS[9], ALICE))
    assert not settles(RULESET, sailed, move(sailed, BOB, TakeBack(ISLANDS[9], ALICE)))
    assert not settles(RULESET, state, sailed, BOB), "an own hidden choice is no news to its owner"
    assert settles(RULESET, state, sailed, ALICE)
    assert settles(RULESET, sailed, move(sailed, BOB, Done()))
    assert settles(RULESET, deal(), found(deal(), (BOB, ALICE)))


def test_a_private_event_is_seen_by_its_seat_only() -> None:
    events = (Event("all"), Event("bob", (BOB,)))
    assert [event.fact for event in seen(events, BOB)] == ["all", "bob"]
    assert [event.fact for event in seen(events, ALICE)] == ["all"]
    assert [event.fact for event in seen(events, None)] == ["all"]


def test_a_lapse_happens_at_its_own_moment_whenever_it_is_noticed() -> None:
    state = move(deal(level=4), BOB, a_hint(deal(level=4)))
    assert list(lapses(RULESET, state, Instant(NOW + 59_999))) == []
    soon = list(lapses(RULESET, state, Instant(NOW + 60_000)))
    late = list(lapses(RULESET, state, Instant(NOW + 999_000)))
    assert soon == late
    assert [moment for moment, _ in soon] == [NOW + 60_000]


def test_a_form_becomes_a_move() -> None:
    form = {"do": "Sail", "island": "ember", "seeks": "1"}
    assert move_from_form(RULESET, form) == Sail("ember", BOB)


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"do": "Fly"},
        {"do": "Sail", "island": "ember", "seeks": "x"},
        {"do": "Sail", "island": "ember"},
        {"do": "Sail", "island": "ember", "seeks": "1", "seat": "2"},
        {"do": "Point", "card": "quay", "x": "10001", "y": "0"},
        {"do": "Point", "card": "quay", "x": "9" * 5000, "y": "0"},
        {"do": "Sail", "island": "\ud800", "seeks": "1e999"},
    ],
)
def test_a_form_that_is_no_move_is_refused(form: dict[str, str]) -> None:
    with pytest.raises(IllegalMove) as refused:
        move_from_form(RULESET, form)
    assert refused.value.say.key == "not-a-move"


def test_a_stored_state_of_today_is_read_and_one_of_unknown_rules_is_not() -> None:
    state = deal()
    assert decode_state(RULESET, encode(state), RULESET.rules_version) == state
    with pytest.raises(ValueError, match="version 99"):
        decode_state(RULESET, encode(state), 99)


def test_chance_is_fair_enough_and_always_the_same() -> None:
    rng, counts = Rng("fair"), [0] * 6
    for _ in range(6000):
        number, rng = rng.below(6)
        counts[number] += 1
    assert all(850 < n < 1150 for n in counts)
    assert Rng("fair").shuffled(range(9)) == Rng("fair").shuffled(range(9))
    assert Rng("fair").shuffled(range(9))[0] != Rng("foul").shuffled(range(9))[0]


def test_a_step_is_refused_once_its_time_is_over() -> None:
    state = move(deal(level=4), BOB, a_hint(deal(level=4)))
    assert play(RULESET, state, ALICE, a_hint(state), Instant(NOW + 59_999))
