"""What can happen at the table. Each has its sentence in the words, under its own name."""

from games.engine.say import Say
from games.engine.structs import Fact, Seat
from games.rulesets.chasseurs.payments import Counted


class TurnBegan(Fact):
    by: Seat
    actions: int


class RoundBegan(Fact):
    round: int


class TookPearl(Fact):
    by: Seat
    pearl: str


class DrewPearl(Fact):
    by: Seat


class DrewThis(Fact):
    by: Seat
    pearl: str


class Swept(Fact):
    by: Seat
    pearls: tuple[str, ...]


class TurnedUp(Fact):
    pearls: tuple[str, ...]


class Exchanged(Fact):
    """An icon was turned up: both displayed characters go."""

    gone: tuple[str, ...]
    came: tuple[str, ...]


class NewCharacters(Fact):
    characters: tuple[str, ...]


class PearlsShuffled(Fact):
    pass


class CharactersShuffled(Fact):
    pass


class Placed(Fact):
    by: Seat
    character: str


class PlacedUnseen(Fact):
    by: Seat
    character: str


class SentAway(Fact):
    """From a full portal, before the next one comes."""

    by: Seat
    character: str


class Activated(Fact):
    by: Seat
    character: str
    power: int


class ActivatedNextDoor(Fact):
    by: Seat
    owner: Seat
    character: str
    power: int


class Paid(Fact):
    by: Seat
    used: tuple[Counted, ...]

    def said(self) -> Say:
        return Say("fact.Paid", {"by": self.by, "used": tuple(map(counted_said, self.used))})


def counted_said(one: Counted) -> Say:
    plain = one.pearl.startswith(str(one.value)) and not one.diamond
    how = "carried" if one.carried else "raised" if one.diamond > 0 else "lowered" if one.diamond < 0 else "as"
    key = f"paid.{how}" if one.carried or not plain else "paid.plain"
    return Say(key, {"pearl": one.pearl, "value": str(one.value)})


class SpentDiamonds(Fact):
    """Their fronts lie on the discard pile now."""

    by: Seat
    diamonds: int
    shown: tuple[str, ...]


class GotDiamonds(Fact):
    by: Seat
    diamonds: int


class GotActions(Fact):
    by: Seat
    actions: int


class GaveBonus(Fact):
    by: Seat
    player: Seat


class Banished(Fact):
    by: Seat
    player: Seat
    character: str


class Robbed(Fact):
    by: Seat
    player: Seat


class SawHand(Fact):
    by: Seat
    player: Seat
    pearls: tuple[str, ...]


class Stole(Fact):
    by: Seat
    player: Seat


class StoleThis(Fact):
    by: Seat
    player: Seat
    pearl: str


class NothingToDo(Fact):
    """R20, R21: the ability finds no target."""

    by: Seat
    character: str


class TookBack(Fact):
    by: Seat
    pearl: str


class Traded(Fact):
    by: Seat


class Peeked(Fact):
    by: Seat


class PeekedAt(Fact):
    by: Seat
    character: str


class Swapped(Fact):
    by: Seat
    mine: str
    theirs: str


class Redrew(Fact):
    by: Seat
    pearls: tuple[str, ...]


class RedrewThese(Fact):
    by: Seat
    pearls: tuple[str, ...]


class Discarded(Fact):
    by: Seat
    pearl: str


class Reached(Fact):
    by: Seat
    power: int
    final: int


class FinalRound(Fact):
    round: int


class Ended(Fact):
    winners: tuple[Seat, ...]
    power: int


class TieBroken(Fact):
    tied: tuple[Seat, ...]
    winner: Seat
    diamonds: int


class WonTogether(Fact):
    winners: tuple[Seat, ...]
    diamonds: int


class Declared(Fact):
    seat: Seat


class WasStopped(Fact):
    pass


AnyFact = (
    TurnBegan
    | RoundBegan
    | TookPearl
    | DrewPearl
    | DrewThis
    | Swept
    | TurnedUp
    | Exchanged
    | NewCharacters
    | PearlsShuffled
    | CharactersShuffled
    | Placed
    | PlacedUnseen
    | SentAway
    | Activated
    | ActivatedNextDoor
    | Paid
    | SpentDiamonds
    | GotDiamonds
    | GotActions
    | GaveBonus
    | Banished
    | Robbed
    | SawHand
    | Stole
    | StoleThis
    | NothingToDo
    | TookBack
    | Traded
    | Peeked
    | PeekedAt
    | Swapped
    | Redrew
    | RedrewThese
    | Discarded
    | Reached
    | FinalRound
    | Ended
    | TieBroken
    | WonTogether
    | Declared
    | WasStopped
)
