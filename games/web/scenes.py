"""A game's scene for its templates: sentences become text, seats become people, all the rest stays as it is."""

from collections.abc import Sequence
from typing import Any

import msgspec

from games.engine.say import Say
from games.engine.structs import Who
from games.web.people import Person
from games.web.telling import Teller


def painted(value: Any, people: Sequence[Person], tell: Teller) -> Any:
    match value:
        case Say():
            return tell(value)
        case Who(seat):
            return people[seat]
        case msgspec.Struct():
            return {name: painted(getattr(value, name), people, tell) for name in value.__struct_fields__}
        case tuple():
            return [painted(item, people, tell) for item in value]
        case _:
            return value
