"""For uvicorn: pages and live updates in one process."""

import os

from django.core.asgi import get_asgi_application
from servestatic import ServeStaticASGI

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "guardians_site.settings")
pages = get_asgi_application()

from guardians_site.static_files import around  # noqa: E402  settings must be there first

application = around(ServeStaticASGI, pages)
