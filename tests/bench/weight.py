"""Goal 10: what a game weighs on the line, as tests/browser/test_weight.py reads it off a real browser."""

import re
import subprocess
import sys

from tests.bench.figures import Figure, Figures
from tests.browser.test_weight import SCRIPTS, WITHOUT_ART

TESTS = "tests/browser/test_weight.py"
PYTEST = (sys.executable, "-m", "pytest", "-rP", "-p", "no:cacheprovider")
FIRST = "test_the_first_page_of_a_game_is_light"
ALL_SCRIPTS = "test_all_scripts_together_are_small"


def weight() -> Figures:
    (scripts,) = printed(ALL_SCRIPTS, r"(\d+) bytes of JavaScript, gzipped")
    yield limited("weight: all scripts, gzipped", scripts, SCRIPTS)
    parts = printed(FIRST, r"table: HTML ([\d.]+), CSS ([\d.]+), fonts ([\d.]+), JavaScript ([\d.]+)")
    yield limited("weight: first page of a game, without art", 1000 * sum(parts), WITHOUT_ART)


def printed(test: str, numbers: str) -> list[float]:
    """What the test tells; without a browser there is nothing, and no figure is better than a guess."""
    out = subprocess.run([*PYTEST, f"{TESTS}::{test}"], capture_output=True, text=True, check=False).stdout
    found = re.search(numbers, out)
    if found is None:
        raise RuntimeError(out)
    return [float(number) for number in found.groups()]


def limited(name: str, ours: float, limit: float) -> Figure:
    return Figure(name=name, unit="bytes", ours=ours, anchor=limit, goal=1.0, better="less", rounds=1)
