"""The set-up: counts, dealing, layouts, the start player."""

from collections import Counter

import pytest
from msgspec.structs import replace

from games.engine.errors import BadOption
from games.engine.structs import Seat
from games.rulesets.guardians import RULESET
from games.rulesets.guardians.components import (
    ARROWS,
    FIRES,
    ISLANDS,
    LEGENDS,
    POSTCARDS,
    SHIPS,
    TREASURE,
)
from games.rulesets.guardians.pictures import PICTURES
from games.rulesets.guardians.state import Guardians, Options
from tests.rulesets.guardians.table import deal, explored


def test_the_box_holds_what_the_rules_count() -> None:
    """R1, R2: four ships, four fires and four arrows a player."""
    assert (ARROWS, FIRES, SHIPS) == (4, 4, 4)
    assert (len(ISLANDS), len(POSTCARDS), len(LEGENDS)) == (24, 35, 16)
    assert sum(legend.timing == "kept" for legend in LEGENDS.values()) == 8


def test_every_element_is_named_and_in_a_named_colour() -> None:
    for card in PICTURES.cards():
        for element in card.elements:
            for lang, words in RULESET.words.items():
                assert words["element"][element.word] == getattr(element, lang)
                assert element.colour in words["colour"]


def all_rewards(state: Guardians) -> list[list[str]]:
    return [[p.reward for p in (hand, *piles) if p] for hand, piles in zip(state.hands, state.piles, strict=True)]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("level", [1, 2])
def test_levels_1_and_2_deal_two_treasures_and_a_legend(seats: int, level: int) -> None:
    state = RULESET.setup(seats, Options(level=level), "deal")  # type: ignore[arg-type]
    assert [Counter(cards)[TREASURE] for cards in all_rewards(state)] == [2] * seats
    assert len(state.locations) == 24 - 3 * seats
    assert len(state.rewards) == 26 - 3 * seats


def test_levels_3_and_4_deal_any_three_of_all_rewards() -> None:
    counts = {
        tuple(Counter(cards)[TREASURE] for cards in all_rewards(RULESET.setup(4, Options(level=3), f"deal {i}")))
        for i in range(30)
    }
    assert any(set(count) != {2} for count in counts)


def test_the_start_player_is_drawn_or_chosen_and_moves_left() -> None:
    """R22"""
    assert {RULESET.setup(4, Options(), str(i)).start for i in range(40)} == {0, 1, 2, 3}
    state = RULESET.setup(4, Options(start=Seat(3)), "chosen")
    assert state.start == 3
    assert explored(state).state.start == 0
    with pytest.raises(BadOption) as refused:
        RULESET.setup(3, Options(start=Seat(4)), "chosen")
    assert refused.value.field == "start"


def test_two_postcards_lie_at_first_and_one_more_each_resolution() -> None:
    """R34"""
    state = deal()
    assert len(state.lying) == 2
    older = state.lying
    state = explored(state).state
    assert state.lying[:2] == older
    assert len(state.lying) == 3


def test_an_empty_postcard_deck_is_made_of_all_used_ones() -> None:
    """R34: the one just removed is among them."""
    state = explored(deal()).state
    state = replace(state, used=(*state.used, *state.postcards), postcards=())
    oldest = state.lying[0]
    step = explored(state)
    assert "PostcardsShuffled" in [type(event.fact).__name__ for event in step.events]
    after = step.state
    assert oldest in (*after.postcards, *after.lying)
    assert not after.used
    assert sorted((*after.postcards, *after.lying)) == sorted(POSTCARDS)
