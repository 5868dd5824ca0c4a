"""The one way to move: one transaction, one row, or nothing at all."""

from dataclasses import dataclass
from typing import Any

from games.engine.codec import decode, move_from_form
from games.engine.errors import IllegalMove, NotYourTurn, Refused
from games.engine.play import play, send
from games.engine.replay import replay
from games.engine.say import Say
from games.engine.structs import Lifted, Seat, Step
from games.models import Game, Move
from games.play.opened import Opened, effective, entry_of, opened_to_write
from games.play.shelf import rules_of
from games.play.writing import writing


@dataclass(frozen=True)
class Answer:
    """What a form brings back: the question it answers, and a key that makes sending it twice harmless."""

    asked: int
    key: str


class Stale(Refused):
    """The seat was asked anew since this page was made."""

    def __init__(self) -> None:
        super().__init__(Say("table-moved-on"))


def move_of(game: Game, form: dict[str, str]) -> Any:
    """A button brings a whole move as text; a game's own widgets bring its fields."""
    rules = rules_of(game.slug)
    if not form.get("move") and "do" not in form:
        raise IllegalMove(Say("nothing-chosen"))
    if "move" not in form:
        return move_from_form(rules, form)
    try:
        return decode(form["move"], rules.move_type)
    except (ValueError, UnicodeError):
        raise IllegalMove(Say("not-a-move")) from None


def move(game: Game, seat: Seat, answer: Answer, deed: Any) -> None:
    """Raises Refused, and then nothing has changed."""
    with writing():
        table = opened_to_write(game.pk)
        if not is_new(table, seat, answer):
            return
        step = play(table.rules, table.state, seat, deed, table.now)
        table.record(seat, deed, table.now, step, answer.key)


def is_there(game: Game, key: str) -> bool:
    """This very form has been played."""
    return key.isprintable() and game.moves.filter(key=key).exists()


def is_new(table: Opened, seat: Seat, answer: Answer) -> bool:
    """False: the same form again, and its row is there already."""
    row = table.game.moves.filter(key=answer.key).first()
    if row is not None and row.seat == seat:
        return False
    if row is not None or table.game.phase != Game.Phase.PLAYING or table.asked[seat] != answer.asked:
        raise NotYourTurn(Say("time-was-over")) if table.lapsed else Stale
    return True


def lift(game: Game, seat: Seat) -> None:
    """The table hears that a player looks now; where the rules do not care, no row is written."""
    with writing():
        table = opened_to_write(game.pk)
        if table.game.phase != Game.Phase.PLAYING:
            return
        step = send(table.rules, table.state, Lifted(seat), table.now)
        if step.events or step.state != table.state:
            table.record(None, Lifted(seat), table.now, step)


def free_tail(table: Opened) -> list[Move]:
    """The rows that can be taken back: since somebody learned something, chance was used or others were asked.
    While several are asked at once there are none: the game has a move of its own for that."""
    if len(table.rules.to_act(table.state)) != 1:
        return []
    return effective(table.game.moves.filter(version__gt=table.game.settled_version))


def undo(game: Game, seat: Seat, answer: Answer) -> None:
    """Take back the seat's own last move, if it settled nothing. Raises Refused."""
    with writing():
        table = opened_to_write(game.pk)
        if not is_new(table, seat, answer):
            return
        tail = free_tail(table)
        if not tail or tail[-1].seat != seat:
            raise NotYourTurn(Say("nothing-to-undo"))
        take_back(table, seat, tail[:-1], answer.key)


def take_back(table: Opened, seat: Seat, kept: list[Move], key: str) -> None:
    state = decode(table.game.settled, table.rules.state_type)
    for step in replay(table.rules, state, [entry_of(table.rules, row) for row in kept]):
        state = step.state
    table.step(seat, Step(state))
    back_to = kept[-1].version if kept else table.game.settled_version
    table.append(seat, table.now, key, back_to=back_to, settles=False)
    table.save(table.now)
