"""Everything drawn for Guardians of Legends."""

from collections.abc import Iterator

from games.art.contact import contact_sheet
from games.art.guardians import cards, catalogue, elements, legends, pieces

FOLDER = "static/guardians"
ELEMENTS = "games/rulesets/guardians/elements.json"


def sheets() -> Iterator[tuple[str, bytes]]:
    for name, svg in pictures().items():
        yield f"{FOLDER}/{name}.svg", svg.encode()
    yield ELEMENTS, elements.built()


def pictures() -> dict[str, str]:
    tiles = {f"island-{name}": catalogue.tile(name).svg for name in catalogue.islands()}
    postcards = {f"postcard-{name}": catalogue.card(name).svg for name in catalogue.postcards()}
    return {
        **tiles,
        **postcards,
        **{f"legend-{name}": svg for name, svg in legends.medallions().items()},
        **pieces.pieces(),
        **cards.cards(),
        "contact-islands": contact_sheet(list(tiles.values()), across=6, wide=240),
        "contact-postcards": contact_sheet(list(postcards.values()), across=5, wide=320),
    }
