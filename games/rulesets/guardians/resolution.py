"""The resolution in its exact order (R23): ships turned, payments, powers, fires, piles, postcards, the check."""

from games.engine.structs import RoundScore, Seat
from games.rulesets.guardians.archipelago import neighbours
from games.rulesets.guardians.components import KEPT, POSTCARDS_LYING, TREASURE
from games.rulesets.guardians.facts import (
    Cancelled,
    Doubled,
    DrewPile,
    FacesDown,
    Found,
    GuardsNothing,
    GuardsNow,
    Lit,
    NobodyFound,
    NoShips,
    Paid,
    PostcardGone,
    PostcardNew,
    PostcardsShuffled,
    Rewarded,
    Shielded,
    TookPile,
    Turned,
)
from games.rulesets.guardians.score import is_won
from games.rulesets.guardians.state import Guardians, Pile, Power, Result, put, replace, with_front
from games.rulesets.guardians.telling import Telling
from games.rulesets.guardians.verdict import verdict


def turn_ships(state: Guardians, telling: Telling) -> Guardians:
    """Steps 1 and 2a: everything is shown, then paid."""
    everybody = tuple(Seat(i) for i in range(len(state.fronts)))
    state = replace(state, phase="powers", minute=None, result=Result(state.round, (), everybody))
    for ship in state.ships:
        telling.show(Turned(ship.by, ship.island, ship.seeks), fades=state.level > 1)
    if not state.ships:
        telling.show(NoShips())
    for guardian in state.from_start():
        if finders := finders_of(state, guardian):
            state = pay_for(state, guardian, finders, telling)
    if state.ships and not state.found:
        telling.show(NobodyFound())
    return state


def finders_of(state: Guardians, guardian: Seat) -> tuple[Seat, ...]:
    """In order of arrival; a player is one finder of one guardian at most (R9)."""
    hand = state.hands[guardian]
    if hand is None:
        return ()
    right = (ship.by for ship in state.ships if ship.seeks == guardian and ship.island == hand.location)
    return tuple(dict.fromkeys(right))


def pay_for(state: Guardians, guardian: Seat, finders: tuple[Seat, ...], telling: Telling) -> Guardians:
    hand = state.hands[guardian]
    assert hand is not None  # noqa: S101  (finders found something)
    legend = int(hand.reward != TREASURE)
    powers = state.powers
    telling.show(Found(guardian, hand.location, finders), fades=state.level > 1)
    telling.show(Rewarded(guardian, hand.reward))
    if state.level >= 3 and hand.reward == "excalibur":
        telling.show(Shielded(guardian))  # R20; R25: no reward, so it uses up neither kunee nor apple
    else:
        for rank, finder in enumerate(finders):
            state = reward(state, finder, 1 if rank else 2, legend, telling)
    if state.level >= 3 and legend:
        powers = (*powers, Power(guardian, hand.reward, guardian))
    state = paid(state, guardian, 3 if len(finders) > 1 else 2, legend, telling)
    return replace(state, found=(*state.found, guardian), powers=powers)


def reward(state: Guardians, finder: Seat, gold: int, legend: int, telling: Telling) -> Guardians:
    """R20, R21, R25: kunee cancels first and leaves the apple; one of each is used up per reward."""
    front = state.fronts[finder]
    if front.kunee:
        telling.show(Cancelled(finder))
        return with_front(state, finder, replace(front, kunee=front.kunee - 1))
    if front.apple:  # R44: gold only
        telling.show(Doubled(finder))
        state = with_front(state, finder, replace(front, apple=front.apple - 1))
        gold *= 2
    return paid(state, finder, gold, legend, telling)


def paid(state: Guardians, seat: Seat, gold: int, legend: int, telling: Telling) -> Guardians:
    """R11: coins do not run out."""
    front = state.fronts[seat]
    telling.show(Paid(seat, gold, legend))
    return with_front(state, seat, replace(front, gold=front.gold + gold, legend=front.legend + legend))


def clean_up(state: Guardians, telling: Telling) -> Guardians:
    """Steps 3 to 7 and the end-of-game check."""
    if state.level == 1:
        state = light_fires(state, telling)
    found = tuple(hand.location for g in state.found if (hand := state.hands[g]))
    for guardian in state.found:
        state = take_next_pile(state, guardian, telling)
    if state.level == 1:
        state = replace(state, face_down=(*state.face_down, *found))
        for island in found:
            telling.show(FacesDown(island))
    state = turn_postcard(state, telling)
    state = replace(state, ships=())  # R39
    telling.round = round_score(state)
    return check(state, telling)


def light_fires(state: Guardians, telling: Telling) -> Guardians:
    """Step 3, R10: never for a guardian found in this round, never two of a colour on one island."""
    near = neighbours(state.archipelago)
    for ship in state.ships:
        hand, front = state.hands[ship.seeks], state.fronts[ship.seeks]
        if hand is None or ship.seeks in state.found or ship.island not in near[hand.location]:
            continue
        if front.fires_left and ship.island not in front.fires:
            telling.show(Lit(ship.seeks, ship.island))
            state = with_front(state, ship.seeks, replace(front, fires=(*front.fires, ship.island)))
    return state


def take_next_pile(state: Guardians, guardian: Seat, telling: Telling) -> Guardians:
    """Step 4, R12, R35: arrows and fires go back; the next pile as dealt, else a new one from the decks."""
    old, piles = state.hands[guardian], state.piles[guardian]
    assert old is not None  # noqa: S101  (only who guarded can be found)
    if not (state.level >= 3 and old.reward in KEPT):  # R26
        state = replace(state, out=(*state.out, old.reward))
    new = None
    if piles:
        new, piles = piles[0], piles[1:]
        telling.tell(TookPile(guardian, len(piles)))
    elif state.locations:
        new = Pile(state.locations[0], state.rewards[0])
        state = replace(state, locations=state.locations[1:], rewards=state.rewards[1:])
        telling.tell(DrewPile(guardian))
    if new:
        telling.whisper(GuardsNow(guardian, new.location, new.reward), guardian, fades=state.level > 1)  # R41
    else:
        telling.tell(GuardsNothing(guardian))
    state = with_front(state, guardian, replace(state.fronts[guardian], arrows=(), fires=()))
    return replace(state, hands=put(state.hands, guardian, new), piles=put(state.piles, guardian, piles))


def turn_postcard(state: Guardians, telling: Telling) -> Guardians:
    """Step 6, R34."""
    if len(state.lying) == POSTCARDS_LYING:
        oldest = state.lying[0]
        telling.show(PostcardGone(oldest))
        fronts = tuple(
            replace(front, arrows=tuple(arrow for arrow in front.arrows if arrow.card != oldest))
            for front in state.fronts
        )
        state = replace(state, lying=state.lying[1:], used=(*state.used, oldest), fronts=fronts)
    if not state.postcards:
        telling.tell(PostcardsShuffled())
        postcards, rng = state.rng.shuffled(state.used)
        state = replace(state, postcards=postcards, used=(), rng=rng)
    telling.tell(PostcardNew(state.postcards[0]))
    return replace(state, lying=(*state.lying, state.postcards[0]), postcards=state.postcards[1:])


def round_score(state: Guardians) -> RoundScore:
    then = (gold + legend for gold, legend in state.purses)
    return RoundScore(state.round, tuple(front.coins - coins for front, coins in zip(state.fronts, then, strict=True)))


def check(state: Guardians, telling: Telling) -> Guardians:
    """The game ends here, or the holders of kept powers meet (R15, R27)."""
    if is_won(state) or not any(state.hands):  # R12
        return end(state, telling)
    holders = tuple(s for s in state.from_start() if state.fronts[s].kept)
    return replace(state, phase="council", queue=holders)


def end(state: Guardians, telling: Telling) -> Guardians:
    for fact in verdict(state.fronts):
        telling.tell(fact)
    return replace(state, phase="over", queue=(), minute=None, powers=(), lap="")
