"""What another player gets to feel, now or later: helm, trident, hourglass, and the sword."""

from games.art.guardians.legends.medal import beside
from games.art.guardians.rounds import on_circle
from games.art.pen import Pen


def trident(pen: Pen) -> None:
    """A trident that rises out of three waves."""
    shaft = beside(pen, -8, 84, 0.98, turn=10)
    shaft.stroke("0,6 0,-110", 10, 9, "bark", 0.15)
    shaft.shade("1,0! 5,0! 4,-108! 1,-108!", "bark", -0.3)
    for y in (-36, -56, -92):
        shaft.poly([(-8, y), (-8, y - 7), (8, y - 7), (8, y)], "gold")
    shaft.shape(
        "-6,-96! -6,-112 -30,-118 -40,-134 -40,-156! -50,-152! -37,-186! -22,-154! -31,-156! -29,-138 -20,-130 "
        "-6,-128! -6,-164! -16,-160! 0,-200! 16,-160! 6,-164! 6,-128! 20,-130 29,-138 31,-156! 22,-154! 37,-186! "
        "50,-152! 40,-156! 40,-134 30,-118 6,-112 6,-96!",
        "lagoon",
        0.1,
    )
    shaft.shade("1,-100! 6,-100! 6,-112 30,-118 40,-134 40,-156! 36,-154! 34,-136 24,-124 1,-120!", "lagoon", -0.35)
    for tip in (
        "0,-198! 14,-162! 6,-166! 5,-128! 1,-128!",
        "37,-184! 48,-154! 40,-157! 37,-157!",
        "-37,-184! -24,-155! -31,-157! -35,-157!",
    ):
        shaft.shade(tip, "lagoon", -0.3)
    shaft.shade("-37,-136 -34,-124 -24,-117 -10,-113 -10,-116 -26,-122 -33,-134", "white", opacity=0.8)
    _waves(beside(pen, 0, 80, 1.12))


def _waves(pen: Pen) -> None:
    pen.shape(
        "-76,8! -62,-14 -40,-20 -24,-4! -16,-20 6,-26 20,-6! 28,-22 50,-22 64,-4 72,10! 44,26 0,30 -44,24", "sea", 0.1
    )
    pen.flat("-60,12 -20,8 20,14 62,10 40,22 0,26 -40,20", "deep")
    for x, y in ((-47, -2), (0, -6), (45, -6)):
        pen.flat(
            [(x - 20, y + 6), (x - 12, y - 8), (x + 4, y - 13), (x + 18, y + 2), (x + 4, y - 4), (x - 8, y - 1)], "foam"
        )
    pen.hatch("-52,6 50,6 44,18 0,24 -44,16", 4, 7, "foam", 0, (8, 20), 1, 0.7)


def hourglass(pen: Pen) -> None:
    """An hourglass, the moon and stars."""
    frame = beside(pen, -2, 82, 1.04, turn=-8)
    for x in (-46, 46):
        frame.stroke([(x, -12), (x, -146)], 9, 9, "wood")
        frame.shade([(x + 1, -14), (x + 4, -14), (x + 4, -144), (x + 1, -144)], "wood", -0.35, smooth=False)
    _glass(frame)
    for y in (-152, -8):
        frame.poly([(-58, y + 9), (-56, y - 9), (56, y - 9), (58, y + 9)], "plum")
        frame.flat([(-54, y - 7), (54, y - 7), (55, y - 2), (-55, y - 2)], "plum", 0.35, smooth=False)
        frame.shade([(30, y + 8), (30, y - 1), (56, y - 1), (57, y + 8)], "plum", -0.4, smooth=False)
    moon = beside(pen, 74, -26, 0.42, turn=18)
    moon.shape("14,-98! -20,-90 -44,-62 -42,-30 -16,-4 14,-2! -6,-20 -12,-50 -4,-80", "paper")
    for x, y, reach in ((-70, 30, 10), (-62, -34, 7), (76, 26, 9)):
        pen.sparkle(x, y, reach, "sun", 0.5)


def _glass(pen: Pen) -> None:
    pen.shape(
        "-36,-142! -36,-124 -8,-82 -8,-76 -36,-34 -36,-16! 36,-16! 36,-34 8,-76 8,-82 36,-124 36,-142!", "ice", 0.1
    )
    pen.shade("22,-142! 36,-142! 36,-124 8,-82 8,-76 36,-34 36,-18! 26,-18 26,-34 2,-76 2,-84 24,-122", "sky", -0.1)
    pen.flat("-29,-118! -8,-115 10,-120 29,-118! 6,-84 0,-80 -6,-84", "sun")
    pen.flat("-33,-18! -31,-30 -12,-40 0,-52 12,-40 31,-30 33,-18!", "sun")
    pen.shade("2,-50 12,-40 31,-30 33,-18! 10,-18!", "sun", -0.3)
    pen.shade("12,-119 29,-118! 6,-84 2,-82 14,-104", "sun", -0.25)
    pen.flat("-1.8,-84! 1.8,-84! 1.8,-44! -1.8,-44!", "ochre")
    pen.shade("-30,-138 -30,-124 -22,-108 -19,-112 -25,-126 -24,-138", "white", opacity=0.85)


def excalibur(pen: Pen) -> None:
    """A sword in a stone."""
    rock = beside(pen, 0, 96, 1.05)
    rock.poly("-64,0 -58,-34 -36,-54 -8,-62 26,-58 54,-38 66,0 24,10 -30,10", "stone")
    rock.flat("-58,-34! -36,-54! -8,-62! 26,-58! 12,-44! -20,-38!", "stone", 0.4)
    rock.shade("26,-58! 54,-38! 66,0! 24,10! 30,-22! 12,-44!", "stone", -0.34)
    rock.hatch("-54,-4 -50,-30 -22,-34 4,-38 16,4 -26,6", 66, 9, "stone", -0.45, (8, 18), 1, 0.7)
    rock.hatch("34,-6 36,-36 50,-32 58,-4", 70, 8, "stone", -0.65, (8, 16), 1, 0.7)
    rock.flat("-15,-52! 0,-59 15,-52! 6,-45 -6,-45", "ink")
    rock.poly("-10,-50 -11,-120 11,-120 10,-50 0,-44", "ice", 0.25)
    rock.shade("0,-120! 11,-120! 10,-50! 0,-44!", "sky", -0.3)
    rock.line([(0, -116), (0, -54)], 0.8)
    rock.shape("-46,-113! -50,-128 -22,-126 0,-132 22,-126 50,-128 46,-113! 20,-117 0,-112 -20,-117", "gold")
    rock.shade("4,-131 22,-126 50,-128 46,-113! 20,-117 2,-113 24,-121", "gold", -0.3)
    rock.poly("-6,-130 -6,-162 6,-162 6,-130", "bark")
    for y in (-138, -147, -156):
        rock.line([(-6, y + 2), (6, y - 2)], 0.7, "gold")
    rock.ellipse(0, -171, 12, 12, "gold")
    rock.ellipse(0, -171, 5.5, 5.5, "lagoon")
    rock.sparkle(-30, -92, 12)
    rock.sparkle(34, -84, 8)


HELM = "-58,84! -62,20 -60,-30 -38,-66 0,-78 38,-66 60,-30 62,20 58,84! 34,98! 14,80 9,58! -9,58! -14,80 -34,98!"


def kunee(pen: Pen) -> None:
    """A helm without a face: there are stars in it, and half of it has faded into them."""
    pen.shape("-74,-30! -76,-70 -40,-106 0,-114 40,-106 76,-70 74,-30! 60,-32! 40,-66 0,-80 -40,-66 -60,-32!", "sea")
    pen.shade("0,-114 40,-106 76,-70 74,-30! 60,-32! 40,-66 10,-78 30,-96", "deep", -0.1)
    for degrees in range(194, 350, 13):
        pen.line([on_circle(reach, degrees, 0, -28) for reach in (56, 78)], 1.1)
    pen.shape(HELM, "ochre", 0.15)
    pen.shade("-52,70! -56,20 -54,-28 -38,-56 -30,-54 -44,-24 -46,20 -46,74!", "sun", 0.45)
    pen.hatch("-44,26 -44,-10 -18,-60 -4,-60 -30,-34 -30,60 -40,80", 84, 9, "ochre", -0.45, (8, 18), 1, 0.7)
    _night(pen)


def _night(pen: Pen) -> None:
    """The hollow of the helm, and its far side, where the sky shows."""
    pen.flat(
        "20,-75! 12,-58! 26,-52! 16,-40! 34,-28! 24,-20! 40,-6! 30,10! 42,22! 26,36! 38,50! 24,60! 32,74! 22,88! "
        "34,98! 58,84! 62,20 60,-30 38,-66",
        "night",
    )
    pen.shape(
        "-44,-2! -36,-20 -18,-20 -9,-6! -7,34! 7,34! 9,-6! 18,-20 36,-20 44,-2! 30,12 12,14! 10,44! 10,62! -10,62! "
        "-10,44! -12,14! -30,12",
        "night",
        weight=0.8,
    )
    for x, y, reach in ((-26, -6, 8), (26, -6, 9), (48, -30, 7), (50, 22, 9), (40, 64, 8), (54, 50, 4), (0, 48, 6)):
        pen.sparkle(x, y, reach)
    for x, y, reach in ((80, 4, 9), (76, 44, 12), (64, 74, 7), (88, 26, 5)):
        pen.sparkle(x, y, reach, "sun", 0.5)
