"""The Hero's chance to win from a full position."""

import json
from functools import cache
from importlib.resources import files

from games.dungeon.players.dungeon_features import dungeon_features
from games.dungeon.players.final_features import final_features
from games.dungeon.players.net import Net
from games.dungeon.state import State

PARTS = ("dungeon", "final")


def part_of(state: State) -> str:
    """Which of the two networks is for the position."""
    return "final" if state.round else "dungeon"


def features(state: State) -> list[float]:
    """What the network of its part takes; the first is 1."""
    return [1.0, *(final_features(state) if state.round else dungeon_features(state))]


class Value:
    """Two networks, for the dungeon and for the final fight."""

    __slots__ = ("dungeon", "final")

    def __init__(self, dungeon: Net, final: Net) -> None:
        self.dungeon = dungeon
        self.final = final

    def net(self, part: str) -> Net:
        """The network of that part."""
        return self.final if part == "final" else self.dungeon

    def __call__(self, state: State) -> float:
        """The Hero's chance to win, from 0 to 1."""
        if state.mover is None:
            return 0.0 if state.hero.life <= 0 else 1.0
        net = self.final if state.round else self.dungeon
        return net.value(features(state))


@cache
def learned() -> Value:
    """The value that `train.py` has learned by self-play."""
    data = json.loads(files("games.dungeon.players").joinpath("weights.json").read_text(encoding="utf-8"))
    return Value(*(Net.from_json(data[part]) for part in PARTS))
