"""What a character costs: the notation of the card data, read into all the sets of pearls that pay for it.

    [6,6,8,8]  set(3)  pairs(2)  sum(3)=7  sum(*)=10  run(5)  even(3)  odd(3)  any_of{[3,3,3] | [6,6,6]}  diamond(1)

Terms are joined by " + " and take different pearls.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product

VALUES = range(1, 9)

type Target = tuple[int, ...]  # values in order, smallest first

LIST = re.compile(r"\[([\d,]+)\]")
TERM = re.compile(r"(?P<kind>set|pairs|sum|run|even|odd)\((?P<n>\d+|\*)\)(?:=(?P<total>\d+))?")
DIAMONDS = re.compile(r"diamond\((\d+)\)")


@cache
def targets(cost: str) -> tuple[Target, ...]:
    """Every set of pearls that pays it exactly (R10)."""
    terms = [tuple(_ways(term)) for term in cost.split(" + ") if not DIAMONDS.fullmatch(term)]
    return tuple(sorted({tuple(sorted(sum(ways, ()))) for ways in product(*terms)}))


@cache
def diamonds(cost: str) -> int:
    """Whole diamonds that are handed in besides the pearls."""
    return sum(int(n) for n in DIAMONDS.findall(cost))


def _ways(term: str) -> Iterator[Target]:
    if LIST.fullmatch(term) or term.startswith("any_of{"):
        yield from (tuple(map(int, listed.split(","))) for listed in LIST.findall(term))
        return
    found = TERM.fullmatch(term)
    if not found:
        raise ValueError(f"not a cost: {term}")
    kind, n, total = found["kind"], found["n"], found["total"]
    if kind == "sum":
        yield from _sums(int(total), None if n == "*" else int(n))
        return
    yield from _patterns(kind, int(n))


def _patterns(kind: str, n: int) -> Iterator[Target]:
    match kind:
        case "set":
            yield from ((value,) * n for value in VALUES)
        case "pairs":  # R11: two pairs may have the same value
            yield from (tuple(v for v in pair for _ in range(2)) for pair in combinations_with_replacement(VALUES, n))
        case "run":
            yield from (tuple(range(first, first + n)) for first in VALUES if first + n - 1 in VALUES)
        case _:
            yield from combinations_with_replacement([v for v in VALUES if v % 2 == (kind == "odd")], n)


def _sums(total: int, n: int | None) -> Iterator[Target]:
    for count in range(1, total + 1) if n is None else (n,):
        yield from (values for values in combinations_with_replacement(VALUES, count) if sum(values) == total)
