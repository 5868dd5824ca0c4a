"""The sentences that say who has won, and why nobody else with as many coins."""

from collections.abc import Sequence

from games.engine.structs import Seat
from games.rulesets.guardians.facts import AnyFact, Ended, TieBroken, WonTogether
from games.rulesets.guardians.score import ranked
from games.rulesets.guardians.state import Front


def verdict(fronts: Sequence[Front]) -> tuple[AnyFact, ...]:
    standings = ranked([(front.gold, front.legend) for front in fronts], over=True)
    won = tuple(standing.seat for standing in standings if standing.won)
    best = fronts[won[0]]
    if not best.coins:  # a game stopped before the first coin was won by nobody in particular
        return ()
    ended = Ended(won, best.coins)
    tied = tuple(Seat(i) for i, front in enumerate(fronts) if front.coins == best.coins)
    if len(won) > 1:
        return ended, WonTogether(won, best.legend)
    if len(tied) > 1:  # R40: who asks why somebody with as many coins did not win gets an answer
        others = max(fronts[seat].legend for seat in tied if seat not in won)
        return ended, TieBroken(tied, won[0], best.legend, others)
    return (ended,)
