"""What can be printed for this game, as data: the set-up, and the whole cast with what it costs and can do."""

from games.engine.ruleset import Sheet
from games.engine.say import Say
from games.engine.structs import Section
from games.rulesets.chasseurs.components import CHARACTERS, PEARLS
from games.rulesets.chasseurs.start import CHARACTERS_SHOWN, PEARLS_SHOWN
from games.rulesets.chasseurs.state import ACTIONS, GOAL, HAND, Options
from games.rulesets.chasseurs.words_of_moves import character_said


def set_up(seats: int, options: Options) -> tuple[Section, ...]:
    cards = sum(card.copies for card in CHARACTERS.values())
    lines = (
        Say("sheet.pearls", {"n": len(PEARLS), "shown": PEARLS_SHOWN}),
        Say("sheet.characters", {"n": cards, "shown": CHARACTERS_SHOWN}),
        Say("sheet.nothing"),
        Say("sheet.turn", {"actions": ACTIONS, "pearls": HAND}),
        Say("about.goal", {"power": GOAL}),
    )
    return (Section(Say("sheet.set-up", {"seats": seats}), lines),)


def cast(seats: int, options: Options) -> tuple[Section, ...]:
    return tuple(
        Section(
            Say(f"sheet.{colour}"),
            tuple(
                Say("sheet.character", {**character_said(name), "n": card.copies})
                for name, card in CHARACTERS.items()
                if card.colour == colour
            ),
        )
        for colour in ("green", "red", "blue")
    )


SHEETS = (Sheet(name="set-up", paper="A5", sections=set_up), Sheet(name="cast", paper="A4", sections=cast))
