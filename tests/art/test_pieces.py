"""Pieces, cards and medallions agree with the rules they stand for."""

from games.art.guardians.cards import cards
from games.art.guardians.legends import MEDALS
from games.art.guardians.pieces import PLAYERS, pieces
from games.rulesets.guardians.components import LEGENDS, TREASURE


def test_every_reward_has_its_medallion_and_no_other() -> None:
    assert set(MEDALS) == {*LEGENDS, TREASURE}


def test_a_rim_of_beads_means_that_the_legend_is_kept() -> None:
    kept = {name for name, legend in LEGENDS.items() if legend.timing == "kept"}
    assert {name for name, medal in MEDALS.items() if medal.kept} == kept


def test_what_hits_everybody_has_the_violet_ground() -> None:
    everybody = {name for name, legend in LEGENDS.items() if legend.on == "all"}
    assert {name for name, medal in MEDALS.items() if medal.ground == "plum"} == everybody


def test_five_players_differ_in_colour_and_in_sign() -> None:
    assert len({player.colour for player in PLAYERS.values()}) == 5
    assert len({player.emblem for player in PLAYERS.values()}) == 5
    for name in PLAYERS:
        assert {f"{piece}-{name}" for piece in ("ship", "hull", "arrow", "fire", "emblem")} <= pieces().keys()


def test_cards_that_are_alike_on_the_back_have_one_back() -> None:
    backs = {name for name in cards() if name.startswith("back-")}
    assert backs == {"back-location", "back-reward", "back-postcard"}
