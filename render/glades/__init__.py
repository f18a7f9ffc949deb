"""Pictures of Glades (rules, "Views"): the board, a seat's hand above the row of glades, the choices of a step."""

from render.glades.board import board
from render.glades.choices import choices
from render.glades.hand import hand, hands

__all__ = ["board", "choices", "hand", "hands"]
