"""The one kind of struct there is here: frozen, and strict when it is decoded."""

from typing import dataclass_transform

import msgspec


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Frozen(msgspec.StructMeta):
    """Tells mypy that all its structs are frozen; else each would have to repeat it."""


class Value(msgspec.Struct, metaclass=Frozen, frozen=True, forbid_unknown_fields=True):
    pass
