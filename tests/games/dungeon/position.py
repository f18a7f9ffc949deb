"""Positions built for one rule: everything that a test does not name lies where it does not matter."""

from typing import Any

from games.core import Event, ListedChance
from games.dungeon import GAME
from games.dungeon.board import STAIRS
from games.dungeon.material import DUNGEON_CARDS, ENEMIES
from games.dungeon.state import Cell, Hero, Lord, State


def card(text: str) -> Cell:
    """A cell from a few words: `fork nes`, `teleport-2 n`, `door turned`, `crypt mummy`, `bare`."""
    name, *words = text.split(" ")
    if name == "bare":
        return Cell(None, turned=True)
    cell = Cell(name, enemy=name if name in ENEMIES else None)
    for word in words:
        if word in ("turned", "searched", "spoiled"):
            marks: dict[str, Any] = {word: True}
            cell = cell._replace(**marks)
        elif word in ENEMIES:
            cell = cell._replace(enemy=word)
        else:
            ways: dict[str, Any] = {"openings" if name in ("fork", "turn") else "direction": word}
            cell = cell._replace(**ways)
    assert name in DUNGEON_CARDS
    return cell


def position(
    at: str = STAIRS,
    cells: dict[str, str] | None = None,
    hand: str = "",
    lord: str = "door door door door door door",
    *,
    phase: str = "act",
    seat: int = 0,
    favour: int = 3,
    hero_deck: str = "blank blank blank blank",
    dungeon_deck: str = "hall hall hall hall hall hall hall hall",
    undead: str = "skeleton zombie mummy",
    fields: dict[str, Any] | None = None,
    **hero: Any,
) -> State:
    """A position in the Hero's turn. `hero` are fields of the Hero, `fields` of the state."""
    state = State(
        hero_deck.split(),
        dungeon_deck.split(),
        undead.split(),
        [hand.split(), lord.split()],
        hero=Hero(cell=at, **hero),
        lord=Lord(favour=favour),
        bank=23 - favour,
        phase=phase,
        mover=seat,
        cells={name: card(text) for name, text in (cells or {}).items()},
    )
    for name, value in (fields or {}).items():
        setattr(state, name, value)
    return state


def act(state: State, *actions: str, chance: list[Any] | None = None) -> list[Event]:
    """Take legal actions; `chance` must be used to its last value. The events of the last action."""
    source = ListedChance(chance or [])
    events: list[Event] = []
    for action in actions:
        assert action in GAME.legal(state), (action, GAME.legal(state))
        events = GAME.apply(state, action, source)
    assert source.position == len(source.values), "less chance was asked for than the rule says"
    return events


def types(events: list[Event]) -> list[str]:
    return [event.type for event in events]


def legal(state: State) -> set[str]:
    return set(GAME.legal(state))
