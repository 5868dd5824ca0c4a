"""What happens at the table, each a sentence."""

from games.engine.say import Say
from games.engine.structs import Fact, Seat


class Pointed(Fact):
    by: Seat
    card: str
    x: int
    y: int
    motif: str


class Shifted(Fact):
    by: Seat
    away: str
    card: str
    x: int
    y: int
    motif: str


class Sailed(Fact):
    by: Seat
    island: str


class Sought(Fact):
    """The private half of Sailed."""

    by: Seat
    island: str
    seeks: Seat


class TookBack(Fact):
    by: Seat
    island: str


class WasDone(Fact):
    by: Seat


class TimeOver(Fact):
    seats: tuple[Seat, ...]


class Declared(Fact):
    """R45: the others went on without a silent seat."""

    seat: Seat


class Turned(Fact):
    """A ship shows its hull."""

    by: Seat
    island: str
    seeks: Seat


class NoShips(Fact):
    """Nobody had sailed."""


class Found(Fact):
    guardian: Seat
    island: str
    by: tuple[Seat, ...]  # in order of arrival


class NobodyFound(Fact):
    """No ship was right."""


class Rewarded(Fact):
    guardian: Seat
    reward: str


class Shielded(Fact):
    """Excalibur: the finders get nothing."""

    guardian: Seat


class Paid(Fact):
    seat: Seat
    gold: int
    legend: int


class Cancelled(Fact):
    """Kunee used up."""

    seat: Seat


class Doubled(Fact):
    """An apple used up."""

    seat: Seat


class Acted(Fact):
    """An immediate power on its own guardian."""

    owner: Seat
    legend: str
    gold: int
    coins: int

    def said(self) -> Say:
        params = {"owner": self.owner, "legend": self.legend}
        return Say("fact.Acted", params | {"effect": Say(f"acted.{self.legend}")})


class Took(Fact):
    """An immediate power on a chosen player, and what was there to lose (R17)."""

    owner: Seat
    legend: str
    player: Seat
    lost: int

    def said(self) -> Say:
        params = {"player": self.player, "lost": self.lost, "owner": self.owner}
        told = Say(f"took.{self.legend}", params)
        return Say("fact.Took", {"owner": self.owner, "legend": self.legend, "told": told})


class SharedOut(Fact):
    owner: Seat
    each: int
    gone: int


class Kept(Fact):
    owner: Seat
    legend: str


class Lit(Fact):
    guardian: Seat
    island: str


class TookPile(Fact):
    seat: Seat
    left: int


class DrewPile(Fact):
    """R12: no dealt pile is left."""

    seat: Seat


class GuardsNow(Fact):
    """The private half of TookPile and DrewPile."""

    seat: Seat
    location: str
    reward: str


class GuardsNothing(Fact):
    seat: Seat


class FacesDown(Fact):
    island: str


class PostcardGone(Fact):
    card: str


class PostcardNew(Fact):
    card: str


class PostcardsShuffled(Fact):
    """R34"""


class Used(Fact):
    by: Seat
    legend: str


class UsedOn(Fact):
    by: Seat
    legend: str
    player: Seat


class StoneTurned(Fact):
    by: Seat
    into: str


class WandLit(Fact):
    by: Seat
    island: str


class WandMoved(Fact):
    by: Seat
    lit: str
    island: str


class Passed(Fact):
    by: Seat


class RoundBegan(Fact):
    round: int
    start: Seat


class Ended(Fact):
    winners: tuple[Seat, ...]
    coins: int


class TieBroken(Fact):
    """Equal coins: more legend coins win."""

    tied: tuple[Seat, ...]
    winner: Seat
    legend: int
    others: int


class WonTogether(Fact):
    """Equal in legend coins too."""

    winners: tuple[Seat, ...]
    legend: int


class WasStopped(Fact):
    """R45"""


AnyFact = (
    Pointed
    | Shifted
    | Sailed
    | Sought
    | TookBack
    | WasDone
    | TimeOver
    | Declared
    | Turned
    | NoShips
    | Found
    | NobodyFound
    | Rewarded
    | Shielded
    | Paid
    | Cancelled
    | Doubled
    | Acted
    | Took
    | SharedOut
    | Kept
    | Lit
    | TookPile
    | DrewPile
    | GuardsNow
    | GuardsNothing
    | FacesDown
    | PostcardGone
    | PostcardNew
    | PostcardsShuffled
    | Used
    | UsedOn
    | StoneTurned
    | WandLit
    | WandMoved
    | Passed
    | RoundBegan
    | Ended
    | TieBroken
    | WonTogether
    | WasStopped
)
