"""What the earth makes, and what people have cut out of it: mountains, ice, water and old stones."""

import math
from collections.abc import Sequence
from itertools import pairwise

from games.art.geometry import Outline, Spot, brush, curve, hull, moved, scallop, spots, turned
from games.art.motifs.register import motif
from games.art.pen import Pen


def _pebbles(pen: Pen, y: float, width: float, n: int, ink: str = "stone") -> None:
    for i in range(n):
        x = (i / max(1, n - 1) - 0.5) * width + pen.rng.uniform(-4, 4)
        outline = moved("-10,0 -8,-8 0,-11 9,-6 10,0", x, y, pen.rng.uniform(0.4, 0.8))
        pen.shape(outline, ink, pen.rng.uniform(-0.15, 0.15), weight=0.7)


def _tufts(pen: Pen, places: Outline, ink: str = "moss") -> None:
    for x, y in spots(places):
        pen.shape(moved("-10,2! -9,-7! -4,-3! 0,-12! 4,-3! 10,-6! 10,2!", x, y), ink, weight=0.6)


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
def statue(pen: Pen, c: str = "stone", glow: str | None = None, crown: str | None = None) -> None:
    """A guardian of stone: a great carved head with a long nose."""
    pen.shape("-44,4! -42,-12 -30,-22 30,-22 42,-12 44,4! 0,8", c, -0.12)
    for flip in (False, True):
        pen.shape(moved("-24,-76! -34,-74 -36,-44 -32,-34 -24,-38!", flip=flip), c, -0.15, weight=0.9)
    pen.shape("-29,-50 -27,-86 -18,-100 0,-104 18,-100 27,-86 29,-50 28,-20 20,-8 0,-4 -20,-8 -28,-20", c, 0.02)
    pen.shade("8,-103 18,-99 26,-86 28,-50 27,-20 19,-9 4,-6! 13,-24 14,-44 12,-78", c, -0.3)
    pen.hatch("-25,-20 -26,-60 -18,-92 -4,-95 -12,-14", 86, 8, c, -0.4, (6, 14), 0.8, 0.5)
    nose = "6,-65! 8,-42 12,-33 0,-29 -12,-33 -8,-42 -6,-65!"
    pen.shape(f"-27,-79! -8,-82 0,-78 8,-82 27,-79! 25,-67! 10,-69 {nose} -10,-69 -25,-67!", c, 0.26, weight=0.8)
    pen.shade("2,-76! 10,-79 26,-77! 24,-68! 10,-70 5,-65! 8,-42 11,-34 3,-31! 3,-50", c, -0.12)
    for x in (-16, 16):
        pen.flat(moved("-9,-65! 9,-65! 7,-56 -7,-56", x), c, 0.45)
        pen.flat(moved("-9,-65! 0,-67 9,-65! 6,-58 -6,-58", x), "ink", 0.05)
        if glow:
            pen.ellipse(x, -62, 3.6, 3.6, glow, 0.2, line=False)
    pen.shape("-15,-19! -5,-24 0,-22 5,-24 15,-19! 0,-14", c, 0.3, weight=0.6)
    pen.line("-14,-19 0,-18 14,-19", 0.9)
    if crown:
        points = "-31,-116 -18,-106! -14,-124! -5,-108 1,-128! 8,-108 16,-122! 20,-106 32,-115!"
        pen.shape(f"-26,-94! {points} 26,-94! 0,-101", crown)


@motif
def hand(pen: Pen, c: str = "stone", moss: str | None = None) -> None:
    """A giant hand of stone, its palm to the viewer."""
    thumb = "-38,-36 -55,-53 -63,-66 -58,-74 -49,-72 -38,-61"
    first = "-28,-55 -30,-84 -32,-106 -24,-113 -17,-106 -15,-84 -13,-66! -11,-90 -11,-120 -3,-128 5,-120 5,-90 5,-66!"
    last = "9,-88 12,-112 19,-119 26,-111 22,-86 20,-62! 27,-78 32,-94 39,-98 44,-90 38,-70 34,-42"
    pen.shape(f"-29,4! -27,-20 {thumb} {first} {last} 27,-20 29,4! 0,9", c, 0.05)
    fingers = ("-23,-109 -22,-84 -21,-66", "-3,-124 -3,-90 -3,-68", "19,-115 15,-86 12,-68", "38,-94 33,-72 28,-58")
    for finger in (*fingers, "-54,-69 -42,-53 -32,-44"):
        (tip, top), (middle, knuckle), (root, low) = [(x * pen.side, y) for x, y in spots(finger)]
        inner = [(root + 2, low), (middle, knuckle), (tip, top)]
        pen.shade([*inner, (tip + 5.5, top + 5), (middle + 6, knuckle), (root + 5, low)], c, -0.28)
    pen.shade("8,-54 24,-48 27,-20 29,4! 8,8 14,-26", c, -0.28)
    pen.shade("-27,2! -25,-20 -28,-36 -20,-40 -17,-22 -18,2!", c, 0.3)
    for crease in ("-24,-48 -6,-56 20,-50", "-26,-40 -8,-40 8,-27 10,-12", "-14,-30 -6,-18 -8,-6"):
        pen.line(crease, 0.8)
    for joint in ("-28,-86 -18,-87", "-8,-94 2,-94", "11,-90 20,-88", "31,-76 37,-74", "-48,-59 -42,-67"):
        pen.line(joint, 0.7)
    pen.hatch("-22,0 -20,-36 -4,-40 6,-10 0,2", 84, 7, c, -0.42, (6, 12), 0.9, 0.6)
    if moss:
        pen.shape("-34,7! -28,-8 -12,-2 2,-12 14,-2 28,-8 34,7! 0,13", moss, weight=0.8)


@motif
def skull(pen: Pen, c: str = "stone", glow: str | None = None, moss: str | None = None) -> None:
    """A great skull."""
    top = "-54,-58 -48,-84 -28,-100 0,-105 28,-100 48,-84 54,-58"
    pen.shape(f"-30,4! -30,-15 -45,-21 -50,-38 {top} 50,-38 45,-21 30,-15 30,4! 0,9", c, 0.05)
    pen.shade("22,-101 47,-84 53,-58 49,-38 44,-22 29,-16 29,4! 12,7 16,-16 38,-32 40,-62", c, -0.3)
    pen.shade("-51,-58 -46,-82 -26,-98 -6,-102 -26,-90 -40,-72 -45,-54", c, 0.35)
    pen.hatch("-30,-74 -18,-88 24,-90 30,-74 0,-70", 74, 8, c, -0.4, (6, 12), 0.9, 0.6)
    pen.hatch("41,-34 44,-66 46,-74 50,-56 46,-34", 80, 6, c, -0.6, (6, 14), 0.9, 0.6)
    for flip in (False, True):
        pen.shape(moved("-40,-50 -35,-64 -18,-64 -7,-52 -9,-39 -22,-33 -36,-38", flip=flip), c, 0.45, line=False)
        pen.shape(moved("-38,-49 -34,-61 -19,-61 -9,-50 -11,-38 -23,-34 -35,-38", flip=flip), "ink", 0.04, line=False)
        pen.line(moved("-42,-20 -36,-25 -28,-24", flip=flip), 0.8)
        if glow:
            pen.ellipse(23 if flip else -23, -48, 6.5, 6.5, glow, 0.2, line=False)
    pen.shape("0,-36! -9,-22 -5,-19 0,-23! 5,-19 9,-22", "ink", 0.04, line=False)
    pen.poly("-24,-11 24,-11 24,5 0,8 -24,5", "ink", -0.05, line=False)
    for x in (-18, -9, 0, 9, 18):
        pen.flat(moved("-3.7,-12! 3.7,-12! 3.3,-2 0,0 -3.3,-2", x), c, 0.35)
    pen.line("8,-104 2,-92 9,-85 4,-75", 0.9)
    if moss:
        fringe = "34,-86 28,-78! 18,-90 10,-80! 0,-92 -10,-82! -18,-94 -28,-78! -36,-88"
        pen.shape(f"-48,-82! -30,-99 -10,-108 18,-106 46,-88! {fringe}", moss, weight=0.8)


@motif
def pyramid(pen: Pen, c: str = "ochre") -> None:
    """An old stepped pyramid with a long stair and a little temple on top."""
    for i in range(5):
        _tier(pen, -17 * i, 100 - 17 * i, c)
    pen.poly("-20,-85 -18,-108 18,-108 20,-85", c, 0.1)
    pen.shade("6,-85! 6,-108! 18,-108! 20,-85!", c, -0.32)
    pen.poly("-25,-106 -22,-117 22,-117 25,-106", c, 0.25)
    pen.poly("-16,-117 -13,-124 13,-124 16,-117", c, 0.05)
    pen.poly("-7,-85 -6,-102 6,-102 7,-85", "ink", 0.03, line=False)
    _stair(pen, c)
    pen.claim("-100,4 -84,-26 -30,-85 -25,-122 25,-122 30,-85 84,-26 100,4")


def _tier(pen: Pen, y: float, half: float, c: str) -> None:
    top, edge = y - 17, half - 5
    pen.poly([(-half, y), (-edge, top), (edge, top), (half, y)], c)
    pen.shade([(half * 0.4, y), (half * 0.4 + 4, top), (edge, top), (half, y)], c, -0.32, smooth=False)
    pen.shade([(-edge - 1, top + 4), (-edge, top), (edge, top), (edge + 1, top + 4)], c, 0.35, smooth=False)
    pen.hatch([(-edge, y), (2 - edge, top + 5), (edge - 2, top + 5), (edge, y)], 90, 9, c, -0.5, (5, 8))


def _stair(pen: Pen, c: str) -> None:
    pen.poly("-24,3 -13,-87 13,-87 24,3", c, -0.12)
    pen.poly("-16,3 -8,-87 8,-87 16,3", c, 0.4)
    for i in range(10):
        y, half = -4 - 8.6 * i, 15.5 - 0.78 * i
        pen.flat([(-half, y), (half, y), (half, y - 3), (-half, y - 3)], c, -0.45, smooth=False)


@motif
def stones(pen: Pen, c: str = "slate", n: int = 3, lintel: bool = True) -> None:
    """Standing stones; from three on, two of them carry a beam of stone like a gate."""
    behind = n if n < 7 else (n + 1) // 2
    gate = behind // 2 - 1 if n > 2 and lintel else n
    for i in range(behind):
        size = 1 if gate <= i <= gate + 1 else (0.94, 0.8, 0.86, 0.98)[i % 4] * (1.3 if n < 3 else 1)
        _menhir(pen, (i - (behind - 1) / 2) * 40, 2 * (i % 2), size, c)
    if n > gate:
        pen.part()
        x = (gate - (behind - 2) / 2) * 40
        pen.poly(moved("-37,-71 -39,-80 -35,-88 -4,-91 34,-90 39,-82 36,-72", x), c, 0.12)
        pen.shade(moved("12,-73! 18,-89! 33,-88! 37,-81! 34,-73!", x * pen.side), c, -0.3)
    for i in range(n - behind):
        _menhir(pen, (i - (n - behind - 1) / 2) * 40, 30, 0.56 + 0.08 * (i % 2), c)


def _menhir(pen: Pen, x: float, y: float, size: float, c: str) -> None:
    pen.part()
    outline = pen.rng.choice(
        (
            "-14,2! -15,-30! -11,-62! -6,-75! 5,-77! 12,-64! 13,-34! 15,2!",
            "-14,2! -13,-36! -15,-58! -8,-74! 7,-78! 14,-58! 12,-30! 14,2!",
        )
    )
    pen.poly(moved(outline, x, y, size), c)
    pen.shade(moved("3,-73! 9,-66! 13,-56! 11,-32! 13,2! 2,2! 6,-30! 2,-52!", x * pen.side, y, size), c, -0.32)
    pen.shade(moved("-10,-56! -6,-66! -5,-44! -9,-28!", x * pen.side, y, size), c, 0.3)
    pen.hatch(moved("-11,0 -9,-60 3,-64 5,0", x, y, size), 86, 6, c, -0.5, (6, 12), 0.9, 0.6)
    _tufts(pen, [(x - 11 * size, y + 3), (x + 12 * size, y + 4)])


HALF = 0.4  # of a hedge, in steps of the maze
SPIRAL = ((0, 10), (0, 0), (10, 0), (10, 10), (2, 10), (2, 2), (8, 2), (8, 8), (4, 8), (4, 4.6))


@motif
def maze(pen: Pen, c: str = "moss", path: str = "sand") -> None:
    """A maze of hedges, seen slantwise from above."""
    pen.poly([_ground(a, b) for a, b in ((-1, -1), (11, -1), (11, 11), (-1, 11))], path)
    for i in sorted(range(len(SPIRAL) - 1), key=lambda i: max(SPIRAL[i][1], SPIRAL[i + 1][1])):
        foot = _hedge(SPIRAL[i : i + 2])
        pen.poly(hull([*foot, *spots(moved(foot, 0, -6))]), c, -0.42)
    top = moved(_hedge(SPIRAL), 0, -6)
    pen.shape(top, c, 0.06, smooth=False, weight=0.5)
    pen.hatch(top, 60, 6, c, 0.45, (4, 6), 1, 0.4)
    for a, b, r in ((6, 5.4, 9), (-0.1, 10, 7), (2.1, 10, 7)):
        x, y = _ground(a, b)
        pen.shape(scallop(x, y - 5 - r, r, r, 7, pen.rng, 0.15), c, 0.3, weight=0.7)
        pen.flat(scallop(x + r * 0.25 * pen.side, y - 5 - r * 0.8, r * 0.6, r * 0.6, 6, pen.rng, 0.15), c, -0.05)


def _ground(a: float, b: float) -> Spot:
    return (a - 5) * (12.6 + 0.4 * b), -10 - 9.6 * (10 - b)


def _hedge(way: Sequence[Spot]) -> list[Spot]:
    """The outline of a hedge along a way with right angles."""
    steps = [(_sign(x - a), _sign(y - b)) for (a, b), (x, y) in pairwise(way)]
    left, right = [], []
    for i, (x, y) in enumerate(way):
        came, goes = steps[max(0, i - 1)], steps[min(i, len(steps) - 1)]
        if i == 0:
            came, x, y = (0, 0), x - goes[0] * HALF, y - goes[1] * HALF
        elif i == len(steps):
            goes, x, y = (0, 0), x + came[0] * HALF, y + came[1] * HALF
        a, b = HALF * (came[0] + goes[0]), HALF * (came[1] + goes[1])
        left.append(_ground(x - b, y + a))
        right.append(_ground(x + b, y - a))
    return left + right[::-1]


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)


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
