"""The sides of cards that are no scene: backs, the treasure, and the tile that lies face down."""

from games.art.frames import CARD, CARD_CREAM, CARD_RULE, TILE, postcard, postmark, tile
from games.art.geometry import Knot, corners, moved, scallop, star
from games.art.guardians.compass import rose
from games.art.guardians.legends import MEDALS
from games.art.guardians.legends.medal import beside, strike
from games.art.guardians.rounds import on_circle
from games.art.inks import GLOW
from games.art.pen import Pen
from games.art.scene import Scene
from games.art.svg import gouge, number, path, tag

SMALL = 240, 336  # a location or reward card
MIDDLE = SMALL[0] / 2, SMALL[1] / 2


def cards() -> dict[str, str]:
    return {
        "back-location": location_back(),
        "back-reward": reward_back(),
        "back-postcard": postcard_back(),
        "treasure": treasure(),
        "tile-face-down": tile_face_down(),
    }


# the sheet


def _sheet(scene: Scene) -> str:
    """A picture as a small card: cream border, fine rule, ink frame, rounded corners."""
    picture = _rounded(scene, 13, 8)
    return scene.svg(
        definitions=f'<clipPath id="c">{tag("path", d=picture)}</clipPath>',
        before=tag("path", d=_rounded(scene, 1, 16), fill=CARD_CREAM),
        after=tag("path", d=picture, fill="none", stroke=scene.mood.ink, stroke_width=number(2.4))
        + tag("path", d=_rounded(scene, 7, 12), fill="none", stroke=CARD_RULE, stroke_width=number(1)),
        clip=True,
    )


def _rounded(scene: Scene, inset: float, rounding: float) -> str:
    """The edge of the sheet or a line along it."""
    left, top, right, low = inset, inset, scene.width - inset, scene.height - inset
    bend = rounding * 0.45
    outline = []
    for x, y, dx, dy in ((left, top, 1, 1), (right, top, -1, 1), (right, low, -1, -1), (left, low, 1, -1)):
        along, down = (x + dx * rounding, y), (x, y + dy * rounding)
        near = (x + dx * bend, y), (x, y + dy * bend)
        if dx == dy:
            outline += [Knot(*down, corner=True, bump=(near[1], near[0])), Knot(*along, corner=True)]
        else:
            outline += [Knot(*along, corner=True, bump=near), Knot(*down, corner=True)]
    return path(outline)


def _fill(scene: Scene, *colours: str) -> None:
    """The whole sheet in one colour, or in several from top to bottom."""
    fill = scene.gradient(colours) if len(colours) > 1 else colours[0]
    scene.put(tag("path", d=f"M0 0H{number(scene.width)}V{number(scene.height)}H0z", fill=fill))


def _swell(scene: Scene, count: int, long: float, ink: str, opacity: float) -> None:
    """Carved waves all over the sheet."""
    d = ""
    for _ in range(count):
        x, y = scene.rng.uniform(-0.1, 1) * scene.width, scene.rng.random() * scene.height
        d += gouge(x, y, long * scene.rng.uniform(0.5, 1.4), 0, long * 0.06)
    scene.marks(d, scene.colour(ink), opacity)


def _rays(pen: Pen, count: int, reach: float, ink: str, tone: float) -> None:
    step = 360 / count
    rays = [[(0, 0), on_circle(reach, step * (i - 0.25)), on_circle(reach, step * (i + 0.25))] for i in range(count)]
    pen.scene.marks("".join(path(pen.placed(corners(ray))) for ray in rays), pen.colour(ink, tone))


# cards


def location_back() -> str:
    """A chart: a compass rose on the open sea between two islands. It is the same either way up."""
    scene = Scene(*SMALL, line=2.4, seed=5)
    pen = Pen(scene, *MIDDLE)
    _fill(scene, *(scene.colour(ink, tone) for ink, tone in (("sea", 0.1), ("deep", 0), ("sea", 0.1))))
    for i in range(16):
        pen.line([on_circle(reach, 22.5 * i) for reach in (40, 210)], 0.45, "paper", opacity=0.4)
    _swell(scene, 80, 16, "foam", 0.4)
    _swell(scene, 60, 16, "night", 0.35)
    for half in (pen, beside(pen, 0, 0, turn=180)):
        _chart(half)
    for radius, opacity in ((92, 0.1), (74, 0.16)):
        pen.ellipse(0, 0, radius, radius, GLOW, line=False, opacity=opacity)
    rose(pen, 76, "paper", "crimson", band="gold")
    return _sheet(scene)


def _chart(pen: Pen) -> None:
    """Half of the chart: an island with two peaks, an islet, and a course between them."""
    shore = "-44,8 -52,-8 -36,-26 -8,-30 16,-22 44,-26 54,-6 42,14 14,18 -16,14"
    pen.flat(moved(shore, -46, -116, 1.22), "lagoon", 0.2, opacity=0.75)
    pen.shape(moved(shore, -46, -116), "sand")
    pen.flat(moved(shore, -46, -119, 0.8), "leaf")
    for x, y, size in ((-62, -114, 1.0), (-32, -112, 0.8)):
        pen.poly(moved("-20,0 -4,-32 4,-24 20,0", x, y, size), "slate", 0.1)
        pen.flat(moved("-4,-32! 4,-24! 20,0! 2,0!", x, y, size), "slate", -0.35)
        pen.flat(moved("-4,-32! 2,-26! -1,-19! -5,-23! -9,-20!", x, y, size), "white")
    islet = "-20,4 -14,-10 4,-14 20,-6 18,8 0,12"
    pen.flat(moved(islet, 72, -122, 1.3), "lagoon", 0.2, opacity=0.75)
    pen.shape(moved(islet, 72, -122), "sand")
    pen.flat(moved(islet, 72, -124, 0.66), "leaf")
    for x, y in ((14, -116), (24, -110), (35, -108), (45, -112)):
        pen.ellipse(x, y, 2.6, 2.6, "paper", line=False)


def reward_back() -> str:
    """A crown on a star: what is found may be gold or a legend."""
    scene = Scene(*SMALL, line=2.6, seed=3)
    pen = Pen(scene, *MIDDLE)
    _fill(scene, scene.colour("crimson", -0.28))
    _rays(pen, 32, 230, "crimson", 0.02)
    for radius, opacity in ((104, 0.1), (84, 0.12)):
        pen.ellipse(0, 0, radius, radius, GLOW, line=False, opacity=opacity)
    for x in (-1, 1):
        for y in (-1, 1):
            _corner(beside(pen, x * 107, y * 155), x, y)
    for i in range(24):
        pen.ellipse(*on_circle(90, 15 * i), 4, 4, "gold" if i % 2 else "white")
    pen.shape(star(0, 0, 80, 44, 8), "ochre", smooth=False)
    pen.shape(star(0, 0, 74, 40, 8), "gold", smooth=False)
    for i in range(8):
        half = [(0, 0), on_circle(74, 45 * i), on_circle(40, 45 * i + 22.5)]
        pen.flat(corners(half), "ochre", -0.1)
    pen.ellipse(0, 0, 40, 40, "plum", -0.1)
    _crown(beside(pen, 0, 22, 0.66))
    return _sheet(scene)


def _corner(pen: Pen, x: int, y: int) -> None:
    """A fan of coins in a corner of the card."""
    pen.ellipse(0, 0, 46, 46, "gold")
    pen.ellipse(0, 0, 38, 38, "crimson", -0.35)
    pen.ellipse(0, 0, 26, 26, "gold")
    pen.ellipse(0, 0, 20, 20, "ochre", -0.15, line=False)
    pen.sparkle(-x * 44, -y * 44, 8, "sun", 0.4)


def _crown(pen: Pen) -> None:
    pen.shape("-40,0! -48,-46! -24,-22! 0,-62! 24,-22! 48,-46! 40,0! 0,7", "gold")
    pen.shade("4,-55! 24,-22! 48,-46! 40,0! 10,6 20,-14", "gold", -0.3)
    pen.line("-40,-12 0,-6 40,-12", 0.8)
    for x, y in ((-48, -50), (0, -68), (48, -50)):
        pen.ellipse(x, y, 7, 7, "white")
    for x, ink in ((-20, "lagoon"), (0, "coral"), (20, "lagoon")):
        pen.ellipse(x, -20 + abs(x) * 0.3, 5, 6, ink)


def treasure() -> str:
    """The front of a treasure: the chest as a medallion, and coins in a heap."""
    scene = Scene(*SMALL, line=2.6, seed=4)
    pen = Pen(scene, MIDDLE[0], 142)
    _fill(scene, scene.colour("deep"))
    _rays(pen, 32, 260, "deep", 0.14)
    for x, y, reach in ((-86, -104, 9), (84, -110, 7), (-60, -118, 5), (92, 90, 7), (-94, 84, 8)):
        pen.sparkle(x, y, reach, "sun", 0.5)
    _heap(pen)
    strike(beside(pen, 0, 0, 0.87), MEDALS["treasure"])
    return _sheet(scene)


def _heap(pen: Pen) -> None:
    for row, y in enumerate((128, 144, 160, 176)):
        for i in range(-4, 5):
            x = i * 28 + (14 if row % 2 else 0) + pen.rng.uniform(-4, 4)
            if abs(x) < 46 + row * 30:
                pen.ellipse(x, y + abs(x) * 0.1, 17, 12, "gold", pen.rng.choice([-0.08, 0, 0.12]))
                pen.ellipse(x, y + abs(x) * 0.1, 10, 6.4, "ochre", line=False)


# the written side of a postcard

BARS = "#ae3047", "#1e4d70"


def postcard_back() -> str:
    """The side for writing: an edge of air mail, an address, a stamp; nobody can read the hand."""
    scene = Scene(*CARD, seed=11)
    pen = Pen(scene)
    _fill(scene, "#f3e6c6")
    pen.hatch([(60, 60), (900, 60), (900, 580), (60, 580)], 4, 26, "sand", 0, (10, 40), 1, 0.4, opacity=0.7)
    _air_mail(pen)
    pen.line([(486, 92), (488, 320), (486, 552)], 1, "slate")
    for i, right in enumerate((872, 872, 872, 740)):
        pen.line([(540, 340 + i * 62), (700, 341 + i * 62), (right, 340 + i * 62)], 0.7, "slate")
        _hand(pen, 552, 332 + i * 62, right - 60 - 34 * (i % 2), 15)
    for i in range(8):
        _hand(pen, 92 + 12 * (i == 0), 142 + i * 54, (430, 452, 446, 404, 452, 440, 452, 300)[i], 12)
    _stamp_field(pen)
    return postcard(scene, postmark(746, 176, 52, 12), 11)


def _air_mail(pen: Pen) -> None:
    """Slanting bars all round, in two colours, as a frame."""
    (w, h), deep, step, wide = CARD, 46, 44, 24
    for i in range(-1, int(w / step) + 1):
        for y in (26, h - deep):
            bar = [(i * step, y + 20), (i * step + 14, y), (i * step + 14 + wide, y), (i * step + wide, y + 20)]
            pen.flat(corners(bar), BARS[i % 2])
    for i in range(2, int(h / step) - 1):
        for x in (26, w - deep):
            bar = [(x, i * step + 14), (x + 20, i * step), (x + 20, i * step + wide), (x, i * step + 14 + wide)]
            pen.flat(corners(bar), BARS[i % 2])


def _hand(pen: Pen, left: float, y: float, right: float, tall: float) -> None:
    """A line of writing that is no writing."""
    x = left
    while x < right - 30:
        end = min(right, x + pen.rng.uniform(36, 110))
        word, up = [(x, y)], 1.0
        while word[-1][0] < end:
            high = tall * (pen.rng.choice([0.5, 0.6, 0.7, 1.3]) if up > 0 else -0.12)
            word.append((word[-1][0] + pen.rng.uniform(5, 9), y - high))
            up = -up
        pen.line(word, 0.8, "deep", opacity=0.85)
        x = end + pen.rng.uniform(16, 26)


def _stamp_field(pen: Pen) -> None:
    pen.poly([(766, 84), (886, 84), (886, 228), (766, 228)], "lagoon", 0.35)
    pen.flat([(774, 92), (878, 92), (878, 220), (774, 220)], "paper", 0.3, smooth=False)
    pen.flat([(782, 100), (870, 100), (870, 212), (782, 212)], "sea", 0.1, smooth=False)
    pen.hatch([(784, 160), (868, 160), (868, 210), (784, 210)], 0, 9, "foam", 0, (10, 24), 1)
    rose(beside(pen, 826, 152, 0.48), 76, "paper", "crimson", band="gold")


# a tile face down


def tile_face_down() -> str:
    """Fog on the sea, and a faint compass rose: here somebody has been found."""
    scene = Scene(*TILE, "mist", seed=8, line=3)
    pen = Pen(scene, TILE[0] / 2, TILE[1] / 2, seed=8)
    _fill(scene, scene.mood.sea[1], scene.mood.sea[2])
    _swell(scene, 110, 36, "foam", 0.3)
    _swell(scene, 80, 36, "deep", 0.3)
    scene.put('<g opacity=".38">')
    rose(pen, 190, "foam", "deep", band="sky")
    scene.put("</g>")
    for y, wide, opacity in ((-270, 360, 0.7), (-190, 300, 0.3), (300, 380, 0.75), (210, 300, 0.35), (40, 330, 0.2)):
        _bank(pen, y, wide, opacity)
    return tile(scene)


def _bank(pen: Pen, y: float, wide: float, opacity: float) -> None:
    """One bank of fog from edge to edge."""
    drift = pen.rng.uniform(-40, 40)
    pen.flat(scallop(drift, y, wide, 46, 16, pen.rng, 0.2), "foam", opacity=opacity)
    pen.flat(scallop(drift + 90, y + 26, wide * 0.7, 26, 12, pen.rng, 0.2), "white", opacity=opacity * 0.6)
