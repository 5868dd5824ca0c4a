"""House players. They see the view of their seat and nothing else."""

from collections import Counter

from games.engine.rng import Rng
from games.rulesets.chasseurs.components import CHARACTERS, number
from games.rulesets.chasseurs.costs import targets
from games.rulesets.chasseurs.moves import Activate, AnyMove, Discard, Done, DrawPearl, Place, TakePearl
from games.rulesets.chasseurs.view import TableView

FAR = 9


def wanderer(view: TableView, moves: tuple[AnyMove, ...], rng: Rng) -> AnyMove:
    """Does anything but stop early."""
    return rng.pick([move for move in moves if not isinstance(move, Done)] or [Done()])[0]


def collector(view: TableView, moves: tuple[AnyMove, ...], rng: Rng) -> AnyMove:
    """Activates what it can, keeps the portal full, and takes the pearls it still needs."""
    start, _rng = rng.below(len(moves))
    turned = (*moves[start:], *moves[:start])  # between equals, chance decides
    return max(turned, key=lambda move: worth(view, move))


def worth(view: TableView, move: AnyMove) -> tuple[int, int]:
    hand = [number(pearl) for pearl in view.hand]
    match move:
        case Activate(name, pearls, diamonds):
            return 5, 10 * CHARACTERS[name].power - len(pearls) - 2 * diamonds
        case Place(name, gone) if not gone:
            return 4, -missing([name], hand)
        case TakePearl(pearl):
            portal = list(view.fronts[view.turn].portal)
            return 3, 2 * (missing(portal, hand) - missing(portal, [*hand, number(pearl)]))
        case DrawPearl():
            return 3, 1
        case Discard(pearl):
            return 3, -missing(list(view.fronts[view.turn].portal), without(hand, number(pearl)))
        case Done():
            return 0, 0
        case _:
            return 1, 0


def missing(names: list[str], hand: list[int]) -> int:
    """How many pearls the nearest of these characters still wants."""
    held = Counter(hand)
    wants = [(Counter(target) - held).total() for name in names for target in targets(CHARACTERS[name].cost)]
    return min(wants, default=FAR)


def without(hand: list[int], value: int) -> list[int]:
    i = hand.index(value)
    return [*hand[:i], *hand[i + 1 :]]


BOTS = {"wanderer": wanderer, "collector": collector}
