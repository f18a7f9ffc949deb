"""Every number of the rules, read once from `config/games/dungeon.toml`: one table per section of that file."""

import tomllib
from importlib.resources import files
from typing import Any

DATA: dict[str, Any] = tomllib.loads(files("config").joinpath("games", "dungeon.toml").read_text(encoding="utf-8"))

HERO: dict[str, int] = {name: value for name, value in DATA["hero"].items() if isinstance(value, int)}
START_POTIONS: tuple[str, ...] = tuple(DATA["hero"]["potions"])
LORD: dict[str, int] = DATA["lord"]
FAVOUR: dict[str, int] = DATA["favour"]
TARGETS: dict[str, int] = DATA["targets"]
LOSSES: dict[str, int] = DATA["losses"]
GAINS: dict[str, int] = DATA["gains"]
BONUSES: dict[str, int] = DATA["bonuses"]
FINAL: dict[str, int] = DATA["final"]
ENEMY_DEFENCE: tuple[int, ...] = tuple(DATA["enemies"]["defence"])
"""The defence of enemies of level 1, 2, 3."""
ENEMY_ATTACK: int = DATA["enemies"]["attack"]
MANY_POISONS: int = DATA["idol"]["many_poisons"]
IDOL_TAKES: tuple[str, ...] = tuple(DATA["idol"]["attributes"])
"""The attribute that an idol takes, for the die's faces 1…6."""

MARKERS = LORD["favour"] + LORD["bank"]
"""All favour markers that there are."""
