"""Step 2b (level 3+): the powers of the legends found, each finished with its choice before the next."""

from games.engine.structs import Seat
from games.rulesets.guardians.components import CHOSEN, KEPT
from games.rulesets.guardians.facts import Acted, Kept, SharedOut, Took
from games.rulesets.guardians.state import Front, Guardians, Power, replace, with_front
from games.rulesets.guardians.telling import Telling

GIFTS = {"alatyr": (2, 0), "andvaranaut": (0, 1), "egg": (1, 1)}  # gold, legend


def waits_for_choice(state: Guardians) -> bool:
    return bool(state.powers) and state.powers[0].legend in CHOSEN - KEPT


def act(state: Guardians, telling: Telling) -> Guardians:
    """All powers up to the first that needs a choice."""
    while state.powers and not waits_for_choice(state):
        power = state.powers[0]
        state = replace(act_alone(state, power, telling), powers=state.powers[1:])
    return state


def act_alone(state: Guardians, power: Power, telling: Telling) -> Guardians:
    front = state.fronts[power.owner]
    if power.legend in KEPT:  # R26
        telling.show(Kept(power.owner, power.legend))
        return with_front(state, power.owner, replace(front, kept=(*front.kept, power.legend)))
    if power.legend in GIFTS:
        gold, legend = GIFTS[power.legend]
        telling.show(Acted(power.owner, power.legend, gold, legend))
        return with_front(state, power.owner, replace(front, gold=front.gold + gold, legend=front.legend + legend))
    if power.legend == "scales":
        return share_out(state, power.owner, telling)
    return state  # excalibur has acted in step 2a


def share_out(state: Guardians, owner: Seat, telling: Telling) -> Guardians:
    each, gone = divmod(sum(front.gold for front in state.fronts), len(state.fronts))
    telling.show(SharedOut(owner, each, gone))
    return replace(state, fronts=tuple(replace(front, gold=each) for front in state.fronts))


def choose(state: Guardians, player: Seat, telling: Telling) -> Guardians:
    """Ark, belt, necklace: take what is there (R17)."""
    power = state.powers[0]
    chosen, lost = taken_from(state.fronts[player], power.legend)
    telling.show(Took(power.owner, power.legend, player, lost))
    state = with_front(state, player, chosen)
    if power.legend == "belt":
        owner = state.fronts[power.owner]
        state = with_front(state, power.owner, replace(owner, gold=owner.gold + lost))
    return replace(state, powers=state.powers[1:])


def taken_from(front: Front, legend: str) -> tuple[Front, int]:
    if legend == "necklace":
        lost = min(1, front.legend)
        return replace(front, legend=front.legend - lost), lost
    lost = min(2 if legend == "ark" else 1, front.gold)
    return replace(front, gold=front.gold - lost), lost
