"""The stencils, by families. Importing this package puts them all on the list."""

from games.art.motifs import (
    beasts,
    buildings,
    fires,
    land,
    magic,
    plants,
    play,
    sea,
    sky,
    tabletop,
    things,
    travel,
    wings,
)

__all__ = [
    "beasts",
    "buildings",
    "fires",
    "land",
    "magic",
    "plants",
    "play",
    "sea",
    "sky",
    "tabletop",
    "things",
    "travel",
    "wings",
]
