"""A world in which no time passes and chance repeats itself: two answers may differ only in what they are made of."""

import random
import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from unittest.mock import patch

from django.utils import timezone

from games.engine.structs import Instant

DAY = datetime(2026, 1, 2, 3, 4, tzinfo=UTC)


@contextmanager
def stillness(now: Instant) -> Iterator[None]:
    """Nothing is stripped from what is compared: tokens, form keys and dates come out the same."""
    chance = random.Random(now)  # noqa: S311  (nobody has to guess it)
    with ExitStack() as still:
        for module, name, stand_in in (
            (time, "time", lambda: now / 1000),
            (time, "time_ns", lambda: now * 1_000_000),
            (timezone, "now", lambda: DAY),
            (secrets, "choice", chance.choice),
            (secrets, "token_hex", lambda length=32: chance.randbytes(length).hex()),
            (secrets, "token_urlsafe", lambda length=32: chance.randbytes(length).hex()),
        ):
            still.enter_context(patch.object(module, name, stand_in))
        yield
