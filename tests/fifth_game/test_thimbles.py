"""The laboratory takes any game: this one it has never seen."""

from games.engine.lab.invariants import simulate
from games.engine.lab.twins import twins
from tests.fifth_game import RULESET


def test_random_games_keep_every_invariant() -> None:
    moves, checked = simulate(RULESET, 20, tuple(RULESET.seats), "thimbles", {})
    assert moves > 100
    assert min(checked.values()) > 0


def test_twin_worlds_look_the_same() -> None:
    report = twins(RULESET, 300, tuple(RULESET.seats), "thimbles", {})
    assert report.differences == []
    assert report.real_share > 0.2
