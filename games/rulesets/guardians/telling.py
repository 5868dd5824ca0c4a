"""What a step has to tell while it is being worked out: events, the result sheet, the round's score."""

from games.engine.structs import Event, RoundScore, Seat, Step
from games.rulesets.guardians.facts import AnyFact
from games.rulesets.guardians.state import Guardians, replace


class Telling:
    def __init__(self) -> None:
        self.events: list[Event] = []
        self.sheet: list[AnyFact] = []
        self.round: RoundScore | None = None

    def tell(self, fact: AnyFact, *, fades: bool = False) -> None:
        self.events.append(Event(fact, None, fades))

    def whisper(self, fact: AnyFact, seat: Seat, *, fades: bool = False) -> None:
        self.events.append(Event(fact, (seat,), fades))

    def show(self, fact: AnyFact, *, fades: bool = False) -> None:
        """Tell it, and write it on the result sheet (R41)."""
        self.tell(fact, fades=fades)
        self.sheet.append(fact)

    def filed(self, state: Guardians) -> Guardians:
        """The state with everything shown so far on its result sheet."""
        if not self.sheet or state.result is None:
            return state
        facts, self.sheet = (*state.result.facts, *self.sheet), []
        return replace(state, result=replace(state.result, facts=facts))

    def step(self, state: Guardians) -> Step[Guardians]:
        return Step(state, tuple(self.events), self.round)
