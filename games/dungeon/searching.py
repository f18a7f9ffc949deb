"""Searching: the cell the Hero stands on, or a rubble beside it; once a turn, and each once per game."""

from games.dungeon.ground import face_up, mark_searched
from games.dungeon.material import SEARCHABLE, TARGETS
from games.dungeon.moving import rubble_beside
from games.dungeon.play import Play, mind
from games.dungeon.state import HERO_SEAT, State


def searches(state: State) -> list[str]:
    """`search` and `search CELL`, once in a turn, each place once in a match (rules, "A Hero's turn")."""
    if state.searched:
        return []
    cells = state.cells
    own = face_up(state) in SEARCHABLE and not cells[state.hero.cell].searched
    return [
        *(["search"] if own else []),
        *(f"search {cell}" for cell in rubble_beside(state) if not cells[cell].searched),
    ]


def search(play: Play, cell: str = "") -> None:
    """A mind test for a card; `cell` names a rubble."""
    state = play.state
    state.searched = True
    mark_searched(play, cell or state.hero.cell)
    if play.test("search", mind(state), TARGETS["search"]):
        play.draw_hero_card(HERO_SEAT)
    play.then("go on")
