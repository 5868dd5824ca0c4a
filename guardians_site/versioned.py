"""Addresses of static files that change with their content, so that a browser may keep each file for ever."""

import hashlib
from functools import cache
from pathlib import Path

from django.contrib.staticfiles import finders
from django.contrib.staticfiles.storage import StaticFilesStorage


@cache
def version(name: str) -> str:
    path = finders.find(name)
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()[:10] if path else ""


class VersionedStorage(StaticFilesStorage):
    def url(self, name: str | None) -> str:
        of = version(name or "")
        return f"{super().url(name)}?v={of}" if of else super().url(name)
