"""The Dungeon, or the Secret of the Abandoned Dungeon. Begin with `course.py`: it names every rule's function."""

from games.dungeon.game import Dungeon

GAME = Dungeon()
