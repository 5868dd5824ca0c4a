"""The moves on offer, in the order of the table: for buttons, house players and random play."""

from collections.abc import Iterator

from games.engine.rng import Rng
from games.engine.structs import Seat
from games.rulesets.chasseurs.components import CHARACTERS
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
from games.rulesets.chasseurs.payments import payments, sparing
from games.rulesets.chasseurs.state import PORTAL, beside
from games.rulesets.chasseurs.view import PendingSeen, TableView

PAYMENTS = 100  # of one character; there are never more than four characters to pay for


def legal_moves(view: TableView) -> tuple[AnyMove, ...]:
    if view.seat is None or view.seat not in view.to_act:
        return ()
    if view.pending:
        return tuple(answers(view, view.seat, view.pending))
    if view.phase == "limit":
        return tuple(Discard(pearl) for pearl in dict.fromkeys(view.hand))
    return tuple(in_turn(view, view.seat))


def in_turn(view: TableView, seat: Seat) -> Iterator[AnyMove]:
    if view.phase == "actions":
        yield from activations(view, seat)
        yield from pearls(view)
        yield from places(view, seat)
    yield from besides(view, seat)
    yield Done()


def activations(view: TableView, seat: Seat) -> Iterator[Activate]:
    """The suggested payment first; those that waste something are legal, but not listed (R10)."""
    if view.means is None:
        return
    for name in within_reach(view, seat):
        for payment in sparing(CHARACTERS[name].cost, view.means)[:PAYMENTS]:
            yield Activate(name, payment.pearls, payment.diamonds)


def within_reach(view: TableView, seat: Seat) -> tuple[str, ...]:
    """On the own portal, and the Will-o'-the-Wisps next door (R22, R23)."""
    near = [name for other in beside(seat, len(view.fronts)) for name in view.fronts[other].portal]
    shared = [name for name in near if CHARACTERS[name].ability == "shared_with_neighbours"]
    return tuple(dict.fromkeys([*view.fronts[seat].portal, *shared]))


def pearls(view: TableView) -> Iterator[AnyMove]:
    for pearl in dict.fromkeys(view.pearls):
        if pearl:
            yield TakePearl(pearl)
    if view.pearls_left or view.pearls_gone:
        yield DrawPearl()
    if any(view.pearls):
        yield Sweep()


def places(view: TableView, seat: Seat) -> Iterator[AnyMove]:
    portal = view.fronts[seat].portal
    for gone in ("",) if len(portal) < PORTAL else tuple(dict.fromkeys(portal)):
        for name in dict.fromkeys(view.characters):
            if name:
                yield Place(name, gone)
        if view.characters_left or view.characters_gone:
            yield PlaceUnseen(gone)


def besides(view: TableView, seat: Seat) -> Iterator[AnyMove]:
    if view.may_peek and (view.characters_left or view.characters_gone):
        yield Peek()
    if view.may_swap:
        for mine in dict.fromkeys(view.fronts[seat].portal):
            yield from (Swap(mine, theirs) for theirs in dict.fromkeys(view.characters) if theirs)
    if view.may_trade:
        yield Trade()
    if view.may_redraw and view.phase == "after":
        yield Redraw()


def answers(view: TableView, seat: Seat, pending: PendingSeen) -> Iterator[AnyMove]:
    others = [(Seat(i), front) for i, front in enumerate(view.fronts) if i != seat]
    if pending.ability == "discard_opponent_character":
        yield from (Banish(player, name) for player, front in others for name in dict.fromkeys(front.portal))
    elif pending.ability == "take_back_pearl":
        yield from (TakeBack(pearl) for pearl in dict.fromkeys(pending.pearls))
    elif pending.player is None:
        yield from (Rob(player) for player, front in others if front.hand)
    else:
        yield from (Steal(pearl) for pearl in dict.fromkeys(pending.pearls))


def vary(view: TableView, move: AnyMove, rng: Rng) -> AnyMove:
    """Any payment that is exact, also one that wastes something."""
    if not isinstance(move, Activate) or view.means is None:
        return move
    payment, _rng = rng.pick(payments(CHARACTERS[move.character].cost, view.means))
    return Activate(move.character, payment.pearls, payment.diamonds)
