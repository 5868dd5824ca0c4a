"""Built files are as their sources say."""

from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from games.art import press

ROOT = Path(__file__).parents[2]


def test_every_committed_picture_is_as_it_would_be_drawn() -> None:
    assert press.differing(ROOT) == []


def test_a_changed_a_missing_and_a_left_over_file_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sheets = [("static/brand/one.svg", b"1"), ("static/brand/two.svg", b"2")]
    monkeypatch.setattr(press, "sheets", lambda: iter(sheets))
    assert press.draw(tmp_path) == 2
    assert press.differing(tmp_path) == []
    (tmp_path / "static/brand/one.svg").write_bytes(b"changed")
    (tmp_path / "static/brand/two.svg").unlink()
    (tmp_path / "static/brand/old.svg").write_bytes(b"old")
    wrong = [f"static/brand/{name}.svg" for name in ("old", "one", "two")]
    assert press.differing(tmp_path) == wrong
    press.draw(tmp_path)
    assert press.differing(tmp_path) == []


def test_the_command_says_what_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(press, "sheets", lambda: iter([("static/brand/none.svg", b"")]))
    with pytest.raises(CommandError, match=r"none\.svg"):
        call_command("draw", "--check")
