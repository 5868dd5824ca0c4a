"""House players. They see the view of their seat and nothing else."""

from games.engine.rng import Rng
from games.rulesets.guardians.moves import AnyMove, Done, PutAway, TakeBack
from games.rulesets.guardians.view import TableView


def wanderer(view: TableView, moves: tuple[AnyMove, ...], rng: Rng) -> AnyMove:
    """Points and sails at random; takes nothing back, and is done when everything is placed."""
    useful = [move for move in moves if not isinstance(move, Done | PutAway | TakeBack)]
    return rng.pick(useful or [Done()])[0]


BOTS = {"wanderer": wanderer}
