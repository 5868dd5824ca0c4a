"""Goal 1: what a move costs the server, beside `authmove` of the limit site.

Both sites are served alike: granian, WSGI, one worker, SQLite in a file (WAL, synchronous FULL), one client on one
connection. Counted is the CPU time of the serving process from before a POST until it is wholly done with it.

Ours are real games on one shared device, of every level and number of players, played side by side and at random
through the pages: hand over, lift, move until the question is answered. Only the POST of a move counts. Some are
answered by leading the browser back to the table, which the limit site never does: "and its page" adds what the
browser then gets.
"""

import os
import random
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, islice

from tests.bench.figures import ROUNDS, Figure, Figures, control, interleaved
from tests.bench.games import ROWS
from tests.bench.server import Served, serving
from tests.bench.visitor import Browser, Cost, Visitor

UNIT = "CPU ms of the server a move"
GAMES, MOVES, THEIR_MOVES = 12, 12, 200  # a round: games, moves in each; moves of theirs
LIMIT = "tests.bench.limit"
TOKEN = "a" * 32


def move() -> Figures:
    as_limit = os.environ | {"DJANGO_SETTINGS_MODULE": f"{LIMIT}.settings"}
    session = subprocess.check_output([sys.executable, "-m", f"{LIMIT}.prepare"], env=as_limit, text=True).strip()
    with (
        serving("tests.bench.ours_wsgi:application", os.environ) as ours,
        serving(f"{LIMIT}.wsgi:application", as_limit) as limit,
    ):
        rounds: list[list[Cost]] = []
        theirs = partial(millis_of_theirs, limit, session)
        _own, anchor, again = interleaved(partial(our_round, ours, count(), rounds), theirs, theirs)
        yield from figures(rounds[-ROUNDS:], anchor)
        yield control("move", UNIT, again, anchor)
        yield clock(limit, theirs)


def our_round(served: Served, tables: Iterator[int], rounds: list[list[Cost]]) -> float:
    games = [
        Visitor(served, table, ROWS[i % len(ROWS)], random.Random(table))
        for i, table in enumerate(islice(tables, GAMES))
    ]
    costs = [cost for _ in range(MOVES) for visitor in games if (cost := visitor.moves_on())]
    rounds.append(costs)
    return millis(cost.post for cost in costs)


def figures(rounds: list[list[Cost]], anchor: float) -> Figures:
    def figure(name: str, one: Callable[[list[Cost]], float]) -> Figure:
        ours = statistics.median(one(costs) for costs in rounds)
        return Figure(name=name, unit=UNIT, ours=ours, anchor=anchor, goal=0.7, better="less")

    yield figure("move", lambda costs: millis(cost.post for cost in costs))
    yield figure("move: with a fragment", lambda costs: millis(cost.post for cost in costs if cost.page is None))
    yield figure("move: leads to the table", lambda costs: millis(cost.post for cost in costs if cost.page is not None))
    yield figure("move: and its page", lambda costs: millis(cost.post + (cost.page or 0) for cost in costs))


def millis(nanoseconds: Iterator[float]) -> float:
    return statistics.fmean(nanoseconds) / 1e6


def millis_of_theirs(served: Served, session: str) -> float:
    browser = Browser(served.line, {"sessionid": session, "csrftoken": TOKEN})
    browser.token = TOKEN
    served.call_again()

    def one() -> None:
        answer = browser.post("/authmove", {"action": "move", "tile": 7, "card": "c12", "turn": 3})
        if answer.status_code != 200:
            raise RuntimeError(answer)

    return millis(served.cost(one) for _ in range(THEIR_MOVES))


def clock(served: Served, theirs: Callable[[], float]) -> Figure:
    """Does the counter in the process tell what /proc tells of all processes of the server?"""
    counter, ticks = served.counter(), served.ticks()
    for _ in range(ROUNDS):
        theirs()
    seconds = (served.counter() - counter) / 1e9
    return control("move: clock", "CPU seconds of the server", seconds, served.ticks() - ticks)
