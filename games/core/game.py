"""The contract that every game fulfils."""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import Any, ClassVar, Generic, Literal, TypeVar, get_args, get_origin

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationInfo, field_validator

from games.core.chance import Chance
from games.core.errors import UnknownVersion
from games.core.refusal import Refusal


class Options(BaseModel):
    """A game's options, each with a default; unknown names and wrong values are refused.

    A field's `description` is the sentence that people read beside it.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    @field_validator("*", mode="before")
    @classmethod
    def _no_other_number(cls, value: Any, info: ValidationInfo) -> Any:
        # 0, 0.0 and false are equal, so a list of values would let the others through.
        annotation = cls.model_fields[str(info.field_name)].annotation
        kinds = {type(each) for each in get_args(annotation)} if get_origin(annotation) is Literal else {type(value)}
        if isinstance(value, bool | float) and type(value) not in kinds:
            raise ValueError(f"one of {', '.join(repr(each) for each in get_args(annotation))} is expected")
        return value


class Setup(BaseModel):
    """An explicit opening, as the game's document describes it; checked to be complete and free of doubles."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class View(BaseModel):
    """What somebody may see of a position."""

    model_config = ConfigDict(frozen=True)


TABLE = "table"
"""What an event that has the table cleared, such as the end of a bout that another one follows, calls the public view
before that among its data."""


@dataclass(slots=True)
class Event:
    """Something that players should notice: public data only, as JSON values."""

    type: str
    data: Mapping[str, Any]

    def as_json(self) -> dict[str, Any]:
        """The type beside the data, as records and `games replay` print it."""
        return {"type": self.type, **self.data}


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: winning seat or None for a draw, the reason, points per seat.

    The reason is one of `Game.reasons` or of `games.core.results`.
    """

    winner: int | None
    reason: str
    score: tuple[int, int] | None

    def as_json(self) -> dict[str, Any]:
        """As records and `games replay` print it."""
        return {"winner": self.winner, "reason": self.reason, "score": list(self.score) if self.score else None}


S = TypeVar("S")
O = TypeVar("O", bound=Options)  # noqa: E741

Player = Callable[[BaseModel, BaseModel, list[str], random.Random], str]
"""A computer player: (public view, own private view, legal actions, its dice) → the chosen action."""


class Game(ABC, Generic[S, O]):
    """One game. Its methods are pure but for `apply`, which changes the state that it is given, and for chance.

    An action is its text (rules/README.md): what people type, buttons carry, the store keeps and records hold.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    versions: ClassVar[tuple[int, ...]] = (1,)
    """The versions of the rules, ascending from 1. A change that would alter a running match is a new version; the
    older ones stay, for the matches begun under them."""
    options_type: type[O]
    setup_type: Any
    """What `TypeAdapter` validates the record's `setup` with: a `Setup` model or a union with a list of them."""
    state_type: type[S]
    """A dataclass with slots, of plain values, so that pydantic can write it down and read it back."""
    public_type: type[View]
    private_type: type[View]
    at_rest: ClassVar[Mapping[str, Any]]
    """What the public view holds when nobody must act any more, by field."""
    reasons: ClassVar[tuple[str, ...]]
    """The reasons of the game's outcomes, in English, marked for translation."""
    shortest_rated: ClassVar[int] = 6
    """A match of fewer plies does not count for ratings."""

    rules: int
    """The version of the rules that this object plays."""

    def __init__(self, rules: int | None = None) -> None:
        """The game under a version of its rules, the newest unless one is named. UnknownVersion if there is none."""
        self.rules = self.versions[-1] if rules is None else rules
        if self.rules not in self.versions:
            raise UnknownVersion(self.id, self.rules, self.versions)

    @abstractmethod
    def new(self, options: O, setup: Any | None, chance: Chance) -> S:
        """The opening position: from `setup` (validated by `setup_type`), or else from chance."""

    @abstractmethod
    def to_move(self, state: S) -> int | None:
        """The seat that must act now; None when the match is over."""

    @abstractmethod
    def legal(self, state: S) -> list[str]:
        """All legal actions of the seat to move, without repeats; [] when the match is over."""

    @abstractmethod
    def apply(self, state: S, action: str, chance: Chance) -> list[Event]:
        """Carry out an action that `legal` lists, and all that follows until somebody has a decision."""

    @abstractmethod
    def refusal(self, state: S, action: str) -> Refusal:
        """Why `action`, which `legal` does not list, cannot be done now; holds nothing hidden from the seat to move."""

    @abstractmethod
    def public(self, state: S) -> View:
        """What everybody may see."""

    @abstractmethod
    def private(self, state: S, seat: int) -> View:
        """What `seat` sees in addition."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result; None while the match runs."""

    @abstractmethod
    def copy(self, state: S) -> S:
        """An independent copy, made fast: computer players make many."""

    @property
    def players(self) -> Mapping[str, Player]:
        """Rule-of-thumb players by name, beside random play; loaded when asked for, as a match needs none."""
        players: Mapping[str, Player] = import_module(f"games.{self.id}.players").PLAYERS
        return players

    @cached_property
    def _adapter(self) -> TypeAdapter[S]:
        return TypeAdapter(self.state_type)

    def snapshot(self, state: S) -> Any:
        """The whole state as JSON values, for the store; `restore` reads it back."""
        return self._adapter.dump_python(state, mode="json")

    def restore(self, data: Any) -> S:
        """The state that `snapshot` wrote down."""
        return self._adapter.validate_python(data)
