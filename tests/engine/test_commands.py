"""The laboratory from the command line: one line of JSON at the end, exit 1 on a failure."""

import json
from dataclasses import replace
from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from msgspec import structs

from games.rulesets import SHELF

GUARDIANS = SHELF["guardians"]


def run(*args: str) -> dict[str, Any]:
    out = StringIO()
    call_command(*args, stdout=out)
    report: dict[str, Any] = json.loads(out.getvalue().splitlines()[-1])
    return report


def test_simulate_reports_what_it_checked() -> None:
    report = run("simulate", "guardians", "--games", "2", "--seats", "3-4", "--option", "level=1", "--seed", "s")
    assert list(report) == ["games", "moves", "seconds", "moves_per_cpu_second", "invariants"]
    assert report["games"] == 2
    assert len(report["invariants"]) >= 12
    assert min(report["invariants"].values()) >= 2


def test_simulate_names_the_seed_of_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "guardians", replace(GUARDIANS, prompt=lambda view: None))
    with pytest.raises(CommandError, match=r"who_is_asked_gets_a_question.*'s/0'"):
        run("simulate", "guardians", "--games", "1", "--seed", "s")


def test_twins_reports_what_it_compared() -> None:
    report = run("twins", "guardians", "--pairs", "300", "--seed", "s")
    assert list(report) == ["pairs", "real_share", "real_by_kind", "differences"]
    assert report["pairs"] >= 300
    assert report["differences"] == 0


def test_twins_fails_on_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(state: Any, seat: Any) -> Any:
        view = GUARDIANS.view(state, seat)
        return structs.replace(view, mine=state.hands[0])

    monkeypatch.setitem(SHELF, "guardians", replace(GUARDIANS, view=leaky))
    with pytest.raises(CommandError, match="seed 's'"):
        call_command("twins", "guardians", "--pairs", "100", "--seed", "s", stdout=StringIO(), stderr=StringIO())


def test_transcript_as_text_shows_every_seats_view() -> None:
    out = StringIO()
    call_command("transcript", "guardians", "--seats", "3", "--seed", "7", "--option", "level=2", stdout=out)
    told = out.getvalue()
    for name in ("Alice", "Bob", "Charlie", "a spectator"):
        assert f"--- {name} sees" in told
    assert "The game is over." in told


def test_transcript_as_json_is_the_full_record() -> None:
    record = run("transcript", "guardians", "--seats", "4", "--seed", "7", "--json")
    assert record["start"]["hands"][0]["location"]
    assert {"seat", "now", "deed"} == set(record["moves"][0])
    assert record["rounds"][-1]["purses"] == record["purses"]
    assert [s["points"] for s in record["standings"]] == [p["gold"] + p["legend"] for p in record["purses"]]


@pytest.mark.parametrize(
    "args",
    [
        ("simulate", "monopoly"),
        ("simulate", "guardians", "--games", "0"),
        ("simulate", "guardians", "--seats", "2-9"),
        ("simulate", "guardians", "--seats", "many"),
        ("simulate", "guardians", "--option", "level=9"),
        ("simulate", "guardians", "--option", "colour=blue"),
        ("twins", "guardians", "--option", "level"),
    ],
)
def test_nonsense_is_refused_with_a_sentence(args: tuple[str, ...]) -> None:
    with pytest.raises(CommandError):
        run(*args)
