"""The games' own options as options of a slash command; games that share a name share the option."""

import inspect
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_origin

from annotated_types import Ge, Le
from discord import app_commands
from pydantic.fields import FieldInfo

from bot.presenter.game_presenter import presenter_of
from games.catalogue import GAMES, game_of


@dataclass(frozen=True, slots=True)
class GameOption:
    """One option of the command: its parameter, a sentence of ≤ 100 characters, and its values if it has a list."""

    name: str
    parameter: inspect.Parameter
    description: str
    choices: list[app_commands.Choice[str]]


def choices(values: Mapping[str, str]) -> list[app_commands.Choice[str]]:
    """A command's choices from values and their names."""
    return [app_commands.Choice(name=name[:100], value=value) for value, name in values.items()]


def game_options() -> list[GameOption]:
    """The options of all games."""
    owners: dict[str, list[str]] = {}
    for game_id in GAMES:
        for name in game_of(game_id).options_type.model_fields:
            owners.setdefault(name, []).append(game_id)
    return [_option(name, games) for name, games in owners.items()]


def _option(name: str, games: list[str]) -> GameOption:
    field = game_of(games[0]).options_type.model_fields[name]
    words = [presenter_of(game).options()[name] for game in games]
    values = dict.fromkeys(value for each in words for value in each.values)
    named = {
        value: " / ".join(dict.fromkeys(each.values[value] for each in words if value in each.values))
        for value in values
    }
    listed = get_origin(field.annotation) is Literal
    return GameOption(
        name,
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=_kind(field)),
        _description({game_of(game).title: each.description for game, each in zip(games, words, strict=True)}),
        choices(named) if listed else [],
    )


def _description(described: Mapping[str, str]) -> str:
    """What an option means in each game that has it, given by the game's title; once for those that say the same."""
    titles: dict[str, list[str]] = {}
    for title, description in described.items():
        titles.setdefault(description, []).append(title)
    return " ".join(f"{', '.join(of)}: {description}" for description, of in titles.items())[:100]


def _kind(field: FieldInfo) -> Any:
    if get_origin(field.annotation) is Literal:
        return str
    if field.annotation is int:
        low = next(bound.ge for bound in field.metadata if isinstance(bound, Ge))
        high = next(bound.le for bound in field.metadata if isinstance(bound, Le))
        return app_commands.Range[int, low, high]
    return field.annotation
