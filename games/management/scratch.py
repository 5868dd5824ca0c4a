"""A database of its own for a command that writes: the games of this machine stay as they are."""

from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory

from django.db import connection


@contextmanager
def scratch_database() -> Iterator[None]:
    with TemporaryDirectory() as folder:
        usual = connection.settings_dict["NAME"]
        connection.settings_dict["TEST"]["NAME"] = scratch_name(folder)
        connection.creation.create_test_db(verbosity=0, autoclobber=True, serialize=False)
        try:
            yield
        finally:
            connection.creation.destroy_test_db(usual, verbosity=0)


def scratch_name(folder: str) -> str:
    """On SQLite a file; elsewhere a database beside the usual one."""
    return f"{folder}/scratch.sqlite3" if connection.vendor == "sqlite" else "scratch_of_guardians_table"
