"""Our site as it is served, and its counter."""

from guardians_site.wsgi import application as site
from tests.bench.counted import counted

application = counted(site)
