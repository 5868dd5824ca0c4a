"""For uvicorn: pages and live updates in one process."""

import os

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "guardians_site.settings")
application = get_asgi_application()
