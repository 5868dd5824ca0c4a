"""The 24 islands on the table: how they are laid, who touches whom, and which layouts are legal (R3)."""

from functools import lru_cache

from games.engine.errors import BadOption
from games.engine.hexes import Hex, Layout, Tile, Tiles, around, extent, touching
from games.engine.rng import Rng
from games.engine.say import Say
from games.rulesets.guardians.components import ISLANDS
from games.rulesets.guardians.shapes import SHAPES

type Archipelago = Tiles
FEWEST = 2  # R3: neighbours of each
WIDEST, TALLEST = 12, 8  # half columns and rows of a random one: a phone shows it whole


def laid(shape: str, rng: Rng) -> tuple[Archipelago, Rng]:
    """The seed lays the islands on the cells of a shape, or finds the shape too."""
    cells, rng = (SHAPES[shape], rng) if shape in SHAPES else grown(rng)
    islands, rng = rng.shuffled(ISLANDS)
    return tuple(Tile(island, q, r) for island, (q, r) in zip(islands, cells, strict=True)), rng


def grown(rng: Rng) -> tuple[tuple[Hex, ...], Rng]:
    """Begin with three in a triangle, then add only spots that touch two tiles or more."""
    land: list[Hex] = [(0, 0), (1, 0), (0, 1)]
    while len(land) < len(ISLANDS):
        shore = sorted({spot for tile in land for spot in around(tile)} - set(land))
        spot, rng = rng.pick([s for s in shore if touching(s, land) >= FEWEST and fits([*land, s])])
        land.append(spot)
    return tuple(sorted(land)), rng


def fits(land: list[Hex]) -> bool:
    wide, tall = extent(land)
    return wide <= WIDEST and tall <= TALLEST


def check(tiles: Archipelago) -> None:
    """R3: every island once, no two on one spot, each touching at least two others. Several groups are legal."""
    if sorted(tile.piece for tile in tiles) != sorted(ISLANDS):
        raise BadOption("tiles", Say("refused.not-all-islands", rule="R3"))
    spots: dict[Hex, str] = {}
    for tile in tiles:
        if other := spots.get(tile.spot):
            raise BadOption("tiles", Say("refused.overlap", {"island": tile.piece, "other": other}, rule="R3"))
        spots[tile.spot] = tile.piece
    for spot, island in spots.items():
        near = touching(spot, spots)
        if near < FEWEST:
            raise BadOption("tiles", Say("refused.lonely-island", {"island": island, "n": near}, rule="R3"))


def lonely(tiles: Archipelago) -> tuple[str, ...]:
    land = {tile.spot for tile in tiles}
    return tuple(tile.piece for tile in tiles if touching(tile.spot, land) < FEWEST)


@lru_cache(maxsize=64)
def neighbours(tiles: Archipelago) -> dict[str, frozenset[str]]:
    by_spot = {tile.spot: tile.piece for tile in tiles}
    return {island: frozenset(by_spot[n] for n in around(spot) if n in by_spot) for spot, island in by_spot.items()}


LAYOUT = Layout(
    pieces=ISLANDS,
    shapes=SHAPES,
    own="own",
    tiles="tiles",
    lay=laid,
    wrong=lonely,
    says=lambda island: Say(f"island.{island}"),
    picture=lambda island: f"guardians/island-{island}.svg",
    title=Say("option.archipelago-lay"),
    about=Say("option.archipelago-about", rule="R3"),
)
