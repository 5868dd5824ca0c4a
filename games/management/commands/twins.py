"""`manage.py twins guardians --pairs 20000`: does anybody see what they must not? With --pages: on any page?"""

import logging
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.engine.lab.twins import twins
from games.management.lab import add_game, as_json, chosen_options, chosen_seats, count
from games.management.scratch import scratch_database
from games.rulesets import SHELF
from games.web.lab.page_twins import page_twins

EVERY = 7  # steps: more games are worth more than neighbouring states of one


class Command(BaseCommand):
    help = "Compare what each seat gets in worlds that differ only in what it may not know."

    def add_arguments(self, parser: CommandParser) -> None:
        add_game(parser)
        parser.add_argument("--pairs", type=count, default=2000)
        parser.add_argument("--seats", metavar="3-5")
        parser.add_argument("--pages", action="store_true", help="compare the answers of the site, byte by byte")

    def handle(self, *args: Any, **given: Any) -> None:
        found = self.on_pages(given) if given["pages"] else self.in_the_engine(given)
        if found:
            raise CommandError(f"seed {given['seed']!r}: {found} differences")

    def in_the_engine(self, given: dict[str, Any]) -> int:
        rules = SHELF[given["slug"]]
        seats, options = chosen_seats(rules, given["seats"]), chosen_options(rules, given["option"])
        report = twins(rules, given["pairs"], seats, given["seed"], options, EVERY)
        for leak in report.differences[:10]:
            self.stderr.write(f"game {leak.seed!r}, move {leak.move}: {who(leak.seat)} sees another {leak.surface}")
        figures = {
            "pairs": report.pairs,
            "real_share": round(report.real_share, 4),
            "real_by_kind": report.real_by_kind(),
            "differences": len(report.differences),
        }
        self.stdout.write(as_json(figures))
        return len(report.differences)

    def on_pages(self, given: dict[str, Any]) -> int:
        rules = SHELF[given["slug"]]
        seats, options = chosen_seats(rules, given["seats"]), chosen_options(rules, given["option"])
        logging.getLogger("django.request").setLevel(logging.ERROR)  # refusals are what is asked for here
        with scratch_database():
            report = page_twins(given["slug"], given["pairs"], seats, given["seed"], options)
        for leak in report.leaks[:10]:
            self.stderr.write(
                f"game {leak.seed!r}, move {leak.move}: {who(leak.seat)} gets {leak.bytes} other bytes, {leak.surface}"
            )
        figures = {
            "pairs": report.pairs,
            "real_share": round(report.real_share, 4),
            "stepped": report.stepped,
            "seats": len(report.seats),
            "surfaces": len(report.surfaces),
            "answers": report.surfaces.total(),
            "statuses": dict(sorted(report.statuses.items())),
            "differing_bytes": report.differing_bytes,
        }
        self.stdout.write(as_json(figures))
        return len(report.leaks)


def who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"
