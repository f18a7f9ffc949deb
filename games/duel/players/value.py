"""What a full position of the Duel is worth to the seat that plays Gandalf: expected points from 0 to 1."""

import random
from typing import Any

from games.catalogue import game_of
from games.core import Game
from games.duel.duel_end import lacking
from games.duel.material import GANDALF
from games.duel.players.features import STRENGTH, features
from games.duel.players.network import Networks
from games.duel.state import KEEP, OVER, PLAY, State

WORTHLESS_IN_THE_FINALE = frozenset({"trick", "magic"})


def duel() -> Game[Any, Any]:
    """The game, which itself imports its players."""
    return game_of("duel")


class Dice:
    """Chance from ordinary dice; faster than a seed's stream."""

    __slots__ = ("_random",)

    def __init__(self, dice: random.Random) -> None:
        self._random = dice.random

    def shuffle(self, n: int) -> list[int]:
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            j = self.pick(i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def pick(self, n: int) -> int:
        return int(self._random() * n)

    def roll(self, k: int) -> list[int]:
        return [1 + self.pick(6) for _ in range(k)]


def after(state: State, action: str, chance: Dice) -> State:
    """A copy of `state` in which `action` has been taken."""
    game = duel()
    copy: State = game.copy(state)
    game.apply(copy, action, chance)
    return copy


def gandalf_chance(state: State, networks: Networks, chance: Dice) -> float:
    """Expected points of the seat that plays Gandalf in `state`.

    Decisions other than which card to lay are taken in the best way for their side before the position is valued.
    """
    phase = state.phase
    if phase == PLAY:
        return networks[state.round - 1].chance(features(state))
    seat = state.gandalf
    if phase == OVER:
        return 1.0 if state.winner == seat else 0.0
    actions = [keep_strongest(state)] if phase == KEEP else duel().legal(state)
    turn = state.turn
    values = []
    for action in actions:
        following = after(state, action, chance)
        value = gandalf_chance(following, networks, chance)
        # The second game changes the roles.
        values.append(value if following.gandalf == seat else 1 - value)
    return max(values) if turn == GANDALF else min(values)


def seat_value(state: State, seat: int, networks: Networks, chance: Dice) -> float:
    """Expected points of `seat`."""
    value = gandalf_chance(state, networks, chance)
    return value if state.gandalf == seat else 1 - value


def keep_strongest(state: State) -> str:
    """The `keep` that sets aside the cards with most dots; a text that holds in the finale counts as one dot."""
    side = state.turn
    hand = state.hands[side]
    wanted = lacking(state, side)
    places = sorted(range(len(hand)), key=lambda place: keeping(side, hand[place]), reverse=True)[:wanted]
    return "keep " + " ".join(hand[place] for place in sorted(places))


def keeping(side: int, card: str) -> float:
    """What a card is worth in the finale, in dots."""
    own_text = not card[0].isdigit() and card not in WORTHLESS_IN_THE_FINALE
    return STRENGTH[side][card] + (1 if own_text else 0)
