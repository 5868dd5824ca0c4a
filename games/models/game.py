"""A game, its players, its log, and the devices it is played on.

States and events are kept as text that only games/play reads: they hold secrets.
"""

from typing import Any

from django.db import models
from django.utils.functional import cached_property

from games.models.prepared import Prepared

SIGNS = ("red", "blue", "gold", "green", "violet")  # each a colour, a symbol and a pattern: static/css/tokens.css


class Device(models.Model):
    """A browser, known by the hash of a random key in its cookie. It lies on the table or is in somebody's hands."""

    key_hash = models.CharField(max_length=64, unique=True)
    holder = models.ForeignKey("Player", models.SET_NULL, null=True, related_name="+")
    lifted = models.BooleanField(default=False)  # the holder has lifted the curtain
    hand_hash = models.CharField(max_length=64, default="")  # of the cookie that changes with every hand-over
    made_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"device {self.pk}"

    @property
    def curtain(self) -> str:
        """Tells this curtain from every other; it opens nothing by itself."""
        return self.hand_hash[:16]


class Game(models.Model):
    class Phase(models.TextChoices):
        LOBBY = "lobby"
        PLAYING = "playing"
        OVER = "over"

    address = models.CharField(max_length=16, unique=True)  # in the URL; says nothing about the game
    reopening = models.CharField(max_length=16, unique=True)  # the code that brings it to another device
    host = models.ForeignKey(Device, models.PROTECT, related_name="games")
    key = models.CharField(max_length=64)  # of the form that opened it: sent twice, it is one game
    slug = models.CharField(max_length=32)
    options = models.TextField()
    phase = models.CharField(max_length=8, choices=Phase, default=Phase.LOBBY)
    stopped = models.BooleanField(default=False)
    rules_version = models.PositiveIntegerField(default=0)  # of both snapshots
    version = models.PositiveIntegerField(default=0)  # one more for every row of the log
    now = models.BigIntegerField(default=0)  # of the last row, in milliseconds: time never runs backwards
    start = models.TextField(default="")
    snapshot = models.TextField(default="")
    settled = models.TextField(default="")  # the snapshot no free undo goes behind, and its version
    settled_version = models.PositiveIntegerField(default=0)
    free_seat = models.PositiveSmallIntegerField(null=True)  # whose last row is free to be taken back
    scored_version = models.PositiveIntegerField(default=0)  # of the row that ended the last scored round
    made_at = models.DateTimeField(auto_now_add=True)
    changed_at = models.DateTimeField(auto_now=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["host", "key"], name="a_form_opens_one_game")]

    def __str__(self) -> str:
        return f"{self.slug} {self.address}"

    @cached_property
    def seated(self) -> list["Player"]:
        """The players in the order of their seats, read once."""
        return _players_of(self.pk)

    def refresh_from_db(self, *given: Any, **more: Any) -> None:
        self.__dict__.pop("seated", None)
        super().refresh_from_db(*given, **more)


class Player(models.Model):
    """A seat of a game."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="players")
    seat = models.PositiveSmallIntegerField()
    name = models.CharField(max_length=40)
    sign = models.CharField(max_length=8)
    device = models.ForeignKey(Device, models.SET_NULL, null=True, related_name="players")
    asked = models.PositiveIntegerField(default=0)  # the game's version when this seat was last asked
    draft = models.TextField(default="")  # chosen in this turn and not confirmed: a secret of this seat
    place = models.PositiveSmallIntegerField(null=True)  # the result, when the game is over
    points = models.IntegerField(null=True)
    won = models.BooleanField(default=False)

    class Meta:
        ordering = ["seat"]
        constraints = [models.UniqueConstraint(fields=["game", "seat"], name="a_seat_is_taken_once")]

    def __str__(self) -> str:
        return self.name


_players_of = Prepared(lambda: Player.objects.filter(game=0).order_by("seat"))
game_at = Prepared(lambda: Game.objects.filter(address=""))
locked_game = Prepared(lambda: Game.objects.select_for_update().filter(pk=0))
device_known_as = Prepared(lambda: Device.objects.filter(key_hash=""))


class Round(models.Model):
    game = models.ForeignKey(Game, models.CASCADE, related_name="rounds")
    number = models.PositiveSmallIntegerField()
    points = models.JSONField()  # by seat: won or lost in this round
    version = models.PositiveIntegerField()  # of the row that ended it

    class Meta:
        ordering = ["number"]
        constraints = [models.UniqueConstraint(fields=["game", "number"], name="a_round_is_scored_once")]

    def __str__(self) -> str:
        return f"round {self.number}"


class Move(models.Model):
    """One row of the log, never changed: a seat's move, a signal of the table (no seat), or an undo (back_to)."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="moves")
    version = models.PositiveIntegerField()
    key = models.CharField(max_length=64, null=True)  # noqa: DJ001  a signal has none, and none is not a duplicate
    seat = models.PositiveSmallIntegerField(null=True)
    deed = models.TextField(default="")
    back_to = models.PositiveIntegerField(null=True)
    now = models.BigIntegerField()
    events = models.TextField(default="[]")
    settles = models.BooleanField()
    rules_version = models.PositiveIntegerField()

    class Meta:
        ordering = ["version"]
        constraints = [
            models.UniqueConstraint(fields=["game", "version"], name="the_log_has_no_gap_filled_twice"),
            models.UniqueConstraint(fields=["game", "key"], name="a_key_moves_once"),
        ]

    def __str__(self) -> str:
        return f"move {self.version}"
