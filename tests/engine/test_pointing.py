"""What an arrow's tip means."""

from games.engine.pointing import area, distance, inside, nearest, smallest_around

WALL = ((0, 0), (100, 0), (100, 100), (0, 100))
CAT = ((40, 40), (60, 40), (60, 60), (40, 60))
ARCH = ((0, 100), (0, 0), (100, 0), (100, 100), (90, 100), (90, 10), (10, 10), (10, 100))
THINGS = [("wall", WALL), ("cat", CAT)]


def test_the_smallest_thing_round_the_tip_is_meant() -> None:
    assert smallest_around((50, 50), THINGS) == "cat"
    assert smallest_around((10, 10), THINGS) == "wall"
    assert smallest_around((500, 10), THINGS) is None


def test_an_arch_does_not_claim_the_air_below() -> None:
    assert inside((5, 50), ARCH)
    assert not inside((50, 50), ARCH)
    assert area(ARCH) < area(WALL)


def test_beside_everything_the_nearest_is_meant_if_it_is_near() -> None:
    assert nearest((130, 50), THINGS, 1, 40) == "wall"
    assert nearest((150, 50), THINGS, 1, 40) is None


def test_distance_counts_the_picture_as_it_is_shaped() -> None:
    assert distance((50, 200), WALL, 1) == 100
    assert distance((50, 200), WALL, 0.5) == 50
