"""The moves of the search, as the rules let them happen."""

from games.engine.structs import Instant, Seat
from games.rulesets.guardians.facts import Pointed, Sailed, Shifted, Sought, TookBack, WasDone
from games.rulesets.guardians.moves import Point, Sail, Shift, TakeBack
from games.rulesets.guardians.pictures import reading
from games.rulesets.guardians.rounds import away, end_search_of, start_minute
from games.rulesets.guardians.state import Arrow, Guardians, Ship, put, replace, with_front
from games.rulesets.guardians.telling import Telling


def point(state: Guardians, seat: Seat, move: Point, now: Instant, telling: Telling) -> Guardians:
    arrows = (*state.fronts[seat].arrows, Arrow(move.card, move.x, move.y, state.round))
    telling.tell(Pointed(seat, move.card, move.x, move.y, reading(move.card, move.x, move.y)))
    return hinted(state, seat, arrows, now)


def shift(state: Guardians, seat: Seat, move: Shift, now: Instant, telling: Telling) -> Guardians:
    old = state.fronts[seat].arrows
    arrows = put(old, move.arrow, Arrow(move.card, move.x, move.y, state.round))
    motif = reading(move.card, move.x, move.y)
    telling.tell(Shifted(seat, old[move.arrow].card, move.card, move.x, move.y, motif))
    return hinted(state, seat, arrows, now)


def hinted(state: Guardians, seat: Seat, arrows: tuple[Arrow, ...], now: Instant) -> Guardians:
    front = state.fronts[seat]
    state = with_front(away(state, seat), seat, replace(front, arrows=arrows, hints_used=front.hints_used + 1))
    return state if state.laps else start_minute(state, now)  # R14: the first hint confirmed in the round


def sail(state: Guardians, seat: Seat, move: Sail, now: Instant, telling: Telling) -> Guardians:
    fades = state.level > 1  # R41
    telling.tell(Sailed(seat, move.island), fades=fades)
    telling.whisper(Sought(seat, move.island, move.seeks), seat, fades=fades)
    ships = (*state.ships, Ship(seat, move.island, move.seeks))
    fronts = put(state.fronts, seat, replace(state.fronts[seat], hints_over=True))  # R28
    state = replace(away(state, seat), fronts=fronts, ships=ships)
    if state.laps or any(front.hints for front in fronts):
        return state
    return start_minute(state, now)  # R14: where nobody has a hint, the first ship starts it


def take_back(state: Guardians, seat: Seat, move: TakeBack, telling: Telling) -> Guardians:
    telling.tell(TookBack(seat, move.island), fades=state.level > 1)
    gone = Ship(seat, move.island, move.seeks)
    return replace(state, ships=tuple(ship for ship in state.ships if ship != gone))


def done(state: Guardians, seat: Seat, telling: Telling) -> Guardians:
    telling.tell(WasDone(seat))
    return end_search_of(state, seat)
