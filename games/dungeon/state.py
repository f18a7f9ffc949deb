"""The whole position, hidden cards included. Only `views.py` turns it into what people may see."""

from dataclasses import dataclass, field
from typing import NamedTuple

from games.dungeon.board import STAIRS
from games.dungeon.material import HERO, LORD

HERO_SEAT, LORD_SEAT = 0, 1


class Cell(NamedTuple):
    """An explored cell. It never changes: a new one takes its place."""

    card: str | None
    """None: bare, or its card was taken away."""
    turned: bool = False
    openings: str | None = None
    direction: str | None = None
    searched: bool = False
    """Also: a pit's remains are taken."""
    spoiled: bool = False
    enemy: str | None = None

    def turned_over(self, *, spoiled: bool = False) -> "Cell":
        """The cell with its card turned over: nothing of what it was is left but its name."""
        return Cell(self.card, turned=True, spoiled=spoiled)


BARE = Cell(None, turned=True)
"""Taken away, or never more than a bare hall."""


class Roll(NamedTuple):
    """Dice as they fell: with `value` (attribute and bonus) against `target`; a lone die has neither."""

    seat: int
    what: str
    """The action, card, cell or enemy that asked for it."""
    dice: list[int]
    value: int
    target: int | None
    passed: bool


@dataclass(slots=True)
class Hero:
    """The Hero on the map; his cards are in the state's zones of seat 0."""

    cell: str = STAIRS
    came_from: str | None = None
    former: str | None = None
    """Where he had come from before his last step: a rubble sends him back to it."""
    life: int = HERO["life"]
    strength: int = HERO["strength"]
    mind: int = HERO["mind"]
    agility: int = HERO["agility"]
    poisoned: bool = False
    beaten: list[str] = field(default_factory=list)
    farthest: int = 1
    """The farthest zone that he has stood in."""
    levelled: list[int] = field(default_factory=list)
    """Zones in which he has gained a level by experience."""

    def copy(self) -> "Hero":
        return Hero(
            self.cell,
            self.came_from,
            self.former,
            self.life,
            self.strength,
            self.mind,
            self.agility,
            self.poisoned,
            self.beaten.copy(),
            self.farthest,
            self.levelled.copy(),
        )


@dataclass(slots=True)
class Lord:
    """What the Lord has; his cards are in the state's zones of seat 1."""

    life: int = LORD["life"]
    favour: int = LORD["favour"]


@dataclass(slots=True)
class State:
    """A position. A pile's first element is its top; lists of two hold something for each seat."""

    hero_deck: list[str]
    dungeon_deck: list[str]
    undead: list[str]
    hands: list[list[str]]
    hero: Hero = field(default_factory=Hero)
    lord: Lord = field(default_factory=Lord)
    bank: int = LORD["bank"]
    phase: str = "raise"
    mover: int | None = HERO_SEAT
    """The seat that must act; None when the match is over."""
    turn: int = 1
    round: int = 0
    """0 before the final fight."""
    first: int = HERO_SEAT
    """Who begins each round of the final fight."""
    cells: dict[str, Cell] = field(default_factory=dict)
    """The explored cells."""
    hero_discard: list[str] = field(default_factory=list)
    dungeon_discard: list[str] = field(default_factory=list)
    active: list[list[str]] = field(default_factory=lambda: [[], []])
    """Lasting cards before each player, in the order played."""
    seen: list[list[str] | None] = field(default_factory=lambda: [None, None])
    """The other one's hand, as it was last shown to this seat."""
    played: int = 0
    """Hero cards used in this turn."""
    searched: bool = False
    """The turn's one search is done."""
    dropped: bool = False
    """The Lord has dropped a card for favour in this turn."""
    ending: bool = False
    """The main action is taken: when all that follows from it is done, the turn ends."""
    crossing: bool = False
    """The attribute that is gained now is for a new zone, and the cell has not happened yet."""
    drawn: str | None = None
    """A turn or fork from the deck, whose openings the Lord must choose."""
    rolls: list[Roll] = field(default_factory=list)
    """The dice of the last action, for everybody."""
    rules: int = 1
    """The version of the rules that the match is played under; one that was stored without it is of version 1."""

    def copy(self) -> "State":
        return State(
            self.hero_deck.copy(),
            self.dungeon_deck.copy(),
            self.undead.copy(),
            [hand.copy() for hand in self.hands],
            self.hero.copy(),
            Lord(self.lord.life, self.lord.favour),
            self.bank,
            self.phase,
            self.mover,
            self.turn,
            self.round,
            self.first,
            self.cells.copy(),
            self.hero_discard.copy(),
            self.dungeon_discard.copy(),
            [cards.copy() for cards in self.active],
            [None if hand is None else hand.copy() for hand in self.seen],
            self.played,
            self.searched,
            self.dropped,
            self.ending,
            self.crossing,
            self.drawn,
            self.rolls.copy(),
            self.rules,
        )

    @property
    def here(self) -> Cell | None:
        """The explored cell that the Hero stands on; None on the stairs, in the throne room and while nothing lies."""
        return self.cells.get(self.hero.cell)
