"""Nobody sees what they must not: twin worlds at every step; and every kind of leak seen to turn red."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from games.engine.lab.twins import Report, twins
from games.engine.ruleset import AnyRuleset
from games.engine.say import Say
from games.engine.structs import Event, Prompt, Section


def compared(rules: AnyRuleset, pairs: int = 2500) -> Report:
    return twins(rules, pairs, tuple(rules.seats), "contract", {})


def test_twin_worlds_look_the_same(rules: AnyRuleset) -> None:
    report = compared(rules)
    assert report.differences == []
    assert report.real_share >= 0.95
    assert min(report.real_by_kind().values()) >= 0.05
    assert report.stepped > report.pairs / 10


def everything_hidden(rules: AnyRuleset, state: Any) -> str:
    return repr([secret.value for secret in rules.secrets(state)])


def leaks_by_event(rules: AnyRuleset) -> AnyRuleset:
    """An event names what only the decks and hands should know."""

    def apply(state: Any, seat: Any, move: Any, now: Any) -> Any:
        step = rules.apply(state, seat, move, now)
        return structs.replace(step, events=(*step.events, Event(everything_hidden(rules, step.state))))

    return replace(rules, apply=apply)


def makes_private_events_public(rules: AnyRuleset) -> AnyRuleset:
    def apply(state: Any, seat: Any, move: Any, now: Any) -> Any:
        step = rules.apply(state, seat, move, now)
        return structs.replace(step, events=tuple(structs.replace(event, seen_by=None) for event in step.events))

    return replace(rules, apply=apply)


def with_leaky_view(rules: AnyRuleset, make: Callable[[Callable[[Any], str]], dict[str, Any]]) -> AnyRuleset:
    """Views whose hidden values can be looked up behind their back, and a function that tells them."""
    smuggled: list[tuple[Any, str]] = []

    def view(state: Any, seat: Any) -> Any:
        made = rules.view(state, seat)
        smuggled.append((made, everything_hidden(rules, state)))
        del smuggled[:-50]
        return made

    def secret(of: Any) -> str:
        return str(next(told for made, told in reversed(smuggled) if made is of))

    return replace(rules, view=view, **make(secret))


def leaks_by_label(rules: AnyRuleset) -> AnyRuleset:
    def label(secret: Callable[[Any], str]) -> Any:
        return lambda view, move: structs.replace(rules.label(view, move), group=Say(secret(view)))

    return with_leaky_view(rules, lambda secret: {"label": label(secret)})


def leaks_by_prompt(rules: AnyRuleset) -> AnyRuleset:
    def prompt(secret: Callable[[Any], str]) -> Any:
        return lambda view: Prompt("hint", Say(secret(view)), private=True)

    return with_leaky_view(rules, lambda secret: {"prompt": prompt(secret)})


def leaks_by_description(rules: AnyRuleset) -> AnyRuleset:
    def describe(secret: Callable[[Any], str]) -> Any:
        return lambda view: (Section(Say(secret(view)), ()),)

    return with_leaky_view(rules, lambda secret: {"describe": describe(secret)})


def leaks_by_refusal(rules: AnyRuleset) -> AnyRuleset:
    def refusal(secret: Callable[[Any], str]) -> Any:
        return lambda view, move: Say(secret(view)) if view.seat not in view.to_act else rules.refusal(view, move)

    return with_leaky_view(rules, lambda secret: {"refusal": refusal(secret)})


def leaks_by_order_of_moves(rules: AnyRuleset) -> AnyRuleset:
    def moves(secret: Callable[[Any], str]) -> Any:
        return lambda view: rules.legal_moves(view)[:: -1 if sum(map(ord, secret(view)[:40])) % 2 else 1]

    return with_leaky_view(rules, lambda secret: {"legal_moves": moves(secret)})


def leaks_by_standings(rules: AnyRuleset) -> AnyRuleset:
    """Points that count what only its owner should know."""

    def standings(state: Any) -> Any:
        known = sum(map(ord, everything_hidden(rules, state)[:40]))
        return tuple(structs.replace(standing, points=known) for standing in rules.standings(state))

    return replace(rules, standings=standings)


@pytest.mark.parametrize(
    "leak",
    [
        leaks_by_standings,
        leaks_by_event,
        makes_private_events_public,
        leaks_by_label,
        leaks_by_prompt,
        leaks_by_description,
        leaks_by_refusal,
        leaks_by_order_of_moves,
    ],
)
def test_a_planted_leak_turns_red(rules: AnyRuleset, leak: Callable[[AnyRuleset], AnyRuleset]) -> None:
    assert compared(leak(rules), pairs=800).differences
