"""What a step has to tell while it is being worked out."""

from games.engine.structs import Event, RoundScore, Seat, Step
from games.rulesets.chasseurs.facts import AnyFact
from games.rulesets.chasseurs.state import Chasseurs


class Telling:
    def __init__(self) -> None:
        self.events: list[Event] = []
        self.round: RoundScore | None = None

    def tell(self, fact: AnyFact) -> None:
        self.events.append(Event(fact))

    def whisper(self, fact: AnyFact, *seats: Seat) -> None:
        """To those who may know it; after what everybody sees of it."""
        self.events.append(Event(fact, seats))

    @property
    def whispered(self) -> bool:
        return any(event.seen_by is not None for event in self.events)

    def step(self, state: Chasseurs) -> Step[Chasseurs]:
        return Step(state, tuple(self.events), self.round)
