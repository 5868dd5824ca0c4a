"""What lies on the tables of the shelf's games: cards and arrows, pearls and stones, the fields of a kingdom."""

import math

from games.art.geometry import Knot, Spot, corners, moved, ring, scallop, turned
from games.art.inks import DARK
from games.art.motifs.register import motif
from games.art.pen import Pen

CUT = "-24,-58! 24,-58! 42,-40! 0,0! -42,-40!"  # a diamond
FAR = 520  # how far away the fields of a kingdom are half as large
WING = "0,0! -2,-36 12,-78! 44,-98 92,-98! 86,-72 108,-54! 88,-44 98,-16! 74,-18 64,10! 32,8"


# guardians


@motif
def hint(pen: Pen, c: str = "crimson") -> None:
    """An arrow that says: look here. Its tip is at the foot."""
    body = "0,0! -24,-38! -10,-35! -9,-54 -24,-64 -26,-84 -14,-99 0,-103 14,-99 26,-84 24,-64 9,-54 10,-35! 24,-38!"
    pen.shape(moved(body, 0, 5, 1.11), "white", 0.3)
    pen.shape(body, c)
    pen.shade("0,-6! 1,-60! 16,-66 20,-84 10,-96 22,-86 21,-66 8,-54 9,-38! 19,-40!", c, -0.28)
    pen.shade("-11,-94 -20,-86 -21,-72 -15,-76 -14,-86", c, 0.5)
    pen.ellipse(0, -80, 8.5, 8.5, "white", line=False)


@motif
def card(pen: Pen, c: str = "sky", sea: str = "sea", stamp: str = "crimson", tower: str = "coral") -> None:
    """A picture postcard: a lighthouse on its island, a stamp in the corner."""
    pen.poly("-76,0 -75,-100 75,-101 76,1", "paper", 0.3)
    pen.flat("-68,-8! -67,-92! 67,-93! 68,-7!", c)
    pen.flat("-68,-8! -68,-38! 68,-38! 68,-7!", sea)
    pen.ellipse(-36, -52, 14, 14, "sun", 0.2, line=False)
    pen.flat("-68,-38! 68,-38! 68,-30! 20,-34! -68,-28!", sea, 0.3)
    pen.shape("-22,-22! -8,-36 16,-40 38,-34 50,-22! 16,-15", "moss", weight=0.7)
    pen.poly("7,-34 10,-72 22,-72 25,-34", "paper", 0.2)
    for y, half in ((-42, 8.2), (-58, 7)):
        pen.poly([(16 - half, y), (16.5 - half, y - 8), (15.5 + half, y - 8), (16 + half, y)], tower, line=False)
    pen.poly("8,-72 16,-84 24,-72", tower, -0.15)
    pen.flat("18,-72! 22,-72! 25,-34! 19,-34!", "ink", opacity=0.25)
    pen.poly("42,-66 42,-88 60,-88 60,-66", "paper", 0.4)
    pen.flat("45,-69! 45,-85! 57,-85! 57,-69!", stamp)
    for y in (-24, -16):
        pen.line([(-58, y), (-44, y - 2), (-34, y)], 1, "foam")


# hunters


@motif
def pearl(pen: Pen, c: str = "white", n: int = 1) -> None:
    """Pearls: one, or a heap."""
    left, row, y = n, math.ceil((math.sqrt(8 * n + 1) - 1) / 2), 0.0
    heap: list[Spot] = []
    while left > 0:
        count = min(row, left)
        heap += [((i - (count - 1) / 2) * 30, y) for i in range(count)]
        left, row, y = left - count, row - 1, y - 25
    for x, foot in heap:
        pen.part()
        _pearl(pen.one(x, foot), c)


def _pearl(pen: Pen, c: str) -> None:
    light = pen.shining()
    light.ellipse(0, -16, 16, 16, c, 0.1)
    light.shade("9,-28 16,-16 9,-4 -6,-2 4,-8 9,-16", "lilac", -0.1, opacity=0.8)
    light.shade("-2,-5 6,-9 10,-17 9,-10 4,-5", "rose", 0.2, opacity=0.9)
    light.ellipse(-5, -22, 4, 3.4, "white", 0.5, line=False, hit=False)


@motif
def oyster(pen: Pen, c: str = "rose", n: int = 3, inner: str = "ice") -> None:
    """A great shell that opens, with pearls in it."""
    rim = [_fan(i / 9) for i in range(10)]
    lip = [Knot(*rim[i], corner=True, bump=(_fan((i + 0.1) / 9, 1.13), _fan((i + 0.9) / 9, 1.13))) for i in range(9)]
    pen.shape([*lip, Knot(*rim[-1], corner=True), *moved("40,-12! -40,-12!")], c)
    glow = pen.shining()
    glow.flat([*[_fan(i / 12, 0.87) for i in range(13)], *moved("34,-14! -34,-14!")], inner, 0.1)
    glow.shade([*[_fan(i / 12, 0.87) for i in range(7, 13)], *moved("34,-14! 4,-14! 30,-50")], "lilac", 0.05)
    for i in range(1, 9):
        x, y = _fan(i / 9, 0.8)
        pen.line([(x * 0.45, -18), (x, y)], 1, "lilac", -0.2)
    pen.shape("-66,-24! -40,-30 0,-32 40,-30 66,-24! 50,-10 -50,-10", "plum", -0.2)
    for i in range(n):
        x = (i - (n - 1) / 2) * 80 / max(n, 2)
        _pearl(pen.one(x, -12 + abs(x) * 0.06, 1.35 if 2 * i == n - 1 else 1), "white")
    pen.shape("-70,-26! -40,-17 0,-14 40,-17 70,-26! 62,-6 34,6 0,8 -34,6 -62,-6", c, 0.06)
    pen.shade("14,-14 40,-17 69,-25! 62,-6 34,6 4,7 30,-3", c, -0.28)
    for x in (-46, -24, 0, 24, 46):
        pen.line([(x * 0.8, 4 - abs(x) * 0.12), (x, -13 - abs(x) * 0.1)], 1, c, -0.35)


def _fan(t: float, reach: float = 1) -> Spot:
    a = math.radians(-178 + 176 * t)
    return reach * 68 * math.cos(a), -20 + reach * 76 * math.sin(a)


@motif
def gem(pen: Pen, c: str = "ice", n: int = 1, glow: bool = True) -> None:
    """Cut diamonds that glitter."""
    light = pen.shining() if glow else pen
    for i in range(n):
        x = (i - (n - 1) / 2) * 84
        pen.part()
        _gem(light.one(x, 0 if i % 2 else -6, 1 if i % 2 else 0.86, turn=(-9, 7, 12)[i % 3] if n > 1 else 0), c)


def _gem(pen: Pen, c: str) -> None:
    pen.poly(CUT, c)
    lit = moved("0,0", flip=pen.side < 0)
    pen.shade([*moved("20,-40! 42,-40! 0,0!"), *lit], c, -0.42, smooth=False)
    pen.shade("-20,-40! 20,-40! 0,0!", c, -0.12, smooth=False)
    pen.shade("-42,-40! -20,-40! 0,0!", c, 0.32, smooth=False)
    pen.shade("-24,-58! -20,-40! -42,-40!", c, 0.6, smooth=False)
    pen.shade("-24,-58! 0,-58! -20,-40!", c, 0.3, smooth=False)
    pen.shade("0,-58! 20,-40! -20,-40!", c, 0.62, smooth=False)
    pen.shade("24,-58! 42,-40! 20,-40!", c, -0.3, smooth=False)
    for edge in ("-42,-40 42,-40", "-20,-40 0,0", "20,-40 0,0"):
        pen.line(edge, 0.5, opacity=0.6)
    pen.sparkle(-30, -62, 11)


@motif
def wisp(pen: Pen, c: str = "lagoon", cage: bool = True) -> None:
    """A will-o'-the-wisp: a small flame that looks back at you, caught in a lantern or free."""
    light = pen.shining()
    for reach, opacity in ((78, 0.14), (52, 0.22)):
        light.ellipse(0, -46, reach, reach, c, 0.4, line=False, hit=False, opacity=opacity)
    if cage:
        light.shape("-26,-10! -30,-40 -24,-74! 24,-74! 30,-40 26,-10!", c, -0.35, opacity=0.9)
    light.shape("-19,-26 -21,-40 -12,-54 -8,-66 -10,-78! 6,-70 11,-60 16,-63! 20,-46 20,-28 10,-15 -9,-15", c, 0.1)
    light.flat("-12,-24 -13,-36 -4,-50 -1,-60! 10,-46 13,-30 6,-19 -6,-19", c, 0.75)
    for x in (-5, 7):
        pen.ellipse(x, -34, 2.6, 4.4, "ink", line=False)
    pen.line("-2,-25 2,-23 6,-25", 1.1)
    if cage:
        _irons(pen)


def _irons(pen: Pen) -> None:
    for outline in ("-26,-10 -31,-42 -24,-74", "26,-10 31,-42 24,-74"):
        pen.stroke(outline, 4.5, 4.5, "bark", -0.25, samples=4)
    pen.poly("-34,0 -28,-12 28,-12 34,0", "gold", -0.1)
    pen.shade("6,-12! 28,-12! 34,0! 10,0!", "gold", -0.4)
    pen.shape("-30,-72! -18,-84 0,-90 18,-84 30,-72!", "gold", -0.05)
    pen.shade("6,-89 18,-84 30,-72! 10,-72!", "gold", -0.4)
    pen.stroke([*ring(0, -99, 9, 9, 8, math.pi / 2), (0, -90)], 3.6, 3.6, "gold", -0.1, samples=16)


@motif
def portal(pen: Pen, c: str = "lagoon", wall: str = "stone", beast: str = "plum", eye: str = "sun") -> None:
    """A gate of old stones full of light, and something with horns that looks out of it."""
    light = pen.shining()
    for reach, opacity in ((104, 0.12), (88, 0.16)):
        light.ellipse(0, -78, reach, reach, c, 0.3, line=False, hit=False, opacity=opacity)
    light.shape("-46,0! -46,-80 -34,-112 0,-128 34,-112 46,-80 46,0!", c, 0.25)
    for wide, tone in ((39, 0.5), (28, 0.75)):
        light.flat(scallop(0, -82, wide, wide, 9, pen.rng, 0.06), c, tone)
    for degrees in range(0, 360, 45):
        light.flat(turned("0,-44! 5,-30 12,-24! 2,-26", degrees, 0, -82), "white", 0.3)
    _horned(pen, beast, eye)
    for flip in (False, True):
        for k in range(3):
            stone = ((-43, -26 * k + 2), (-44, -26 * k - 24), (-68 + k, -26 * k - 24), (-70 + k, -26 * k + 2))
            pen.poly(moved(stone, flip=flip), wall, (0.12, 0, 0.06)[k] - (0.26 if flip else 0))
    for i in range(7):
        a, b = (math.radians(180 + (i + k) * 180 / 7) for k in (0, 1))
        block = [(r * math.cos(t), -77 + 1.1 * r * math.sin(t)) for r, t in ((44, a), (44, b), (69, b), (69, a))]
        pen.poly(block, wall, 0.16 - 0.065 * i - (0.05 if i % 2 else 0))
    pen.poly("-12,-124 12,-124 17,-156 0,-163 -17,-156", wall, 0.18)
    pen.shade("3,-124! 12,-124! 17,-156! 0,-163!", wall, -0.22)
    light.poly("0,-132 8,-142 0,-152 -8,-142", c, 0.3)
    pen.hatch("-66,0 -64,-72 -48,-70 -47,0", 88, 7, wall, -0.35, (5, 12), 0.9, 0.7)
    _claws(pen, beast)


def _horned(pen: Pen, c: str, eye: str) -> None:
    mane = "-46,0! -45,-26 -36,-34! -38,-48 -28,-54! -26,-68 -12,-78 12,-78 26,-68 28,-54! 38,-48 36,-34! 45,-26 46,0!"
    pen.shape(mane, c, -0.22)
    pen.hatch("-42,-4 -38,-30 -24,-24 24,-24 38,-30 42,-4", 84, 8, c, 0.25, (6, 13), 1, 0.8)
    for flip in (False, True):
        horn = "-8,-70! -20,-72 -33,-82 -32,-104! -26,-92 -14,-88 -3,-76!"
        pen.shape(moved(horn, flip=flip), "sand", -0.22 if flip else 0.05)
        pen.shape(moved("-20,-62! -34,-68 -40,-62! -32,-54 -20,-52!", flip=flip), c, -0.1)
    pen.shape("-22,-56 -16,-72 0,-77 16,-72 22,-56 15,-40 13,-24 0,-16 -13,-24 -15,-40", c, 0.08)
    pen.shade("6,-76 16,-72 22,-56 15,-40 13,-24 2,-17 7,-40", c, -0.32)
    pen.shape("-9,-35! 0,-38 9,-35! 4,-29 0,-27 -4,-29", "ink", weight=0.5)
    pen.line("-9,-22 0,-25 9,-22", 1)
    pen.line("0,-27 0,-24", 0.9)
    light = pen.shining()
    for flip in (False, True):
        light.flat(moved("-7,-23! -4,-24! -5,-16!", flip=flip), "white")
        light.shape(moved("-19,-59! -10,-60 -4,-52! -12,-51", flip=flip), eye, 0.25, weight=0.7)
        light.ellipse(10 if flip else -10, -55.5, 1.7, 3.6, "ink", line=False)


def _claws(pen: Pen, c: str) -> None:
    for i, y in enumerate((-44, -34, -24)):
        x = (-49, -51, -50)[i]
        pen.stroke([(-38, y + 2), (x, y), (x - 8, y + 4)], 10, 8, c, 0.12 - 0.1 * i, samples=6)
        pen.shape(moved("3,-4! -6,-2 -10,6! 0,5 4,3!", x - 9, y + 4), "sand", 0.1, weight=0.7)


# creatures


@motif
def wyvern(pen: Pen, c: str = "crimson", belly: str = "sand", wing: str = "coral") -> None:
    """A dragon that sits with its wings open and looks over its land."""
    _wing(pen.one(-2, -76, 1.05, turn=-46), c, wing, -0.24)
    pen.stroke("30,-10 70,0 108,-2 134,-18 134,-44", 22, 5, c, -0.16, samples=14)
    pen.shape("134,-40! 118,-46 128,-70! 142,-62 150,-48!", wing, -0.1)
    _wing(pen.one(8, -66, 1.25, turn=-6), c, wing, 0)
    pen.shape("-26,0! -36,-26 -30,-52 -18,-78 2,-82 22,-66 42,-40 48,-14 40,2!", c)
    pen.flat("12,-74 26,-62 44,-38 49,-12 40,2! 14,2! 28,-26", c, -0.3)
    _crest(pen, c, wing)
    pen.shape("-28,0! -34,-26 -28,-54 -22,-74 -30,-98 -38,-104 -28,-108 -14,-92 -10,-70 -12,-38 -8,0!", belly)
    for y, half in ((-12, 10), (-26, 11), (-40, 10), (-54, 8), (-68, 6), (-82, 6)):
        pen.line([(-21 - half, y), (-21 + half, y + 2)], 0.8)
    _legs(pen, c)
    _head(pen, c, belly)


def _wing(pen: Pen, c: str, wing: str, tone: float) -> None:
    pen.shape(WING, wing, tone)
    pen.flat("92,-98! 86,-72 108,-54! 88,-44 98,-16! 74,-18 64,10! 50,8 60,-34 60,-70", wing, tone - 0.2)
    pen.hatch("18,-62 60,-80 80,-60 60,-30 20,-12", 40, 10, wing, tone + 0.35, (8, 18), 0.9, 0.6)
    for tip in ("12,-76 50,-62 106,-54", "12,-76 44,-40 96,-16", "12,-76 26,-30 62,8"):
        pen.line(tip, 1.5)
    pen.stroke("0,2 -2,-36 12,-78 44,-96 92,-98", 13, 4, c, tone - 0.05, samples=12)
    if not tone:
        pen.shape("8,-76! 5,-90 13,-98! 16,-88 18,-82!", "sand", tone, weight=0.8)


def _crest(pen: Pen, c: str, wing: str) -> None:
    for x, y, turn in ((12, -84, 40), (0, -98, 60), (-8, -114, 66), (-18, -128, 50)):
        pen.shape(turned("-7,4! 1,-15! 7,4!", turn, x, y), wing, -0.1, smooth=False, weight=0.8)
    pen.shape("-14,-76! -18,-94 -34,-106 -46,-116 -38,-136 -18,-126 -2,-104 10,-78!", c, 0.04)
    pen.flat("-24,-128 -12,-120 0,-100 9,-79! -2,-78! -10,-100", c, -0.3)


def _legs(pen: Pen, c: str) -> None:
    pen.shape("8,-6 8,-28 22,-42 40,-36 46,-18 42,-2 24,3", c, 0.08)
    pen.flat("30,-40 40,-36 46,-18 42,-2 28,2 38,-18", c, -0.3)
    pen.hatch("14,-12 14,-28 24,-36 32,-20 26,-8", 60, 7, c, -0.35, (4, 9), 0.9, 0.7)
    for x in (-34, 2):
        pen.shape(moved("-14,4! -12,-5 0,-10 14,-8 18,4!", x), c, 0.05)
        for dx in (-8, 0, 8):
            pen.shape(moved("-4,4! -2,-3 2,-3 3,4!", x + dx, 1), "sand", weight=0.6)
    pen.stroke("-20,-52 -32,-34 -30,-4", 15, 11, c, 0.06, samples=6)


def _head(pen: Pen, c: str, horn: str) -> None:
    for x, y, tone in ((6, -3, -0.25), (0, 0, 0.05)):
        pen.shape(moved("-42,-138! -28,-152 -6,-156! -20,-146 -28,-130!", x, y), horn, tone)
    pen.shape(
        "-30,-132 -44,-142 -58,-138! -70,-132 -88,-132 -96,-124 -92,-114! -74,-110 -58,-104 -44,-106 -32,-114", c, 0.08
    )
    pen.flat("-92,-114! -74,-110 -58,-104 -44,-106 -32,-114 -48,-113 -62,-112 -78,-118", c, -0.28)
    pen.line("-94,-116 -78,-118 -62,-113 -54,-116", 1.1)
    pen.ellipse(-58, -127, 5.6, 5, "sun", 0.35)
    pen.ellipse(-60, -127, 1.8, 4, "ink", line=False)
    pen.line("-68,-134 -58,-135 -50,-130", 1.4)
    pen.ellipse(-89, -125, 2, 1.7, "ink", line=False)


@motif
def runestone(pen: Pen, c: str = "lilac", rune: int = 0) -> None:
    """A stone of power, cut in facets and alight from within."""
    light = pen.shining()
    for reach, opacity in ((62, 0.16), (44, 0.22)):
        light.ellipse(0, -40, reach, reach, c, 0.5, line=False, hit=False, opacity=opacity)
    light.poly("-26,0 -34,-30 -22,-62 0,-84 22,-60 33,-28 24,1", c, 0.05)
    light.shade("0,-84! 22,-60! 33,-28! 24,1! 6,1! 12,-34!", c, -0.36, smooth=False)
    light.shade("0,-84! -22,-62! -34,-30! -20,-34! -10,-58!", c, 0.5, smooth=False)
    marks = ("-6,-18 -6,-50 8,-40 -6,-32", "-8,-20 0,-50 8,-20", "-8,-46 6,-38 -8,-28 6,-18")
    light.line(marks[rune % 3], 1.8, "white", 0.3)
    light.sparkle(-24, -70, 9)


# the kingdom


@motif
def realm(
    pen: Pen, c: str = "leaf", fields: tuple[str, ...] = (), side: str = "bark", hex_size: float = 92, high: float = 220
) -> None:
    """A land of hexagonal fields seen slantwise: rows from far to near, an ink for each field, `.` for none."""
    rows = [row.split() for row in fields or (f"{c} {c} {c}",)]
    for far, row in zip(reversed(range(len(rows))), rows, strict=True):
        for odd in (1, 0):
            for i, ink in enumerate(row, -(len(row) // 2)):
                if ink != "." and i % 2 == odd:
                    _field(pen, (i, far), ink, side, hex_size, high)


def _field(pen: Pen, at: Spot, ink: str, side: str, size: float, high: float) -> None:
    x, y = at[0] * 1.5 * size, at[1] * math.sqrt(3) * size
    if at[0] % 2:
        y += math.sqrt(3) / 2 * size
    around = [(x + size * 0.97 * _turn(i)[0], y + size * 0.97 * _turn(i)[1]) for i in range(6)]
    top = [_seen(a, b, high) for a, b in around]
    near = [(a, b + 20 / (1 + y / FAR)) for a, b in top]
    pen.poly([top[0], near[0], near[5], near[4], near[3], top[3], top[2], top[1]], side, -0.2)
    pen.flat(corners([top[4], top[5], near[5], near[4]]), side, -0.05, smooth=False)
    pen.flat(corners([top[5], top[0], near[0], near[5]]), side, -0.42, smooth=False)
    pen.poly(top, ink, -0.16, line=False)
    inner = [_seen(x + (a - x) * 0.9, y + (b - y) * 0.9, high) for a, b in around]
    pen.flat(corners(inner), ink, 0.06, smooth=False)
    angle = (-8, 24, 62, -40)[int(abs(3 * at[0] + 5 * at[1])) % 4]
    pen.hatch(inner, angle, 13, ink, -0.32 if ink not in DARK else 0.3, (10, 24), 1, 0.7)
    pen.hatch(inner, angle, 22, ink, 0.42, (8, 18), 1, 0.5)


def _turn(i: int) -> Spot:
    return math.cos(math.pi / 3 * i), math.sin(math.pi / 3 * i)


def _seen(x: float, y: float, high: float) -> Spot:
    """A spot of the ground, y deep in the picture, as it is seen."""
    near = 1 / (1 + y / FAR)
    return x * near, -high * (1 - near)


@motif
def castle(pen: Pen, c: str = "crimson", wall: str = "stone", win: str = "sun", flag: str = "gold") -> None:
    """A royal castle: a gate between two towers, and a keep behind them."""
    _turret(pen, (0, -56), 23, 66, (c, wall, win, flag))
    for x, high in ((-62, 58), (64, 52)):
        _turret(pen, (x, 0), 17, high, (c, wall, win, ""))
    merlons = [
        Knot(x + dx, y, corner=True) for x in range(-46, 46, 12) for dx, y in ((0, -58), (7, -58), (7, -51), (12, -51))
    ]
    pen.poly([(-46, 2), *merlons, (50, 2)], wall, 0.02)
    pen.shade("12,-51! 50,-51! 50,2! 22,2!", wall, -0.2, smooth=False)
    for x, y in ((-38, -14), (-34, -38), (-26, -24), (30, -40), (34, -18)):
        pen.line([(x, y), (x + 9, y)], 0.7, opacity=0.7)
    for x, high in ((-30, 78), (32, 78)):
        _turret(pen, (x, 3), 14, high, (c, wall, win, ""))
    pen.shape("-15,4! -15,-22 0,-36 15,-22 15,4!", "bark", -0.2)
    for x in (-7, 0, 7):
        pen.line([(x, 3), (x, -28 + abs(x) * 0.8)], 0.9, "ink")
    pen.shining().shape("0,-50! 8,-46! 7,-36 0,-30! -7,-36 -8,-46!", flag, weight=0.8)


def _turret(pen: Pen, at: Spot, half: float, high: float, inks: tuple[str, str, str, str]) -> None:
    (x, y), (roof, wall, win, flag) = at, inks
    top, lit = y - high, x * pen.side
    pen.poly([(x - half, y), (x - half * 0.88, top), (x + half * 0.88, top), (x + half, y)], wall, 0.08)
    pen.shade(
        [(lit + half * 0.2, top), (lit + half * 0.88, top), (lit + half, y), (lit + half * 0.35, y)],
        wall,
        -0.3,
        smooth=False,
    )
    pen.poly(
        [(x - half * 1.12, top), (x - half * 1.2, top - 8), (x + half * 1.2, top - 8), (x + half * 1.12, top)],
        wall,
        0.1,
    )
    tip = top - 8 - half * 2
    pen.shape(
        [
            Knot(x - half * 1.4, top - 6, True),
            Knot(x - half * 0.5, top - 8 - half * 0.9),
            Knot(x, tip, True),
            Knot(x + half * 0.5, top - 8 - half * 0.9),
            Knot(x + half * 1.4, top - 6, True),
            Knot(x, top - 2),
        ],
        roof,
    )
    pen.shade(
        [
            (lit, tip),
            (lit + half * 0.5, top - 8 - half * 0.9),
            (lit + half * 1.4, top - 6),
            (lit + half * 0.4, top - 3),
        ],
        roof,
        -0.32,
        smooth=False,
    )
    pen.shining().shape(moved("-4,0! -4,-9 0,-13 4,-9 4,0!", x - half * 0.15, top + 24), win, 0.1, weight=0.8)
    if flag:
        pen.line([(x, tip + 1), (x, tip - 22)], 1.2)
        pen.shape(moved("0,-22! 10,-19 24,-22! 18,-15! 24,-8! 10,-11 0,-8!", x, tip), flag)


@motif
def banner(pen: Pen, c: str = "crimson", sign: str = "gold") -> None:
    """A war banner on its pole, with a sun on it."""
    pen.stroke("0,0 0,-112", 5, 4, "wood", samples=2)
    pen.ellipse(0, -115, 5, 5, sign)
    pen.shape("2,-106! 22,-112 44,-102 66,-108! 60,-88! 66,-66! 44,-62 22,-70 2,-62!", c)
    pen.flat("30,-109 44,-102 66,-108! 60,-88! 66,-66! 44,-62 34,-64 40,-86", c, -0.28)
    pen.flat(ring(26, -87, 9, 9, 10), sign, 0.1)
    pen.hatch("6,-102 16,-105 16,-70 6,-68", 84, 7, c, 0.35, (6, 14), 0.9, 0.6)


@motif
def shades(pen: Pen, c: str = "night", n: int = 3, eye: str = "coral") -> None:
    """Shadows that come out of the dark: hooded, without feet, with burning eyes."""
    light = pen.shining()
    for i in range(n):
        one = pen.one((i - (n - 1) / 2) * 62, (0, -10, 6)[i % 3], (1, 0.8, 0.88)[i % 3])
        body = "-30,4! -24,-26 -27,-58 -14,-88 4,-104! 12,-92 24,-70 22,-36 34,6! 22,-4 14,8! 4,-3 -6,9! -14,-2"
        one.shape(body, c, 0.06)
        one.flat("-13,-58 -10,-76 2,-82 13,-74 14,-58 2,-50", "ink", -0.3)
        one.hatch("-20,-6 -18,-46 0,-44 16,-40 20,-8", 86, 9, c, 0.28, (10, 20), 1, 0.7)
        glow = light.one((i - (n - 1) / 2) * 62, (0, -10, 6)[i % 3], (1, 0.8, 0.88)[i % 3])
        for flip in (False, True):
            glow.flat(moved("-8,-69! -1,-65! -2,-61 -8,-64", x=1, flip=flip), eye, 0.2)
