"""Backgrounds: sky, sea, land, and what seats motifs in them. Importing this package puts them all on the list."""

from games.art.stage import indoors, land, props, sea, sky, weather

__all__ = ["indoors", "land", "props", "sea", "sky", "weather"]
