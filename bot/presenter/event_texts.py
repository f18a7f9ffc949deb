"""What happened, in sentences: a game's own events by its presenter, those that every match knows by these words."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any

from bot.presenter.game_presenter import Names, presenter_of
from config.language import _, ngettext
from games.core import Event

Sentence = Callable[[Mapping[str, Any], Names], str]


def _resigned(data: Mapping[str, Any], names: Names) -> str:
    return _("{name} gives the match up.").format(name=names[data["seat"]])


def _undone(data: Mapping[str, Any], names: Names) -> str:
    count = data["count"]
    return ngettext("{name} takes the last action back.", "{name} goes back by {count} actions.", count).format(
        name=names[data["seat"]], count=count
    )


OF_EVERY_MATCH: dict[str, Sentence] = {"resign": _resigned, "undo": _undone}
"""The sentences for events that no game causes, by type."""


def event_texts(game: str, events: Sequence[Event], public: Any, names: Names) -> list[str]:
    """What happened, a sentence each; `public` is the view afterwards."""
    lines: list[str] = []
    for general, run in groupby(events, key=lambda event: event.type in OF_EVERY_MATCH):
        if general:
            lines += [OF_EVERY_MATCH[event.type](event.data, names) for event in run]
        else:
            lines += presenter_of(game).event_texts(list(run), public, names)
    return lines
