"""What the players hold in their hands: ships, arrows, fires and coins, in five colours and emblems."""

from typing import NamedTuple

from games.art.geometry import Outline, brush, curve, moved, ring, star
from games.art.guardians.rounds import on_circle, sickle
from games.art.inks import GLOW
from games.art.pen import Pen
from games.art.scene import Scene
from games.art.svg import number, path, tag


class Player(NamedTuple):
    colour: str
    emblem: str
    mark: str = "white"  # the ink of the emblem


PLAYERS = {
    "red": Player("#d8492f", "disc"),
    "blue": Player("#2b6cb0", "triangle"),
    "gold": Player("#f2b632", "square", "ink"),
    "green": Player("#3c8d63", "cross"),
    "violet": Player("#75479b", "wave"),
}
EMBLEMS: dict[str, list[Outline]] = {  # within a circle about 1 wide
    "disc": [ring(0, 0, 0.82, 0.82, 12)],
    "triangle": ["0,-0.98! 0.97,0.68! -0.97,0.68!"],
    "square": ["-0.73,-0.73! 0.73,-0.73! 0.73,0.73! -0.73,0.73!"],
    "cross": [
        "-0.34,-0.96! 0.34,-0.96! 0.34,-0.34! 0.96,-0.34! 0.96,0.34! 0.34,0.34! "
        "0.34,0.96! -0.34,0.96! -0.34,0.34! -0.96,0.34! -0.96,-0.34! -0.34,-0.34!"
    ],
    "wave": [
        brush(curve([(-1, y + 0.22), (-0.4, y - 0.26), (0.3, y + 0.26), (1, y - 0.22)], 9), 0.4) for y in (-0.44, 0.44)
    ],
}


def mark(pen: Pen, player: Player, x: float, y: float, reach: float) -> None:
    """A player's emblem, so that nobody has to go by colour alone."""
    for outline in EMBLEMS[player.emblem]:
        pen.flat(moved(outline, x, y, reach), player.mark)


def badge(pen: Pen, player: Player, x: float, y: float, radius: float) -> None:
    """The emblem on a round ground of its colour."""
    pen.ellipse(x, y, radius, radius, player.colour)
    crescent(pen, x, y, radius, player.colour)
    mark(pen, player, x, y, radius * 0.62)


def crescent(pen: Pen, x: float, y: float, radius: float, ink: str) -> None:
    """The shadow side and the light side of something round and flat."""
    pen.flat(sickle(x, y, radius, -60, 150, 0.14), ink, -0.28)
    pen.flat(sickle(x, y, radius * 0.94, 165, 265, 0.1), ink, 0.4)


# ships


def ship(colour: str) -> str:
    """A ship with its sail up: whose it is."""
    player = PLAYERS[colour]
    scene = Scene(120, 120, line=3.2)
    pen = Pen(scene, 59, 108)
    pen.stroke([(0, -20), (0, -100)], 5, 4, "bark")
    pen.shape("1,-102! 14,-105 28,-100! 20,-97! 27,-91! 12,-95 1,-92!", player.colour, -0.1, weight=0.8)
    _sail(pen, player)
    _keel(pen, player)
    return scene.svg()


def _sail(pen: Pen, player: Player) -> None:
    c = player.colour
    pen.shape("-42,-88! 0,-92 40,-92! 50,-62 42,-28! 0,-35 -40,-28! -31,-58", c)
    pen.shade("22,-92! 40,-92! 50,-62 42,-28! 26,-31 35,-62", c, -0.27)
    pen.shade("-38,-86! -29,-87! -21,-60 -28,-33! -36,-30! -27,-58", c, 0.38)
    mark(pen, player, 4, -61, 20)
    pen.hatch("-22,-84 20,-87 24,-82 -20,-79", 2, 5, c, -0.4, (6, 12), 0.8)
    pen.hatch("-20,-43 24,-43 22,-37 0,-40 -22,-36", -2, 5, c, -0.4, (6, 12), 0.8)


def _keel(pen: Pen, player: Player) -> None:
    pen.shape("-53,-31! -26,-21 24,-21 55,-33! 45,-7 32,5! -30,5! -44,-8", "wood")
    pen.flat("-50,-25! -26,-16 24,-16 52,-27! 49,-18 25,-7 -25,-7 -46,-16", player.colour, 0.08)
    pen.shade("18,-21 36,-25 55,-33! 45,-7 32,5! 4,5! 26,-6", "ink", opacity=0.27)
    pen.line("-44,-14 -24,-6 24,-6 46,-16", 0.55)
    pen.hatch("-36,-4 14,-2 10,3 -30,3", 3, 4, "wood", -0.45, (7, 14), 0.8)


def hull(colour: str) -> str:
    """The other face of a ship: whom it looks for, painted on the planks."""
    player = PLAYERS[colour]
    scene = Scene(120, 120, line=3.2)
    pen = Pen(scene, 59, 62)
    pen.shape("-56,-44! -38,-33 -14,-28 16,-28 40,-34 57,-46! 56,-8 44,26 28,46! -28,46! -44,24 -55,-8", "wood")
    pen.shade("-54,-38! -38,-28 -14,-22 -16,-12 -40,-18 -55,-26!", player.colour, 0.15)
    pen.flat("-56,-38! -38,-27 -14,-22 16,-22 40,-28 57,-40! 57,-24 40,-12 16,-6 -14,-6 -38,-11 -55,-22", player.colour)
    _planks(pen)
    pen.shade("22,-29 40,-34 57,-46! 56,-8 44,26 28,46! 2,46! 28,26 36,-4", "ink", opacity=0.25)
    pen.ellipse(0, 8, 29, 29, "paper")
    badge(pen, player, 0, 8, 24)
    return scene.svg()


def _planks(pen: Pen) -> None:
    pen.line("-55,-21 -38,-10 -14,-5 16,-5 40,-11 57,-23", 0.6)
    pen.line("-52,2 -36,12 -14,15 16,15 38,11 53,1", 0.6)
    pen.line("-44,24 -30,30 -12,32 14,32 30,29 44,23", 0.6)
    for x, y in ((-45, -6), (-42, 12), (-34, 22), (-28, 38), (44, -6), (41, 12), (33, 22), (27, 38)):
        pen.ellipse(x, y, 1.7, 1.7, "ink", line=False)
    pen.hatch("-50,-6 -36,0 -34,10 -48,0", 20, 5, "wood", -0.45, (6, 11), 0.8)
    pen.hatch("-22,36 20,36 18,43 -22,43", 0, 4, "wood", -0.45, (7, 13), 0.8)


# arrows and fires

ARROW = "0,0! -17,-38! -7,-34! -7,-58! -22,-62 -28,-78 -22,-98 0,-106 22,-98 28,-78 22,-62 7,-58! 7,-34! 17,-38!"


def arrow(colour: str) -> str:
    """A hint: its tip is the very middle of the box, to be turned round it; a halo parts it from any picture."""
    player = PLAYERS[colour]
    scene = Scene(240, 240, line=3)
    pen = Pen(scene, 120, 120)
    d = path(pen.placed(ARROW))
    scene.put(tag("path", d=d, fill="#fff8e6", stroke="#fff8e6", stroke_width=number(11), opacity=0.95))
    scene.put(tag("path", d=d, fill=pen.ink, stroke=pen.ink, stroke_width=number(5)))
    pen.flat(ARROW, player.colour)
    pen.flat(
        "0,0! 1,-50! 1,-58! 8,-58! 22,-62 28,-78 22,-98 8,-104 20,-92 22,-76 14,-66 7,-58! 7,-34! 17,-38!",
        player.colour,
        -0.28,
    )
    pen.flat("-2,-8! -12,-33! -5,-31! -5,-52! -3,-52! -3,-28! -7,-29!", player.colour, 0.4)
    pen.flat("-12,-98 -22,-88 -24,-74 -20,-76 -18,-88 -9,-95", player.colour, 0.45)
    mark(pen, player, 0, -82, 15)
    return scene.svg()


def fire(colour: str) -> str:
    """A fire that a guardian lights: somebody was one island off."""
    player = PLAYERS[colour]
    scene = Scene(100, 100, line=2.6)
    pen = Pen(scene, 49, 45)
    pen.ellipse(0, 0, 41, 41, player.colour)
    crescent(pen, 0, 0, 41, player.colour)
    pen.ellipse(0, 0, 32, 32, "night", -0.1)
    pen.ellipse(0, 4, 22, 22, GLOW, line=False, opacity=0.14)
    _flame(pen)
    badge(pen, player, 0, 35, 14)
    return scene.svg()


def _flame(pen: Pen) -> None:
    pen.shape("-15,24! -23,8 -11,-10 -12,-26! 0,-17 3,-39! 16,-19 15,-11 21,-16! 23,8 15,24!", "ember", weight=0.8)
    pen.shade("6,-30 16,-18 15,-8 21,-12! 22,8 15,24! 4,24! 15,8 8,-8", "coral")
    pen.flat("-9,24! -11,10 -3,-1 0,-17! 8,0 10,12 8,24!", "sun", 0.2)
    pen.flat("-4,24! -5,15 0,6 5,15 4,24!", "white")


def emblem(colour: str) -> str:
    """A player's badge."""
    scene = Scene(100, 100, line=2.8)
    badge(Pen(scene, 49.5, 49), PLAYERS[colour], 0, 0, 45)
    return scene.svg()


# coins


def coin(kind: str) -> str:
    """A coin: `gold` with a compass star, `legend` with a crown."""
    ink = {"gold": "gold", "legend": "crimson"}[kind]
    scene = Scene(100, 100, line=2.6)
    pen = Pen(scene, 49, 47)
    pen.ellipse(0, 4, 44, 44, ink, -0.45)
    pen.ellipse(0, 0, 44, 44, ink)
    crescent(pen, 0, 0, 44, ink)
    for i in range(24):
        pen.line([on_circle(reach, 15 * i + 7.5) for reach in (37.5, 41.5)], 0.7)
    pen.ellipse(0, 0, 34, 34, ink, -0.3, line=False)
    pen.ellipse(1, 1.4, 32.6, 32.6, ink, 0.14, line=False)
    (_compass if kind == "gold" else _crown)(pen)
    return scene.svg()


def _compass(pen: Pen) -> None:
    pen.shape(star(0, 0, 19, 8, 8), "ochre", -0.2, smooth=False, weight=0.6)
    pen.shape(star(0, 0, 29, 8, 4), "gold", 0.25, smooth=False, weight=0.7)
    for turn in range(4):
        (ax, ay), (bx, by) = on_circle(29, 90 * turn), on_circle(8, 90 * turn + 45)
        pen.flat([(0, 0), (ax, ay), (bx, by)], "ochre", -0.3, smooth=False)


def _crown(pen: Pen) -> None:
    pen.shape("-21,17! -28,-14! -12,-2! 0,-25! 12,-2! 28,-14! 21,17! 0,21", "gold", weight=0.8)
    pen.shade("2,-21! 12,-2! 28,-14! 21,17! 4,20 10,4", "gold", -0.27)
    pen.line("-21,9 0,13 21,9", 0.7)
    for x, y in ((-28, -17), (0, -27), (28, -17)):
        pen.ellipse(x, y, 4, 4, "white", -0.05)
    pen.ellipse(0, 3, 4, 4.6, "coral")


def pieces() -> dict[str, str]:
    made = {"coin-gold": coin("gold"), "coin-legend": coin("legend")}
    for colour in PLAYERS:
        for name, draw in (("ship", ship), ("hull", hull), ("arrow", arrow), ("fire", fire), ("emblem", emblem)):
            made[f"{name}-{colour}"] = draw(colour)
    return made
