"""Things out of tales: what is waved, brewed, foreseen and pulled out of a stone."""

import math

from games.art.geometry import turned
from games.art.inks import lifted
from games.art.motifs.register import motif
from games.art.pen import Pen

FLAMES = "-31,-3! -33,-14 -26,-31! -19,-18! -12,-38! -5,-20! 2,-34! 9,-20! 16,-38! 21,-18! 28,-30! 33,-12 30,-3! 0,2"
FROTH = "-34,-82! -30,-91 -20,-94 -12,-90! -4,-98 8,-96 12,-89! 20,-93 30,-90 34,-82! 22,-76 12,-75 9,-64 4,-75 -16,-75"


@motif
def hourglass(pen: Pen, c: str = "sun", frame: str = "wood") -> None:
    """An hourglass in a wooden frame; the sand is running."""
    for x in (-33, 33):
        pen.stroke([(x, -6), (x, -94)], 6, 6, frame, -0.15)
    pen.shape("-28,-12! -26,-30 -5,-46 -5,-54 -26,-70 -28,-88! 28,-88! 26,-70 5,-54 5,-46 26,-30 28,-12!", "ice")
    pen.shape("-22,-70! 0,-67 22,-70! 4,-54 -4,-54", c, weight=0.6)
    pen.shape("-25,-13! -22,-22 0,-36! 22,-22 25,-13!", c, weight=0.6)
    pen.stroke("0,-55 0,-32", 3, 3, c, -0.1, line=False)
    pen.shade("2,-35! 22,-22 25,-13! 6,-13! 10,-22", c, -0.3)
    pen.shade("14,-86! 26,-86! 24,-72 12,-62 18,-74", "ice", -0.3, opacity=0.6)
    pen.shade("-23,-84! -17,-84! -16,-72 -20,-72", "white", opacity=0.9)
    for y in (-94, 0):
        pen.poly([(-42, y), (-42, y - 10), (42, y - 10), (42, y)], frame)
        pen.shade([(10, y), (14, y - 10), (42, y - 10), (42, y)], frame, -0.3, smooth=False)
        pen.line([(-34, y - 5), (4, y - 5)], 0.7)


@motif
def sword(pen: Pen, c: str = "ice", hilt: str = "gold", ground: str = "stone") -> None:
    """A sword stuck in a stone."""
    pen.poly("-10,-72 10,-72 8,-6 -8,-6", c, lifted(c))
    pen.shade("0,-72 10,-72 8,-6 0,-6", c, -0.3, smooth=False)
    pen.line("0,-68 0,-18", 0.9)
    pen.stroke("0,-76 0,-96", 9, 8, "crimson" if hilt != "crimson" else "ink")
    for y in (-91, -85):
        pen.line([(-4, y), (4, y - 2)], 0.8)
    pen.shape("-36,-86! -28,-76 0,-79 28,-76 36,-86! 34,-69 0,-68 -34,-69", hilt)
    pen.shade("6,-78 28,-76 36,-86! 34,-69 8,-68", hilt, -0.3)
    pen.shade("-33,-80 -30,-73 -20,-73 -26,-76", "white", opacity=0.6)
    pen.ellipse(0, -103, 8, 8, hilt)
    pen.shade("3,-110 8,-103 3,-96 -2,-96 4,-103", hilt, -0.3)
    pen.poly("-44,0 -38,-10 -22,-19 -7,-13 8,-17 28,-14 40,-5 46,0", ground)
    pen.shade("8,-17 28,-14 40,-5 46,0 4,0 16,-7", ground, -0.3, smooth=False)
    pen.shade("-38,-10 -22,-19 -13,-15 -30,-6", ground, 0.35, smooth=False)
    pen.line("-1,-14 -5,-8 0,-2", 1)
    pen.claim(
        "-46,0 -38,-14 -11,-20 -11,-66 -37,-70 -38,-88 -9,-82 -9,-111 9,-111 9,-82 38,-88 37,-70 11,-66 11,-18 46,0"
    )


@motif
def eye(pen: Pen, c: str = "sea", lid: str = "plum") -> None:
    """A big open eye that sees everything."""
    for i in range(7):
        far = i - 3
        foot, bend = (far * 15, -68 + far * far * 3), (far * 19, -82 + far * far * 3.4)
        tip = (far * 24, (-100 if i % 2 else -94) + far * far * 5)
        pen.stroke([foot, bend, tip], 8, 2, "ink", line=False, samples=4)
    pen.shape("-64,-32! -42,-62 0,-80 42,-62 64,-32! 36,-50 0,-60 -36,-50", lid)
    pen.shade("10,-79 42,-62 64,-32! 36,-50 12,-59", lid, -0.3)
    pen.shade("-46,-54 -30,-66 -12,-73 -28,-62", lid, 0.4)
    pen.shape("-58,-34! -34,-56 0,-65 34,-56 58,-34! 34,-14 0,-5 -34,-14", "white")
    pen.shade("-58,-34! -34,-56 0,-65 34,-56 58,-34! 30,-48 0,-55 -30,-48", "white", -0.3, opacity=0.6)
    pen.ellipse(0, -35, 26, 26, c, 0.3 if lifted(c) else 0)
    _iris(pen, c)
    pen.ellipse(0, -35, 12, 12, "ink", line=False)
    pen.shade("-13,-44 -7,-51 -1,-47 -3,-40 -9,-38", "white")
    pen.ellipse(7 * pen.side, -27, 2.5, 2.5, "white", line=False)


def _iris(pen: Pen, c: str) -> None:
    pen.shade("10,-58 24,-44 25,-28 12,-12 4,-10 16,-26 18,-42", c, -0.3)
    for i in range(12):
        spoke = turned("0,-16 0,-24", 30 * i + 15, 0, -35)
        pen.line(spoke, 0.9, c, 0.55)


@motif
def cauldron(pen: Pen, c: str = "ink", brew: str = "leaf") -> None:
    """A pot on three legs over a fire, with something green in it."""
    pen.stroke("0,-40 0,-8", 8, 5, c, 0.1)
    pen.shape(FLAMES, "ember")
    pen.flat("-18,-5! -18,-13! -12,-24! -5,-12! 2,-20! 8,-12! 15,-24! 19,-5!", "sun")
    pen.stroke("-26,-3 28,-1", 6, 6, "bark")
    for x in (-33, 33):
        pen.stroke([(x, -38), (x * 1.28, 0)], 11, 6, c, 0.14 if x * pen.side < 0 else 0)
        pen.stroke([(x * 1.34, -76), (x * 1.74, -74), (x * 1.7, -61), (x * 1.36, -60)], 5, 5, c, 0.2)
    pen.shape("-32,-84 -46,-71 -47,-54 -32,-38 0,-33 32,-38 47,-54 46,-71 32,-84", c, 0.14)
    pen.shade("26,-82 46,-71 47,-54 32,-38 0,-33 24,-44 30,-62", c, -0.25)
    pen.shade("-36,-71 -40,-60 -36,-49 -30,-49 -33,-60 -29,-71", c, 0.55)
    pen.hatch("-24,-64 20,-64 20,-45 -20,-45", 0, 8, c, 0.4, length=(6, 12))
    pen.ellipse(0, -84, 42, 8, c, 0.3)
    _brew(pen, brew)


def _brew(pen: Pen, ink: str) -> None:
    """What boils over the rim, and what rises from it."""
    pen.stroke("8,-88 17,-96 16,-103 10,-109 11,-116 18,-121", _curl, ink=ink, tone=0.35, samples=10)
    pen.shape(FROTH, ink)
    pen.shade("8,-96 12,-89! 20,-93 30,-90 34,-82! 22,-76 12,-75 20,-84", ink, -0.25)
    for x, y, r in ((-22, -104, 5.5), (-6, -112, 4), (32, -106, 4.5)):
        pen.ellipse(x, y, r, r, ink, 0.15)


def _curl(t: float) -> float:
    return 2 + 9 * math.sin(math.pi * t)
