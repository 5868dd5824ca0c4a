"""The app's own face: a tile with a light on it."""

from collections.abc import Iterator

from games.art.frames import CREAM, hexagon
from games.art.geometry import ring
from games.art.motifs.register import draw
from games.art.pen import Pen
from games.art.scene import Scene
from games.art.stage.land import island
from games.art.stage.sea import sea
from games.art.stage.sky import sky
from games.art.svg import gouge, tag

FOLDER = "static/brand"
SIDE = 512
INK = "#1d173c"


def sheets() -> Iterator[tuple[str, bytes]]:
    yield f"{FOLDER}/logo.svg", logo().encode()
    yield f"{FOLDER}/icon.svg", icon().encode()


def logo() -> str:
    """The tile alone, for the head of a page."""
    return _tile(256, ground=None)


def icon() -> str:
    """The tile on the sea, up to the edges: launchers cut it to a circle or a rounded square."""
    return _tile(206, ground="deep")


def _tile(radius: float, ground: str | None) -> str:
    scene = Scene(SIDE, SIDE, "dusk", line=5)
    middle = SIDE / 2
    picture = hexagon(middle, middle, radius * 0.9, radius * 0.07)
    _light(scene, radius)
    behind = "" if ground is None else _sea(ground)
    return scene.svg(
        definitions=f'<clipPath id="c">{tag("path", d=picture)}</clipPath>',
        before=behind + tag("path", d=hexagon(middle, middle, radius, radius * 0.1), fill=CREAM),
        after=tag("path", d=picture, fill="none", stroke=INK, stroke_width=14),
        clip=True,
    )


def _light(scene: Scene, radius: float) -> None:
    """A lighthouse before a great sun: readable as a speck, pretty as a poster."""
    middle, scale = SIDE / 2, radius / 196
    horizon = middle + 44 * scale
    sky(scene, horizon, sun=(middle, middle - 24 * scale, 92 * scale))
    sea(scene, horizon, calm=4, glint=middle)
    island(scene, middle, middle + 84 * scale, 214 * scale, 54 * scale, 22 * scale, "leaf", "slate", seed=4)
    draw("lighthouse", Pen(scene, middle, middle + 88 * scale, 1.62 * scale), beam=True)


def _sea(ground: str) -> str:
    scene = Scene(SIDE, SIDE, "day", seed=3)
    scene.put(tag("path", d="M0 0H1024V1024H0z", fill=scene.colour(ground)))
    rng = scene.rng
    marks = "".join(
        gouge(x + rng.uniform(-40, 40), y, rng.uniform(40, 90), 0, 4) for x, y in ring(230, 256, 240, 230, 26)
    )
    scene.marks(marks, scene.colour("sea", 0.2), 0.8)
    return "".join(scene.drawn)
