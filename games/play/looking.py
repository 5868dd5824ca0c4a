"""What a seat, or everybody at the table, may be shown now: everything handed out here is made of views."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import groupby, takewhile
from typing import Any

from games.engine.play import seen
from games.engine.ruleset import AnyRuleset
from games.engine.say import Say
from games.engine.structs import Instant, Prompt, Seat, Section, Standing
from games.engine.value import Value
from games.models import Game, Move
from games.play.drafting import drafted
from games.play.moving import is_asked_in_private, may_undo
from games.play.opened import Opened, effective, events_of, opened_now, text

RECENT = 40  # rows: nobody does more in one turn than the screen can tell


class Choice(Value):
    move: str
    say: Say


class Group(Value):
    title: Say
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Question:
    """What a seat is asked, and its possible answers: listed only if a page wants the list."""

    seat: Seat
    say: Say
    private: bool
    asked: int
    may_undo: bool
    list_moves: Callable[[], tuple[Group, ...]]

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        return self.list_moves()


@dataclass(frozen=True)
class Look:
    seat: Seat | None
    waiting: tuple[Seat, ...]
    curtains: tuple[Seat, ...]  # asked for something only they may see
    question: Question | None
    standings: tuple[Standing, ...]
    deadline: Instant | None
    now: Instant
    scene: Any  # what the game's own templates draw
    describe: Callable[[], "Described"]
    tell: Callable[[], tuple[Say, ...]]

    @cached_property
    def happened(self) -> tuple[Say, ...]:
        """What the player who moved last has done in this turn."""
        return self.tell()

    @cached_property
    def described(self) -> "Described":
        """The view in words, when a page wants them."""
        return self.describe()


class Described(Value):
    sections: tuple[Section, ...]
    own: tuple[Section, ...]  # those of the sections that only this seat gets


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
        waiting=waiting,
        curtains=curtains,
        question=None if answering is None else question(table, answering, prompts[answering]),
        standings=table.rules.standings(table.state),
        deadline=table.rules.deadline(table.state),
        now=table.now,
        scene=table.rules.scene(view, drafted(game, seat)),
        describe=partial(described, table.rules.describe, view, table.rules.view(table.state, None)),
        tell=partial(happened, table, seat),
    )


def scene_of(game: Game, seat: Seat) -> Any:
    """Only what the game's own templates draw for this seat."""
    table = opened_now(game)
    return table.rules.scene(table.rules.view(table.state, seat), drafted(game, seat))


def described(describe: Callable[[Any], tuple[Section, ...]], view: Any, public: Any) -> Described:
    open_to_all = [section.title for section in describe(public)]
    sections = describe(view)
    return Described(
        sections=tuple(section for section in sections if section.title in open_to_all),
        own=tuple(section for section in sections if section.title not in open_to_all),
    )


def question(table: Opened, seat: Seat, prompt: Prompt | None) -> Question | None:
    if prompt is None:
        return None
    return Question(
        seat=seat,
        say=prompt.say,
        private=prompt.private,
        asked=table.asked[seat],
        may_undo=not table.news and may_undo(table, seat),
        list_moves=partial(grouped, table.rules, table.rules.view(table.state, seat)),
    )


def grouped(rules: AnyRuleset, view: Any) -> tuple[Group, ...]:
    labelled = [(rules.label(view, move), move) for move in rules.legal_moves(view)]
    groups = groupby(labelled, key=lambda pair: pair[0].group)
    return tuple(Group(title, tuple(Choice(text(move), label.say) for label, move in pairs)) for title, pairs in groups)


def happened(table: Opened, seat: Seat | None) -> tuple[Say, ...]:
    """Gone from here with the next one's deed."""
    events = table.news or [event for row in last_turn(table) for event in events_of(table.rules, row)]
    return tuple(event.fact.said() for event in seen(events, seat))


def last_turn(table: Opened) -> list[Move]:
    """The latest rows that one seat, or the table, brought about in one round. Rows without a word do not count."""
    recent = reversed(table.game.moves.order_by("-version")[:RECENT])
    told = [row for row in effective(recent) if row.seat is not None or row.events != "[]"]
    turn = list(takewhile(lambda row: row.seat == told[-1].seat, reversed(told)))[::-1]
    scored = table.game.scored_version
    if not scored or (turn and turn[-1].version == scored):
        return turn
    return [row for row in turn if row.version > scored]


def log(game: Game) -> list[tuple[Say, ...]]:
    """What everybody may still know of each deed, oldest first."""
    table = opened_now(game)
    over = game.phase == Game.Phase.OVER
    rows = [seen(events_of(table.rules, row), None) for row in effective(game.moves.all())]
    told = [tuple(event.fact.said() for event in row if over or not event.fades) for row in rows]
    return [row for row in told if row]


def goes_on(game: Game, seat: Seat) -> bool:
    """Whether this seat has more to decide, behind its curtain."""
    return is_asked_in_private(opened_now(game), seat)


def waiting_for(game: Game) -> tuple[Seat, ...]:
    table = opened_now(game)
    return tuple(table.rules.to_act(table.state))
