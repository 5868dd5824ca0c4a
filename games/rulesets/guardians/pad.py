"""A round on paper: who was found, by whom, and whether the reward was a legend. The coins follow from the rules."""

from collections.abc import Sequence

from games.engine.structs import Seat, Standing
from games.engine.value import Value
from games.rulesets.guardians.score import ranked
from games.rulesets.guardians.state import Options


class PaperFind(Value):
    guardian: Seat
    finders: tuple[Seat, ...]  # in order of arrival
    legend: bool = False


class PaperRound(Value):
    found: tuple[PaperFind, ...] = ()
    gold: tuple[int, ...] = ()  # what powers gave or took, by seat; () = nothing
    legend: tuple[int, ...] = ()


def score(rounds: Sequence[PaperRound], seats: int, options: Options) -> tuple[Standing, ...]:
    gold, legend = [0] * seats, [0] * seats
    for entry in rounds:
        for find in entry.found:
            gold[find.guardian] += 3 if len(find.finders) > 1 else 2
            for rank, finder in enumerate(find.finders):
                gold[finder] += 1 if rank else 2
            for seat in (find.guardian, *find.finders):
                legend[seat] += find.legend
        for row, by_power in ((gold, entry.gold), (legend, entry.legend)):
            for i, coins in enumerate(by_power):
                row[i] = max(0, row[i] + coins)  # R17
    return ranked(list(zip(gold, legend, strict=True)), over=True)
