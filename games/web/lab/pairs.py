"""Moments of random games, and who looks on: what twin worlds are made of."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

from games.engine.lab.playouts import Turn
from games.engine.rng import Rng
from games.engine.structs import Instant, Seat
from games.models import SIGNS
from games.play.handing import new_device
from games.play.opening import Named
from games.play.twinning import growing, offered
from games.web.lab.addresses import Moment
from games.web.lab.desk import CURTAIN, ELSEWHERE, ON_THE_TABLE, Desk, Where, behind_the_curtain, in_hand
from games.web.lab.stillness import stillness
from games.web.screens import shown_to

NAMES = ("Anna", "Ben", "Chloé", "Daan", "Élodie")
EVERY = 61  # steps from one moment to the next, on average: more games are worth more than neighbouring moments


@dataclass(frozen=True)
class Pair:
    """A moment: a game, what is done next, and who looks."""

    desk: Desk
    turn: Turn
    seats: int
    seat: Seat | None
    seed: str
    move: int

    def rng(self, what: str) -> Rng:
        return Rng(f"{what} {self.seed} {self.move} {self.seat}")


def moments(slug: str, seats: Sequence[int], seed: str, options: Mapping[str, Any]) -> Iterator[Pair]:
    device, key = new_device()
    for i in count():
        people = [Named(NAMES[row], SIGNS[row]) for row in range(seats[i % len(seats)])]
        game_seed = f"{seed}/{i}"
        for move, (game, turn) in enumerate(growing(device, slug, people, game_seed, options)):
            if Rng(f"{game_seed}/{move}").below(EVERY)[0]:
                continue
            for seat in (*map(Seat, range(len(people))), None):
                yield Pair(Desk(game, device, key), turn, len(people), seat, game_seed, move)


def places(pair: Pair) -> tuple[Where, ...]:
    """Where the device can be while this seat looks on."""
    if pair.seat is None:
        return ON_THE_TABLE, behind_the_curtain(next_to(pair, Seat(0))), ELSEWHERE
    other = behind_the_curtain(next_to(pair, pair.seat))
    return ON_THE_TABLE, other, behind_the_curtain(pair.seat), in_hand(pair.seat), in_hand(pair.seat), ELSEWHERE


def next_to(pair: Pair, seat: Seat) -> Seat:
    return Seat((seat + 1) % pair.seats)


def moment_of(pair: Pair, seat: Seat) -> Moment:
    game = pair.desk.game
    could = offered(game, seat, pair.turn.entry.deed)
    with stillness(Instant(game.now + 1)):
        shows = shown_to(game, seat).shows
    return Moment(
        game.slug, game.address, seat, could.asked, CURTAIN, could.chosen, could.refused, game.reopening, shows
    )
