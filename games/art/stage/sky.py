"""Everything above the horizon that is no motif."""

import math

from games.art.inks import GLOW, INKS, mix
from games.art.pen import Pen
from games.art.scene import Scene
from games.art.stage.register import stage
from games.art.svg import GRID, gouge, number, numbers, plain, tag


@stage
def sky(
    scene: Scene,
    hor: float,
    stars: int = 0,
    sun: tuple[float, float, float] | None = None,
    suncol: str = "sun",
    rays: int = 0,
) -> Pen:
    """The sky down to the horizon, with long pale gouges, small stars, and a sun at (x, y, radius)."""
    box = f"M0 0H{plain(scene.width * GRID)}V{number(hor + 2)}H0z"
    scene.put(tag("path", d=box, fill=scene.gradient(scene.mood.sky)))
    _bands(scene, hor)
    if stars:
        scene.marks("".join(_speck(scene, hor) for _ in range(stars)), "#fff4d0")
    if sun:
        disc(scene, *sun, suncol, rays)
    return Pen(scene)


def disc(scene: Scene, x: float, y: float, radius: float, ink: str, rays: int = 0) -> None:
    """A flat sun with two rings of haze round it."""
    if rays:
        scene.marks("".join(_ray(scene, x, y, radius, i / rays, rays) for i in range(rays)), GLOW, 0.16)
    for reach, opacity in ((1.75, 0.14), (1.35, 0.22)):
        scene.put(tag("circle", cx=number(x), cy=number(y), r=number(radius * reach), fill=GLOW, opacity=opacity))
    scene.put(tag("circle", cx=number(x), cy=number(y), r=number(radius), fill=INKS[ink]))


def _bands(scene: Scene, hor: float) -> None:
    d = ""
    for _ in range(20):
        y = hor * (0.25 + 0.72 * scene.rng.random())
        long = scene.rng.uniform(0.12, 0.4) * scene.width
        x = scene.rng.uniform(-0.1, 1) * scene.width
        d += gouge(x, y, long, scene.rng.uniform(-2, 2), scene.rng.uniform(1.2, 3.2))
    scene.marks(d, mix(scene.mood.sky[-1], "#fff7df", 0.5), 0.35)


def _speck(scene: Scene, hor: float) -> str:
    x, y = scene.rng.random() * scene.width, scene.rng.random() ** 1.4 * hor * 0.8
    r = scene.rng.choice([1.2, 1.2, 1.8, 2.6])
    steps = (0.5, 1.1, 1.1, 0.5, -1.1, 0.5, -0.5, 1.1, -0.5, -1.1, -1.1, -0.5, 1.1, -0.5)
    return "M" + numbers((x, y - r * 1.6)) + "l" + numbers(step * r for step in steps) + "z"


def _ray(scene: Scene, x: float, y: float, radius: float, share: float, rays: int) -> str:
    angle, half, far = 2 * math.pi * share, 0.42 * math.pi / rays, scene.width * 1.2
    reach = ((angle - half, radius * 1.1), (angle - half, far), (angle + half, far))
    spots = [numbers((x + math.cos(a) * r, y + math.sin(a) * r)) for a, r in reach]
    return "M" + "L".join(spots) + "z"
