"""Who leads, and who has won."""

from collections.abc import Mapping, Sequence

from games.engine.structs import Seat, Standing
from games.rulesets.guardians.state import Guardians


def target(level: int) -> int:
    return 12 if level < 3 else 20


def is_won(state: Guardians) -> bool:
    """R40: that many coins end the game; the usual order decides who wins it."""
    return any(front.coins >= target(state.level) for front in state.fronts)


def standings(state: Guardians) -> tuple[Standing, ...]:
    return ranked([(front.gold, front.legend) for front in state.fronts], over=state.phase == "over")


def ranked(purses: Sequence[tuple[int, int]], *, over: bool) -> tuple[Standing, ...]:
    """Most coins, then most legend coins; still equal: the same place, and a shared victory."""
    ranks = [(gold + legend, legend) for gold, legend in purses]
    places = [1 + sum(other > rank for other in ranks) for rank in ranks]
    return tuple(
        Standing(Seat(i), place, points, (legend,), won=over and place == 1)
        for i, ((points, legend), place) in enumerate(zip(ranks, places, strict=True))
    )


def purses(state: Guardians) -> tuple[Mapping[str, int], ...]:
    return tuple({"gold": front.gold, "legend": front.legend} for front in state.fronts)
