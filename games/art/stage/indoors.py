"""Rooms, and the bottom of the sea."""

from games.art.geometry import Knot
from games.art.inks import GLOW, mix
from games.art.pen import Pen
from games.art.scene import Scene
from games.art.stage.register import stage
from games.art.svg import GRID, gouge, number, numbers, plain, tag


@stage
def room(
    scene: Scene,
    floor: float,
    c: str = "bark",
    t: float = 0.1,
    ground: str = "wood",
    gt: float = -0.1,
    plank: float = 74,
    seed: int = 1,
) -> Pen:
    """A boarded wall down to `floor`, and floor boards that run toward the viewer."""
    pen, w, h = Pen(scene, seed=seed), scene.width, scene.height
    pen.flat([(0, 0), (w, 0), (w, floor), (0, floor)], c, t, smooth=False)
    seams, x = "", plank * pen.rng.uniform(0.3, 0.9)
    while x < w:
        seams += f"M{number(x)} 0V{number(floor)}"
        if pen.rng.random() < 0.45:
            pen.flat(
                [(x, 0), (x + plank, 0), (x + plank, floor), (x, floor)],
                c,
                t + pen.rng.choice([-0.08, 0.06]),
                smooth=False,
            )
        x += plank
    pen.hatch([(6, 6), (w - 6, 6), (w - 6, floor - 6), (6, floor - 6)], 90, 26, c, t - 0.2, (20, 70), 0.9, 0.35)
    scene.put(tag("path", d=seams, fill="none", stroke=pen.ink, stroke_width=number(1.5), opacity=0.6))
    pen.poly([(-10, floor), (w + 10, floor), (w + 10, h + 10), (-10, h + 10)], ground, gt)
    _boards(pen, floor, ground, gt)
    return pen


def _boards(pen: Pen, floor: float, ground: str, gt: float) -> None:
    w, h = pen.scene.width, pen.scene.height
    seams = "".join("M" + numbers((w / 2 + i * 62, floor)) + "L" + numbers((w / 2 + i * 118, h)) for i in range(-9, 10))
    pen.hatch([(0, floor + 6), (w, floor + 6), (w, h), (0, h)], 3, 22, ground, gt - 0.25, (16, 50), 1, 0.4)
    pen.scene.put(tag("path", d=seams, fill="none", stroke=pen.ink, stroke_width=number(1.5), opacity=0.55))
    pen.line([(0, floor), (w / 2, floor + 0.4), (w, floor)], 1.2)


@stage
def window(scene: Scene, x: float, y: float, w: float, h: float, c: str = "wood", stars: int = 6) -> Pen:
    """A window in the wall with the sky of the mood in it; y is its sill."""
    pen = Pen(scene, x, y)
    half = w / 2
    pen.poly([(-half - 9, 0), (-half - 9, -h - 9), (half + 9, -h - 9), (half + 9, 0)], c)
    left, top = pen.at(-half, -h)
    box = f"M{number(left)} {number(top)}h{number(w)}v{number(h)}h{number(-w)}z"
    scene.put(tag("path", d=box, fill=scene.gradient(scene.mood.sky)))
    for _ in range(stars):
        pen.sparkle(
            pen.rng.uniform(-half + 8, half - 8), pen.rng.uniform(-h + 8, -12), pen.rng.choice([3, 4, 5]), "sun", 0.4
        )
    pen.poly([(-3, 0), (-3, -h), (3, -h), (3, 0)], c, 0.1)
    pen.poly([(-half, -h * 0.5 + 3), (-half, -h * 0.5 - 3), (half, -h * 0.5 - 3), (half, -h * 0.5 + 3)], c, 0.1)
    pen.poly([(-half - 16, 8), (-half - 14, -2), (half + 14, -2), (half + 16, 8)], c, 0.15)
    return pen


@stage
def depths(scene: Scene, floor: float, c: str = "sand", seed: int = 1) -> Pen:
    """Under the sea: water from light to deep, rays from above, and a sandy floor."""
    pen, w, h = Pen(scene, seed=seed), scene.width, scene.height
    far, middle, near = scene.mood.sea
    box = f"M0 0H{plain(w * GRID)}V{plain(h * GRID)}H0z"
    scene.put(tag("path", d=box, fill=scene.gradient((mix(far, "#ffffff", 0.15), middle, near))))
    rays = ""
    for i in range(7):
        x = w * (i + 0.5) / 7 + pen.rng.uniform(-30, 30)
        wide, lean = pen.rng.uniform(14, 34), pen.rng.uniform(-60, -140)
        rays += "M" + numbers((x, 0)) + "L" + numbers((x + wide, 0)) + "L" + numbers((x + wide * 2.4 + lean, floor))
        rays += "L" + numbers((x + lean, floor)) + "z"
    scene.marks(rays, GLOW, 0.13)
    drift = "".join(
        gouge(pen.rng.random() * w, pen.rng.random() * floor, pen.rng.uniform(20, 90), pen.rng.uniform(-3, 3), 2.4)
        for _ in range(40)
    )
    scene.marks(drift, mix(far, "#f4f7e4", 0.4), 0.4)
    waves = [Knot(w * i / 8, floor + (10 if i % 2 else -8)) for i in range(9)]
    sand = [Knot(-20, floor, corner=True), *waves, Knot(w + 20, floor, corner=True)]
    sand += [Knot(w + 20, h + 20, corner=True), Knot(-20, h + 20, corner=True)]
    pen.shape(sand, c, -0.12, hit=False)
    pen.hatch([(0, floor + 14), (w, floor + 14), (w, h), (0, h)], 2, 16, c, -0.35, (14, 40), 1, 0.5)
    pen.hatch([(0, floor + 14), (w, floor + 14), (w, h), (0, h)], 2, 26, c, 0.3, (12, 34), 1, 0.4)
    return pen


@stage
def bubbles(scene: Scene, x: float, y: float, h: float, n: int = 7, seed: int = 1) -> Pen:
    """A string of air bubbles."""
    pen = Pen(scene, x, y, seed=seed)
    for i in range(n):
        radius = pen.rng.uniform(2.5, 6.5)
        pen.ellipse(pen.rng.uniform(-14, 14), -h * i / n, radius, radius, "foam", line=False, opacity=0.75, hit=False)
    return pen


@stage
def shelf(scene: Scene, x: float, y: float, w: float, c: str = "wood", t: float = 0) -> Pen:
    """A board on the wall; y is its upper edge."""
    pen = Pen(scene, x, y)
    half = w / 2
    for bracket in (-half + 26, half - 26):
        pen.poly([(bracket - 4, 8), (bracket + 4, 8), (bracket + 4, 30), (bracket - 4, 22)], c, t - 0.3)
    pen.poly([(-half, 0), (half, 0), (half - 3, 12), (-half + 3, 12)], c, t + 0.1)
    return pen
