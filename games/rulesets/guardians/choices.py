"""The moves on offer, in the order of the table: for buttons, house players and random play."""

from functools import lru_cache

from games.engine.pointing import SIDE
from games.engine.rng import Rng
from games.engine.structs import Seat
from games.rulesets.guardians.components import ISLANDS
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
from games.rulesets.guardians.pictures import PICTURES
from games.rulesets.guardians.refusals import USED_ALONE, USED_ON
from games.rulesets.guardians.state import Front
from games.rulesets.guardians.view import TableView


def legal_moves(view: TableView) -> tuple[AnyMove, ...]:
    if view.seat is None or view.seat not in view.to_act:
        return ()
    match view.phase:
        case "search":
            return in_search(view, view.seat)
        case "powers":
            owner = view.power.owner if view.power else None
            return tuple(Choose(player) for player in everybody(view) if player != owner)  # R16
        case "council":
            return in_council(view, view.seat)
        case "over":
            return ()


def everybody(view: TableView) -> tuple[Seat, ...]:
    return tuple([Seat(i) for i in range(len(view.fronts))])


def in_search(view: TableView, seat: Seat) -> tuple[AnyMove, ...]:
    front = view.fronts[seat]
    moves: list[AnyMove] = [PutAway()] if view.sheet else []
    if view.lap != "ships":
        moves += hints(view, front)
    if view.lap != "hints" and not front.owes_hint:
        moves += ships(view, seat, front)
    if not front.owes_hint:
        moves.append(Done())
    return tuple(moves)


def hints(view: TableView, front: Front) -> tuple[Point | Shift, ...]:
    if front.hints_over or front.hints_used == front.hints:
        return ()
    if front.arrows_left:
        return points(view.lying)
    movable = (i for i, arrow in enumerate(front.arrows) if arrow.round != view.round)  # R29
    return tuple(Shift(i, p.card, p.x, p.y) for i in movable for p in points(view.lying))


@lru_cache(maxsize=4096)
def points(lying: tuple[str, ...]) -> tuple[Point, ...]:
    """One spot an element; any other spot of a lying card is as legal."""
    return tuple(Point(card, *element.anchor) for card in lying for element in PICTURES.postcards[card].elements)


def ships(view: TableView, seat: Seat, front: Front) -> tuple[AnyMove, ...]:
    mine = [TakeBack(s.island, s.seeks) for s in view.ships if s.by == seat and s.seeks is not None]
    if len(mine) == front.ships:
        return tuple(mine)
    targets = tuple([player for player in everybody(view) if player != seat and view.guards[player]])  # R6
    sails = all_sails(targets, view.face_down)
    if not mine:
        return sails
    there = {(ship.island, ship.seeks) for ship in mine}
    return (*mine, *[sail for sail in sails if (sail.island, sail.seeks) not in there])


@lru_cache(maxsize=4096)
def all_sails(targets: tuple[Seat, ...], face_down: tuple[str, ...]) -> tuple[Sail, ...]:
    return tuple(Sail(island, seeks) for seeks in targets for island in ISLANDS if island not in face_down)  # R7


def in_council(view: TableView, seat: Seat) -> tuple[AnyMove, ...]:
    front = view.fronts[seat]
    return (*(move for legend in front.kept for move in uses(view, seat, front, legend)), Pass())


def uses(view: TableView, seat: Seat, front: Front, legend: str) -> tuple[AnyMove, ...]:
    if legend in USED_ALONE:
        return (Use(legend),)
    if legend in USED_ON:
        return tuple(UseOn(legend, player) for player in everybody(view) if player != seat)
    if legend == "stone":
        return Turn("hint"), Turn("ship")
    free = [island for island in ISLANDS if island not in view.face_down and island not in front.fires]
    if front.fires_left:  # R18
        return tuple(Light(island) for island in free)
    return tuple(Carry(lit, island) for lit in front.fires for island in free)


def vary(view: TableView, move: AnyMove, rng: Rng) -> AnyMove:
    """A hint may be given at any spot of its card."""
    if not isinstance(move, Point | Shift):
        return move
    x, rng = rng.below(SIDE + 1)
    y, rng = rng.below(SIDE + 1)
    return Point(move.card, x, y) if isinstance(move, Point) else Shift(move.arrow, move.card, x, y)
