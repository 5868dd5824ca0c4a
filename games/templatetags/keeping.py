"""{% keep "guardians/tile.html" tile=tile %}: a part of a page that is made once and kept as text.

The template gets what stands in the tag and nothing else, and all of that is in the key: what was kept can only be
found again by somebody who would have made the same text.
"""

from collections.abc import Mapping
from threading import Lock
from typing import Any

from django import template
from django.http import HttpRequest
from django.middleware.csrf import get_token
from django.template import Context
from django.template.base import FilterExpression, Node, Parser, Token
from django.template.loader import get_template
from django.utils.safestring import mark_safe
from django.utils.translation import get_language

from games.web.scenes import Painted

register = template.Library()
MOST = 8192  # parts; the oldest goes first

TOKEN_GOES_HERE = mark_safe("<!-- token -->")

type Key = tuple[Any, ...]


class Shelf:
    """What is kept in this process."""

    def __init__(self) -> None:
        self._texts: dict[Key, str] = {}
        self._turn = Lock()

    def text(self, key: Key, name: str, values: Mapping[str, Any]) -> str:
        kept = self._texts.get(key)
        return self._put(key, made(name, values)) if kept is None else kept

    def _put(self, key: Key, text: str) -> str:
        with self._turn:
            self._texts[key] = text
            if len(self._texts) > MOST:
                del self._texts[next(iter(self._texts))]
        return text


SHELF = Shelf()


def made(name: str, values: Mapping[str, Any]) -> str:
    found = get_template(name).template  # type: ignore[attr-defined]
    return str(found.render(Context(dict(values))))


def key_of(value: Any) -> Any:
    """Texts, numbers, people and parts of a scene; anything else cannot be hashed, and says so."""
    if isinstance(value, Painted):
        return value.key
    return tuple(map(key_of, value)) if isinstance(value, list) else value


class Keep(Node):
    def __init__(self, name: str, values: Mapping[str, FilterExpression]) -> None:
        self.name, self.values = name, values

    def resolved(self, context: Context) -> dict[str, Any]:
        return {name: value.resolve(context) for name, value in self.values.items()}

    def render(self, context: Context) -> str:
        values = self.resolved(context)
        return SHELF.text((self.name, get_language(), *values, *map(key_of, values.values())), self.name, values)


class KeepEach(Keep):
    """The first value is a list: each of its items is a part by itself."""

    def render(self, context: Context) -> str:
        values = self.resolved(context)
        each, items = next(iter(values.items()))
        return "".join(self.texts(each, items, values))

    def texts(self, each: str, items: list[Any], values: dict[str, Any]) -> list[str]:
        rest = {name: key_of(value) for name, value in values.items() if name != each}
        others = (self.name, get_language(), *rest, each, *rest.values())
        return [SHELF.text((*others, key_of(item)), self.name, values | {each: item}) for item in items]


class KeepChanged(KeepEach):
    """Of that list only what was something else in `before`: htmx puts each part where the one with its id is."""

    def render(self, context: Context) -> str:
        values = self.resolved(context)
        before = values.pop("before")
        each, items = next(iter(values.items()))
        changed = [now for then, now in zip(before, items, strict=True) if then != now]
        return "".join(map(in_its_place, self.texts(each, changed, values)))


def in_its_place(text: str) -> str:
    return text.replace(" ", ' hx-swap-oob="true" ', 1)


@register.simple_tag
def form_token() -> str:
    """Where the token of a form goes: it is new on every page, and the part around it is not."""
    return TOKEN_GOES_HERE


def with_token(page: str, request: HttpRequest) -> str:
    """The page as it is sent."""
    if TOKEN_GOES_HERE not in page:
        return page
    return page.replace(
        TOKEN_GOES_HERE, f'<input type="hidden" name="csrfmiddlewaretoken" value="{get_token(request)}">'
    )


@register.tag
def keep(parser: Parser, token: Token) -> Keep:
    return Keep(*parsed(parser, token))


@register.tag
def keep_each(parser: Parser, token: Token) -> KeepEach:
    return KeepEach(*parsed(parser, token))


@register.tag
def keep_changed(parser: Parser, token: Token) -> KeepChanged:
    return KeepChanged(*parsed(parser, token))


def parsed(parser: Parser, token: Token) -> tuple[str, Mapping[str, FilterExpression]]:
    _tag, name, *given = token.split_contents()
    pairs = [one.partition("=") for one in given]
    return name.strip("\"'"), {variable: parser.compile_filter(value) for variable, _equals, value in pairs}
