"""What a move, or a signal of the table, makes happen."""

from typing import assert_never

from games.engine.structs import Absent, AnySignal, Instant, Lapsed, Lifted, Seat, Seated, Step, Stopped
from games.rulesets.chasseurs import actions
from games.rulesets.chasseurs.abilities import answer, card_showing
from games.rulesets.chasseurs.facts import Declared, WasStopped
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
from games.rulesets.chasseurs.state import Chasseurs, replace
from games.rulesets.chasseurs.telling import Telling
from games.rulesets.chasseurs.turns import discard, end, go_on, score_round


def apply(state: Chasseurs, seat: Seat, move: AnyMove, now: Instant) -> Step[Chasseurs]:
    telling = Telling()
    state = moved(state, move, telling)
    state = replace(state, turn=replace(state.turn, learned=telling.whispered))
    return telling.step(go_on(state, telling))


def moved(state: Chasseurs, move: AnyMove, telling: Telling) -> Chasseurs:
    match move:
        case Banish() | Rob() | Steal() | TakeBack():
            return chosen(state, move, telling)
        case Discard(pearl):
            return discard(state, card_showing(state.front.hand, pearl), telling)
        case Done():
            return done(state)
        case _:
            return acted(state, move, telling)


type Acting = TakePearl | DrawPearl | Sweep | Place | PlaceUnseen | Activate | Trade | Peek | Swap | Redraw


def acted(state: Chasseurs, move: Acting, telling: Telling) -> Chasseurs:
    match move:
        case TakePearl(pearl):
            return actions.take_pearl(state, pearl, telling)
        case DrawPearl():
            return actions.draw_unseen(state, telling)
        case Sweep():
            return actions.sweep(state, telling)
        case Place(character, gone):
            return actions.place(state, character, gone, telling)
        case PlaceUnseen(gone):
            return actions.place_unseen(state, gone, telling)
        case Activate():
            return actions.activate(state, move, telling)
        case Trade():
            return actions.trade(state, telling)
        case Peek():
            return actions.peek(state, telling)
        case Swap(mine, theirs):
            return actions.swap(state, mine, theirs, telling)
        case Redraw():
            return actions.redraw(state, telling)
        case _:
            assert_never(move)


def chosen(state: Chasseurs, move: Banish | Rob | Steal | TakeBack, telling: Telling) -> Chasseurs:
    pending = state.turn.pending
    assert pending is not None  # noqa: S101  (else the move is refused)
    match move:
        case Banish(player, character):
            return answer(state, pending, player, character, telling)
        case Rob(player):
            return answer(state, pending, player, "", telling)
        case Steal(pearl):
            assert pending.player is not None  # noqa: S101
            return answer(state, pending, pending.player, pearl, telling)
        case TakeBack(pearl):
            return answer(state, pending, state.turn.seat, pearl, telling)


def done(state: Chasseurs) -> Chasseurs:
    """R1: with the actions, then with what comes after them."""
    turn = state.turn
    return replace(state, turn=replace(turn, actions=0, phase="after" if turn.phase == "actions" else "limit"))


def signal(state: Chasseurs, sent: AnySignal, now: Instant) -> Step[Chasseurs]:
    telling = Telling()
    match sent:
        case Absent(seat):
            telling.tell(Declared(seat))
            state = go_on(without_player(state, telling), telling)
        case Stopped():
            telling.tell(WasStopped())
            state = end(score_round(state, telling), telling)
        case Lapsed() | Lifted() | Seated():  # nothing here has a clock, or depends on devices
            pass
    return telling.step(state)


def without_player(state: Chasseurs, telling: Telling) -> Chasseurs:
    """The turn of a silent player is over. A choice that waits lapses; what is too much in hand goes by lot."""
    state = replace(state, turn=replace(state.turn, actions=0, phase="limit", pending=None))
    while len(state.front.hand) > state.front.limit:
        card, rng = state.rng.pick(state.front.hand)
        state = discard(replace(state, rng=rng), card, telling)
    return state
