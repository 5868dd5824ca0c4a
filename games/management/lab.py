"""What the commands of the laboratory share: their arguments, and one line of JSON at the end."""

import argparse
from typing import Any

import msgspec
from django.core.management.base import CommandError, CommandParser

from games.engine.ruleset import AnyRuleset
from games.rulesets import SHELF


def add_game(parser: CommandParser) -> None:
    parser.add_argument("slug", choices=sorted(SHELF))
    parser.add_argument("--seed", default="0")
    parser.add_argument("--option", action="append", default=[], type=option, metavar="NAME=VALUE")


def option(given: str) -> tuple[str, str]:
    name, equals, value = given.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{given}: an option is given as NAME=VALUE")
    return name, value


def count(given: str) -> int:
    if not given.isdecimal() or int(given) < 1:
        raise argparse.ArgumentTypeError(f"{given}: a number from 1 up is needed")
    return int(given)


def chosen_options(rules: AnyRuleset, given: list[tuple[str, str]]) -> dict[str, Any]:
    """The options named on the command line, judged by the ruleset itself."""
    values = dict(given)
    try:
        options = msgspec.convert(values, rules.options_type, strict=False)
    except msgspec.ValidationError as error:
        raise CommandError(f"{rules.slug} cannot be played like this: {error}") from None
    return {name: getattr(options, name) for name in values}


def chosen_seats(rules: AnyRuleset, given: str | None) -> tuple[int, ...]:
    """`4`, `3-5`, or nothing for all."""
    if given is None:
        return tuple(rules.seats)
    first, _, last = given.partition("-")
    if not first.isdecimal() or not (last or first).isdecimal():
        raise CommandError(f"{given}: seats are given as 4 or 3-5")
    seats = tuple(range(int(first), int(last or first) + 1))
    if not seats or any(n not in rules.seats for n in seats):
        raise CommandError(f"{rules.slug} is for {rules.seats[0]} to {rules.seats[-1]} players")
    return seats


def as_json(report: dict[str, Any]) -> str:
    return msgspec.json.encode(report).decode()
