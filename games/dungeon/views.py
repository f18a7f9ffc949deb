"""What people may see of a position (rules, "Views")."""

from pydantic import BaseModel, ConfigDict

from games.core import View
from games.dungeon.cards import experience_of
from games.dungeon.state import Cell, State


class Part(BaseModel):
    model_config = ConfigDict(frozen=True)


class HeroView(Part):
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
    life: int
    favour: int


class CellView(Part):
    card: str | None
    turned: bool
    openings: str | None
    direction: str | None
    searched: bool
    spoiled: bool
    enemy: str | None


class DeckSizes(Part):
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

    Beside the fields that the rules name: `mover`, the seat that must act, and `rolls`, the dice of the last action;
    views of other programs may lack both.
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
    rolls: list[RollView] = []


class DungeonPrivate(View):
    """What a seat sees besides: its hand, and the other's hand as last shown to it."""

    hand: list[str]
    seen: list[str] | None


def public_view(state: State) -> DungeonPublic:
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
    )


def private_view(state: State, seat: int) -> DungeonPrivate:
    seen = state.seen[seat]
    return DungeonPrivate(hand=state.hands[seat].copy(), seen=None if seen is None else seen.copy())


def _cell(cell: Cell) -> CellView:
    return CellView(**cell._asdict())
