"""Who leads, and who has won: most power, then most diamonds (R28)."""

from collections.abc import Mapping, Sequence

from games.engine.structs import Seat, Standing
from games.rulesets.chasseurs.facts import Ended, TieBroken, WonTogether
from games.rulesets.chasseurs.state import Chasseurs, Front
from games.rulesets.chasseurs.telling import Telling


def standings(state: Chasseurs) -> tuple[Standing, ...]:
    return ranked(ranks(state.fronts), over=state.turn.phase == "over")


def ranks(fronts: Sequence[Front]) -> list[tuple[int, int]]:
    return [(front.power, len(front.diamonds)) for front in fronts]


def ranked(ranks: Sequence[tuple[int, int]], *, over: bool) -> tuple[Standing, ...]:
    places = [1 + sum(other > rank for other in ranks) for rank in ranks]
    return tuple(
        Standing(Seat(i), place, power, (diamonds,), won=over and place == 1)
        for i, ((power, diamonds), place) in enumerate(zip(ranks, places, strict=True))
    )


def purses(state: Chasseurs) -> tuple[Mapping[str, int], ...]:
    return tuple({"power": power, "diamonds": diamonds} for power, diamonds in ranks(state.fronts))


def tell_end(fronts: Sequence[Front], telling: Telling) -> None:
    found = ranks(fronts)
    best = max(found)
    winners = tuple(Seat(i) for i, rank in enumerate(found) if rank == best)
    tied = tuple(Seat(i) for i, (power, _diamonds) in enumerate(found) if power == best[0])
    telling.tell(Ended(winners, best[0]))
    if len(winners) > 1:
        telling.tell(WonTogether(winners, best[1]))
    elif len(tied) > 1:
        telling.tell(TieBroken(tied, winners[0], best[1]))
