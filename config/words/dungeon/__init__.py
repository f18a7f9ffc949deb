"""The Dungeon's names, and the texts of its cards."""
