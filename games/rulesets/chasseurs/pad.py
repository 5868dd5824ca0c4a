"""A round on paper: which characters each player activated in it, and how many diamonds are left at the end."""

from collections.abc import Sequence

from games.engine.structs import Standing
from games.engine.value import Value
from games.rulesets.chasseurs.components import CHARACTERS
from games.rulesets.chasseurs.score import ranked
from games.rulesets.chasseurs.state import Options


class PaperRound(Value):
    power: tuple[int, ...] = ()  # what each seat won in it; () = nothing
    activated: tuple[tuple[str, ...], ...] = ()  # or the characters themselves
    diamonds: tuple[int, ...] = ()  # held after it; () = as before


def score(rounds: Sequence[PaperRound], seats: int, options: Options) -> tuple[Standing, ...]:
    power, diamonds = [0] * seats, [0] * seats
    for entry in rounds:
        for i, won in enumerate(entry.power):
            power[i] += won
        for i, names in enumerate(entry.activated):
            power[i] += sum(CHARACTERS[name].power for name in names)
        diamonds[: len(entry.diamonds)] = entry.diamonds
    return ranked(list(zip(power, diamonds, strict=True)), over=True)
