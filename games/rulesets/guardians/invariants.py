"""What holds in every state of this game, by name. Random play counts each of them."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from games.engine.structs import Seat
from games.rulesets.guardians.components import (
    ARROWS,
    FIRES,
    ISLANDS,
    LEGENDS,
    POSTCARDS,
    POSTCARDS_LYING,
    SHIPS,
    TREASURE,
    TREASURES,
)
from games.rulesets.guardians.state import Guardians, Pile

REWARDS = Counter({TREASURE: TREASURES, **dict.fromkeys(LEGENDS, 1)})


def locations_are_unique(state: Guardians) -> bool:
    held = [*state.locations, *(pile.location for pile in all_piles(state))]
    return len(held) == len(set(held)) and set(held) <= set(ISLANDS)


def no_reward_is_lost(state: Guardians) -> bool:
    kept = [legend for front in state.fronts for legend in front.kept]
    held = [pile.reward for pile in all_piles(state)]
    waiting = [hand.reward for g in state.found if state.phase == "powers" and (hand := state.hands[g])]
    on_table = Counter(kept) - Counter(waiting)  # a card just laid down is still in the pile of its round
    return Counter([*state.rewards, *held, *state.out]) + on_table == REWARDS


def all_piles(state: Guardians) -> Iterator[Pile]:
    yield from (hand for hand in state.hands if hand)
    for piles in state.piles:
        yield from piles


def no_postcard_is_lost(state: Guardians) -> bool:
    return sorted((*state.postcards, *state.lying, *state.used)) == sorted(POSTCARDS)


def two_or_three_postcards_lie(state: Guardians) -> bool:
    return 2 <= len(state.lying) <= POSTCARDS_LYING


def pieces_are_four(state: Guardians) -> bool:  # R1, R2
    at_sea = Counter(ship.by for ship in state.ships)
    return all(
        len(front.arrows) <= ARROWS and len(front.fires) <= FIRES and at_sea[Seat(i)] <= min(front.ships, SHIPS)
        for i, front in enumerate(state.fronts)
    )


def nobody_owes_coins(state: Guardians) -> bool:  # R17
    return all(front.gold >= 0 and front.legend >= 0 for front in state.fronts)


def arrows_point_at_lying_cards(state: Guardians) -> bool:
    return all(arrow.card in state.lying for front in state.fronts for arrow in front.arrows)


def ships_seek_other_guardians(state: Guardians) -> bool:  # R6, R7
    pairs = Counter((ship.by, ship.island, ship.seeks) for ship in state.ships)
    return all(n == 1 for n in pairs.values()) and all(
        ship.by != ship.seeks and state.hands[ship.seeks] and ship.island not in state.face_down for ship in state.ships
    )


def one_fire_of_a_colour_on_an_island(state: Guardians) -> bool:  # R10
    return all(len(set(front.fires)) == len(front.fires) for front in state.fronts)


def levels_keep_their_rules(state: Guardians) -> bool:
    no_powers = state.level >= 3 or not any(f.kept or f.kunee or f.apple for f in state.fronts)
    no_cover = state.level == 1 or not state.face_down  # R13
    no_clock = state.level == 4 or state.minute is None
    return no_powers and no_cover and no_clock


def a_pile_follows_a_pile(state: Guardians) -> bool:  # R12
    return all(
        hand is not None or (not piles and not state.locations)
        for hand, piles in zip(state.hands, state.piles, strict=True)
    )


def laps_ask_one_at_a_time(state: Guardians) -> bool:  # R8
    return state.phase != "search" or (len(state.queue) > 0 and state.lap != "") == state.laps


INVARIANTS: Mapping[str, Callable[[Guardians], bool]] = {
    check.__name__: check
    for check in (
        locations_are_unique,
        no_reward_is_lost,
        no_postcard_is_lost,
        two_or_three_postcards_lie,
        pieces_are_four,
        nobody_owes_coins,
        arrows_point_at_lying_cards,
        ships_seek_other_guardians,
        one_fire_of_a_colour_on_an_island,
        levels_keep_their_rules,
        a_pile_follows_a_pile,
        laps_ask_one_at_a_time,
    )
}
