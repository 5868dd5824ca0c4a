"""Why a move is not legal: the only definition of legality. Everything is judged from the view of the seat."""

from games.engine.say import Say
from games.engine.structs import Seat
from games.rulesets.guardians.components import ISLANDS, LEGENDS
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
from games.rulesets.guardians.state import Front
from games.rulesets.guardians.view import TableView

USED_ALONE = ("boots", "club", "apple")
USED_ON = ("kunee", "trident", "hourglass")


def no(key: str, rule: str, **params: object) -> Say:
    return Say(f"refused.{key}", params, rule)


def refusal(view: TableView, move: AnyMove) -> Say | None:
    if view.seat is None or view.seat not in view.to_act:
        return Say("not-asked")
    match move:
        case Point() | Shift() | Sail() | TakeBack() | Done() | PutAway():
            return in_search(view, view.seat, move)
        case Choose(player):
            return of_choice(view, player)
        case Use() | UseOn() | Turn() | Light() | Carry() | Pass():
            return in_council(view, view.seat, move)


def in_search(view: TableView, seat: Seat, move: Point | Shift | Sail | TakeBack | Done | PutAway) -> Say | None:
    if view.phase != "search":
        return no("not-in-search", "R15" if view.phase == "council" else "R24")
    front = view.fronts[seat]
    match move:
        case Point():
            return of_hint(view, front) or of_point(view, front, move.card)
        case Shift():
            return of_hint(view, front) or of_shift(view, front, move)
        case Sail():
            return of_sail(view, seat, front, move)
        case TakeBack(island, seeks):
            mine = any((s.by, s.island, s.seeks) == (seat, island, seeks) for s in view.ships)
            return None if mine else no("no-such-ship", "R30")
        case Done():
            return of_done(view, front)
        case PutAway():
            return None if view.sheet else no("no-sheet", "R41")


def of_hint(view: TableView, front: Front) -> Say | None:
    if front.hints_over:
        return no("hints-over", "R28")
    if view.lap == "ships":
        return no("lap-of-ships", "R8")
    if not front.hints:
        return no("no-hints", "R28")
    if front.hints_used == front.hints:
        return no("hints-used", "R28", n=front.hints)
    return None


def of_point(view: TableView, front: Front, card: str) -> Say | None:
    if not front.arrows_left:
        return no("reserve-empty", "R29")
    return of_card(view, card)


def of_shift(view: TableView, front: Front, move: Shift) -> Say | None:
    if front.arrows_left:
        return no("reserve-left", "R29", n=front.arrows_left)
    if front.arrows[move.arrow].round == view.round:
        return no("arrow-of-this-round", "R29")
    return of_card(view, move.card)


def of_card(view: TableView, card: str) -> Say | None:
    return None if card in view.lying else no("card-not-lying", "R34")


def of_sail(view: TableView, seat: Seat, front: Front, move: Sail) -> Say | None:
    mine = [ship for ship in view.ships if ship.by == seat]
    if view.lap == "hints":
        return no("lap-of-hints", "R8")
    if front.owes_hint:
        return no("hint-first", "R4")
    if len(mine) >= front.ships:
        return no("ships-used", "R28", n=front.ships)
    if why := of_target(view, seat, move.seeks):
        return why
    if move.island not in ISLANDS:
        return no("no-such-island", "R7")
    if move.island in view.face_down:
        return no("face-down", "R7", island=move.island)
    if any(ship.island == move.island and ship.seeks == move.seeks for ship in mine):
        return no("twice-there", "R6", by=seat, seeks=move.seeks)
    return None


def of_target(view: TableView, seat: Seat, seeks: Seat) -> Say | None:
    if not 0 <= seeks < len(view.fronts):
        return no("no-such-player", "R6")
    if seeks == seat:
        return no("seeks-itself", "R6")
    return None if view.guards[seeks] else no("guards-nothing", "R6", seeks=seeks)


def of_done(view: TableView, front: Front) -> Say | None:
    return no("hint-owed", "R31") if front.owes_hint and view.lap != "ships" else None


def of_choice(view: TableView, player: Seat) -> Say | None:
    if view.power is None:
        return no("no-choice", "R24")
    return of_other(view, view.power.owner, player)


def of_other(view: TableView, seat: Seat, player: Seat) -> Say | None:
    """R16: a player of your choice is another player."""
    if not 0 <= player < len(view.fronts):
        return no("no-such-player", "R16")
    return no("another-player", "R16") if player == seat else None


def in_council(view: TableView, seat: Seat, move: Use | UseOn | Turn | Light | Carry | Pass) -> Say | None:
    if view.phase != "council":
        return no("not-in-council", "R15")
    front = view.fronts[seat]
    match move:
        case Use(legend):
            return of_power(front, legend, USED_ALONE)
        case UseOn(legend, player):
            return of_power(front, legend, USED_ON) or of_other(view, seat, player)
        case Turn():
            return of_power(front, "stone", ("stone",))
        case Light(island):
            return of_power(front, "wand", ("wand",)) or of_light(view, front, island)
        case Carry(lit, island):
            return of_power(front, "wand", ("wand",)) or of_carry(view, front, lit, island)
        case Pass():
            return None


def of_power(front: Front, legend: str, kind: tuple[str, ...]) -> Say | None:
    if legend not in LEGENDS:
        return no("no-such-power", "R15")
    if legend not in front.kept:
        return no("power-not-held", "R26", legend=legend)
    return None if legend in kind else no("power-needs-more", "R15", legend=legend)


def of_light(view: TableView, front: Front, island: str) -> Say | None:
    if not front.fires_left:
        return no("no-fire-left", "R18")
    return of_fire(view, front, island)


def of_carry(view: TableView, front: Front, lit: str, island: str) -> Say | None:
    if front.fires_left:
        return no("fire-left", "R18", n=front.fires_left)
    if lit not in front.fires:
        return no("no-fire-there", "R18")
    return of_fire(view, front, island)


def of_fire(view: TableView, front: Front, island: str) -> Say | None:
    if island not in ISLANDS:
        return no("no-such-island", "R18")
    if island in view.face_down:
        return no("face-down", "R18", island=island)
    return no("fire-there", "R18", island=island) if island in front.fires else None
