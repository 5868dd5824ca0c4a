"""`manage.py simulate guardians --games 2000`: random games with every invariant checked at every step."""

import time
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.engine.lab.invariants import Broken, simulate
from games.management.lab import add_game, as_json, chosen_options, chosen_seats, count
from games.rulesets import SHELF


class Command(BaseCommand):
    help = "Play random games and check every invariant at every step."

    def add_arguments(self, parser: CommandParser) -> None:
        add_game(parser)
        parser.add_argument("--games", type=count, default=100)
        parser.add_argument("--seats", metavar="3-5")

    def handle(self, *args: Any, **given: Any) -> None:
        rules = SHELF[given["slug"]]
        seats, options = chosen_seats(rules, given["seats"]), chosen_options(rules, given["option"])
        began, began_cpu = time.monotonic(), time.process_time()
        try:
            moves, invariants = simulate(rules, given["games"], seats, given["seed"], options)
        except Broken as broken:
            raise CommandError(str(broken)) from broken
        report = {
            "games": given["games"],
            "moves": moves,
            "seconds": round(time.monotonic() - began, 1),
            "moves_per_cpu_second": round(moves / (time.process_time() - began_cpu)),
            "invariants": invariants,
        }
        self.stdout.write(as_json(report))
