"""Both servers find the style sheets, the fonts and htmx without collectstatic."""

import pytest

from guardians_site import asgi, wsgi

FILES = ["css/components.css", "brand/icon.svg", "fonts/Manrope-VariableFont_wght.ttf", "django_htmx/htmx-2.min.js"]


@pytest.mark.parametrize("name", FILES)
def test_a_static_file_is_there(name: str) -> None:
    assert f"/static/{name}" in asgi.application.files
    assert f"/static/{name}" in wsgi.application.files
