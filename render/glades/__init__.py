"""Pictures of Glades (rules, "Views"): the board, and a seat's hand above the row of glades."""

from render.glades.board import board
from render.glades.hand import choices, hand, hands

__all__ = ["board", "choices", "hand", "hands"]
