"""A sheet of paper under a certain light: it collects what is drawn on it."""

import copy
import random
from collections.abc import Sequence

from msgspec.structs import replace

from games.art.inks import MOODS, mix, multiply, toned
from games.art.svg import GRID, plain, tag


class Scene:
    def __init__(self, width: float, height: float, mood: str = "day", seed: int = 1, line: float = 2.6) -> None:
        self.width, self.height = width, height
        self.mood = MOODS[mood]
        self.line = line  # of the key line, in scene units
        self.rng = random.Random(seed)
        self.drawn: list[str] = []
        self.gradients: list[str] = []

    def colour(self, ink: str, tone: float = 0, depth: float = 0) -> str:
        """An ink in this light, the paler the deeper in the picture."""
        seen = multiply(toned(ink, tone, self.mood), self.mood.tint, self.mood.strength)
        return mix(seen, self.mood.haze, depth) if depth else seen

    def brighter(self) -> "Scene":
        """The same sheet with less of the mood over its inks."""
        other = copy.copy(self)
        other.mood = replace(self.mood, strength=self.mood.strength * 0.3)
        return other

    def put(self, markup: str) -> None:
        self.drawn.append(markup)

    def marks(self, d: str, fill: str, opacity: float | None = None) -> None:
        """Many small marks as one path."""
        if d:
            self.put(tag("path", d=d, fill=fill, opacity=opacity))

    def gradient(
        self,
        stops: Sequence[str | tuple[float, str, float]],
        start: tuple[float, float] = (0, 0),
        end: tuple[float, float] = (0, 1),
    ) -> str:
        """A linear gradient over the box of what it fills: even colours, or (place, colour, opacity)."""
        name = f"g{len(self.gradients) + 1}"
        last = max(1, len(stops) - 1)
        written = "".join(
            tag("stop", offset=plain(i / last), stop_color=stop)
            if isinstance(stop, str)
            else tag("stop", offset=plain(stop[0]), stop_color=stop[1], stop_opacity=plain(stop[2]))
            for i, stop in enumerate(stops)
        )
        line = f'x1="{plain(start[0])}" y1="{plain(start[1])}" x2="{plain(end[0])}" y2="{plain(end[1])}"'
        self.gradients.append(f'<linearGradient id="{name}" {line}>{written}</linearGradient>')
        return f"url(#{name})"

    def svg(self, *, definitions: str = "", before: str = "", after: str = "", clip: bool = False) -> str:
        """The whole file."""
        box = f"0 0 {plain(self.width * GRID)} {plain(self.height * GRID)}"
        body = "".join(self.drawn)
        if clip:
            body = f'<g clip-path="url(#c)">{body}</g>'
        defs = definitions + "".join(self.gradients)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" stroke-linejoin="round">'
        return head + (f"<defs>{defs}</defs>" if defs else "") + before + body + after + "</svg>\n"
