"""A picture looks on paper as it does on the screen: Chromium and WeasyPrint side by side."""

import base64
from functools import cache
from io import BytesIO

import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Page
from weasyprint import HTML

from games.art.guardians import press

WIDE = 960
MOST = 1.0  # of 255, on average over a scene: edges are smoothed otherwise, nothing else may differ
MOST_ROUND = 3.0  # over a piece: the printer draws large circles a hair flatter
PARTS = 6


@cache
def pictures() -> dict[str, str]:
    return {name: svg for name, svg in press.pictures().items() if not name.startswith("contact-")}


def sheet(names: list[str]) -> str:
    """One picture a page, on white, as wide as the page."""
    page = f"@page{{size:{WIDE}px;margin:0}}body{{margin:0;background:#fff}}"
    style = page + f"img{{display:block;width:{WIDE}px;height:{WIDE}px;object-fit:contain}}"
    return f"<style>{style}</style>" + "".join(
        f'<div style="break-after:page;height:{WIDE}px;overflow:hidden"><img src="{_data(pictures()[name])}"></div>'
        for name in names
    )


def _data(svg: str) -> str:
    return "data:image/svg+xml;base64," + base64.b64encode(svg.encode()).decode()


def printed(html: str) -> list[Image.Image]:
    pages = pypdfium2.PdfDocument(HTML(string=html).write_pdf())
    return [page.render(scale=96 / 72).to_pil().convert("RGB").resize((WIDE, WIDE)) for page in pages]


def shown(page: Page, html: str, count: int) -> list[Image.Image]:
    page.set_viewport_size({"width": WIDE, "height": WIDE * count})
    page.set_content(html)
    whole = Image.open(BytesIO(page.screenshot())).convert("RGB")
    return [whole.crop((0, i * WIDE, WIDE, (i + 1) * WIDE)) for i in range(count)]


def most(name: str) -> float:
    return MOST if name.startswith(("island-", "postcard-")) else MOST_ROUND


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two pictures as the eye sees them: from a little further away than the pixels."""
    return sum(ImageStat.Stat(ImageChops.difference(one.reduce(2), other.reduce(2))).mean) / 3


@pytest.mark.parametrize("part", range(PARTS))
def test_print_and_screen_agree(page: Page, part: int) -> None:
    names = sorted(pictures())[part::PARTS]
    html = sheet(names)
    pairs = zip(names, shown(page, html, len(names)), printed(html), strict=False)
    far = {name: round(gap, 2) for name, a, b in pairs if (gap := difference(a, b)) > most(name)}
    assert not far


def test_a_feature_only_browsers_know_is_found(page: Page) -> None:
    """The control: a blend mode that the printer ignores."""
    box = '<path d="M0 0H300V300H0z" fill="#e4663f"/><path d="M0 0H300V300H0z" fill="#2e8097" style="{}"/>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300">{box.format("mix-blend-mode:multiply")}</svg>'
    html = sheet([]) + f'<div style="height:{WIDE}px"><img src="{_data(svg)}"></div>'
    assert difference(shown(page, html, 1)[0], printed(html)[0]) > MOST_ROUND
