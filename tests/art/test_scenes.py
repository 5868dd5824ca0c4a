"""The rules every picture of the set keeps (sizes and zones in scene units)."""

import gzip
import math
import re
from collections.abc import Iterator

import pytest

from games.art.compose import Picture, SceneData, Shown, postcard, tile
from games.art.frames import CARD, TILE
from games.art.guardians import catalogue, press
from games.art.inks import INKS, MANY
from games.art.motifs.register import MOTIFS
from games.engine.pointing import inside

ISLANDS, POSTCARDS = sorted(catalogue.islands()), sorted(catalogue.postcards())
DRAWN = {"svg", "defs", "g", "path", "ellipse", "circle", "clipPath", "linearGradient", "stop"}
BERTHS = (0.16 * TILE[0], 0.7 * TILE[1]), (0.8 * TILE[0], 0.7 * TILE[1])  # where fires lie
FIRE = 40
REFLECTED = 180  # upside down in still water, which is an element itself
NO_RIVER = {"river"}  # drawn by the stage, along any line


def pictures() -> Iterator[tuple[str, Picture]]:
    yield from ((name, catalogue.tile(name)) for name in ISLANDS)
    yield from ((name, catalogue.card(name)) for name in POSTCARDS)


def packed(svg: str) -> int:
    return len(gzip.compress(svg.encode(), 9, mtime=0))


def reach(shown: Shown) -> float:
    """The larger side of all that belongs to an element."""
    xs, ys = zip(*(spot for polygon in shown.polygons for spot in polygon), strict=True)
    return float(max(max(xs) - min(xs), max(ys) - min(ys)))


def touches(shown: Shown, left: float, top: float, right: float, bottom: float) -> bool:
    """Whether a corner of an element lies in a box."""
    return any(left < x < right and top < y < bottom for polygon in shown.polygons for x, y in polygon)


def burnt(shown: Shown) -> float:
    """The share of an element that two fires on their berths cover."""
    xs, ys = zip(*(spot for polygon in shown.polygons for spot in polygon), strict=True)
    steps = [(i + 0.5) / 24 for i in range(24)]
    spots = [(min(xs) + (max(xs) - min(xs)) * u, min(ys) + (max(ys) - min(ys)) * v) for u in steps for v in steps]
    own = [spot for spot in spots if any(inside(spot, polygon) for polygon in shown.polygons)]
    return sum(any(math.dist(spot, berth) < FIRE for berth in BERTHS) for spot in own) / len(own)


def test_the_set_is_whole() -> None:
    assert (len(ISLANDS), len(POSTCARDS), len(catalogue.motifs())) == (24, 35, 98)
    assert set(catalogue.motifs()) <= MOTIFS.keys() | NO_RIVER
    seen = {shown.motif for _, picture in pictures() for shown in picture.shown}
    assert seen == set(catalogue.motifs())


@pytest.mark.parametrize("name", ISLANDS)
def test_an_island_tile(name: str) -> None:
    picture = catalogue.tile(name)
    assert packed(picture.svg) <= 12_000
    assert 4 <= len(picture.shown) <= 7
    for shown in picture.shown:
        assert reach(shown) >= 60, shown.id
        assert not touches(shown, 170, 545, 430, TILE[1]), f"{shown.id} lies in the harbour"
        assert burnt(shown) < 0.5, f"fires would hide {shown.id}"


@pytest.mark.parametrize("name", POSTCARDS)
def test_a_postcard(name: str) -> None:
    picture = catalogue.card(name)
    *elements, stamp = picture.shown
    assert packed(picture.svg) <= 20_000
    assert 6 <= len(elements) <= 10
    assert stamp.id == "stamp"
    for shown in elements:
        assert reach(shown) >= 70, shown.id
        assert not touches(shown, 730, 0, CARD[0], 170), f"{shown.id} lies under the stamp"


def test_an_element_is_seen_once_a_picture_in_a_known_ink() -> None:
    for name, picture in pictures():
        motifs = [shown.motif for shown in picture.shown]
        assert len(set(motifs)) == len(motifs), name
        assert all(shown.ink in INKS or shown.ink == MANY for shown in picture.shown), name


def test_a_motif_cannot_be_seen_without_being_pointable() -> None:
    for scenes in (catalogue.islands(), catalogue.postcards()):
        for name, scene in scenes.items():
            motifs = [item for item in scene.draw if "m" in item and "do" not in item]
            assert all("id" in item or item.get("rot") == REFLECTED for item in motifs), name


def test_files_use_only_what_browsers_and_printers_share() -> None:
    for name, svg in press.pictures().items():
        assert set(re.findall(r"<(\w+)", svg)) <= DRAWN, name
        assert not re.search(r"style=|filter=|mask=|var\(|href|data:", svg), name


def test_everything_is_named_in_three_languages() -> None:
    for scenes in (catalogue.islands(), catalogue.postcards()):
        for lang in ("en", "fr", "nl"):
            names = [getattr(scene.name, lang) for scene in scenes.values()]
            assert all(names)
            assert len(set(names)) == len(names)
    for motif in catalogue.motifs().values():
        assert all((motif.en, motif.fr, motif.nl, motif.themes, motif.shapes, motif.feeling))


def test_a_picture_draws_itself_alike_every_time() -> None:
    for name in ISLANDS[:3]:
        assert tile(catalogue.islands()[name]).svg == catalogue.tile(name).svg
    for name in POSTCARDS[:3]:
        assert postcard(catalogue.postcards()[name]).svg == catalogue.card(name).svg


@pytest.mark.parametrize(
    ("item", "why"),
    [
        ({"m": "cat", "id": "cat", "x": 9, "colour": "ink"}, "colour"),
        ({"m": "unicorn", "id": "unicorn"}, "unicorn"),
        ({"m": "cat", "id": "cat", "c": "pink"}, "pink"),
        ({"do": "sea", "hor": 9, "id": "sea"}, "nobody knows"),
        ({"m": "cat", "id": "tower"}, "both"),
    ],
)
def test_a_slip_in_a_scene_is_an_error(item: dict[str, object], why: str) -> None:
    scene = catalogue.islands()[ISLANDS[0]]
    tower = {"m": "tower", "id": "tower"}
    slipped = SceneData(scene.name, "day", 1, ({"do": "sky", "hor": 300}, tower, item))
    with pytest.raises(Exception, match=why):
        tile(slipped)
