"""Records: a whole match as a JSON file (rules/README.md, "Records")."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from pydantic import TypeAdapter, ValidationError

from games.catalogue import GAMES, game_of
from games.core.chance import ListedChance, SeededChance
from games.core.errors import GameError, RecordError, UnknownVersion
from games.core.game import Event, Game, Options
from games.core.match import Match

FORMAT = 1
SEED = re.compile(r"[0-9a-fA-F]{64}")
ACTION = re.compile(r"([01]) (\S.*)")


@dataclass(frozen=True, slots=True)
class Record:
    """A record whose shape is right; whether its actions are legal shows when it is played."""

    game: Game[Any, Any]
    options: Options
    actions: tuple[str, ...]
    seed: str | None = None
    setup: Any | None = None
    chance: list[Any] = field(default_factory=list)

    def opening(self) -> Match:
        """The match before its first action; RecordError if listed chance does not serve the opening."""
        source = SeededChance(self.seed) if self.seed else ListedChance(self.chance)
        try:
            return Match.start(self.game, self.options, source, self.setup)
        except GameError as error:
            raise RecordError(f"opening: {error}") from error

    def play(self) -> Iterator[tuple[Match, list[Event]]]:
        """The match at its opening and after each action, with what the action caused; the same object each time.

        RecordError, with the number of the action, as soon as one cannot be played.
        """
        match = self.opening()
        yield match, []
        for at, line in enumerate(self.actions):
            parts = ACTION.fullmatch(line)
            if not parts:
                raise RecordError("an action is a seat, 0 or 1, a space, and the action's text", at, line)
            try:
                events = match.act(int(parts[1]), parts[2])
            except GameError as error:
                raise RecordError(str(error), at, line) from error
            yield match, events


def read(text: str) -> Record:
    """The record in a file's text. RecordError, naming the place, if it is no JSON or of a wrong shape."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"not JSON: {error}") from error
    if not isinstance(data, dict):
        raise RecordError("a record is a JSON object")
    if type(data.get("format")) is not int or data["format"] != FORMAT:
        raise RecordError(f"format: {FORMAT} is expected, found {data.get('format')!r}")
    game = _game(data)
    return Record(game, _options(game, data), _actions(data), *_source(game, data))


def _game(data: dict[str, Any]) -> Game[Any, Any]:
    name = data.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise RecordError(f"game: {name!r} is unknown; games are {', '.join(GAMES)}")
    rules = data.get("rules", 1)
    try:
        if type(rules) is not int:
            raise UnknownVersion(name, rules, game_of(name).versions)
        return game_of(name, rules)
    except UnknownVersion as error:
        raise RecordError(f"rules: {error}") from error


def _options(game: Game[Any, Any], data: dict[str, Any]) -> Options:
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise RecordError("options: an object is expected")
    try:
        made: Options = game.options_type.model_validate(options)
    except ValidationError as error:
        raise RecordError(place(error, "options")) from error
    return made


def _actions(data: dict[str, Any]) -> tuple[str, ...]:
    actions = data.get("actions")
    if not isinstance(actions, list):
        raise RecordError("actions: a list of texts is expected")
    for at, action in enumerate(actions):
        if not isinstance(action, str):
            raise RecordError("an action is a text", at, json.dumps(action))
    return tuple(actions)


def _source(game: Game[Any, Any], data: dict[str, Any]) -> tuple[str | None, Any | None, list[Any]]:
    seed, setup, chance = data.get("seed"), data.get("setup"), data.get("chance", [])
    if not isinstance(chance, list):
        raise RecordError("chance: a list is expected")
    if seed is not None:
        if not isinstance(seed, str) or not SEED.fullmatch(seed):
            raise RecordError("seed: 64 hex digits are expected")
        if setup or chance:
            raise RecordError("either seed is given, or setup with chance, not both")
        return seed, None, []
    if setup is None:
        raise RecordError("either seed or setup is needed")
    try:
        return None, TypeAdapter(game.setup_type).validate_python(setup), chance
    except ValidationError as error:
        raise RecordError(place(error, "setup")) from error


def place(error: ValidationError, root: str) -> str:
    """The first fault of a validation, as one line: where it is, and what is wrong."""
    first = error.errors(include_url=False, include_context=False)[0]
    where = ".".join([root, *(str(part) for part in first["loc"])])
    found = first.get("input")
    shown = f" (found {found!r})" if isinstance(found, str | int | float | bool | None) else ""
    return f"{where}: {first['msg'].removeprefix('Value error, ')}{shown}".replace("\n", " ")
