"""The pragmas are asked of a live connection: a setting in the wrong place has no effect and says nothing."""

import pytest
from django.db import connection


@pytest.mark.django_db
@pytest.mark.skipif(connection.vendor != "sqlite", reason="about SQLite")
def test_sqlite_waits_its_turn_and_syncs_every_commit() -> None:
    with connection.cursor() as cursor:
        effective = {}
        for pragma in ("journal_mode", "synchronous", "busy_timeout", "foreign_keys"):
            effective[pragma] = cursor.execute(f"PRAGMA {pragma}").fetchone()[0]
    assert effective == {"journal_mode": "wal", "synchronous": 2, "busy_timeout": 20_000, "foreign_keys": 1}
    assert connection.settings_dict["OPTIONS"]["transaction_mode"] == "IMMEDIATE"
