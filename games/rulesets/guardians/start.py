"""The set-up: archipelago, piles, decks, two postcards."""

from games.engine.errors import BadOption
from games.engine.rng import Rng
from games.engine.say import Say
from games.engine.structs import Seat
from games.rulesets.guardians.archipelago import Archipelago, check, laid
from games.rulesets.guardians.components import ISLANDS, LEGENDS, POSTCARDS, TREASURE, TREASURES
from games.rulesets.guardians.rounds import open_search
from games.rulesets.guardians.state import Front, Guardians, Options, Pile

PILES = 3


def setup(seats: int, options: Options, seed: str) -> Guardians:
    rng = Rng(seed)
    tiles, rng = lay(options, rng)
    start, rng = start_player(seats, options, rng)
    locations, rng = rng.shuffled(ISLANDS)
    dealt, rewards, rng = deal_rewards(seats, options.level, rng)
    postcards, rng = rng.shuffled(POSTCARDS)
    piles = [tuple(Pile(locations[seat * PILES + i], dealt[seat][i]) for i in range(PILES)) for seat in range(seats)]
    return open_search(
        Guardians(
            rng=rng,
            options=options,
            archipelago=tiles,
            start=start,
            fronts=(Front(),) * seats,
            hands=tuple(pile[0] for pile in piles),
            piles=tuple(pile[1:] for pile in piles),
            locations=locations[seats * PILES :],
            rewards=rewards,
            postcards=postcards[2:],
            lying=postcards[:2],  # R34
            purses=(),
        )
    )


def lay(options: Options, rng: Rng) -> tuple[Archipelago, Rng]:
    if options.archipelago == "own" and options.tiles:
        check(options.tiles)
        return options.tiles, rng
    return laid(options.archipelago, rng)


def start_player(seats: int, options: Options, rng: Rng) -> tuple[Seat, Rng]:
    """R22: the seed draws the first, or the players choose."""
    if options.start is None:
        first, rng = rng.below(seats)
        return Seat(first), rng
    if options.start >= seats:
        raise BadOption("start", Say("refused.no-such-seat", rule="R22"))
    return options.start, rng


def deal_rewards(seats: int, level: int, rng: Rng) -> tuple[list[tuple[str, ...]], tuple[str, ...], Rng]:
    """Levels 1-2: two treasures and a legend each, shuffled; levels 3-4: three of all 26."""
    if level >= 3:
        deck, rng = rng.shuffled((TREASURE,) * TREASURES + tuple(LEGENDS))
        cut = seats * PILES
        return [deck[i : i + PILES] for i in range(0, cut, PILES)], deck[cut:], rng
    legends, rng = rng.shuffled(tuple(LEGENDS))
    dealt = []
    for seat in range(seats):
        cards, rng = rng.shuffled((TREASURE, TREASURE, legends[seat]))
        dealt.append(cards)
    rest, rng = rng.shuffled((TREASURE,) * (TREASURES - 2 * seats) + legends[seats:])
    return dealt, rest, rng
