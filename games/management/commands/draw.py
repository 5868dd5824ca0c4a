"""`manage.py draw` draws all pictures; `--check` only says which are not as they would be drawn."""

from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from games.art import icons as bitmaps
from games.art import press


class Command(BaseCommand):
    help = "Draw the pictures of static/ and the places to point at, from the scenes in games/art."
    requires_system_checks: list[str] = []  # noqa: RUF012

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--check", action="store_true", help="write nothing; fail if anything differs")
        parser.add_argument("--icons", action="store_true", help="make the bitmaps of the icon too")

    def handle(self, *, check: bool, icons: bool, **_: Any) -> None:
        root = settings.BASE_DIR
        if not check:
            self.stdout.write(f"{press.draw(root)} files drawn")
            if icons:
                bitmaps.make(root)
            return
        wrong = press.differing(root) + bitmaps.stale(root)
        if wrong:
            raise CommandError("not as drawn: " + ", ".join(wrong) + "; run manage.py draw --icons")
        self.stdout.write("every file is as drawn")
