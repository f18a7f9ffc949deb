"""The values of actions, each by the position that follows."""

import random
from collections.abc import Sequence

from games.glades.material import UNITS, VALUE
from games.glades.players.evaluation import Sight
from games.glades.players.match_chance import match_chance, with_each
from games.glades.players.network import Network
from games.glades.state import State
from games.glades.turn import apply

NEARLY = 0.999
"""The most that a bout is worth which is not over."""


class DiceChance:
    """Chance from dice: for positions that are only thought of."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice

    def shuffle(self, n: int) -> list[int]:
        return self.dice.sample(range(n), n)

    def pick(self, n: int) -> int:
        return self.dice.randrange(n)

    def roll(self, k: int) -> list[int]:
        return [self.dice.randint(1, 6) for _ in range(k)]


def first_steps(state: State, actions: Sequence[str], network: Network, dice: random.Random) -> dict[str, float]:
    """The chance of the seat to move to win the bout with each of its `actions`, which begin a turn."""
    seat = state.seat
    hand = state.hands[seat]
    sight = Sight(state, seat, hand, network)
    values: dict[str, float] = {}
    placings: dict[str, list[tuple[str, int]]] = {}
    for action in actions:
        verb, *words = action.split(" ")
        if verb == "place":
            placings.setdefault(words[0], []).append((action, int(words[1])))
        elif verb == "pass":
            values[action] = min(sight.value(hand), NEARLY)
        else:
            placings.setdefault(words[0], []).append((action, 0))
    for card, places in placings.items():
        rest = [other for other in hand if other != card]
        supply = sight.supply(rest)
        chances = sight.chances(rest)
        each = with_each(chances)
        for action, number in places:
            if not number:
                values[action] = _unit(state, sight, action, rest, chances, dice)
                continue
            glade = state.glades[number - 1]
            cards = [*glade.sides[seat], card]
            if len(cards) == glade.needed and (points := _after(state, action, dice)[1]) is not None:
                values[action] = points
                continue
            lost, won = each[number - 1]
            chance = sight.chance(number, cards, supply)
            values[action] = min(lost + chance * (won - lost), NEARLY)
    return values


def _after(state: State, action: str, dice: random.Random) -> tuple[State, float | None]:
    """The position after an action, and the points of the seat that took it if it ends the bout."""
    after = state.copy()
    after.manual = False
    for event in apply(after, action, DiceChance(dice)):
        if event.type == "bout_ended":
            winner = event.data["winner"]
            return after, 0.5 if winner is None else float(winner == state.seat)
    return after, None


def _unit(state: State, sight: Sight, action: str, rest: list[str], chances: list[float], dice: random.Random) -> float:
    """The value of playing a unit: only the glades that it changes are looked at anew."""
    after, points = _after(state, action, dice)
    if points is not None:
        return points
    seat = state.seat
    changed = [
        number
        for number, (one, other) in enumerate(zip(state.glades, after.glades, strict=True), 1)
        if one.sides != other.sides or one.weather != other.weather or one.claimed != other.claimed
    ]
    if not changed:
        return min(match_chance(chances), NEARLY)
    new = Sight(after, seat, rest, sight.network)
    supply = new.supply(rest)
    then = list(chances)
    for number in changed:
        then[number - 1] = new.chance(number, after.glades[number - 1].sides[seat], supply)
    return min(match_chance(then), NEARLY)


def returned(hand: Sequence[str]) -> list[str]:
    """A hand from the card that is needed least: units are kept, then the high animals."""
    return sorted(hand, key=lambda card: (card in UNITS, VALUE.get(card, 0), card))


def pile_wanted(state: State) -> str:
    """The pile to draw from: units as long as one may be played soon and there are few in the hand."""
    hand = state.hands[state.seat]
    units = sum(card in UNITS for card in hand)
    ahead = state.units_played[state.seat] - state.units_played[1 - state.seat]
    return "specials" if units + max(ahead, 0) < 2 else "animals"
