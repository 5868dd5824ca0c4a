"""The scenes of the set and what its motifs are called: read from the files, and nowhere else written down."""

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from games.art import compose
from games.art.compose import Name, Picture, SceneData
from games.engine.value import Value

HERE = Path(__file__).parent


class Motif(Value):
    """A motif's names, and what it makes people think of."""

    en: str
    fr: str
    nl: str
    themes: tuple[str, ...]
    shapes: tuple[str, ...]
    feeling: str
    many: Name | None = None
    called: dict[str, Name] = msgspec.field(default_factory=dict)

    def name(self, called: str | None, count: int) -> Name:
        """Always the thing itself, never what it may stand for: that would be a second hint."""
        if called:
            return self.called[called]
        return self.many if self.many and count > 1 else Name(self.en, self.fr, self.nl)


@cache
def motifs() -> dict[str, Motif]:
    return msgspec.convert(_read(HERE / "motifs.toml"), dict[str, Motif])


@cache
def islands() -> dict[str, SceneData]:
    return _scenes("islands")


@cache
def postcards() -> dict[str, SceneData]:
    return _scenes("postcards")


@cache
def tile(island: str) -> Picture:
    return compose.tile(islands()[island])


@cache
def card(postcard: str) -> Picture:
    return compose.postcard(postcards()[postcard])


def _scenes(folder: str) -> dict[str, SceneData]:
    """The name of the file is the name of the scene."""
    return {file.stem: msgspec.convert(_read(file), SceneData) for file in sorted((HERE / folder).glob("*.toml"))}


def _read(file: Path) -> dict[str, object]:
    return tomllib.loads(file.read_text("utf-8"))
