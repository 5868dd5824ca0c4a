"""The list of what a scene can be built of, besides motifs."""

from collections.abc import Callable

from games.art.pen import Pen

type Build = Callable[..., Pen]

STAGE: dict[str, Build] = {}
LAND: set[str] = set()  # an arrow beside everything else, but here, means the land


def stage(build: Build) -> Build:
    """Puts a piece of stage on the list: a function of a scene that returns the pen it was drawn with."""
    STAGE[build.__name__] = build
    return build


def land(build: Build) -> Build:
    LAND.add(build.__name__)
    return stage(build)
