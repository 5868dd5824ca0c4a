"""What can be pointed at, and what it makes people think of."""

import pytest
from msgspec.structs import replace

from games.engine.pointing import SIDE, inside
from games.rulesets.guardians import RULESET
from games.rulesets.guardians.balance import faults, report
from games.rulesets.guardians.pictures import PICTURES, Element, Pictures, pointed_at, reading

EVERY_ELEMENT = [(card, element) for card, postcard in PICTURES.postcards.items() for element in postcard.elements]


def test_an_arrow_on_the_anchor_of_an_element_means_that_element() -> None:
    for card, element in EVERY_ELEMENT:
        assert pointed_at(card, *element.anchor) is element, (card, element.id)


def test_every_spot_means_something_with_a_name() -> None:
    for card in PICTURES.postcards:
        for x in range(0, SIDE + 1, SIDE // 20):
            for y in range(0, SIDE + 1, SIDE // 20):
                word = reading(card, x, y)
                assert all(word in words["element"] for words in RULESET.words.values()), (card, x, y, word)


def test_sky_sea_and_land_are_hints_too() -> None:
    spots = range(0, SIDE + 1, SIDE // 40)
    read = {reading(card, x, y) for card in PICTURES.postcards for x in spots for y in spots}
    assert {"sky", "sea", "land"} <= read


@pytest.mark.parametrize("motif", ["bridge", "rainbow"])
def test_nobody_points_at_an_arch_through_the_air_below_it(motif: str) -> None:
    arches = [(card, element) for card, element in EVERY_ELEMENT if element.motif == motif and element.id != "stamp"]
    assert arches
    for card, element in arches:
        xs = [x for polygon in element.polygons for x, _ in polygon]
        ys = [y for polygon in element.polygons for _, y in polygon]
        below = (min(xs) + max(xs)) // 2, max(ys) - (max(ys) - min(ys)) // 12
        assert not any(inside(below, polygon) for polygon in element.polygons), (card, element.id)


def test_names_are_of_the_thing_never_of_a_theme() -> None:
    themes = {theme for _, element in EVERY_ELEMENT for theme in element.tags.themes}
    things = {"sun", "snow"}  # a theme that is a thing as well
    for _, element in EVERY_ELEMENT:
        assert element.en not in themes - things, element.id


def test_the_set_is_balanced() -> None:
    assert list(faults(PICTURES)) == []


def test_the_report_has_a_line_for_every_island() -> None:
    lines = list(report(PICTURES))
    assert [line.split()[0] for line in lines[: len(PICTURES.islands)]] == list(PICTURES.islands)
    assert lines[-1] == "0 faults"


def recoloured(pictures: Pictures, card: str, found: Element, **changed: object) -> Pictures:
    postcard = pictures.postcards[card]
    elements = tuple(replace(e, **changed) if e is found else e for e in postcard.elements)
    return replace(pictures, postcards=pictures.postcards | {card: replace(postcard, elements=elements)})


def test_a_give_away_is_found() -> None:
    """The control: an element that is exactly what one island alone has."""
    homes: dict[str, list[Element]] = {}
    for island in PICTURES.islands.values():
        for element in island.elements:
            homes.setdefault(element.motif, []).append(element)
    card, found = next((c, e) for c, e in EVERY_ELEMENT if len(homes.get(e.motif, [])) == 1)
    (home,) = homes[found.motif]
    planted = recoloured(PICTURES, card, found, colour=home.colour, tags=home.tags)
    assert any(fault.startswith(f"{card}.{found.id}") for fault in faults(planted))


def test_an_element_that_leads_nowhere_is_found() -> None:
    card, found = EVERY_ELEMENT[0]
    nothing = replace(found.tags, themes=frozenset(), shapes=frozenset(), feeling="", hue="")
    planted = recoloured(PICTURES, card, found, motif="nothing", colour="none", tags=nothing)
    assert f"{card}.{found.id} (nothing:none): hints at nothing" in list(faults(planted))
