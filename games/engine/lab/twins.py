"""Twin worlds: two states that differ only in what a seat may not know must look the same to it.

Twins come from secrets() and plant(), never from view(): a view cannot judge itself.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from games.engine.codec import encode
from games.engine.errors import Refused
from games.engine.lab.invariants import everybody
from games.engine.lab.playouts import Turn, drawn_options, playout
from games.engine.play import seen
from games.engine.replay import step_of
from games.engine.rng import Rng
from games.engine.ruleset import AnyRuleset
from games.engine.structs import Seat, Secret, State, Step
from games.engine.value import Value

ALTERNATIVES = 8


class Difference(Value):
    """A leak: who saw something else in the twin world, where, and in which game."""

    seed: str
    move: int
    seat: Seat | None
    surface: str


class Report:
    def __init__(self) -> None:
        self.pairs = self.real = self.stepped = 0
        self.kinds: Counter[str] = Counter()
        self.differences: list[Difference] = []

    @property
    def real_share(self) -> float:
        return self.real / max(self.pairs, 1)

    def real_by_kind(self) -> dict[str, float]:
        return {kind: round(n / self.pairs, 4) for kind, n in sorted(self.kinds.items())}


def hidden(rules: AnyRuleset, state: State, seat: Seat | None) -> list[Secret]:
    return [secret for secret in rules.secrets(state) if seat is None or seat not in secret.known_to]


def identity(secret: Secret, *, at_its_place: bool = False) -> tuple[str, str, str]:
    """A card is the same card wherever it goes; a hidden choice is the one made at its place."""
    return secret.kind, secret.place if secret.could_be or at_its_place else "", repr(secret.value)


def twin(rules: AnyRuleset, state: Any, seat: Seat | None, rng: Rng, after: State | None = None) -> Any:
    """Exchange what the seat does not know; with `after`, only what it still does not know then."""
    secrets = hidden(rules, state, seat)
    if after is not None:
        shuffled = after.rng.count != state.rng.count  # what moved may have lain in the open meanwhile
        still = {identity(s, at_its_place=shuffled) for s in hidden(rules, after, seat)}
        secrets = [s for s in secrets if identity(s, at_its_place=shuffled) in still]
    planted: dict[str, Any] = {}
    by_kind: dict[str, list[Secret]] = {}
    for secret in secrets:
        if secret.could_be:
            planted[secret.place], rng = rng.pick(secret.could_be)
        else:
            by_kind.setdefault(secret.kind, []).append(secret)
    for group in by_kind.values():
        values, rng = rng.shuffled([secret.value for secret in group])
        planted |= {secret.place: value for secret, value in zip(group, values, strict=True)}
    return rules.plant(state, planted)


def surfaces(rules: AnyRuleset, state: State, seat: Seat | None, entry_deed: Any) -> Iterator[tuple[str, bytes]]:
    """Everything a seat gets to see."""
    view = rules.view(state, seat)
    moves = rules.legal_moves(view)
    yield "view", encode(view)
    yield "moves", encode(moves)
    yield "labels", encode([rules.label(view, move) for move in moves])
    yield "prompt", encode(rules.prompt(view))
    yield "description", encode(rules.describe(view))
    yield "standings", encode((rules.standings(state), rules.purses(state)))  # shown to everybody
    if entry_deed is not None:
        yield "refusal", encode(rules.refusal(view, entry_deed))


def twins(
    rules: AnyRuleset, pairs: int, seats: Sequence[int], seed: str, options: Mapping[str, Any], every: int = 1
) -> Report:
    """That many pairs, from as many random games as it takes; `every` n-th step of each."""
    report, i = Report(), 0
    while report.pairs < pairs:
        game_seed = f"{seed}/{i}"
        chosen = drawn_options(rules, game_seed, dict(options))
        for move, turn in enumerate(playout(rules, seats[i % len(seats)], chosen, game_seed)):
            if move % every:
                continue
            for seat in everybody(rules, turn.before):
                compare(rules, turn, seat, game_seed, move, report)
            if report.pairs >= pairs:
                break
        i += 1
    return report


def compare(rules: AnyRuleset, turn: Turn, seat: Seat | None, seed: str, move: int, report: Report) -> None:
    rng = Rng(f"twin {seed} {move} {seat}")
    other = twin(rules, turn.before, seat, rng)
    note_real(rules, turn.before, other, report)
    deed = turn.entry.deed if turn.entry.seat is not None else None
    ours, theirs = surfaces(rules, turn.before, seat, deed), surfaces(rules, other, seat, deed)
    for (surface, here), (_, there) in zip(ours, theirs, strict=True):
        if here != there:
            report.differences.append(Difference(seed, move, seat, surface))
    compare_events(rules, turn, seat, Difference(seed, move, seat, "events"), report)
    compare_choices(rules, turn, seat, Difference(seed, move, seat, "choices"), report)


def note_real(rules: AnyRuleset, state: State, other: State, report: Report) -> None:
    differing = differing_kinds(rules, state, other)
    report.pairs += 1
    report.real += bool(differing)
    report.kinds.update(dict.fromkeys((secret.kind for secret in rules.secrets(state) if not secret.buried), 0))
    report.kinds.update(differing)


def differing_kinds(rules: AnyRuleset, state: State, other: State) -> set[str]:
    """A twin is real if something in a hand or a hidden choice differs; decks do not count."""
    there = {secret.place: secret.value for secret in rules.secrets(other)}
    return {s.kind for s in rules.secrets(state) if not s.buried and there.get(s.place) != s.value}


def compare_events(rules: AnyRuleset, turn: Turn, seat: Seat | None, leak: Difference, report: Report) -> None:
    """The same deed in both worlds: what stays hidden from the seat may not show in its events either."""
    before = twin(rules, turn.before, seat, Rng(f"then {leak.seed} {leak.move} {seat}"), after=turn.step.state)
    try:
        step: Step[Any] = step_of(rules, before, turn.entry)
    except Refused:  # in that world somebody else could not do this
        return
    if rules.view(step.state, seat) != rules.view(turn.step.state, seat):
        return  # there the rules themselves told another story; a leak in the view is found by compare()
    report.stepped += bool(turn.step.events)
    if encode(seen(step.events, seat)) != encode(seen(turn.step.events, seat)):
        report.differences.append(leak)


def compare_choices(rules: AnyRuleset, turn: Turn, seat: Seat | None, leak: Difference, report: Report) -> None:
    """Another move of somebody else that differs only in what is hidden from the seat must tell it the same."""
    mover = turn.entry.seat
    if mover is None or mover == seat:
        return
    told = encode(seen(turn.step.events, seat))
    unknown = {secret.place: secret.value for secret in hidden(rules, turn.step.state, seat)}
    rng = Rng(f"else {leak.seed} {leak.move} {seat}")
    choices = rules.legal_moves(rules.view(turn.before, mover))
    for _ in range(ALTERNATIVES):
        move, rng = rng.pick(choices)
        step = rules.apply(turn.before, mover, move, turn.entry.now)
        if step.state == turn.step.state:
            continue  # nothing of this choice is left: it was made in the open
        alike = rules.plant(step.state, unknown) == turn.step.state
        if alike and encode(seen(step.events, seat)) != told:
            report.differences.append(leak)
            return
