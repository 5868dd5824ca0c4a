"""Where a request can find a game: in play, in its lobby, with the forms of whoever is asked or of somebody else."""

from dataclasses import dataclass

from games.engine.structs import Seat
from games.play.handing import new_device
from games.play.twinning import offered
from games.web.lab.addresses import Moment
from games.web.lab.desk import CURTAIN, Desk
from tests.play.table import ALICE, dealt, first, lobby, say, who_acts


@dataclass
class Situation:
    """A device with a game in play or in its lobby, and what its forms hold."""

    desk: Desk
    moment: Moment


def in_play(seat: Seat | None = None) -> Situation:
    """The forms of this seat; of whoever is asked, if none is named."""
    device, key = new_device()
    game = dealt(device=device, level="3")
    for _ in range(3):
        acting = who_acts(game)
        say(game, acting, first(game, acting, "Point", "Done"))
    seat = who_acts(game) if seat is None else seat
    could = offered(game, seat, None)
    forms = Moment(game.slug, game.address, seat, could.asked, CURTAIN, could.chosen, could.refused, game.reopening)
    return Situation(Desk(game, device, key), forms)


def in_the_lobby() -> Situation:
    device, key = new_device()
    game = lobby(device=device)
    forms = Moment(game.slug, game.address, ALICE, 0, CURTAIN, "{}", "{}", game.reopening)
    return Situation(Desk(game, device, key), forms)


def situations() -> list[Situation]:
    return [in_play(), in_play(), in_play(ALICE), in_the_lobby()]
