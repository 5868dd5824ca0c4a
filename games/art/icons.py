"""The app's icon as bitmaps, for phones that put nothing else on their first screen.

Bitmaps differ from one machine to the next, so each carries the seal of the drawing it was made from.
The tools that make them (requirements-dev.txt) are not needed to serve or to play.
"""

import hashlib
from pathlib import Path

from games.art.brand import FOLDER, icon

SIZES = (180, 192, 512)  # Apple's, and the two a web app has to offer
SEAL = "Drawn-from"


def file(root: Path, size: int) -> Path:
    return root / FOLDER / f"icon-{size}.png"


def seal() -> str:
    return hashlib.sha256(icon().encode()).hexdigest()


def stale(root: Path) -> list[str]:
    """Which bitmaps are not of the icon as it is drawn now. A PNG's text stands in it as it is."""
    wanted = f"{SEAL}\0{seal()}".encode()
    files = [file(root, size) for size in SIZES]
    return [str(one.relative_to(root)) for one in files if not one.is_file() or wanted not in one.read_bytes()]


def make(root: Path) -> None:
    import pypdfium2
    from PIL.PngImagePlugin import PngInfo
    from weasyprint import HTML

    largest = max(SIZES)
    style = (
        f"@page{{size:{largest}px;margin:0}}svg{{display:block;width:{largest}px;height:{largest}px}}body{{margin:0}}"
    )
    page = pypdfium2.PdfDocument(HTML(string=f"<style>{style}</style>{icon()}").write_pdf())[0]
    info = PngInfo()
    info.add_text(SEAL, seal())
    for size in SIZES:
        picture = page.render(scale=2 * 96 / 72).to_pil().convert("RGB").resize((size, size))
        picture.save(file(root, size), optimize=True, pnginfo=info)
