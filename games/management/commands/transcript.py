"""`manage.py transcript guardians --seats 3 --seed 7`: a whole random game, written down."""

from typing import Any

import msgspec
from django.core.management.base import BaseCommand, CommandParser

from games.engine.lab.transcripts import lines, record
from games.engine.say import LANGUAGES
from games.management.lab import add_game, as_json, chosen_options, chosen_seats
from games.rulesets import SHELF


class Command(BaseCommand):
    help = "Print a random game with every seat's view, or with --json its full record."

    def add_arguments(self, parser: CommandParser) -> None:
        add_game(parser)
        parser.add_argument("--seats", required=True)
        parser.add_argument("--language", choices=LANGUAGES, default="en")
        parser.add_argument("--json", action="store_true")

    def handle(self, *args: Any, **given: Any) -> None:
        rules = SHELF[given["slug"]]
        seats = chosen_seats(rules, given["seats"])[0]
        options = msgspec.convert(chosen_options(rules, given["option"]), rules.options_type)
        if given["json"]:
            self.stdout.write(as_json(record(rules, seats, options, given["seed"])))
            return
        for line in lines(rules, seats, options, given["seed"], given["language"]):
            self.stdout.write(line)
