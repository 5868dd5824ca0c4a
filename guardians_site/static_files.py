"""Static files without collectstatic, and without a middleware in the way of a page.

A wrapper around the server's application rather than a middleware: servestatic's middleware is async only, and every
page under WSGI would pay for a change of worlds.
"""

from collections.abc import Iterator
from typing import cast
from wsgiref.headers import Headers

from django.conf import settings
from django.contrib.staticfiles.finders import AppDirectoriesFinder, FileSystemFinder, get_finders
from django.core.files.storage import FileSystemStorage
from servestatic import ServeStatic, ServeStaticASGI

from guardians_site.packing import packed

HSTS = f"max-age={settings.SECURE_HSTS_SECONDS}; includeSubDomains; preload"
FOR_EVER = 10 * 365 * 24 * 3600  # their addresses change with their content (versioned.py)


def folders() -> Iterator[tuple[str, str]]:
    """Each folder with static files, and where below STATIC_URL it is served."""
    for finder in get_finders():
        if isinstance(finder, FileSystemFinder | AppDirectoriesFinder):
            for storage in finder.storages.values():
                prefix = getattr(storage, "prefix", "") or ""
                yield str(cast(FileSystemStorage, storage).location), prefix


def strictly(headers: Headers, _path: str, _url: str) -> None:
    """What pages get from their middleware. A picture opened by itself is a document, too, and may load nothing."""
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "same-origin"
    headers["Content-Security-Policy"] = "default-src 'none'; frame-ancestors 'none'"
    headers["Cross-Origin-Resource-Policy"] = "same-origin"
    if settings.SECURE_HSTS_SECONDS:
        headers["Strict-Transport-Security"] = HSTS


def around[Server: (ServeStatic, ServeStaticASGI)](kind: type[Server], pages: object) -> Server:
    server = kind(
        pages,
        max_age=FOR_EVER,
        immutable_file_test=lambda _path, _address: True,
        allow_all_origins=False,
        add_headers_function=strictly,
    )
    server.add_files(str(packed(folders(), settings.DATA_DIR / "static")), settings.STATIC_URL)
    return server
