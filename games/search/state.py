"""Where a match stands."""

from dataclasses import dataclass, field

from games.search.grid import SHIRE
from games.search.land import Land
from games.search.material import CHIPS

PLACE, MOVE, FIGHT, HASTE, OVER = "place", "move", "fight", "haste", "over"
"""The steps at which the game waits for somebody, or has ended."""
TAKE, DRAW, TURN_OVER = "take", "draw", "turn over"
"""The steps that the game goes through by itself."""


@dataclass(slots=True)
class Fight:
    """A fight that a pair may still help in: the chip met, and the moves that it still threatens to cost."""

    chip: str
    moves: int


def _two_lists() -> list[list[str]]:
    return [[], []]


@dataclass(slots=True)
class State:
    """A position. Two-element lists are by seat; stacks have their top first."""

    seat: int
    """Whose turn it is."""
    stock: list[str]
    hands: list[list[str]]
    supply: dict[str, list[str]]
    """Chips not yet put on the land, by colour."""
    phase: int = 1
    step: str = PLACE
    discard: list[str] = field(default_factory=list)
    """Face up, the oldest first."""
    chips: dict[int, str] = field(default_factory=dict)
    """By section: the chips that lie on the land."""
    hobbits: list[int] = field(default_factory=lambda: [SHIRE, SHIRE])
    """A section of the region where each hobbit is."""
    held: list[list[str]] = field(default_factory=_two_lists)
    """Green, yellow and brown chips, in the order taken."""
    blue: list[list[str]] = field(default_factory=_two_lists)
    """Blue chips not yet used, in the order taken."""
    used: list[list[list[str]]] = field(default_factory=lambda: [[], []])
    """The pairs used, in order."""
    boats: list[bool] = field(default_factory=lambda: [False, False])
    lost_moves: list[int] = field(default_factory=lambda: [0, 0])
    seen: list[list[int]] = field(default_factory=lambda: [[], []])
    """The sections whose face-down chips each seat has scouted."""
    fight: Fight | None = None
    again: bool = False
    """Whether another whole turn of the same seat follows this one."""
    tile_laid: bool = False
    """Whether this turn has brought a tile onto the land."""
    eventful: bool = False
    """Whether this turn has brought a tile laid or discarded, or a chip taken."""
    quiet: int = 0
    """Turns in a row, up to the last one finished, that were not eventful."""
    last: int | None = None
    """The cell of the last placing."""
    land: Land = field(default_factory=Land.with_shire)
    legal: list[str] = field(default_factory=list)
    """The actions of the seat that must decide; never changed, only replaced."""

    def copy(self) -> "State":
        return State(
            self.seat,
            self.stock.copy(),
            [hand.copy() for hand in self.hands],
            {colour: chips.copy() for colour, chips in self.supply.items()},
            self.phase,
            self.step,
            self.discard.copy(),
            self.chips.copy(),
            self.hobbits.copy(),
            [chips.copy() for chips in self.held],
            [chips.copy() for chips in self.blue],
            [pairs.copy() for pairs in self.used],
            self.boats.copy(),
            self.lost_moves.copy(),
            [sections.copy() for sections in self.seen],
            Fight(self.fight.chip, self.fight.moves) if self.fight else None,
            self.again,
            self.tile_laid,
            self.eventful,
            self.quiet,
            self.last,
            self.land.copy(),
            self.legal,
        )

    def region_of(self, seat: int) -> int:
        """The region where a seat's hobbit is, by its first section."""
        return self.land.region[self.hobbits[seat]]

    def unused(self, seat: int, role: str) -> list[str]:
        """The chips of a role that a seat holds and has not used in a pair, in the order taken."""
        spent = [chip for pair in self.used[seat] for chip in pair]
        return [chip for chip in self.held[seat] if CHIPS[chip].role == role and chip not in spent]

    def pairs(self, seat: int, one: str, other: str) -> list[list[str]]:
        """All pairs of unused chips of two roles that a seat could use now."""
        others = self.unused(seat, other)
        return [[first, second] for first in self.unused(seat, one) for second in others] if others else []

    def blue_of(self, seat: int, role: str) -> list[str]:
        """The blue chips of a role that a seat has, in the order taken."""
        return [chip for chip in self.blue[seat] if CHIPS[chip].role == role]
