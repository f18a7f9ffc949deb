"""What people may see of a position (rules, "Views")."""

from pydantic import BaseModel, ConfigDict, Field

from games.core import View
from games.dungeon.material import experience_of
from games.dungeon.state import Cell, State


class Part(BaseModel):
    """A part of a view, never changed."""

    model_config = ConfigDict(frozen=True)


class HeroView(Part):
    """The Hero; `beaten` are ids of cards in the order in which he beat them, `experience` is their sum."""

    cell: str
    came_from: str | None
    life: int
    strength: int
    mind: int
    agility: int
    poisoned: bool
    experience: int
    beaten: list[str]


class LordView(Part):
    """The Lord's life points and favour markers."""

    life: int
    favour: int


class CellView(Part):
    """An explored cell; its fields are described in the rules, "Views"."""

    card: str | None
    turned: bool
    openings: str | None
    direction: str | None
    searched: bool
    spoiled: bool
    enemy: str | None


class DeckSizes(Part):
    """How many cards each deck holds."""

    hero: int
    dungeon: int
    undead: int


class Discards(Part):
    """The last discarded first."""

    hero: list[str]
    dungeon: list[str]


class RollView(Part):
    """Dice as they fell: `value` (attribute and bonus) is added; a lone die has no target."""

    seat: int
    what: str
    dice: list[int]
    value: int
    target: int | None
    passed: bool


class DungeonPublic(View):
    """What everybody sees. Lists of two hold something for each seat.

    Beside the fields that the rules name: `mover`, the seat that must act, `rolls`, the dice of the last action, and
    `rules`, the version that the match is played under; views of other programs may lack them.
    """

    phase: str
    turn: int
    round: int
    hero: HeroView
    lord: LordView
    bank: int
    cells: dict[str, CellView]
    drawn: str | None
    hand_sizes: list[int]
    deck_sizes: DeckSizes
    discard: Discards
    active: list[list[str]]
    played_this_turn: int
    mover: int | None = None
    rolls: list[RollView] = Field(default_factory=list)
    rules: int = 1


class DungeonPrivate(View):
    """What a seat sees besides: its hand, and the other's hand as last shown to it."""

    hand: list[str]
    seen: list[str] | None


def public_view(state: State) -> DungeonPublic:
    """What everybody may see (rules, "Views")."""
    hero = state.hero
    return DungeonPublic(
        phase=state.phase,
        turn=state.turn,
        round=state.round,
        hero=HeroView(
            cell=hero.cell,
            came_from=hero.came_from,
            life=hero.life,
            strength=hero.strength,
            mind=hero.mind,
            agility=hero.agility,
            poisoned=hero.poisoned,
            experience=sum(map(experience_of, hero.beaten)),
            beaten=hero.beaten.copy(),
        ),
        lord=LordView(life=state.lord.life, favour=state.lord.favour),
        bank=state.bank,
        cells={name: _cell(cell) for name, cell in state.cells.items()},
        drawn=state.drawn,
        hand_sizes=[len(hand) for hand in state.hands],
        deck_sizes=DeckSizes(hero=len(state.hero_deck), dungeon=len(state.dungeon_deck), undead=len(state.undead)),
        discard=Discards(hero=state.hero_discard.copy(), dungeon=state.dungeon_discard.copy()),
        active=[cards.copy() for cards in state.active],
        played_this_turn=state.played,
        mover=state.mover,
        rolls=[RollView(**roll._asdict()) for roll in state.rolls],
        rules=state.rules,
    )


def private_view(state: State, seat: int) -> DungeonPrivate:
    """A seat's hand, and the other one's as it was last shown (rules, "Views")."""
    seen = state.seen[seat]
    return DungeonPrivate(hand=state.hands[seat].copy(), seen=None if seen is None else seen.copy())


def _cell(cell: Cell) -> CellView:
    return CellView(**cell._asdict())
