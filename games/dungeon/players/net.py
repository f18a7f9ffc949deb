"""A small network: a straight line and one layer of hidden units, both into one probability."""

import math
from collections.abc import Sequence
from operator import mul
from typing import Any


class Net:
    """`value(features)` is between 0 and 1: σ(w·f + Σ v·tanh(W·f)).

    Rows of W may be shorter than the features: the rest of them counts in the straight line only.
    """

    __slots__ = ("hidden", "line", "out")

    def __init__(self, line: list[float], hidden: list[list[float]], out: list[float]) -> None:
        self.line = line
        self.hidden = hidden
        self.out = out

    def value(self, features: Sequence[float]) -> float:
        total = sum(map(mul, self.line, features))
        tanh = math.tanh
        for weight, row in zip(self.out, self.hidden, strict=True):
            total += weight * tanh(sum(map(mul, row, features)))
        return sigmoid(total)

    def learn(self, features: Sequence[float], target: float, rate: float) -> float:
        """One step towards `target` for these features; the value before it."""
        tanhs = [math.tanh(sum(map(mul, row, features))) for row in self.hidden]
        value = sigmoid(sum(map(mul, self.line, features)) + sum(map(mul, self.out, tanhs)))
        step = rate * (target - value)
        self.line = [weight + step * feature for weight, feature in zip(self.line, features, strict=True)]
        for unit, bend in enumerate(tanhs):
            inner = step * self.out[unit] * (1 - bend * bend)
            row = self.hidden[unit]
            self.hidden[unit] = [weight + inner * feature for weight, feature in zip(row, features, strict=False)]
            self.out[unit] += step * bend
        return value

    def as_json(self) -> dict[str, Any]:
        """Rounded, which changes no decision that matters."""
        return {
            "line": [round(weight, 3) for weight in self.line],
            "hidden": [[round(weight, 3) for weight in row] for row in self.hidden],
            "out": [round(weight, 3) for weight in self.out],
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Net":
        return cls(data["line"], data["hidden"], data["out"])


def sigmoid(total: float) -> float:
    """From 0 to 1; totals beyond ±30 count as that."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, total))))
