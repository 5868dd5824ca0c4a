"""What can be seen on islands and postcards, as it was drawn (elements.json), and what an arrow's tip means there."""

from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal

import msgspec

from games.engine.pointing import SIDE, inside, nearest, smallest_around
from games.engine.value import Value

HEIGHT = 2 / 3  # of a postcard, in its widths
NEAR = 35 * SIDE // 1000  # a tip this far beside an element still means it
SPOTS = 10_000  # remembered: those of the games that are being played; there are many more

type Spot = tuple[int, int]
type Polygon = tuple[Spot, ...]
type Region = Literal["sky", "sea", "land", "wall", "floor"]


class Tags(Value):
    """What an element makes people think of."""

    themes: frozenset[str]
    shapes: frozenset[str]
    feeling: str
    hue: str


class Element(Value):
    """Something to be seen and to be pointed at: a motif in a colour, once or several times."""

    id: str
    motif: str
    word: str  # under which its name is found: of the thing, never of what it may mean
    en: str
    fr: str
    nl: str
    colour: str
    count: int
    counted: bool  # whether the count is spoken of
    tags: Tags
    polygons: tuple[Polygon, ...]
    anchor: Spot  # where an arrow lands that means it


class Island(Value):
    en: str
    fr: str
    nl: str
    light: str
    feeling: str
    hues: frozenset[str]
    elements: tuple[Element, ...]


class Postcard(Value):
    en: str
    fr: str
    nl: str
    horizon: int
    above: Region
    below: Region
    land: tuple[Polygon, ...]
    elements: tuple[Element, ...]


class Pictures(Value):
    islands: dict[str, Island]
    postcards: dict[str, Postcard]

    def cards(self) -> Iterator[Island | Postcard]:
        yield from self.islands.values()
        yield from self.postcards.values()


PICTURES = msgspec.json.decode((Path(__file__).parent / "elements.json").read_bytes(), type=Pictures)


@lru_cache(maxsize=SPOTS)
def pointed_at(card: str, x: int, y: int) -> Element | None:
    """What a tip means: the smallest element round it, else the nearest one close by.

    The spot itself is the truth of the game; this is how it is spoken of.
    """
    return smallest_around((x, y), areas(card)) or nearest((x, y), areas(card), HEIGHT, NEAR)


@cache
def areas(card: str) -> tuple[tuple[Element, Polygon], ...]:
    return tuple((element, polygon) for element in PICTURES.postcards[card].elements for polygon in element.polygons)


@lru_cache(maxsize=SPOTS)
def reading(card: str, x: int, y: int) -> str:
    """The word for what a tip means; beside every element that is what lies behind them: sky, sea, land."""
    element, picture = pointed_at(card, x, y), PICTURES.postcards[card]
    if element:
        return element.word
    if any(inside((x, y), polygon) for polygon in picture.land):
        return "land"
    return picture.above if y < picture.horizon else picture.below
