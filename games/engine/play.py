"""The one way to play a move, and what follows from it for everybody at the table."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from games.engine.errors import GameOver, IllegalMove, NotYourTurn
from games.engine.ruleset import AnyRuleset, Ruleset
from games.engine.say import Say
from games.engine.structs import Absent, AnySignal, Event, Instant, Lapsed, Move, Seat, Secret, State, Step


def play[S: State, M: Move](rules: Ruleset[S, M, Any, Any], state: S, seat: Seat, move: M, now: Instant) -> Step[S]:
    acting = rules.to_act(state)
    if not acting:
        raise GameOver
    due = rules.deadline(state)
    if due is not None and now >= due:
        raise NotYourTurn(Say("time-is-over"))
    if seat not in acting:
        raise NotYourTurn(Say("others-are-asked", {"waiting": acting}))
    if why := rules.refusal(rules.view(state, seat), move):
        raise IllegalMove(why)
    return rules.apply(state, seat, move, now)


def send[S: State](rules: Ruleset[S, Any, Any, Any], state: S, signal: AnySignal, now: Instant) -> Step[S]:
    acting = rules.to_act(state)
    if not acting:
        raise GameOver
    if isinstance(signal, Absent) and signal.seat not in acting:
        raise NotYourTurn(Say("others-are-asked", {"waiting": acting}))
    due = rules.deadline(state)
    if isinstance(signal, Lapsed) and (due is None or now < due):
        raise NotYourTurn(Say("time-is-left"))
    return rules.signal(state, signal, now)


def lapses[S: State](rules: Ruleset[S, Any, Any, Any], state: S, now: Instant) -> Iterable[tuple[Instant, Step[S]]]:
    """Every lapse that is due, at its own moment: whoever notices it, and when, changes nothing."""
    while (due := rules.deadline(state)) is not None and due <= now:
        step = send(rules, state, Lapsed(), due)
        yield due, step
        state = step.state


def seen(events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
    return tuple(e for e in events if e.seen_by is None or (seat is not None and seat in e.seen_by))


def asked_after[S: State](
    rules: Ruleset[S, Any, Any, Any], old: S, new: S, mover: Seat | None, asked: tuple[int, ...], version: int
) -> tuple[int, ...]:
    """At which version each seat was last asked: unchanged while others move and its choices stay the same."""
    was, now = rules.to_act(old), rules.to_act(new)

    def same(seat: Seat) -> bool:
        if seat == mover or seat not in was or seat not in now:
            return False
        return rules.legal_moves(rules.view(old, seat)) == rules.legal_moves(rules.view(new, seat))

    return tuple(then if same(Seat(i)) else version for i, then in enumerate(asked))


def settles(rules: AnyRuleset, old: State, new: State, mover: Seat | None = None) -> bool:
    """Chance was used, others are asked now, or somebody learned something: no free way back.
    That the mover knows an own hidden choice is no news."""
    if new.rng.count != old.rng.count or rules.to_act(new) != rules.to_act(old):
        return True
    was, now = rules.secrets(old), rules.secrets(new)
    return bool(_known(now, mover) - _known(was, mover)) or _turned_up(was, now)


def _known(secrets: Iterable[Secret], mover: Seat | None) -> set[tuple[str, str, Seat]]:
    return {
        (secret.kind, repr(secret.value), seat)
        for secret in secrets
        for seat in secret.known_to
        if not (secret.could_be and seat == mover)
    }


def _turned_up(was: Iterable[Secret], now: Iterable[Secret]) -> bool:
    """A card that was hidden lies in the open."""
    return bool(_hidden_cards(was) - _hidden_cards(now))


def _hidden_cards(secrets: Iterable[Secret]) -> Counter[tuple[str, str]]:
    return Counter((secret.kind, repr(secret.value)) for secret in secrets if not secret.could_be)
