"""What a game says and asks: one object `PRESENTER` per game, in the module of its name in this package.

Presenters take views, never states. Every sentence goes through `config.language` at the time of the call.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from games.core.game import Event

ALT_LIMIT = 1024
"""Characters that Discord allows in the description of an attached picture."""
LABEL_LIMIT = 100
"""Characters that Discord allows in a select option's label, its description, and a name in autocompletion."""

Names = tuple[str, str]
"""What to call seats 0 and 1: mentions in messages, plain names in alt texts."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that can be clicked. `text` is a legal action if `final`, else the beginning of several.

    `pictured` says that the picture of a step that has one shows it.
    """

    text: str
    label: str
    final: bool = True
    description: str = ""
    emoji: str | None = None
    pictured: bool = True


@dataclass(frozen=True, slots=True)
class Step:
    """One question on the way to a move: what is asked (a sentence or two), and what can be answered.

    `picture` says that `render.<game>.choices` draws the choices, numbered from 1 in their order; those that are not
    `pictured` come last.
    """

    prompt: str
    choices: tuple[Choice, ...]
    picture: bool = False


@dataclass(frozen=True, slots=True)
class Rule:
    """An entry of `/rules`: a card, or a chapter of the rules. `title` ≤ 100 characters, `text` ≤ 3500, in markdown."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Sides:
    """What the two sides of a game are called. Seat 0 has the first one, unless an `option` says which seat does.

    Where it does, the one who challenges has seat 0.
    """

    first: str
    second: str
    option: str | None = None


@dataclass(frozen=True, slots=True)
class Gain:
    """In what one action differs from another: a measure with what there is more or less of it, and whether that is
    good for whoever acts."""

    text: str
    good: bool


@dataclass(frozen=True, slots=True)
class OptionWords:
    """An option in words: its `label` (≤ 45 characters), a sentence (≤ 100), and the name of each value (its str)."""

    label: str
    description: str
    values: Mapping[str, str]


class GamePresenter(Protocol):
    """The words of one game. `public` and `private` are the game's own views."""

    def sides(self) -> Sides:
        """The sides that a match is agreed on with."""

    def side(self, public: Any, seat: int) -> str:
        """What the game calls the one who sits there now, such as Gandalf; "" if it has no name for them."""

    def event_texts(self, events: Sequence[Event], public: Any, names: Names) -> list[str]:
        """What just happened, a sentence each, the less important ones left out; `public` is the view afterwards."""

    def status(self, public: Any, to_move: int, names: Names) -> str:
        """One sentence: who must act, and what is asked of them."""

    def action_name(self, action: str, public: Any, private: Any) -> str:
        """A readable name, ≤ 100 characters, for an action legal in this position; it begins with the verb that its
        text begins with wherever that reads well, so that typing finds it."""

    def step(self, legal: Sequence[str], public: Any, private: Any, seat: int, prefix: str) -> Step:
        """The question after `prefix` has been chosen ("" at first); `legal` are the actions of this position.

        Choices that lead on (`final` false) have a `text` that extends `prefix`; every legal action must be reachable,
        and nothing else. `ValueError` for a prefix that leads nowhere.
        """

    def board_text(self, public: Any, names: Names) -> str:
        """The whole public position in words, in short lines; a blind player can play by it."""

    def board_alt(self, public: Any, names: Names, room: int = ALT_LIMIT) -> str:
        """The public position as the board picture's alt text, of at most `room` characters."""

    def hand_text(self, public: Any, private: Any, seat: int, names: Names) -> str:
        """What this seat sees in addition, in words, ≤ 1024 characters: the hand picture's alt text."""

    def reason_text(self, reason: str, *, even: bool = False) -> str:
        """Why a match of this game ended, in a few words: `reason` is one of the game's own, as its outcome names it.
        Where nobody won (`even`) it says what both had alike. A reason that the game does not give stays as it is."""

    def gain(self, code: str, amount: float, public: Any, seat: int) -> Gain | None:
        """An entry of `explain` of the game's computer players in words, for a seat; None for a code without any,
        and for what rounds to nothing."""

    def rules(self, version: int | None = None) -> list[Rule]:
        """The whole rules and every card text under a version of them, the newest if it is None, in a sensible order;
        chapters first."""

    def options(self) -> Mapping[str, OptionWords]:
        """The game's options by field name."""


@cache
def presenter_of(game_id: str) -> GamePresenter:
    """The presenter of a game in the catalogue."""
    presenter: GamePresenter = import_module(f"bot.presenter.{game_id}").PRESENTER
    return presenter
