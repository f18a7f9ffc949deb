"""What public events tell beyond the views: chips and tiles that have left the game, and the turn so far."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from games.core import Event
from games.search.grid import SECTION_OF_NAME, cell_at

LAYING = ("placed", "placed_neutral")
EVENTFUL = (*LAYING, "discarded", "took")
"""The types of events that make a turn count as not quiet."""


@dataclass(slots=True)
class History:
    """Lists of two are by seat. Everything is empty as long as no events are known."""

    neutral: dict[int, str] = field(default_factory=dict)
    """By cell, in the order of laying: the tiles that lie face down."""
    spent: set[str] = field(default_factory=set)
    """Blue chips used, chips given for boats, and open chips put back in the box."""
    boxed: dict[str, int] = field(default_factory=lambda: {"blue": 0, "brown": 0})
    """Face-down chips put back in the box, by colour."""
    boat_told: list[bool] = field(default_factory=lambda: [False, False])
    """Whether it is known what a seat gave for its boat."""
    scouted: list[list[int]] = field(default_factory=lambda: [[], []])
    """The sections where a seat has looked at chips."""
    turn_known: bool = False
    """Whether the present turn is known from its beginning."""
    tile_laid: bool = False
    eventful: bool = False


def told(events: Iterable[Event]) -> History:
    """What these events, in order, tell; any of them may be missing."""
    history = History()
    for event in events:
        kind, data = event.type, event.data
        if kind == "turn":
            history.turn_known, history.tile_laid, history.eventful = True, False, False
        elif kind == "placed_neutral":
            history.neutral[cell_at(data["x"], data["y"])] = data["tile"]
        elif kind in ("flew", "haste"):
            history.spent.add(data["chip"])
        elif kind == "boat":
            history.spent.update(data["chips"])
            history.boat_told[data["seat"]] = True
        elif kind == "chip_boxed":
            if data["chip"]:
                history.spent.add(data["chip"])
            else:
                history.boxed[data["colour"]] += 1
        elif kind == "scouted":
            history.scouted[data["seat"]] += [SECTION_OF_NAME[f"{p['x']} {p['y']} {p['side']}"] for p in data["places"]]
        history.tile_laid = history.tile_laid or kind in LAYING
        history.eventful = history.eventful or kind in EVENTFUL
    return history
