"""Pictures of The Search: the land, a hand of tiles, and numbered placings and regions to choose from."""

from render.search.board import board
from render.search.choices import choices
from render.search.hand import hand, hands

__all__ = ["board", "choices", "hand", "hands"]
