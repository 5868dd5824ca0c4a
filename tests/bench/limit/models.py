from typing import ClassVar

from django.db import models


class Match(models.Model):
    objects: ClassVar[models.Manager["Match"]] = models.Manager()
    seq = models.IntegerField(default=0)
    state = models.BinaryField()

    def __str__(self) -> str:
        return f"match {self.pk}"


class Move(models.Model):
    objects: ClassVar[models.Manager["Move"]] = models.Manager()
    match = models.ForeignKey(Match, models.CASCADE, db_constraint=False)
    seq = models.IntegerField()
    payload = models.TextField()

    def __str__(self) -> str:
        return f"move {self.seq}"
