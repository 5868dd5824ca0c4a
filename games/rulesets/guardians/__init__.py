"""Guardians of Legends: everyone guards a secret island and seeks the others'. RULES.md has the rulings by number."""

from pathlib import Path
from typing import Any

from games.engine.rulebook import load_rulebook
from games.engine.ruleset import Pad, Ruleset
from games.engine.say import load_words
from games.rulesets.guardians import pad
from games.rulesets.guardians.apply import apply, signal
from games.rulesets.guardians.archipelago import LAYOUT
from games.rulesets.guardians.bots import BOTS
from games.rulesets.guardians.choices import legal_moves, vary
from games.rulesets.guardians.components import with_names
from games.rulesets.guardians.facts import AnyFact
from games.rulesets.guardians.invariants import INVARIANTS
from games.rulesets.guardians.moves import AnyMove
from games.rulesets.guardians.refusals import refusal
from games.rulesets.guardians.rounds import to_act
from games.rulesets.guardians.scene import scene
from games.rulesets.guardians.score import purses, standings
from games.rulesets.guardians.secrets import plant, secrets
from games.rulesets.guardians.sheets import SHEETS
from games.rulesets.guardians.start import setup
from games.rulesets.guardians.state import Guardians, Options
from games.rulesets.guardians.view import TableView, view
from games.rulesets.guardians.words_of_moves import label, prompt
from games.rulesets.guardians.words_of_table import describe


def upgrade(from_version: int, raw: Any) -> Any:
    raise ValueError(f"there are no rules of version {from_version}")


HERE = Path(__file__).parent
WORDS = with_names(load_words(HERE / "words"))

RULESET: Ruleset[Guardians, AnyMove, TableView, Options] = Ruleset(
    slug="guardians",
    rules_version=1,
    seats=range(3, 6),
    state_type=Guardians,
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
    scene=scene,
    apply=apply,
    deadline=lambda state: state.minute,
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
    layouts={"archipelago": LAYOUT},
    bots=BOTS,
    upgrade=upgrade,
)
