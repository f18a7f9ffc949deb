"""Computer players that answer at once, in place of processes that think."""

import random
from dataclasses import dataclass, field
from typing import Any

from bot.players import Players
from bot.presenter.practice import practice_terms
from bot.service import practice
from bot.service.places import Place
from games.players.contract import Level
from tests.service.harness import ANN, HERE, ServiceHarness


@dataclass
class AtOnce(Players):
    """Choose at random among the legal actions. `asked` are the lines that they got."""

    dice: random.Random = field(default_factory=lambda: random.Random(1))
    asked: list[dict[str, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(1)

    async def ask(
        self, game: str, level: Level, line: dict[str, Any], *, seed: str | None = None, why: bool = False
    ) -> dict[str, Any]:
        self.asked.append({"game": game, "level": level, **line})
        best = [{"action": action, "value": 0.5} for action in line["legal"][:3]]
        return {"action": self.dice.choice(line["legal"]), "value": 0.5, "best": best, "why": []}


def with_computers(harness: ServiceHarness) -> AtOnce:
    """Give the services of a harness computer players."""
    players = AtOnce()
    harness.services.players = players
    return players


async def practising(
    harness: ServiceHarness, game: str = "duel", level: Level = "easy", side: str = "0", place: Place = HERE
) -> int:
    """A practice match of Ann's that has just begun."""
    terms = practice_terms(game, side)
    made = await practice.set_up(harness.services, place, ANN, level, terms, harness.interaction())
    return await practice.begin(harness.services, ANN, made.id, harness.interaction(), 77)
