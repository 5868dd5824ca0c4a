"""Land: islands, hills, cliffs, rivers."""

import itertools
import math
import random

from games.art.geometry import Knot, Outline, Spot, brush, curve, knots, scallop, spots
from games.art.inks import INKS, mix
from games.art.pen import Pen
from games.art.scene import Scene
from games.art.stage.register import land, stage
from games.art.svg import gouge

ROUND = 18  # points of an island's shore
FRONT = ROUND // 2


@stage
def far_land(
    scene: Scene, hor: float, kind: str = "hills", depth: float = 0.6, c: str = "slate", seed: int = 3, h: float = 60
) -> Pen:
    """A range of hills or peaks on the horizon."""
    pen, rng = Pen(scene, 0, hor, depth=depth, seed=seed), random.Random(seed)
    skyline, x = [Knot(-10, 3, corner=True)], -10.0
    while x < scene.width + 10:
        step = rng.uniform(0.06, 0.16) * scene.width
        if kind == "peaks":
            skyline.append(Knot(x + step * 0.45, -h * rng.uniform(0.35, 1), corner=True))
            skyline.append(Knot(x + step * 0.62, -h * rng.uniform(0.3, 0.4), corner=True))
            skyline.append(Knot(x + step, -h * rng.uniform(0.05, 0.25), corner=True))
        else:
            skyline += [Knot(x + step * 0.5, -h * rng.uniform(0.3, 1)), Knot(x + step, -h * rng.uniform(0, 0.35))]
        x += step
    pen.flat([*skyline, Knot(scene.width + 10, 3, corner=True)], c)
    return pen


class Shore:
    """The outline of an island seen from a little above: an uneven oval, `wide` by `deep`."""

    def __init__(self, rng: random.Random, wide: float, deep: float, rough: float) -> None:
        self.wide, self.deep = wide, deep
        self.reach = [1 + rng.uniform(-rough, rough) for _ in range(ROUND)]

    def ring(self, across: float = 1, along: float = 1, dy: float = 0) -> list[Spot]:
        return [(x * across, y * along + dy) for x, y in (self.spot(i) for i in range(ROUND))]

    def front(self) -> list[Spot]:
        """The near side, from right to left."""
        return [self.spot(i) for i in range(FRONT + 1)]

    def spot(self, i: int) -> Spot:
        angle, reach = 2 * math.pi * i / ROUND, self.reach[i % ROUND]
        return self.wide / 2 * reach * math.cos(angle), self.deep / 2 * reach * math.sin(angle)


@land
def island(
    scene: Scene,
    cx: float,
    cy: float,
    w: float,
    d: float,
    h: float = 30,
    ground: str = "leaf",
    cliff: str = "stone",
    seed: int = 5,
    depth: float = 0,
    gt: float = 0,
    shelf: bool = True,
    foam: bool = True,
    rough: float = 0.07,
    sand: str | None = None,
) -> Pen:
    """An island: shallow water and foam round it, a cliff `h` high, ground on top (`gt` its tone)."""
    pen = Pen(scene, cx, cy, depth=depth, seed=seed)
    shore = Shore(pen.rng, w, d, rough)
    if shelf:
        _shallows(pen, shore, h)
    if foam:
        _surf(pen, shore, h)
    _cliff(pen, shore, h, cliff)
    _ground(pen, shore, ground, gt, sand)
    return pen


def _shallows(pen: Pen, shore: Shore, h: float) -> None:
    far, middle, near = pen.scene.mood.sea
    water = mix(far, INKS["lagoon"], 0.45) if pen.scene.mood.clear else mix(far, middle, 0.3)
    pen.flat(shore.ring(1.28, 1.42, h + 4), water, opacity=0.55)
    d = ""
    for _ in range(30):
        t = pen.rng.random()
        wide = shore.wide * 0.5 * (1 - t * 0.55)
        long = pen.rng.uniform(0.25, 0.6) * wide
        spot = pen.at(
            pen.rng.uniform(-wide * 0.8, wide * 0.8) - long / 2, h + shore.deep * 0.5 + 8 + t * (h * 0.9 + 26)
        )
        d += gouge(*spot, long, 0, 2.6)
    pen.scene.marks(d, mix(near, pen.scene.mood.ink, 0.45), 0.55)


def _surf(pen: Pen, shore: Shore, h: float) -> None:
    rng = pen.rng
    pen.flat(scallop(0, h + 2, shore.wide / 2 * 1.07, shore.deep / 2 * 1.14, 22, rng, 0.05, 0.3), "foam", opacity=0.95)
    d = ""
    for _ in range(26):
        angle, reach = rng.uniform(0.05, 0.95) * math.pi, rng.uniform(1.16, 1.34)
        x, y = pen.at(shore.wide / 2 * reach * math.cos(angle), shore.deep / 2 * reach * 1.1 * math.sin(angle) + h + 4)
        long = rng.uniform(14, 42)
        d += gouge(x - long / 2, y, long, 0, 2.2)
    pen.scene.marks(d, pen.colour("foam"), 0.9)


def _cliff(pen: Pen, shore: Shore, h: float, ink: str) -> None:
    front, rng = shore.front(), pen.rng
    foot = [Knot(x * 1.02, y + h * (1 + 0.12 * rng.uniform(-1, 1))) for x, y in front]
    back = [Knot(*shore.spot(i)) for i in range(FRONT + 1, ROUND)]
    pen.shape([Knot(*front[0], corner=True), *foot, Knot(*front[-1], corner=True), *back], ink, -0.18)
    for (ax, ay), (bx, by) in itertools.pairwise(front):
        lit = -(ax + bx) / shore.wide
        tone = 0.12 + 0.3 * lit if lit > -0.2 else -0.3 + 0.25 * lit
        low = rng.uniform(0.85, 1)
        facet = [(ax, ay - 2), (bx, by - 2), (bx + rng.uniform(-3, 3), by + h * low)]
        pen.flat([*facet, (ax + rng.uniform(-6, 6), ay + h * 0.95 * low)], ink, tone * 0.8, smooth=False)
    if h > 14:
        band = [(x, y + 3) for x, y in front] + [(x, y + h * 0.92) for x, y in front[::-1]]
        pen.hatch(band, 86, 9, ink, -0.5, (h * 0.3, h * 0.7), 1, 0.75)


def _ground(pen: Pen, shore: Shore, ink: str, tone: float, sand: str | None) -> None:
    w, d = shore.wide, shore.deep
    pen.shape(shore.ring(), ink, tone, weight=0.7)
    pen.flat([(x * 0.97 - 2, y * 0.9 - 3) for x, y in shore.ring(0.98, 0.94)], ink, tone + (0.14 if tone >= 0 else 0.1))
    shares = (
        (0.08, -0.4), (0.3, -0.32), (0.45, -0.06), (0.43, 0.14), (0.28, 0.33),
        (0.08, 0.41), (0.2, 0.18), (0.12, 0), (0.17, -0.2),
    )  # fmt: skip
    pen.flat([(w * across, d * along) for across, along in shares], ink, -0.14, opacity=0.75)
    if sand:
        pen.flat(shore.ring(0.975, 0.97), sand)
        pen.flat([(x * 0.97 - 2, y * 0.9 - 4) for x, y in shore.ring(0.95, 0.9)], ink, tone + 0.1)
    pen.hatch(shore.ring(0.9, 0.82), 4, 13, ink, -0.3, (8, 22), 0.85, 0.55)
    pen.hatch(shore.ring(0.85, 0.8), 4, 22, ink, 0.4, (8, 20), 0.9, 0.5)


@land
def underside(scene: Scene, cx: float, cy: float, w: float, h: float, c: str = "stone", seed: int = 4) -> Pen:
    """The jagged root of a floating island; drawn before the island itself."""
    pen, teeth = Pen(scene, cx, cy, seed=seed), 9
    edge: list[Spot] = [(-w / 2, -6)]
    for i in range(1, teeth):
        deep = h * (1 - abs(2 * i / teeth - 1) ** 1.3) * pen.rng.uniform(0.7, 1.1)
        edge.append((-w / 2 + w * i / teeth + pen.rng.uniform(-8, 8), deep + (16 if i % 2 else -10)))
    edge.append((w / 2, -6))
    pen.poly(edge, c, -0.15)
    pen.flat([*[spot for spot in edge if spot[0] > -w * 0.02], (w * 0.06, -6)], c, -0.42, smooth=False)
    pen.hatch(edge, 82, 12, c, -0.55, (12, 34), 1, 0.7)
    pen.hatch([spot for spot in edge if spot[0] < 0], 82, 16, c, 0.3, (10, 26), 1, 0.5)
    return pen


@land
def headland(
    scene: Scene,
    pts: Outline,
    c: str,
    t: float = 0,
    depth: float = 0,
    angle: float = 80,
    line: bool = True,
    dens: float = 0.6,
    seed: int = 2,
) -> Pen:
    """Rock in any shape, with marks along one direction."""
    pen = Pen(scene, depth=depth, seed=seed)
    pen.shape(pts, c, t, line=line)
    if dens:
        pen.hatch(pts, angle, 14, c, -0.28, (14, 40), 1, dens)
    return pen


@land
def meadow(scene: Scene, pts: Outline, c: str = "leaf", t: float = 0, depth: float = 0, seed: int = 1) -> Pen:
    """Ground in any shape: grass, sand, snow; marks lie along it, dark and light."""
    pen = Pen(scene, depth=depth, seed=seed)
    pen.shape(pts, c, t)
    pen.hatch(pts, -6, 15, c, t - 0.28, (10, 26), 1, 0.5)
    pen.hatch(pts, -6, 24, c, t + 0.35, (8, 22), 1, 0.5)
    return pen


@stage
def patch(
    scene: Scene, pts: Outline, c: str, t: float = 0, depth: float = 0, line: bool = False, op: float | None = None
) -> Pen:
    """A plain patch of colour in any shape: a shadow, a carpet, a sail far away."""
    pen = Pen(scene, depth=depth)
    pen.shape(pts, c, t, line=line, opacity=op)
    return pen


@stage
def ribbon(
    scene: Scene,
    pts: Outline,
    w0: float,
    w1: float,
    c: str = "lagoon",
    t: float = 0,
    line: bool = True,
    edge: str | None = None,
    depth: float = 0,
) -> Pen:
    """A river, lava, a path: from one width to another, with a lighter middle if `edge` names an ink."""
    pen, middle = Pen(scene, depth=depth), curve(pts, 8)
    pen.shape(brush(middle, w0, w1), c, t, line=line, weight=0.8)
    if edge:
        pen.flat(brush(middle, w0 * 0.45, w1 * 0.45), edge, 0.1)
    pen.claim(brush(spots(knots(pts)), w0 * 1.1, w1 * 1.1))
    return pen
