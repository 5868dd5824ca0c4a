"""What carries people and their letters, and what they find their way with."""

import math

from games.art.geometry import (
    Knot,
    Outline,
    knots,
    moved,
    ring,
    turned,
)
from games.art.inks import mark
from games.art.motifs.groups import places
from games.art.motifs.register import motif
from games.art.pen import Pen


def _stretched(outline: Outline, x: float, y: float, wide: float, high: float) -> list[Knot]:
    return [Knot(x + knot.x * wide, y + knot.y * high, knot.corner) for knot in knots(outline)]


def _sail(pen: Pen, x: float, y: float, wide: float, high: float, c: str) -> None:
    pen.shape(_stretched("-.75,0! .75,0! 1.15,.5 .8,1! 0,.88 -.9,1! -.5,.5", x, y, wide, high), c)
    for outline, tone in (
        (".25,0! .75,0! 1.15,.5 .8,1! .3,.9 .6,.5", -0.26),
        ("-.75,0! -.4,0! -.2,.5 -.55,.92! -.9,1! -.5,.5", 0.3),
    ):
        pen.flat(_stretched(outline, x, y, wide, high), c, tone * pen.side)
    for k in (0.34, 0.66):
        pen.line(_stretched(f"-.5,{k} .3,{k + 0.08} 1.05,{k}", x, y, wide, high), 0.45, c, -0.5)
    pen.stroke([(x - wide * 0.95, y), (x + wide * 0.95, y)], 3, 3, "bark", samples=2)


@motif
def ship(pen: Pen, c: str = "paper", hull: str = "wood", flag: str = "crimson") -> None:
    """A ship with two masts under full sail."""
    pen.stroke("58,-32 86,-48", 3.4, 1.8, "bark", samples=2)
    pen.stroke("-22,-20 -22,-84", 3.4, 2.6, "bark", samples=2)
    pen.stroke("14,-20 14,-102", 3.6, 2.6, "bark", samples=2)
    pen.shape("82,-47! 44,-78! 50,-56 42,-32! 62,-42", c)
    pen.flat("82,-47! 44,-78! 56,-58 60,-43", c, -0.26 * pen.side)
    _sail(pen, -22, -74, 22, 44, c)
    _sail(pen, 14, -66, 28, 36, c)
    _sail(pen, 14, -94, 19, 25, c)
    pen.shape("15,-103! 26,-108 34,-101 46,-105! 40,-97 46,-92! 34,-91 26,-96 15,-94!", flag, weight=0.8)
    pen.shape("-60,-36! -46,-30! -44,-22! -20,-18 20,-18 44,-24! 72,-36! 60,-12 46,3! -42,3! -56,-14", hull)
    pen.flat("-57,-26! -44,-20! -20,-15 20,-15 44,-20 68,-32! 63,-22! 20,-9 -20,-9 -55,-18!", hull, 0.36)
    pen.shade("8,-8 52,-15 50,-6 42,3! -18,3!", hull, -0.32)
    pen.line("-51,-10 -20,-4 20,-4 56,-11", 0.6)
    pen.hatch("-48,-8 -20,-2 20,-2 50,-6 42,1 -40,1", 2, 4, hull, -0.45, (6, 14), 0.7, 0.6)
    for x in (-30, -10, 10, 30):
        pen.ellipse(x, -12.5 - abs(x) / 15, 2.6, 2.6, "ink", line=False)
    pen.wash(-74, 80, 3, 8)


def _bottle(pen: Pen, c: str) -> None:
    pen.shape("-15,0! -19,-5 -19,-44 -8,-60 -8,-78! 8,-78! 8,-60 19,-44 19,-5 15,0!", c)
    pen.flat("-12,-4 -14,-8 -14,-42 -4,-58 -4,-74! 4,-74! 4,-58 14,-42 14,-8 12,-4", c, 0.4)
    pen.poly(turned("-9,20 -9,-22 9,-22 9,20", 9, 0, -28), "paper")
    pen.flat(turned("3,20! 3,-22! 9,-22! 9,20!", 9, 0, -28), "sand", smooth=False)
    for y in (-15, -9, 5, 11):
        pen.line(turned([(-6, y), (5, y)], 9, 0, -28), 0.7)
    pen.poly(turned("-10,-5 -10,1 10,1 10,-5", 9, 0, -28), "crimson")
    pen.shade("12,-2 15,-8 15,-42 6,-60 6,-76! 8,-76! 8,-60 19,-44 19,-5 15,0!", c, -0.34)
    pen.shade("-16,-8 -16,-42 -11,-48 -12,-40 -12,-8", "white", opacity=0.85)
    pen.poly("-11,-72 -11,-80 11,-80 11,-72", c, -0.08)
    pen.poly("-6,-80 -7,-93 7,-93 6,-80", "wood", 0.1)
    pen.shade("1,-80! 1,-93! 7,-93! 6,-80!", "wood", -0.28, smooth=False)


@motif
def bottle(pen: Pen, c: str = "lagoon", n: int = 1) -> None:
    """Bottle post: a letter rolled up in a corked bottle."""
    for i, (x, y, size) in enumerate(places(n, 58, 84)):
        pen.part()
        _bottle(pen.one(x, y, size, turn=(i % 3 - 1) * 6 if n > 1 else 0), c)


def _balloon(pen: Pen, c: str, c2: str) -> None:
    for x in (-14, -5, 5, 14):
        pen.line([(x, -46), (x * 0.62, -15)], 0.7)
    pen.poly("-10,-17 10,-17 8,0 -8,0", "wood")
    pen.shade("2,-17! 10,-17! 8,0! 2,0!", "wood", -0.3, smooth=False)
    pen.poly("-12,-20 12,-20 12,-15 -12,-15", "wood", 0.25)
    pen.line("-8,-8 8,-8", 0.7)
    pen.shape("0,-128 26,-121 39,-98 34,-75 15,-51! -15,-51! -34,-75 -39,-98 -26,-121", c)
    for flip in (False, True):
        pen.flat(moved("0,-127! 15,-119 23,-98 20,-75 9,-51! 3,-51! 7,-75 8,-98 5,-119", flip=flip), c2)
        for across in (0.2, 0.58):
            wide = -across if flip else across
            pen.line(_stretched("2,-126 26,-119 39,-98 34,-75 15,-52", 0, 0, wide, 1), 0.5)
    pen.shade("12,-125 26,-120 38,-98 33,-75 15,-52! 8,-52! 22,-75 26,-98", "ink", opacity=0.28)
    pen.shade("-21,-117 -31,-107 -35,-94 -31,-95 -27,-106", "white", opacity=0.75)
    dark = moved("22,-116 35,-104 35,-88 26,-70 22,-72 27,-98", flip=pen.side < 0)
    pen.hatch(dark, 85, 4, "ink", 0, (5, 11), 0.7, 0.8, opacity=0.55)
    pen.poly("-17,-53 -14,-45 14,-45 17,-53", c, -0.22)


@motif
def balloon(pen: Pen, c: str = "coral", c2: str = "paper", n: int = 1) -> None:
    """A hot-air balloon with its basket."""
    for i, (x, y, size) in enumerate(places(n, 92, 138)):
        lift, less = ((0, 1), (-34, 0.8), (-10, 0.9))[i % 3] if n > 1 else (0, 1)
        pen.part()
        _balloon(pen.one(x, y + lift * size, size * less), c, c2)


@motif
def compass(pen: Pen, c: str = "gold") -> None:
    """A pocket compass with a ring."""
    pen.ellipse(0, -93, 9, 9, c)
    pen.ellipse(0, -93, 4, 4, "ink", line=False)
    pen.poly("-6,-80 -7,-90 7,-90 6,-80", c, -0.15)
    pen.ellipse(0, -42, 42, 42, c)
    pen.shade("20,-79! 35,-65 42,-42 35,-18 10,-1! 28,-17 36,-42 32,-62", c, -0.32)
    pen.shade("-30,-68 -38,-55 -39,-40 -36,-40 -35,-54", c, 0.5)
    pen.ellipse(0, -42, 33, 33, "paper")
    for i in range(4):
        pen.poly(turned("0,-29 5,-5 0,0", 90 * i, 0, -42), "slate", 0.1, line=False)
        pen.poly(turned("0,-29 -5,-5 0,0", 90 * i, 0, -42), "sky", 0.1, line=False)
        pen.line(turned("0,-24 0,-30", 90 * i + 45, 0, -42), 1.4)
    pen.poly(turned("0,-31 8,0 -8,0", 32, 0, -42), "crimson")
    pen.poly(turned("0,31 8,0 -8,0", 32, 0, -42), "night", 0.12)
    pen.flat(turned("0,-31! 0,0! -8,0!", 32, 0, -42), "coral", 0.1, smooth=False)
    pen.flat(turned("0,31! 0,0! -8,0!", 32, 0, -42), "slate", 0.1, smooth=False)
    pen.ellipse(0, -42, 4, 4, c)


def _tube(pen: Pen, start: float, end: float, half: float, c: str, tone: float = 0) -> None:
    """A length of the telescope, in shade below and with a light along the top."""
    spread = half + 1.2

    def put(a: float, b: float) -> list[Knot]:
        band = [(start, half * a), (end, spread * a), (end, spread * b), (start, half * b)]
        return turned(band, -35, 0, -54)

    pen.poly(put(-1, 1), c, tone)
    pen.flat(put(0.25, 1), c, tone - 0.34, smooth=False)
    pen.flat(put(-0.7, -0.4), c, 0.5, smooth=False)


@motif
def telescope(pen: Pen, c: str = "gold") -> None:
    """A telescope on three legs."""
    for x, y, tone in ((2, -4, -0.2), (-27, 0, 0.05), (27, 0, 0.05)):
        pen.stroke([(0, -48), (x, y)], 5, 4, "bark", tone, samples=2)
    pen.part()
    _tube(pen, -50, -42, 5, "ink", 0.2)
    _tube(pen, -43, -6, 7, "wood")
    _tube(pen, -8, 30, 10.5, c)
    _tube(pen, 28, 60, 14, c)
    _tube(pen, 24, 31, 15.5, c, -0.12)
    _tube(pen, 57, 65, 18, c, 0.1)
    middle = turned([(65, 0)], -35, 0, -54)[0]
    pen.ellipse(middle.x, middle.y, 5.5, 18, "ice", turn=-35)
    pen.ellipse(middle.x + 0.5, middle.y + 2, 3, 11, "sky", line=False, turn=-35)
    pen.ellipse(1, -50, 6, 6, "slate")


@motif
def kite(pen: Pen, c: str = "coral", c2: str = "sun") -> None:
    """A diamond kite with bows on its tail."""
    pen.line("1,-56 -12,-44 -6,-32 8,-24 8,-13 -6,-6 -16,0", 1.1)
    for x, y, turn in ((-12, -42, 15), (8, -23, -25), (-5, -6, 20)):
        for outline in ("-10,-5 0,0 -10,5", "10,-5 0,0 10,5"):
            pen.poly(turned(outline, turn, x, y), c2)
        pen.ellipse(x, y, 2.4, 2.4, c)

    def put(outline: str, *, flip: bool = False) -> list[Knot]:
        return moved(turned(moved(outline, flip=flip), 14), 10, -90, 0.88)

    pen.poly(put("0,-32 30,-4 0,42 -30,-4"), c)
    pen.flat(put("0,-32! 30,-4! 0,-4!"), c2, smooth=False)
    pen.flat(put("-30,-4! 0,42! 0,-4!"), c2, smooth=False)
    pen.flat(put("0,-32! 30,-4! 0,42! 17,-4!", flip=pen.side < 0), "ink", smooth=False, opacity=0.22)
    pen.flat(put("-3,-25! -25,-5! -20,-5! -3,-20!", flip=pen.side < 0), "white", smooth=False, opacity=0.6)
    pen.line(put("0,-32 0,42"), 0.8)
    pen.line(put("-30,-4 30,-4"), 0.8)


def _umbrella(pen: Pen, c: str, c2: str) -> None:
    pen.stroke("0,-86 0,-50 0,-11 3,-4 8,-2 13,-5 14,-12", 4, 4, "bark", 0.05, samples=18)
    pen.stroke("0,-94 0,-106", 4, 2, "bark", samples=2)
    pen.part()
    edge = "50,-52! 42,-60 32,-53! 16,-62 0,-53! -16,-62 -32,-53! -42,-60 -50,-52!"
    pen.shape(f"-42,-78 -20,-95 0,-99 20,-95 42,-78 {edge}", c)
    pen.flat("0,-98! -14,-86 -24,-70 -32,-53! -16,-62 0,-53!", c2)
    pen.flat("0,-98! 24,-86 31,-70 32,-53! 42,-60 50,-52! 42,-78 20,-95", c2)
    pen.shade("10,-97 20,-95 42,-78 50,-52! 42,-60 37,-57 32,-78", "ink", opacity=0.26)
    pen.shade("-12,-93 -28,-84 -38,-70 -34,-69 -26,-79", "white", opacity=0.6)
    for x in (-1, 1):
        pen.line([(0, -98), (x * 19, -81), (x * 31.5, -56)], 0.6)
    pen.line("0,-98 0,-55", 0.6)


@motif
def umbrella(pen: Pen, c: str = "crimson", c2: str = "paper", n: int = 1) -> None:
    """An open umbrella with a crook."""
    for i, (x, y, size) in enumerate(places(n, 114, 98)):
        pen.part()
        _umbrella(pen.one(x, y, size, turn=(i % 3 - 1) * 7 if n > 1 else 0), c, c2)


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
    pen.hatch("-54,-22 -30,-13 0,-9 36,-13 54,-20 44,-2 -40,-2", 4, 6, c, mark(c), (6, 14), 0.9, 0.5)
    pen.line("-57,-20 -34,-10 0,-5 36,-10 58,-20", 0.8, c, mark(c))
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
    pen.hatch("-30,-13 0,-3 30,-13 20,0 0,5 -22,0", 6, 5, c, mark(c), (4, 9), 0.9, 0.6)
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
