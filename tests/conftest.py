"""What every test may use. The browser's own fixtures are in tests/browser/conftest.py."""

import pytest
from django.conf import settings


@pytest.fixture(params=[code for code, _name in settings.LANGUAGES])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)
