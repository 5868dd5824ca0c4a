"""When the game is over, everything is turned face up."""

from collections.abc import Iterator

from games.engine.say import Say
from games.engine.structs import Seat, Who
from games.engine.value import Value
from games.rulesets.guardians.state import Pile
from games.rulesets.guardians.view import Revealed, TableView


class Guarded(Value):
    who: Who
    island: str
    name: Say
    reward: str
    reward_name: Say
    unseen: bool  # a pile nobody had looked at


def finale(view: TableView) -> tuple[Guarded, ...]:
    return tuple(everything(view.revealed)) if view.revealed else ()


def everything(revealed: Revealed) -> Iterator[Guarded]:
    for i, hand in enumerate(revealed.hands):
        if hand:
            yield guarded(Seat(i), hand, unseen=False)
        for pile in revealed.piles[i]:
            yield guarded(Seat(i), pile, unseen=True)


def guarded(seat: Seat, pile: Pile, *, unseen: bool) -> Guarded:
    name, reward = Say("scene.island", {"island": pile.location}), Say("scene.reward", {"reward": pile.reward})
    return Guarded(Who(seat), pile.location, name, pile.reward, reward, unseen)
