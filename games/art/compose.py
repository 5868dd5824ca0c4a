"""From a scene, which is data, to a picture and the areas on it that an arrow can point at."""

from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec

from games.art import frames
from games.art.geometry import Spot
from games.art.motifs.register import default, draw
from games.art.pen import Pen
from games.art.scene import Scene
from games.art.stage.register import LAND, STAGE
from games.art.stage.weather import grain
from games.engine.value import Value


class Name(Value):
    en: str
    fr: str
    nl: str


class Stamp(Value):
    m: str
    c: str
    bg: str = "sky"  # its ground
    s: float = 0.5  # the motif's size
    dy: float = 0.28  # how low its foot lies, in stamp heights
    n: int = 3  # dots of value


class Item(Value):
    """One thing in a scene: a motif `m`, or a piece of stage `do`. With an `id` it can be pointed at.

    The same id twice is one element with two areas. `called` picks another word for the same motif,
    `motif` says what a piece of stage is seen as, `hit` draws its area by hand.
    """

    m: str | None = None
    do: str | None = None
    id: str | None = None
    motif: str | None = None
    called: str | None = None
    x: float = 0
    y: float = 0
    s: float = 1
    c: str | None = None
    n: int | None = None
    flip: bool = False
    rot: float = 0
    depth: float = 0
    seed: int | None = None
    shadow: tuple[float, float] | None = None
    hit: tuple[Spot, ...] | None = None
    o: dict[str, Any] = msgspec.field(default_factory=dict)  # the motif's own options

    @property
    def seen_as(self) -> str:
        found = self.motif or self.m
        if not found:
            raise ValueError(f"{self.id}: nobody knows what this is; say motif = ...")
        return found

    @property
    def ink(self) -> str:
        return self.c or str(default(self.seen_as, "c") or "")

    @property
    def count(self) -> int:
        return self.n or int(default(self.seen_as, "n") or 1)


class SceneData(Value):
    """A scene as its file says it."""

    name: Name
    mood: str
    seed: int
    draw: tuple[dict[str, Any], ...]
    feeling: str | None = None  # of an island, as people would feel it
    palette: tuple[str, ...] = ()  # of an island
    stamp: Stamp | None = None  # of a postcard
    ticks: int = 12  # of its postmark
    above: Literal["sky", "sea", "wall"] = "sky"  # what lies behind everything, above the horizon and below it
    below: Literal["sea", "land", "floor"] = "sea"
    horizon: float | None = None  # where no sky says it


class Shown(Value):
    """An element of a picture: what is to be seen, and where."""

    id: str
    motif: str
    called: str | None
    ink: str
    count: int
    polygons: tuple[tuple[Spot, ...], ...]


class Picture(Value):
    svg: str
    shown: tuple[Shown, ...]
    land: tuple[tuple[Spot, ...], ...]
    horizon: float


STAMP = "stamp"  # the element every postcard has
OWN = {"do", "id", "motif", "called", "hit", "o"}  # keys that a piece of stage does not get


def tile(data: SceneData) -> Picture:
    scene = Scene(*frames.TILE, data.mood, data.seed, line=3.0)
    return _finished(scene, data, lambda: frames.tile(scene), flecks=80)


def postcard(data: SceneData) -> Picture:
    scene = Scene(*frames.CARD, data.mood, data.seed)

    def framed() -> str:
        return frames.postcard(scene, _cancelled(scene, data), data.seed)

    picture = _finished(scene, data, framed, flecks=150)
    return msgspec.structs.replace(picture, shown=(*picture.shown, _stamp_shown(data)))


def plain(data: SceneData, width: float, height: float) -> Picture:
    scene = Scene(width, height, data.mood, data.seed)
    return _finished(scene, data, lambda: frames.plain_picture(scene), flecks=120)


def _finished(scene: Scene, data: SceneData, framed: Callable[[], str], flecks: int) -> Picture:
    shown: dict[str, Shown] = {}
    ground: list[tuple[Spot, ...]] = []
    for entry in data.draw:
        item, pen = _drawn(scene, entry)
        if item.id:
            shown[item.id] = _merged(shown.get(item.id), item, pen)
        elif item.do in LAND:
            ground += [tuple(polygon) for polygon in pen.polygons()]
    grain(scene, flecks)
    return Picture(framed(), tuple(shown.values()), tuple(ground), _horizon(data, scene))


def _drawn(scene: Scene, entry: Mapping[str, Any]) -> tuple[Item, Pen]:
    """Draws one item; an unknown key of the file is an error, not a silence."""
    place = len(scene.drawn)
    if "do" in entry:
        item = msgspec.convert({key: entry[key] for key in entry if key in OWN | {"c", "n", "m"}}, Item)
        pen = STAGE[entry["do"]](scene, **{key: entry[key] for key in entry if key not in OWN})
    else:
        item = msgspec.convert(entry, Item)
        pen = _stencilled(scene, item)
    if item.id:
        scene.drawn.insert(place, f'<g id="{item.id}">')
        scene.put("</g>")
    return item, pen


def _stencilled(scene: Scene, item: Item) -> Pen:
    pen = Pen(scene, item.x, item.y, item.s, flip=item.flip, turn=item.rot, depth=item.depth, seed=item.seed)
    if item.shadow:
        pen.shadow(*item.shadow)
    given = {"c": item.c, "n": item.n}
    draw(item.seen_as, pen, **{key: value for key, value in given.items() if value is not None}, **item.o)
    return pen


def _merged(old: Shown | None, item: Item, pen: Pen) -> Shown:
    found = [item.hit] if item.hit else [tuple(polygon) for polygon in pen.polygons()]
    if old is None:
        return Shown(item.id or "", item.seen_as, item.called, item.ink, item.count, tuple(found))
    if old.motif != item.seen_as:
        raise ValueError(f"{item.id}: both {old.motif} and {item.seen_as}")
    return msgspec.structs.replace(old, count=old.count + item.count, polygons=(*old.polygons, *found))


def _horizon(data: SceneData, scene: Scene) -> float:
    found = next((entry["hor"] for entry in data.draw if entry.get("do") == "sky"), data.horizon)
    if found is None:
        raise ValueError("a scene without a sky must say where its horizon lies")
    return float(found) / scene.height


def _cancelled(scene: Scene, data: SceneData) -> str:
    """Stamp and postmark, drawn over the frame."""
    picture, scene.drawn = scene.drawn, []
    if data.stamp:
        found = data.stamp
        scene.put(f'<g id="{STAMP}">')
        frames.stamp(scene, found.m, found.c, found.bg, found.s, found.dy, found.n)
        scene.put("</g>")
    scene.put(frames.postmark(frames.STAMP_AT[0] - 62, frames.STAMP_AT[1] + 42, 40, data.ticks, dark=scene.mood.dark))
    over, scene.drawn = "".join(scene.drawn), picture
    return over


def _stamp_shown(data: SceneData) -> Shown:
    if not data.stamp:
        raise ValueError("every postcard has a stamp")
    (x, y), (w, h) = frames.STAMP_AT, frames.STAMP
    box = tuple((x + dx * w / 2, y + dy * h / 2) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1)))
    return Shown(STAMP, data.stamp.m, None, data.stamp.c, 1, (box,))
