"""The council (R15, R27): kept powers, one at a time, public, for the one round that begins."""

from games.engine.structs import Seat
from games.rulesets.guardians.facts import Passed, StoneTurned, Used, UsedOn, WandLit, WandMoved
from games.rulesets.guardians.moves import Carry, Light, Pass, Turn, Use, UseOn
from games.rulesets.guardians.state import Front, Guardians, replace, with_front
from games.rulesets.guardians.telling import Telling

type CouncilMove = Use | UseOn | Turn | Light | Carry | Pass


def speak(state: Guardians, seat: Seat, move: CouncilMove, telling: Telling) -> Guardians:
    match move:
        case Use(legend):
            telling.tell(Used(seat, legend))
            return spent(with_front(state, seat, helped(state.fronts[seat], legend)), seat, legend)
        case UseOn(legend, player):
            telling.tell(UsedOn(seat, legend, player))
            return spent(with_front(state, player, struck(state.fronts[player], legend)), seat, legend)
        case Turn(into):
            telling.tell(StoneTurned(seat, into))
            return spent(with_front(state, seat, turned(state.fronts[seat], into)), seat, "stone")
        case Light(island):
            telling.tell(WandLit(seat, island))
            return spent(lit(state, seat, state.fronts[seat].fires, island), seat, "wand")
        case Carry(away, island):  # R18
            telling.tell(WandMoved(seat, away, island))
            rest = tuple(fire for fire in state.fronts[seat].fires if fire != away)
            return spent(lit(state, seat, rest, island), seat, "wand")
        case Pass():
            telling.tell(Passed(seat))
            return replace(state, queue=state.queue[1:])


def helped(front: Front, legend: str) -> Front:
    match legend:
        case "boots":
            return replace(front, more_hints=front.more_hints + 1)
        case "club":
            return replace(front, more_ships=front.more_ships + 1)
        case _:  # apple, R21
            return replace(front, apple=front.apple + 1)


def struck(front: Front, legend: str) -> Front:
    match legend:
        case "trident":
            return replace(front, more_ships=front.more_ships - 1)
        case "hourglass":
            return replace(front, more_hints=front.more_hints - 1)
        case _:  # kunee, R21
            return replace(front, kunee=front.kunee + 1)


def turned(front: Front, into: str) -> Front:
    hint = 1 if into == "hint" else -1
    return replace(front, more_hints=front.more_hints + hint, more_ships=front.more_ships - hint)


def lit(state: Guardians, seat: Seat, fires: tuple[str, ...], island: str) -> Guardians:
    return with_front(state, seat, replace(state.fronts[seat], fires=(*fires, island)))


def spent(state: Guardians, seat: Seat, legend: str) -> Guardians:
    """R26, R27: the card leaves the game; after the last one the seat has spoken."""
    front = state.fronts[seat]
    kept = tuple(name for name in front.kept if name != legend)
    state = with_front(state, seat, replace(front, kept=kept))
    return replace(state, out=(*state.out, legend), queue=state.queue if kept else state.queue[1:])
