"""The app's own sentences: found in code and templates, kept in games/locale/*.po. Needs no gettext programs.

A game's words are not here: they live beside its rules, in words/*.toml.
"""

import io
from collections.abc import Iterator, Sequence
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract
from babel.messages.pofile import read_po, write_po
from django.conf import settings
from django.utils.translation.template import templatize

KEYWORDS = {
    "_": None,
    "gettext": None,
    "gettext_lazy": None,
    "gettext_noop": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
}
TRANSLATED = tuple(code for code, _name in settings.LANGUAGES if code != settings.LANGUAGE_CODE)
# No dates, names or versions: they would change the file with every run.
HEADER = """msgid ""
msgstr ""
"Language: {language}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: {plurals}\\n"

"""


def sources() -> Iterator[tuple[Path, str]]:
    """Every file that can hold a sentence, as Python text."""
    for path in sorted((settings.BASE_DIR / "games").rglob("*.py")):
        yield path, path.read_text()
    for path in sorted((settings.BASE_DIR / "templates").rglob("*.html")):
        yield path, templatize(path.read_text())


def found() -> Catalog:
    template = Catalog()
    for path, text in sources():
        lines = io.BytesIO(text.encode())
        for _line, message, _comments, context in extract("python", lines, KEYWORDS, options={"encoding": "utf-8"}):
            place = path.relative_to(settings.BASE_DIR).as_posix()
            template.add(message, locations=[(place, 0)], context=context)
    return template


def po_path(language: str) -> Path:
    return Path(settings.LOCALE_PATHS[0]) / language / "LC_MESSAGES" / "django.po"


def refreshed(language: str) -> Catalog:
    """The sentences of today with the translations we have."""
    old = read_po(io.BytesIO(po_path(language).read_bytes()), language) if po_path(language).exists() else Catalog()
    new = Catalog(language)
    for message in found():
        if message.id:
            known = old.get(message.id, message.context)
            new.add(message.id, known.string if known else None, message.locations, context=message.context)
    return new


def as_po(catalog: Catalog) -> bytes:
    text = io.BytesIO()
    write_po(text, catalog, width=110, include_lineno=False, sort_output=True, omit_header=True)
    return HEADER.format(language=catalog.locale, plurals=catalog.plural_forms).encode() + text.getvalue()


def untranslated(catalog: Catalog) -> list[str]:
    return [str(message.id) for message in catalog if message.id and not complete(message.string)]


def complete(string: str | Sequence[str] | None) -> bool:
    return bool(string) and (isinstance(string, str) or all(string or ()))
