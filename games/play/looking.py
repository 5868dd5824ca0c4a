"""What a seat, or everybody at the table, may be shown now. Made of views: nothing here knows the state."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from games.engine.play import seen
from games.engine.say import Say
from games.engine.structs import Event, Instant, Prompt, Seat, Section, Standing
from games.engine.value import Value
from games.models import Game
from games.play.moving import free_tail
from games.play.opened import Opened, effective, events_of, opened_now, text


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
    view: Any
    sections: tuple[Section, ...]
    happened: tuple[Say, ...]
    waiting: tuple[Seat, ...]
    curtains: tuple[Seat, ...]  # asked for something only they may see
    question: Question | None
    standings: tuple[Standing, ...]
    deadline: Instant | None
    now: Instant


def look(game: Game, seat: Seat | None) -> Look:
    """As this seat sees the game; None: as it lies open on the table, with what is asked in public."""
    table = opened_now(game)
    view = table.rules.view(table.state, seat)
    waiting = table.rules.to_act(table.state)
    prompts = {one: table.rules.prompt(table.rules.view(table.state, one)) for one in waiting}
    curtains = tuple(one for one, prompt in prompts.items() if prompt and prompt.private)
    in_public = tuple(one for one in waiting if one not in curtains)
    answering = next(iter(in_public), None) if seat is None else seat if seat in curtains else None
    return Look(
        seat=seat,
        view=view,
        sections=table.rules.describe(view),
        happened=happened(table, seat),
        waiting=waiting,
        curtains=curtains,
        question=None if answering is None else question(table, answering, prompts[answering]),
        standings=table.rules.standings(table.state),
        deadline=table.rules.deadline(table.state),
        now=table.now,
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
    """What the last deed brought, with what fades: it is gone from here with the next one."""
    return tuple(event.fact.said() for event in seen(table.news or last_events(table), seat))


def last_events(table: Opened) -> tuple[Event, ...]:
    row = table.game.moves.exclude(seat=None, events="[]").order_by("-version").first()
    return events_of(table.rules, row) if row else ()


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
