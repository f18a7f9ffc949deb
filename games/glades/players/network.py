"""A small network: inputs, one layer of rectified units, and one output, which the inputs also reach directly."""

from collections.abc import Sequence
from math import exp
from operator import mul
from typing import NamedTuple


class Network(NamedTuple):
    """`direct` has a weight for each input, `hidden` a row of them for each unit, `out` a weight for each unit."""

    direct: list[float]
    hidden: list[list[float]]
    out: list[float]

    def output(self, inputs: Sequence[float]) -> float:
        """Any number: the logit of a chance."""
        total: float = sum(map(mul, self.direct, inputs))
        for row, weight in zip(self.hidden, self.out, strict=True):
            active: float = sum(map(mul, row, inputs))
            if active > 0:
                total += weight * active
        return total

    def learn(self, inputs: Sequence[float], error: float, rate: float) -> None:
        """One step against `error`, the derivative of the loss by the output."""
        step = rate * error
        direct = self.direct
        used = [(i, x) for i, x in enumerate(inputs) if x]
        for row_index, row in enumerate(self.hidden):
            active = sum(map(mul, row, inputs))
            if active > 0:
                change = step * self.out[row_index]
                self.out[row_index] -= step * active
                for i, x in used:
                    row[i] -= change * x
        for i, x in used:
            direct[i] -= step * x


def logistic(x: float) -> float:
    """From a logit to a chance."""
    return 1 / (1 + exp(-x)) if x > -30 else 0.0
