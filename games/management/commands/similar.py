"""`manage.py similar`: how well the postcards hint at the islands, and whether a rule of the set is broken."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.rulesets.guardians.association import MEDIUM
from games.rulesets.guardians.balance import faults, hints, reach
from games.rulesets.guardians.pictures import PICTURES


class Command(BaseCommand):
    help = "Report how well the postcards of Guardians of Legends hint at its islands."

    def handle(self, *args: Any, **given: Any) -> None:
        found, cards = hints(PICTURES), list(PICTURES.postcards)
        for island in PICTURES.islands:
            line = reach(island, found, cards)
            counts = (
                f"strong {line.strong:2} on {line.strong_cards:2} cards, medium {line.medium:2}, weak {line.weak:3}"
            )
            self.stdout.write(f"{island:12} {counts}, pairs {line.pairs:.0%} {', '.join(line.faults)}")
        lead = [len(hint.islands_above(MEDIUM)) for hint in found]
        self.stdout.write(
            f"{len(found)} elements, each leading to {sum(lead) / max(1, len(lead)):.1f} islands on average"
        )
        wrong = list(faults(PICTURES))
        for fault in wrong:
            self.stderr.write(fault)
        if wrong:
            raise CommandError(f"{len(wrong)} faults")
        self.stdout.write("no fault")
