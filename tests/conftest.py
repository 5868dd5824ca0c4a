"""What every test may use. The browser's own fixtures are in tests/browser/conftest.py."""

import pytest
from django.conf import settings
from django.core.cache import cache


@pytest.fixture(params=[code for code, _name in settings.LANGUAGES])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(autouse=True)
def _nothing_remembered() -> None:
    """Counters of wrong tries live in the cache."""
    cache.clear()
