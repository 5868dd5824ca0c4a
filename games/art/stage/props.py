"""Small things that seat motifs on the ground and tie them together."""

import math
from collections.abc import Sequence

from games.art.geometry import Knot, Outline, Spot, curve, moved, scallop
from games.art.motifs.register import draw
from games.art.pen import Pen
from games.art.scene import Scene
from games.art.stage.register import land, stage
from games.art.svg import GRID, gouge, number, numbers, plain, tag

type Sized = tuple[float, float, float]  # x, y, size


@stage
def tufts(
    scene: Scene, x: float, y: float, w: float, h: float, n: int = 14, c: str = "moss", seed: int = 1, sc: float = 1
) -> Pen:
    """Tufts of grass, scattered over an oval."""
    pen, d = Pen(scene, seed=seed), ""
    for _ in range(n):
        angle, reach = 2 * math.pi * pen.rng.random(), math.sqrt(pen.rng.random())
        spot = x + w / 2 * reach * math.cos(angle), y + h / 2 * reach * math.sin(angle)
        k = sc * pen.rng.uniform(0.7, 1.3)
        d += "".join(gouge(*spot, lean * k * 0.9, -(9 - abs(lean) * 0.5) * k, 1.5 * k) for lean in (-5, 0, 5))
    scene.marks(d, pen.colour(c, -0.35))
    return pen


@stage
def bushes(
    scene: Scene, pts: Sequence[Sized], c: str = "moss", t: float = -0.05, seed: int = 1, depth: float = 0
) -> Pen:
    pen = Pen(scene, depth=depth, seed=seed)
    for x, y, k in pts:
        pen.shape(scallop(x, y - 8 * k, 17 * k, 12 * k, 6, pen.rng, 0.2), c, t, weight=0.8)
        pen.flat(scallop(x + 4 * k, y - 5 * k, 11 * k, 8 * k, 5, pen.rng, 0.2), c, t - 0.2)
    return pen


@stage
def rocks(scene: Scene, pts: Sequence[Sized], c: str = "stone", depth: float = 0) -> Pen:
    pen = Pen(scene, depth=depth)
    for x, y, k in pts:
        pen.poly(moved("-16,0 -13,-12 -3,-20 9,-14 16,0", x, y, k), c, 0.05)
        pen.flat(moved("-3,-20! 9,-14! 16,0! 3,0!", x, y, k), c, -0.3)
    return pen


@stage
def reeds(scene: Scene, pts: Sequence[Sized], c: str = "moss", t: float = 0, seed: int = 1) -> Pen:
    """Reeds with brown heads, standing in shallow water."""
    pen = Pen(scene, seed=seed)
    for x, y, k in pts:
        for lean, tall in ((-16, 52), (-5, 74), (6, 62), (16, 46)):
            top = x + lean * k * pen.rng.uniform(0.7, 1.2), y - tall * k
            pen.line([(x + lean * 0.4 * k, y), ((x + top[0]) / 2, (y + top[1]) / 2 + 3), top], 1.3, c, t - 0.1)
            if tall > 60:
                pen.ellipse(top[0], top[1] + 6 * k, 3.4 * k, 9 * k, "bark", line=False)
    return pen


@stage
def garland(
    scene: Scene, pts: Outline, n: int = 9, m: str = "lantern", sc: float = 0.4, c: str | None = None, drop: float = 64
) -> Pen:
    """A rope with motifs hanging from it; each is pointed at for itself."""
    pen = Pen(scene)
    pen.line(pts, 0.9)
    pen.parts.clear()
    rope = curve(pts, n * 4)
    for i in range(n):
        x, y = rope[int((i + 0.5) / n * (len(rope) - 1))]
        one = Pen(scene, x, y + drop * sc, sc, seed=i)
        draw(m, one, **({"c": c} if c else {}))
        pen.parts += one.parts
    return pen


@stage
def bunting(
    scene: Scene, pts: Outline, n: int = 12, inks: Sequence[str] = ("crimson", "sun", "sea"), sc: float = 1
) -> Pen:
    """Little flags on a string."""
    pen = Pen(scene)
    rope = curve(pts, n * 4)
    for i in range(n):
        x, y = rope[int((i + 0.5) / n * (len(rope) - 1))]
        pen.poly(moved("-9,0 9,0 0,20", x, y, sc), inks[i % len(inks)])
    pen.line(pts, 0.8)
    return pen


@land
def wall(scene: Scene, y: float, h: float = 200, c: str = "stone", t: float = 0, seed: int = 1) -> Pen:
    """A quay or parapet of dressed stones in front, across the whole picture."""
    pen = Pen(scene, 0, y, seed=seed)
    right = scene.width + 20
    pen.poly([(-20, 0), (right, 0), (right, h), (-20, h)], c, t - 0.12)
    pen.flat([(-20, 0), (right, 0), (right, 16), (-20, 16)], c, t + 0.22, smooth=False)
    d, row = "", 16.0
    while row < h:
        x = -20 - pen.rng.random() * 40
        while x < scene.width:
            w = pen.rng.uniform(44, 82)
            if pen.rng.random() < 0.4:
                stone = [(x + 2, row + 2), (x + w - 2, row + 2), (x + w - 2, row + 30), (x + 2, row + 30)]
                pen.flat(stone, c, t + pen.rng.choice([-0.2, -0.04, 0.06]), smooth=False)
            d += "M" + numbers((x, y + row)) + "v" + number(31)
            x += w
        d += f"M0 {number(y + row)}h{plain(scene.width * GRID)}"
        row += 32
    scene.put(tag("path", d=d, fill="none", stroke=pen.ink, stroke_width=number(1.6), opacity=0.7))
    return pen


@stage
def crate(scene: Scene, x: float, y: float, w: float, h: float, front: bool = False, c: str = "wood") -> Pen:
    """A wooden crate: its back first, then what lies in it, then its front."""
    pen = Pen(scene, x, y)
    half = w / 2
    if not front:
        pen.poly([(-half + 6, 0), (-half - 2, -h), (half + 2, -h), (half - 6, 0)], c, -0.4)
        return pen
    for k in (0, 1):
        low, high = -k * h * 0.5, -k * h * 0.5 - h * 0.44
        near, far = half - 4 + k * 3, half - 1 + k * 3
        pen.poly([(-near, low), (-far, high), (far, high), (near, low)], c, 0.1 - 0.12 * k)
        grain = [(-half + 8, low - 4), (-half + 8, high + 2), (half - 8, high + 2), (half - 8, low - 4)]
        pen.hatch(grain, 1, 6, c, -0.35, (10, 30), 0.8, 0.6)
    for side in (-1, 1):
        foot, top = side * (half - 8), side * (half - 6)
        pen.poly([(foot - 6, 2), (top - 6, -h), (top + 6, -h), (foot + 6, 2)], c, -0.12)
    return pen


@stage
def pier(
    scene: Scene, x0: float, x1: float, y: float, c: str = "wood", t: float = 0, posts: int = 5, deep: float = 46
) -> Pen:
    """A landing stage of planks on posts."""
    pen = Pen(scene)
    for i in range(posts):
        x = x0 + (x1 - x0) * (i + 0.5) / posts
        pen.poly([(x - 6, y), (x + 6, y), (x + 5, y + deep), (x - 5, y + deep)], c, t - 0.25)
    pen.poly([(x0 + 14, y - 22), (x1 - 14, y - 22), (x1, y), (x0, y)], c, t + 0.1)
    pen.poly([(x0, y), (x1, y), (x1 - 2, y + 10), (x0 + 2, y + 10)], c, t - 0.2)
    for i in range(1, int((x1 - x0) / 26)):
        x = x0 + 26 * i
        pen.line([(x + (x0 + x1 - 2 * x) * 28 / (x1 - x0 + 1), y - 21), (x, y)], 0.5)
    return pen


@stage
def rope(scene: Scene, pts: Outline, w: float = 1.2, c: str | None = None, t: float = 0) -> Pen:
    """A rope, a string, a crack, a path of footprints: one line."""
    pen = Pen(scene)
    pen.line(pts, w, c, t)
    return pen


@stage
def table(
    scene: Scene, x: float, y: float, w: float, c: str = "wood", t: float = 0, h: float = 90, cloth: str | None = None
) -> Pen:
    """A table; y is the front edge of its top."""
    pen = Pen(scene, x, y)
    half = w / 2
    for leg in (-half + 22, half - 22):
        pen.poly([(leg - 9, 8), (leg + 9, 8), (leg + 6, h), (leg - 6, h)], c, t - 0.2)
    pen.poly([(-half + 26, -34), (half - 26, -34), (half, 0), (-half, 0)], cloth or c, t + 0.12)
    pen.poly([(-half, 0), (half, 0), (half, 16), (-half, 16)], cloth or c, t - 0.12)
    pen.hatch(
        [(-half + 30, -31), (half - 30, -31), (half - 8, -3), (-half + 8, -3)],
        1,
        8,
        cloth or c,
        t - 0.25,
        (14, 44),
        0.8,
        0.6,
    )
    return pen


@stage
def mound(scene: Scene, x: float, y: float, w: float, h: float, c: str = "leaf", t: float = 0, seed: int = 1) -> Pen:
    """A rounded hillock, dune or snowdrift."""
    pen = Pen(scene, x, y, seed=seed)
    half = w / 2
    rise: list[Spot] = [
        (-half * 0.72, -h * 0.5),
        (-half * 0.35, -h * 0.92),
        (0, -h),
        (half * 0.38, -h * 0.88),
        (half * 0.74, -h * 0.44),
    ]
    pen.shape(
        [Knot(-half, 0, corner=True), *rise, Knot(half, 0, corner=True), (half * 0.4, h * 0.1), (-half * 0.4, h * 0.1)],
        c,
        t,
    )
    pen.flat(
        [
            (half * 0.1, -h * 0.97),
            (half * 0.4, -h * 0.85),
            (half * 0.74, -h * 0.42),
            (half * 0.95, -2),
            (half * 0.3, h * 0.04),
            (half * 0.34, -h * 0.45),
        ],
        c,
        t - 0.2,
    )
    body = [(-half * 0.8, -4), (-half * 0.5, -h * 0.62), (0, -h * 0.86), (half * 0.5, -h * 0.62), (half * 0.8, -4)]
    pen.hatch(body, -6, 13, c, t - 0.28, (10, 26), 0.9, 0.5)
    pen.hatch(body, -6, 20, c, t + 0.4, (8, 22), 0.9, 0.4)
    return pen
