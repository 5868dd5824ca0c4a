"""A question, and its answers as buttons in groups. Made from the view: they tell nothing the seat may not know."""

from typing import Any

from games.engine.say import Say
from games.engine.structs import Label, Prompt, Seat
from games.rulesets.chasseurs.components import CHARACTERS
from games.rulesets.chasseurs.costs import LIST
from games.rulesets.chasseurs.moves import (
    Activate,
    AnyMove,
    Banish,
    Discard,
    Done,
    DrawPearl,
    Peek,
    Place,
    PlaceUnseen,
    Redraw,
    Rob,
    Steal,
    Swap,
    Sweep,
    TakeBack,
    TakePearl,
    Trade,
)
from games.rulesets.chasseurs.payments import Payment, declared
from games.rulesets.chasseurs.view import PendingSeen, TableView

NO_BREAK = "\u00a0"


def prompt(view: TableView) -> Prompt | None:
    if view.seat is None or view.seat not in view.to_act:
        return None
    if view.pending:
        return choice_prompt(view.seat, view.pending)
    params: dict[str, Any] = {"seat": view.seat}
    if view.phase == "actions":
        params["actions"] = view.actions
    if view.phase == "limit":
        front = view.fronts[view.seat]
        params |= {"pearls": front.hand - front.limit, "limit": front.limit}
    return Prompt(view.phase, Say(f"prompt.{view.phase}", params), private=True)


def choice_prompt(seat: Seat, pending: PendingSeen) -> Prompt:
    if pending.player is not None:
        say = Say("prompt.steal", {"seat": seat, "player": pending.player}, "R21")
    else:
        say = Say(f"prompt.{pending.ability}", {"seat": seat}, "R20")
    return Prompt(pending.ability, say, private=True)


def label(view: TableView, move: AnyMove) -> Label:
    match move:
        case TakePearl() | DrawPearl() | Sweep():
            return Label(pearl_said(move), Say("group.pearls"))
        case Place() | PlaceUnseen():
            return Label(place_said(move), Say("group.place"))
        case Activate():
            return Label(payment_said(view, move), Say("group.activate", character_said(move.character)))
        case Trade() | Peek() | Swap() | Redraw():
            return Label(besides_said(move), Say("group.besides"))
        case Done():
            return Label(done_said(view), Say("group.done"))
        case Banish(player, name):
            return Label(Say("label.banish", {"player": player, "character": name}), Say("group.choose"))
        case Rob(player):
            return Label(Say("label.rob", {"player": player}), Say("group.choose"))
        case Steal(pearl):
            return Label(Say("label.steal", {"pearl": pearl}), Say("group.choose-pearl"))
        case TakeBack(pearl):
            return Label(Say("label.take-back", {"pearl": pearl}), Say("group.choose-pearl"))
        case Discard(pearl):
            return Label(Say("label.discard", {"pearl": pearl}), Say("group.choose-pearl"))


def character_said(name: str) -> dict[str, Any]:
    """What a card says: name, cost, worth, ability."""
    card = CHARACTERS[name]
    return {
        "character": name,
        "cost": cost_said(card.cost),
        "power": card.power,
        "gets": Say("gets", {"diamonds": card.diamonds}) if card.diamonds else Say("nothing"),
        "ability": ability_said(name),
    }


def cost_said(cost: str) -> Say:
    return Say("cost", {"terms": tuple(term_said(term) for term in cost.split(" + "))})


def term_said(term: str) -> Say:
    """What is a list of numbers reads the same in every language; the rest has words."""
    kind, _, rest = term.partition("(")
    if not rest:
        first, *others = lists(term)
        if others:
            return Say("costs.any", {"first": first, "second": others[0]})
        return Say("costs.exactly", {"values": first})
    n, _, total = rest.partition(")=")
    n = n.rstrip(")")
    params: dict[str, Any] = {"total": total} if total else {}
    return Say(f"costs.{kind}-any" if n == "*" else f"costs.{kind}", params if n == "*" else params | {"n": int(n)})


def lists(term: str) -> tuple[str, ...]:
    return tuple(listed.replace(",", NO_BREAK) for listed in LIST.findall(term))


def ability_said(name: str) -> Say:
    card = CHARACTERS[name]
    if not card.ability:
        return Say("nothing")
    return Say(f"ability.{card.ability}", {"carries": card.carries} if card.carries else {})


def pearl_said(move: TakePearl | DrawPearl | Sweep) -> Say:
    match move:
        case TakePearl(pearl):
            return Say("label.take", {"pearl": pearl})
        case DrawPearl():
            return Say("label.draw")
        case Sweep():
            return Say("label.sweep")


def place_said(move: Place | PlaceUnseen) -> Say:
    key = "label.place" if isinstance(move, Place) else "label.place-unseen"
    params: dict[str, Any] = character_said(move.character) if isinstance(move, Place) else {}
    if move.replace:
        return Say(f"{key}-for", params | {"gone": move.replace})
    return Say(key, params)


def payment_said(view: TableView, move: Activate) -> Say:
    """What goes, and which carried pearls help."""
    assert view.means is not None  # noqa: S101  (a spectator has no moves)
    told = declared(CHARACTERS[move.character].cost, view.means, Payment(move.pearls, move.diamonds))
    things = [Say("paid.plain", {"pearl": pearl}) for pearl in move.pearls]
    if move.diamonds:
        things.append(Say("paid.diamonds", {"diamonds": move.diamonds}))
    things += [Say("paid.carried", {"value": str(one.value)}) for one in told if one.carried]
    return Say("label.pay", {"things": tuple(things)})


def besides_said(move: Trade | Peek | Swap | Redraw) -> Say:
    match move:
        case Trade():
            return Say("label.trade")
        case Peek():
            return Say("label.peek")
        case Swap(mine, theirs):
            return Say("label.swap", {"mine": mine, "theirs": theirs})
        case Redraw():
            return Say("label.redraw")


def done_said(view: TableView) -> Say:
    """What stays unused is said on the button: nobody gives it away by mistake (R1)."""
    return Say("label.done-left", {"actions": view.actions}) if view.actions else Say("label.done")
