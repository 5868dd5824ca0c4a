"""`make play`: prepare the database and serve."""

import os
from typing import Any

from django.core.management import BaseCommand, CommandParser

from games.web.serve import serve


class Command(BaseCommand):
    help = "Prepare the database and serve the site: on this machine alone, or with HOST=0.0.0.0 to its network."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--host", default=os.environ.get("HOST") or "127.0.0.1")
        parser.add_argument("--port", type=int, default=os.environ.get("PORT") or "8000")

    def handle(self, *args: Any, host: str, port: int, **options: Any) -> None:
        serve(host, port, self.stdout.write)
