"""Rain, snow, mist, and the grain of the paper."""

import random

from games.art.geometry import Knot, mapped
from games.art.pen import Pen
from games.art.scene import Scene
from games.art.stage.register import stage
from games.art.svg import gouge, number, tag


@stage
def rain(scene: Scene, n: int = 90, lean: float = -14, seed: int = 1, op: float = 0.55) -> Pen:
    pen = Pen(scene, seed=seed)
    d = "".join(
        gouge(pen.rng.random() * scene.width, pen.rng.random() * scene.height, lean, pen.rng.uniform(26, 54), 1.4)
        for _ in range(n)
    )
    scene.marks(d, "#eef3ea", op)
    return pen


@stage
def snowfall(scene: Scene, n: int = 60, seed: int = 1) -> Pen:
    pen = Pen(scene, seed=seed)
    for width, share in ((3.4, 0.6), (5.6, 0.4)):
        _dots(scene, pen.rng, int(n * share), width, "#fffaf0", 0.85)
    return pen


@stage
def overcast(
    scene: Scene, y: float, c: str = "slate", t: float = -0.1, n: int = 7, depth: float = 0.2, seed: int = 1
) -> Pen:
    """A heavy sky: a bank of cloud that hangs down to about `y` over the whole picture."""
    pen = Pen(scene, seed=seed, depth=depth)
    wide = scene.width / n
    ends = [-wide, *[wide * (i + pen.rng.uniform(-0.25, 0.25)) for i in range(n + 1)], scene.width + wide]
    drops = [y + pen.rng.uniform(-22, 18) for _ in ends]
    belly = []
    for a, b, high, low in zip(ends, ends[1:], drops, drops[1:], strict=False):
        sag = max(high, low) + (b - a) * 0.42
        belly.append(Knot(a, high, corner=True, bump=((a - (b - a) * 0.08, sag), (b + (b - a) * 0.08, sag))))
    body = [
        *belly,
        Knot(ends[-1], drops[-1], corner=True),
        Knot(ends[-1], -20, corner=True),
        Knot(ends[0], -20, corner=True),
    ]
    pen.shape(body, c, t, weight=0.7, hit=False)
    pen.flat(mapped(body, lambda x, at: (x, at - wide * 0.34)), c, t - 0.12)
    return pen


@stage
def haze(scene: Scene, y: float, h: float, n: int = 12, seed: int = 1, op: float = 0.5) -> Pen:
    """Banks of mist lying over land or water."""
    pen = Pen(scene, seed=seed)
    d = "".join(
        gouge(
            pen.rng.uniform(-0.2, 0.9) * scene.width,
            y + pen.rng.random() * h,
            pen.rng.uniform(0.2, 0.5) * scene.width,
            0,
            7,
        )
        for _ in range(n)
    )
    scene.marks(d, scene.mood.haze, op)
    return pen


def grain(scene: Scene, n: int, seed: int = 9) -> None:
    """Flecks of paper where the ink did not take."""
    rng = random.Random(seed)
    for width, share in ((1.5, 0.7), (2.6, 0.3)):
        _dots(scene, rng, int(n * share), width, "#fff3d8", 0.3)


def _dots(scene: Scene, rng: random.Random, n: int, width: float, ink: str, opacity: float) -> None:
    d = "".join(
        f"M{number(rng.random() * scene.width)} {number(rng.random() * scene.height)}h{rng.choice((1, 1, 2, 3))}"
        for _ in range(n)
    )
    scene.put(tag("path", d=d, stroke=ink, stroke_width=number(width), stroke_linecap="round", opacity=opacity))
