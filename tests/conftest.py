"""What every test may use. The browser's own fixtures are in tests/browser/conftest.py."""

import logging
import os
from collections.abc import Iterator

import pytest
from django.conf import settings

from games.web import limits

# Workers share one Redis: each counts under a name of its own, and nobody empties it for the others.
settings.CACHES["default"]["KEY_PREFIX"] = os.environ.get("PYTEST_XDIST_WORKER", "")


@pytest.fixture(params=[code for code, _name in settings.LANGUAGES])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(autouse=True)
def _nothing_remembered() -> None:
    """Counters of wrong tries live in the cache."""
    limits.forget("reopen", "127.0.0.1")


@pytest.fixture
def quiet() -> Iterator[None]:
    """For tests that ask for refusals by the thousand: nobody wants to read them all."""
    log = logging.getLogger("django")
    before = log.level
    log.setLevel(logging.CRITICAL)
    yield
    log.setLevel(before)
