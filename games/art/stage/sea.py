"""Water: the open sea, big waves in front, foam where things stand in it."""

import math
import random

from games.art.geometry import Knot, Spot, scallop
from games.art.inks import mix
from games.art.pen import Pen
from games.art.scene import Scene
from games.art.stage.register import stage
from games.art.svg import GRID, gouge, number, plain, tag

SPRAY = "#f4f7e4"


@stage
def sea(
    scene: Scene,
    hor: float,
    calm: float = 1.0,
    glint: float | None = None,
    bottom: float | None = None,
    seed: int = 7,
) -> Pen:
    """The sea from the horizon down; its slivers grow toward the viewer; `glint` is where sun or moon shines on it."""
    rng, (far, _, near) = random.Random(seed), scene.mood.sea
    deep = (bottom or scene.height) - hor
    box = f"M0 {number(hor)}H{plain(scene.width * GRID)}V{number(hor + deep)}H0z"
    scene.put(tag("path", d=box, fill=scene.gradient(scene.mood.sea)))
    light = dark = ""
    for _ in range(int((90 if scene.width < 700 else 170) / calm)):
        t = rng.random() ** 0.75
        x, long = rng.uniform(-0.05, 1) * scene.width, rng.uniform(16, 46) * (0.35 + 1.9 * t)
        sliver = gouge(x, hor + 4 + t * deep, long, rng.uniform(-0.8, 0.8), (1.2 + 2.6 * t) * rng.uniform(0.7, 1.3))
        if rng.random() < 0.55:
            light += sliver
        else:
            dark += sliver
    scene.marks(dark, mix(near, scene.mood.ink, 0.35), 0.6)
    scene.marks(light, mix(far, SPRAY, 0.35), 0.75)
    if glint is not None:
        scene.marks(_glint(rng, glint, hor, deep), "#fff2c4", 0.8)
    pen = Pen(scene, 0, hor)
    pen.line([(0, 0), (scene.width / 2, 0.3), (scene.width, 0)], 0.5, opacity=0.35)
    return pen


def _glint(rng: random.Random, x: float, hor: float, deep: float) -> str:
    d = ""
    for _ in range(36):
        t = rng.random() ** 1.2
        long = (14 + 60 * t) * rng.uniform(0.5, 1)
        d += gouge(x + rng.gauss(0, 0.3) * (16 + 90 * t) - long / 2, hor + 3 + t * deep * 0.8, long, 0, 1.4 + 3 * t)
    return d


@stage
def swell(scene: Scene, y: float, amp: float = 16, n: int = 6, seed: int = 1, depth: float = 0) -> Pen:
    """One row of big waves in front, with breaking lips."""
    pen, wide = Pen(scene, 0, y, depth=depth, seed=seed), scene.width / n
    x = -wide * pen.rng.random()
    crests, lips = [Knot(x, 8, corner=True)], []
    while x < scene.width + wide:
        high = amp * pen.rng.uniform(0.75, 1.25)
        crests += [
            Knot(x + wide * 0.32, -high * 0.35),
            Knot(x + wide * 0.6, -high),
            Knot(x + wide * 0.78, -high * 0.75),
        ]
        crests.append(Knot(x + wide, 8, corner=True))
        lips.append((x, high))
        x += wide
    foot = scene.height - y + 30
    _, middle, near = scene.mood.sea
    body = [Knot(crests[0].x, foot, corner=True), *crests, Knot(x, foot, corner=True)]
    pen.shape(body, mix(near, middle, 0.35), weight=0.9, hit=False)
    for lip in lips:
        pen.flat(_lip(*lip, wide), "foam")
    _streaks(pen, lips, wide)
    return pen


def _lip(x: float, high: float, wide: float) -> list[Knot]:
    shares = (
        (0.34, -0.36), (0.6, -1), (0.78, -0.75), (0.98, 0), (0.84, -0.1), (0.74, 0.22),
        (0.66, -0.12), (0.56, 0.3), (0.48, 0), (0.36, 0.3),
    )  # fmt: skip
    edge = [Knot(x + wide * across, high * up, corner=across == 0.98) for across, up in shares]
    return [Knot(x + wide * 0.12, 2, corner=True), *edge]


def _streaks(pen: Pen, lips: list[Spot], wide: float) -> None:
    rng, scene = pen.rng, pen.scene
    _, middle, near = scene.mood.sea
    light = dark = ""
    for i in range(40):
        x, high = rng.choice(lips)
        start = x + wide * (0.05 + rng.random() * 0.5), pen.y + high * 0.8 + rng.random() ** 1.3 * 90
        light += gouge(*start, rng.uniform(20, 70), rng.uniform(-6, 1), rng.uniform(2, 4))
        if i % 2:
            dark += gouge(rng.random() * scene.width, pen.y + 30 + rng.random() * 80, rng.uniform(20, 60), 0, 3)
    scene.marks(light, mix(middle, SPRAY, 0.35), 0.6)
    scene.marks(dark, mix(near, scene.mood.ink, 0.4), 0.5)


@stage
def wash(scene: Scene, x0: float, x1: float, y: float, height: float = 16) -> Pen:
    """Foam along a waterline."""
    pen = Pen(scene, 0, y)
    pen.wash(x0, x1, 0, height)
    return pen


@stage
def pond(
    scene: Scene, cx: float, cy: float, rx: float, ry: float, c: str = "lagoon", t: float = 0, seed: int = 1
) -> Pen:
    """Still water in the land."""
    pen = Pen(scene, cx, cy, seed=seed)
    shore = [
        (
            rx * (1 + pen.rng.uniform(-0.06, 0.06)) * math.cos(i * math.pi / 6),
            ry * (1 + pen.rng.uniform(-0.06, 0.06)) * math.sin(i * math.pi / 6),
        )
        for i in range(12)
    ]
    pen.shape(shore, c, t, weight=0.8)
    pen.flat([(x * 0.9, y * 0.7 - ry * 0.12) for x, y in shore], c, t + 0.22)
    pen.hatch(shore, 0, 7, "foam", 0, (8, rx * 0.3), 0.9, 0.5)
    return pen


@stage
def fall(scene: Scene, x: float, y: float, w: float, y2: float, seed: int = 3) -> Pen:
    """Water falling free from an edge down to the sea."""
    pen = Pen(scene, x, 0, seed=seed)
    middle = (y + y2) / 2
    half = [Knot(-w * 0.5, y, corner=True), Knot(-w * 0.42, y - 12), Knot(0, y - 16), Knot(w * 0.42, y - 12)]
    body = [*half, Knot(w * 0.5, y, corner=True), Knot(w * 0.46, middle), Knot(w * 0.62, y2, corner=True)]
    pen.shape([*body, Knot(-w * 0.62, y2, corner=True), Knot(-w * 0.46, middle)], "foam", weight=0.7)
    core = [(-w * 0.4, y - 6), (w * 0.4, y - 6), (w * 0.5, y2 - 8), (-w * 0.5, y2 - 8)]
    pen.hatch(core, 90, 7, "lagoon", -0.12, (22, 60), 1.4, 0.85)
    _spray(pen, w, y2)
    return pen


def _spray(pen: Pen, w: float, y: float) -> None:
    pen.shape(scallop(0, y + 2, w * 1.25, 13, 9, pen.rng, 0.25), "foam", weight=0.6)
    pen.flat(scallop(0, y + 5, w * 0.8, 7, 7, pen.rng, 0.25), "lagoon", 0.3)
