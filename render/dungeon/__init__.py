"""Pictures of the Dungeon: the board, a seat's hand, the choices of a step."""

from render.dungeon.board import board
from render.dungeon.choices import choices
from render.dungeon.hand import hand, hands

__all__ = ["board", "choices", "hand", "hands"]
