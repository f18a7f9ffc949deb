"""Pictures of the Duel (rules, "Views"): the board, a seat's hand, and the targets of a feint."""

from render.duel.board import board
from render.duel.choices import choices
from render.duel.hand import hand, hands

__all__ = ["board", "choices", "hand", "hands"]
