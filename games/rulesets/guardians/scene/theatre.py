"""The resolution as it is played on the table: ship by ship, then the payments, then what follows (R23, R41)."""

from collections.abc import Iterator, Sequence

from games.engine.codec import encode
from games.engine.say import Say
from games.engine.structs import Seat, Who
from games.engine.value import Value
from games.rulesets.guardians.facts import (
    AnyFact,
    Cancelled,
    Doubled,
    Found,
    Lit,
    NobodyFound,
    NoShips,
    Paid,
    Rewarded,
    Shielded,
    Turned,
)
from games.rulesets.guardians.moves import PutAway
from games.rulesets.guardians.view import TableView

SHIP_BY_SHIP = (Turned, Found, Rewarded, Shielded, Cancelled, Doubled, Paid, NoShips, NobodyFound)


class Beat(Value):
    """One ship: its sail, then its hull, then the island's answer."""

    by: Who
    seeks: Who
    island: str
    name: Say
    answer: str  # found, fire or nothing
    title: Say
    says: tuple[Say, ...]


class Pay(Value):
    who: Who
    gold: int
    legend: int
    why: Say


class Payment(Value):
    guardian: Who
    island: str
    name: Say
    reward: str
    reward_name: Say
    pays: tuple[Pay, ...]


class Theatre(Value):
    round: int
    beats: tuple[Beat, ...]
    payments: tuple[Payment, ...]
    nothing: Say | None  # nobody sailed, or nobody was found
    after: tuple[Say, ...]
    put_away: str


def theatre(view: TableView) -> Theatre | None:
    if view.sheet is None:
        return None
    facts = view.sheet.facts
    return Theatre(
        round=view.sheet.round,
        beats=tuple(beat(fact, facts) for fact in facts if isinstance(fact, Turned)),
        payments=tuple(payments(facts)),
        nothing=next((fact.said() for fact in facts if isinstance(fact, NoShips | NobodyFound)), None),
        after=tuple(fact.said() for fact in facts if not isinstance(fact, SHIP_BY_SHIP)),
        put_away=encode(PutAway()).decode(),
    )


def beat(ship: Turned, facts: Sequence[AnyFact]) -> Beat:
    answer, says = "nothing", [Say("scene.beat-nothing", {"island": ship.island, "seeks": ship.seeks})]
    for fact in facts:
        match fact:
            case Found(guardian, island, by) if (guardian, island) == (ship.seeks, ship.island) and ship.by in by:
                rank = "first" if by[0] == ship.by else "later"
                answer = "found"
                says = [
                    Say("scene.beat-found", {"island": island, "guardian": guardian}),
                    Say(f"scene.beat-{rank}", {"by": ship.by}),
                ]
            case Lit(guardian, island) if (guardian, island) == (ship.seeks, ship.island):
                answer, says = "fire", [Say("scene.beat-fire", {"guardian": guardian})]
            case _:
                pass
    return Beat(
        by=Who(ship.by),
        seeks=Who(ship.seeks),
        island=ship.island,
        name=Say("scene.island", {"island": ship.island}),
        answer=answer,
        title=Say(f"scene.answer-{answer}"),
        says=tuple(says),
    )


def payments(facts: Sequence[AnyFact]) -> Iterator[Payment]:
    found: Found | None = None
    reward, pays, doubled = "", list[Pay](), False
    for fact in facts:
        match fact:
            case Found():
                found, pays, doubled = fact, [], False
            case Rewarded(_, reward_found):
                reward = reward_found
            case Doubled():
                doubled = True
            case Cancelled(seat) if found:
                pays.append(Pay(Who(seat), 0, 0, Say("scene.why-cancelled")))
            case Paid(seat, gold, legend) if found:
                pays.append(Pay(Who(seat), gold, legend, why(found, seat, doubled=doubled)))
                doubled = False
                if seat == found.guardian:  # R23: the guardian is paid last
                    yield payment(found, reward, tuple(pays))
                    found = None
            case _:
                pass


def payment(found: Found, reward: str, pays: tuple[Pay, ...]) -> Payment:
    name, prize = Say("scene.island", {"island": found.island}), Say("scene.reward", {"reward": reward})
    return Payment(Who(found.guardian), found.island, name, reward, prize, pays)


def why(found: Found, seat: Seat, *, doubled: bool) -> Say:
    if seat == found.guardian:
        return Say("scene.why-guardian-many" if len(found.by) > 1 else "scene.why-guardian")
    rank = "first" if seat == found.by[0] else "later"
    return Say(f"scene.why-{rank}-doubled" if doubled else f"scene.why-{rank}")
