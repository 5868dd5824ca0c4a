"""What a move, or a signal of the table, makes happen."""

from games.engine.structs import Absent, AnySignal, Instant, Lapsed, Lifted, Seat, Seated, Step, Stopped
from games.rulesets.guardians import powers, resolution, search
from games.rulesets.guardians.council import speak
from games.rulesets.guardians.facts import Declared, Passed, TimeOver, WasStopped
from games.rulesets.guardians.moves import (
    AnyMove,
    Carry,
    Choose,
    Done,
    Light,
    Pass,
    Point,
    PutAway,
    Sail,
    Shift,
    TakeBack,
    Turn,
    Use,
    UseOn,
)
from games.rulesets.guardians.rounds import (
    away,
    end_search_of,
    next_round,
    open_search,
    start_minute,
    to_act,
)
from games.rulesets.guardians.state import Guardians, put, replace
from games.rulesets.guardians.telling import Telling


def apply(state: Guardians, seat: Seat, move: AnyMove, now: Instant) -> Step[Guardians]:
    telling = Telling()
    return telling.step(go_on(moved(state, seat, move, now, telling), telling))


def moved(state: Guardians, seat: Seat, move: AnyMove, now: Instant, telling: Telling) -> Guardians:
    match move:
        case Point():
            return search.point(state, seat, move, now, telling)
        case Shift():
            return search.shift(state, seat, move, now, telling)
        case Sail():
            return search.sail(state, seat, move, now, telling)
        case TakeBack():
            return search.take_back(state, seat, move, telling)
        case Done():
            return search.done(state, seat, telling)
        case PutAway():
            return away(state, seat)
        case Choose(player):
            return powers.choose(state, player, telling)
        case Use() | UseOn() | Turn() | Light() | Carry() | Pass():
            return speak(state, seat, move, telling)


def go_on(state: Guardians, telling: Telling) -> Guardians:
    """Everything the table does by itself until somebody is asked or the game is over."""
    state = telling.filed(state)
    while state.phase != "over":
        if state.phase == "powers":
            state = powers.act(state, telling)
        if to_act(state):
            return telling.filed(state)
        state = telling.filed(after_phase(state, telling))
    return state


def after_phase(state: Guardians, telling: Telling) -> Guardians:
    match state.phase:
        case "search":
            return resolution.turn_ships(state, telling)
        case "powers":
            return resolution.clean_up(state, telling)
        case _:
            return next_round(state, telling)


def signal(state: Guardians, sent: AnySignal, now: Instant) -> Step[Guardians]:
    telling = Telling()
    return telling.step(go_on(signalled(state, sent, now, telling), telling))


def signalled(state: Guardians, sent: AnySignal, now: Instant, telling: Telling) -> Guardians:
    match sent:
        case Lapsed():
            return lapsed(state, telling)
        case Lifted(seat):  # R14: in laps the minute begins when the curtain is lifted
            mine = state.phase == "search" and state.laps and state.queue[0] == seat
            return start_minute(state, now) if mine else state
        case Seated(laps):
            return seated(state, laps)
        case Absent(seat):
            return without(state, seat, telling)
        case Stopped():
            return stopped(state, telling)


def lapsed(state: Guardians, telling: Telling) -> Guardians:
    """R14: done with what is confirmed; in laps only that hand-over, and its ships still come."""
    asked = to_act(state)
    telling.tell(TimeOver(asked))
    for seat in asked:
        state = end_search_of(state, seat)
    return state


def seated(state: Guardians, laps: bool) -> Guardians:
    """R32: a change counts from the next round; before the first piece of the game, at once."""
    state = replace(state, laps_next=laps)
    begun = state.round > 1 or any(f.hints_used or f.hints_over or f.done for f in state.fronts)
    return state if begun else open_search(state)


def without(state: Guardians, seat: Seat, telling: Telling) -> Guardians:
    """R45: done, passed, or the left neighbour makes the choice."""
    telling.tell(Declared(seat))
    match state.phase:
        case "search":
            return end_search_of(state, seat)
        case "powers":
            left = Seat((seat + 1) % len(state.fronts))
            return replace(state, powers=put(state.powers, 0, replace(state.powers[0], decider=left)))
        case _:
            telling.tell(Passed(seat))
            return replace(state, queue=state.queue[1:])


def stopped(state: Guardians, telling: Telling) -> Guardians:
    """R45: ended after the last resolution; one that is not finished does not count."""
    telling.tell(WasStopped())
    if state.phase == "powers":
        then = zip(state.fronts, state.purses, strict=True)
        state = replace(state, fronts=tuple(replace(f, gold=gold, legend=legend) for f, (gold, legend) in then))
    return resolution.end(state, telling)
