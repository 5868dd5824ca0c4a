"""Addresses of static files that change with their content, so that a browser may keep each file for ever."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from django.contrib.staticfiles import finders
from django.contrib.staticfiles.storage import StaticFilesStorage


@cache
def version(name: str) -> str:
    path = finders.find(name)
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()[:10] if path else ""


class VersionedStorage(StaticFilesStorage):
    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.known: dict[str, str] = {}  # a page has dozens of them, and putting one together takes its time

    def url(self, name: str | None) -> str:
        name = name or ""
        if name not in self.known:
            of = version(name)
            self.known[name] = f"{super().url(name)}?v={of}" if of else super().url(name)
        return self.known[name]
