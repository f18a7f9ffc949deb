"""The computer players there are: three levels for each game, its rules of thumb, and random play."""

import random
from importlib import import_module
from types import ModuleType
from typing import Any

from games.core.game import Player
from games.players.contract import LEVELS, ComputerPlayer, Decision, Level, Observation

RANDOM = "random"


def player_of(game_id: str, level: Level) -> ComputerPlayer:
    """The computer player of this level; KeyError if the game has none."""
    player: ComputerPlayer = _package(game_id).LEVELS[level]
    return player


def guess_of(game_id: str) -> Any:
    """The game's `guess(observation, dice)`: a random state that agrees with all that a seat knows."""
    return import_module(f"games.{game_id}.players.guess").guess


def rules_of_thumb(game_id: str) -> dict[str, Player]:
    """The game's rule-of-thumb players by name."""
    return dict(_package(game_id).PLAYERS)


def names(game_id: str) -> tuple[str, ...]:
    """What `named` knows for this game."""
    levels = tuple(level for level in LEVELS if level in getattr(_package(game_id), "LEVELS", {}))
    return (*levels, *rules_of_thumb(game_id), RANDOM)


def named(game_id: str, name: str) -> ComputerPlayer:
    """A level, a rule of thumb, or `random`; KeyError if there is none of this name. Only levels give values."""
    if name == RANDOM:
        return _at_random
    if name in LEVELS:
        return player_of(game_id, name)
    player = rules_of_thumb(game_id)[name]

    def choose(observation: Observation, dice: random.Random, seconds: float) -> Decision:
        return Decision(player(observation.public, observation.private, list(observation.legal), dice), 0.5, ())

    return choose


def _at_random(observation: Observation, dice: random.Random, seconds: float) -> Decision:
    return Decision(dice.choice(observation.legal), 0.5, ())


def _package(game_id: str) -> ModuleType:
    return import_module(f"games.{game_id}.players")
