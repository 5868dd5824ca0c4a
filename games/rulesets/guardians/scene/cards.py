"""The postcards with their arrows, and the lens: the spot an arrow means, cut out of its postcard."""

from functools import cache, lru_cache

from games.engine.pointing import SIDE, distance, inside
from games.engine.say import Say
from games.engine.structs import Seat, Who
from games.engine.value import Value
from games.rulesets.guardians.pictures import HEIGHT, PICTURES, pointed_at
from games.rulesets.guardians.state import Arrow
from games.rulesets.guardians.view import TableView
from games.rulesets.guardians.words_of_moves import element_said, spot_said

WIDE, HIGH = 960, 640  # a postcard's own units
SEEN = 176  # what a lens shows of it


class Hint(Value):
    """An arrow as it is drawn: its tip, how it is turned, what it means, and its lens."""

    who: Who
    card: str
    card_name: Say
    at: int  # which of the lying cards
    x: int
    y: int
    turn: int
    says: Say
    lens: str  # the viewBox
    outline: str  # of the element it means, as points
    fresh: bool = False  # placed in this round


class Card(Value):
    at: int
    card: str
    name: Say
    shows: Say  # everything to be seen, for those who have it read aloud
    hints: tuple[Hint, ...]


def cards_seen(view: TableView) -> tuple[Card, ...]:
    """The newest first."""
    hints = hints_seen(view)
    return tuple(
        Card(
            at=at,
            card=card,
            name=Say("scene.card", {"card": card}),
            shows=shown_on(card),
            hints=tuple(hint for hint in hints if hint.card == card),
        )
        for at, card in reversed(list(enumerate(view.lying)))
    )


@cache
def shown_on(card: str) -> Say:
    return Say("scene.shows", {"elements": tuple(map(element_said, PICTURES.postcards[card].elements))})


def hints_seen(view: TableView) -> tuple[Hint, ...]:
    return tuple(hint for i in range(len(view.fronts)) for hint in hints_of(view, Seat(i)))


def hints_of(view: TableView, seat: Seat) -> tuple[Hint, ...]:
    return tuple(hint_at(view, seat, arrow) for arrow in view.fronts[seat].arrows)


def hint_at(view: TableView, seat: Seat, arrow: Arrow) -> Hint:
    return hint_drawn(seat, arrow, view.lying.index(arrow.card), fresh=arrow.round == view.round)


@lru_cache(maxsize=4096)
def hint_drawn(seat: Seat, arrow: Arrow, at: int, *, fresh: bool) -> Hint:
    """Arrows lie where they are for rounds, and every page draws them all."""
    x, y = arrow.x * WIDE // SIDE, arrow.y * HIGH // SIDE
    half = SEEN // 2
    return Hint(
        who=Who(seat),
        card=arrow.card,
        card_name=Say("scene.card", {"card": arrow.card}),
        at=at,
        x=x,
        y=y,
        turn=turned(arrow.x, arrow.y, seat),
        says=spot_said(arrow.card, arrow.x, arrow.y),
        lens=f"{x - half} {y - half} {SEEN} {SEEN}",
        outline=outline(arrow),
        fresh=fresh,
    )


def turned(x: int, y: int, seat: Seat) -> int:
    """R43: the app draws the angle. The shaft stays on the card, and neighbours fan out by seat."""
    fan = 30 + 9 * seat
    if y < SIDE * 3 // 10:  # no room above: the shaft comes from below
        fan = 180 - fan
    return fan if x < SIDE // 2 else -fan


def outline(arrow: Arrow) -> str:
    element = pointed_at(arrow.card, arrow.x, arrow.y)
    if element is None:
        return ""
    spot = (arrow.x, arrow.y)
    around = min(element.polygons, key=lambda points: (not inside(spot, points), distance(spot, points, HEIGHT)))
    return " ".join(f"{x * WIDE // SIDE},{y * HIGH // SIDE}" for x, y in around)
