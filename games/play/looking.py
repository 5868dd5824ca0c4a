"""What a seat, or everybody at the table, may be shown now: everything handed out here is made of views."""

from collections.abc import Iterable
from itertools import groupby, takewhile
from typing import Any

from games.engine.play import seen
from games.engine.say import Say
from games.engine.structs import Instant, Prompt, Seat, Section, Standing
from games.engine.value import Value
from games.models import Game, Move
from games.play.drafting import drafted
from games.play.moving import free_tail
from games.play.opened import Opened, effective, events_of, opened_now, text

RECENT = 40  # rows: nobody does more in one turn than the screen can tell


class Choice(Value):
    move: str
    say: Say


class Group(Value):
    title: Say
    choices: tuple[Choice, ...]


class Question(Value):
    """What a seat is asked, and its possible answers."""

    seat: Seat
    say: Say
    private: bool
    asked: int
    groups: tuple[Group, ...]
    may_undo: bool


class Look(Value):
    seat: Seat | None
    sections: tuple[Section, ...]
    own: tuple[Section, ...]  # those of the sections that only this seat gets
    happened: tuple[Say, ...]
    waiting: tuple[Seat, ...]
    curtains: tuple[Seat, ...]  # asked for something only they may see
    question: Question | None
    standings: tuple[Standing, ...]
    deadline: Instant | None
    now: Instant
    scene: Any  # what the game's own templates draw


def look(game: Game, seat: Seat | None) -> Look:
    """As this seat sees the game; None: as it lies open on the table, with what is asked in public."""
    table = opened_now(game)
    view = table.rules.view(table.state, seat)
    sections = table.rules.describe(view)
    open_to_all = [section.title for section in table.rules.describe(table.rules.view(table.state, None))]
    waiting = table.rules.to_act(table.state)
    prompts = {one: table.rules.prompt(table.rules.view(table.state, one)) for one in waiting}
    curtains = tuple(one for one, prompt in prompts.items() if prompt and prompt.private)
    in_public = tuple(one for one in waiting if one not in curtains)
    answering = next(iter(in_public), None) if seat is None else seat if seat in curtains else None
    return Look(
        seat=seat,
        sections=tuple(section for section in sections if section.title in open_to_all),
        own=tuple(section for section in sections if section.title not in open_to_all),
        happened=happened(table, seat),
        waiting=waiting,
        curtains=curtains,
        question=None if answering is None else question(table, answering, prompts[answering]),
        standings=table.rules.standings(table.state),
        deadline=table.rules.deadline(table.state),
        now=table.now,
        scene=table.rules.scene(view, drafted(game, seat)),
    )


def question(table: Opened, seat: Seat, prompt: Prompt | None) -> Question | None:
    if prompt is None:
        return None
    view = table.rules.view(table.state, seat)
    tail = [] if table.news else free_tail(table)
    return Question(
        seat=seat,
        say=prompt.say,
        private=prompt.private,
        asked=table.asked[seat],
        groups=tuple(grouped(table, view)),
        may_undo=bool(tail) and tail[-1].seat == seat,
    )


def grouped(table: Opened, view: Any) -> Iterable[Group]:
    labelled = [(table.rules.label(view, move), move) for move in table.rules.legal_moves(view)]
    for title, members in groupby(labelled, key=lambda pair: pair[0].group):
        yield Group(title, tuple(Choice(text(move), label.say) for label, move in members))


def happened(table: Opened, seat: Seat | None) -> tuple[Say, ...]:
    """What the player who moved last has done in this turn; gone from here with the next one's deed."""
    events = table.news or [event for row in last_turn(table) for event in events_of(table.rules, row)]
    return tuple(event.fact.said() for event in seen(events, seat))


def last_turn(table: Opened) -> list[Move]:
    """The latest rows that one seat, or the table, brought about in one round. Rows without a word do not count."""
    recent = effective(reversed(table.game.moves.order_by("-version")[:RECENT]))
    told = [row for row in recent if row.seat is not None or row.events != "[]"]
    turn = list(takewhile(lambda row: row.seat == told[-1].seat, reversed(told)))[::-1]
    scored = table.game.rounds.last()
    if scored is None or (turn and turn[-1].version == scored.version):
        return turn
    return [row for row in turn if row.version > scored.version]


def log(game: Game) -> list[tuple[Say, ...]]:
    """What everybody may still know of each deed, oldest first."""
    table = opened_now(game)
    over = game.phase == Game.Phase.OVER
    rows = [seen(events_of(table.rules, row), None) for row in effective(game.moves.all())]
    told = [tuple(event.fact.said() for event in row if over or not event.fades) for row in rows]
    return [row for row in told if row]


def waiting_for(game: Game) -> tuple[Seat, ...]:
    table = opened_now(game)
    return tuple(table.rules.to_act(table.state))
