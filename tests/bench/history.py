"""Goal 11: cost grows with the work, not with the history.

One game grows by random play to 2,000 rows. Then the same moves, ships sent and taken back, are made in a copy of it
and in a copy of the same state with only the last 20 rows of its log: nothing differs but the history. Beside that, as
the goal has it, in the same game when it was 20 rows old: there the table differs too, with what lies on it by then.
Counted is moving.move and the answer to it (the screen of the player who stays, to bytes), in CPU time.
"""

import gc
import random
from functools import partial

from games.engine.structs import Seat
from games.models import Game
from games.play import moving
from games.play.moving import Answer
from games.play.opened import opened_now
from games.rulesets.guardians.moves import AnyMove, Sail, TakeBack
from games.web.screens import shown_to
from tests.bench.figures import Figure, Figures, control, cpu, interleaved
from tests.bench.fragment import Cost, made
from tests.bench.games import copied, grow, new_game
from tests.play.table import key

YOUNG, OLD = 20, 2000
PAIRS = 10
TABLE = 8  # of five, with powers: long enough
UNIT = "CPU ms a move and its answer"


def history() -> Figures:
    chance = random.Random(1)
    early, late = ages(chance)
    long, short = partial(millis, chance, late), partial(millis, chance, late, YOUNG)
    old, twin, begun, again = interleaved(long, short, partial(millis, chance, early), short)
    yield Figure(name="history", unit=UNIT, ours=old, anchor=twin, goal=1.1, better="less")
    yield Figure(name="history: of one game", unit=UNIT, ours=old, anchor=begun, goal=1.1, better="less")
    yield control("history", UNIT, again, twin)


def ages(chance: random.Random) -> tuple[Game, Game]:
    """One game, young and old, both times at a moment when a player may send a ship."""
    game = new_game(TABLE)
    grow_to_ships(game, YOUNG, chance)
    early = copied(game)
    grow_to_ships(game, OLD, chance)
    return (early, game) if game.phase == Game.Phase.PLAYING else ages(chance)


def grow_to_ships(game: Game, rows: int, chance: random.Random) -> None:
    grow(game, rows, chance, slowly=True)
    while game.phase == Game.Phase.PLAYING and not sails(game)[1]:
        grow(game, game.version + 1, chance, slowly=True)


def sails(game: Game) -> tuple[Seat, list[Sail]]:
    table = opened_now(game)
    seat = table.rules.to_act(table.state)[0]
    return seat, [move for move in table.rules.legal_moves(table.rules.view(table.state, seat)) if type(move) is Sail]


def millis(chance: random.Random, game: Game, rows: int | None = None) -> float:
    copy = copied(game, rows)
    seat, ships = sails(copy)
    pairs = [deed for ship in chance.sample(ships, PAIRS) for deed in (ship, TakeBack(ship.island, ship.seeks))]
    for deed in pairs[:2]:
        answered_move(copy, seat, deed)
    gc.collect()  # what the copying left behind is not the move's
    return 1e3 * cpu(lambda: [answered_move(copy, seat, deed) for deed in pairs]) / len(pairs)


def answered_move(game: Game, seat: Seat, deed: AnyMove) -> Cost:
    asked = game.players.get(seat=seat).asked
    before = shown_to(game, seat)
    return made(moving.move(game, seat, Answer(asked, key()), deed).game, seat, before)
