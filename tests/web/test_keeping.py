"""Parts of a page kept as text: found again by the same values only, and never more of them than there is room for."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from django.template import Context, Template
from django.utils import translation

from games.engine.structs import Seat, Who
from games.engine.value import Value
from games.templatetags import keeping
from games.web.people import Person
from games.web.scenes import Painted, Palette
from games.web.telling import Teller


class Part(Value):
    who: Who
    n: int


def painted(n: int, name: str = "Mia") -> Painted:
    people = [Person(0, name, "red", "red circle")]
    return Painted(Part(Who(Seat(0)), n), Palette(people, Teller("guardians")))


def rendered(source: str, **values: Any) -> str:
    return Template(source).render(Context(values))


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Every part that is made, instead of found."""
    parts: list[dict[str, Any]] = []

    def make(name: str, values: dict[str, Any]) -> str:
        parts.append(values)
        return f"<p {sorted((key, keeping.key_of(value)) for key, value in values.items())}>"

    monkeypatch.setattr(keeping, "SHELF", keeping.Shelf())
    monkeypatch.setattr(keeping, "made", make)
    return parts


def test_the_same_part_is_made_once(made: list[dict[str, Any]]) -> None:
    pages = {rendered("{% keep 'x.html' part=part %}", part=painted(1)) for _ in range(3)}
    assert len(pages) == len(made) == 1


def test_other_values_people_languages_and_names_are_other_parts(made: list[dict[str, Any]]) -> None:
    one = "{% keep 'x.html' part=part %}"
    rendered(one, part=painted(1))
    rendered(one, part=painted(2))
    rendered(one, part=painted(1, "Zoé"))
    with translation.override("fr"):
        rendered(one, part=painted(1))
    rendered("{% keep 'x.html' a=1 b=2 %}")
    rendered("{% keep 'x.html' b=1 a=2 %}")
    assert len(made) == 6


def test_a_part_gets_what_stands_in_its_tag_and_nothing_else(made: list[dict[str, Any]]) -> None:
    rendered("{% keep 'x.html' part=part %}", part=painted(1), secret="the wyrm")
    assert list(made[0]) == ["part"]


def test_each_item_is_a_part_and_what_changed_finds_its_place(made: list[dict[str, Any]]) -> None:
    before, after = [painted(n) for n in (1, 2, 3)], [painted(n) for n in (1, 7, 3)]
    rendered("{% keep_each 'x.html' part=parts star=True %}", parts=before)
    changes = rendered("{% keep_changed 'x.html' part=parts star=True before=before %}", parts=after, before=before)
    assert len(made) == 4
    assert changes.count('<p hx-swap-oob="true" ') == 1


def test_the_oldest_goes_when_there_is_no_room(made: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MOST", 2)
    for n in (1, 2, 3, 3, 2, 1):
        rendered("{% keep 'x.html' n=n %}", n=n)
    assert [values["n"] for values in made] == [1, 2, 3, 1]


def test_many_threads_share_it(made: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MOST", 5)
    with ThreadPoolExecutor(8) as threads:
        pages = list(threads.map(lambda n: rendered("{% keep 'x.html' n=n %}", n=n % 50), range(2000)))
    assert pages == [f"<p [('n', {n % 50})]>" for n in range(2000)]
