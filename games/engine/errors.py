"""Why something was refused: few kinds, each with a sentence fit for a player."""

from games.engine.say import Say


class Refused(Exception):
    def __init__(self, say: Say) -> None:
        super().__init__(say.key)
        self.say = say


class GameOver(Refused):
    def __init__(self) -> None:
        super().__init__(Say("game-over"))


class NotYourTurn(Refused):
    """The seat is not asked now."""


class IllegalMove(Refused):
    """The seat is asked, but not this."""


class BadOption(Refused):
    """A game cannot be set up like this."""

    def __init__(self, field: str, say: Say) -> None:
        super().__init__(say)
        self.field = field
