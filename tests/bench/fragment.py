"""Goal 7: making the fragment that a move is answered with, beside the limit site's board of 24 tiles.

Ours, from the game that moving.move hands on, to bytes: the rows still to be read, the view, the scene, the sentences,
the screen struct (table_screen) and its Django template (after_move); where the browser takes changes, also the
screen before, which they are found by. Theirs: the context of one seat's view from a
state in memory, and its Django template, to bytes.

No fragment is made twice: whoever moves has the page before it, and what changed by the move is new. Several games of
every level and number of players go on side by side. A move after which the seat is not asked any more is answered by
leading back to the table, and is left out.
"""

import random
import time
from collections.abc import Iterator
from functools import partial
from itertools import count, islice
from statistics import fmean, median

from django.template.backends.django import DjangoTemplates, Template
from django.test import RequestFactory

from games.engine.structs import Seat
from games.models import Game
from games.play import moving
from games.play.moving import Answer
from games.play.opened import opened_now
from games.web.answers import after_move
from games.web.screens import Shown, shown_to, table_screen
from tests.bench.figures import ROUNDS, Figure, Figures, control, cpu, interleaved
from tests.bench.games import ROWS, drawn, grow, new_game
from tests.bench.limit import settings
from tests.bench.limit.board import context, new_state
from tests.play.table import key

GAMES, MOVES, TIMES = 12, 12, 200  # a round: games and moves in each; boards of theirs
UNIT = "CPU ms a fragment"
REQUEST = RequestFactory(headers={"hx-request": "true"}).post("/game/bench/move")

type Cost = tuple[float, float]  # CPU seconds for the screen, and for the bytes


def fragment() -> Figures:
    rounds: list[list[Cost]] = []
    theirs = partial(millis_of_theirs, limit_template())
    _own, anchor, again = interleaved(partial(our_round, count(), random.Random(1), rounds), theirs, theirs)
    whole = median(millis(screen + page for screen, page in costs) for costs in rounds[-ROUNDS:])
    part = median(millis(screen for screen, _page in costs) for costs in rounds[-ROUNDS:])
    yield Figure(name="fragment", unit=UNIT, ours=whole, anchor=anchor, goal=0.5, better="less")
    yield control("fragment", UNIT, again, anchor)
    unit = f"{UNIT}; without the template"
    yield Figure(name="fragment: its screen alone", unit=unit, ours=part, anchor=anchor, goal=0.5, better="less")


def our_round(tables: Iterator[int], chance: random.Random, rounds: list[list[Cost]]) -> float:
    games = [new_game(table) for table in islice(tables, GAMES)]
    for i, game in enumerate(games):
        grow(game, ROWS[i % len(ROWS)], chance)
    costs = [cost for _ in range(MOVES) for game in games if (cost := moved(game, chance))]
    rounds.append(costs)
    return millis(screen + page for screen, page in costs)


def moved(game: Game, chance: random.Random) -> Cost | None:
    """What the answer to a move costs, if the seat stays."""
    game.refresh_from_db()
    if game.phase != Game.Phase.PLAYING:
        return None
    seat, move = drawn(opened_now(game), chance)
    made(game, seat, None)  # the page with the question
    began = time.process_time()
    before = shown_to(game, seat)
    seconds = time.process_time() - began if before.shows else 0.0
    then = moving.move(game, seat, Answer(game.players.get(seat=seat).asked, key()), move)
    screens, page = made(then.game, seat, before if before.shows else None)
    return (seconds + screens, page) if page else None


def made(game: Game, seat: Seat, before: Shown | None) -> Cost:
    """After a move on a screen that takes changes: those, else the whole screen."""
    began = time.process_time()
    screen = table_screen(game, seat)
    ready = time.process_time()
    if screen.ask is None:
        return ready - began, 0.0
    _bytes = after_move(REQUEST, screen, before).content
    return ready - began, time.process_time() - ready


def millis(seconds: Iterator[float]) -> float:
    return 1e3 * fmean(seconds)


def limit_template() -> Template:
    """As the limit site itself loads it."""
    (kind,) = settings.TEMPLATES
    params = {"NAME": "limit", "APP_DIRS": False, "DIRS": kind["DIRS"], "OPTIONS": kind["OPTIONS"]}
    return DjangoTemplates(params).get_template("board.html")


def millis_of_theirs(template: Template) -> float:
    states = [new_state(i) for i in range(TIMES)]
    return 1e3 * cpu(lambda: [template.render(context(state, 0)).encode() for state in states]) / TIMES
