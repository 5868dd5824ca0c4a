"""Hexagons on a table, a point upwards: who lies next to whom, and where each lies in half columns and rows."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass

from games.engine.rng import Rng
from games.engine.say import Say
from games.engine.value import Value

type Hex = tuple[int, int]
type Place = tuple[int, int]  # half column and row: what a page or a sheet of paper counts in
SIDES: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


class Tile(Value):
    piece: str
    q: int
    r: int

    @property
    def spot(self) -> Hex:
        return self.q, self.r


type Tiles = tuple[Tile, ...]


@dataclass(frozen=True, kw_only=True)
class Layout:
    """How an option of the set-up lays pieces out: by a shape with a name, by lot, or by hand."""

    pieces: tuple[str, ...]
    shapes: Mapping[str, tuple[Hex, ...]]  # by value of the option; a value without cells is not drawn
    own: str  # the value that means "by hand"
    tiles: str  # the option that keeps what was laid by hand
    lay: Callable[[str, Rng], tuple[Tiles, Rng]]
    wrong: Callable[[Tiles], tuple[str, ...]]  # pieces that may not lie as they do
    says: Callable[[str], Say]  # a piece's name
    picture: Callable[[str], str]  # its static file
    title: Say
    about: Say


def around(spot: Hex) -> tuple[Hex, ...]:
    return tuple((spot[0] + q, spot[1] + r) for q, r in SIDES)


def touching(spot: Hex, land: Collection[Hex]) -> int:
    return sum(side in land for side in around(spot))


def place_of(spot: Hex) -> Place:
    return 2 * spot[0] + spot[1], spot[1]


def spot_at(place: Place) -> Hex:
    """Every second place of a row is a spot; which ones does not matter, as long as all are of one kind."""
    return (place[0] - place[1]) // 2, place[1]


def placed(spots: Iterable[Hex]) -> dict[Hex, Place]:
    """The place of each, counted from the left and upper edge of them all."""
    places = {spot: place_of(spot) for spot in spots}
    left, top = (min(edge) for edge in zip(*places.values(), strict=True))
    return {spot: (x - left, row - top) for spot, (x, row) in places.items()}


def extent(spots: Iterable[Hex]) -> Place:
    """Half columns wide and rows tall."""
    places = placed(spots).values()
    return max(x for x, _row in places) + 2, max(row for _x, row in places) + 1


def drawing(text: str) -> tuple[Hex, ...]:
    """The cells of a shape drawn with letters: a letter is a tile, a character half a column."""
    lines = text.strip("\n").splitlines()
    marks = [(x, row) for row, line in enumerate(lines) for x, mark in enumerate(line) if mark != " "]
    return tuple(sorted(spot_at(mark) for mark in marks))
