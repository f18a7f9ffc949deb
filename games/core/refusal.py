"""Why an action cannot be done: a code with values. The sentence is made where people read it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

LONGEST = 40
"""Characters that are kept of what was typed."""

NO_SUCH_SEAT = "no such seat"
NOT_YOUR_TURN = "not your turn"
MATCH_OVER = "match over"
GENERAL = (NO_SUCH_SEAT, NOT_YOUR_TURN, MATCH_OVER)
"""Codes that every game has; NO_SUCH_SEAT and NOT_YOUR_TURN come with the `seat`, the latter with who is `to_move`."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason by its `code`, with the JSON values that its sentence names, by name.

    A value may be what was typed, as it was typed: whoever shows it shortens and escapes it. `str` gives one plain
    line, for records and the command line.
    """

    code: str
    values: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        shown = [_line(value) for value in self.values.values()]
        if len(shown) > 1:
            shown = [f"{name} {text}" for name, text in zip(self.values, shown, strict=True)]
        return f"{self.code}: {', '.join(shown)}" if shown else self.code


def _line(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(map(str, value))
    return " ".join(str(value).split())[:LONGEST]
