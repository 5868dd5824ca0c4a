"""What must hold at every step of every game: counted one by one, so that none is checked zero times unnoticed."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from games.engine.codec import decode, encode
from games.engine.errors import GameOver, Refused
from games.engine.lab.playouts import Turn, drawn_options, playout
from games.engine.play import play, seen, send
from games.engine.replay import Entry, replay, step_of
from games.engine.ruleset import AnyRuleset
from games.engine.structs import Instant, Seat, State, Stopped
from games.engine.value import Value

MOST_MOVES = 600


class Broken(AssertionError):
    """An invariant that does not hold, and the game that shows it."""

    def __init__(self, name: str, seed: str, move: int) -> None:
        super().__init__(f"{name} does not hold in game {seed!r} after {move} moves")
        self.name, self.seed = name, seed


class Game(Value):
    """One whole random game, for what can only be said of all of it."""

    seats: int
    options: Any
    seed: str
    turns: list[Turn]


class Look:
    """One step of a game, looked at from all sides; every view and list is made once."""

    def __init__(self, rules: AnyRuleset, turn: Turn) -> None:
        self.rules, self.turn, self.state = rules, turn, turn.step.state
        self.asked = rules.to_act(self.state)
        self.seats = everybody(rules, self.state)

    @cached_property
    def views(self) -> dict[Seat | None, Any]:
        return {seat: self.rules.view(self.state, seat) for seat in self.seats}

    @cached_property
    def moves(self) -> dict[Seat | None, tuple[Any, ...]]:
        return {seat: self.rules.legal_moves(view) for seat, view in self.views.items()}

    @cached_property
    def raw(self) -> bytes:
        return encode(self.state)


def everybody(rules: AnyRuleset, state: State) -> tuple[Seat | None, ...]:
    return (*(Seat(i) for i in range(len(rules.standings(state)))), None)


def a_move_is_legal_for_who_is_asked(look: Look) -> bool:
    return all(0 < len(look.moves[seat]) <= MOST_MOVES for seat in look.asked)


def nobody_else_has_a_move(look: Look) -> bool:
    return not any(look.moves[seat] for seat in look.seats if seat not in look.asked)


def listed_moves_are_not_refused(look: Look) -> bool:
    refusal = look.rules.refusal
    return not any(refusal(look.views[seat], move) for seat in look.asked for move in look.moves[seat])


def listed_moves_differ(look: Look) -> bool:
    return all(len(set(look.moves[seat])) == len(look.moves[seat]) for seat in look.asked)


def a_refused_move_changes_nothing(look: Look) -> bool:
    """Whoever is not asked, and whoever repeats a move that no longer fits."""
    entry, raw = look.turn.entry, look.raw
    for seat in look.seats:
        if entry.seat is None or seat is None or not look.asked:
            continue
        legal = seat in look.asked and look.rules.refusal(look.views[seat], entry.deed) is None
        try:
            if not legal:
                play(look.rules, look.state, seat, entry.deed, entry.now)
                return False
        except Refused:
            pass
    return encode(look.state) == raw


def a_move_is_applied_the_same_twice(look: Look) -> bool:
    return bool(step_of(look.rules, look.turn.before, look.turn.entry) == look.turn.step)


def states_survive_the_codec(look: Look) -> bool:
    return bool(decode(look.raw, look.rules.state_type) == look.state)


def moves_and_facts_survive_the_codec(look: Look) -> bool:
    entry, rules = look.turn.entry, look.rules
    moved = entry.seat is None or decode(encode(entry.deed), rules.move_type) == entry.deed
    return moved and all(decode(encode(e.fact), rules.fact_type) == e.fact for e in look.turn.step.events)


def everybody_has_a_view(look: Look) -> bool:
    return all(view.seat == seat and view.to_act == look.asked for seat, view in look.views.items())


def who_is_asked_gets_a_question(look: Look) -> bool:
    return all((look.rules.prompt(view) is not None) == (seat in look.asked) for seat, view in look.views.items())


def places_follow_points(look: Look) -> bool:
    table = look.rules.standings(look.state)
    ranks = [(s.points, s.tie_break) for s in table]
    by_rank = [1 + sum(other > rank for other in ranks) for rank in ranks]
    winners = any(s.won for s in table) == (not look.asked)
    return winners and [s.seat for s in table] == list(range(len(table))) and [s.place for s in table] == by_rank


def planting_nothing_changes_nothing(look: Look) -> bool:
    same = {secret.place: secret.value for secret in look.rules.secrets(look.state)}
    return bool(look.rules.plant(look.state, same) == look.state)


def spectators_see_no_private_event(look: Look) -> bool:
    return all(event.seen_by is None for event in seen(look.turn.step.events, None))


BY_STEP: tuple[Callable[[Look], bool], ...] = (
    a_move_is_legal_for_who_is_asked,
    nobody_else_has_a_move,
    listed_moves_are_not_refused,
    listed_moves_differ,
    a_refused_move_changes_nothing,
    a_move_is_applied_the_same_twice,
    states_survive_the_codec,
    moves_and_facts_survive_the_codec,
    everybody_has_a_view,
    who_is_asked_gets_a_question,
    places_follow_points,
    planting_nothing_changes_nothing,
    spectators_see_no_private_event,
)


def the_log_replays_to_the_same_states(rules: AnyRuleset, game: Game) -> bool:
    start = rules.setup(game.seats, game.options, game.seed)
    log = [decoded(rules, turn.entry) for turn in game.turns]
    return [step.state for step in replay(rules, start, log)] == [turn.step.state for turn in game.turns]


def decoded(rules: AnyRuleset, entry: Entry) -> Entry:
    if entry.seat is None:
        return entry
    return Entry(entry.seat, decode(encode(entry.deed), rules.move_type), entry.now)


def the_seed_decides_everything(rules: AnyRuleset, game: Game) -> bool:
    again = list(playout(rules, game.seats, game.options, game.seed))
    return again == game.turns


def the_rounds_add_up_to_the_points(rules: AnyRuleset, game: Game) -> bool:
    rounds = [turn.step.round for turn in game.turns if turn.step.round]
    points = [sum(score.points[i] for score in rounds) for i in range(game.seats)]
    return points == [s.points for s in rules.standings(game.turns[-1].step.state)]


def an_ended_game_refuses_moves(rules: AnyRuleset, game: Game) -> bool:
    last = game.turns[-1]
    move = next(turn.entry for turn in reversed(game.turns) if turn.entry.seat is not None)
    try:
        play(rules, last.step.state, move.seat or Seat(0), move.deed, Instant(last.entry.now + 1))
    except GameOver:
        return True
    return False


def a_stopped_game_is_over(rules: AnyRuleset, game: Game) -> bool:
    turn = game.turns[len(game.turns) // 2]
    return not rules.to_act(send(rules, turn.before, Stopped(), turn.entry.now).state)


BY_GAME: tuple[Callable[[AnyRuleset, Game], bool], ...] = (
    the_log_replays_to_the_same_states,
    the_seed_decides_everything,
    the_rounds_add_up_to_the_points,
    an_ended_game_refuses_moves,
    a_stopped_game_is_over,
)


def simulate(
    rules: AnyRuleset, games: int, seats: Sequence[int], seed: str, options: Mapping[str, Any]
) -> tuple[int, Counter[str]]:
    """Play that many random games and check everything; how many moves, and how often each invariant was checked."""
    names = (*(check.__name__ for check in (*BY_STEP, *BY_GAME)), *rules.invariants)
    moves, checked = 0, Counter(dict.fromkeys(names, 0))
    for i in range(games):
        game_seed = f"{seed}/{i}"
        game = Game(seats[i % len(seats)], drawn_options(rules, game_seed, dict(options)), game_seed, [])
        try:
            check_game(rules, game, checked)
        except Broken:
            raise
        except Exception as error:  # whatever goes wrong in a game, its seed must be known
            raise Broken(repr(error), game_seed, len(game.turns)) from error
        moves += len(game.turns)
    return moves, checked


def check_game(rules: AnyRuleset, game: Game, checked: Counter[str]) -> None:
    for turn in playout(rules, game.seats, game.options, game.seed):
        game.turns.append(turn)
        check_step(rules, turn, checked, game.seed, len(game.turns))
    for whole in BY_GAME:
        count(whole.__name__, whole(rules, game), checked, game.seed, len(game.turns))


def check_step(rules: AnyRuleset, turn: Turn, checked: Counter[str], seed: str, move: int) -> None:
    look = Look(rules, turn)
    for check in BY_STEP:
        count(check.__name__, check(look), checked, seed, move)
    for name, holds in rules.invariants.items():
        count(name, holds(turn.step.state), checked, seed, move)


def count(name: str, holds: bool, checked: Counter[str], seed: str, move: int) -> None:
    if not holds:
        raise Broken(name, seed, move)
    checked[name] += 1
