"""What the earth makes, and what people have cut out of it: mountains, ice, water and old stones."""

import math

from games.art.geometry import (
    brush,
    curve,
    moved,
    scallop,
    turned,
)
from games.art.motifs.register import motif
from games.art.pen import Pen


def _pebbles(pen: Pen, y: float, width: float, n: int, ink: str = "stone") -> None:
    for i in range(n):
        x = (i / max(1, n - 1) - 0.5) * width + pen.rng.uniform(-4, 4)
        outline = moved("-10,0 -8,-8 0,-11 9,-6 10,0", x, y, pen.rng.uniform(0.4, 0.8))
        pen.shape(outline, ink, pen.rng.uniform(-0.15, 0.15), weight=0.7)


@motif
def volcano(pen: Pen, c: str = "slate", lava: str = "coral", smoke: str | None = "rose") -> None:
    """A volcano with streams of lava and a plume of smoke."""
    for x, y, r, tone in ((14, -150, 20, 0.1), (34, -168, 26, 0.02), (2, -132, 15, 0.2), (-4, -116, 11, 0.35)):
        if smoke:
            pen.shape(scallop(x, y, r, r * 0.75, 7, pen.rng, 0.2), smoke, tone, weight=0.7)
            pen.flat(
                scallop(x + r * 0.22 * pen.side, y + r * 0.2, r * 0.72, r * 0.5, 6, pen.rng, 0.2), smoke, tone - 0.22
            )
    pen.part()
    slope = "-102,0! -77,-15 -54,-44 -35,-79 -25,-100! -12,-95 2,-98 14,-94 25,-100! 35,-79 54,-44 77,-15 102,0!"
    pen.shape(slope + " 70,5 36,1 0,6 -34,1 -70,5", c)
    pen.claim(slope)
    if smoke:
        pen.claim("-18,-106 -20,-140 0,-174 34,-194 64,-170 54,-146 10,-108")
    pen.shade("25,-100! 35,-79 54,-44 77,-15 102,0! 16,0! 34,-18 22,-30 30,-48 14,-62 20,-78 8,-92!", c, -0.32)
    pen.shade("-25,-99! -35,-78 -54,-43 -80,-10 -62,-12! -46,-38 -40,-34! -30,-66 -24,-62!", c, 0.28)
    pen.hatch("-90,0 -40,-66 0,-85 40,-66 90,0", 72, 12, c, -0.5, (8, 22), 0.9, 0.4)
    pen.flat("-23,-99! -10,-93 2,-96 14,-92 24,-100! 12,-84 0,-87 -12,-84", lava, 0.35)
    for ink, share in ((lava, 1.0), ("sun", 0.5)):
        _stream(pen, "-6,-92 -10,-74 0,-58 -8,-40 -14,-22 -10,-2", 12 * share, ink)
        _stream(pen, "10,-92 18,-70 14,-56", 9 * share, ink)
        _stream(pen, "-2,-58 10,-44 12,-26", 7 * share, ink)


def _stream(pen: Pen, through: str, width: float, ink: str) -> None:
    pen.flat(brush(curve(through, 8), lambda t: width * (0.55 + 0.6 * math.sin(2.4 * t + 0.6))), ink, -0.05)


@motif
def peak(pen: Pen, c: str = "slate", n: int = 1, snow: str | None = "ice") -> None:
    """High mountains with snow on top, side by side."""
    sizes = (1, 0.78, 0.9, 0.7, 0.84)
    middle = (n - 1) // 2
    for i in sorted(range(n), key=lambda i: (-abs(i - middle), i)):
        pen.part()
        _mountain(pen, (i - (n - 1) / 2) * 92, sizes[(i - middle) % 5], c, snow)


def _mountain(pen: Pen, x: float, size: float, c: str, snow: str | None) -> None:
    seen = x * pen.side
    body = "-86,0 -62,-32 -46,-44 -16,-90 -2,-110 14,-88 32,-58 50,-44 86,0 50,4 20,0 -16,5 -52,1"
    pen.poly(moved(body, x, 0, size), c)
    dark = "0,-106! 13,-88! 32,-56! 48,-44! 84,0! 10,2! 22,-24! 8,-44! 16,-62! 2,-80!"
    pen.shade(moved(dark, seen, 0, size), c, -0.3)
    pen.shade(moved("-46,-42! -18,-84! -28,-56! -26,-48! -42,-22! -48,-24! -66,-6! -76,-10!", seen, 0, size), c, 0.2)
    pen.hatch(moved("-70,0 -44,-36 -12,-76 -4,-60 0,0", x, 0, size), 60, 10, c, -0.4, (8, 20), 0.9, 0.6)
    pen.hatch(moved("24,0 32,-46 46,-40 72,0", x, 0, size), 116, 9, c, -0.55, (8, 18), 0.9, 0.6)
    if snow:
        cap = "-2,-110 -16,-90 -29,-70 -18,-72 -14,-60 -5,-72 2,-56 9,-70 19,-62 18,-74 25,-70 14,-88"
        pen.shape(moved(cap, x, 0, size), snow, 0.3, smooth=False, weight=0.5, hit=False)
        pen.shade(moved("0,-106! 13,-88! 23,-71! 16,-74! 17,-66! 9,-74! 4,-68! 6,-84!", seen, 0, size), snow, -0.25)


@motif
def iceberg(pen: Pen, c: str = "ice") -> None:
    """A mountain of ice afloat."""
    _floe(pen, 34, 0.66, c)
    _floe(pen, -14, 1, c)
    _floe(pen, -56, 0.26, c)
    pen.hatch("-34,0 -34,-30 -24,-54 -14,-44 0,-20 -4,0", 64, 8, "sea", 0, (6, 14), 0.9, 0.6)
    pen.wash(-92, 92, 4, 8)


def _floe(pen: Pen, x: float, size: float, c: str) -> None:
    seen = x * pen.side
    pen.poly(moved("-64,3 -56,-20 -38,-36 -18,-72 0,-94 18,-70 28,-64 40,-38 56,-18 64,3", x, 0, size), c, 0.1)
    right = "0,-92! 17,-70! 20,-66! 38,-36! 55,-18! 62,3! 14,3! 24,-14! 8,-30! 6,-52! 1,-62!"
    pen.shade(moved(right, seen, 0, size), "sea", opacity=0.45)
    pen.shade(moved("20,-66! 38,-36! 55,-18! 62,3! 38,3! 42,-12! 26,-26!", seen, 0, size), "deep", opacity=0.5)
    pen.shade(moved("-38,-36! -18,-70! -14,-46! -26,-18! -20,3! -46,3! -50,-14!", seen, 0, size), "sea", opacity=0.24)
    pen.shade(moved("-1,-88! -16,-70! -12,-50! -2,-60!", seen, 0, size), "white", opacity=0.7)


@motif
def crystal(pen: Pen, c: str = "lilac") -> None:
    """A cluster of great crystals."""
    back = ((-30, 0, 46, 9, -18), (34, 0, 54, 10, 20), (-14, 0, 74, 11, -8), (16, 0, 66, 11, 9), (2, 2, 96, 13, 2))
    front = ((-42, 3, 24, 7, -16), (46, 3, 26, 7, 14), (22, 5, 34, 9, 10), (-20, 5, 36, 9, -8))
    for x, y, tall, half, lean in (*back, *front):
        tip, shoulder = y - tall, y - tall + 13
        foot, head = x * pen.side, (x + lean) * pen.side
        left = [(x - half, y), (x + lean - half, shoulder)]
        pen.poly([*left, (x + lean, tip), (x + lean + half, shoulder), (x + half, y)], c, 0.1)
        edge = [(foot + half * 0.15, y), (head + half * 0.15, shoulder + 5), (head, tip)]
        pen.shade([*edge, (head + half, shoulder), (foot + half, y)], c, -0.34, smooth=False)
        shine = [(head - half, shoulder), (head - half * 0.45, shoulder + 1), (foot - half * 0.5, y), (foot - half, y)]
        pen.shade(shine, c, 0.55, smooth=False)
    _pebbles(pen, 8, 84, 7)
    for x, y in ((-46, -62), (52, -74), (16, -106), (-34, -84)):
        pen.sparkle(x, y, 7)


@motif
def waterfall(pen: Pen, c: str = "foam", rock: str = "stone", grass: str = "moss", streaks: str = "lagoon") -> None:
    """A waterfall between two cliffs, and its pool."""
    _cliffs(pen, rock)
    for flip in (False, True):
        turf = "-66,-86! -58,-102 -40,-110 -10,-112! -11,-96! -20,-88! -28,-97 -36,-84! -44,-95 -54,-82! -60,-90"
        pen.shape(moved(turf, flip=flip), grass, weight=0.8)
    pen.shade("28,-110 40,-109 58,-101 65,-87! 60,-91 54,-83! 44,-96 36,-85! 30,-95", grass, -0.25)
    pen.ellipse(0, 5, 78, 11, streaks, -0.1)
    pen.shape("-16,-108! -6,-111 6,-111 16,-108! 18,-70 21,-34 30,6! -30,6! -21,-34 -18,-70", c, weight=0.8)
    pen.shade("9,-109 15,-107! 17,-70 20,-34 29,4! 14,4! 11,-34 10,-70", streaks, -0.12)
    pen.hatch("-14,-100 12,-100 15,-60 20,-6 -20,-6 -15,-60", 90, 4.8, streaks, -0.3, (16, 36), 1.5, 0.7)
    pen.hatch("-12,-90 8,-90 12,-6 -16,-6", 90, 6, c, 0.7, (16, 36), 1.3, 0.6)
    pen.shape(scallop(0, 6, 38, 8, 9, pen.rng, 0.25), "foam", weight=0.6)
    pen.flat(scallop(0, 9, 26, 4, 7, pen.rng, 0.2), streaks, 0.2)


def _cliffs(pen: Pen, rock: str) -> None:
    pen.poly("-30,0 -24,-100 24,-100 30,0", rock, -0.5)
    for flip in (False, True):
        pen.poly(moved("-76,5 -70,-26 -60,-44 -63,-74 -54,-102 -12,-104 -12,5", flip=flip), rock)
    pen.shade("46,-99! 54,-100! 62,-74! 59,-44! 69,-26! 75,4! 20,4! 36,-22! 26,-48! 38,-74! 28,-98!", rock, -0.32)
    pen.shade("-32,-98! -14,-98! -14,0! -38,0! -28,-30! -38,-52! -30,-74!", rock, -0.2)
    pen.shade("-61,-74! -54,-96! -48,-70! -52,-46! -46,-34! -62,-6! -72,2! -68,-26! -59,-44!", rock, 0.3)
    pen.hatch("-60,0 -54,-36 -52,-76 -36,-80 -30,0", 86, 9, rock, -0.5, (8, 18), 1, 0.6)
    pen.hatch("30,0 32,-84 50,-78 62,0", 94, 9, rock, -0.65, (8, 18), 1, 0.6)


@motif
def mirror(pen: Pen, c: str = "lagoon", glass: bool = False, bank: str = "moss", frame: str = "gold") -> None:
    """A lake so still that it shows the hills upside down; or a looking-glass."""
    if glass:
        _looking_glass(pen, c, frame)
    else:
        _lake(pen, c, bank)


HILL = "-42,0! -34,-14 -20,-36 0,-44 20,-36 34,-14 42,0!"


def _lake(pen: Pen, c: str, bank: str) -> None:
    hills = ((-41, 0.68), (28, 1))
    for x, size in hills:
        pen.shape(moved(HILL, x, -60, size), bank, -0.3)
        pen.shade(moved("4,-42 20,-36 34,-14 40,0! 10,0! 14,-22", x * pen.side, -60, size), bank, -0.5)
    pen.shape("-110,-34 -96,-54 -62,-64 0,-67 62,-64 96,-54 110,-34 96,-8 56,8 0,12 -56,8 -96,-8", bank, 0.12)
    pen.ellipse(0, -30, 98, 32, c, -0.5, line=False)
    pen.ellipse(0, -28, 95, 30, c, 0.15, line=False)
    for x, size in hills:
        pen.flat(moved(turned(HILL, 180), x, -57, size), bank, -0.45, opacity=0.75)
    pen.shade("-92,-26! -84,-14 -50,-3 -10,0 -46,-8 -76,-18", "white", opacity=0.8)
    for x, y, long in ((-52, -24, 40), (40, -10, 50), (66, -32, 36), (-2, -40, 64), (18, -26, 40)):
        pen.line([(x - long / 2, y), (x + long / 2, y)], 0.8, "white")
    for x, y, tall in ((-88, -36, 52), (-78, -30, 70), (-68, -34, 44), (84, -22, 52), (75, -18, 38)):
        pen.line([(x, y), (x + tall * 0.06, y - tall)], 1.3, "pine")
        pen.ellipse(x + tall * 0.06, y - tall, 3.6, 9, "bark")


def _looking_glass(pen: Pen, c: str, frame: str) -> None:
    pen.stroke("-46,4 -30,-6 0,-10 30,-6 46,4", 9, 9, frame, -0.25)
    pen.shape("-8,-20! 8,-20! 10,-4! -10,-4!", frame, -0.25)
    pen.shape("-22,-112! -20,-124 -8,-122 0,-134 8,-122 20,-124 22,-112!", frame)
    pen.shape(scallop(0, -66, 38, 52, 18, pen.rng, 0.05, 0), frame)
    pen.shade("24,-112 38,-92 42,-64 36,-34 16,-14 26,-36 32,-66 30,-92", frame, -0.34)
    pen.shade("-37,-60 -34,-88 -20,-110 -28,-90 -32,-64", frame, 0.5)
    pen.ellipse(0, -66, 29, 43, c, 0.1)
    pen.shade("4,-108 20,-98 28,-76 28,-54 18,-32 4,-24 18,-46 20,-74", c, -0.25)
    for line in ("-20,-58! 2,-98! 10,-96! -18,-46!", "-14,-40! 15,-90! 18,-86! -11,-35!"):
        pen.shade(line, "white", opacity=0.75)
    pen.ellipse(0, -119, 4, 4, c, 0.1)
