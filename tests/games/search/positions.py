"""Readable positions: some tiles around the Shire, hobbits and chips where a test wants them."""

from games.core import ListedChance
from games.search import GAME
from games.search.grid import SECTION_OF_NAME, cell_at
from games.search.land import Land
from games.search.material import CHIPS, CHIPS_OF_COLOUR, COLOURS, TILES
from games.search.options import SearchOptions
from games.search.setup import SearchSetup
from games.search.state import MOVE, State
from games.search.turn import carry_on

BOARD = [3, 4, 2, 3]
"""Arms n, e, s, w of the board that positions lie on: x from −3 to 4, y from −3 to 2."""

NO_CHANCE = ListedChance([])


def opened(tiles: list[str] | None = None, **chips: list[str]) -> State:
    """An opening: these tiles, or these chips of a colour, come first, the others after them as the rules list them."""

    def begun(wanted: list[str], every: tuple[str, ...]) -> list[str]:
        return [*wanted, *(item for item in every if item not in wanted)]

    stacks = {colour: begun(chips.get(colour, []), CHIPS_OF_COLOUR[colour]) for colour in COLOURS}
    setup = SearchSetup.model_validate({"starter": 0, "tiles": begun(tiles or [], TILES), **stacks})
    return GAME.new(SearchOptions(), setup, NO_CHANCE)


def land_of(tiles: dict[tuple[int, int], str]) -> Land:
    """Tiles by x and y as they lie, on a board whose rim is fixed already."""
    land = Land.with_shire()
    land.arms = BOARD.copy()
    land.spots = [cell_at(x, y) for y in range(-3, 3) for x in range(-3, 5) if (x, y) != (0, 0)]
    for (x, y), tile in tiles.items():
        land.lay(cell_at(x, y), tile)
    land.spots = sorted({cell for cell in land.spots if land.touching[cell] >= 2})
    return land


def at(name: str) -> int:
    """The section of this name, as in `0 -1 s`."""
    return SECTION_OF_NAME[name]


def moving(
    tiles: dict[tuple[int, int], str],
    frodo: str,
    sam: str = "0 0 n",
    chips: dict[str, str] | None = None,
    held: tuple[str, ...] = (),
    phase: int = 2,
    doom: tuple[int, int] | None = None,
) -> State:
    """Frodo is about to move, holding these chips, in a position with these chips on the land."""
    state = opened()
    state.land = land_of(tiles)
    if doom:
        state.land.reveal_doom(cell_at(*doom))
    state.phase, state.step, state.tile_laid, state.eventful = phase, MOVE, phase == 2, phase == 2
    state.hobbits = [at(frodo), at(sam)]
    state.chips = {at(name): chip for name, chip in (chips or {}).items()}
    for chip in held:
        (state.blue if CHIPS[chip].colour == "blue" else state.held)[0].append(chip)
    if phase == 3:
        state.hands, state.stock = [[], []], []
    carry_on(state, [])
    return state


def act(state: State, *actions: str) -> list[str]:
    """Take legal actions; the types of the events of the last one."""
    for action in actions:
        assert action in GAME.legal(state), (action, GAME.legal(state))
        events = GAME.apply(state, action, NO_CHANCE)
    return [event.type for event in events]
