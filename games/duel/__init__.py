"""The Duel: Gandalf and the Balrog on the bridge."""

from games.duel.game import Duel

GAME = Duel()
