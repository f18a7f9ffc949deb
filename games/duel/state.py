"""A position of the Duel: everything there is to know about it, hidden cards included."""

from dataclasses import dataclass

from games.duel.material import Standing

FINALE = 4
"""The round after the three duels."""

# The phases, as the public view names them.
START, PLAY, FEINT, MAGIC, FILL, KEEP, OVER = "start", "play", "feint", "magic", "fill", "keep", "over"


@dataclass(slots=True)
class State:
    """Lists of two hold something for Gandalf, then for the Balrog; only `points` is by seat. Piles are top first."""

    gandalf: int
    """The seat that plays Gandalf in this game."""
    games: int
    lower_says: bool
    """The lower figure, not the higher, says who starts the finale."""
    decks: list[list[str]]
    next_decks: list[list[str]]
    """The decks of the second game until it begins; else empty."""
    hands: list[list[str]]
    finale: list[list[str]]
    """Set-aside cards, in the order in which they came."""
    known: list[list[str]]
    """Those of `finale` that the other side knows too."""
    energy: list[int]
    steps: list[int]
    laid: list[int]
    row: list[Standing]
    beside: list[str]
    points: list[int]
    """Steps that seats 0 and 1 scored in finished games."""
    game: int = 1
    round: int = 0
    phase: str = PLAY
    turn: int = 0
    """The side that must act."""
    starter: int | None = None
    """The side that starts the duel; None until it is said."""
    loser: int = 0
    """The side that lost the duel before."""
    wrath: bool = False
    magic: bool = False
    """Gandalf may still banish a card."""
    cunning: bool = False
    level_in_minus: bool = False
    """The exception is in force: both markers came to the same minus field, and the duel went on."""
    winner: int | None = None
    """The winning seat, once the match is over."""
    reason: str = ""

    @property
    def seat_to_move(self) -> int | None:
        """The seat that must act; None when the match is over."""
        if self.phase == OVER:
            return None
        return self.gandalf ^ self.turn

    def seat_of(self, side: int) -> int:
        """The seat that plays a side (`GANDALF`, `BALROG`) in this game."""
        return self.gandalf ^ side

    @property
    def in_finale(self) -> bool:
        """Whether the finale is being played."""
        return self.round == FINALE


def opening(gandalf: int, games: int, lower_says: bool, decks: list[list[str]], next_decks: list[list[str]]) -> State:
    """Before the first deal."""
    return State(
        gandalf,
        games,
        lower_says,
        decks,
        next_decks,
        hands=[[], []],
        finale=[[], []],
        known=[[], []],
        energy=[0, 0],
        steps=[0, 0],
        laid=[0, 0],
        row=[],
        beside=[],
        points=[0, 0],
    )


def copied(state: State) -> State:
    """An independent copy."""
    return State(
        state.gandalf,
        state.games,
        state.lower_says,
        [state.decks[0][:], state.decks[1][:]],
        state.next_decks,
        [state.hands[0][:], state.hands[1][:]],
        [state.finale[0][:], state.finale[1][:]],
        [state.known[0][:], state.known[1][:]],
        state.energy[:],
        state.steps[:],
        state.laid[:],
        state.row[:],
        state.beside[:],
        state.points[:],
        state.game,
        state.round,
        state.phase,
        state.turn,
        state.starter,
        state.loser,
        state.wrath,
        state.magic,
        state.cunning,
        state.level_in_minus,
        state.winner,
        state.reason,
    )
