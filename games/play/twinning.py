"""Twin worlds of a stored game: the same rows, but for what one seat may not know.

Random games are written down as if they had been played here; a world is what their rows say at one moment.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from games.engine.codec import decode, decode_state
from games.engine.errors import Refused
from games.engine.lab.playouts import Turn, drawn_options, playout
from games.engine.lab.twins import differing_kinds, identity, twin
from games.engine.play import seen
from games.engine.replay import step_of
from games.engine.rng import Rng
from games.engine.ruleset import AnyRuleset
from games.engine.structs import Event, Instant, Seat, State
from games.models import Device, Game, Move, Player
from games.play.drafting import draft_of
from games.play.looking import last_turn
from games.play.opened import Opened, events_of, opened, taken_out, text
from games.play.opening import Named, drawn, seat_all
from games.play.shelf import rules_of
from games.play.writing import writing

BEGAN = Instant(1_000_000)  # random games of the laboratory begin there


@dataclass(frozen=True)
class World:
    """Everything stored about a game that could tell a secret."""

    texts: Mapping[str, str]  # start, snapshot and settled snapshot
    logs: Mapping[int, tuple[str, str]]  # deed and events by version
    drafts: Mapping[int, str]  # by seat


def growing(
    device: Device, slug: str, people: Sequence[Named], seed: str, options: Mapping[str, Any]
) -> Iterator[tuple[Game, Turn]]:
    """A random game, written down step by step; each step is handed out before it is made."""
    rules = rules_of(slug)
    chosen = drawn_options(rules, seed, dict(options))
    table = opened_box(device, rules, people, rules.setup(len(people), chosen, seed), text(chosen))
    for turn in playout(rules, len(people), chosen, seed):
        yield table.game, turn
        with writing():
            table.record(turn.entry.seat, turn.entry.deed, turn.entry.now, turn.step)


def opened_box(device: Device, rules: AnyRuleset, people: Sequence[Named], state: State, options: str) -> Opened:
    game = Game(host=device, key=drawn(10), slug=rules.slug, options=options, address=drawn(10), reopening=drawn(8))
    game.phase, game.now, game.rules_version = Game.Phase.PLAYING, BEGAN, rules.rules_version
    game.start = game.snapshot = game.settled = text(state)
    with writing():
        game.save()
        seat_all(game, people)
    return taken_out(game, rules, state, BEGAN)


def world_of(game: Game) -> World:
    texts = {name: getattr(game, name) for name in ("start", "snapshot", "settled")}
    logs = {row.version: (row.deed, row.events) for row in game.moves.all()}
    return World(texts, logs, {player.seat: player.draft for player in game.seated})


def put(game: Game, world: World) -> None:
    """The rows of the game say what holds in this world."""
    Game.objects.filter(pk=game.pk).update(**world.texts)
    rows = [row for row in game.moves.all() if (row.deed, row.events) != world.logs[row.version]]
    for row in rows:
        row.deed, row.events = world.logs[row.version]
    Move.objects.bulk_update(rows, ["deed", "events"])
    for seat, draft in world.drafts.items():
        Player.objects.filter(game=game, seat=seat).exclude(draft=draft).update(draft=draft)


@dataclass(frozen=True)
class Offered:
    """What a seat's form could send at this moment."""

    asked: int
    chosen: str  # legal, if the seat is asked
    refused: str


def offered(game: Game, seat: Seat, deed: Any) -> Offered:
    """Moves as text; a deed of somebody else stands in where the seat has none."""
    table = opened(game)
    view = table.rules.view(table.state, seat)
    listed = table.rules.legal_moves(view) or (deed,)
    tried = (decode(row.deed, table.rules.move_type) for row in game.moves.exclude(seat=None).order_by("-version")[:20])
    refused = (one for one in tried if not table.rules.legal_moves(view) or table.rules.refusal(view, one))
    return Offered(table.asked[seat], text(listed[0]), text(next(refused, deed)))


def is_real(game: Game, other: World) -> bool:
    """Whether the worlds differ in more than the order of their decks."""
    table = opened(game)
    there = decode_state(table.rules, other.texts["snapshot"], game.rules_version)
    return bool(differing_kinds(table.rules, table.state, there))


def twin_world(game: Game, seat: Seat | None, rng: Rng, after: State | None = None) -> World:
    """The game as it might be, for all this seat can know; `after`: and still might be then."""
    table, here = opened(game), world_of(game)
    other = twin(table.rules, table.state, seat, rng, after)
    texts = {name: text(as_exchanged(table, stored, other)) for name, stored in states_of(table).items()}
    return World(texts | {"snapshot": text(other)}, hidden_logs(table, seat, here), hidden_drafts(table, seat, here))


def states_of(table: Opened) -> dict[str, State]:
    earlier = {name: getattr(table.game, name) for name in ("start", "settled")}
    return {name: decode_state(table.rules, stored, table.game.rules_version) for name, stored in earlier.items()}


def as_exchanged(table: Opened, earlier: State, other: State) -> State:
    """An earlier state with the same values exchanged: what was hidden then is where it is now, or the same card."""
    rules = table.rules
    there = {secret.place: secret.value for secret in rules.secrets(other)}
    now = {secret.place: secret for secret in rules.secrets(table.state)}
    cards = {identity(secret): there[place] for place, secret in now.items() if place in there}
    planted: dict[str, Any] = {}
    for secret in rules.secrets(earlier):
        stayed = secret.place in there and now[secret.place].value == secret.value
        planted[secret.place] = there[secret.place] if stayed else cards.get(identity(secret), secret.value)
    exchanged: State = rules.plant(earlier, planted)
    return exchanged


def hidden_logs(table: Opened, seat: Seat | None, here: World) -> dict[int, tuple[str, str]]:
    """Events the seat may not read (not its own, or faded by now) tell something else; so do deeds of others that no
    undo will ever play again."""
    rows = list(table.game.moves.all())
    fresh = {row.version for row in last_turn(table)}
    logs = dict(here.logs)
    for row in rows:
        events = events_of(table.rules, row)
        read = [event for event in seen(events, seat) if row.version in fresh or not event.fades]
        told = [event if event in read else another(event, rows, table.rules) for event in events]
        played_again = row.seat == seat or row.version > table.game.settled_version
        logs[row.version] = (row.deed if played_again else rows[0].deed, text(tuple(told)))
    return logs


def another(event: Event, rows: Sequence[Move], rules: AnyRuleset) -> Event:
    """The first fact of the game stands for any other."""
    first = next(told for row in rows for told in events_of(rules, row))
    return replace(event, fact=first.fact)


def hidden_drafts(table: Opened, seat: Seat | None, here: World) -> dict[int, str]:
    """What others have chosen and not confirmed."""
    other = draft_of(table.game, {"move": "something else"})
    return {one: draft if one == seat else other for one, draft in here.drafts.items()}


def told_the_same(game: Game, turn: Turn, other: World, seat: Seat | None) -> bool:
    """Whether the step leads to the same view in the other world: else the rules themselves tell them apart."""
    rules = rules_of(game.slug)
    before = decode_state(rules, other.texts["snapshot"], rules.rules_version)
    try:
        step = step_of(rules, before, turn.entry)
    except Refused:
        return False
    return bool(rules.view(step.state, seat) == rules.view(turn.step.state, seat))
