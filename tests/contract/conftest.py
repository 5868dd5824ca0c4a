"""Every ruleset on the shelf goes through the same tests."""

import pytest

from games.engine.ruleset import AnyRuleset
from games.rulesets import SHELF


@pytest.fixture(params=sorted(SHELF))
def rules(request: pytest.FixtureRequest) -> AnyRuleset:
    return SHELF[str(request.param)]
