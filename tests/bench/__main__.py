"""`python -m tests.bench [name ...]`: one line of JSON a figure. Whatever the figures are, this ends well; what could
not be measured at all says so on stderr, and is a failure."""

import os
import sys
import tempfile
import traceback

NAMES = ("engine", "codec", "move", "fragment", "history", "weight")


def run(names: list[str]) -> bool:
    """Games, keys and databases live in a folder that is gone afterwards."""
    if unknown := set(names) - set(NAMES):
        sys.exit(f"no such bench: {', '.join(sorted(unknown))}; there are {', '.join(NAMES)}")
    with tempfile.TemporaryDirectory() as folder:
        for name in ("DATABASE_URL", "REDIS_URL", "PUBLIC_URL", "SECRET_KEY"):
            os.environ.pop(name, None)
        os.environ |= {"DATA_DIR": folder, "DJANGO_SETTINGS_MODULE": "guardians_site.settings"}
        measured = [told(name) for name in names or NAMES]  # all of them, even if one fails
        return all(measured)


def told(name: str) -> bool:
    from tests.bench.all import measure  # settings must be there first

    try:
        for figure in measure(name):
            print(figure.line(), flush=True)
    except Exception:
        traceback.print_exc()
        return False
    return True


if __name__ == "__main__":
    sys.exit(not run(sys.argv[1:]))
