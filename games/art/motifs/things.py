"""Things people make, wind up, lock away and read."""

import math

from games.art.geometry import Knot, Outline, Spot, corners, knots, moved, ring, turned
from games.art.inks import DARK, PALE, contrast, lifted
from games.art.motifs.register import motif
from games.art.pen import Pen

BELL = "-24,-22! -18,-34 -15,-56 -8,-68 0,-71 8,-68 15,-56 18,-34 24,-22! 0,-17"
type Wheel = tuple[float, float, int, float]
GEARS: list[tuple[float, float, float, list[tuple[int, int, float]]]] = [
    (3.5, 0, -48, []),
    (2.75, -22, -38, [(0, 8, -42)]),
    (2.5, -26, -35, [(0, 9, -22), (0, 7, -88)]),
    (2.3, -28, -32, [(0, 9, -14), (0, 7, -92), (1, 8, -78)]),
]


def _lit(pen: Pen, outline: Outline, x: float, y: float, size: float = 1) -> list[Knot]:
    """Light or shadow of a piece that does not stand in the middle: on its own right side, flipped or not."""
    return moved(outline, x, y, size, flip=pen.side < 0)


def _pierced(around: list[Knot], hole: list[Spot]) -> list[Knot]:
    """An outline with a hole one can look through."""
    start, back = around[0], hole[::-1]
    inner = [Knot(*back[-1], corner=True), *[Knot(*spot) for spot in back[:-1]], Knot(*back[-1], corner=True)]
    return [Knot(start.x, start.y, corner=True), *around[1:], Knot(start.x, start.y, corner=True), *inner]


def _rows(n: int, rows: int) -> list[int]:
    """How many of n things each row takes, from the top down."""
    return [n * (i + 1) // rows - n * i // rows for i in range(rows)]


@motif
def bell(pen: Pen, c: str = "gold", n: int = 1, roof: str = "crimson") -> None:
    """A bell, or several, in an open wooden frame."""
    rows = _rows(n, 1 if n < 4 else 2 if n < 9 else 3)
    high = 78 / len(rows)
    size = (1, 0.8, 0.66)[n - 1] if n < 4 else high / 80
    half = max(34, max(rows) * size * 27 + 4)
    top = -77 if n > 3 else -6 - 71 * size
    for x in (-half, half):
        pen.stroke([(x + math.copysign(5, x), 0), (x, top - 11)], 7, 6, "bark", 0.05)
    _roof(pen, half + 16, top, roof)
    for row, count in enumerate(rows):
        y = top + row * high
        pen.stroke([(-half - 2, y), (0, y - 3), (half + 2, y)], 5, 5, "bark", 0.1)
        for i in range(count):
            _bell(pen, (i - (count - 1) / 2) * 2 * half / max(2, max(rows)), y + 4 + 71 * size, size, c)


def _roof(pen: Pen, reach: float, y: float, ink: str) -> None:
    eaves = "-50,-3! -30,-19 0,-27 30,-19 50,-3! 28,-9 0,-14 -28,-9"
    wide = reach / 50
    pen.shape([Knot(knot.x * wide, y + knot.y, knot.corner) for knot in knots(eaves)], ink)
    pen.shade([(x * wide, y + dy) for x, dy in ((10, -26), (30, -19), (48, -4), (28, -9), (5, -14))], ink, -0.3)
    pen.hatch([(x * wide, y + dy) for x, dy in ((-34, -13), (-6, -23), (6, -23), (30, -14), (0, -17))], 0, 5, width=0.7)


def _bell(pen: Pen, x: float, y: float, size: float, c: str) -> None:
    pen.ellipse(x, y - 14 * size, 6 * size, 6 * size, "bark", -0.2)
    pen.shape(moved(BELL, x, y, size), c, lifted(c))
    pen.flat(_lit(pen, "4,-70 15,-56 18,-34 24,-22! 6,-19 8,-50", x, y, size), c, -0.34)
    pen.flat(_lit(pen, "-10,-60 -13,-36 -9,-34 -7,-58", x, y, size), "white", opacity=0.7)
    pen.line(moved("-18,-33 0,-30 18,-33", x, y, size), 0.7, "paper" if c in DARK else None)


@motif
def clock(pen: Pen, c: str = "gold", n: int = 1, face: str = "paper", hour: float = 10, minute: float = 10) -> None:
    """A round clock; several clocks never agree."""
    rows = _rows(n, 1 if n < 3 else 2 if n < 7 else 3)
    pitch = min(104 / len(rows), 132 / max(rows))
    size = pitch / 104 if n > 1 else 1
    told = 0
    for row, count in enumerate(rows):
        for i in range(count):
            pen.part()
            x, y = (i - (count - 1) / 2) * pitch, -50 * size - (len(rows) - 1 - row) * pitch * 0.97
            _clock(pen, x, y, size, (c, face), (hour + 4 * told, minute + 25 * told))
            told += 1


def _clock(pen: Pen, x: float, y: float, size: float, inks: tuple[str, str], time: tuple[float, float]) -> None:
    rim, face = inks
    mark = "paper" if face in DARK else None
    pen.ellipse(x, y, 46 * size, 46 * size, rim, lifted(rim))
    pen.flat(_lit(pen, "30,-35 43,-16 45,4 36,28 18,42 6,45 24,32 36,16 38,0 36,-18", x, y, size), rim, -0.3)
    pen.ellipse(x, y, 36 * size, 36 * size, face)
    pen.flat(_lit(pen, "18,-31 32,-16 36,2 26,25 8,35 22,18 27,0 25,-16", x, y, size), face, -0.18)
    thick = max(0.45, size**0.8)
    for i in range(12):
        if i % 3 == 0 or size > 0.6:
            start, width = (28, 0.8) if i % 3 else (24, 1.5)
            _hand(pen, (x, y), 30 * i, (start * size, 33 * size), width * thick, mark)
    _hand(pen, (x, y), time[0] * 30 + time[1] / 2, (-4 * size, 19 * size), 2.8 * thick, mark)
    _hand(pen, (x, y), time[1] * 6, (-5 * size, 29 * size), 2 * thick, mark)
    pen.ellipse(x, y, 3.2 * size, 3.2 * size, "crimson" if face != "crimson" else "gold")


def _hand(pen: Pen, at: Spot, degrees: float, reach: Spot, width: float, ink: str | None) -> None:
    """A hand or a mark on a dial, which reads the same when the clock is flipped."""
    ux, uy = math.sin(math.radians(degrees)) * pen.side, -math.cos(math.radians(degrees))
    pen.line([(at[0] + r * ux, at[1] + r * uy) for r in reach], width, ink)


@motif
def key(pen: Pen, c: str = "gold") -> None:
    """An old key with a round bow."""
    pen.poly("2,-26 18,-26 18,-17 2,-17", c, -0.1)
    pen.poly("2,-11 24,-11 24,0 17,0 17,-5 11,-5 11,0 2,0", c, -0.1)
    pen.stroke("0,-58 0,-1", 9, 9, c, lifted(c))
    pen.shade("1,-56 4,-56 4,-1 1,-1", c, -0.34, smooth=False)
    pen.shape(_pierced([Knot(*spot) for spot in ring(0, -78, 27, 24)], ring(0, -79, 13, 11, 8)), c, lifted(c))
    pen.shade("20,-93 27,-80 22,-64 8,-56 3,-58 14,-67 17,-79 14,-88", c, -0.34)
    pen.shade("-17,-92 -24,-79 -19,-77 -13,-89", "white", opacity=0.8)
    pen.poly("-9,-57 9,-57 8,-50 -8,-50", c, 0.15)


@motif
def book(pen: Pen, c: str = "crimson", n: int = 1) -> None:
    """An open book, or a pile of closed ones."""
    if n == 1:
        _open_book(pen, c)
        return
    piles = [n] if n < 7 else [n // 2, n - n // 2]
    thick = min(21, 104 / max(piles))
    for pile, count in enumerate(piles):
        pen.part()
        middle = 0 if len(piles) == 1 else 76 * pile - 38
        for i in range(count):
            shift = (0, 5, -4, 3, -6, 1)[(i + 2 * pile) % 6]
            half = (39, 34, 37, 31, 35, 30)[(i + pile) % 6] * (1 if len(piles) == 1 else 0.85)
            _closed_book(pen, (middle + shift, -i * thick), half, thick, c, (i + pile) % 3)


def _open_book(pen: Pen, c: str) -> None:
    pen.shape("-62,-47! -61,-1! -30,-6 -7,3! 7,3! 30,-6 61,-1! 62,-47! 30,-50 0,-30 -30,-50", c, lifted(c))
    pen.shade("61,-1! 62,-47! 54,-47! 54,-12! 20,-18 0,-5! 0,3! 7,3! 30,-6", c, -0.3)
    leaf = "0,-6! 22,-20 54,-12! 52,-46! 24,-56 0,-40!"
    for left in (True, False):
        pen.shape(moved(leaf, flip=left), "paper")
        for k in range(4):
            through = [(8, -34 + k * 6.5), (24, -45 + k * 7), (45, -38 + k * 6.8)]
            pen.line(moved(through, flip=left), 0.75)
    pen.shade("0,-6! 22,-20 54,-12! 53,-25 24,-31 0,-20!", "paper", -0.3, opacity=0.4)
    pen.shade("0,-6! 0,-40! 11,-48 9,-26 11,-13", "paper", -0.3, opacity=0.55)
    pen.shape("-27,-55 -21,-56 -19,-36! -24,-40! -28,-35!", "sun" if c == "crimson" else "crimson", line=False)


def _closed_book(pen: Pen, at: Spot, half: float, thick: float, c: str, kind: int) -> None:
    """Kind 0 turns its back to us, 1 and 2 show their pages."""
    x, y = at
    flip, tone, top = kind == 2, (0, -0.14, 0.16)[kind], 1 - thick
    cover = [Knot(-half - 3, top / 2), *corners([(-half, top), (half, top), (half, 0), (-half, 0)])]
    pen.shape(moved(cover, x, y, flip=flip), c, tone)
    if kind:
        block = [(8 - half, top + 3), (half + 1, top + 3), (half - 2, top / 2), (half + 1, -3), (8 - half, -3)]
        pen.flat(moved(corners(block), x, y, flip=flip), "sand" if c in PALE else "paper")
        pen.line(moved([(14 - half, top / 2 - 1), (half - 6, top / 2)], x, y, flip=flip), 0.6)
        return
    pen.flat(_lit(pen, corners([(half * 0.4, top), (half, top), (half, 0), (half * 0.3, 0)]), x, y), c, -0.3)
    for left in (-half * 0.66, half * 0.52):
        band = corners([(left, top), (left + 5, top), (left + 5, 0), (left, 0)])
        pen.flat(moved(band, x, y), "ink" if c in ("gold", "sun", "ochre") else "gold")


@motif
def crown(pen: Pen, c: str = "gold") -> None:
    """A crown with jewels on its tips."""
    jewel = "sun" if c in ("crimson", "coral") else "crimson"
    pen.shape("-42,-46 0,-60 42,-46 36,-20 0,-14 -36,-20", jewel, -0.45)
    pen.shape("-44,-2! -54,-56! -30,-30! -19,-70! 0,-34! 19,-70! 30,-30! 54,-56! 44,-2! 0,5", c, lifted(c))
    pen.shade("6,-42! 19,-68! 30,-29! 54,-54! 44,-2! 18,3 22,-16", c, -0.3)
    pen.shade("-50,-48! -40,-38! -38,-20 -43,-22", "white", opacity=0.6)
    pen.hatch("22,-28 48,-46 43,-21 24,-18", 72, 6, length=(4, 7), width=0.8, density=1)
    for x, y in ((-54, -61), (-19, -75), (19, -75), (54, -61)):
        pen.ellipse(x, y, 6, 6, jewel, 0.1)
    pen.line("-43,-18.5 -20,-14.5 0,-13.5 20,-14.5 43,-18.5", 1.1, "paper" if c in DARK else None)
    for x, gem in ((-26, "lagoon"), (0, jewel), (26, "lagoon")):
        pen.ellipse(x, -5 - abs(x) * 0.08, 5.5, 5, gem, 0.1)


@motif
def teapot(pen: Pen, c: str = "rose") -> None:
    """A round teapot with a wisp of steam."""
    pen.stroke("-28,-54 -48,-62 -58,-44 -46,-25 -28,-20", 9, 8, c, -0.1, samples=16)
    pen.shape("24,-22! 44,-30 50,-48 62,-64! 72,-60! 64,-46 58,-24 36,-8", c, -0.12)
    pen.poly("-20,-5 20,-5 22,0 -22,0", c, -0.25)
    pen.shape("-20,-4! -38,-18 -42,-38 -30,-58 -14,-65! 14,-65! 30,-58 42,-38 38,-18 20,-4!", c, lifted(c))
    pen.shade("10,-65! 30,-58 42,-38 38,-18 20,-4! 0,-4! 20,-14 26,-34 22,-54", c, -0.3)
    pen.shade("-26,-52 -35,-38 -34,-26 -29,-27 -28,-40 -22,-50", "white", opacity=0.75)
    pen.hatch("24,-58 38,-46 40,-32 27,-32 27,-46", 68, 5, length=(4, 7), width=0.8, density=1)
    pen.line("-40,-28 -20,-21 0,-19 20,-21 40,-28", 1.1, "paper" if c in DARK else None)
    for x, y in ((-20, -35), (0, -33), (20, -35)):
        pen.ellipse(x, y, 4.5, 4.5, "sun" if c not in ("sun", "gold", "ochre") else "crimson")
    pen.shape("-20,-64! -16,-72 0,-77 16,-72 20,-64! 0,-61", c, 0.12 + lifted(c))
    pen.shade("4,-76 16,-72 20,-64! 6,-62", c, -0.3)
    pen.ellipse(0, -81, 6, 6, c, -0.15)
    pen.stroke("68,-68 64,-76 67,-84 73,-91 73,-98 68,-105", _wisp, ink="foam", samples=10)


def _wisp(t: float) -> float:
    return 1.5 + 7 * math.sin(math.pi * t)


@motif
def gear(pen: Pen, c: str = "ochre", n: int = 1) -> None:
    """Cog wheels, up to four, of which each turns the next."""
    unit, x, y, more = GEARS[min(n, 4) - 1]
    wheels = [(x, y, 12, 0.0)]
    _cog(pen, wheels[0], unit, c, lifted(c))
    for i, (parent, teeth, degrees) in enumerate(more):
        pen.part()
        wheels.append(_meshed(wheels[parent], teeth, math.radians(degrees), unit))
        _cog(pen, wheels[-1], unit, c, (0.3, -0.2, 0.12)[i] + lifted(c))


def _meshed(other: Wheel, teeth: int, direction: float, unit: float) -> Wheel:
    """A wheel beside another, turned so that a gap meets a tooth."""
    x, y, count, start = other
    reach = (count + teeth) * unit
    step = (direction - start) * count / math.tau % 1
    turn = direction + math.pi + (step + 0.5) * math.tau / teeth
    return x + reach * math.cos(direction), y + reach * math.sin(direction), teeth, turn


def _cog(pen: Pen, wheel: Wheel, unit: float, c: str, tone: float) -> None:
    x, y, teeth, start = wheel
    mark = contrast(c)
    root, tip = (teeth - 1.7) * unit, (teeth + 1.5) * unit
    around = []
    for k in range(teeth):
        for share, reach in ((-0.29, root), (-0.17, tip), (0.17, tip), (0.29, root)):
            angle = start + (k + share) * math.tau / teeth
            around.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    hole = root - 2.8 * unit if teeth > 9 else 0
    if hole:
        for spoke in (28, 118):
            pen.stroke(turned([(-hole * 1.1, 0), (hole * 1.1, 0)], spoke, x, y), 2.4 * unit, 2.4 * unit, c, tone - 0.2)
    pen.shape(_pierced(corners(around), ring(x, y, hole, hole, 10)) if hole else corners(around), c, tone)
    pen.flat(_lit(pen, _crescent(hole + 0.5 if hole else root * 0.6, root - 0.5, -0.7, 1.7), x, y), c, tone - 0.3)
    pen.flat(_lit(pen, _crescent(root - 1.5 * unit, root - 0.6 * unit, 3.0, 4.2), x, y), "white", opacity=0.65)
    for rivet in ring(x, y, root - 1.3 * unit, root - 1.3 * unit, 4, math.radians(28)) if hole else []:
        pen.ellipse(*rivet, 0.6 * unit, 0.6 * unit, mark, line=False)
    pen.ellipse(x, y, 2.6 * unit, 2.6 * unit, c, tone)
    pen.ellipse(x, y, unit, unit, mark, line=False)


def _crescent(inner: float, outer: float, start: float, end: float) -> list[Spot]:
    """A piece of a ring that narrows to both ends."""
    angles = [start + (end - start) * i / 6 for i in range(7)]
    out = [(outer * math.cos(a), outer * math.sin(a)) for a in angles]
    back = [(inner * math.cos(a), inner * math.sin(a)) for a in angles[-2:0:-1]]
    return out + back


@motif
def cage(pen: Pen, c: str = "gold", bird: str = "coral") -> None:
    """A domed bird cage; without a bird if no colour of one is named."""
    pen.shape(_pierced([Knot(*spot) for spot in ring(0, -104, 8, 8, 8)], ring(0, -104, 4, 4, 6)), c)
    for x in (-14, 14):
        pen.stroke([(x, -8), (x, -58), (x * 0.9, -78), (0, -94)], 2.6, 2.6, c, -0.3)
    pen.stroke("-38,-23 38,-23", 4.5, 4.5, "wood")
    if bird:
        _caged_bird(pen, bird)
    for x in (-41, -28, 0, 28, 41):
        if x or not bird:
            tone = -0.3 if x * pen.side > 30 else lifted(c)
            pen.stroke([(x, -8), (x, -60), (x * 0.84, -79), (x * 0.2, -95)], 3.8, 3.8, c, tone)
    pen.stroke("-42,-66 0,-61 42,-66", 5, 5, c, 0.1 + lifted(c))
    pen.shape("-10,-93! 0,-99 10,-93! 0,-89", c)
    pen.shape("-49,-12! 0,-7 49,-12! 44,-1! 0,4 -44,-1!", c, lifted(c))
    pen.shade("12,-8 49,-12! 44,-1! 8,4", c, -0.32)


def _caged_bird(pen: Pen, ink: str) -> None:
    """A small bird on the perch."""
    pen.poly("-17,-49 -28,-43 -16,-40", "sun" if ink not in ("sun", "gold") else "coral")
    pen.shape("-19,-44 -14,-55 -2,-58 8,-49 16,-34 32,-14! 21,-12! 8,-21 -8,-22 -17,-32", ink)
    pen.shade("4,-54 8,-49 16,-34 20,-29 8,-22 0,-22 8,-34", ink, -0.2)
    pen.shape("0,-43 11,-38 22,-20! 6,-25 -2,-34", ink, -0.4, line=False)
    pen.ellipse(-9, -48, 3, 3, "ink" if ink not in DARK else "white", line=False)
