"""The one way to move: one transaction, one row, or nothing at all."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from django.db import IntegrityError

from games.engine.codec import decode, move_from_form
from games.engine.errors import IllegalMove, NotYourTurn, Refused
from games.engine.play import play, send
from games.engine.replay import replay
from games.engine.say import Say
from games.engine.structs import Lifted, Seat, Step
from games.models import Device, Game, Move
from games.play.drafting import redraft
from games.play.handing import given
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


@dataclass(frozen=True)
class InHand:
    """The shared device in the hands of who moves, and what the form on it keeps beyond the move."""

    device: Device
    kept: Mapping[str, str]


@dataclass(frozen=True)
class Moved:
    game: Game
    hand: str = ""  # nothing more is asked: the device went back to the table, with this new key


def move(game: Game, seat: Seat, answer: Answer, deed: Any, held: InHand | None = None) -> Moved:
    """The game after it. Raises Refused; then nothing has changed."""
    with no_key_twice(), writing():
        table = opened_to_write(game.pk)
        if is_new(table, seat, answer):
            step = play(table.rules, table.state, seat, deed, table.now)
            table.record(seat, deed, table.now, step, answer.key)
            return followed(table, seat, held)
        return Moved(table.game)


def followed(table: Opened, seat: Seat, held: InHand | None) -> Moved:
    """Inside writing(): draft and device follow the move, in the same breath."""
    if held is None:
        return Moved(table.game)
    if is_asked_in_private(table, seat):
        redraft(table.game, seat, held.kept)
        return Moved(table.game)
    redraft(table.game, seat, {})
    return Moved(table.game, given(held.device, None))


def is_asked_in_private(table: Opened, seat: Seat) -> bool:
    """Whether there is more to decide for this seat, behind its curtain."""
    prompt = table.rules.prompt(table.rules.view(table.state, seat))
    return prompt is not None and prompt.private


@contextmanager
def no_key_twice() -> Iterator[None]:
    """The database refuses what no page of ours sends: an answered key on a new question."""
    try:
        yield
    except IntegrityError:
        raise Stale from None


def is_there(game: Game, key: str) -> bool:
    """This very form has been played."""
    return key.isprintable() and game.moves.filter(key=key).exists()


def is_new(table: Opened, seat: Seat, answer: Answer) -> bool:
    """False: the same form again, and its row is there already. A form that was played answers an old question, and
    the database takes no key twice: only then is there a row to look for."""
    if table.game.phase == Game.Phase.PLAYING and table.asked[seat] == answer.asked:
        return True
    if table.game.moves.filter(key=answer.key, seat=seat).exists():
        return False
    raise NotYourTurn(Say("time-was-over")) if table.lapsed else Stale


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
    """The rows that can be taken back: since somebody learned something, chance was used or others were asked."""
    return effective(table.game.moves.filter(version__gt=table.game.settled_version))


def may_undo(table: Opened, seat: Seat) -> bool:
    """While several are asked at once nobody may: the game has a move of its own for that."""
    return table.game.free_seat == seat and len(table.rules.to_act(table.state)) == 1


def undo(game: Game, seat: Seat, answer: Answer, held: InHand | None = None) -> Moved:
    """Take back the seat's own last move, if it settled nothing. Raises Refused."""
    with no_key_twice(), writing():
        table = opened_to_write(game.pk)
        if is_new(table, seat, answer):
            if not may_undo(table, seat):
                raise NotYourTurn(Say("nothing-to-undo"))
            take_back(table, seat, free_tail(table)[:-1], answer.key)
            return followed(table, seat, held)
        return Moved(table.game)


def take_back(table: Opened, seat: Seat, kept: list[Move], key: str) -> None:
    state = decode(table.game.settled, table.rules.state_type)
    for step in replay(table.rules, state, [entry_of(table.rules, row) for row in kept]):
        state = step.state
    table.step(seat, Step(state))
    back_to = kept[-1].version if kept else table.game.settled_version
    table.game.free_seat = kept[-1].seat if kept else None
    table.append(seat, table.now, key, back_to=back_to, settles=False)
    table.save(table.now)
