"""What giants, kings and gardeners left standing on the land."""

from collections.abc import Sequence
from itertools import pairwise

from games.art.geometry import Outline, Spot, hull, moved, scallop, spots
from games.art.motifs.register import motif
from games.art.pen import Pen


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


def _tufts(pen: Pen, places: Outline, ink: str = "moss") -> None:
    for x, y in spots(places):
        pen.shape(moved("-10,2! -9,-7! -4,-3! 0,-12! 4,-3! 10,-6! 10,2!", x, y), ink, weight=0.6)


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
