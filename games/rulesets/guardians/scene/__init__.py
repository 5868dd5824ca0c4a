"""What the designed screens draw, made from the view alone: it can show nothing the seat may not see."""

from collections.abc import Mapping

from games.engine.say import Say
from games.engine.structs import Seat
from games.engine.value import Value
from games.rulesets.guardians.scene.board import Board, board_seen
from games.rulesets.guardians.scene.cards import Card, cards_seen
from games.rulesets.guardians.scene.finale import Guarded, finale
from games.rulesets.guardians.scene.pointing import Pointing, pointing
from games.rulesets.guardians.scene.powers import Deciding, deciding
from games.rulesets.guardians.scene.sailing import Sailing, sailing
from games.rulesets.guardians.scene.seats import Own, SeatSeen, own, seats_seen
from games.rulesets.guardians.scene.theatre import Theatre, theatre
from games.rulesets.guardians.score import target
from games.rulesets.guardians.verdict import verdict
from games.rulesets.guardians.view import TableView


class Scene(Value):
    shows: str  # the screen that can take what a move changes on it, without being made anew
    level: int
    moment: Say  # round and phase
    goal: Say
    islands_first: bool  # where there is room for one thing only: postcards are for hints, islands for ships
    task: Say | None  # what the next player has to do
    seats: tuple[SeatSeen, ...]
    cards: tuple[Card, ...]
    board: Board
    own: Own | None
    pointing: Pointing | None
    sailing: Sailing | None
    theatre: Theatre | None
    deciding: Deciding | None
    verdict: tuple[Say, ...]
    finale: tuple[Guarded, ...]


def scene(view: TableView, draft: Mapping[str, str]) -> Scene:
    asked = view.seat is not None and view.seat in view.to_act and view.phase == "search"
    cards = cards_seen(view)
    to_point = pointing(view, draft, cards) if asked else None
    to_sail = sailing(view, draft) if asked else None
    return Scene(
        shows="ships" if to_sail and not to_point else "",
        level=view.level,
        moment=moment(view),
        goal=Say("scene.goal", {"coins": target(view.level)}),
        islands_first=view.lap == "ships",
        task=task(view, view.to_act[0]) if view.to_act else None,
        seats=seats_seen(view),
        cards=cards,
        board=board_seen(view, draft if to_sail else {}),
        own=own(view),
        pointing=to_point,
        sailing=to_sail,
        theatre=theatre(view),
        deciding=deciding(view),
        verdict=tuple(fact.said() for fact in verdict(view.fronts)) if view.phase == "over" else (),
        finale=finale(view),
    )


def moment(view: TableView) -> Say:
    kind = f"lap-{view.lap}" if view.phase == "search" and view.lap else view.phase
    return Say(f"scene.moment-{kind}", {"round": view.round})


def task(view: TableView, seat: Seat) -> Say | None:
    """Public: the curtain says what comes, and nothing else."""
    front = view.fronts[seat]
    if view.phase != "search":
        return None
    if view.lap == "ships":
        return Say("scene.task-ships", {"ships": front.ships})
    return Say("scene.task-hints", {"hints": front.hints})
