"""For a WSGI server that serves pages beside the live updates of asgi.py."""

import os

from django.core.wsgi import get_wsgi_application
from servestatic import ServeStatic

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "guardians_site.settings")
# Threads of a WSGI server live on, and so may their connections; under ASGI each request has a thread of its own.
os.environ.setdefault("CONNECTION_SECONDS", "600")
pages = get_wsgi_application()

from guardians_site.static_files import around  # noqa: E402  settings must be there first

application = around(ServeStatic, pages)
