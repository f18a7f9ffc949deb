"""The cell that the Hero stands on: what lies face up there, turning it over, taking it away."""

from games.dungeon.experience import beaten_away
from games.dungeon.material import CRYPT, LOSSES
from games.dungeon.play import Play
from games.dungeon.state import BARE, LORD_SEAT, State


def face_up(state: State) -> str | None:
    """The card that lies face up under the Hero."""
    here = state.here
    return None if here is None or here.turned else here.card


def turn_over(play: Play, *, spoiled: bool = False) -> None:
    """The card under the Hero becomes a hall that cannot be searched."""
    turn_over_at(play, play.state.hero.cell, spoiled=spoiled)


def turn_over_at(play: Play, cell: str, *, spoiled: bool = False) -> None:
    """The card on a cell is turned over: a hall, open on all sides, that cannot be searched; `spoiled` for good."""
    cells = play.state.cells
    cells[cell] = cells[cell].turned_over(spoiled=spoiled)
    play.tell("turned_over", cell=cell, card=cells[cell].card)


def take_away(play: Play) -> None:
    """The card under the Hero leaves a bare cell."""
    cells, cell = play.state.cells, play.state.hero.cell
    play.tell("taken_away", cell=cell, card=cells[cell].card)
    cells[cell] = BARE


def mark_searched(play: Play, cell: str) -> None:
    """The cell is searched, or a pit's remains are taken: once per game."""
    cells = play.state.cells
    cells[cell] = cells[cell]._replace(searched=True)


def remains_are_there(state: State) -> bool:
    """The Hero stands at a pit whose remains were not taken."""
    here = state.here
    return here is not None and here.card == "pit" and not here.turned and not here.searched


def enemy_here(state: State) -> str:
    """The enemy that the Hero stands before; "" if there is none."""
    here = state.here
    return (here and here.enemy) or ""


def beat_enemy(play: Play) -> None:
    """It goes to the beaten cards; a crypt is turned over, any other cell is bare."""
    enemy = enemy_here(play.state)
    if face_up(play.state) == CRYPT:
        turn_over(play)
    else:
        take_away(play)
    beaten_away(play, enemy)


def destroy_idol(play: Play) -> None:
    """It is turned over and costs the Lord life."""
    play.tell("idol_destroyed")
    turn_over(play)
    play.lose_life(LORD_SEAT, LOSSES["idol"], "idol")
