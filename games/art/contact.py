"""Many pictures on one sheet."""

import re

GAP = 16
GROUND = "#1d3d52"
BOX = re.compile(r'<svg xmlns="[^"]+" viewBox="0 0 (\d+) (\d+)"([^>]*)>(.*)</svg>', re.DOTALL)
NAMED = re.compile(r'(id="|url\(#)')


def contact_sheet(pictures: list[str], across: int, wide: int) -> str:
    """So many pictures of one size across; each keeps its own names for clips and gradients."""
    cells = [_cell(i, picture, across, wide) for i, picture in enumerate(pictures)]
    high = max((bottom for _, bottom in cells), default=0)
    width = across * (wide + GAP) + GAP
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {high + GAP}">'
    ground = f'<path d="M0 0H{width}V{high + GAP}H0z" fill="{GROUND}"/>'
    return head + ground + "".join(cell for cell, _ in cells) + "</svg>\n"


def _cell(i: int, picture: str, across: int, wide: int) -> tuple[str, int]:
    found = BOX.match(picture)
    if not found:
        raise ValueError("no picture of ours")
    w, h, attributes, body = int(found[1]), int(found[2]), found[3], found[4]
    high = round(wide * h / w)
    x, y = GAP + i % across * (wide + GAP), GAP + i // across * (high + GAP)
    body = NAMED.sub(rf"\g<1>p{i}-", body)
    place = f'x="{x}" y="{y}" width="{wide}" height="{high}" viewBox="0 0 {w} {h}"'
    return f"<svg {place}{attributes}>{body}</svg>", y + high
