"""Small networks with one hidden layer, in plain Python: one for each round, kept as JSON beside this file."""

import json
import random
from collections.abc import Sequence
from functools import cache
from importlib import resources
from math import exp, tanh
from operator import mul
from pathlib import Path

WEIGHTS = "weights.json"
DIGITS = 3


class Network:
    """Inputs → hidden units (tanh) → a chance between 0 and 1. `hidden` holds a row of weights for each unit."""

    __slots__ = ("hidden", "output")

    def __init__(self, hidden: list[list[float]], output: list[float]) -> None:
        """`output` has a weight for each hidden unit and a last one that is added."""
        self.hidden = hidden
        self.output = output

    @classmethod
    def drawn(cls, inputs: int, units: int, dice: random.Random) -> "Network":
        """Small random weights."""
        return cls(
            [[dice.gauss(0, 0.15) for _ in range(inputs)] for _ in range(units)],
            [dice.gauss(0, 0.3) for _ in range(units)] + [0.0],
        )

    def chance(self, inputs: Sequence[float]) -> float:
        units = [tanh(sum(map(mul, row, inputs))) for row in self.hidden]
        return _logistic(sum(map(mul, self.output, units)) + self.output[-1])

    def learn(self, inputs: Sequence[float], target: float, rate: float) -> float:
        """One step of gradient descent on the cross-entropy with `target`; the chance it gave before."""
        units = [tanh(sum(map(mul, row, inputs))) for row in self.hidden]
        output = self.output
        chance = _logistic(sum(map(mul, output, units)) + output[-1])
        step = rate * (target - chance)
        for place, unit in enumerate(units):
            inner = step * output[place] * (1 - unit * unit)
            output[place] += step * unit
            self.hidden[place] = [
                weight + inner * value for weight, value in zip(self.hidden[place], inputs, strict=True)
            ]
        output[-1] += step
        return chance


def _logistic(logit: float) -> float:
    return 1 / (1 + exp(-logit)) if logit > -60 else 0.0


Networks = tuple[Network, ...]
"""One for each of rounds 1 to 4, in order."""


@cache
def learned() -> Networks:
    """The networks that `train` made."""
    return read(resources.files(__package__).joinpath(WEIGHTS).read_text("utf-8"))


def read(text: str) -> Networks:
    """The networks that `write` wrote, one for each side."""
    return tuple(Network(each["hidden"], each["output"]) for each in json.loads(text))


def write(networks: Networks, file: Path) -> None:
    """The weights as JSON, rounded."""
    data = [
        {
            "hidden": [[round(weight, DIGITS) for weight in row] for row in network.hidden],
            "output": [round(weight, DIGITS) for weight in network.output],
        }
        for network in networks
    ]
    lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in data)
    file.write_text(f"[\n{lines}\n]\n", "utf-8")
