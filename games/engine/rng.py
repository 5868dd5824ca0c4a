"""Chance as a value: a seed and how often it was asked. The same state gives the same future."""

from collections.abc import Iterable, Sequence
from hashlib import sha256

from games.engine.value import Value


class Rng(Value):
    seed: str
    count: int = 0

    def below(self, n: int) -> tuple[int, "Rng"]:
        digest = sha256(f"{self.seed}:{self.count}".encode()).digest()
        return int.from_bytes(digest[:16]) % n, Rng(self.seed, self.count + 1)

    def shuffled[T](self, items: Iterable[T]) -> tuple[tuple[T, ...], "Rng"]:
        cards, rng = list(items), self
        for i in range(len(cards) - 1, 0, -1):
            j, rng = rng.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return tuple(cards), rng

    def pick[T](self, items: Sequence[T]) -> tuple[T, "Rng"]:
        i, rng = self.below(len(items))
        return items[i], rng
