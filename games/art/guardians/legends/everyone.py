"""What hits everybody: the scales."""

from games.art.geometry import star
from games.art.guardians.legends.medal import beside
from games.art.pen import Pen


def scales(pen: Pen) -> None:
    """Scales in balance: a coin weighs as much as a feather."""
    pen.shape("-40,98! -36,84 -14,76 14,76 36,84 42,98!", "gold")
    pen.shade("8,76 36,84 42,98! 12,98!", "gold", -0.3)
    pen.stroke([(0, 78), (0, -62)], 12, 8, "gold")
    pen.shade("1,78! 6,78! 4,-60! 1,-60!", "gold", -0.32)
    for y in (40, 8):
        pen.ellipse(0, y, 10, 6, "gold", 0.1)
    for x in (-62, 62):
        for reach in (-30, 30):
            pen.line([(x, -54), (x + reach, 22)], 1)
    pen.shape("-74,-50 -66,-60 -34,-66 0,-58 34,-66 66,-60 74,-50 64,-46 34,-54 0,-48 -34,-54 -64,-46", "gold")
    pen.shade("4,-57 34,-66 66,-60 74,-50 64,-46 34,-54 2,-48", "gold", -0.28)
    for x in (-62, 62):
        pen.ellipse(x, -53, 6, 6, "coral")
    pen.ellipse(0, -66, 14, 14, "gold", 0.1)
    pen.ellipse(0, -66, 6.5, 6.5, "lagoon")
    _coin(pen, -62, 2)
    _plume(beside(pen, 66, 20, 0.9, turn=18))
    for x in (-62, 62):
        _pan(pen, x, 22)


def _pan(pen: Pen, x: float, y: float) -> None:
    pen.shape([(x - 37, y), (x, y + 5), (x + 37, y), (x + 26, y + 20), (x, y + 27), (x - 26, y + 20)], "ochre", 0.1)
    pen.shade([(x + 12, y + 4), (x + 36, y + 1), (x + 26, y + 20), (x, y + 27), (x + 16, y + 15)], "ochre", -0.34)
    pen.shade([(x - 32, y + 5), (x - 18, y + 8), (x - 14, y + 18), (x - 24, y + 15)], "sun", 0.4)


def _coin(pen: Pen, x: float, y: float) -> None:
    pen.ellipse(x, y, 23, 23, "sun")
    pen.ellipse(x, y, 17, 17, "ochre", 0.1, line=False)
    pen.flat(star(x, y, 15, 5, 4), "sun", 0.4)


def _plume(pen: Pen) -> None:
    pen.shape("0,6! -14,-10 -18,-34 -8,-60 6,-74! 18,-52 18,-30! 12,-28! 16,-16 8,0", "paper")
    pen.shade("2,4! 2,-30 6,-72! 18,-52 18,-30! 12,-28! 16,-16 8,0", "sky", -0.05)
    pen.line("0,12 1,-30 6,-70", 1)
    for y in (-14, -28, -42):
        pen.line([(1, y), (-12, y - 10)], 0.6)
