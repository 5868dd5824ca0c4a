"""Payments: exact, and as fast as a page needs them; checked against brute force over every declaration."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

import pytest

from games.rulesets.chasseurs.components import CHARACTERS
from games.rulesets.chasseurs.costs import diamonds, targets
from games.rulesets.chasseurs.moves import Activate
from games.rulesets.chasseurs.payments import Means, Payment, declared, payments, sparing
from tests.rulesets.chasseurs.table import best, can_pay, front, hand, move, table, ways_to_pay, why

KINDS = ["1", "2", "3", "3*", "4", "4*", "5", "6", "7", "8"]


# ---- costs as data
@pytest.mark.parametrize(
    ("cost", "ways", "one"),
    [
        ("[6,6,8,8]", 1, (6, 6, 8, 8)),
        ("set(3)", 8, (5, 5, 5)),
        ("pairs(2)", 36, (4, 4, 4, 4)),  # R11
        ("set(2) + [6,6]", 8, (6, 6, 6, 6)),  # R11
        ("sum(3)=7", 4, (1, 2, 4)),
        ("sum(*)=10", 40, (1, 1, 8)),
        ("run(5)", 4, (4, 5, 6, 7, 8)),
        ("run(3)", 6, (1, 2, 3)),
        ("even(3)", 20, (2, 2, 8)),
        ("odd(3)", 20, (1, 7, 7)),
        ("any_of{[3,3,3] | [6,6,6]}", 2, (6, 6, 6)),
        ("[2,2,2] + diamond(1)", 1, (2, 2, 2)),
    ],
)
def test_a_cost_is_all_the_sets_that_pay_it(cost: str, ways: int, one: tuple[int, ...]) -> None:
    assert len(targets(cost)) == ways
    assert one in targets(cost)


def test_only_the_pirate_captain_asks_for_a_diamond() -> None:
    assert {name for name, card in CHARACTERS.items() if diamonds(card.cost)} == {"pirate_captain"}


def test_no_run_goes_round_the_corner() -> None:
    assert all(max(target) - min(target) == 4 for target in targets("run(5)"))


def test_what_is_no_cost_is_an_error() -> None:
    with pytest.raises(ValueError, match="triple"):
        targets("triple(2)")


# ---- against brute force
def declarations(cost: str, means: Means) -> Iterator[Payment]:
    """Every way of laying down pearls and saying what each counts as (c.4), as naive as possible."""
    carried = [tuple(str(v) for v in range(1, 9)) if one == "?" else (one,) for one in means.carried]
    for n in range(len(means.hand) + 1):
        for pearls in set(combinations(means.hand, n)):
            counts = [list(readings(pearl, means)) for pearl in pearls]
            for said in product(*counts):
                spent = sum(diamond for _value, diamond in said) + diamonds(cost)
                if spent <= means.diamonds and pays(cost, [value for value, _ in said], carried):
                    yield Payment(tuple(sorted(pearls)), spent)


def readings(pearl: str, means: Means) -> Iterator[tuple[int, int]]:
    printed = int(pearl[0])
    bases = {printed} | ({8} if printed == 1 and means.ones_as_eights else set())
    bases |= set(range(1, 9)) if printed == 3 and means.threes_wild else set()
    for base in bases:
        yield base, 0
        if base < 8:
            yield base + 1, 1
        if base > 1 and means.diamond_minus:
            yield base - 1, 1


def pays(cost: str, values: list[int], carried: list[tuple[str, ...]]) -> bool:
    for n in range(len(carried) + 1):
        for helpers in combinations(carried, n):
            for helped in product(*helpers):
                if tuple(sorted([*values, *map(int, helped)])) in targets(cost):
                    return True
    return False


def drawn_means(chance: random.Random) -> Means:
    return Means(
        hand=tuple(sorted(chance.choice(KINDS) for _ in range(chance.randint(0, 5)))),
        diamonds=chance.randint(0, 3),
        carried=tuple(sorted(chance.sample(["1", "5", "8", "?"], chance.randint(0, 2)))),
        ones_as_eights=chance.random() < 0.4,
        threes_wild=chance.random() < 0.3,
        diamond_minus=chance.random() < 0.4,
    )


@pytest.mark.parametrize("part", range(4))
def test_the_search_finds_what_brute_force_finds(part: int) -> None:
    chance, found = random.Random(part), Counter[bool]()
    costs = sorted({card.cost for card in CHARACTERS.values()})
    for i in range(250):
        cost, means = costs[i % len(costs)], drawn_means(chance)
        brute = set(declarations(cost, means))
        outcomes = payments(cost, means)
        assert set(outcomes) == brute, (cost, means)
        assert len(outcomes) == len(brute)
        found[bool(brute)] += 1
        for payment in outcomes:
            check_declared(cost, means, payment)
    assert min(found.values()) > 25
    print(f"payments: {found.total()} hands as brute force has them, {found[True]} of them can pay")


def check_declared(cost: str, means: Means, payment: Payment) -> None:
    """What is told of a payment is true."""
    told = declared(cost, means, payment)
    assert tuple(sorted(one.value for one in told)) in targets(cost)
    laid = [one for one in told if not one.carried]
    assert tuple(sorted(one.pearl for one in laid)) == payment.pearls
    assert sum(abs(one.diamond) for one in laid) + diamonds(cost) == payment.diamonds
    assert all((one.value, abs(one.diamond)) in set(readings(one.pearl, means)) for one in laid)
    assert not Counter(one.pearl for one in told if one.carried) - Counter(means.carried)


def test_what_does_not_pay_is_not_declared() -> None:
    chance = random.Random("other")
    for _ in range(500):
        means = drawn_means(chance)
        cost = chance.choice([card.cost for card in CHARACTERS.values()])
        laid = tuple(sorted(chance.sample(means.hand, chance.randint(0, len(means.hand)))))
        tried = Payment(laid, chance.randint(0, means.diamonds))
        assert bool(declared(cost, means, tried)) == (tried in payments(cost, means)), (cost, means, tried)


def test_those_that_waste_something_are_not_listed() -> None:
    means = Means(hand=("1", "2", "3", "3*", "4", "5"), diamonds=3)
    for cost in sorted({card.cost for card in CHARACTERS.values()}):
        everything, listed = payments(cost, means), sparing(cost, means)
        assert set(listed) <= set(everything)
        assert listed[:1] == everything[:1]
        for payment in everything:
            assert any(less(kept, payment) for kept in listed)
        assert not any(less(a, b) for a in listed for b in listed if a != b)


def less(kept: Payment, payment: Payment) -> bool:
    return kept.diamonds <= payment.diamonds and not Counter(kept.pearls) - Counter(payment.pearls)


def test_the_suggested_payment_has_the_fewest_diamonds_then_the_fewest_pearls() -> None:
    means = Means(hand=("1", "1", "2", "3", "4", "5"), diamonds=2, carried=("5",))
    first = sparing("sum(*)=10", means)[0]
    assert (first.diamonds, len(first.pearls)) == (0, 1)


# ---- the scenarios
def test_scenario_1_plain() -> None:
    state = move(table(front("6 6 8 8 3", portal="giant"), front()), Activate("giant", ("6", "6", "8", "8")))
    alice = state.fronts[0]
    assert (hand(state), alice.power, alice.portal, state.turn.actions) == ("3", 3, (), 2)
    assert len(state.pearl_discard) == 4


def test_scenario_2_the_dragon_counts_as_anything() -> None:
    """R15: the extra action of Little Red Riding Hood comes after she is paid for."""
    state = table(front("4 7 8", portal="red_riding_hood", carried="5 ?"), front(), actions=1)
    after = move(state, best(state, "red_riding_hood"))
    assert (hand(after), len(after.pearl_discard), after.turn.actions) == ("", 3, 1)
    assert after.fronts[0].power == state.fronts[0].power + 1
    assert not can_pay(table(front("4 7 8", portal="red_riding_hood", carried="5"), front()), "red_riding_hood")


def test_scenario_3_diamonds() -> None:
    state = table(front("7 7 2", portal="hansel_gretel", diamonds=2), front())
    after = move(state, Activate("hansel_gretel", ("7", "7"), 2))
    assert (hand(after), after.fronts[0].diamonds, after.fronts[0].power) == ("2", (), 2)
    assert len(after.character_discard) == 2
    assert not can_pay(table(front("7 7 2", portal="hansel_gretel", diamonds=1), front()), "hansel_gretel")
    assert not can_pay(table(front("6 8", portal="hansel_gretel", diamonds=2), front()), "hansel_gretel")


def test_scenario_4_there_is_no_nine() -> None:
    state = table(front("8 8 3", portal="barbarian", diamonds=1), front())
    assert ways_to_pay(state, "barbarian") == (Payment(("3", "8", "8"), 1),)
    assert not can_pay(table(front("8 8 2", portal="barbarian", diamonds=2), front()), "barbarian")


def test_scenario_5_ones_as_eights() -> None:
    state = table(front("1 1 8 7", portal="lion", diamonds=1, can="ones_as_eights"), front())
    after = move(state, best(state, "lion"))
    assert after.fronts[0].diamonds == ()
    assert after.fronts[0].power == state.fronts[0].power + 5
    carried = table(front("1 1 8", portal="lion", carried="1", can="ones_as_eights"), front())
    assert not can_pay(carried, "lion")  # R13
    lowered = front("1 7 7 7", portal="fairy_godmother", diamonds=1, can="ones_as_eights diamond_minus")
    assert can_pay(table(lowered, front()), "fairy_godmother")  # R12
    plain = front("1 7 7 7", portal="fairy_godmother", diamonds=1, can="ones_as_eights")
    assert not can_pay(table(plain, front()), "fairy_godmother")


def test_scenario_6_threes_as_anything() -> None:
    state = table(front("3 3 4 6 7", portal="mad_hatter", can="threes_wild"), front())
    assert ways_to_pay(state, "mad_hatter") == (Payment(("3", "3", "4", "6", "7"), 0),)
    assert can_pay(table(front("1 3", portal="dwarf_1", can="threes_wild"), front()), "dwarf_1")
    assert not can_pay(table(front("1", portal="dwarf_1", carried="3", can="threes_wild"), front()), "dwarf_1")  # R13


def test_scenario_7_carried_pearls_twice_in_a_turn() -> None:
    """R9, R14"""
    state = table(front("4", portal="hansel_gretel hansel_gretel", activated="phoenix phoenix", diamonds=1), front())
    after = move(state, Activate("hansel_gretel"), Activate("hansel_gretel"))
    assert (hand(after), after.pearl_discard, after.turn.actions) == ("4", (), 1)
    assert after.fronts[0].power == 4
    other = table(front("4", portal="hansel_gretel", carried="7 8", diamonds=1), front())
    assert not can_pay(other, "hansel_gretel")


def test_scenario_8_a_diamond_in_the_cost() -> None:
    state = table(front("2 2 2", portal="pirate_captain", diamonds=1), front())
    after = move(state, Activate("pirate_captain", ("2", "2", "2"), 1))
    assert (after.fronts[0].diamonds, after.fronts[0].power) == ((), 3)
    assert why(state, Activate("pirate_captain", ("2", "2", "2"), 0)) == ("cost-asks-diamond", "")
    assert not can_pay(table(front("2 2 1", portal="pirate_captain", diamonds=1), front()), "pirate_captain")
    assert can_pay(table(front("2 2 1", portal="pirate_captain", diamonds=2), front()), "pirate_captain")


def test_scenario_9_lowering() -> None:
    state = table(front("1 3 4", portal="medusa", diamonds=1, can="diamond_minus"), front())
    assert ways_to_pay(state, "medusa") == (Payment(("1", "3", "4"), 1),)
    assert not can_pay(table(front("1 3 4", portal="medusa", diamonds=1), front()), "medusa")


def test_scenario_17_diamonds_of_the_same_turn() -> None:
    """R15"""
    assert not can_pay(table(front("1 2 3 3", portal="unicorn"), front()), "unicorn")
    state = table(front("1 2 3 3", portal="unicorn", diamonds=1), front())
    after = move(state, best(state, "unicorn"))
    assert len(after.fronts[0].diamonds) == 2


# ---- what is refused
def test_a_payment_is_exact() -> None:
    """R10"""
    state = table(front("5 5 5 2", portal="goblin", diamonds=1), front())
    assert why(state, Activate("goblin", ("5", "5", "5"))) == ("not-a-payment", "R10")
    assert why(state, Activate("goblin", ("5",))) == ("not-a-payment", "R10")
    assert why(state, Activate("goblin", ("2", "5"))) == ("not-a-payment", "R10")
    assert why(state, Activate("goblin", ("5", "5"))) == ("", "")


def test_a_diamond_that_was_not_needed_may_be_spent() -> None:
    """R10: a 4 raised to 5 makes a pair with a 5; and a pair of 5s can cost two diamonds."""
    state = table(front("5 5", portal="goblin", diamonds=2), front())
    assert why(state, Activate("goblin", ("5", "5"), 2)) == ("", "")
    assert why(state, Activate("goblin", ("5", "5"), 1)) == ("not-a-payment", "R10")


def test_pearls_and_diamonds_must_be_there() -> None:
    state = table(front("5 2", portal="goblin", diamonds=1, carried="5"), front())
    assert why(state, Activate("goblin", ("5", "5"))) == ("not-in-hand", "R13")
    assert why(state, Activate("goblin", ("2", "5"), 3)) == ("too-few-diamonds", "R15")


def test_one_payment_has_one_name() -> None:
    state = table(front("1 2", portal="phoenix"), front())
    assert why(state, Activate("phoenix", ("2", "1"))) == ("not-a-payment", "R10")
    assert why(state, Activate("phoenix", ("1", "2"))) == ("", "")


def test_the_oldest_diamond_is_spent() -> None:
    """R16"""
    state = table(front("7 8", portal="hansel_gretel", diamonds=2), front())
    oldest, newer = state.fronts[0].diamonds
    after = move(state, Activate("hansel_gretel", ("7", "8"), 1))
    assert (after.character_discard, after.fronts[0].diamonds) == ((oldest,), (newer,))
