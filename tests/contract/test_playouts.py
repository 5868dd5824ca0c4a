"""Random games with every invariant checked at every step; and each check seen to fail once."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from games.engine.lab import playouts
from games.engine.lab.invariants import BY_GAME, BY_STEP, Broken, simulate
from games.engine.ruleset import AnyRuleset
from games.engine.say import Say
from games.engine.structs import Event, RoundScore, State, Step, Stopped
from games.rulesets import SHELF


def test_random_games_keep_every_invariant(rules: AnyRuleset) -> None:
    moves, checked = simulate(rules, 6, tuple(rules.seats), "contract", {})
    assert moves > 100
    assert len(checked) >= 12
    assert min(checked.values()) > 0


def spoilt(rules: AnyRuleset, **functions: Any) -> AnyRuleset:
    return replace(rules, **functions)


def silent(rules: AnyRuleset) -> AnyRuleset:
    return spoilt(rules, prompt=lambda view: None)


def stutters(rules: AnyRuleset) -> AnyRuleset:
    return spoilt(rules, legal_moves=lambda view: rules.legal_moves(view)[:1] * 2)


def mute_while_asked(rules: AnyRuleset) -> AnyRuleset:
    calls = iter(range(10**9))
    return spoilt(rules, legal_moves=lambda view: () if next(calls) > 20 else rules.legal_moves(view))


def offers_to_all(rules: AnyRuleset) -> AnyRuleset:
    def moves(view: Any) -> Any:
        asked = structs.replace(view, seat=view.to_act[0]) if view.to_act else view
        return rules.legal_moves(view) or rules.legal_moves(asked)

    return spoilt(rules, legal_moves=moves)


def refuses_what_it_lists(rules: AnyRuleset) -> AnyRuleset:
    def refusal(view: Any, move: Any) -> Say | None:
        return Say("no") if move == rules.legal_moves(view)[-1] else rules.refusal(view, move)

    return spoilt(rules, refusal=refusal)


def forgets_a_point(rules: AnyRuleset) -> AnyRuleset:
    def apply(state: Any, seat: Any, move: Any, now: Any) -> Any:
        step = rules.apply(state, seat, move, now)
        return structs.replace(step, round=None)

    return spoilt(rules, apply=apply)


def rolls_hidden_dice(rules: AnyRuleset) -> AnyRuleset:
    calls = iter(range(10**9))

    def apply(state: Any, seat: Any, move: Any, now: Any) -> Any:
        step = rules.apply(state, seat, move, now)
        return structs.replace(step, round=RoundScore(next(calls), ()))

    return spoilt(rules, apply=apply)


def has_no_winner(rules: AnyRuleset) -> AnyRuleset:
    def standings(state: Any) -> Any:
        return tuple(structs.replace(standing, won=False) for standing in rules.standings(state))

    return spoilt(rules, standings=standings)


def plants_nothing(rules: AnyRuleset) -> AnyRuleset:
    def plant(state: Any, values: Any) -> Any:
        return structs.replace(state, rng=structs.replace(state.rng, count=0))

    return spoilt(rules, plant=plant)


def tells_a_secret_type(rules: AnyRuleset) -> AnyRuleset:
    def apply(state: Any, seat: Any, move: Any, now: Any) -> Any:
        step = rules.apply(state, seat, move, now)
        return structs.replace(step, events=(*step.events, Event({"not": "a fact"})))

    return spoilt(rules, apply=apply)


def deals_by_hidden_chance(rules: AnyRuleset) -> AnyRuleset:
    calls = iter(range(10**9))
    return spoilt(rules, setup=lambda seats, options, seed: rules.setup(seats, options, f"{seed} {next(calls)}"))


def stores_something_else(rules: AnyRuleset) -> AnyRuleset:
    return spoilt(rules, state_type=dict[str, Any])


def hides_who_is_asked(rules: AnyRuleset) -> AnyRuleset:
    def view(state: Any, seat: Any) -> Any:
        made = rules.view(state, seat)
        return made if seat is not None else structs.replace(made, to_act=())

    return spoilt(rules, view=view)


def never_stops(rules: AnyRuleset) -> AnyRuleset:
    def signal(state: Any, sent: Any, now: Any) -> Any:
        return Step(state) if isinstance(sent, Stopped) else rules.signal(state, sent, now)

    return spoilt(rules, signal=signal)


@pytest.mark.parametrize(
    ("defect", "caught_by"),
    [
        (silent, "who_is_asked_gets_a_question"),
        (stutters, "listed_moves_differ"),
        (mute_while_asked, "a_move_is_legal_for_who_is_asked"),
        (offers_to_all, "nobody_else_has_a_move"),
        (refuses_what_it_lists, "listed_moves_are_not_refused"),
        (forgets_a_point, "the_rounds_add_up_to_the_points"),
        (rolls_hidden_dice, "a_move_is_applied_the_same_twice"),
        (has_no_winner, "places_follow_points"),
        (plants_nothing, "planting_nothing_changes_nothing"),
        (hides_who_is_asked, "everybody_has_a_view"),
        (stores_something_else, "states_survive_the_codec"),
        (never_stops, "a_stopped_game_is_over"),
    ],
)
def test_a_planted_defect_turns_red(
    rules: AnyRuleset, defect: Callable[[AnyRuleset], AnyRuleset], caught_by: str
) -> None:
    with pytest.raises(Broken) as failure:
        simulate(defect(rules), 3, tuple(rules.seats), "defect", {})
    assert failure.value.name == caught_by


def test_chance_that_is_not_in_the_seed_turns_red(rules: AnyRuleset) -> None:
    with pytest.raises(Broken):
        simulate(deals_by_hidden_chance(rules), 1, tuple(rules.seats), "defect", {})


def test_a_fact_that_cannot_be_stored_turns_red(rules: AnyRuleset) -> None:
    with pytest.raises(Broken, match=r"Object|Expected"):
        simulate(tells_a_secret_type(rules), 1, tuple(rules.seats), "defect", {})


@pytest.mark.parametrize("slug", sorted(SHELF))
def test_every_own_invariant_can_fail(slug: str) -> None:
    """A ruleset's invariant that nothing can break is none."""
    rules = SHELF[slug]
    for name in rules.invariants:
        broken = replace(rules, invariants={**rules.invariants, name: lambda state: False})
        with pytest.raises(Broken, match=name):
            simulate(broken, 1, tuple(rules.seats), "own", {})


def test_a_game_without_an_end_turns_red(rules: AnyRuleset, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playouts, "BOUND", 30)
    with pytest.raises(Broken, match="no end"):
        simulate(rules, 1, tuple(rules.seats), "endless", {})


def test_the_names_of_all_checks_differ(rules: AnyRuleset) -> None:
    names = [*(check.__name__ for check in (*BY_STEP, *BY_GAME)), *rules.invariants]
    assert len(names) == len(set(names))


def test_a_state_prints_nothing(rules: AnyRuleset) -> None:
    state: State = rules.setup(rules.seats[0], rules.options_type(), "print")
    assert repr(state) == f"<{type(state).__name__}>"
