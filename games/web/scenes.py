"""A game's scene for its templates: sentences become text and seats become people, where and when a template asks."""

from collections.abc import Sequence
from typing import Any

import msgspec

from games.engine.codec import encode
from games.engine.say import Say
from games.engine.structs import Who
from games.web.people import Person
from games.web.telling import Teller


class Palette:
    """What paints a scene: the people at the table, and the words in the reader's language."""

    def __init__(self, people: Sequence[Person], tell: Teller) -> None:
        self.people, self.tell = people, tell
        self.key = encode((tell.slug, tell.language, people))  # all that a painted part depends on, beside itself

    def painted(self, value: Any) -> Any:
        match value:
            case Say():
                return self.tell(value)
            case Who(seat):
                return self.people[seat]
            case msgspec.Struct():
                return Painted(value, self)
            case tuple():
                return [self.painted(item) for item in value]
            case _:
                return value


class Painted:
    """A part of a scene. Templates read its fields; it is told from any other by its key."""

    __slots__ = ("_palette", "_value")

    def __init__(self, value: Any, palette: Palette) -> None:
        self._value, self._palette = value, palette

    def __getitem__(self, name: str) -> Any:
        try:
            value = getattr(self._value, name)
        except (AttributeError, TypeError):
            raise KeyError(name) from None
        return self._palette.painted(value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Painted) and self._value == other._value

    __hash__ = None  # type: ignore[assignment]

    @property
    def key(self) -> tuple[bytes, bytes]:
        return self._palette.key, encode(self._value)
