"""The ships screen: whom to look for, with that guardian's hints, and which ships are at sea."""

from collections.abc import Mapping

from games.engine.codec import encode
from games.engine.say import Say
from games.engine.structs import Seat, Who
from games.engine.value import Value
from games.rulesets.guardians.moves import Done, TakeBack
from games.rulesets.guardians.scene.cards import Hint, hints_of
from games.rulesets.guardians.view import TableView
from games.rulesets.guardians.words_of_moves import done_said


class Target(Value):
    who: Who
    hints: tuple[Hint, ...]


class AtSea(Value):
    island: str
    name: Say
    seeks: Who
    take_back: str


class Sailing(Value):
    targets: tuple[Target, ...]
    chosen: Who | None  # of the targets: the one chosen before, else the first whom no own ship looks for yet
    left: int
    moored: tuple[int, ...]  # one for each ship still in port
    port: Say
    at_sea: tuple[AtSea, ...]
    done: str
    done_says: Say


def sailing(view: TableView, draft: Mapping[str, str]) -> Sailing | None:
    assert view.seat is not None  # noqa: S101  (asked seats only)
    front = view.fronts[view.seat]
    if view.lap == "hints" or front.owes_hint:
        return None
    mine = [ship for ship in view.ships if ship.by == view.seat and ship.seeks is not None]
    left = front.ships - len(mine)
    named = [Seat(i) for i, guards in enumerate(view.guards) if guards and i != view.seat]  # R6
    return Sailing(
        targets=tuple([Target(Who(one), hints_of(view, one)) for one in named]),
        chosen=chosen(view, named, draft.get("seeks", "")),
        left=left,
        moored=tuple(range(left)),
        port=Say("scene.port" if left else "scene.all-at-sea", {"ships": left}),
        at_sea=tuple(
            AtSea(
                s.island,
                Say("scene.island", {"island": s.island}),
                Who(s.seeks),
                encode(TakeBack(s.island, s.seeks)).decode(),
            )
            for s in mine
            if s.seeks is not None
        ),
        done=encode(Done()).decode(),
        done_says=done_said(view),
    )


def chosen(view: TableView, named: list[Seat], wanted: str) -> Who | None:
    sought = {ship.seeks for ship in view.ships if ship.by == view.seat}
    likely = [one for one in named if str(one) == wanted] + [one for one in named if one not in sought] + named
    return Who(likely[0]) if likely else None
