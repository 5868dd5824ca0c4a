"""The medallions of the sixteen legends and of the treasure, each by its id."""

from games.art.guardians.legends import curses, everyone, gifts, losses, powers
from games.art.guardians.legends.medal import Medal, struck

# The ground says whom a legend hits: green and blue its owner, red other players, violet everybody.
MEDALS = {
    "alatyr": Medal(gifts.alatyr, "pine"),
    "andvaranaut": Medal(gifts.andvaranaut, "pine"),
    "egg": Medal(gifts.egg, "pine"),
    "apple": Medal(gifts.apple, "pine", kept=True),
    "wand": Medal(powers.wand, "deep", kept=True),
    "boots": Medal(powers.boots, "deep", kept=True),
    "club": Medal(powers.club, "deep", kept=True),
    "stone": Medal(powers.stone, "deep", kept=True),
    "ark": Medal(losses.ark, "crimson"),
    "belt": Medal(losses.belt, "crimson"),
    "necklace": Medal(losses.necklace, "crimson"),
    "kunee": Medal(curses.kunee, "crimson", kept=True),
    "trident": Medal(curses.trident, "crimson", kept=True),
    "hourglass": Medal(curses.hourglass, "crimson", kept=True),
    "excalibur": Medal(curses.excalibur, "crimson"),
    "scales": Medal(everyone.scales, "plum"),
    "treasure": Medal(gifts.chest, "sea"),
}


def medallions() -> dict[str, str]:
    return {name: struck(medal) for name, medal in MEDALS.items()}
