"""A question, and its answers as buttons in groups. Made from the view: they tell nothing the seat may not know."""

from functools import cache, lru_cache

from games.engine.say import Say
from games.engine.structs import Label, Prompt, Seat
from games.rulesets.guardians.components import shown
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
from games.rulesets.guardians.pictures import SPOTS, Element, pointed_at, reading
from games.rulesets.guardians.view import TableView


def prompt(view: TableView) -> Prompt | None:
    if view.seat is None or view.seat not in view.to_act:
        return None
    match view.phase:
        case "search":
            return search_prompt(view, view.seat)
        case "powers" if view.power:
            params = {"owner": view.power.owner, "legend": view.power.legend, "decider": view.power.decider}
            params["effect"] = Say(f"power.{view.power.legend}")
            key = "prompt.power" if view.power.owner == view.power.decider else "prompt.power-for-absent"
            return Prompt("power", Say(key, params, "R24"), private=False)
        case "council":
            return Prompt("council", Say("prompt.council", {"seat": view.seat}, "R15"), private=False)
        case _:
            return None


def search_prompt(view: TableView, seat: Seat) -> Prompt:
    front = view.fronts[seat]
    if view.lap == "hints" or front.owes_hint:
        kind, used_up = "hint", front.hints_used >= front.hints
    else:
        kind, used_up = "ships", sum(ship.by == seat for ship in view.ships) >= front.ships
    return Prompt(kind, Say(f"prompt.{kind}-used-up" if used_up else f"prompt.{kind}", {"seat": seat}), private=True)


def label(view: TableView, move: AnyMove) -> Label:
    match move:
        case Point(card, x, y):
            return Label(spot_said(card, x, y), Say("group.point", {"card": card}))
        case Shift(arrow, card, x, y):
            return Label(spot_said(card, x, y), shift_group(view, arrow, card))
        case Sail(island, seeks):
            return Label(island_said(island), sail_group(view, seeks))
        case TakeBack(island, seeks):
            return Label(Say("label.take-back", {"island": island, "seeks": seeks}), Say("group.at-sea"))
        case Done():
            return Label(done_said(view), Say("group.done"))
        case PutAway():
            return Label(Say("label.put-away"), Say("group.sheet"))
        case Choose(player):
            return Label(Say("label.player", {"player": player}), Say("group.choose"))
        case _:
            return council_label(move)


def council_label(move: Use | UseOn | Turn | Light | Carry | Pass) -> Label:
    match move:
        case Use(legend):
            return Label(Say("label.use"), of_power(legend))
        case UseOn(legend, player):
            return Label(Say("label.use-on", {"player": player}), of_power(legend))
        case Turn(into):
            return Label(Say(f"label.into-{into}"), of_power("stone"))
        case Light(island):
            return Label(Say("label.light", {"island": island}), of_power("wand"))
        case Carry(lit, island):
            return Label(Say("label.carry", {"lit": lit, "island": island}), of_power("wand"))
        case Pass():
            return Label(Say("label.pass"), Say("group.pass"))


def of_power(legend: str) -> Say:
    return Say("group.power", {"legend": legend, "effect": Say(f"power.{legend}")})


@lru_cache(maxsize=SPOTS)
def spot_said(card: str, x: int, y: int) -> Say:
    element = pointed_at(card, x, y)
    return element_said(element) if element else Say("element-none", {"motif": reading(card, x, y)})


def element_said(element: Element) -> Say:
    key = "element-many" if element.counted else "element-one"
    return Say(key, {"motif": element.word, "colour": element.colour, "n": element.count})


@cache
def island_said(island: str) -> Say:
    return Say("label.island", {"island": island, "motifs": shown(island)})


def sail_group(view: TableView, seeks: Seat) -> Say:
    """Whom to look for, with what they point at: hint and island are compared in one look."""
    arrows = view.fronts[seeks].arrows
    if not arrows:
        return Say("group.sail", {"seeks": seeks})
    motifs_shown = tuple(reading(arrow.card, arrow.x, arrow.y) for arrow in arrows)
    return Say("group.sail-hints", {"seeks": seeks, "motifs": motifs_shown})


def done_said(view: TableView) -> Say:
    """What stays unused is said on the button: nobody gives it away by mistake."""
    assert view.seat is not None  # noqa: S101  (a spectator has no moves)
    front = view.fronts[view.seat]
    ships = front.ships - sum(ship.by == view.seat for ship in view.ships)
    return Say("label.done-left", {"ships": ships}) if view.lap != "hints" and ships > 0 else Say("label.done")


def shift_group(view: TableView, arrow: int, card: str) -> Say:
    assert view.seat is not None  # noqa: S101  (a spectator has no moves)
    old = view.fronts[view.seat].arrows[arrow]
    params = {"motif": reading(old.card, old.x, old.y), "away": old.card, "card": card}
    return Say("group.shift", params)
