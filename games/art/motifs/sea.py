"""What lives in the sea, and what is lost or rowed on it."""

import math

from games.art.geometry import (
    Knot,
    brush,
    curve,
    moved,
    turned,
)
from games.art.inks import brightness, mark
from games.art.motifs.groups import shoal
from games.art.motifs.register import motif
from games.art.pen import Pen


def gaze(pen: Pen, x: float, y: float, r: float, look: float = -0.2) -> None:
    """A round eye with a dark pupil."""
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
    pen.hatch("-78,-36 -66,-44 -40,-53 -4,-50 30,-36 50,-24 20,-30 -30,-38", 12, 6, c, mark(c), (6, 14), 0.9, 0.5)
    pen.hatch("-20,-30 16,-24 56,-10 80,-16 92,-36 80,-8 30,-9", 10, 6, c, -0.6, (6, 13), 0.9, 0.6)
    for x, y, r in ((-78, -39, 2.2), (-72, -35, 1.4), (-50, -48, 2), (-43, -45, 1.3), (92, -52, 1.8)):
        pen.ellipse(x, y, r, r * 0.8, "ice", line=False)
    gaze(pen, -64, -29, 4.6)
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
    sucker = (c, -0.35) if brightness(c) > 430 else ("rose", 0.3)
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
    for one in shoal(pen, n, 112, 62, vary=0.2, tilt=9):
        _fish(one, c)


def _fish(pen: Pen, c: str) -> None:
    pen.shape("-14,-34! 2,-52 20,-47 16,-31!", c, -0.22, weight=0.8)
    pen.shape("-6,-2! 2,8 14,7 12,-6!", c, -0.22, weight=0.8)
    pen.shape("-46,-17! -28,-33 0,-38 24,-28 38,-20 55,-36! 51,-18 56,0! 38,-15 24,-7 0,2 -28,-2", c)
    pen.flat("-45,-16! -26,-10 2,-8 34,-16 24,-8 0,1 -28,-3", "paper", -0.05)
    for x, high, low in ((-10, -34, -3), (4, -34, -3), (18, -28, -9)):
        pen.line([(x, high), (x + 7, -19), (x, low)], 1.5, c, mark(c))
    for y in (-27, -18, -9):
        pen.line([(41, -18 + (y + 18) * 0.3), (49, y)], 0.8, c, mark(c))
    pen.flat("-38,-22! -26,-31 -2,-36 -22,-28", c, 0.4)
    pen.line("-20,-32 -14,-18 -20,-4", 1)
    pen.line("-46,-16 -40,-13 -37,-14", 0.7)
    gaze(pen, -31, -21, 4.8)


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
    gaze(pen, -92, -39, 4.2)
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
    pen.hatch([(x + k.x * wide, k.y * tall) for k in moved(lit)], 60, 6, c, mark(c), (4, 8), 0.9, 0.7)


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
