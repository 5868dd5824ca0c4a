"""The shelf: every ruleset there is. The one place where a game is registered."""

from games.engine.ruleset import AnyRuleset
from games.rulesets import chasseurs, guardians

SHELF: dict[str, AnyRuleset] = {rules.slug: rules for rules in (guardians.RULESET, chasseurs.RULESET)}
