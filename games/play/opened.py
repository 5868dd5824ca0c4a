"""A game taken out of its box: its row, its rules, its players, and the state of this moment."""

import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec.structs import replace

from games.engine.codec import decode, decode_state, encode
from games.engine.play import asked_after, lapses, settles
from games.engine.replay import Entry
from games.engine.ruleset import AnyRuleset
from games.engine.structs import AnySignal, Event, Instant, Lapsed, Seat, State, Step
from games.models import Game, Move, Player, Round, locked_game
from games.play.shelf import rules_of

CHANGING = [  # of a game's row, from move to move
    "snapshot",
    "version",
    "now",
    "rules_version",
    "settled",
    "settled_version",
    "free_seat",
    "scored_version",
    "phase",
    "stopped",
    "changed_at",
]


def clock() -> Instant:
    return Instant(time.time_ns() // 1_000_000)


def text(value: Any) -> str:
    return encode(value).decode()


def events_of(rules: AnyRuleset, row: Move) -> tuple[Event, ...]:
    events: tuple[Event, ...] = decode(row.events, tuple[Event, ...])
    return tuple(replace(event, fact=msgspec.convert(event.fact, rules.fact_type)) for event in events)


def entry_of(rules: AnyRuleset, row: Move) -> Entry:
    seat = None if row.seat is None else Seat(row.seat)
    return Entry(seat, decode(row.deed, AnySignal if seat is None else rules.move_type), Instant(row.now))


def effective(rows: Iterable[Move]) -> list[Move]:
    """The log as it counts: an undo takes away what came after its back_to, and itself."""
    log: list[Move] = []
    for row in rows:
        if row.back_to is None:
            log.append(row)
        else:
            log = [kept for kept in log if kept.version <= row.back_to]
    return log


@dataclass
class Opened:
    game: Game
    rules: AnyRuleset
    state: Any
    now: Instant
    version: int  # runs ahead of the row while lapses are noticed but not stored
    asked: tuple[int, ...]  # at which version each seat was last asked; runs ahead, too
    news: tuple[Event, ...] = ()  # of lapses noticed here and not yet stored
    lapsed: bool = False  # time ran out before this request came

    @property
    def players(self) -> list[Player]:
        return self.game.seated

    def step(self, seat: Seat | None, step: Step[Any]) -> None:
        """Go on to the state after a step, in memory."""
        self.version += 1
        self.asked = asked_after(self.rules, self.state, step.state, seat, self.asked, self.version)
        self.state = step.state

    def catch_up(self) -> None:
        """Every lapse that is due, without storing it: a page shows what holds now."""
        for _moment, step in lapses(self.rules, self.state, self.now):
            self.step(None, step)
            self.news = step.events

    def store_lapses(self) -> None:
        for moment, step in lapses(self.rules, self.state, self.now):
            self.record(None, Lapsed(), moment, step)
            self.lapsed = True

    def record(self, seat: Seat | None, deed: Any, now: Instant, step: Step[Any], key: str | None = None) -> None:
        """Append the row and keep everything that follows from it: snapshots, who is asked, round and result."""
        before, over = self.state, not self.rules.to_act(step.state)
        final = seat is None or step.round is not None or over or settles(self.rules, before, step.state, seat)
        self.step(seat, step)
        self.append(seat, now, key, deed=text(deed), events=text(step.events), settles=final)
        self.game.free_seat = None if final else seat
        if final:
            self.game.settled, self.game.settled_version = text(step.state), self.version
        if step.round is not None:
            points = list(step.round.points)
            Round.objects.create(game=self.game, number=step.round.number, points=points, version=self.version)
            self.game.scored_version = self.version
        if over:
            self.write_result()
        self.save(now)

    def append(self, seat: Seat | None, now: Instant, key: str | None, **fields: Any) -> None:
        Move.objects.create(
            game=self.game,
            version=self.version,
            seat=seat,
            now=now,
            key=key,
            rules_version=self.rules.rules_version,
            **fields,
        )

    def save(self, now: Instant) -> None:
        self.game.snapshot, self.game.version, self.game.now = text(self.state), self.version, now
        self.game.rules_version = self.rules.rules_version
        self.game.save(update_fields=CHANGING)
        anew = [player for player, asked in zip(self.players, self.asked, strict=True) if asked == self.version]
        for player in anew:
            player.asked = self.version
        Player.objects.filter(pk__in=[player.pk for player in anew]).update(asked=self.version)

    def write_result(self) -> None:
        self.game.phase = Game.Phase.OVER
        for player, standing in zip(self.players, self.rules.standings(self.state), strict=True):
            player.place, player.points, player.won = standing.place, standing.points, standing.won
        Player.objects.bulk_update(self.players, ["place", "points", "won"])


def opened(game: Game) -> Opened:
    """The game as it is stored; time may have gone on since: see catch_up and store_lapses."""
    rules = rules_of(game.slug)
    state: State = decode_state(rules, game.snapshot, game.rules_version)
    if game.rules_version != rules.rules_version:  # no free undo across a change of the rules
        game.settled, game.settled_version, game.free_seat = text(state), game.version, None
    now = Instant(max(clock(), game.now))
    return taken_out(game, rules, state, now)


def taken_out(game: Game, rules: AnyRuleset, state: State, now: Instant) -> Opened:
    asked = tuple(player.asked for player in game.seated)
    return Opened(game, rules, state, now, game.version, asked)


def opened_now(game: Game) -> Opened:
    table = opened(game)
    table.catch_up()
    return table


def opened_to_write(game_id: int) -> Opened:
    """Inside writing(): the row is locked until the transaction ends."""
    game = next(iter(locked_game(game_id)), None)
    if game is None:
        raise Game.DoesNotExist
    table = opened(game)
    table.store_lapses()
    return table
