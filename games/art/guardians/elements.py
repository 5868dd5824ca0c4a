"""elements.json: what can be seen and pointed at on every tile and card, as the ruleset reads it."""

from collections.abc import Iterator
from typing import Any

import msgspec

from games.art.compose import STAMP, Name, Picture, SceneData, Shown
from games.art.frames import CARD, TILE
from games.art.geometry import Spot
from games.art.guardians import catalogue
from games.engine.pointing import SIDE, area, distance, inside, smallest_around

STEP = 10  # areas are counted in steps of ten: finer than anybody can point
ROWS = 4  # in which elements are read out
TRIES = 16  # spots looked at in each direction for an anchor

HUES = {
    "red": "coral crimson",
    "orange": "ember ochre",
    "brown": "wood bark",
    "yellow": "sun gold sand",
    "green": "leaf moss pine",
    "teal": "lagoon",
    "blue": "sea deep sky night",
    "white": "ice white paper foam",
    "violet": "lilac plum",
    "pink": "rose",
    "grey": "stone slate",
    "black": "ink",
    "many": "many",
}
HUE = {ink: hue for hue, inks in HUES.items() for ink in inks.split()}


def built() -> bytes:
    """The whole file, one element a line."""
    found = {
        "islands": {name: island(name, data) for name, data in catalogue.islands().items()},
        "postcards": {name: postcard(name, data) for name, data in catalogue.postcards().items()},
    }
    return b"".join(_lines(found))


def island(name: str, data: SceneData) -> dict[str, Any]:
    picture = catalogue.tile(name)
    about = {"light": data.mood, "feeling": data.feeling, "hues": sorted({HUE[ink] for ink in data.palette})}
    return names(data) | about | {"elements": elements(picture, TILE)}


def postcard(name: str, data: SceneData) -> dict[str, Any]:
    picture = catalogue.card(name)
    where = {"horizon": round(picture.horizon * SIDE), "above": data.above, "below": data.below}
    ground = [spots(polygon, CARD) for polygon in picture.land]
    return names(data) | where | {"land": ground, "elements": elements(picture, CARD)}


def names(data: SceneData) -> dict[str, str]:
    return msgspec.structs.asdict(data.name)


def elements(picture: Picture, size: tuple[int, int]) -> list[dict[str, Any]]:
    areas = {shown.id: [spots(polygon, size) for polygon in shown.polygons] for shown in picture.shown}
    flat = [(name, polygon) for name, polygons in areas.items() for polygon in polygons]
    height = size[1] / size[0]
    placed = [(anchor(shown.id, flat, height), shown) for shown in picture.shown]
    return [element(shown, areas[shown.id], at) for at, shown in sorted(placed, key=_reading_order)]


def _reading_order(placed: tuple[tuple[int, int], Shown]) -> tuple[int, int]:
    """Row by row, as they are read out."""
    (x, y), _ = placed
    return y * ROWS // SIDE, x


def element(shown: Shown, polygons: list[list[tuple[int, int]]], at: tuple[int, int]) -> dict[str, Any]:
    motif = catalogue.motifs()[shown.motif]
    name = motif.name(shown.called, shown.count)
    tags = {"themes": motif.themes, "shapes": motif.shapes, "feeling": motif.feeling, "hue": HUE[shown.ink]}
    return {
        "id": shown.id,
        "motif": shown.motif,
        "word": word(shown, motif),
        **(on_the_stamp(name) if shown.id == STAMP else msgspec.structs.asdict(name)),
        "colour": shown.ink,
        "count": shown.count,
        "counted": motif.many is not None and shown.count > 1,
        "tags": tags,
        "polygons": polygons,
        "anchor": at,
    }


def word(shown: Shown, motif: catalogue.Motif) -> str:
    """Under which its name is found: the same word is the same name, on every picture."""
    if shown.id == STAMP:
        return f"{STAMP}-{shown.motif}"
    if shown.called:
        return f"{shown.motif}-{shown.called}"
    return f"{shown.motif}-many" if motif.many and shown.count > 1 else shown.motif


def on_the_stamp(name: Name) -> dict[str, str]:
    return {"en": f"{name.en} on the stamp", "fr": f"{name.fr} sur le timbre", "nl": f"{name.nl} op de postzegel"}


def spots(polygon: tuple[Spot, ...], size: tuple[int, int]) -> list[tuple[int, int]]:
    """An area of the scene in shares of the picture, cut off at its edges."""
    return [(_share(x / size[0]), _share(y / size[1])) for x, y in polygon]


def _share(value: float) -> int:
    return max(0, min(SIDE, round(value * SIDE / STEP) * STEP))


def anchor(name: str, areas: list[tuple[str, list[tuple[int, int]]]], height: float) -> tuple[int, int]:
    """Where an arrow lands that means this element: deep inside it, and away from what lies on it."""
    own = [polygon for other, polygon in areas if other == name]
    largest = max(own, key=area)
    on_it = [polygon for other, polygon in areas if other != name and area(polygon) < area(largest)]
    fit = [spot for polygon in own for spot in _grid(polygon) if smallest_around(spot, areas) == name]
    if not fit:
        raise ValueError(f"{name} lies wholly under other elements: no arrow can mean it")
    return max(fit, key=lambda spot: min(distance(spot, polygon, height) for polygon in [*own, *on_it]))


def _grid(polygon: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
    for i in range(1, TRIES):
        for j in range(1, TRIES):
            spot = min(xs) + (max(xs) - min(xs)) * i // TRIES, min(ys) + (max(ys) - min(ys)) * j // TRIES
            if inside(spot, polygon):
                yield spot


def _lines(found: dict[str, dict[str, dict[str, Any]]]) -> Iterator[bytes]:
    """JSON that shows in a diff which element has changed."""
    encode = msgspec.json.encode
    yield b"{"
    for k, (kind, scenes) in enumerate(found.items()):
        yield (b",\n" if k else b"\n") + encode(kind) + b": {"
        for i, (name, scene) in enumerate(scenes.items()):
            shown = scene.pop("elements")
            yield (b",\n" if i else b"\n") + encode(name) + b": " + encode(scene)[:-1] + b',"elements":[\n'
            yield b",\n".join(encode(one) for one in shown) + b"\n]}"
        yield b"\n}"
    yield b"\n}\n"
