"""What the public events of a match tell beside the views. Any of them may be missing."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from games.core import Event
from games.dungeon.board import STAIRS, ZONE
from games.dungeon.material import POISON, START_POTIONS, UNDEAD_CARDS
from games.dungeon.state import HERO_SEAT, LORD_SEAT

ENDS_THE_TURN = frozenset({"step", "force", "pick", "smash", "climb", "wait", "flee"})
"""Causes of favour that only a main action, or what follows from it, has."""


@dataclass(slots=True)
class Heard:
    """What the events so far say. None: they do not say."""

    from_the_beginning: bool = False
    ending: bool | None = None
    searched: bool | None = None
    dropped: bool | None = None
    cell: str | None = None
    came_from: str | None = None
    knows_came_from: bool = False
    former: str | None = None
    knows_former: bool = False
    crossing: bool | None = None
    farthest: int = 1
    """The farthest zone in which the Hero stood before his present cell, as far as heard. Views do not tell it where he
    stood on a broken rubble."""
    levelled: list[int] = field(default_factory=list)
    """Zones in which the Hero gained a level by experience, as far as heard."""
    put_down: list[str] = field(default_factory=list)
    """Undead that went under their pile, in order."""
    hand_shown: bool = False
    """The Hero's hand was shown, and what left it since then is in `left`."""
    left: Counter[str] = field(default_factory=Counter)
    """Cards that left the Hero's hand since it was last shown, or since the beginning."""


def listen(events: Iterable[Event]) -> Heard:
    """What these events tell, in the order in which they happened."""
    heard = Heard()
    for number, event in enumerate(events):
        if number == 0 and event.type == "attribute_raised":
            heard.from_the_beginning = heard.knows_came_from = True
            heard.cell = STAIRS
            heard.ending = heard.searched = heard.dropped = False
        _hear(heard, event)
    return heard


def held_since_shown(heard: Heard, shown: list[str] | None) -> Counter[str] | None:
    """Cards that the Hero surely holds still; None if the events do not tell."""
    if heard.hand_shown and shown is not None:
        return Counter(shown) - heard.left
    if heard.from_the_beginning and shown is None:
        return Counter(START_POTIONS) - heard.left
    return None


def _hear(heard: Heard, event: Event) -> None:
    kind, data = event.type, event.data
    if kind == "turn_ended":
        heard.ending = heard.searched = heard.dropped = False
    elif kind == "favour_taken" and data["cause"] in ENDS_THE_TURN:
        heard.ending = True
    elif kind == "tested" and data["what"] == "search":
        heard.searched = True
    elif kind == "put_down":
        heard.put_down += [card for card in data["cards"] if card in UNDEAD_CARDS]
    elif kind == "level_gained":
        heard.crossing = data["cause"] == "zone"
        if not heard.crossing and heard.cell:
            heard.levelled.append(ZONE[heard.cell])
    else:
        _hear_of_steps(heard, event)
        _hear_of_cards(heard, event)


def _hear_of_steps(heard: Heard, event: Event) -> None:
    data = event.data
    if event.type in ("moved", "teleported") and heard.cell:
        heard.farthest = max(heard.farthest, ZONE[heard.cell])
    if event.type == "moved":
        heard.former, heard.knows_former = heard.came_from, heard.knows_came_from
        heard.cell, heard.came_from, heard.knows_came_from = data["cell"], data["came_from"], True
    elif event.type == "teleported":
        heard.cell, heard.former, heard.came_from = data["cell"], None, None
        heard.knows_former = heard.knows_came_from = True
    elif event.type == "turned_back":
        heard.cell, heard.came_from, heard.knows_came_from = data["cell"], heard.former, heard.knows_former


def _hear_of_cards(heard: Heard, event: Event) -> None:
    kind, data = event.type, event.data
    if kind == "hand_shown" and data["seat"] == HERO_SEAT:
        heard.hand_shown = True
        heard.left.clear()
    elif kind in ("used", "dropped") and data["seat"] == HERO_SEAT:
        heard.left[data["card"]] += 1
    elif kind in ("poisons_acted", "poisons_banned"):
        heard.left[POISON] += data["poisons"]
    elif kind == "dropped" and data["seat"] == LORD_SEAT:
        heard.dropped = True
