"""The box of stencils: every motif under its name."""

import inspect
from collections.abc import Callable
from typing import Any

from games.art.pen import Pen

type Draw = Callable[..., None]

MOTIFS: dict[str, Draw] = {}


def motif(draw: Draw) -> Draw:
    """Puts a motif on the list: a function of a pen, and of options that all have a default.

    `c` is the colour people would name it by; `n` is how many of it are to be seen.
    """
    MOTIFS[draw.__name__] = draw
    return draw


def default(name: str, option: str) -> Any:
    """What a motif takes for an option that a scene does not give; None if there is no such option."""
    found = inspect.signature(MOTIFS[name]).parameters.get(option) if name in MOTIFS else None
    return found.default if found else None


def draw(name: str, pen: Pen, **options: Any) -> None:
    MOTIFS[name](pen, **options)
