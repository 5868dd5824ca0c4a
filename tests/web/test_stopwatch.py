"""The stopwatch without scripts: all it knows stands in the address."""

import re
from collections.abc import Iterator
from urllib.parse import parse_qs, urlsplit

import pytest
import time_machine
from django.test import Client

NOON = 1_800_000_000


@pytest.fixture(autouse=True)
def clock() -> Iterator[time_machine.Traveller]:
    with time_machine.travel(NOON, tick=False) as noon:
        yield noon


def press(client: Client, do: str, **fields: str | int) -> dict[str, int]:
    """The address a button leads to."""
    answer = client.post("/stopwatch", {"do": do, **fields})
    assert answer.status_code == 303
    return {name: int(value) for name, [value] in parse_qs(urlsplit(answer["Location"]).query).items()}


def shown(client: Client, **query: str | int) -> str:
    page = client.get("/stopwatch", query).content.decode()
    return str(re.findall(r"data-shown>(\d+)<", page)[0])


def offered(client: Client, **query: str | int) -> list[str]:
    page = client.get("/stopwatch", query).content.decode()
    return re.findall(r'name="do" value="\w+" data-when="[\w ]+">([^<]*)<', page)


def test_it_answers_in_every_language(client: Client, language: str) -> None:
    answer = client.get("/stopwatch", headers={"accept-language": language})
    assert answer.status_code == 200
    assert f'<html lang="{language}"' in answer.content.decode()


def test_it_starts_with_a_minute(client: Client) -> None:
    assert shown(client) == "60"
    assert offered(client) == ["Start"]
    assert press(client, "start", seconds=60) == {"seconds": 60, "end": (NOON + 60) * 1000}


def test_it_runs_to_its_end(client: Client, clock: time_machine.Traveller) -> None:
    address = press(client, "start", seconds=90)
    clock.shift(89.5)
    assert shown(client, **address) == "1"
    assert offered(client, **address) == ["Pause", "Back to the start"]
    clock.shift(1)
    page = client.get("/stopwatch", address).content.decode()
    assert "Time is up." in page.partition("data-say>")[2]
    assert offered(client, **address) == ["Once more", "Back to the start"]


def test_a_pause_keeps_what_is_left(client: Client, clock: time_machine.Traveller) -> None:
    address = press(client, "start", seconds=60)
    clock.shift(20)
    paused = press(client, "pause", **address)
    assert paused == {"seconds": 60, "left": 40_000}
    clock.shift(600)
    assert shown(client, **paused) == "40"
    assert offered(client, **paused) == ["Go on", "Back to the start"]
    assert press(client, "start", **paused)["end"] == (NOON + 660) * 1000
    assert press(client, "reset", **paused) == {"seconds": 60}


def test_once_more_is_the_whole_time(client: Client) -> None:
    assert press(client, "start", seconds=30, left=0)["end"] == (NOON + 30) * 1000


def test_a_page_without_scripts_comes_back(client: Client) -> None:
    waits = {60: 10, 45: 5, 11: 1, 10: 5, 6: 1, 5: 5, 1: 1}
    for left, wait in waits.items():
        page = client.get("/stopwatch", {"seconds": 60, "end": (NOON + left) * 1000}).content.decode()
        assert f'<noscript><meta http-equiv="refresh" content="{wait}"></noscript>' in page
    assert 'http-equiv="refresh"' not in client.get("/stopwatch").content.decode()


@pytest.mark.parametrize(
    "query",
    [{"seconds": "7"}, {"end": "soon"}, {"left": "-5"}, {"end": "9" * 30}, {"left": "²"}, {"end": (NOON + 999) * 1000}],
)
def test_a_damaged_address_is_a_fresh_watch(client: Client, query: dict[str, str | int]) -> None:
    assert shown(client, **query) == "60"
    assert offered(client, **query) == ["Start"]
