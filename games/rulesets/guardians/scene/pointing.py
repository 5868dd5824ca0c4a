"""The pointing screen: every element as a choice, and the spot chosen so far."""

from collections.abc import Iterator, Mapping

import msgspec

from games.engine.codec import decode, encode
from games.engine.pointing import SIDE
from games.engine.say import Say
from games.engine.structs import Seat
from games.engine.value import Value
from games.rulesets.guardians.choices import hints
from games.rulesets.guardians.moves import Point, Shift
from games.rulesets.guardians.refusals import refusal
from games.rulesets.guardians.scene.cards import Card, Hint, hint_at, hints_of
from games.rulesets.guardians.state import Arrow
from games.rulesets.guardians.view import TableView
from games.rulesets.guardians.words_of_moves import spot_said

TAPPED = 360  # how wide a postcard is shown where a tap is sent without a script


class Chip(Value):
    move: str
    says: Say
    x: int
    y: int
    chosen: bool


class Chips(Value):
    at: int
    card: str
    name: Say
    shown: bool
    picture: Card
    tip: Hint | None  # the spot chosen so far, if it is on this card
    chips: tuple[Chip, ...]


class Movable(Value):
    """R29: an arrow that can be taken up again."""

    arrow: int
    hint: Hint
    chosen: bool


class Pointing(Value):
    cards: tuple[Chips, ...]
    chosen: Hint | None
    move: str
    free: bool  # chosen beside what the chips offer
    movable: tuple[Movable, ...]
    count: Say


def pointing(view: TableView, draft: Mapping[str, str], cards: tuple[Card, ...]) -> Pointing | None:
    assert view.seat is not None  # noqa: S101  (asked seats only)
    front = view.fronts[view.seat]
    offered = () if view.lap == "ships" else hints(view, front)
    if not offered:
        return None
    arrow = arrow_chosen(offered, draft)
    chosen = chosen_spot(view, draft, arrow)
    card = chosen.card if chosen else card_chosen(view, draft)
    tip = hint_at(view, view.seat, Arrow(chosen.card, chosen.x, chosen.y, view.round)) if chosen else None
    return Pointing(
        cards=tuple(
            Chips(
                at=one.at,
                card=one.card,
                name=one.name,
                shown=one.card == card,
                picture=one,
                tip=tip if tip and tip.card == one.card else None,
                chips=tuple(chips(offered, one.card, arrow, chosen)),
            )
            for one in cards
        ),
        chosen=tip,
        move=encode(chosen).decode() if chosen else "",
        free=chosen is not None and chosen not in offered,
        movable=movable(view, view.seat, offered, arrow),
        count=Say("scene.hint-count", {"n": front.hints_used + 1, "of": front.hints}),
    )


def arrow_chosen(offered: tuple[Point | Shift, ...], draft: Mapping[str, str]) -> int | None:
    """None: one from the reserve."""
    arrows = [move.arrow for move in offered if isinstance(move, Shift)]
    wanted = [arrow for arrow in arrows if str(arrow) == draft.get("draft-arrow")]
    return next(iter([*wanted, *arrows]), None)


def card_chosen(view: TableView, draft: Mapping[str, str]) -> str:
    """The newest lies on top until another is taken up."""
    wanted = draft.get("draft-card", "")
    return wanted if wanted in view.lying else view.lying[-1]


def chosen_spot(view: TableView, draft: Mapping[str, str], arrow: int | None) -> Point | Shift | None:
    """A draft is only a draft: what is not legal now is as if it had not been chosen."""
    try:
        move = decode(draft["move"], Point | Shift) if "move" in draft else tapped(view, draft)
    except (msgspec.ValidationError, msgspec.DecodeError, ValueError):
        return None
    if move is None:
        return None
    spot = Point(move.card, move.x, move.y) if arrow is None else Shift(arrow, move.card, move.x, move.y)
    return spot if refusal(view, spot) is None else None


def tapped(view: TableView, draft: Mapping[str, str]) -> Point | None:
    for card in view.lying:
        if f"tap-{card}.x" in draft:
            x, y = (int(draft[f"tap-{card}.{axis}"]) * SIDE for axis in "xy")
            return Point(card, min(x // TAPPED, SIDE), min(y * 3 // (TAPPED * 2), SIDE))
    return None


def chips(
    offered: tuple[Point | Shift, ...], card: str, arrow: int | None, chosen: Point | Shift | None
) -> Iterator[Chip]:
    for move in offered:
        if move.card == card and (arrow is None or (isinstance(move, Shift) and move.arrow == arrow)):
            yield Chip(encode(move).decode(), spot_said(card, move.x, move.y), move.x, move.y, move == chosen)


def movable(view: TableView, seat: Seat, offered: tuple[Point | Shift, ...], arrow: int | None) -> tuple[Movable, ...]:
    if arrow is None:
        return ()
    lying = hints_of(view, seat)
    free = sorted({move.arrow for move in offered if isinstance(move, Shift)})
    return tuple(Movable(one, lying[one], one == arrow) for one in free)
