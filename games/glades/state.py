"""Where a match of Glades stands: plain values only."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from games.core import Outcome
from games.glades.groups import Group
from games.glades.material import ALL_GLADES, SIDE

Phase = Literal["place", "claim", "draw", "muster-draw", "muster-return", "over"]


@dataclass(slots=True)
class Glade:
    """One glade: cards and weather in order of placing; `needed` cards make a side complete."""

    sides: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))
    claimed: int | None = None
    first: int | None = None
    weather: list[str] = field(default_factory=list)
    needed: int = SIDE
    refutation: Annotated[int | None, Field(exclude=True)] = None
    """What the last look for a refutation of an early claim found: animals that would win, 0 for nothing, None if
    nobody looked since the glade changed. A mere memory: it is not written down."""

    groups: Annotated[tuple[Group | None, Group | None], Field(exclude=True)] = (None, None)
    """The groups of complete sides that somebody asked for since the glade changed: a memory, too."""

    def forget(self) -> None:
        """Something changed here: what was found out before may not hold any more."""
        self.refutation = None
        self.groups = (None, None)

    @property
    def mist(self) -> bool:
        """Whether mist lies here: every group counts as a rabble."""
        return "mist" in self.weather

    def copy(self) -> "Glade":
        mine, theirs = self.sides
        return Glade(
            (mine[:], theirs[:]),
            self.claimed,
            self.first,
            self.weather[:],
            self.needed,
            self.refutation,
            self.groups,
        )


@dataclass(slots=True)
class Opening:
    """What a bout begins with: the piles before the deal, top first; `starter` None for the seat whose turn it is."""

    animals: list[str]
    specials: list[str]
    starter: int | None = None


@dataclass(slots=True)
class State:
    """A match. Piles are lists from the top; `seat` must act, unless the phase is `over`."""

    bouts: int
    manual: bool
    specials: bool
    later: list[Opening]
    """Openings of later bouts that a record's set-up gives."""
    bout: int = 0
    points: list[int] = field(default_factory=lambda: [0, 0])
    starter: int = 0
    seat: int = 0
    phase: Phase = "place"
    glades: list[Glade] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    specials_pile: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    hands: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))
    units_played: list[int] = field(default_factory=lambda: [0, 0])
    unclaimed: int = ALL_GLADES
    """The glades that nobody holds, as a set; kept in step with `glades` by `note`, like `room`."""
    room: list[int] = field(default_factory=lambda: [ALL_GLADES, ALL_GLADES])
    """The unclaimed glades where each seat's side is not full, as sets."""
    seen: int = 0
    """The animals that lie, or have lain, face up in this bout, as a set: it only grows."""
    claimable: list[int] = field(default_factory=list)
    """Numbers of the glades that the seat to move is asked to claim."""
    passes: int = 0
    """Turns passed one after the other, up to now."""
    mustering: int = 0
    """Cards that the muster has still to draw."""
    ending: str | None = None
    """Why the bout is over; None while it runs."""
    outcome: Outcome | None = None

    def note(self, number: int) -> None:
        """Bring `unclaimed` and `room` in step with a glade that was claimed, or whose sides are complete or not
        any more."""
        glade, bit = self.glades[number - 1], 1 << (number - 1)
        room = self.room
        if glade.claimed is not None:
            self.unclaimed &= ~bit
            room[0] &= ~bit
            room[1] &= ~bit
            return
        for seat, side in enumerate(glade.sides):
            if len(side) < glade.needed:
                room[seat] |= bit
            else:
                room[seat] &= ~bit

    def copy(self) -> "State":
        left, right = self.hands
        return State(
            self.bouts,
            self.manual,
            self.specials,
            self.later,
            self.bout,
            self.points[:],
            self.starter,
            self.seat,
            self.phase,
            [glade.copy() for glade in self.glades],
            self.pile[:],
            self.specials_pile[:],
            self.discard[:],
            (left[:], right[:]),
            self.units_played[:],
            self.unclaimed,
            self.room[:],
            self.seen,
            self.claimable,
            self.passes,
            self.mustering,
            self.ending,
            self.outcome,
        )
