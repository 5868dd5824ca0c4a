"""What one seat, or a spectator, may see: the visibility table, field by field."""

from games.engine.structs import Instant, Seat, View
from games.engine.value import Value
from games.rulesets.guardians.archipelago import Archipelago
from games.rulesets.guardians.facts import AnyFact
from games.rulesets.guardians.rounds import to_act
from games.rulesets.guardians.state import Front, Guardians, Lap, Phase, Pile, Power, Result


class ShipSeen(Value):
    by: Seat
    island: str
    seeks: Seat | None  # whom it names: its owner's secret until the hull shows


class Sheet(Value):
    """The result sheet, as long as this seat has it (R41)."""

    round: int
    facts: tuple[AnyFact, ...]


class Revealed(Value):
    """What only the end of the game shows."""

    hands: tuple[Pile | None, ...]
    piles: tuple[tuple[Pile, ...], ...]
    locations: tuple[str, ...]
    rewards: tuple[str, ...]
    postcards: tuple[str, ...]
    seed: str


class TableView(View):
    level: int
    archipelago: Archipelago
    round: int
    start: Seat
    phase: Phase
    laps: bool
    lap: Lap
    minute: Instant | None
    fronts: tuple[Front, ...]
    guards: tuple[bool, ...]
    piles_left: tuple[int, ...]
    ships: tuple[ShipSeen, ...]
    face_down: tuple[str, ...]
    lying: tuple[str, ...]
    used: tuple[str, ...]
    out: tuple[str, ...]
    locations_left: int
    rewards_left: int
    postcards_left: int
    mine: Pile | None
    power: Power | None
    council: tuple[Seat, ...]
    sheet: Sheet | None
    revealed: Revealed | None


def view(state: Guardians, seat: Seat | None) -> TableView:
    return TableView(
        seat=seat,
        to_act=to_act(state),
        level=state.level,
        archipelago=state.archipelago,
        round=state.round,
        start=state.start,
        phase=state.phase,
        laps=state.laps,
        lap=state.lap,
        minute=state.minute,
        fronts=state.fronts,
        guards=tuple([hand is not None for hand in state.hands]),
        piles_left=tuple([len(piles) for piles in state.piles]),
        ships=ships_seen(state, seat),
        face_down=state.face_down,
        lying=state.lying,
        used=tuple(sorted(state.used)),
        out=tuple(sorted(state.out)),
        locations_left=len(state.locations),
        rewards_left=len(state.rewards),
        postcards_left=len(state.postcards),
        mine=None if seat is None else state.hands[seat],
        power=state.powers[0] if state.powers and state.phase == "powers" else None,
        council=state.queue if state.phase == "council" else (),
        sheet=sheet_of(state.result, seat),
        revealed=revealed(state) if state.phase == "over" else None,
    )


def ships_seen(state: Guardians, seat: Seat | None) -> tuple[ShipSeen, ...]:
    turned = state.phase != "search"
    return tuple([ShipSeen(s.by, s.island, s.seeks if turned or s.by == seat else None) for s in state.ships])


def sheet_of(result: Result | None, seat: Seat | None) -> Sheet | None:
    if result is None or not (result.public if seat is None else seat in result.shown_to):
        return None
    return Sheet(result.round, result.facts)


def revealed(state: Guardians) -> Revealed:
    return Revealed(
        hands=state.hands,
        piles=state.piles,
        locations=state.locations,
        rewards=state.rewards,
        postcards=state.postcards,
        seed=state.rng.seed,
    )
