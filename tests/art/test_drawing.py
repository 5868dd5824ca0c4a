"""The pen and what it writes."""

import random

import pytest

from games.art.contact import contact_sheet
from games.art.geometry import Knot, curve, hull, knots, moved, scallop, turned
from games.art.inks import INKS, MOODS, mix, multiply, toned
from games.art.pen import Pen
from games.art.scene import Scene
from games.art.svg import path, plain


def test_an_outline_is_read_with_its_corners() -> None:
    assert knots("-18,0! 2.5,-40") == [Knot(-18, 0, corner=True), Knot(2.5, -40)]
    assert knots([(1, 2)]) == [Knot(1, 2)]


def test_corners_are_joined_by_straight_lines_and_the_last_one_by_closing() -> None:
    assert path(knots("0,0! 10,0! 10,10!")) == "M0 0l20 0 0 20z".replace(" 0 20", "l0 20")
    assert path(knots("0,0 10,0 10,10")).count("c") == 3


def test_a_bump_follows_its_outline_when_that_is_moved_turned_or_mirrored() -> None:
    cloud = scallop(0, 0, 10, 10, 5, random.Random(1))
    for other in (moved(cloud, 5, 5, 2, flip=True), turned(cloud, 90)):
        assert all(knot.bump for knot in other)
    bump = moved([Knot(1, 1, True, ((2, 2), (3, 3)))], 10, 0, flip=True)[0].bump
    assert bump == ((8, 2), (7, 3))


def test_a_hull_keeps_its_largest_corners() -> None:
    square = [(0, 0), (100, 0), (100, 100), (0, 100)]
    assert set(hull([*square, (50, 50), (50, -1)], most=4)) == set(square)


def test_a_curve_goes_through_its_ends() -> None:
    line = curve("0,0 5,9 10,0", 6)
    assert (line[0], line[-1]) == ((0, 0), (10, 0))


def test_numbers_are_written_short() -> None:
    assert [plain(value) for value in (0.5, -0.25, 0, -0.0, 10, 1.5)] == [".5", "-.25", "0", "0", "10", "1.5"]


def test_inks_mix() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert multiply("#808080", "#000000", 1) == "#000000"
    assert toned("ink", 0, MOODS["day"]) == INKS["ink"]


def flipped_shade(flip: bool) -> str:
    scene = Scene(100, 100)
    Pen(scene, 50, 100, flip=flip).shade("10,0! 20,0! 20,-10!", "ink")
    return scene.drawn[-1]


def test_shadow_stays_on_its_side_of_the_picture() -> None:
    assert flipped_shade(True) == flipped_shade(False)


def test_light_dims_less_what_shines() -> None:
    pen = Pen(Scene(100, 100, "night"))
    assert pen.shining().colour("sun") != pen.colour("sun")


def test_parts_and_claims_say_where_an_arrow_can_point() -> None:
    pen = Pen(Scene(100, 100))
    pen.ellipse(0, 0, 5, 5, "sun")
    pen.part()
    pen.one(50, 0).ellipse(0, 0, 5, 5, "sun")
    assert len(pen.polygons()) == 2
    pen.claim("0,0 10,0 10,-10")
    assert pen.polygons() == [[(0, 0), (10, 0), (10, -10)]]


def test_pictures_on_one_sheet_keep_their_own_names() -> None:
    scene = Scene(10, 10)
    scene.put(f'<path fill="{scene.gradient(("#000000", "#ffffff"))}"/>')
    sheet = contact_sheet([scene.svg(), scene.svg()], across=2, wide=20)
    assert all(f'id="p{i}-g1"' in sheet and f"url(#p{i}-g1)" in sheet for i in (0, 1))
    with pytest.raises(ValueError, match="no picture"):
        contact_sheet(["<p>"], across=1, wide=1)
