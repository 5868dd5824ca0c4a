"""The players as pages show them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from games.engine.structs import Standing
from games.models import Game
from games.web.signs import SIGN_NAMES


@dataclass(frozen=True)
class Person:
    seat: int
    name: str
    sign: str
    sign_name: str
    points: int = 0
    place: int = 0
    won: bool = False


def people_of(game: Game, standings: Sequence[Standing] = ()) -> list[Person]:
    people = [Person(one.seat, one.name, one.sign, str(SIGN_NAMES[one.sign])) for one in game.seated]
    return [with_standing(person, standings[person.seat]) for person in people] if standings else people


def with_standing(person: Person, standing: Standing) -> Person:
    return replace(person, points=standing.points, place=standing.place, won=standing.won)
