"""What one seat, or a spectator, may see: the table of hidden things, field by field."""

from functools import lru_cache

from games.engine.structs import Seat, View
from games.engine.value import Value
from games.rulesets.chasseurs.components import shown
from games.rulesets.chasseurs.means import means_of
from games.rulesets.chasseurs.payments import Means
from games.rulesets.chasseurs.state import Chasseurs, Front, Pending, Phase, faces
from games.rulesets.chasseurs.turns import may_redraw, may_trade, to_act


class FrontSeen(Value):
    """A player's cards, face up or counted."""

    hand: int
    limit: int
    portal: tuple[str, ...]
    activated: tuple[str, ...]
    power: int
    diamonds: int
    bonus_actions: int


class PendingSeen(Value):
    ability: str
    player: Seat | None
    pearls: tuple[str, ...] = ()  # what can be chosen; a hand only for whoever looks at it


class TableView(View):
    round: int
    final_round: int | None
    start: Seat
    turn: Seat
    phase: Phase
    actions: int
    begun: bool
    fronts: tuple[FrontSeen, ...]
    pearls: tuple[str, ...]
    characters: tuple[str, ...]
    pearls_left: int
    characters_left: int
    pearls_gone: tuple[str, ...]  # R17: face up, the newest last
    characters_gone: tuple[str, ...]
    pending: PendingSeen | None
    hand: tuple[str, ...]
    means: Means | None
    may_peek: bool
    may_swap: bool
    may_trade: bool
    may_redraw: bool
    next_character: str


def view(state: Chasseurs, seat: Seat | None) -> TableView:
    mine = seat is not None and seat in to_act(state)
    turn = state.turn
    return TableView(
        seat=seat,
        to_act=to_act(state),
        round=state.round,
        final_round=state.final_round,
        start=state.start,
        turn=turn.seat,
        phase=turn.phase,
        actions=turn.actions,
        begun=turn.begun,
        fronts=tuple([front_seen(front) for front in state.fronts]),
        pearls=faces(state.pearls),
        characters=faces(state.characters),
        pearls_left=len(state.pearl_deck),
        characters_left=len(state.character_deck),
        pearls_gone=faces(state.pearl_discard),
        characters_gone=faces(state.character_discard),
        pending=pending_seen(state, turn.pending, mine=mine) if turn.pending else None,
        hand=() if seat is None else tuple(sorted(faces(state.fronts[seat].hand))),
        means=None if seat is None else means_of(state.fronts[seat]),
        may_peek=mine and turn.may_peek and not turn.begun,
        may_swap=mine and turn.may_swap and not turn.begun,
        may_trade=mine and may_trade(state),
        may_redraw=mine and may_redraw(state),
        next_character=shown(state.character_deck[0]) if seat in state.top_known_to else "",
    )


@lru_cache(maxsize=4096)
def front_seen(front: Front) -> FrontSeen:
    return FrontSeen(
        hand=len(front.hand),
        limit=front.limit,
        portal=faces(front.portal),
        activated=faces(front.activated),
        power=front.power,
        diamonds=len(front.diamonds),
        bonus_actions=front.bonus_actions,
    )


def pending_seen(state: Chasseurs, pending: Pending, *, mine: bool) -> PendingSeen:
    pearls = pending.pearls
    if pending.ability == "steal_pearl" and pending.player is not None and mine:
        pearls = state.fronts[pending.player].hand
    return PendingSeen(pending.ability, pending.player, tuple(sorted(faces(pearls))))
