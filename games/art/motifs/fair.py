"""What stands in courts, on squares and at fairs."""

from itertools import pairwise

from games.art.geometry import Knot, corners, moved, ring, turned
from games.art.inks import PALE
from games.art.motifs.groups import side_by_side
from games.art.motifs.register import motif
from games.art.pen import Pen


def _second(c: str) -> tuple[str, float]:
    """The ink and tone of the stripes between the stripes of some colour."""
    return (c, -0.3) if c in PALE else ("paper", 0)


@motif
def fountain(pen: Pen, c: str = "lagoon", wall: str = "stone") -> None:
    """A fountain of two bowls, its water leaping and falling."""
    pen.poly("-46,3 -42,-7 42,-7 46,3", wall, -0.15)
    pen.shape("-62,-27! -56,-12 -40,-5! 40,-5! 56,-12 62,-27!", wall)
    pen.shade("14,-20 62,-27! 56,-12 40,-5! 18,-5!", wall, -0.3)
    for x in (-46, -32, -17, 0, 17, 32, 46):
        pen.line([(x, -17), (x * 0.9, -8)], 0.8)
    pen.ellipse(0, -27, 62, 8.5, wall, 0.2)
    pen.ellipse(0, -26.5, 54, 6, c, -0.15, line=False)
    pen.shape("-10,-24! -6,-36 -7,-54! 7,-54! 6,-36 10,-24! 0,-22", wall)
    pen.shade("1,-54! 7,-54! 6,-36 10,-24! 2,-22!", wall, -0.3)
    for way in (1, -1):
        _fall(pen, "30,-66 40,-60 47,-26", 4, 9, c, way)
        _fall(pen, "15,-62 23,-56 26,-22", 4, 9, c, way)
    pen.shape("-34,-68! -27,-57 -9,-52 9,-52 27,-57 34,-68!", wall)
    pen.shade("8,-64 34,-68! 27,-57 9,-52 6,-52!", wall, -0.3)
    pen.ellipse(0, -68, 34, 5, wall, 0.2)
    pen.ellipse(0, -67.8, 28, 3, c, -0.15, line=False)
    for way in (1, -1):
        _fall(pen, "1,-76 6,-106 17,-110 23,-92 24,-67", 3, 8, c, way)
        _fall(pen, "1,-72 4,-92 9,-95 12,-84 12,-66", 3, 5, c, way)
        pen.ellipse(31 * way, -100, 2.4, 3, c, 0.3)
    pen.ellipse(0, -118, 3, 3.6, c, 0.3)


def _fall(pen: Pen, through: str, start: float, end: float, c: str, way: int) -> None:
    """A jet of water that comes down in foam."""
    line = moved(through, flip=way < 0)
    pen.stroke(line, start, end, c, 0.3, samples=8)
    pen.line(line[-3:], 0.6, "white")
    pen.ellipse(line[-1].x, line[-1].y, end * 0.75, end * 0.35, "foam", line=False)


@motif
def waterwheel(pen: Pen, c: str = "wood", wall: str = "stone", water: str = "lagoon") -> None:
    """A mill wheel under a trough of running water."""
    pen.shape("-72,-2! -67,-40 -66,-88! -40,-88! -38,-40 -34,-2!", wall, -0.02)
    pen.one(-53).shade("5,-88! 13,-88! 15,-40 19,-2! 8,-2!", wall, -0.32)
    for x, y in ((-63, -14), (-52, -26), (-64, -38), (-54, -50), (-63, -62), (-52, -74)):
        pen.line([(x, y), (x + 11, y)], 0.8, opacity=0.7)
    pen.stroke("-80,-101 -4,-98 26,-98 47,-76 54,-40 55,-2", 8, 12, water, 0.25, samples=15)
    pen.line("8,-99 30,-94 46,-72 52,-44", 0.8, "white")
    pen.poly("-82,-101 -82,-87 -6,-85 -6,-97", "bark", 0.1)
    pen.line("-78,-94 -14,-91", 0.7)
    for x in (-14, 26):
        pen.stroke([(6, -49), (x, -2)], 7, 8, "bark", -0.2, samples=2)
    _wheel(pen.one(6, -49), c)
    pen.wash(-84, 80, 1, 12)


def _wheel(pen: Pen, c: str) -> None:
    for k in range(12):
        pen.poly(turned("34,-3.4 48,-3.4 48,3.4 34,3.4", 30 * k + 8), c, -0.2)
    for k in range(4):
        pen.stroke(turned("-37,0 37,0", 45 * k + 8), 5, 5, c, -0.05, samples=2)
    pen.shape(_hoop(41, 32), c)
    pen.shade("41,0 34,22 18,37 0,41! 0,35 18,28 30,13 35,0!", c, -0.32)
    pen.ellipse(0, 0, 14, 14, c, -0.1)
    pen.ellipse(0, 0, 5.5, 5.5, "gold")


def _hoop(outer: float, inner: float) -> list[Knot]:
    """A ring with a hole in it."""
    around, within = ([Knot(*spot) for spot in ring(0, 0, r, r, 16)] for r in (outer, inner))
    return [*_looped(around), *_looped(within)[::-1]]


def _looped(loop: list[Knot]) -> list[Knot]:
    seam = loop[0]._replace(corner=True)
    return [seam, *loop[1:], seam]


@motif
def tent(pen: Pen, c: str = "crimson", n: int = 1) -> None:
    """A striped tent of the fair, with a pennant."""
    for at in side_by_side(pen, n, 106, 4, 54):
        _pavilion(at, c)


def _pavilion(pen: Pen, c: str) -> None:
    stripe, tone = _second(c)
    pen.line("0,-96 0,-122", 1.3)
    pen.shape("0,-122! 10,-120 24,-114! 10,-111 0,-108!", c)
    pen.poly("-46,0 -40,-46 40,-46 46,0", c)
    for x in (-33, 18):
        pen.flat(corners([(x * 0.87, -46), (x, 0), (x + 15, 0), ((x + 15) * 0.87, -46)]), stripe, tone, smooth=False)
    pen.shade("30,-46! 40,-46! 46,0! 34,0!", "ink", smooth=False, opacity=0.25)
    pen.shape("0,-46! -6,-20 -16,1! 16,1! 6,-20", "ink", 0.1, weight=0.7)
    for way in (-1, 1):
        flap = moved("0,-46! 8,-24 20,0! 13,1! 5,-16", flip=way < 0)
        pen.shape(flap, stripe, tone - 0.2 * (way == pen.side), weight=0.6)
    _canopy(pen, c, 54, -44, -100, 5)
    pen.claim("-46,1 -54,-40 -28,-60 -9,-82 -2,-122 25,-118 25,-111 3,-106 9,-82 28,-60 54,-40 46,1")


def _canopy(pen: Pen, c: str, half: float, eave: float, top: float, gores: int) -> None:
    """A striped roof of cloth: gores from the tip to a scalloped edge."""
    second = _second(c)
    xs = [-half + 2 * half * i / gores for i in range(gores + 1)]
    pen.shape(_gore(-half, half, eave, top), c)
    for i, (a, b) in enumerate(pairwise(xs)):
        ink, tone = second if i % 2 else (c, 0)
        pen.shape(
            [
                Knot(a, eave, True),
                Knot(a + 2, eave + 6),
                Knot((a + b) / 2, eave + 10),
                Knot(b - 2, eave + 6),
                Knot(b, eave, True),
            ],
            ink,
            tone - 0.08,
            weight=0.7,
        )
        if i % 2:
            pen.flat(_gore(a, b, eave, top), ink, tone)
    pen.shade(_gore(half * 0.45, half, eave, top), "ink", opacity=0.25)
    for x in xs[1:-1]:
        pen.line([(x, eave), (x * 0.52, eave * 0.71 + top * 0.29), (x * 0.17, eave * 0.36 + top * 0.64), (0, top)], 0.4)


def _gore(a: float, b: float, eave: float, top: float) -> list[Knot]:
    high, low = eave * 0.36 + top * 0.64, eave * 0.71 + top * 0.29
    left, right = ([Knot(x * 0.17, high), Knot(x * 0.52, low), Knot(x, eave, True)] for x in (a, b))
    return [Knot(0, top, True), *left, *right[::-1]]


@motif
def carousel(pen: Pen, c: str = "coral", horse: str = "white") -> None:
    """A merry-go-round with three horses under a striped roof."""
    pen.shape("-60,-9! 60,-9! 56,1 0,6 -56,1", "wood")
    pen.shade("20,-4 60,-9! 56,1 18,5!", "wood", -0.3)
    pen.ellipse(0, -9, 60, 6, "sand", -0.1)
    pen.poly("-13,-9 -11,-80 11,-80 13,-9", "plum")
    for x, y in ((-38, -38), (38, -38), (0, -28)):
        pen.stroke([(x, -9), (x, -80)], 3, 3, "gold", samples=2)
        _horse(pen.one(x, y), horse, c)
    _canopy(pen, c, 66, -78, -116, 7)
    pen.ellipse(0, -119, 4.5, 4.5, "gold")


def _horse(pen: Pen, horse: str, c: str) -> None:
    for leg in ("-8,2 -16,4 -15,12", "-6,3 -9,10 -16,14", "9,2 14,7 11,15", "8,3 9,10 16,14"):
        pen.stroke(leg, 4.5, 3, horse, -0.15, samples=4)
    pen.stroke("11,-4 19,-5 20,6", 3, 5, "bark", samples=6)
    pen.shape("-23,-12! -20,-19 -13,-26! -9,-20 -5,-10 2,-6 9,-8 14,-2 12,5 0,6 -10,5 -12,-4 -14,-11 -19,-9", horse)
    pen.stroke("-11,-22 -6,-14 -4,-8", 3, 5, "bark", line=False, samples=6)
    pen.shape("-3,-8! 6,-9! 7,1 2,3 -3,1", c, weight=0.6)
    pen.ellipse(-17, -16, 1.3, 1.3, "ink", line=False)


@motif
def ladder(pen: Pen, c: str = "wood") -> None:
    """A wooden ladder that leans."""
    for i in range(7):
        y = -9 - 14.5 * i
        x = -y * 0.3 - 32
        pen.stroke([(x, y), (x + 37, y)], 4.6, 4.6, c, 0.15, samples=2)
    for x in (-32, 5):
        tone = -0.08 - 0.12 * pen.side if x > 0 else -0.08 + 0.12 * pen.side
        pen.stroke([(x, 0), (x + 33, -112)], 7, 6, c, tone, samples=2)
        for y in (-24, -53, -82):
            pen.line([(x - y * 0.3, y), (x - y * 0.3 + 3, y - 11)], 0.6, opacity=0.7)


@motif
def throne(pen: Pen, c: str = "gold", cushion: str = "crimson") -> None:
    """A high royal chair with a cushion and arm rests."""
    pen.poly("-52,3 -48,-6 48,-6 52,3", "stone", -0.1)
    pen.shape("-28,-20! -30,-86! -15,-90 0,-106! 15,-90 30,-86! 28,-20!", c)
    pen.shade("16,-90 30,-86! 28,-20! 20,-20! 21,-78!", c, -0.32)
    pen.shade("-27,-30! -28,-83! -24,-84! -23,-30!", c, 0.4)
    pen.shape("-19,-30! -20,-76! -9,-80 0,-92 9,-80 20,-76! 19,-30!", cushion, weight=0.7)
    pen.shade("5,-86 9,-80 20,-76! 19,-30! 8,-30!", cushion, -0.3)
    for x, y in ((-8, -72), (8, -72), (0, -61), (-9, -51), (9, -51)):
        pen.ellipse(x, y, 1.8, 1.8, c, 0.2, line=False)
    for x, y, r in ((-30, -90, 5), (30, -90, 5), (0, -109, 6)):
        pen.ellipse(x, y, r, r, c, 0.1)
    pen.poly("-34,-34 34,-34 34,-16 -34,-16", c, -0.15)
    for x in (-18, 0, 18):
        pen.flat(corners([(x - 5, -24), (x, -28), (x + 5, -24), (x, -20)]), cushion, -0.1)
    pen.shape("-35,-34 -36,-41 -26,-45 26,-45 36,-41 35,-34 0,-32", cushion, 0.08)
    for x in (-38, 38):
        tone = -0.2 if x * pen.side > 0 else 0
        pen.poly(moved("-6,-4 -5,-54 5,-54 6,-4", x), c, tone)
        for y in (-14, -44):
            pen.line([(x - 5, y), (x + 5, y)], 0.8)
        pen.ellipse(x, -57, 8, 8, c, tone + 0.1)
        pen.ellipse(x, -57, 3, 3, c, -0.45, line=False)
