"""A small network: features → the points that the seat to move may expect, 0 for a loss and 1 for a win."""

import json
import math
import random
from dataclasses import dataclass
from functools import cache
from importlib import resources
from operator import mul


@dataclass(slots=True)
class Network:
    """One hidden layer of tanh units besides a linear part, and a logistic output."""

    hidden: list[list[float]]
    """By unit: its weights by feature."""
    linear: list[float]
    output: list[float]

    @classmethod
    def fresh(cls, features: int, units: int, dice: random.Random) -> "Network":
        spread = 1 / features**0.5
        hidden = [[dice.uniform(-spread, spread) for _ in range(features)] for _ in range(units)]
        return cls(hidden, [0.0] * features, [dice.uniform(-0.1, 0.1) for _ in range(units)])

    @classmethod
    def read(cls, text: str) -> "Network":
        data = json.loads(text)
        return cls(data["hidden"], data["linear"], data["output"])

    def write(self) -> str:
        def rounded(row: list[float]) -> list[float]:
            return [round(weight, 4) for weight in row]

        rows = ",\n  ".join(json.dumps(rounded(row)) for row in self.hidden)
        linear, output = json.dumps(rounded(self.linear)), json.dumps(rounded(self.output))
        return f'{{\n "hidden": [\n  {rows}],\n "linear": {linear},\n "output": {output}\n}}\n'

    def value(self, features: list[float]) -> float:
        """The points that the seat to move may expect."""
        total = sum(map(mul, self.linear, features))
        for weights, weight in zip(self.hidden, self.output, strict=True):
            total += weight * math.tanh(sum(map(mul, weights, features)))
        return _logistic(total)

    def learn(self, features: list[float], target: float, rate: float) -> float:
        """Take one step of gradient descent on the cross-entropy; the value before it."""
        active = [math.tanh(sum(map(mul, weights, features))) for weights in self.hidden]
        value = _logistic(sum(map(mul, self.linear, features)) + sum(map(mul, self.output, active)))
        step = rate * (target - value)
        for unit, activity in enumerate(active):
            inner = step * self.output[unit] * (1 - activity * activity)
            self.hidden[unit] = [w + inner * x for w, x in zip(self.hidden[unit], features, strict=True)]
            self.output[unit] += step * activity
        self.linear = [w + step * x for w, x in zip(self.linear, features, strict=True)]
        return value


def _logistic(total: float) -> float:
    if total < -30:
        return 0.0
    return 1 / (1 + math.exp(-total))


@cache
def learned() -> Network:
    """The network in `weights.json`, which `train` writes."""
    return Network.read(resources.files(__package__).joinpath("weights.json").read_text(encoding="utf-8"))
