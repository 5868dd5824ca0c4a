"""The pen: bakes place, size, turn, light and depth into every line, and remembers where an arrow can touch."""

import copy
import math
import random
import zlib
from collections.abc import Sequence

from games.art.geometry import (
    Knot,
    Outline,
    Profile,
    Spot,
    brush,
    corners,
    curve,
    hull,
    knots,
    mapped,
    moved,
    ring,
    spots,
)
from games.art.inks import mix
from games.art.scene import Scene
from games.art.svg import gouge, number, path, plain, spindle, tag
from games.engine.pointing import inside


class Pen:
    """Draws in a box of its own: (0, 0) is the middle of the foot, up is negative, about 100 units high.

    Tones: above 0 an ink goes to light, below 0 to shade. Light always comes from the upper left.
    """

    def __init__(
        self,
        scene: Scene,
        x: float = 0,
        y: float = 0,
        size: float = 1,
        *,
        flip: bool = False,
        turn: float = 0,
        depth: float = 0,
        seed: int | None = None,
    ) -> None:
        self.scene, self.x, self.y, self.size, self.depth = scene, x, y, size, depth
        self.side = -1 if flip else 1
        self.angle = math.radians(turn)
        self.rng = random.Random(zlib.crc32(f"{x} {y} {size}".encode()) if seed is None else seed)
        self.line_width = scene.line * (1 - 0.45 * min(1, depth)) * min(1.25, max(0.55, size**0.35))
        self.parts: list[list[Spot]] = [[]]
        self.claims: list[list[Spot]] = []

    # other pens of the same hand

    def one(self, x: float, y: float = 0, size: float = 1, *, flip: bool = False, turn: float = 0) -> "Pen":
        """A pen for one of several things in this box: with a box of its own, and lit from the left like the rest."""
        other = copy.copy(self)
        other.x, other.y = self.at(x, y)
        other.size, other.line_width = self.size * size, self.line_width * size**0.35
        other.angle += math.radians(turn) * self.side
        other.side *= -1 if flip else 1
        return other

    def shining(self) -> "Pen":
        """The same pen with inks that give light: the mood dims them less than what they shine on."""
        other = copy.copy(self)
        other.scene = self.scene.brighter()
        return other

    # where things are

    def at(self, x: float, y: float) -> Spot:
        """A point of the box, in the scene."""
        x, y = x * self.size * self.side, y * self.size
        cos, sin = math.cos(self.angle), math.sin(self.angle)
        return self.x + x * cos - y * sin, self.y + x * sin + y * cos

    def placed(self, outline: Outline) -> list[Knot]:
        return mapped(outline, self.at)

    def touch(self, points: Sequence[Spot | Knot]) -> None:
        self.parts[-1] += [(point[0], point[1]) for point in points]

    def part(self) -> None:
        """What follows is pointed at for itself: a garland does not claim the sky between its lanterns."""
        self.parts.append([])

    def claim(self, outline: Outline) -> None:
        """The very area to point at, in place of the hull of what is drawn: an arch does not claim the air below it."""
        self.claims.append(spots(self.placed(outline)))

    def polygons(self) -> list[list[Spot]]:
        return self.claims or [around for part in self.parts if len(around := hull(part)) > 2]

    # colours

    def colour(self, ink: str, tone: float = 0) -> str:
        return ink if ink.startswith("url") else self.scene.colour(ink, tone, self.depth)

    @property
    def ink(self) -> str:
        """The key line; paler far away."""
        return mix(self.scene.mood.ink, self.scene.mood.haze, self.depth * 0.75)

    # bodies

    def shape(
        self,
        outline: Outline,
        ink: str,
        tone: float = 0,
        *,
        line: bool = True,
        smooth: bool = True,
        opacity: float | None = None,
        hit: bool = True,
        weight: float = 1,
    ) -> None:
        """A body with a hand-cut key line behind it, heavier on the shadow side."""
        points = self.placed(outline)
        if hit:
            self.touch(points)
        d = path(points, smooth=smooth)
        if line:
            width = weight * self.line_width
            shift = f"translate({number(width * 0.32)} {number(width * 0.42)})"
            stroke = number(width * 1.7)
            self.scene.put(tag("path", d=d, fill=self.ink, stroke=self.ink, stroke_width=stroke, transform=shift))
        self.scene.put(tag("path", d=d, fill=self.colour(ink, tone), opacity=opacity))

    def poly(
        self, outline: Outline, ink: str, tone: float = 0, *, line: bool = True, opacity: float | None = None
    ) -> None:
        """A body of straight facets."""
        self.shape(outline, ink, tone, line=line, smooth=False, opacity=opacity)

    def flat(
        self, outline: Outline, ink: str, tone: float = 0, *, smooth: bool = True, opacity: float | None = None
    ) -> None:
        """A patch of colour on a body: no line, and nothing to point at."""
        self.shape(outline, ink, tone, line=False, smooth=smooth, opacity=opacity, hit=False)

    def shade(
        self, outline: Outline, ink: str, tone: float = 0, *, smooth: bool = True, opacity: float | None = None
    ) -> None:
        """A patch of light or shadow that stays on its side of the picture when the motif is flipped."""
        self.flat(moved(outline, flip=self.side < 0), ink, tone, smooth=smooth, opacity=opacity)

    def ellipse(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float,
        ink: str,
        tone: float = 0,
        *,
        line: bool = True,
        opacity: float | None = None,
        hit: bool = True,
        turn: float = 0,
    ) -> None:
        """A round body; `turn` in degrees."""
        cx, cy = self.at(x, y)
        if hit:
            self.touch([self.at(*spot) for spot in ring(x, y, rx, ry, 10)])
        angle = math.degrees(self.angle) + turn * self.side
        turned = f"rotate({plain(angle, 1)} {number(cx)} {number(cy)})" if abs(angle) > 0.1 and rx != ry else None
        rx, ry = rx * self.size, ry * self.size
        if line:
            out = self.line_width * 0.8
            shift = self.line_width * 0.32, self.line_width * 0.42
            self._oval(cx + shift[0], cy + shift[1], rx + out, ry + out, self.ink, None, turned)
        self._oval(cx, cy, rx, ry, self.colour(ink, tone), opacity, turned)

    def _oval(
        self, x: float, y: float, rx: float, ry: float, fill: str, opacity: float | None, turned: str | None
    ) -> None:
        place = {"cx": number(x), "cy": number(y), "rx": number(rx), "ry": number(ry)}
        self.scene.put(tag("ellipse", **place, fill=fill, opacity=opacity, transform=turned))

    def stroke(
        self,
        through: Outline,
        width: float | Profile,
        end: float | None = None,
        ink: str = "bark",
        tone: float = 0,
        *,
        line: bool = True,
        samples: int = 8,
        hit: bool = True,
    ) -> None:
        """A body drawn in one stroke of the brush, from one width to another or by a profile."""
        self.shape(brush(curve(through, samples), width, end), ink, tone, line=line, hit=hit)

    # lines and marks

    def line(
        self,
        through: Outline,
        width: float = 1,
        ink: str | None = None,
        tone: float = 0,
        *,
        opacity: float | None = None,
    ) -> None:
        """A tapered line; in the ink of the key line if no other is named."""
        points = self.placed(through)
        self.touch(points)
        wide = self.line_width * width
        if len(points) == 2:
            d = spindle(points[0][:2], points[1][:2], wide * 1.15)
        else:
            d = path(
                knots(brush(spots(points), lambda t: wide * (0.35 + 1.1 * math.sin(math.pi * min(1, 0.12 + t * 0.8)))))
            )
        self.scene.put(tag("path", d=d, fill=self.colour(ink, tone) if ink else self.ink, opacity=opacity))

    def hatch(
        self,
        area: Outline,
        angle: float,
        gap: float,
        ink: str | None = None,
        tone: float = 0,
        length: Spot = (8, 18),
        width: float = 1,
        density: float = 0.8,
        *,
        opacity: float | None = None,
    ) -> None:
        """Carved marks inside an area, as one path. Their spacing is constant on paper, whatever the motif's size."""
        scale = self.size**0.55 if self.size > 1 else self.size**0.9
        gap, length = gap / scale, (length[0] / scale, length[1] / scale)
        polygon = spots(area)
        xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
        middle = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
        reach = math.hypot(max(xs) - min(xs), max(ys) - min(ys)) / 2 + gap
        ux, uy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        d, across = "", -reach
        while across < reach:
            along = -reach + self.rng.random() * length[1]
            while along < reach:
                long = self.rng.uniform(*length)
                start = middle[0] + ux * along - uy * across, middle[1] + uy * along + ux * across
                end = start[0] + ux * long, start[1] + uy * long
                if self.rng.random() < density and inside(start, polygon) and inside(end, polygon):
                    (x, y), (tx, ty) = self.at(*start), self.at(*end)
                    d += gouge(x, y, tx - x, ty - y, width * self.line_width * self.rng.uniform(0.5, 0.9))
                along += long + self.rng.uniform(0.5, 1.2) * gap
            across += gap * self.rng.uniform(0.8, 1.2)
        self.scene.marks(d, self.colour(ink, tone) if ink else self.ink, opacity)

    def sparkle(self, x: float, y: float, reach: float, ink: str = "white", tone: float = 0) -> None:
        """A glint with four tips."""
        thin = reach * 0.22
        tips = [(x, y - reach), (x + thin, y - thin), (x + reach, y), (x + thin, y + thin)]
        self.flat(corners([*tips, *[(2 * x - a, 2 * y - b) for a, b in tips]]), ink, tone)

    # what seats a motif in its scene

    def wash(self, left: float, right: float, y: float, height: float = 9, tone: float = 0) -> None:
        """Foam where something meets the water: scalloped, tapered at both ends."""
        bumps = max(4, int((right - left) * self.size / 30))
        inner = sorted(left + (right - left) * (i + self.rng.uniform(-0.3, 0.3)) / bumps for i in range(1, bumps))
        crown: list[Knot] = []
        keel: list[Spot] = []
        for i, (a, b) in enumerate(zip([left, *inner], [*inner, right], strict=True)):
            high = height * self.rng.uniform(0.45, 1.35) / max(1, self.size**0.5)
            swell = [
                math.sin(math.pi * min(1, max(0, (x - left) / (right - left)))) ** 0.45 for x in (a, (a + b) / 2, b)
            ]
            here, there = y - swell[0] * high * 0.25, y - swell[2] * high * 0.25
            lift = high * swell[1] * 1.1
            bump = (a + (b - a) * 0.05, here - lift), (b - (b - a) * 0.05, there - lift)
            crown.append(Knot(a, here, corner=True, bump=bump))
            keel.append((a, y + swell[0] * high * (0.5 + 0.35 * (i % 2))))
        self.flat([*crown, Knot(right, y, corner=True), *keel[:0:-1]], "foam", tone)
        d = ""
        for _ in range(int(bumps * 1.3)):
            x = self.rng.uniform(left, right - (right - left) * 0.1)
            spot = self.at(x, y + self.rng.uniform(0.2, 1.7) * height / max(1, self.size**0.5))
            d += gouge(*spot, self.rng.uniform(14, 40), 0, 2.2)
        self.scene.marks(d, self.colour("foam", tone), 0.8)

    def shadow(self, rx: float, ry: float, x: float = 0, y: float = 2, opacity: float = 0.28) -> None:
        """What a body throws on the ground."""
        sx, sy = self.at(x, y)
        rx, ry = rx * self.size, ry * self.size
        self._oval(sx + rx * 0.25, sy, rx, ry, self.scene.mood.ink, opacity, None)
