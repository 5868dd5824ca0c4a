"""Values to bytes and back; and a plain form to a move."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from games.engine.errors import IllegalMove
from games.engine.ruleset import AnyRuleset
from games.engine.say import Say

_encoder = msgspec.json.Encoder()
encode = _encoder.encode


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def decode(raw: bytes | str, kind: Any) -> Any:
    """Strictly: an unknown field or a wrong type is an error."""
    return _decoder(kind).decode(raw)


def decode_state(rules: AnyRuleset, raw: bytes | str, rules_version: int) -> Any:
    """A stored state, lifted to today's rules if it is older."""
    if rules_version == rules.rules_version:
        return decode(raw, rules.state_type)
    return msgspec.convert(rules.upgrade(rules_version, msgspec.json.decode(raw)), rules.state_type)


def move_from_form(rules: AnyRuleset, form: Mapping[str, Any]) -> Any:
    """Plain form fields to a move; wrong types and unknown fields are refused here."""
    try:
        return msgspec.convert(dict(form), rules.move_type, strict=False)
    except (msgspec.ValidationError, UnicodeError, OverflowError):
        raise IllegalMove(Say("not-a-move")) from None
