"""Goal 6: a state to bytes and back by games.engine.codec, beside bare msgspec with the same bytes.

Bare is msgspec.json.Encoder().encode and msgspec.json.Decoder(state type).decode, made once and called directly.
"""

from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import Any

import msgspec

from games.engine import codec as ours
from games.engine.lab.playouts import drawn_options, playout
from games.engine.ruleset import AnyRuleset
from games.rulesets import SHELF
from tests.bench.figures import Figure, Figures, control, cpu, interleaved

PLY = 200
TIMES = 4000
UNIT = "µs for encode + decode"


def codec() -> Figures:
    for slug, rules in SHELF.items():
        state = some_state(rules)
        bare = bare_copy(rules, state)
        own, anchor, again = interleaved(
            partial(micros, our_copy(rules, state)), partial(micros, bare), partial(micros, bare)
        )
        unit = f"{UNIT}, {len(ours.encode(state))} bytes"
        yield Figure(name=f"codec: {slug}", unit=unit, ours=own, anchor=anchor, goal=1.5, better="less")
        yield control("codec", unit, again, anchor)


def some_state(rules: AnyRuleset) -> Any:
    turns = islice(playout(rules, rules.seats[-1], drawn_options(rules, "codec", {}), "codec"), PLY)
    return [turn.before for turn in turns][-1]


def our_copy(rules: AnyRuleset, state: Any) -> Callable[[], Any]:
    return lambda: ours.decode_state(rules, ours.encode(state), rules.rules_version)


def bare_copy(rules: AnyRuleset, state: Any) -> Callable[[], Any]:
    encode, decode = msgspec.json.Encoder().encode, msgspec.json.Decoder(rules.state_type).decode
    return lambda: decode(encode(state))


def micros(copy: Callable[[], Any]) -> float:
    def work() -> None:
        for _ in range(TIMES):
            copy()

    return 1e6 * cpu(work) / TIMES
