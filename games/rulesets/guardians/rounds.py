"""The search of a round: how it begins, who is asked, how hand-overs and the minute end it."""

from games.engine.structs import Instant, Seat
from games.rulesets.guardians.components import ARROWS, SHIPS
from games.rulesets.guardians.facts import RoundBegan
from games.rulesets.guardians.state import Front, Guardians, put, replace, with_front
from games.rulesets.guardians.telling import Telling

MINUTE = 60_000


def to_act(state: Guardians) -> tuple[Seat, ...]:
    match state.phase:
        case "over":
            return ()
        case "powers":
            return (state.powers[0].decider,) if state.powers else ()
        case "council":
            return state.queue[:1]
        case "search":
            if state.laps:
                return state.queue[:1]
            return tuple([Seat(i) for i, front in enumerate(state.fronts) if not front.done])


def next_round(state: Guardians, telling: Telling) -> Guardians:
    start = Seat((state.start + 1) % len(state.fronts))  # R22
    state = replace(state, round=state.round + 1, start=start, found=())
    telling.tell(RoundBegan(state.round, start))
    return open_search(state)


def open_search(state: Guardians) -> Guardians:
    fronts = tuple(allowed(state, Seat(i)) for i in range(len(state.fronts)))
    state = replace(
        state,
        phase="search",
        fronts=fronts,
        purses=tuple((front.gold, front.legend) for front in fronts),
        laps=state.laps_next,
        lap="",
        queue=(),
        minute=None,
    )
    return open_lap(state) if state.laps else state


def allowed(state: Guardians, seat: Seat) -> Front:
    """R28: all effects added up first, then cut to the pieces there are (R19)."""
    front = state.fronts[seat]
    guards = state.hands[seat] is not None
    somebody = any(hand is not None for i, hand in enumerate(state.hands) if i != seat)  # R36
    hints = min(max(1 + front.more_hints, 0), ARROWS) if guards else 0
    ships = min(max(2 + front.more_ships, 0), SHIPS) if somebody else 0
    return replace(
        front,
        hints=hints,
        ships=ships,
        hints_used=0,
        hints_over=False,
        done=not hints and not ships,  # R31
        more_hints=0,
        more_ships=0,
    )


def open_lap(state: Guardians) -> Guardians:
    """R8, R32: a lap of hints, then a lap of ships; who has nothing to place is left out."""
    if not state.lap:
        state = replace(state, lap="hints", queue=tuple(s for s in state.from_start() if state.fronts[s].hints))
    if state.lap == "hints" and not state.queue:
        state = replace(state, lap="ships", queue=tuple(s for s in state.from_start() if state.fronts[s].ships))
    return state


def end_handover(state: Guardians) -> Guardians:
    seat = state.queue[0]
    front = state.fronts[seat]
    over = replace(front, hints_over=True, done=state.lap == "ships" or not front.ships)
    state = replace(state, fronts=put(state.fronts, seat, over), queue=state.queue[1:], minute=None)
    return open_lap(state)


def end_search_of(state: Guardians, seat: Seat) -> Guardians:
    """Done, by word, by time or because the others say so. It also puts the result sheet away (R41)."""
    state = away(state, seat)
    if state.laps:
        return end_handover(state)
    return with_front(state, seat, replace(state.fronts[seat], hints_over=True, done=True))


def away(state: Guardians, seat: Seat) -> Guardians:
    """R41: the seat no longer has the result sheet; with the first to go on, nor do spectators."""
    result = state.result
    if result is None or (not result.public and seat not in result.shown_to):
        return state
    shown_to = tuple(s for s in result.shown_to if s != seat)
    return replace(state, result=replace(result, shown_to=shown_to, public=False) if shown_to else None)


def start_minute(state: Guardians, now: Instant) -> Guardians:
    if state.level < 4 or state.minute is not None:
        return state
    return replace(state, minute=Instant(now + MINUTE))
