"""One picture for each game on the shelf: scenes like all others, named after the game."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from games.art.compose import SceneData, plain

SIZE = 960, 540
FOLDER = "static/shelf"


def sheets() -> Iterator[tuple[str, bytes]]:
    for file in sorted(Path(__file__).parent.glob("*.toml")):
        scene = msgspec.convert(tomllib.loads(file.read_text("utf-8")), SceneData)
        yield f"{FOLDER}/{file.stem}.svg", plain(scene, *SIZE).svg.encode()
