"""The limit site, and its counter."""

from django.core.wsgi import get_wsgi_application

from tests.bench.counted import counted

application = counted(get_wsgi_application())
