"""What a player can decide."""

from typing import Annotated, Literal

from msgspec import Meta

from games.engine.pointing import SIDE
from games.engine.structs import Move, Seat
from games.rulesets.guardians.components import ARROWS

Spot = Annotated[int, Meta(ge=0, le=SIDE)]


class Point(Move):
    """Place an arrow from the reserve."""

    card: str
    x: Spot
    y: Spot


class Shift(Move):
    """R29: with an empty reserve, move an arrow that lies there."""

    arrow: Annotated[int, Meta(ge=0, lt=ARROWS)]
    card: str
    x: Spot
    y: Spot


class Sail(Move):
    island: str
    seeks: Seat


class TakeBack(Move):
    """R30: a ship, until its owner is done."""

    island: str
    seeks: Seat


class Done(Move):
    """R31"""


class PutAway(Move):
    """R41: the result sheet."""


class Choose(Move):
    """R24: the player an immediate power acts on."""

    player: Seat


class Use(Move):
    """A kept power that needs no more words: boots, club, apple."""

    legend: str


class UseOn(Move):
    """A kept power on another player: kunee, trident, hourglass."""

    legend: str
    player: Seat


class Turn(Move):
    """The stone: one ship becomes a hint, or one hint a ship."""

    into: Literal["hint", "ship"]


class Light(Move):
    """The wand: a fire from the reserve."""

    island: str


class Carry(Move):
    """R18: the wand with no fire in reserve moves one that lies there."""

    lit: str
    island: str


class Pass(Move):
    """R27"""


AnyMove = Point | Shift | Sail | TakeBack | Done | PutAway | Choose | Use | UseOn | Turn | Light | Carry | Pass
