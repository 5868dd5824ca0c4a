"""What a player can decide. Cards are named by what they show: two that show the same are one choice."""

from typing import Annotated

from msgspec import Meta

from games.engine.structs import Move, Seat

type Card = Annotated[str, Meta(max_length=20)]
type Cards = Annotated[tuple[Card, ...], Meta(max_length=60)]


class TakePearl(Move):
    pearl: Card


class DrawPearl(Move):
    """From the deck."""


class Sweep(Move):
    """All displayed pearls go, four new ones come."""


class Place(Move):
    character: Card
    replace: Card = ""  # what leaves a full portal


class PlaceUnseen(Move):
    """The next character of the deck."""

    replace: Card = ""


class Activate(Move):
    """By its outcome: what is spent. Which pearl counts as what, the rules find out."""

    character: Card
    pearls: Cards = ()
    diamonds: Annotated[int, Meta(ge=0, le=54)] = 0


class Trade(Move):
    """A 2 of the hand for a diamond."""


class Peek(Move):
    """At the next character of the deck."""


class Swap(Move):
    """An own character for one of the display."""

    mine: Card
    theirs: Card


class Redraw(Move):
    """The whole hand."""


class Done(Move):
    """With the actions, or with the turn."""


class Banish(Move):
    """Medusa: a character leaves another player's portal."""

    player: Seat
    character: Card


class Rob(Move):
    """The Fairy looks at another player's hand."""

    player: Seat


class Steal(Move):
    """... and takes a pearl of it."""

    pearl: Card


class TakeBack(Move):
    """Puss in Boots: a pearl that was just paid."""

    pearl: Card


class Discard(Move):
    """Too many pearls in hand: one goes."""

    pearl: Card


AnyMove = (
    TakePearl
    | DrawPearl
    | Sweep
    | Place
    | PlaceUnseen
    | Activate
    | Trade
    | Peek
    | Swap
    | Redraw
    | Done
    | Banish
    | Rob
    | Steal
    | TakeBack
    | Discard
)
