"""`manage.py twins guardians --pairs 20000`: does anybody see what they must not?"""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.engine.lab.twins import twins
from games.management.lab import add_game, as_json, chosen_options, chosen_seats, count
from games.rulesets import SHELF

EVERY = 7  # steps: more games are worth more than neighbouring states of one


class Command(BaseCommand):
    help = "Compare what each seat gets in worlds that differ only in what it may not know."

    def add_arguments(self, parser: CommandParser) -> None:
        add_game(parser)
        parser.add_argument("--pairs", type=count, default=2000)
        parser.add_argument("--seats", metavar="3-5")

    def handle(self, *args: Any, **given: Any) -> None:
        rules = SHELF[given["slug"]]
        seats, options = chosen_seats(rules, given["seats"]), chosen_options(rules, given["option"])
        report = twins(rules, given["pairs"], seats, given["seed"], options, EVERY)
        for leak in report.differences[:10]:
            who = "a spectator" if leak.seat is None else f"seat {leak.seat}"
            self.stderr.write(f"game {leak.seed!r}, move {leak.move}: {who} sees another {leak.surface}")
        figures = {
            "pairs": report.pairs,
            "real_share": round(report.real_share, 4),
            "real_by_kind": report.real_by_kind(),
            "differences": len(report.differences),
        }
        self.stdout.write(as_json(figures))
        if report.differences:
            raise CommandError(f"seed {given['seed']!r}: {len(report.differences)} differences")
