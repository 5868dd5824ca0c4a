"""For a WSGI server that serves pages beside the live updates of asgi.py."""

import os

from django.core.wsgi import get_wsgi_application
from servestatic import ServeStatic

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "guardians_site.settings")
pages = get_wsgi_application()

from guardians_site.static_files import around  # noqa: E402  settings must be there first

application = around(ServeStatic, pages)
