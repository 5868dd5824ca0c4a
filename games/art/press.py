"""The printing press: every file that is drawn, with its content."""

from collections.abc import Iterator
from pathlib import Path

from games.art import brand, shelf
from games.art.guardians import press as guardians

type Sheet = tuple[str, bytes]  # its place under the project's folder, and its content

SETS = (guardians, shelf, brand)  # each with a FOLDER of its own, in which everything is drawn


def sheets() -> Iterator[Sheet]:
    for one in SETS:
        yield from one.sheets()


def differing(root: Path) -> list[str]:
    """What lies there otherwise than it would be drawn now: missing, changed, or left over."""
    drawn = dict(sheets())
    wrong = [name for name, content in drawn.items() if not _holds(root / name, content)]
    return sorted(wrong + [name for name in _lying(root) if name not in drawn])


def draw(root: Path) -> int:
    """Writes all that differs and takes away what is left over; returns how many files there are."""
    drawn = dict(sheets())
    for name, content in drawn.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        if not _holds(file, content):
            file.write_bytes(content)
    for name in _lying(root):
        if name not in drawn:
            (root / name).unlink()
    return len(drawn)


def _holds(file: Path, content: bytes) -> bool:
    return file.is_file() and file.read_bytes() == content


def _lying(root: Path) -> list[str]:
    return [str(file.relative_to(root)) for one in SETS for file in sorted((root / one.FOLDER).glob("*.svg"))]
