"""For uvicorn: pages and live updates in one process."""

import os

from django.core.asgi import get_asgi_application
from servestatic import ServeStaticASGI

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "guardians_site.settings")
pages = get_asgi_application()

from guardians_site.static_files import around  # noqa: E402  settings must be there first
from guardians_site.to_the_end import to_the_end  # noqa: E402

application = around(ServeStaticASGI, to_the_end(pages))
