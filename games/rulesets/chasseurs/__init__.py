"""Chasseurs de Légendes: pearls win over characters of legend; who has twelve power calls the final round.
RULES.md has the rulings by number."""

from pathlib import Path
from typing import Any

from games.engine.rulebook import load_rulebook
from games.engine.ruleset import Pad, Ruleset
from games.engine.say import load_words
from games.rulesets.chasseurs import pad
from games.rulesets.chasseurs.apply import apply, signal
from games.rulesets.chasseurs.bots import BOTS
from games.rulesets.chasseurs.choices import legal_moves, vary
from games.rulesets.chasseurs.components import with_names
from games.rulesets.chasseurs.facts import AnyFact
from games.rulesets.chasseurs.invariants import INVARIANTS
from games.rulesets.chasseurs.moves import AnyMove
from games.rulesets.chasseurs.refusals import refusal
from games.rulesets.chasseurs.score import purses, standings
from games.rulesets.chasseurs.secrets import plant, secrets
from games.rulesets.chasseurs.sheets import SHEETS
from games.rulesets.chasseurs.start import setup
from games.rulesets.chasseurs.state import Chasseurs, Options
from games.rulesets.chasseurs.turns import to_act
from games.rulesets.chasseurs.view import TableView, view
from games.rulesets.chasseurs.words_of_moves import label, prompt
from games.rulesets.chasseurs.words_of_table import describe


def upgrade(from_version: int, raw: Any) -> Any:
    raise ValueError(f"there are no rules of version {from_version}")


HERE = Path(__file__).parent
WORDS = with_names(load_words(HERE / "words"))

RULESET: Ruleset[Chasseurs, AnyMove, TableView, Options] = Ruleset(
    slug="chasseurs",
    rules_version=1,
    seats=range(2, 6),
    state_type=Chasseurs,
    move_type=AnyMove,
    view_type=TableView,
    fact_type=AnyFact,
    options_type=Options,
    setup=setup,
    to_act=to_act,
    view=view,
    legal_moves=legal_moves,
    refusal=refusal,
    vary=vary,
    prompt=prompt,
    describe=describe,
    label=label,
    scene=lambda view, draft: None,
    apply=apply,
    deadline=lambda state: None,
    signal=signal,
    standings=standings,
    purses=purses,
    secrets=secrets,
    plant=plant,
    invariants=INVARIANTS,
    words=WORDS,
    rulebook=load_rulebook(HERE / "rulebook", WORDS),
    sheets=SHEETS,
    pad=Pad(entry_type=pad.PaperRound, score=pad.score),
    layouts={},
    bots=BOTS,
    upgrade=upgrade,
)
