"""Static files straight from where they lie: no collectstatic, and no middleware in the way of a page.

A wrapper around the server's application rather than a middleware: servestatic's middleware is async only, and every
page under WSGI would pay for a change of worlds.
"""

from collections.abc import Iterator
from typing import cast

from django.conf import settings
from django.contrib.staticfiles.finders import AppDirectoriesFinder, FileSystemFinder, get_finders
from django.core.files.storage import FileSystemStorage
from servestatic import ServeStatic, ServeStaticASGI

HOUR = 3600


def folders() -> Iterator[tuple[str, str]]:
    """Each folder with static files, and the address it is served at."""
    for finder in get_finders():
        if isinstance(finder, FileSystemFinder | AppDirectoriesFinder):
            for storage in finder.storages.values():
                prefix = getattr(storage, "prefix", "") or ""
                yield str(cast(FileSystemStorage, storage).location), f"{settings.STATIC_URL}{prefix}"


def around[Server: (ServeStatic, ServeStaticASGI)](kind: type[Server], pages: object) -> Server:
    server = kind(pages, max_age=HOUR)
    for root, prefix in folders():
        server.add_files(root, prefix)
    return server
