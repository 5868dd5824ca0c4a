"""Payments: which pearls of a hand, with how many diamonds, pay for a character.

A payment is named by its outcome: the pearls and the diamonds that are spent. Which pearl counted as what changes
nothing; `declared` finds it again to tell it. Carried pearls help and stay (R9, R13).
"""

from collections.abc import Iterator
from functools import lru_cache

from games.engine.value import Value
from games.rulesets.chasseurs.components import ANY, number
from games.rulesets.chasseurs.costs import VALUES, diamonds, targets

LOWEST, HIGHEST = VALUES[0], VALUES[-1]


class Means(Value):
    """What a player can pay with. Pearls are kinds ("4", "4*": with the icon), in order."""

    hand: tuple[str, ...]
    diamonds: int = 0
    carried: tuple[str, ...] = ()  # values, or "?"
    ones_as_eights: bool = False
    threes_wild: bool = False
    diamond_minus: bool = False


class Payment(Value):
    pearls: tuple[str, ...]  # kinds, in order
    diamonds: int

    @property
    def rank(self) -> tuple[int, int, tuple[str, ...]]:
        """The best one first: fewest diamonds, then fewest pearls."""
        return self.diamonds, len(self.pearls), self.pearls


class Counted(Value):
    """A pearl in a payment: what it counted as, and whether a diamond helped, or a character carried it."""

    pearl: str
    value: int
    diamond: int = 0  # +1, -1
    carried: bool = False


@lru_cache(maxsize=65536)
def ways(pearl: str, ones_as_eights: bool, threes_wild: bool, diamond_minus: bool) -> tuple[tuple[int, int], ...]:
    """What a pearl of the hand can count as: (value, diamond). R12: conversion first, then at most one diamond."""
    printed = number(pearl)
    bases = {printed}
    if printed == 1 and ones_as_eights:
        bases.add(8)
    if printed == 3 and threes_wild:
        bases |= set(VALUES)
    steps = (0, 1, -1) if diamond_minus else (0, 1)
    found = {(base + step, step) for step in steps for base in bases if LOWEST <= base + step <= HIGHEST}
    return tuple(sorted(found, key=lambda way: (abs(way[1]), way)))


def ways_of(means: Means, pearl: str) -> tuple[tuple[int, int], ...]:
    return ways(pearl, means.ones_as_eights, means.threes_wild, means.diamond_minus)


@lru_cache(maxsize=4096)
def ways_by_value(
    kinds: tuple[str, ...], ones_as_eights: bool, threes_wild: bool, diamond_minus: bool
) -> dict[int, list[tuple[int, int]]]:
    """For each value, which of the kinds can count as it, and with how many diamonds."""
    found: dict[int, set[tuple[int, int]]] = {value: set() for value in VALUES}
    for i, kind in enumerate(kinds):
        for value, step in ways(kind, ones_as_eights, threes_wild, diamond_minus):
            found[value].add((i, abs(step)))
    return {value: sorted(pairs) for value, pairs in found.items()}


type Spent = tuple[tuple[int, ...], int, tuple[int, ...]]  # of each kind in hand, diamonds, of each kind carried


@lru_cache(maxsize=1024)
def payments(cost: str, means: Means) -> tuple[Payment, ...]:
    """All of them, the best first. Equal ways of spending merge at every step, and so do equal beginnings."""
    left = means.diamonds - diamonds(cost)
    if left < 0:
        return ()
    walk = walk_with(means, left)
    found = {(spent, used) for target in walk.within_reach(cost) for spent, used, _carried in walk.after(target)}
    if not found:
        return ()
    kinds = walk.kinds
    outcomes = [
        Payment(tuple(kind for kind, n in zip(kinds, spent, strict=True) for _ in range(n)), used + diamonds(cost))
        for spent, used in found
    ]
    return tuple(sorted(outcomes, key=lambda payment: payment.rank))


@lru_cache(maxsize=256)
def walk_with(means: Means, diamonds: int) -> "Walk":
    """One for all the characters that stand on a portal."""
    return Walk(means, diamonds)


class Walk:
    """From value to value of a target, everything that can have been spent so far."""

    def __init__(self, means: Means, diamonds: int) -> None:
        self.kinds = tuple(sorted(set(means.hand)))
        self.carried = tuple(sorted(set(means.carried)))
        self.held = [means.hand.count(kind) for kind in self.kinds]
        self.helpers = [means.carried.count(kind) for kind in self.carried]
        self.diamonds = diamonds
        self.ways = ways_by_value(self.kinds, means.ones_as_eights, means.threes_wild, means.diamond_minus)
        self.known: dict[tuple[int, ...], set[Spent]] = {(): {((0,) * len(self.kinds), 0, (0,) * len(self.carried))}}

    def within_reach(self, cost: str) -> list[tuple[int, ...]]:
        """Most costs are out of reach at a glance: too many pearls, or a value that nothing can count as."""
        most = sum(self.held) + sum(self.helpers)
        if ANY in self.carried:
            return [target for target in targets(cost) if len(target) <= most]
        there = {value for value, pairs in self.ways.items() if pairs or str(value) in self.carried}
        return [target for target in targets(cost) if len(target) <= most and there.issuperset(target)]

    def after(self, values: tuple[int, ...]) -> set[Spent]:
        if values not in self.known:
            self.known[values] = {then for so_far in self.after(values[:-1]) for then in self._next(so_far, values[-1])}
        return self.known[values]

    def _next(self, so_far: Spent, value: int) -> Iterator[Spent]:
        spent, used, helped = so_far
        for i, diamond in self.ways[value]:
            if spent[i] < self.held[i] and used + diamond <= self.diamonds:
                yield _more(spent, i), used + diamond, helped
        for i, kind in enumerate(self.carried):
            if kind in (ANY, str(value)) and helped[i] < self.helpers[i]:
                yield spent, used, _more(helped, i)


def _more(counts: tuple[int, ...], i: int) -> tuple[int, ...]:
    return (*counts[:i], counts[i] + 1, *counts[i + 1 :])


def sparing(cost: str, means: Means) -> tuple[Payment, ...]:
    """Those that leave nothing lying that a cheaper one would have kept; the best first."""
    kept: list[Payment] = []
    for payment in payments(cost, means):
        if not any(_within(less, payment) for less in kept):
            kept.append(payment)
    return tuple(kept)


def _within(less: Payment, more: Payment) -> bool:
    if less.diamonds > more.diamonds or len(less.pearls) > len(more.pearls):
        return False
    return all(less.pearls.count(kind) <= more.pearls.count(kind) for kind in set(less.pearls))


def declared(cost: str, means: Means, payment: Payment) -> tuple[Counted, ...]:
    """What each pearl counted as, with as few diamonds on pearls as were handed in. () if it does not pay."""
    extra = payment.diamonds - diamonds(cost)
    for target in targets(cost):
        found = _declared(target, payment.pearls, extra, means.carried, means)
        if found is not None:
            return found
    return ()


def _declared(
    target: tuple[int, ...], pearls: tuple[str, ...], diamonds_left: int, carried: tuple[str, ...], means: Means
) -> tuple[Counted, ...] | None:
    if not target:
        return () if not pearls and diamonds_left == 0 else None
    if len(pearls) > len(target) or diamonds_left < 0:
        return None
    value, rest = target[0], target[1:]
    for pearl in dict.fromkeys(pearls):
        for counts, step in ways_of(means, pearl):
            if counts == value:
                then = _declared(rest, _without(pearls, pearl), diamonds_left - abs(step), carried, means)
                if then is not None:
                    return (Counted(pearl, value, step), *then)
    for helper in dict.fromkeys(carried):
        if helper in (ANY, str(value)):
            then = _declared(rest, pearls, diamonds_left, _without(carried, helper), means)
            if then is not None:
                return (Counted(helper, value, carried=True), *then)
    return None


def _without(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    i = items.index(item)
    return (*items[:i], *items[i + 1 :])
