"""What every test may use. The browser's own fixtures are in tests/browser/conftest.py."""

import os

import pytest
from django.conf import settings
from django.core.cache import cache

# Workers share one Redis: each counts under a name of its own, and nobody empties it for the others.
settings.CACHES["default"]["KEY_PREFIX"] = os.environ.get("PYTEST_XDIST_WORKER", "")


@pytest.fixture(params=[code for code, _name in settings.LANGUAGES])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(autouse=True)
def _nothing_remembered() -> None:
    """Counters of wrong tries live in the cache."""
    cache.delete("tries:reopen:127.0.0.1")
