"""Goal 5: moves per CPU second in random play, beside OpenSpiel's python_block_dominoes.

Ours, for each move: who acts (to_act), that seat's view, the list of its legal moves, one of them by chance, and
play(), which asks again who acts, makes the view again and asks for the refusal before it applies. The set-up of each
game counts too: options of every kind, every number of players, half of the games on one shared device.

Theirs, for each move: legal_actions, one by chance, apply_action (it does not check the action, and it plays in place,
where we make a new state). The set-up and the 14 chance nodes of each deal count too, as all our set-up does.

"Varied" plays finer variants of the listed moves, such as a hint at any spot; the chance this takes counts as ours.
"Views" is, after every move, what every seat may see now: for them the observation string of both players.
Both sides draw with the same random.Random, and the clock is read once a batch: it costs as much as a small move.
"""

import random
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any

from games.engine.lab.playouts import drawn_options
from games.engine.play import play, send
from games.engine.rng import Rng
from games.engine.ruleset import AnyRuleset
from games.engine.structs import Instant, Seat, Seated
from games.rulesets import SHELF
from tests.bench.figures import Figure, Figures, control, cpu, interleaved

GAMES, THEIR_GAMES = 36, 1500
UNIT = "moves per CPU second"
NOW = Instant(0)  # no minute lapses


def engine() -> Figures:
    theirs, seen = partial(rate, dominoes(views=False)), partial(rate, dominoes(views=True))
    for slug, rules in SHELF.items():
        ours, varied = partial(rate, playing(rules)), partial(rate, playing(rules, vary=True))
        own, spots, anchor, again = interleaved(ours, varied, theirs, theirs)
        yield Figure(name=f"engine: {slug}", unit=UNIT, ours=own, anchor=anchor, goal=1.0, better="more")
        yield Figure(name=f"engine: {slug}, varied", unit=UNIT, ours=spots, anchor=anchor, goal=1.0, better="more")
        yield control("engine", UNIT, again, anchor)
        own, anchor = interleaved(partial(rate, playing(rules, views=True)), seen)
        yield Figure(name=f"engine: {slug}, all views", unit=UNIT, ours=own, anchor=anchor, goal=0.7, better="more")


def rate(played: Callable[[], int]) -> float:
    moves = 0

    def work() -> None:
        nonlocal moves
        moves = played()

    seconds = cpu(work)
    return moves / seconds


def playing(rules: AnyRuleset, *, views: bool = False, vary: bool = False) -> Callable[[], int]:
    batches = count()  # varied moves are new in every batch: what was remembered of the last one does not help

    def played() -> int:
        batch, chance = next(batches), random.Random(1)
        spots = [Rng(f"{batch} {i}") if vary else None for i in range(GAMES)]
        return sum(our_game(rules, i, chance, spots[i], views=views) for i in range(GAMES))

    return played


def our_game(rules: AnyRuleset, i: int, chance: random.Random, spots: Rng | None, *, views: bool) -> int:
    seats, seed, moves = rules.seats[i % len(rules.seats)], f"bench/{i}", 0
    state = rules.setup(seats, drawn_options(rules, seed, {}), seed)
    state = send(rules, state, Seated(laps=i % 2 == 0), NOW).state
    while acting := rules.to_act(state):
        seat = chance.choice(acting)
        view = rules.view(state, seat)
        move = chance.choice(rules.legal_moves(view))
        if spots is not None:
            move = rules.vary(view, move, Rng(spots.seed, 4 * moves))
        state = play(rules, state, seat, move, NOW).state
        moves += 1
        if views:
            for one in range(seats):
                rules.view(state, Seat(one))
    return moves


def dominoes(*, views: bool) -> Callable[[], int]:
    import pyspiel
    from open_spiel.python.games import block_dominoes  # noqa: F401  puts the game on OpenSpiel's own shelf

    game = pyspiel.load_game("python_block_dominoes")

    def played() -> int:
        chance = random.Random(1)
        return sum(their_game(game, chance, views=views) for _ in range(THEIR_GAMES))

    return played


def their_game(game: Any, chance: random.Random, *, views: bool) -> int:
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, weights)[0])
            continue
        state.apply_action(chance.choice(state.legal_actions()))
        moves += 1
        if views and not state.is_terminal():
            for one in range(2):
                state.observation_string(one)
    return moves
