"""What a game brings for its own screens: templates, a style sheet and a script, found by its name alone."""

from functools import cache

from django.contrib.staticfiles import finders


@cache
def own_file(slug: str, name: str) -> str:
    """A static file in the game's own folder, or nothing: the plain skin does without."""
    path = f"{slug}/{name}"
    return path if finders.find(path) else ""
