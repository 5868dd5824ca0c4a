"""The games on the shelf, as a page may know them: names, seats, and what can be chosen at set-up."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from games.engine.errors import BadOption
from games.engine.hexes import Layout
from games.engine.rulebook import Rulebooks
from games.engine.ruleset import AnyRuleset
from games.engine.say import Say, Words
from games.engine.structs import Seat
from games.engine.value import Value
from games.rulesets import SHELF


class Option(Value):
    """A question of the set-up form. A seat option is answered with a player."""

    name: str
    default: str
    values: tuple[tuple[str, Say], ...] = ()
    of_seats: bool = False
    layout: Layout | None = None  # its values lay pieces on hexagons

    @property
    def title(self) -> Say:
        return Say(f"option.{self.name}")


class Boxed(Value):
    """A game in its box, on the shelf."""

    slug: str
    seats: tuple[int, ...]
    words: Words
    rulebook: Rulebooks
    options: tuple[Option, ...]


def shelf() -> list[Boxed]:
    return [boxed(slug) for slug in SHELF]


def rules_of(slug: str) -> AnyRuleset:
    return SHELF[slug]


def boxed(slug: str) -> Boxed:
    """KeyError: no such game."""
    rules = rules_of(slug)
    return Boxed(slug, tuple(rules.seats), rules.words, rules.rulebook, tuple(offered(rules)))


def offered(rules: AnyRuleset) -> Iterator[Option]:
    """Options a plain form can ask for; the others keep their default until a game brings a widget of its own."""
    hints = get_type_hints(rules.options_type, include_extras=True)
    for field in msgspec.structs.fields(rules.options_type):
        parts = set(flattened(hints[field.name]))
        default = "" if field.default is None else str(field.default)
        if Seat in parts:
            none = (("", Say(f"option.{field.name}-none")),) if type(None) in parts else ()
            yield Option(field.name, default, none, of_seats=True)
        elif get_origin(hints[field.name]) is Literal:
            values = [str(value) for value in get_args(hints[field.name])]
            says = tuple((v, Say(f"option-{field.name}.{v}")) for v in values)
            yield Option(field.name, default, says, layout=rules.layouts.get(field.name))


def flattened(hint: Any) -> Iterator[Any]:
    yield hint
    for part in get_args(hint):
        yield from flattened(part)


def chosen(slug: str, seats: int, values: Mapping[str, Any]) -> Any:
    """The options as the game's own struct, tried out: what cannot be set up is refused now, not at the deal.
    Raises BadOption."""
    rules = rules_of(slug)
    given = {name: value for name, value in values.items() if value != ""}
    try:
        options = msgspec.convert(given, rules.options_type, strict=False)
    except msgspec.ValidationError as error:
        name = str(error).partition("$.")[2].rstrip("`")
        raise BadOption(name, Say("not-an-option")) from None
    rules.setup(seats, options, "a trial")
    return options


def unasked(slug: str, options: str) -> dict[str, Any]:
    """What a plain form does not ask for: it stays as it was chosen."""
    asked = {option.name for option in offered(rules_of(slug))}
    return {name: value for name, value in msgspec.json.decode(options).items() if name not in asked}


def shown(slug: str, options: str) -> Iterator[tuple[Option, str]]:
    """What was chosen for a game, option by option."""
    rules = rules_of(slug)
    raw = msgspec.json.decode(options)
    for option in offered(rules):
        value = raw.get(option.name)
        yield option, "" if value is None else str(value)
