"""Small fires that people light: campfires, paper lanterns and candles."""

from games.art.geometry import Knot, brush, curve, moved
from games.art.inks import GLOW
from games.art.motifs.register import motif
from games.art.pen import Pen

RED = {"coral", "ember", "crimson", "rose", "ochre"}  # flames with a yellow heart


@motif
def campfire(pen: Pen, c: str = "coral") -> None:
    """A fire on crossed logs, with stones round it."""
    light = pen.shining()
    light.ellipse(0, -34, 58, 54, GLOW, line=False, hit=False, opacity=0.16)
    light.ellipse(0, 1, 44, 9, "ember", 0.3, line=False, hit=False, opacity=0.4)
    for x, y, rx in ((-33, -1, 10), (33, -1, 10), (-18, -9, 8), (18, -9, 8)):
        pen.ellipse(x, y, rx, 7, "stone", 0.05)
        pen.ellipse(x - 2 * pen.side, y - 2, rx * 0.55, 3, "stone", 0.35, line=False)
    light.shape("-20,-8! -25,-28 -13,-44 -15,-62! -1,-54 2,-84! 18,-58 17,-46 27,-52! 26,-24 18,-7! 0,-2", c)
    light.flat("2,-80! 17,-58 17,-46 26,-50! 25,-24 18,-8! 8,-5 17,-26 10,-50", c, -0.2 * pen.side)
    heart, tone = ("sun", 0.05) if c in RED else (c, 0.5)
    light.flat("-12,-7! -15,-22 -4,-36 0,-58! 10,-38 12,-20 10,-6! 0,-3", heart, tone)
    light.flat("-6,-6! -6,-16 1,-30! 7,-16 6,-5!", "white")
    for log, end, tone in (("25,2 0,-5 -22,-13", -22, -0.15), ("-25,2 0,-5 22,-13", 22, 0.12)):
        pen.stroke(log, 10, 9, "bark", tone)
        pen.ellipse(end, -13, 3.6, 4.8, "sand")
    for x, y in ((-18, -84), (15, -96), (28, -72)):
        light.flat(moved("0,-6! 2.6,0! 0,6! -2.6,0!", x, y), "sun", 0.1, smooth=False)


@motif
def lantern(pen: Pen, c: str = "ember", n: int = 1) -> None:
    """Paper lanterns: one that hangs, or a row of them on a string."""
    if n == 1:
        _lantern(pen, c)
        return
    reach = n * 36 + 8
    sag = 12 + n * 3
    string = curve(
        [(-reach, -76 - sag), (-reach / 2, -70 - sag / 4), (0, -70), (reach / 2, -70 - sag / 4), (reach, -76 - sag)], 12
    )
    pen.flat(brush(string, 2.6), pen.scene.mood.ink)
    for i in range(n):
        x = (i - (n - 1) / 2) * 72
        pen.part()
        _lantern(pen.one(x, -4 - (sag + 6) * (x / reach) ** 2), c)


def _lantern(pen: Pen, c: str) -> None:
    light = pen.shining()
    light.ellipse(0, -28, 44, 44, "sun", 0.4, line=False, hit=False, opacity=0.22)
    cap = "sun" if c in {"crimson", "coral"} else "crimson"
    pen.line("0,-68 0,-58", 1.4)
    light.shape("-8,-56! -22,-46 -26,-28 -22,-10 -8,0! 8,0! 22,-10 26,-28 22,-46 8,-56!", c, 0.22)
    light.shade("8,-56! 22,-46 26,-28 22,-10 8,0! 3,0! 14,-28 4,-56!", c, -0.14)
    light.shade("-10,-46 -18,-38 -20,-24 -14,-14 -14,-30", c, 0.6)
    for x in (-12, 0, 12):
        pen.line([(x * 0.6, -55), (x * 1.15, -28), (x * 0.6, -1)], 0.55)
    pen.poly("-11,-55 -9,-62 9,-62 11,-55", cap)
    pen.poly("-10,-1 -8,6 8,6 10,-1", cap)
    pen.stroke("0,6 0,19", 3, 6, cap, -0.1)


HEIGHTS = (68, 46, 58, 36, 50, 40)


@motif
def candle(pen: Pen, c: str = "sun", n: int = 1) -> None:
    """Burning candles: one in a holder with a handle, or a row on a board."""
    if n == 1:
        pen.stroke("22,-8 30,-19 41,-16 40,-5 24,-3", 6, 5, "ochre", -0.1, samples=12)
        _candle(pen, c, 0, 58, 13)
        pen.shape("-32,-12! -22,0! 22,0! 32,-12! 0,-7", "ochre", 0.1)
        pen.shade("8,-8 31,-11! 21,0! 6,0!", "ochre", -0.28)
        return
    half = n * 14 + 8
    for i in range(n):
        _candle(pen, c, (i - (n - 1) / 2) * 28, HEIGHTS[(i - n // 2) % len(HEIGHTS)], 9)
    board = [Knot(-half, -9, corner=True), Knot(half, -9, corner=True), Knot(half - 6, 0, corner=True)]
    pen.poly([*board, Knot(6 - half, 0, corner=True)], "wood")
    pen.flat([Knot(-half, -9), Knot(half, -9), Knot(half - 2, -6), Knot(2 - half, -6)], "wood", 0.3, smooth=False)


def _candle(pen: Pen, c: str, x: float, high: float, half: float) -> None:
    """A candle on a foot at -8, with a run of wax on each side of its rim."""
    one = pen.one(x, -8)
    light = one.shining()
    light.ellipse(0, -high - 14, 20, 26, GLOW, line=False, hit=False, opacity=0.22)
    one.poly([(-half, 1), (-half, -high), (half, -high), (half, 1)], c, 0.05)
    one.shade([(half * 0.35, 1), (half * 0.35, -high), (half, -high), (half, 1)], c, -0.26, smooth=False)
    run = "-1.15,0 -1.2,.5 -.8,1.15 -.45,.5 -.1,.4 .2,.75 .5,.45 .8,1.5 1.2,1.4 1.15,0 .6,-.35 -.6,-.35"
    one.shape(moved(run, 0, -high, half), c, 0.25, weight=0.7)
    one.line([(0, -high), (1, -high - 9)], 1.2)
    light.shape(moved("0,-3 -7,-9 -7,-17 1,-34! 8,-17 7,-9", 0, -high - 2), "ember", 0.1, weight=0.8)
    light.flat(moved("0,-4 -4,-9 -3,-15 1,-25! 5,-15 4,-9", 0, -high - 2), "sun", 0.5)
