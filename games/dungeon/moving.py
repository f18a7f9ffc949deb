"""Where the Hero may go, and his steps."""

from collections.abc import Mapping

from games.dungeon.board import NEIGHBOURS, SIDES, STAIRS, THRONE
from games.dungeon.material import LOCKS
from games.dungeon.play import Play
from games.dungeon.state import Cell, State


def open_neighbours(cells: Mapping[str, Cell], cell: str) -> list[str]:
    """The orthogonal neighbours that are open to `cell`."""
    here = cells.get(cell)
    sides = here.openings or SIDES if here else SIDES
    found = []
    for side, there, facing in NEIGHBOURS[cell]:
        if side not in sides:
            continue
        other = cells.get(there)
        if other is None or not (
            (other.openings and facing not in other.openings) or (other.card == "rubble" and not other.turned)
        ):
            found.append(there)
    return found


def rubble_beside(state: State) -> list[str]:
    """The orthogonal neighbours of the Hero's cell with a rubble lying face up, walls or not."""
    cells = state.cells
    return [
        there
        for _, there, _ in NEIGHBOURS[state.hero.cell]
        if there in cells and cells[there].card == "rubble" and not cells[there].turned
    ]


def locked(state: State) -> bool:
    """The Hero stands at a door or in a prison that is still locked."""
    here = state.here
    return here is not None and here.card in LOCKS and not here.turned


def destinations(state: State) -> list[str]:
    """The cells that the Hero may move to."""
    around = open_neighbours(state.cells, state.hero.cell)
    if not locked(state):
        return around
    here = state.here
    return [cell for cell in around if cell == state.hero.came_from] if here and here.card == "door" else []


def step(play: Play, to: str) -> None:
    """The Hero goes to a neighbouring cell on foot."""
    hero = play.state.hero
    play.tell("moved", cell=to, came_from=hero.cell)
    hero.former, hero.came_from, hero.cell = hero.came_from, hero.cell, to
    play.then("arrive")


def jump(play: Play, to: str) -> None:
    """A teleport moves the Hero."""
    hero = play.state.hero
    play.tell("teleported", cell=to, left=hero.cell)
    hero.former, hero.came_from, hero.cell = None, None, to
    play.then("arrive")


def arrive(play: Play) -> None:
    """What is on the cell that the Hero has come to happens, or is decided first."""
    hero = play.state.hero
    if hero.cell == THRONE:
        play.then("final fight")
    elif hero.cell == STAIRS:
        play.then("go on")
    elif hero.cell in play.state.cells:
        play.then("stand")
    else:
        play.then("lay" if hero.came_from else "lay from the deck")


def turn_back(play: Play) -> None:
    """From a rubble the Hero goes back to where he was."""
    hero = play.state.hero
    play.tell("turned_back", rubble=hero.cell, cell=hero.came_from)
    hero.cell, hero.came_from = hero.came_from or STAIRS, hero.former
