"""What lives in the sea, and what is lost or rowed on it."""

import math
from collections.abc import Iterator

from games.art.geometry import Knot, Spot, brush, curve, moved, ring, turned
from games.art.inks import INKS
from games.art.motifs.register import motif
from games.art.pen import Pen


def _group(
    pen: Pen, n: int, wide: float, high: float, *, vary: float = 0, tilt: float = 0, pairs: bool = False
) -> Iterator[Pen]:
    """A pen for each of a loose group in staggered rows; they differ in size, they tilt, or they face each other."""
    rows = 1 if n == 1 else max(1, round(math.sqrt(n * wide / high / 1.4)))
    size = min(1, 176 / wide / math.ceil(n / rows), 170 / high / rows)
    k = 0
    for row in range(rows):
        here = n * (row + 1) // rows - n * row // rows
        stagger = 0 if rows == 1 or n % rows else 0.25 - 0.5 * (row % 2)
        for i in range(here):
            x = (i - (here - 1) / 2 + stagger) * wide * size
            y = (row + 1 - rows) * high * size + (pen.rng.uniform(-0.06, 0.06) * high * size if n > 1 else 0)
            turn = pen.rng.uniform(-tilt, tilt) if n > 1 else 0
            pen.part()
            yield pen.one(x, y, size * (1 - vary * (k % 3) / 2), flip=pairs and n > 1 and i % 2 == 0, turn=turn)
            k += 1


def _bright(c: str) -> int:
    """How bright an ink is, of 765."""
    colour = INKS.get(c, c)
    return sum(int(colour[i : i + 2], 16) for i in (1, 3, 5))


def _mark(c: str) -> float:
    """The tone of carved marks that show on an ink: light on dark inks, dark on the others."""
    return 0.4 if _bright(c) < 270 else -0.5


def _eye(pen: Pen, x: float, y: float, r: float, look: float = -0.2) -> None:
    pen.ellipse(x, y, r, r, "paper")
    pen.ellipse(x + look * r, y + 0.05 * r, r * 0.55, r * 0.6, "ink", line=False)


@motif
def whale(pen: Pen, c: str = "deep", spout: bool = True, spout_x: float = -48, water: bool = True) -> None:
    """A whale that blows, its flukes out of the water."""
    pen.shape(
        "-92,-6! -90,-30 -72,-52 -40,-62 -2,-58 30,-42 56,-26 74,-34 84,-54 70,-66 66,-78! 84,-74 94,-66 104,-76 "
        "122,-80! 118,-64 104,-52 96,-30 82,-6!",
        c,
        0.05,
    )
    pen.claim("-92,-2 -90,-30 -72,-52 -40,-62 -2,-58 56,-26 74,-34 84,-54 66,-78 122,-80 104,-52 96,-30 82,-2")
    if spout:
        pen.claim(moved("-36,-72 -30,-104 0,-112 30,-104 36,-72 0,-58", spout_x))
    pen.flat("-44,-34 -10,-38 26,-26 54,-15 76,-22 92,-46 102,-53 96,-30 82,-6! 34,-6! 20,-8 -10,-18", c, -0.28)
    pen.flat("-90,-22! -70,-17 -40,-24 -10,-18 20,-8 34,-6! -92,-6!", "ice", -0.05)
    for i in range(4):
        pen.line(
            [(-89 + i * 1.5, -18 + i * 4), (-66, -14 + i * 3), (-30 + i * 3, -17 + i * 4), (12 - i * 5, -8 + i)], 0.6
        )
    pen.flat("-89,-28! -72,-51 -40,-61 -2,-57 28,-42 -2,-52 -40,-55 -70,-44", c, 0.35)
    pen.flat("72,-74! 84,-71 94,-62 104,-72 116,-77! 104,-66 94,-56 82,-65", c, 0.3)
    pen.hatch("-78,-36 -66,-44 -40,-53 -4,-50 30,-36 50,-24 20,-30 -30,-38", 12, 6, c, _mark(c), (6, 14), 0.9, 0.5)
    pen.hatch("-20,-30 16,-24 56,-10 80,-16 92,-36 80,-8 30,-9", 10, 6, c, -0.6, (6, 13), 0.9, 0.6)
    for x, y, r in ((-78, -39, 2.2), (-72, -35, 1.4), (-50, -48, 2), (-43, -45, 1.3), (92, -52, 1.8)):
        pen.ellipse(x, y, r, r * 0.8, "ice", line=False)
    _eye(pen, -64, -29, 4.6)
    pen.shape("-40,-24! -38,-10 -24,-2 -8,-3! -14,-12 -18,-23!", c, -0.1)
    if spout:
        pen.part()
        _spout(pen, spout_x, -59 if spout_x > -60 else -51)
    if water:
        pen.wash(-126, 118, -3, 11)


def _spout(pen: Pen, x: float, y: float) -> None:
    half = "2.5,0! 3,-15 9,-27 20,-32 28,-25 30,-13! 34,-26 27,-39 14,-44 5,-39 0,-49!"
    left = moved(half, x, y, flip=True)
    pen.shape([*moved(half, x, y), *left[-2::-1]], "foam", weight=0.8)
    for flip in (False, True):
        pen.line(moved("1,-5 2.5,-21 10,-34 22,-36 29,-27", x, y, flip=flip), 0.8, "lagoon", -0.1)
    for dx, dy, r in ((-38, -7, 2), (37, -9, 1.6), (-10, -53, 1.8), (11, -55, 2.2), (-24, -48, 1.5), (26, -50, 1.5)):
        pen.shape(moved("0,-2! 1,0 0,1 -1,0", x + dx, y + dy, r), "foam", weight=0.6)


@motif
def kraken(pen: Pen, c: str = "crimson", n: int = 3, water: bool = True) -> None:
    """Arms with suckers that rise from boiling water."""
    gap = min(48 if n < 5 else 30, 190 / max(1, n - 1))
    arms = []
    for i in range(n):
        place = i - (n - 1) / 2
        middle = 1 - abs(place) * 2 / n
        far = n > 4 and i % 2 == 1
        tall = 0.68 + 0.48 * middle if n < 5 else gap / 27 * (1 if far else 0.62)
        arms.append((not far, tall, place * gap, place > 0))
    for _, tall, x, flip in sorted(arms):
        pen.part()
        _arm(pen.one(x, 0, tall, flip=flip), c)
    if water:
        reach = (n - 1) / 2 * gap + 40
        pen.wash(-reach, reach, 2, 12)


def _arm(pen: Pen, c: str) -> None:
    along = curve("0,-2 -8,-30 10,-62 4,-92 -20,-100 -28,-84 -17,-76 -12,-84", 28)
    pen.shape(brush(along, _thick), c)
    dark = brush(along[:-6], _shaded)
    pen.flat([(x + pen.side * 5.5, y) for x, y in dark], c, -0.35)
    sucker = (c, -0.35) if _bright(c) > 430 else ("rose", 0.3)
    for i in range(2, len(along) - 3, 2):
        t = i / len(along)
        (x, y), (ahead_x, ahead_y) = along[i], along[i + 1]
        long = math.hypot(ahead_x - x, ahead_y - y)
        out = _thick(t) * 0.34
        spot = x + (ahead_y - y) / long * -out, y + (ahead_x - x) / long * out
        pen.ellipse(*spot, 3.1 - t * 1.6, 2.7 - t * 1.4, *sucker, line=False)


def _thick(t: float) -> float:
    return 21 * math.pow(1 - t, 0.8) + 2.6


def _shaded(t: float) -> float:
    return 7 * math.pow(1 - t, 0.8) + 0.8


@motif
def fish(pen: Pen, c: str = "coral", n: int = 1) -> None:
    """Striped fish that swim in a loose group."""
    for one in _group(pen, n, 112, 62, vary=0.2, tilt=9):
        _fish(one, c)


def _fish(pen: Pen, c: str) -> None:
    pen.shape("-14,-34! 2,-52 20,-47 16,-31!", c, -0.22, weight=0.8)
    pen.shape("-6,-2! 2,8 14,7 12,-6!", c, -0.22, weight=0.8)
    pen.shape("-46,-17! -28,-33 0,-38 24,-28 38,-20 55,-36! 51,-18 56,0! 38,-15 24,-7 0,2 -28,-2", c)
    pen.flat("-45,-16! -26,-10 2,-8 34,-16 24,-8 0,1 -28,-3", "paper", -0.05)
    for x, high, low in ((-10, -34, -3), (4, -34, -3), (18, -28, -9)):
        pen.line([(x, high), (x + 7, -19), (x, low)], 1.5, c, _mark(c))
    for y in (-27, -18, -9):
        pen.line([(41, -18 + (y + 18) * 0.3), (49, y)], 0.8, c, _mark(c))
    pen.flat("-38,-22! -26,-31 -2,-36 -22,-28", c, 0.4)
    pen.line("-20,-32 -14,-18 -20,-4", 1)
    pen.line("-46,-16 -40,-13 -37,-14", 0.7)
    _eye(pen, -31, -21, 4.8)


@motif
def turtle(pen: Pen, c: str = "moss", skin: str = "leaf") -> None:
    """A turtle from the side, with a shell broad enough to carry a world."""
    pen.shape("36,-8! 48,-2 60,4 74,2! 62,-14", skin, -0.15)
    pen.shape("-44,-10 -60,4 -70,18 -60,20 -40,8 -26,-4", skin, -0.05)
    pen.shape("26,-8 34,8 44,16 54,12 48,-6", skin, -0.2)
    pen.shape("-48,-24! -70,-34 -84,-50 -100,-48 -107,-35 -98,-24 -84,-21 -66,-9 -46,-5!", skin, 0.05)
    pen.flat("-106,-33! -98,-29 -84,-28 -64,-16 -46,-14! -46,-6! -66,-10 -84,-22 -98,-25", skin, -0.28)
    pen.hatch("-62,-7 -40,-6 -56,8 -66,15 -60,2", 125, 5, skin, -0.35, (4, 9), 0.9, 0.7)
    for x, y, r in ((-78, -38, 2.4), (-68, -29, 2), (-74, -31, 1.5), (-58, -24, 2)):
        pen.ellipse(x, y, r, r * 0.8, skin, -0.35, line=False)
    _eye(pen, -92, -39, 4.2)
    pen.line("-106,-31 -97,-29 -90,-32", 0.8)
    pen.shape("-62,-5! -55,-32 -34,-54 0,-62 34,-54 55,-32 62,-5! 30,2 -30,2", c)
    pen.shade("10,-61! 34,-54 55,-32 62,-5! 30,1 12,1! 28,-26", c, -0.3)
    pen.shade("-59,-14! -52,-35 -33,-53 -2,-61! -27,-49 -46,-31", c, 0.35)
    for plate in (
        "-16,-11 -20,-26 -11,-41 11,-41 20,-26 16,-11",
        "-23,-12 -27,-27 -18,-43 -32,-47 -45,-31 -44,-11",
        "23,-12 27,-27 18,-43 32,-47 45,-31 44,-11",
        "-13,-47 -21,-53 -2,-59 20,-54 13,-47",
        "-51,-10 -51,-24 -57,-12",
        "51,-10 51,-24 57,-12",
    ):
        pen.shape(plate, c, 0.16, weight=0.7)
        pen.hatch(plate, 62, 5, c, 0.42, (4, 9), 0.9, 0.6)
    pen.shade("22,-45! 32,-47 46,-31 58,-12! 44,-10 26,-11! 33,-27", "ink", opacity=0.2)
    pen.flat("-62,-5! -30,1 30,1 62,-5! 63,1 30,7 -30,7 -60,2", "sand")
    pen.flat("4,3 30,1 62,-5! 63,1 30,7 -4,7", "sand", -0.25)


@motif
def dragon(pen: Pen, c: str = "pine", belly: str = "sun", water: bool = True) -> None:
    """A sea serpent: head and neck, two humps and a tail above the water."""
    pen.stroke("113,-2 114,-15 126,-26 132,-36 129,-50", 19, 6, c, -0.08, samples=12)
    pen.shape("129,-50! 114,-42! 118,-56 124,-73! 138,-60 146,-50!", belly, -0.05)
    for x, wide, tall in ((74, 25, 34), (10, 33, 50)):
        pen.part()
        _hump(pen, x, wide, tall, c, belly)
    pen.part()
    _neck(pen, c, belly)
    if water:
        pen.wash(-92, 158, 1, 8)


def _hump(pen: Pen, x: float, wide: float, tall: float, c: str, belly: str) -> None:
    for degrees in (-66, -35, -4, 27, 58):
        a = math.radians(degrees)
        spine = turned("-6,3! 2,-10! 6,3!", degrees * 0.8, x + wide * 0.92 * math.sin(a), -tall * math.cos(a))
        pen.shape(spine, belly, -0.05, smooth=False, weight=0.8)
    arch = "-1,0! -0.88,-0.55 -0.5,-0.9 0,-1 0.5,-0.9 0.88,-0.55 1,0! 0.44,0! 0.34,-0.3 0,-0.48 -0.34,-0.3 -0.44,0!"
    pen.shape([Knot(x + k.x * wide, k.y * tall, k.corner) for k in moved(arch)], c)
    dark = "0.2,-0.96 0.5,-0.9 0.88,-0.55 1,0! 0.66,0! 0.56,-0.4"
    pen.shade([Knot(x * pen.side + k.x * wide, k.y * tall, k.corner) for k in moved(dark)], c, -0.28)
    lit = "-0.9,-0.1 -0.8,-0.5 -0.4,-0.86 0.3,-0.9 0,-0.6 -0.45,-0.3 -0.6,0"
    pen.hatch([(x + k.x * wide, k.y * tall) for k in moved(lit)], 60, 6, c, _mark(c), (4, 8), 0.9, 0.7)


def _neck(pen: Pen, c: str, belly: str) -> None:
    for x, y in ((-42, -88), (-35, -70), (-35, -51), (-40, -33), (-42, -15)):
        pen.poly([(x - 4, y + 8), (x + 12, y - 2), (x - 2, y - 8)], belly, -0.05)
    pen.shape(
        "-66,0! -70,-26 -58,-56 -61,-77 -76,-84 -104,-77! -115,-84 -113,-97 -103,-100 -95,-100 -84,-109 -70,-126! "
        "-65,-110 -51,-114! -50,-102 -38,-84 -36,-56 -44,-28 -36,0!",
        c,
        0.06,
    )
    pen.flat("-60,0! -64,-26 -52,-56 -54,-76 -62,-82 -50,-82 -44,-56 -56,-28 -50,0!", belly, 0.15)
    for y in (-8, -20, -32, -44, -56, -68):
        pen.line([(-64 - y * 0.12, y), (-50 - y * 0.1, y + 2)], 0.7)
    pen.flat("-113,-91! -112,-96 -103,-98 -94,-98 -83,-107 -68,-106 -84,-102 -94,-94 -104,-94", c, 0.35)
    pen.ellipse(-80, -97, 5, 5, "sun", 0.3)
    pen.ellipse(-81, -97, 1.8, 3.6, "ink", line=False)
    for x in (-106, -95):
        pen.poly([(x - 3, -85), (x, -76), (x + 3, -85)], "paper")
    pen.line("-115,-86 -98,-85 -84,-86 -74,-92", 1.3)
    pen.ellipse(-108, -93, 2, 1.8, "ink", line=False)


@motif
def crab(pen: Pen, c: str = "coral", n: int = 1) -> None:
    """A crab from the front: claws up, eyes on stalks."""
    for one in _group(pen, n, 148, 102, vary=0.15):
        _crab(one, c)


def _crab(pen: Pen, c: str) -> None:
    for flip in (False, True):
        for leg in ("22,-24 46,-34 60,-14", "22,-18 44,-22 54,0", "18,-12 34,-12 40,3"):
            pen.stroke(moved(leg, flip=flip), 8, 2, c, -0.2)
        pen.stroke(moved("26,-28 44,-36 50,-52", flip=flip), 9, 8, c, -0.1)
        pen.shape(moved("45,-50 33,-64 34,-82 46,-92! 48,-72! 60,-86! 66,-72 64,-58 56,-49", flip=flip), c)
        pen.stroke(moved("11,-42 13,-60", flip=flip), 4.5, 4, c, -0.1)
    pen.shape("-38,-26 -26,-42 0,-47 26,-42 38,-26 28,-10 0,-4 -28,-10", c)
    pen.shade("14,-45 27,-41 37,-26 28,-11 0,-5 -22,-9 14,-16 24,-28", c, -0.3)
    pen.shade("-34,-28 -25,-40 -6,-45 -22,-35", c, 0.45)
    pen.hatch("-30,-24 -18,-16 0,-9 22,-12 30,-24 18,-22 -14,-24", 8, 5, c, _mark(c), (4, 9), 0.9, 0.5)
    for x in (-50, 48):
        pen.shade([(x - 12, -62), (x - 11, -78), (x - 6, -84), (x - 7, -66)], c, 0.45)
    for x, y, r in ((-8, -37, 2.6), (3, -40, 2), (10, -35, 2.4)):
        pen.ellipse(x, y, r, r * 0.8, c, 0.5, line=False)
    pen.line("-14,-20 -6,-14 6,-14 14,-20", 1.2, c, _mark(c))
    for x in (-13, 13):
        _eye(pen, x, -64, 7)


@motif
def jellyfish(pen: Pen, c: str = "lilac", n: int = 1) -> None:
    """A jellyfish: a bell with a frilled hem and trailing arms."""
    for one in _group(pen, n, 104, 114, vary=0.25, tilt=8):
        _jellyfish(one, c)


def _jellyfish(pen: Pen, c: str) -> None:
    for x, low, sway in ((-28, -18, 5), (28, -26, -5), (-15, -2, 6), (16, -8, -6)):
        wave = [(x + sway * (-1) ** i * (0.4 + 0.15 * i), -64 + (low + 64) * i / 4) for i in range(5)]
        pen.stroke(wave, 6, 2.5, c, -0.18, samples=12)
    pen.stroke("0,-64 6,-50 -6,-36 6,-21 -3,-7 2,3", 14, 3, c, 0.35, samples=15)
    pen.shape(
        "-39,-60! -38,-82 -24,-100 0,-106 24,-100 38,-82 39,-60! 32,-53 22,-60! 12,-52 0,-60! -12,-52 -22,-60! -32,-53",
        c,
    )
    pen.shade("10,-104! 24,-100 38,-82 39,-60! 32,-54 22,-60! 17,-56 27,-78", c, -0.28)
    pen.shade("-34,-72 -31,-85 -20,-97 -8,-102 -22,-88 -27,-74", c, 0.55)
    for x, high in ((-22, -76), (0, -80), (22, -76)):
        pen.line([(x * 0.75, high), (x, -61)], 1.6, c, _mark(c))
    for x, y, r in ((-5, -90, 4), (9, -93, 3), (3, -99, 2)):
        pen.ellipse(x, y, r, r * 0.85, c, 0.55, line=False)


@motif
def seahorse(pen: Pen, c: str = "sun", n: int = 1) -> None:
    """A seahorse in profile, with its tail curled."""
    for one in _group(pen, n, 94, 122, vary=0.12, pairs=True):
        _seahorse(one, c)


def _seahorse(pen: Pen, c: str) -> None:
    pen.shape("14,-64! 32,-72 39,-58 35,-44 16,-38!", c, 0.35)
    for near, far in ((-57, -62), (-51, -53), (-45, -45)):
        pen.line([(18, near), (33, far)], 0.9, c, -0.5)
    along = curve("4,-92 12,-78 7,-62 3,-48 9,-31 15,-16 7,-2 -11,0 -21,-12 -14,-25 -3,-21 -6,-12", 33)
    pen.shape(brush(along, _horse), c)
    pen.shape(
        "14,-102! 10,-112! 4,-107! -2,-117! -6,-107! -13,-111! -14,-102 -22,-94 -38,-93! -41,-87! -38,-80! -20,-82 "
        "-10,-76 6,-78! 20,-84! 15,-90! 22,-96!",
        c,
    )
    pen.flat("20,-86! 14,-76 14,-62 18,-50 18,-36 18,-16 10,-2 16,-16 13,-34 12,-50 8,-62 10,-78", c, -0.3)
    for i in range(5, 29, 3):
        (x, y), (ahead_x, ahead_y) = along[i], along[i + 1]
        long, half = math.hypot(ahead_x - x, ahead_y - y), _horse(i / 33) * 0.42
        across = (ahead_y - y) / long * half, (ahead_x - x) / long * half
        pen.line([(x - across[0], y + across[1]), (x + across[0] * 0.5, y - across[1] * 0.5)], 0.9, c, _mark(c))
    pen.flat("-38,-91! -22,-92 -12,-100 -4,-103 -12,-92 -24,-88", c, 0.45)
    _eye(pen, -5, -94, 5)


def _horse(t: float) -> float:
    bulge = math.exp(-(((t - 0.3) / 0.13) ** 2))
    return 16 * math.pow(1 - t, 1.1) + 17 * bulge + 2


@motif
def shell(pen: Pen, c: str = "rose", n: int = 1) -> None:
    """Scallop shells, like fans, large and small."""
    for one in _group(pen, n, 126, 92, vary=0.45, tilt=16):
        _shell(one, c)


def _shell(pen: Pen, c: str) -> None:
    pen.shape("-25,-1! -21,-14 0,-20 21,-14 25,-1! 0,3", c, -0.2)
    edge = [_fan(i / 7, 66) for i in range(8)]
    rim = [Knot(*edge[i], corner=True, bump=(_fan((i + 0.1) / 7, 77), _fan((i + 0.9) / 7, 77))) for i in range(7)]
    pen.shape([*rim, Knot(*edge[-1], corner=True), *moved("10,-3! -10,-3!")], c)
    pen.touch(pen.placed([_fan(t / 6, 74) for t in range(7)]))
    for i in range(7):
        rib = [_fan((i + 0.3) / 7, 24), _fan((i + 0.2) / 7, 66), _fan((i + 0.5) / 7, 71), _fan((i + 0.8) / 7, 66)]
        pen.shade(rib, c, 0.35 - 0.11 * i)
    for reach in (34, 52):
        pen.line([_fan(t / 6, reach) for t in range(1, 6)], 0.7, c, _mark(c))
    for x, y in edge[1:-1]:
        pen.line([(x * 0.1, -8), (x * 0.97, y * 0.97)], 1.3, c, _mark(c) * 1.5)


def _fan(t: float, reach: float) -> Spot:
    a = math.radians(-164 + 148 * t)
    return reach * 0.78 * math.cos(a), -8 + reach * math.sin(a)


@motif
def rowboat(pen: Pen, c: str = "wood", water: bool = True) -> None:
    """A rowing boat with two oars."""
    pen.shape("-66,-42! -40,-35 0,-33 40,-35 68,-44! 40,-24 0,-20 -40,-24", c, -0.5)
    for x in (-26, 24):
        pen.poly([(x - 9, -32), (x + 9, -32), (x + 10, -22), (x - 10, -22)], "sand", -0.1)
    for turn in (-44, 44):
        pen.shape(
            turned("-2,0! -2,-56 -7,-68 -6,-88 0,-92 6,-88 7,-68 2,-56 2,0!", turn, -turn / 4, -18), "ochre", 0.15
        )
    pen.shape("-66,-42! -40,-29 0,-23 40,-29 68,-44! 62,-18 46,1! -42,1! -60,-18", c)
    pen.flat("-64,-39! -40,-26 0,-20 40,-26 66,-40! 64,-33 40,-19 0,-13 -40,-19 -62,-32", c, 0.35)
    pen.shade("10,-10! 40,-15 59,-24! 55,-10 44,0! -28,0!", c, -0.3)
    pen.hatch("-54,-22 -30,-13 0,-9 36,-13 54,-20 44,-2 -40,-2", 4, 6, c, _mark(c), (6, 14), 0.9, 0.5)
    pen.line("-57,-20 -34,-10 0,-5 36,-10 58,-20", 0.8, c, _mark(c))
    if water:
        pen.wash(-82, 86, 3, 9)


@motif
def anchor(pen: Pen, c: str = "slate") -> None:
    """An anchor with a wooden stock and an open ring."""
    pen.stroke([*ring(0, -91, 10, 10, 10, math.pi / 2), (0, -81)], 6, 6, c, samples=20)
    pen.poly("-6,-2 -4.5,-83 4.5,-83 6,-2", c)
    pen.shade("0.5,-83! 4.5,-83! 6,-2! 0.5,-2!", c, -0.32, smooth=False)
    pen.shape("-35,-28! -29,-14 -14,-6 0,-5 14,-6 29,-14 35,-28! 45,-28! 38,-8 18,4 0,10! -18,4 -38,-8 -45,-28!", c)
    pen.shade("35,-28! 45,-28! 38,-8 18,4 0,9! 4,2 24,-4 34,-16", c, -0.32)
    pen.shade("-43,-27! -36,-9 -18,1! -32,-12 -37,-27!", c, 0.35)
    for flip in (False, True):
        pen.poly(moved("26,-24 54,-28 43,-50", flip=flip), c)
    pen.shade("43,-49! 53,-28! 42,-27!", c, -0.32, smooth=False)
    pen.hatch("-30,-13 0,-3 30,-13 20,0 0,5 -22,0", 6, 5, c, _mark(c), (4, 9), 0.9, 0.6)
    pen.poly("-28,-60 -28,-70 28,-70 28,-60", "wood")
    pen.shade("2,-65! 28,-65! 28,-60! -10,-60!", "wood", -0.3, smooth=False)
    for x in (-28, 28):
        pen.ellipse(x, -65, 5, 6.5, c, 0.1)


@motif
def shipwreck(pen: Pen, c: str = "wood", sail: str = "paper", water: bool = True) -> None:
    """A wrecked ship: broken planks, a hole in the hull, a bent mast and a torn sail."""
    pen.stroke("0,-14 14,-68 26,-104", 6, 4, "bark", 0.05)
    pen.stroke("-12,-92 20,-82 52,-66", 4, 3, "bark")
    pen.shape("-8,-88! 8,-74 4,-54 10,-40! 16,-50! 22,-36! 30,-46! 36,-42! 36,-56 48,-66! 20,-79", sail)
    pen.flat("22,-76! 46,-66! 36,-56 36,-43! 30,-46! 26,-42! 30,-60", sail, -0.28)
    pen.hatch("6,-76 11,-50 22,-46 28,-70", 75, 6, sail, -0.45, (6, 14), 0.9, 0.6)
    pen.part()
    for rib in ("-62,-8 -74,-30 -72,-52", "-48,-10 -58,-32 -55,-58", "-34,-10 -42,-32 -38,-54"):
        pen.stroke(rib, 7, 4, c, -0.3)
    pen.shape(
        "-80,-26! -70,-30! -66,-20! -54,-32! -46,-22! -34,-28! -28,-22! 0,-21 28,-29 50,-44 62,-64! 76,-72 84,-60! "
        "76,-24 56,1! -54,1! -70,-10",
        c,
    )
    pen.flat("-28,-21! 0,-20 28,-28 50,-43 62,-63! 68,-58! 54,-36 28,-19 0,-12 -26,-14!", c, 0.3)
    pen.flat("14,-6 48,-20 70,-40 82,-58! 76,-24 56,0! -30,0!", c, -0.3)
    for y in (0, 8):
        pen.line([(-68 + y, -14 + y), (-30, -8 + y), (16, -11 + y), (50, -24 + y), (74 - y, -46 + y * 2)], 0.8)
    pen.shape("-40,-2! -36,-12! -30,-10! -24,-18! -14,-13! -2,-17! 2,-8! 10,-6! 4,0! -20,1!", "ink", weight=0.5)
    for x in (-24, -10):
        pen.stroke([(x, -14), (x + 2, 0)], 4, 4, c, -0.35, line=False)
    pen.hatch("30,-22 60,-42 76,-54 70,-24 54,-4 30,-6", -32, 6, c, -0.6, (5, 12), 0.9, 0.6)
    if water:
        pen.wash(-94, 94, 2, 9)
