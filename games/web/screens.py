"""What a page of a game shows, as plain values. Made from looks and names: no state and no model gets further."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from typing import Any

from django.urls import reverse
from django.utils.translation import get_language

from games.engine.errors import Refused
from games.engine.say import listed as listed_in
from games.engine.structs import Seat, Section
from games.models import Device, Game
from games.play import looking
from games.play.handing import seat_behind_curtain
from games.play.laying import laid_by_hand
from games.play.looking import Look, Question, look, scene_of, waiting_for
from games.play.shelf import shown
from games.web.charts import Chart, chart
from games.web.people import Person, people_of
from games.web.scenes import Palette
from games.web.skins import own_file
from games.web.telling import Teller, teller_of


@dataclass(frozen=True)
class Part:
    title: str
    lines: list[str]


@dataclass(frozen=True)
class Group:
    title: str
    buttons: list[tuple[str, str]]  # the move as text, and its label


@dataclass(frozen=True)
class Ask:
    """A question as a form."""

    person: Person
    text: str
    asked: int
    key: str
    may_undo: bool
    list_groups: Callable[[], list[Group]]

    @cached_property
    def groups(self) -> list[Group]:
        """Every choice as a button: made for the skins that show them."""
        return self.list_groups()

    @property
    def choices(self) -> int:
        return sum(len(group.buttons) for group in self.groups)


@dataclass(frozen=True)
class Notice:
    """Why something was refused."""

    text: str
    rule: str


@dataclass(frozen=True, kw_only=True)
class Screen:
    kind: str  # the skin's template
    slug: str
    address: str
    game_name: str
    people: list[Person]

    @property
    def to(self) -> dict[str, str]:
        return deeds_of(self.address)

    @property
    def skins(self) -> tuple[str, str]:
        """The game's own template, or the plain one."""
        return f"{self.slug}/{self.kind}.html", f"default/{self.kind}.html"

    @property
    def style(self) -> str:
        return own_file(self.slug, "table.css")

    @property
    def script(self) -> str:
        return own_file(self.slug, "table.js")


@lru_cache(maxsize=1024)
def deeds_of(address: str) -> dict[str, str]:
    """Where the forms of a game go."""
    return {name: reverse(name, args=[address]) for name in ("move", "draft", "undo")}


@dataclass(frozen=True, kw_only=True)
class LobbyScreen(Screen):
    options: list[tuple[str, str]]
    code: str
    lay: str  # what the link to laying by hand says; empty if this game has nothing to lay


@dataclass(frozen=True, kw_only=True)
class CurtainScreen(Screen):
    person: Person
    curtain: str


@dataclass(frozen=True, kw_only=True)
class TableScreen(Screen):
    """The public table, a player's private page, or the end."""

    person: Person | None
    waiting: list[Person]
    hand_to: list[Person]
    ask: Ask | None
    seconds_left: int | None
    rounds: list[tuple[int, list[int]]]
    stopped: bool
    scene: Any
    shows: str  # the name of a screen that takes changes: the skin has a template for them
    describe: Callable[[], tuple[list[Part], list[Part]]]  # what not every skin shows is made when it is asked for
    tell_news: Callable[[], list[str]]

    @cached_property
    def happened(self) -> list[str]:
        return self.tell_news()

    @cached_property
    def in_words(self) -> tuple[list[Part], list[Part]]:
        return self.describe()

    @property
    def own_parts(self) -> list[Part]:
        return self.in_words[0]

    @property
    def parts(self) -> list[Part]:
        return self.in_words[1]

    @property
    def waiting_names(self) -> str:
        return listed([person.name for person in self.waiting])

    @property
    def chart(self) -> Chart | None:
        return chart(self.people, self.rounds)

    @property
    def winners(self) -> list[str]:
        return [person.name for person in self.people if person.won]

    @property
    def winner_names(self) -> str:
        return listed(self.winners)


def listed(names: list[str]) -> str:
    return listed_in(names, get_language() or "en")


def spelled(code: str) -> str:
    """Read aloud and typed in two halves."""
    return f"{code[:4]}-{code[4:]}".upper()


def public_screen(game: Game, device: Device) -> Screen:
    """What lies open on this device now."""
    if game.phase == Game.Phase.LOBBY:
        return lobby_screen(game)
    behind = seat_behind_curtain(device, game)
    if behind is None or game.phase == Game.Phase.OVER:
        return table_screen(game, None)
    return curtain_screen(game, behind, device.curtain)


def of_game(game: Game, tell: Teller) -> dict[str, str]:
    """What every screen of a game has."""
    return {"slug": game.slug, "address": game.address, "game_name": name_of(tell)}


def lobby_screen(game: Game) -> LobbyScreen:
    tell = teller_of(game)
    return LobbyScreen(
        **of_game(game, tell),
        kind="lobby",
        people=people_of(game),
        options=options_told(game, tell),
        code=spelled(game.reopening),
        lay=lay_told(game, tell),
    )


def lay_told(game: Game, tell: Teller) -> str:
    found = laid_by_hand(game.slug)
    return tell(found[1].title) if found else ""


def curtain_screen(game: Game, behind: Seat, curtain: str) -> CurtainScreen:
    people = people_of(game)
    return CurtainScreen(
        **of_game(game, teller_of(game)), kind="curtain", people=people, person=people[behind], curtain=curtain
    )


def options_told(game: Game, tell: Teller) -> list[tuple[str, str]]:
    told = []
    for option, value in shown(game.slug, game.options):
        says = dict(option.values)
        told.append((tell(option.title), tell(says[value]) if value in says else tell.names[int(value)]))
    return told


def table_screen(game: Game, seat: Seat | None) -> TableScreen:
    seen = look(game, seat)
    people, tell = people_of(game, seen.standings), teller_of(game)
    over = not seen.waiting
    return TableScreen(
        **of_game(game, tell),
        kind="end" if over else "table" if seat is None else "private",
        people=people,
        person=None if seat is None else people[seat],
        waiting=[people[one] for one in seen.waiting],
        hand_to=[people[one] for one in seen.curtains],
        ask=ask(seen.question, people, tell) if seen.question else None,
        seconds_left=None if seen.deadline is None else max(0, -(-(seen.deadline - seen.now) // 1000)),
        rounds=[(row.number, row.points) for row in game.rounds.all()] if over else [],
        stopped=game.stopped,
        scene=Palette(people, tell).painted(seen.scene),
        shows=getattr(seen.scene, "shows", ""),
        describe=partial(parts_of, seen, tell),
        tell_news=lambda: [tell(say) for say in seen.happened],
    )


@dataclass(frozen=True)
class Shown:
    """What a browser shows of a game, as far as changes are found by it."""

    shows: str
    scene: Any


def shown_to(game: Game, seat: Seat) -> Shown:
    scene = scene_of(game, seat)
    return Shown(getattr(scene, "shows", ""), Palette(people_of(game), teller_of(game)).painted(scene))


def name_of(tell: Teller) -> str:
    return str(tell.words[tell.language]["name"])


def parts_of(seen: Look, tell: Teller) -> tuple[list[Part], list[Part]]:
    """The own ones, and those that lie open."""
    own, public = seen.described.own, seen.described.sections
    return [part(section, tell) for section in own], [part(section, tell) for section in public]


def part(section: Section, tell: Teller) -> Part:
    return Part(tell(section.title), [tell(line) for line in section.lines])


def ask(question: Question, people: Sequence[Person], tell: Teller) -> Ask:
    return Ask(
        person=people[question.seat],
        text=tell(question.say),
        list_groups=lambda: [group(one, tell) for one in question.groups],
        asked=question.asked,
        key=secrets.token_urlsafe(12),
        may_undo=question.may_undo,
    )


def group(choices: looking.Group, tell: Teller) -> Group:
    return Group(tell(choices.title), [(choice.move, tell(choice.say)) for choice in choices.choices])


def notice(game: Game, refused: Refused) -> Notice:
    return Notice(teller_of(game)(refused.say), refused.say.rule)


def waiting_names(game: Game) -> list[str]:
    names = [player.name for player in game.seated]
    return [names[seat] for seat in waiting_for(game)]
