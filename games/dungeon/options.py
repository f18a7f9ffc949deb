"""What two players agree on before a match."""

from games.core import Options


class DungeonOptions(Options):
    """The Dungeon has no options."""
