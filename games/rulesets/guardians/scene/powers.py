"""Decisions in the open: a legend's choice, and the council. One card a power."""

from games.engine.codec import encode
from games.engine.say import Say
from games.engine.structs import Seat, Who
from games.engine.value import Value
from games.rulesets.guardians.choices import everybody, uses
from games.rulesets.guardians.moves import AnyMove, Carry, Choose, Light, Pass
from games.rulesets.guardians.scene.seats import Medal, medal
from games.rulesets.guardians.view import TableView
from games.rulesets.guardians.words_of_moves import label


class Button(Value):
    move: str
    says: Say


class PowerCard(Value):
    medal: Medal
    buttons: tuple[Button, ...]
    long: bool  # too many to stand side by side: a list to choose from


class Deciding(Value):
    who: Who
    council: bool
    cards: tuple[PowerCard, ...]
    keep: str  # the move that ends it


def deciding(view: TableView) -> Deciding | None:
    if view.phase == "powers" and view.power:
        choices = tuple(Choose(player) for player in everybody(view) if player != view.power.owner)
        card = PowerCard(medal(view.power.legend), buttons(view, choices), long=False)
        return Deciding(Who(view.power.decider), council=False, cards=(card,), keep="")
    if view.phase == "council" and view.council:
        seat = view.council[0]
        return Deciding(Who(seat), council=True, cards=cards(view, seat), keep=encode(Pass()).decode())
    return None


def cards(view: TableView, seat: Seat) -> tuple[PowerCard, ...]:
    front = view.fronts[seat]
    moves = [(legend, uses(view, seat, front, legend)) for legend in front.kept]
    return tuple(
        PowerCard(medal(legend), buttons(view, offered), long=isinstance(offered[0], Light | Carry))
        for legend, offered in moves
        if offered
    )


def buttons(view: TableView, moves: tuple[AnyMove, ...]) -> tuple[Button, ...]:
    return tuple(Button(encode(move).decode(), label(view, move).say) for move in moves)
