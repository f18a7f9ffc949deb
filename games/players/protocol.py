"""The line protocol (docs/players.md): an observation as a JSON object per line in, an action per line out."""

import json
import random
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from games.catalogue import game_of
from games.core import Event
from games.players.catalogue import guess_of
from games.players.contract import ComputerPlayer, Decision, Observation
from games.record import place

REMEMBERED = 100
"""Events are kept of so many matches."""


class Line(BaseModel):
    """One line in. `events` are those since the last line of the same match."""

    model_config = ConfigDict(extra="forbid", strict=True)

    public: dict[str, Any]
    private: dict[str, Any]
    legal: list[str] = Field(min_length=1)
    events: list[dict[str, Any]] = Field(default_factory=list)
    match: str | int | None = None
    """Tells matches apart whose lines come in turn; a match without it begins with the line that has no events."""


class Service:
    """Answers lines with what one computer player chooses."""

    def __init__(self, game_id: str, player: ComputerPlayer, seconds: float, seed: int | None) -> None:
        """Each answer's dice come from `seed` and its line alone; without a seed from the system's."""
        self._game = game_of(game_id)
        self._guess = guess_of(game_id)
        self._player = player
        self._seconds = seconds
        self._seed = random.SystemRandom().getrandbits(64) if seed is None else seed
        self._heard: OrderedDict[str | int | None, tuple[Event, ...]] = OrderedDict()

    def answers(self, lines: Iterable[str]) -> Iterator[str]:
        """One answer for each line but empty ones."""
        for line in lines:
            if line.strip():
                yield self.answer(line)

    def answer(self, line: str) -> str:
        """`{"action": …, "value": …, "best": …}`, or `{"error": …}` that says what is wrong with the line."""
        try:
            asked = self._read(line)
            return json.dumps(self._decided(asked, random.Random(f"{self._seed} {line.strip()}")))
        except ValidationError as error:
            return json.dumps({"error": place(error, "line")})
        except ValueError as error:
            return json.dumps({"error": str(error)})
        except Exception as error:
            # Whatever a strange mix of views does to a player, the next line is to be answered.
            return json.dumps({"error": f"the line cannot be played: {type(error).__name__}: {error}"})

    def _read(self, line: str) -> Line:
        try:
            data = json.loads(line)
        except ValueError as error:
            raise ValueError(f"not JSON: {error}") from error
        except RecursionError as error:
            raise ValueError("not JSON that can be read: too deep") from error
        if not isinstance(data, dict):
            raise ValueError("a JSON object is expected")
        return Line.model_validate(data)

    def _decided(self, asked: Line, dice: random.Random) -> Mapping[str, Any]:
        public = self._view(self._game.public_type, asked.public, "public")
        private = self._view(self._game.private_type, asked.private, "private")
        legal = tuple(sorted(asked.legal))
        if len({*legal}) < len(legal):
            raise ValueError("legal: a text stands there twice")
        latest = tuple(_event(each) for each in asked.events)
        heard = (*self._heard.get(asked.match, ()), *latest) if latest or asked.match is not None else ()
        for events in dict.fromkeys([len(heard), len(latest), 0]):
            observation = Observation(public, private, legal, heard[len(heard) - events :])
            problem = self._problem(observation)
            if problem is None:
                break
        else:
            raise ValueError(problem)
        self._remember(asked.match, heard)
        return _as_json(self._player(observation, dice, self._seconds))

    def _view(self, kind: type[BaseModel], data: dict[str, Any], name: str) -> Any:
        try:
            # As JSON, so that lists are taken for tuples.
            return kind.model_validate_json(json.dumps(data), strict=True)
        except ValidationError as error:
            raise ValueError(place(error, name)) from error

    def _problem(self, observation: Observation) -> str | None:
        """Why no position agrees with this; None if one does."""
        try:
            state = self._guess(observation, random.Random(0))
            possible = {*self._game.legal(state)}
        except Exception as error:
            return f"the views do not agree: {error}"
        strange = [text for text in observation.legal if text not in possible]
        return f"legal: {strange[0]!r} is not legal in this position" if strange else None

    def _remember(self, match: str | int | None, heard: tuple[Event, ...]) -> None:
        self._heard[match] = heard
        self._heard.move_to_end(match)
        if len(self._heard) > REMEMBERED:
            self._heard.popitem(last=False)


def _event(data: dict[str, Any]) -> Event:
    kind = data.get("type")
    if not isinstance(kind, str):
        raise ValueError("events: each is an object with a type")
    return Event(kind, {key: value for key, value in data.items() if key != "type"})


def _as_json(decision: Decision) -> dict[str, Any]:
    return {
        "action": decision.action,
        "value": round(decision.value, 4),
        "best": [{"action": each.action, "value": round(each.value, 4)} for each in decision.best],
    }


def asked_as_json(observation: Observation, since: int) -> str:
    """The line that asks about `observation`, with its events from number `since` on."""
    return json.dumps(
        {
            "public": observation.public.model_dump(mode="json"),
            "private": observation.private.model_dump(mode="json"),
            "legal": list(observation.legal),
            "events": [event.as_json() for event in observation.events[since:]],
        }
    )
