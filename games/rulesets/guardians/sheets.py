"""What can be printed for this game, as data: the set-up with its exact counts, and the sixteen powers."""

from games.engine.ruleset import Sheet
from games.engine.say import Say
from games.engine.structs import Section
from games.rulesets.guardians.components import (
    ARROWS,
    FIRES,
    ISLANDS,
    LEGENDS,
    POSTCARDS,
    SHIPS,
    TREASURES,
)
from games.rulesets.guardians.score import target
from games.rulesets.guardians.start import PILES
from games.rulesets.guardians.state import Options


def set_up(seats: int, options: Options) -> tuple[Section, ...]:
    dealt = seats * PILES
    deck = {"locations": len(ISLANDS) - dealt, "rewards": TREASURES + len(LEGENDS) - dealt}
    deal = Say("sheet.deal-random" if options.level >= 3 else "sheet.deal-mixed")
    lines = (
        Say("sheet.islands", {"n": len(ISLANDS)}, "R3"),
        deal,
        Say("sheet.piles", {"n": PILES}),
        Say("sheet.decks", deck),
        Say("sheet.postcards", {"n": 2, "left": len(POSTCARDS) - 2}, "R34"),
        Say("sheet.pieces", {"arrows": ARROWS, "ships": SHIPS, "fires": FIRES}, "R1"),
        Say("about.level", {"level": str(options.level), "coins": target(options.level)}),
    )
    return (Section(Say("sheet.set-up", {"seats": seats}), lines),)


def powers(seats: int, options: Options) -> tuple[Section, ...]:
    timings = (("immediate", "R24"), ("kept", "R15"))
    return tuple(
        Section(
            Say(f"sheet.{timing}", rule=rule),
            tuple(
                Say("group.power", {"legend": name, "effect": Say(f"power.{name}")})
                for name, legend in LEGENDS.items()
                if legend.timing == timing
            ),
        )
        for timing, rule in timings
    )


SHEETS = (Sheet(name="set-up", paper="A5", sections=set_up), Sheet(name="powers", paper="A4", sections=powers))
