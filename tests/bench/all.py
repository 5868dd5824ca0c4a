"""Every bench by its name, over a fresh database of our own."""

import django
from django.core.management import call_command

django.setup()
call_command("migrate", verbosity=0)

from tests.bench.codec import codec  # noqa: E402  settings must be there first
from tests.bench.engine import engine  # noqa: E402
from tests.bench.figures import Figures  # noqa: E402
from tests.bench.fragment import fragment  # noqa: E402
from tests.bench.history import history  # noqa: E402
from tests.bench.move import move  # noqa: E402
from tests.bench.weight import weight  # noqa: E402

BENCHES = {bench.__name__: bench for bench in (engine, codec, move, fragment, history, weight)}


def measure(name: str) -> Figures:
    return BENCHES[name]()
