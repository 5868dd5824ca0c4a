"""The archipelago: named shapes, random ones, and those laid by hand."""

from typing import get_args

import pytest

from games.engine.errors import BadOption
from games.engine.hexes import Hex, Tile, extent, placed, touching
from games.engine.rng import Rng
from games.rulesets.guardians import RULESET
from games.rulesets.guardians.archipelago import LAYOUT, TALLEST, WIDEST, Archipelago, check, laid, lonely, neighbours
from games.rulesets.guardians.components import ISLANDS
from games.rulesets.guardians.shapes import SHAPES, Shape
from games.rulesets.guardians.state import Guardians, Options

PHONE = (13, 8)  # half columns and rows
TWO_ROWS = [(q, r) for r in (0, 1) for q in range(12)]


def row(*spots: Hex) -> Archipelago:
    return tuple(Tile(name, q, r) for name, (q, r) in zip(ISLANDS, spots, strict=True))


def own(tiles: Archipelago, seed: str = "own") -> Guardians:
    return RULESET.setup(3, Options(archipelago="own", tiles=tiles), seed)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_named_shape_is_legal_and_fits_a_phone(shape: str) -> None:
    """R3"""
    cells = SHAPES[shape]
    assert len(set(cells)) == len(ISLANDS)
    assert min(touching(cell, cells) for cell in cells) >= 2
    assert all(size <= most for size, most in zip(extent(cells), PHONE, strict=True))
    check(laid(shape, Rng("a seed"))[0])


def test_every_value_is_a_shape_or_chance_or_a_hand() -> None:
    assert set(get_args(Shape)) == {*SHAPES, "random", LAYOUT.own}


@pytest.mark.parametrize(("shape", "rows"), [("tall", [4, 3, 4, 3, 4, 3, 3]), ("round", [4, 5, 6, 5, 4])])
def test_a_shape_has_the_rows_it_was_drawn_with(shape: str, rows: list[int]) -> None:
    places = placed(SHAPES[shape]).values()
    assert [sum(r == number for _x, r in places) for number in range(len(rows))] == rows


def test_the_seed_lays_the_islands_on_the_shape() -> None:
    one, same, other = (RULESET.setup(3, Options(archipelago="ring"), seed).archipelago for seed in "aab")
    assert one == same != other
    assert {tile.spot for tile in one} == {tile.spot for tile in other} == set(SHAPES["ring"])


def test_a_random_archipelago_is_legal_and_fits_a_phone() -> None:
    """R3"""
    shapes = set()
    for seed in range(300):
        tiles, _rng = laid("random", Rng(f"land {seed}"))
        check(tiles)
        wide, tall = extent(tile.spot for tile in tiles)
        assert wide <= WIDEST <= PHONE[0]
        assert tall <= TALLEST <= PHONE[1]
        shapes.add(frozenset(placed(tile.spot for tile in tiles).values()))
    assert len(shapes) > 290


def test_islands_laid_by_hand_stay_as_they_lie() -> None:
    tiles = row(*TWO_ROWS)
    assert own(tiles, "one").archipelago == own(tiles, "another").archipelago == tiles


def test_by_hand_with_nothing_laid_is_random() -> None:
    drawn = RULESET.setup(3, Options(archipelago="random"), "seed").archipelago
    assert own((), "seed").archipelago == drawn


def test_a_tile_that_touches_one_other_only_is_refused_and_named() -> None:
    """R3, scenario 15."""
    alone = row(*TWO_ROWS[:-1], (-1, 0))
    with pytest.raises(BadOption) as refused:
        own(alone)
    assert refused.value.field == "tiles"
    assert refused.value.say.key == "refused.lonely-island"
    assert refused.value.say.params == {"island": ISLANDS[23], "n": 1}
    assert refused.value.say.rule == "R3"
    assert lonely(alone) == (ISLANDS[23],)


def test_two_tiles_on_one_spot_are_refused() -> None:
    """R3"""
    with pytest.raises(BadOption) as refused:
        own(row(*TWO_ROWS[:-1], (0, 0)))
    assert refused.value.say.params == {"island": ISLANDS[23], "other": ISLANDS[0]}


def test_a_missing_island_is_refused() -> None:
    """R3"""
    with pytest.raises(BadOption) as refused:
        own(row(*TWO_ROWS)[:-1])
    assert refused.value.say.key == "refused.not-all-islands"


def test_several_groups_are_legal() -> None:
    """R3"""
    apart = [*TWO_ROWS[:6], *TWO_ROWS[12:18], *((q + 40, r) for q, r in (*TWO_ROWS[:6], *TWO_ROWS[12:18]))]
    tiles = own(row(*apart)).archipelago
    assert not any(neighbours(tiles)[a.piece] & {b.piece for b in tiles if b.q >= 40} for a in tiles if a.q < 40)
