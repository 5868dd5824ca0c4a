"""For a WSGI server that serves pages beside the live updates of asgi.py."""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "guardians_site.settings")
application = get_wsgi_application()
