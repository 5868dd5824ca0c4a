"""Queries that every request asks: their SQL is put together once. Building it anew costs more than running it."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from django.db.models import Model, QuerySet


class Prepared[M: Model]:
    """Called with the values of its conditions, in their order."""

    def __init__(self, queryset: Callable[[], QuerySet[M]]) -> None:
        self._queryset = queryset

    @cached_property
    def _model(self) -> Any:
        return self._queryset().model

    @cached_property
    def _sql(self) -> str:
        return str(self._queryset().query.sql_with_params()[0])

    def __call__(self, *values: object) -> list[M]:
        return list(self._model.objects.raw(self._sql, values))
