"""For uvicorn: pages and live updates in one process."""

import os

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "guardians_site.settings")
pages = get_asgi_application()

from guardians_site import static_files  # noqa: E402  settings must be there first

application = static_files.asgi(pages)
