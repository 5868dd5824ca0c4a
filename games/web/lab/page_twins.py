"""Twin worlds as browsers get them: byte for byte the same answers, whatever is sent from wherever.

A pair is a moment of a random game and a seat (None: whoever only sees the table); its two worlds differ only in what
that seat may not know. Everything in the list of addresses is sent in both.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, zip_longest
from typing import Any

from games.engine.codec import encode
from games.engine.structs import Seat
from games.play.twinning import World, is_real, told_the_same, twin_world, world_of
from games.web.lab.addresses import Sent, addresses, requests
from games.web.lab.desk import CURTAIN, ON_THE_TABLE, Where, behind_the_curtain, in_hand
from games.web.lab.pairs import Pair, moment_of, moments, places

ENOUGH = 20  # leaks: the next would tell nothing new

type Answers = dict[str, bytes]  # by surface


@dataclass(frozen=True)
class Leak:
    """Who got other bytes in the twin world, where, and in which game."""

    seed: str
    move: int
    seat: Seat | None
    surface: str
    bytes: int


class Report:
    def __init__(self) -> None:
        self.pairs = self.real = self.stepped = 0
        self.seats: set[Seat | None] = set()
        self.surfaces: Counter[str] = Counter()
        self.statuses: Counter[str] = Counter()  # equal error pages would prove nothing
        self.leaks: list[Leak] = []

    @property
    def real_share(self) -> float:
        return self.real / max(self.pairs, 1)

    @property
    def differing_bytes(self) -> int:
        return sum(leak.bytes for leak in self.leaks)


def page_twins(
    slug: str, pairs: int, seats: Sequence[int], seed: str, options: Mapping[str, Any], enough: int = ENOUGH
) -> Report:
    """That many pairs, from as many random games as it takes; enough leaks end it. The games stay in the database."""
    report = Report()
    for pair in islice(moments(slug, seats, seed, options), pairs):
        compare_now(pair, report)
        compare_then(pair, report)
        if len(report.leaks) >= enough:
            break
    return report


def compare_now(pair: Pair, report: Report) -> None:
    """Everything that can be sent, except what decides."""
    here, there = world_of(pair.desk.game), twin_world(pair.desk.game, pair.seat, pair.rng("twin"))
    report.pairs += 1
    report.real += is_real(pair.desk.game, there)
    report.seats.add(pair.seat)
    where, _rng = pair.rng("where").pick(places(pair))
    note(pair, answers(pair, here, where), answers(pair, there, where), report)


def answers(pair: Pair, world: World, where: Where) -> Answers:
    moment, got = moment_of(pair, pair.seat or Seat(0)), {}
    with pair.desk.world(world):
        for sent in requests(moment):
            for htmx in (False, True) if of_a_game(sent) else (False,):
                if not sent.decides:
                    surface = f"{where.name}: {sent.name} {sent.label}{' by htmx' if htmx else ''}"
                    got[surface] = pair.desk.answer(where, moment, sent, htmx=htmx)
    return got


def of_a_game(sent: Sent) -> bool:
    return "address" in addresses()[sent.name]


def compare_then(pair: Pair, report: Report) -> None:
    """The same move made in both worlds: what is still hidden from the seat shows on no page afterwards."""
    mover = pair.turn.entry.seat
    if mover is None:
        return
    here = world_of(pair.desk.game)
    there = twin_world(pair.desk.game, pair.seat, pair.rng("then"), after=pair.turn.step.state)
    if told_the_same(pair.desk.game, pair.turn, there, pair.seat):
        report.stepped += 1
        note(pair, afterwards(pair, here, mover), afterwards(pair, there, mover), report)


def afterwards(pair: Pair, world: World, mover: Seat) -> Answers:
    deed = encode(pair.turn.entry.deed).decode()
    made = moment_of(pair, mover)
    sent = Sent("move", "made", made.answer | {"move": deed})
    looks = {"on the table": ("game", ON_THE_TABLE), "in the log": ("log", ON_THE_TABLE)}
    with pair.desk.world(world):
        own = pair.desk.answer(in_hand(mover), made, sent, htmx=True, stays=True)
        got = {"the answer to the move": own} if mover == pair.seat else {}
        for surface, (name, where) in looks.items():
            got[f"{surface} after a move"] = pair.desk.answer(where, made, Sent(name, "GET"), htmx=False)
        if pair.seat is not None:
            lift = Sent("lift", "this curtain", {"seat": str(pair.seat), "curtain": CURTAIN})
            got["in hand after a move"] = pair.desk.answer(behind_the_curtain(pair.seat), made, lift, htmx=False)
    return got


def note(pair: Pair, ours: Answers, theirs: Answers, report: Report) -> None:
    for surface, here in ours.items():
        there = theirs[surface]
        report.surfaces[surface] += 1
        report.statuses[here[:3].decode()] += 1
        if here != there:
            differing = sum(a != b for a, b in zip_longest(here, there))
            report.leaks.append(Leak(pair.seed, pair.move, pair.seat, surface, differing))
