"""Glades, the Great Duel for the Primeval Forest: nine glades in a row, three cards a side."""

from games.glades.game import Glades

GAME = Glades()
