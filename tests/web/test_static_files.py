"""Both servers find the style sheets, the fonts and htmx without collectstatic, light and kept for ever."""

import gzip
import re
from pathlib import Path

import pytest
from django.templatetags.static import static

from guardians_site import asgi, wsgi
from guardians_site.packing import packed

FILES = ["css/components.css", "brand/icon.svg", "fonts/Manrope-VariableFont_wght.woff2", "django_htmx/htmx-2.min.js"]


def test_every_font_a_style_sheet_asks_for_is_there() -> None:
    asked = re.findall(r'url\("\.\./(fonts/[^"]+)"\)', Path("static/css/tokens.css").read_text("utf-8"))
    assert asked
    assert [name for name in asked if f"/static/{name}" not in asgi.application.files] == []


def test_an_address_changes_with_the_content() -> None:
    address = static("css/tokens.css")
    assert re.fullmatch(r"/static/css/tokens\.css\?v=[0-9a-f]{10}", address)
    assert static("css/no-such.css") == "/static/css/no-such.css"


def test_a_changed_file_is_packed_again(tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    script = source / "one.js"
    script.write_text("// why\nlet one = 1; // what\n  two();\n", "utf-8")
    target = packed([(str(source), "js")], tmp_path / "out")
    assert (target / "js" / "one.js").read_text("utf-8") == "let one = 1;\ntwo();\n"
    assert gzip.decompress((target / "js" / "one.js.gz").read_bytes()) == (target / "js" / "one.js").read_bytes()
    script.write_text("three();\n", "utf-8")
    assert (packed([(str(source), "js")], tmp_path / "out") / "js" / "one.js").read_text("utf-8") == "three();\n"


@pytest.mark.parametrize("name", FILES)
def test_a_static_file_is_there(name: str) -> None:
    assert f"/static/{name}" in asgi.application.files
    assert f"/static/{name}" in wsgi.application.files
