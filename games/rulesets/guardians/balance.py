"""Does the set work as a game of hints? The rules every change of a picture has to keep.

`python -m games.rulesets.guardians.balance` prints how well each island can be hinted at, and fails on a fault.
"""

import sys
from collections.abc import Iterator
from itertools import combinations

from games.engine.value import Value
from games.rulesets.guardians.association import MEDIUM, STRONG, WEAK, association
from games.rulesets.guardians.pictures import PICTURES, Element, Pictures

STRONG_HINTS, STRONG_CARDS, MOST_STRONG, MEDIUM_HINTS = 6, 5, 33, 12
PAIRS_THAT_HELP = 0.85


class Hint(Value):
    card: str
    element: Element
    scores: dict[str, float]  # by island

    def __str__(self) -> str:
        return f"{self.card}.{self.element.id} ({self.element.motif}:{self.element.colour})"

    def islands_above(self, least: float) -> list[str]:
        return [island for island, score in self.scores.items() if score >= least]


class Reach(Value):
    """How well an island can be hinted at."""

    island: str
    strong: int
    medium: int
    weak: int
    strong_cards: int
    pairs: float  # the share of two lying cards with a medium hint or better

    @property
    def faults(self) -> list[str]:
        checks = {
            "few strong hints": self.strong < STRONG_HINTS or self.strong_cards < STRONG_CARDS,
            "too easy": self.strong > MOST_STRONG,
            "few medium hints": self.medium < MEDIUM_HINTS,
            "dry pairs of cards": self.pairs < PAIRS_THAT_HELP,
        }
        return [fault for fault, found in checks.items() if found]


def hints(pictures: Pictures) -> list[Hint]:
    return [
        Hint(card, element, {name: association(element, island) for name, island in pictures.islands.items()})
        for card, postcard in pictures.postcards.items()
        for element in postcard.elements
    ]


def reach(island: str, found: list[Hint], cards: list[str]) -> Reach:
    scores = [(hint.card, hint.scores[island]) for hint in found]
    helpful = {card for card, score in scores if score >= MEDIUM}
    pairs = list(combinations(cards, 2))
    return Reach(
        island,
        strong=sum(score >= STRONG for _, score in scores),
        medium=sum(MEDIUM <= score < STRONG for _, score in scores),
        weak=sum(WEAK <= score < MEDIUM for _, score in scores),
        strong_cards=len({card for card, score in scores if score >= STRONG}),
        pairs=sum(one in helpful or other in helpful for one, other in pairs) / max(1, len(pairs)),
    )


def faults(pictures: Pictures) -> Iterator[str]:
    """Everything that breaks a rule of the set, in words."""
    found = hints(pictures)
    for island in pictures.islands:
        for fault in reach(island, found, list(pictures.postcards)).faults:
            yield f"{island}: {fault}"
    for hint in found:
        yield from (f"{hint}: {fault}" for fault in _faults(hint, pictures))


def _faults(hint: Hint, pictures: Pictures) -> Iterator[str]:
    strong, medium = hint.islands_above(STRONG), hint.islands_above(MEDIUM)
    if not medium:
        yield "hints at nothing"
    if len(strong) == len(medium) == 1:
        yield f"gives {strong[0]} away"
    owners = [
        (name, seen) for name, island in pictures.islands.items() for seen in island.elements
        if seen.motif == hint.element.motif
    ]  # fmt: skip
    same_ink = {name for name, seen in owners if seen.colour == hint.element.colour}
    if len(same_ink) == 1:
        yield f"is exactly what only {same_ink.pop()} has"
    elif len(owners) == 1 and owners[0][1].tags.hue == hint.element.tags.hue:
        yield f"has the hue of the only one, on {owners[0][0]}"


def report(pictures: Pictures) -> Iterator[str]:
    found, cards = hints(pictures), list(pictures.postcards)
    for island in pictures.islands:
        line = reach(island, found, cards)
        counts = f"strong {line.strong:2} on {line.strong_cards:2} cards, medium {line.medium:2}, weak {line.weak:3}"
        yield f"{island:12} {counts}, pairs {line.pairs:.0%}"
    lead = sum(len(hint.islands_above(MEDIUM)) for hint in found) / len(found)
    yield f"{len(found)} elements, each leading to {lead:.1f} islands on average"
    wrong = list(faults(pictures))
    yield from wrong
    yield f"{len(wrong)} faults"


if __name__ == "__main__":
    print(*report(PICTURES), sep="\n")
    sys.exit(any(faults(PICTURES)))
