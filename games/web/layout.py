"""Hexagons for templates: a thumbnail of a shape, and the stretch of sea in which a table lays its pieces."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from games.engine.hexes import Hex, Layout, Place, Tile, Tiles, around, drawing, extent, placed, spot_at

WIDE, TALL = 13, 9  # half columns and rows of the sea: on a phone a tile still is as wide as a finger
BOX = 64  # a thumbnail's side
ROW = 3**0.5 / 2  # from row to row, in tiles
FLOWER = drawing(" o o\no o o\n o o")


class Unreadable(ValueError):
    """No page of ours sends this."""


class TooFar(ValueError):
    """Outside the sea."""


type Lying = dict[str, Place]  # piece by piece


def spread_out(tiles: Tiles) -> Lying:
    """In the middle of the sea. Raises TooFar."""
    spots = [tile.spot for tile in tiles]
    wide, tall = extent(spots)
    if wide > WIDE or tall > TALL:
        raise TooFar
    left, top = (WIDE - wide) // 2, (TALL - tall) // 2
    places = placed(spots)
    return {tile.piece: (places[tile.spot][0] + left, places[tile.spot][1] + top) for tile in tiles}


def gathered(lying: Lying) -> Tiles:
    """As the game keeps them: always from the same corner."""
    left, top = (min(edge) for edge in zip(*lying.values(), strict=True))
    spots = {piece: spot_at((x - left, row - top)) for piece, (x, row) in lying.items()}
    return tuple(Tile(piece, *spots[piece]) for piece in sorted(spots))


def written(lying: Lying) -> str:
    return " ".join(f"{piece}.{at(place)}" for piece, place in sorted(lying.items()))


def at(place: Place) -> str:
    return f"{place[0]}.{place[1]}"


def place_at(text: str) -> Place:
    """Raises Unreadable, TooFar."""
    try:
        x, row = (int(part) for part in text.split("."))
    except ValueError:
        raise Unreadable from None
    if not (0 <= x < WIDE - 1 and 0 <= row < TALL):
        raise TooFar
    return x, row


def read(text: str, pieces: Iterable[str]) -> Lying:
    """Raises Unreadable, TooFar."""
    parts = [part.partition(".") for part in text.split()]
    lying = {piece: place_at(place) for piece, _dot, place in parts}
    if sorted(piece for piece, _dot, _place in parts) != sorted(pieces) or len({kind(p) for p in lying.values()}) > 1:
        raise Unreadable
    return lying


def kind(place: Place) -> int:
    """Rows are shifted by half a tile: only every second place of a row is a spot."""
    return (place[0] - place[1]) % 2


def moved(lying: Lying, piece: str, to: Place) -> Lying:
    """To an empty spot, or in exchange with what lies there. Raises Unreadable."""
    if piece not in lying or kind(to) != kind(lying[piece]):
        raise Unreadable
    other = next((name for name, place in lying.items() if place == to), piece)
    return lying | {other: lying[piece], piece: to}


def next_to(lying: Lying, piece: str) -> list[str]:
    sides = around(spot_at(lying[piece]))
    return [name for name, place in sorted(lying.items(), key=lambda one: one[1][::-1]) if spot_at(place) in sides]


@dataclass(frozen=True)
class Cell:
    """A spot of the sea, with the piece on it."""

    x: int
    row: int
    piece: str
    wrong: bool

    @property
    def at(self) -> str:
        return at((self.x, self.row))

    @property
    def row_number(self) -> int:
        return self.row + 1

    @property
    def number(self) -> int:
        return self.x // 2 + 1


def sea(lying: Lying, layout: Layout) -> list[Cell]:
    """Every spot, in the order of reading. Pieces on one spot are both there."""
    wrong = layout.wrong(gathered(lying))
    taken = set(lying.values())
    cells = [Cell(x, row, piece, piece in wrong) for piece, (x, row) in lying.items()]
    one = kind(next(iter(taken)))
    free = {(x, row) for row in range(TALL) for x in range(WIDE - 1) if kind((x, row)) == one} - taken
    cells += [Cell(x, row, "", False) for x, row in free]
    return sorted(cells, key=lambda cell: (cell.row, cell.x, cell.piece))


@dataclass(frozen=True)
class Thumbnail:
    """A small square picture of a shape, or of the ways to lay pieces that have no shape of their own."""

    tiles: str
    free: str = ""
    mark: str = ""


def thumbnail(layout: Layout, value: str) -> Thumbnail:
    if value in layout.shapes:
        return Thumbnail(outlines(layout.shapes[value], layout.shapes[value]))
    if value == layout.own:
        return Thumbnail(outlines(FLOWER[::2], FLOWER), outlines(FLOWER[1::2], FLOWER))
    return Thumbnail("", outlines(FLOWER, FLOWER), "?")


def outlines(spots: Collection[Hex], all_spots: Collection[Hex]) -> str:
    """One path for these of all spots."""
    places = placed(all_spots)
    wide, tall = extent(all_spots)
    tile = min(BOX / (wide / 2), BOX / ((tall - 1) * ROW + 2 / 3**0.5)) * 0.98
    left = (BOX - tile * wide / 2) / 2
    top = (BOX - tile * ((tall - 1) * ROW + 2 / 3**0.5)) / 2
    return "".join(
        hexagon(left + tile * (x + 1) / 2, top + tile * (row * ROW + 1 / 3**0.5), tile * 0.93)
        for x, row in (places[spot] for spot in spots)
    )


def hexagon(x: float, y: float, tile: float) -> str:
    return f"M{' '.join(f'{px:.1f} {py:.1f}' for px, py in corners(x, y, tile))}z"


def corners(x: float, y: float, tile: float) -> Iterator[tuple[float, float]]:
    side = tile / 3**0.5
    for dx, dy in ((0, -side), (0.5, -side / 2), (0.5, side / 2), (0, side), (-0.5, side / 2), (-0.5, -side / 2)):
        yield x + dx * tile, y + dy
