"""The compass rose of charts, card backs and face-down tiles."""

from games.art.geometry import Knot, corners, star
from games.art.guardians.rounds import hoop, on_circle
from games.art.pen import Pen


def rose(pen: Pen, reach: float, light: str, dark: str, *, band: str) -> None:
    """A rose of sixteen points on a ring."""
    pen.shape(hoop(0, 0, reach * 0.72, reach * 0.72, reach * 0.11), band, weight=0.8)
    for i in range(32):
        wide = 0.03 if i % 2 else 0.045
        pen.ellipse(*on_circle(reach * 0.72, 11.25 * i), reach * wide * 0.6, reach * wide * 0.6, dark, line=False)
    pen.shape(star(0, 0, reach * 0.62, reach * 0.3, 16), dark, smooth=False, weight=0.7)
    _points(pen, reach * 0.84, reach * 0.22, 45, light, dark)
    _points(pen, reach * 1.12, reach * 0.2, 0, light, dark)
    pen.ellipse(0, 0, reach * 0.1, reach * 0.1, light)
    pen.ellipse(0, 0, reach * 0.045, reach * 0.045, dark, line=False)


def _points(pen: Pen, reach: float, waist: float, turn: float, light: str, dark: str) -> None:
    """Four points, each half in the light."""
    outline: list[Knot] = []
    for i in range(4):
        outline += corners([on_circle(reach, 90 * i + turn), on_circle(waist, 90 * i + turn + 45)])
    pen.shape(outline, light)
    for i in range(4):
        half = [(0, 0), on_circle(reach, 90 * i + turn), on_circle(waist, 90 * i + turn + 45)]
        pen.flat(corners(half), dark)
