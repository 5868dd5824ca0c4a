"""A whole random game written down: for people as text with every seat's view, for machines as a full record."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from typing import Any

from games.engine.codec import encode
from games.engine.lab.playouts import playout
from games.engine.ruleset import AnyRuleset
from games.engine.say import Say, text
from games.engine.structs import Seat, State, View

NAMES = ("Alice", "Bob", "Charlie", "Dana", "Eve", "Frank")


def lines(rules: AnyRuleset, seats: int, options: Any, seed: str, language: str = "en") -> Iterator[str]:
    def said(say: Say) -> str:
        return text(say, rules.words, language, NAMES)

    known: dict[Seat | None, list[str]] = {}

    def seen_by_all(state: State) -> Iterator[str]:
        """The whole view at first, then only the lines that are new in it."""
        for seat in (*map(Seat, range(seats)), None):
            now = list(described(rules, rules.view(state, seat), said))
            new = [line for line in now if line not in known.get(seat, [])]
            known[seat] = now
            if new:
                yield f"--- {'a spectator' if seat is None else NAMES[seat]} sees"
                yield from new

    yield f"=== {rules.slug}, rules {rules.rules_version}, {seats} seats, seed {seed}"
    yield from seen_by_all(rules.setup(seats, options, seed))
    for turn in playout(rules, seats, options, seed):
        entry = turn.entry
        who = "the table" if entry.seat is None else NAMES[entry.seat]
        yield f"=== {entry.now} {who}: {encode(entry.deed).decode()}"
        for event in turn.step.events:
            private = "" if event.seen_by is None else f" (only {', '.join(NAMES[s] for s in event.seen_by)})"
            yield f"  * {said(event.fact.said())}{private}{' (fades)' if event.fades else ''}"
        yield from seen_by_all(turn.step.state)


def described(rules: AnyRuleset, view: View, said: Any) -> Iterator[str]:
    for section in rules.describe(view):
        yield f"  {said(section.title)}"
        yield from (f"    {said(line)}" for line in section.lines)
    if prompt := rules.prompt(view):
        yield f"  ? {said(prompt.say)} ({len(rules.legal_moves(view))} choices)"


def golden(rules: AnyRuleset, seats: int, options: Any, seed: str, steps: int) -> Iterator[str]:
    """The beginning of a game, a line a step, with a fingerprint of every view: for files that must not change."""
    for turn in islice(playout(rules, seats, options, seed), steps):
        entry, state = turn.entry, turn.step.state
        views = " ".join(fingerprint(rules.view(state, seat)) for seat in (*map(Seat, range(seats)), None))
        points = ",".join(str(standing.points) for standing in rules.standings(state))
        facts = " ".join(type(event.fact).__name__ for event in turn.step.events)
        yield f"{entry.seat} {encode(entry.deed).decode()} | {facts} | {points} | {views}"


def fingerprint(view: View) -> str:
    return sha256(encode(view)).hexdigest()[:8]


def record(rules: AnyRuleset, seats: int, options: Any, seed: str) -> dict[str, Any]:
    start = rules.setup(seats, options, seed)
    turns = list(playout(rules, seats, options, seed))
    end = turns[-1].step.state
    return {
        "slug": rules.slug,
        "rules_version": rules.rules_version,
        "seats": seats,
        "options": options,
        "seed": seed,
        "start": start,
        "moves": [{"seat": t.entry.seat, "now": t.entry.now, "deed": t.entry.deed} for t in turns],
        "rounds": [
            {
                "number": turn.step.round.number,
                "points": turn.step.round.points,
                "standings": rules.standings(turn.step.state),
                "purses": rules.purses(turn.step.state),
            }
            for turn in turns
            if turn.step.round
        ],
        "standings": rules.standings(end),
        "purses": rules.purses(end),
    }
