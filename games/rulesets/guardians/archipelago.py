"""The 24 hexagonal tiles on the table: who touches whom, and which layouts are legal (R3)."""

from functools import lru_cache

from games.engine.errors import BadOption
from games.engine.rng import Rng
from games.engine.say import Say
from games.engine.value import Value
from games.rulesets.guardians.components import ISLANDS

type Hex = tuple[int, int]
SIDES: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


class Tile(Value):
    island: str
    q: int
    r: int


type Archipelago = tuple[Tile, ...]


def around(spot: Hex) -> tuple[Hex, ...]:
    return tuple((spot[0] + q, spot[1] + r) for q, r in SIDES)


def drawn(rng: Rng) -> tuple[Archipelago, Rng]:
    """A random legal layout: begin with three in a triangle, then add only spots that touch two tiles or more."""
    land: list[Hex] = [(0, 0), (1, 0), (0, 1)]
    while len(land) < len(ISLANDS):
        shore = sorted({spot for tile in land for spot in around(tile)} - set(land))
        spot, rng = rng.pick([s for s in shore if sum(n in land for n in around(s)) >= 2])
        land.append(spot)
    islands, rng = rng.shuffled(ISLANDS)
    return tuple(Tile(island, q, r) for island, (q, r) in zip(islands, sorted(land), strict=True)), rng


def check(tiles: Archipelago) -> None:
    """R3: every island once, no two on one spot, each touching at least two others. Several groups are legal."""
    if sorted(tile.island for tile in tiles) != sorted(ISLANDS):
        raise BadOption("archipelago", Say("refused.not-all-islands", rule="R3"))
    spots: dict[Hex, str] = {}
    for tile in tiles:
        if other := spots.get((tile.q, tile.r)):
            say = Say("refused.overlap", {"island": tile.island, "other": other}, rule="R3")
            raise BadOption("archipelago", say)
        spots[tile.q, tile.r] = tile.island
    for spot, island in spots.items():
        touching = sum(n in spots for n in around(spot))
        if touching < 2:
            say = Say("refused.lonely-island", {"island": island, "n": touching}, rule="R3")
            raise BadOption("archipelago", say)


@lru_cache(maxsize=64)
def neighbours(tiles: Archipelago) -> dict[str, frozenset[str]]:
    by_spot = {(tile.q, tile.r): tile.island for tile in tiles}
    return {island: frozenset(by_spot[n] for n in around(spot) if n in by_spot) for spot, island in by_spot.items()}
