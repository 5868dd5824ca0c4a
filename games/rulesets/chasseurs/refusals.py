"""Why a move is not legal: the only definition of legality. Everything is judged from the view of the seat."""

from games.engine.say import Say
from games.engine.structs import Seat
from games.rulesets.chasseurs.components import CHARACTERS
from games.rulesets.chasseurs.costs import diamonds
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
from games.rulesets.chasseurs.state import PORTAL, beside
from games.rulesets.chasseurs.view import TableView

type Action = TakePearl | DrawPearl | Sweep | Place | PlaceUnseen | Activate
type Choice = Banish | Rob | Steal | TakeBack
type Besides = Trade | Peek | Swap | Redraw | Done


def no(key: str, rule: str = "", **params: object) -> Say:
    return Say(f"refused.{key}", params, rule)


def refusal(view: TableView, move: AnyMove) -> Say | None:
    if view.seat is None or view.seat not in view.to_act:
        return Say("not-asked")
    match move:
        case Banish() | Rob() | Steal() | TakeBack():
            return of_choice(view, view.seat, move)
        case _ if view.pending:
            return no("choice-first", "R20")
        case Discard(pearl):
            return of_discard(view, pearl)
        case _ if view.phase == "limit":
            return no("hand-limit", "R19", limit=view.fronts[view.seat].limit)
        case Trade() | Peek() | Swap() | Redraw() | Done():
            return of_besides(view, view.seat, move)
        case _:
            return of_action(view, view.seat, move)


# ---- actions
def of_action(view: TableView, seat: Seat, move: Action) -> Say | None:
    if view.phase != "actions":
        return no("no-actions", "R1")
    match move:
        case TakePearl(pearl):
            return None if pearl and pearl in view.pearls else no("no-such-pearl")
        case DrawPearl():
            return None if view.pearls_left or view.pearls_gone else no("no-pearls", "R8")
        case Sweep():
            return None if any(view.pearls) else no("nothing-to-sweep", "R8")
        case Place(character, gone):
            there = character and character in view.characters
            return of_portal(view, seat, gone) if there else no("no-such-character")
        case PlaceUnseen(gone):
            left = view.characters_left or view.characters_gone
            return of_portal(view, seat, gone) if left else no("no-characters", "R8")
        case Activate():
            return of_owner(view, seat, move.character) or of_payment(view, move)


def of_portal(view: TableView, seat: Seat, gone: str) -> Say | None:
    portal = view.fronts[seat].portal
    if len(portal) < PORTAL:
        return no("portal-has-room") if gone else None
    if not gone:
        return no("portal-full", "R6")
    return None if gone in portal else no("not-on-portal")


def of_owner(view: TableView, seat: Seat, name: str) -> Say | None:
    if name not in CHARACTERS:
        return no("no-such-character")
    if name in view.fronts[seat].portal:
        return None
    owners = [Seat(i) for i, front in enumerate(view.fronts) if name in front.portal]
    if not owners or CHARACTERS[name].ability != "shared_with_neighbours":
        return no("not-on-portal")
    return None if set(owners) & set(beside(seat, len(view.fronts))) else no("not-a-neighbour", "R22", character=name)


def of_payment(view: TableView, move: Activate) -> Say | None:
    means, cost = view.means, CHARACTERS[move.character].cost
    assert means is not None  # noqa: S101  (a spectator is not asked)
    if list(move.pearls) != sorted(move.pearls):
        return no("not-a-payment", "R10", character=move.character)
    if any(move.pearls.count(pearl) > means.hand.count(pearl) for pearl in move.pearls):
        return no("not-in-hand", "R13")
    if move.diamonds > means.diamonds:
        return no("too-few-diamonds", "R15", diamonds=means.diamonds)
    if move.diamonds < diamonds(cost):
        return no("cost-asks-diamond")
    pays = declared(cost, means, Payment(move.pearls, move.diamonds))
    return None if pays else no("not-a-payment", "R10", character=move.character)


# ---- besides
def of_besides(view: TableView, seat: Seat, move: Besides) -> Say | None:
    match move:
        case Trade():
            return None if view.may_trade else no("no-trade", "R26")
        case Redraw():
            return of_redraw(view)
        case Peek():
            left = view.characters_left or view.characters_gone
            return (None if left else no("no-characters", "R8")) if view.may_peek else no("not-at-the-start", "R18")
        case Swap(mine, theirs):
            return of_swap(view, seat, mine, theirs) if view.may_swap else no("not-at-the-start", "R18")
        case Done():
            return None


def of_redraw(view: TableView) -> Say | None:
    if not view.may_redraw:
        return no("no-redraw", "R19")
    return None if view.phase == "after" else no("actions-left", "R19", actions=view.actions)


def of_swap(view: TableView, seat: Seat, mine: str, theirs: str) -> Say | None:
    if mine not in view.fronts[seat].portal:
        return no("not-on-portal", "R27")
    return None if theirs and theirs in view.characters else no("no-such-character", "R27")


# ---- choices
def of_choice(view: TableView, seat: Seat, move: Choice) -> Say | None:
    pending = view.pending
    match move:
        case Banish(player, name):
            if pending is None or pending.ability != "discard_opponent_character":
                return no("no-choice", "R20")
            if not 0 <= player < len(view.fronts) or player == seat:
                return no("another-player", "R20")
            return None if name in view.fronts[player].portal else no("not-on-portal", "R20")
        case Rob(player):
            if pending is None or pending.ability != "steal_pearl" or pending.player is not None:
                return no("no-choice", "R20")
            if not 0 <= player < len(view.fronts) or player == seat:
                return no("another-player", "R20")
            return None if view.fronts[player].hand else no("empty-hand", "R21", player=player)
        case Steal(pearl):
            looking = pending is not None and pending.ability == "steal_pearl" and pending.player is not None
            return of_pearls(view, pearl) if looking else no("no-choice", "R20")
        case TakeBack(pearl):
            asked = pending is not None and pending.ability == "take_back_pearl"
            return of_pearls(view, pearl) if asked else no("no-choice", "R20")


def of_pearls(view: TableView, pearl: str) -> Say | None:
    assert view.pending is not None  # noqa: S101  (asked before)
    return None if pearl in view.pending.pearls else no("no-such-pearl", "R20")


def of_discard(view: TableView, pearl: str) -> Say | None:
    if view.phase != "limit":
        return no("nothing-to-discard", "R19")
    return None if pearl in view.hand else no("not-in-hand", "R19")
