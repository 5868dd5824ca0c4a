"""Static files as they are sent: gzipped, scripts without their comments, fonts cut down to the letters we use.

Packed once into the data folder, at the first start and after a change: a phone in a hall with poor reception gets a
first page a quarter as heavy, and nobody has to remember a build step.
"""

import gzip
import os
import re
import tempfile
from collections.abc import Iterable
from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font

PACKING = 1  # one more when the same file would be packed differently
FONTS = {
    "Manrope-VariableFont_wght",
    "SourceSerifPro-Regular",
    "SourceSerifPro-It",
    "SourceSerifPro-Semibold",
    "SourceSerifPro-Bold",
}
FEATURES = ["ccmp", "locl", "mark", "kern", "liga", "calt", "lnum", "tnum"]
GZIPPED = {".css", ".js", ".svg"}
LETTERS = [
    *range(0x20, 0x180),  # Latin, with all of French and Dutch
    *range(0x2010, 0x2040),  # dashes, quotes, narrow spaces
    *map(ord, "€×−←→★✓▸"),
]


def packed(folders: Iterable[tuple[str, str]], into: Path) -> Path:
    """A folder with everything from these folders (and their address prefixes) in it, ready to be sent."""
    target = into / f"packed-{PACKING}"
    target.mkdir(parents=True, exist_ok=True)
    for root, prefix in folders:
        for path in Path(root).rglob("*"):
            if path.is_file() and (path.suffix != ".ttf" or path.stem in FONTS):
                pack(path, target / prefix / path.relative_to(root), into)
    return target


def pack(path: Path, copy: Path, desk: Path) -> None:
    if path.suffix == ".ttf":
        copy = copy.with_suffix(".woff2")
    changed = path.stat().st_mtime_ns
    if copy.exists() and copy.stat().st_mtime_ns == changed:
        return
    content = font(path) if path.suffix == ".ttf" else lean(path)
    if path.suffix in GZIPPED:
        write(copy.with_name(f"{copy.name}.gz"), gzip.compress(content, mtime=0), changed, desk)
    write(copy, content, changed, desk)


def lean(path: Path) -> bytes:
    """Comments are for those who read the source; a packed script is for browsers."""
    if path.suffix != ".js" or path.name.endswith(".min.js"):
        return path.read_bytes()
    return re.sub(r"^\s*(//.*)?\n|^\s+| // .*$", "", path.read_text("utf-8"), flags=re.MULTILINE).encode()


def font(path: Path) -> bytes:
    options = Options(flavor="woff2", layout_features=FEATURES, notdef_outline=True)
    cut = Subsetter(options)
    cut.populate(unicodes=LETTERS)
    with load_font(str(path), options) as whole, tempfile.TemporaryDirectory() as folder:
        cut.subset(whole)
        save_font(whole, f"{folder}/font.woff2", options)
        return Path(f"{folder}/font.woff2").read_bytes()


def write(path: Path, content: bytes, changed: int, desk: Path) -> None:
    """Whole or not at all, from a desk outside the folder: several processes may start at once."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=desk, delete=False) as file:
        file.write(content)
    Path(file.name).chmod(0o644)
    os.utime(file.name, ns=(changed, changed))
    Path(file.name).replace(path)
