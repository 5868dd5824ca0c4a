"""What lies before each player, and the pile in the seat's own hand."""

from games.engine.say import Say
from games.engine.structs import Seat, Who
from games.engine.value import Value
from games.rulesets.guardians.components import LEGENDS, shown
from games.rulesets.guardians.scene.cards import Hint, hints_of
from games.rulesets.guardians.state import Front
from games.rulesets.guardians.view import TableView


class Medal(Value):
    legend: str
    name: Say
    effect: Say


class SeatSeen(Value):
    who: Who
    gold: int
    legend: int
    coins: Say
    state: Say
    acts: bool
    done: bool
    hints: tuple[Hint, ...]
    kept: tuple[Medal, ...]
    notes: tuple[Say, ...]


class Own(Value):
    who: Who
    island: str
    name: Say
    motifs: Say
    reward: str
    reward_name: Say
    effect: Say | None


def seats_seen(view: TableView) -> tuple[SeatSeen, ...]:
    return tuple(seat_seen(view, Seat(i)) for i in range(len(view.fronts)))


def seat_seen(view: TableView, seat: Seat) -> SeatSeen:
    front = view.fronts[seat]
    state = state_of(view, seat, front)
    return SeatSeen(
        who=Who(seat),
        gold=front.gold,
        legend=front.legend,
        coins=Say("scene.coins", {"gold": front.gold, "legend": front.legend}),
        state=Say(f"scene.{state}"),
        acts=seat in view.to_act,
        done=state == "done",
        hints=hints_of(view, seat),
        kept=tuple(medal(legend) for legend in front.kept),
        notes=notes(view, seat, front),
    )


def state_of(view: TableView, seat: Seat, front: Front) -> str:
    if view.phase != "search":
        return "decides" if seat in view.to_act else "watches"
    if not view.laps:
        return "done" if front.done else "searching"
    if seat in view.to_act:
        return "next"
    hinted = view.lap == "hints" and (front.hints_used > 0 or front.hints_over or not front.hints)
    return "done" if front.done or hinted else "to-come"


def medal(legend: str) -> Medal:
    return Medal(legend, Say("scene.legend", {"legend": legend}), Say(f"power.{legend}"))


def notes(view: TableView, seat: Seat, front: Front) -> tuple[Say, ...]:
    said = [Say("about.start", {"start": seat})] if seat == view.start else []
    if not view.guards[seat]:
        said.append(Say("about.guards-nothing", {"seat": seat}))
    if view.phase == "search" and (front.hints, front.ships) != (1, 2):
        said.append(Say("about.allowed", {"seat": seat, "hints": front.hints, "ships": front.ships}))
    if front.kunee:
        said.append(Say("about.kunee", {"seat": seat, "n": front.kunee}))
    if front.apple:
        said.append(Say("about.apple", {"seat": seat, "n": front.apple}))
    return tuple(said)


def own(view: TableView) -> Own | None:
    pile = view.mine
    if pile is None or view.seat is None:
        return None
    powerful = view.level >= 3 and pile.reward in LEGENDS
    return Own(
        who=Who(view.seat),
        island=pile.location,
        name=Say("scene.island", {"island": pile.location}),
        motifs=Say("scene.motifs", {"motifs": shown(pile.location)}),
        reward=pile.reward,
        reward_name=Say("scene.reward", {"reward": pile.reward}),
        effect=Say(f"power.{pile.reward}") if powerful else None,
    )
