"""The frame of a medallion: a gold rim, and a ground with rays that tells whom a legend hits."""

from collections.abc import Callable
from typing import NamedTuple

from games.art.geometry import corners
from games.art.guardians.rounds import on_circle, sickle
from games.art.inks import GLOW
from games.art.pen import Pen
from games.art.scene import Scene
from games.art.svg import path

SIZE = 240
RIM, GROUND = 112, 97  # radii
RAYS, TICKS, BEADS = 28, 32, 24


class Medal(NamedTuple):
    picture: Callable[[Pen], None]
    ground: str
    kept: bool = False  # a power for later has beads on its rim, one that acts at once has ticks


def struck(medal: Medal) -> str:
    """The whole file of a medallion."""
    scene = Scene(SIZE, SIZE, line=3)
    strike(Pen(scene, SIZE / 2, SIZE / 2), medal)
    return scene.svg()


def strike(pen: Pen, medal: Medal) -> None:
    """A medallion round the pen's (0, 0)."""
    _rim(pen)
    _ground(pen, medal.ground)
    (_beads if medal.kept else _ticks)(pen)
    medal.picture(pen)


def beside(pen: Pen, x: float, y: float, size: float = 1, *, turn: float = 0, flip: bool = False) -> Pen:
    """A second pen on the same sheet, for what stands or leans elsewhere."""
    return Pen(pen.scene, *pen.at(x, y), pen.size * size, turn=turn, flip=flip)


def _rim(pen: Pen) -> None:
    pen.ellipse(0, 4, RIM, RIM, "ochre", -0.45)
    pen.ellipse(0, 0, RIM, RIM, "gold")
    pen.flat(sickle(0, 0, RIM, -40, 130, 0.12), "ochre", -0.1)
    pen.flat(sickle(0, 0, RIM - 2, 175, 275, 0.07), "gold", 0.55)


def _ground(pen: Pen, ink: str) -> None:
    pen.ellipse(0, 0, GROUND, GROUND, ink, -0.3)
    step = 360 / RAYS
    rays = [[(0, 0), on_circle(GROUND, step * (i - 0.25)), on_circle(GROUND, step * (i + 0.25))] for i in range(RAYS)]
    d = "".join(path(pen.placed(corners(ray))) for ray in rays)
    pen.scene.marks(d, pen.colour(ink, 0.05))
    for radius, opacity in ((76, 0.1), (56, 0.14)):
        pen.ellipse(0, 0, radius, radius, GLOW, line=False, opacity=opacity)
    pen.flat(sickle(0, 0, GROUND, 150, 300, 0.07), "ink", opacity=0.4)


def _ticks(pen: Pen) -> None:
    for i in range(TICKS):
        pen.line([on_circle(reach, 360 / TICKS * i) for reach in (101, 109)], 0.8)


def _beads(pen: Pen) -> None:
    for i in range(BEADS):
        pen.ellipse(*on_circle(105, 360 / BEADS * (i + 0.5)), 3.6, 3.6, "white")
