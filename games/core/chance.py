"""Where chance comes from (rules/README.md, "Chance"): a seed's byte stream, or listed results."""

import hmac
import struct
from collections.abc import Iterator, Sequence
from typing import Protocol

from games.core.errors import ChanceError

BLOCK = 32
WORD = 4
WORDS = struct.Struct(">8I")
RANGE = 1 << 32


class Chance(Protocol):
    """What an engine may ask of chance."""

    def shuffle(self, n: int) -> list[int]:
        """A permutation of 0…n−1: element i is the old index of what now stands at i."""

    def pick(self, n: int) -> int:
        """An index 0…n−1."""

    def roll(self, k: int) -> list[int]:
        """k die faces 1…6."""


class SeededChance:
    """The stream of a 32-byte seed."""

    __slots__ = ("_position", "_words", "seed")

    def __init__(self, seed: str | bytes, position: int = 0) -> None:
        """`seed` is 32 bytes, or their 64 hex digits; ValueError for anything else."""
        self.seed = bytes.fromhex(seed) if isinstance(seed, str) else seed
        if len(self.seed) != BLOCK:
            raise ValueError(f"a seed is {BLOCK} bytes, this one has {len(self.seed)}")
        self.position = position

    @property
    def position(self) -> int:
        """The bytes taken so far."""
        return self._position

    @position.setter
    def position(self, position: int) -> None:
        self._position = position
        self._words = self._rest_of_block() if position % BLOCK else iter(())

    def _rest_of_block(self) -> Iterator[int]:
        """The words that follow in the block which the next byte is of."""
        index, offset = divmod(self._position, BLOCK)
        words = WORDS.unpack(hmac.digest(self.seed, index.to_bytes(8, "big"), "sha256"))
        return iter(words[offset // WORD :])

    def below(self, n: int) -> int:
        """An unbiased index 0…n−1, 1 ≤ n ≤ 2³²."""
        limit = RANGE - RANGE % n
        while True:
            for word in self._words:
                self._position += WORD
                if word < limit:
                    return word % n
            self._words = self._rest_of_block()

    def shuffle(self, n: int) -> list[int]:
        order = list(range(n))
        below = self.below
        for i in range(n - 1, 0, -1):
            j = below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def pick(self, n: int) -> int:
        return self.below(n)

    def roll(self, k: int) -> list[int]:
        return [1 + self.below(6) for _ in range(k)]


class ListedChance:
    """Results written down beforehand, given out in order; `position` counts the values taken so far."""

    __slots__ = ("position", "values")

    def __init__(self, values: Sequence[object], position: int = 0) -> None:
        self.values = values
        self.position = position

    def _next(self, wanted: str) -> object:
        if self.position >= len(self.values):
            raise ChanceError(f"chance is used up: {wanted} is asked for, and {len(self.values)} values are listed")
        value = self.values[self.position]
        self.position += 1
        return value

    def _misfit(self, wanted: str, value: object) -> ChanceError:
        return ChanceError(f"chance value {self.position - 1} does not fit: {wanted} is asked for, listed is {value!r}")

    def shuffle(self, n: int) -> list[int]:
        wanted = f"shuffle({n})"
        value = self._next(wanted)
        if not isinstance(value, list) or not all(type(i) is int for i in value) or sorted(value) != list(range(n)):
            raise self._misfit(wanted, value)
        return list(value)

    def pick(self, n: int) -> int:
        wanted = f"pick({n})"
        value = self._next(wanted)
        if type(value) is not int or not 0 <= value < n:
            raise self._misfit(wanted, value)
        return value

    def roll(self, k: int) -> list[int]:
        wanted = f"roll({k})"
        value = self._next(wanted)
        if not isinstance(value, list) or len(value) != k or not all(type(d) is int and 1 <= d <= 6 for d in value):
            raise self._misfit(wanted, value)
        return list(value)
