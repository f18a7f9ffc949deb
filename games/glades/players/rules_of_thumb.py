"""The rule-of-thumb player. It sees views only, like people."""

import random

from pydantic import BaseModel

from games.glades.groups import KINDS, best_completion, group_of
from games.glades.material import ALL_ANIMALS, HIGHEST, SIDE, SIDE_IN_THE_MIRE, VALUE, set_of
from games.glades.views import GladeView, PrivateView, PublicView

BY_KIND = (0.0, 4.0, 8.0, 12.0, 16.0)
"""What a group is worth to the forester, from rabble to legion."""
UNSURE = 0.45
"""What is left of a group's worth for every card that is lacking and not in the hand."""


def forester(public: BaseModel, private: BaseModel, legal: list[str], dice: random.Random) -> str:
    """Places where the side's prospects grow most, claims at once, and plays units now and then."""
    if not isinstance(public, PublicView) or not isinstance(private, PrivateView) or public.turn is None:
        raise TypeError("the views of a running match of Glades are expected")
    if public.phase == "claim":
        return min(legal, key=lambda action: (action == "done", action))
    if public.phase == "place":
        sight = Sight(public, private, public.turn)
        return max(legal, key=lambda action: sight.gain(action, dice))
    if public.phase == "muster-return":
        return min(legal, key=lambda action: sum(VALUE.get(card, 10) for card in action.split()[1:]))
    return legal[0] if dice.random() < 0.7 else dice.choice(legal)


class Sight:
    """What one seat makes of the row: the prospects of its sides, with its hand and with what is unseen."""

    def __init__(self, public: PublicView, private: PrivateView, seat: int) -> None:
        self.public = public
        self.seat = seat
        self.hand = private.hand
        table = [card for glade in public.glades for side in glade.sides for card in side]
        self.unseen = ALL_ANIMALS & ~set_of([*table, *public.discard, *private.hand])

    def gain(self, action: str, dice: random.Random) -> float:
        """What an action promises, with a little chance so that equals are not always the same."""
        match action.split():
            case ["place", card, number]:
                glade = self.public.glades[int(number) - 1]
                before = self._prospect(glade, self.seat, None)
                price = 3.0 if card in HIGHEST else 0.0
                return 5 + self._prospect(glade, self.seat, card) - before - price + dice.random()
            case ["play", "gale" | "lure", card, *_where]:
                return self._loss(card) + dice.random()
            case ["play", "muster"]:
                return 4 + dice.random()
        return 3 * dice.random()

    def _loss(self, card: str) -> float:
        """What the opponent would lose with a card."""
        for glade in self.public.glades:
            side = glade.sides[1 - self.seat]
            if card in side:
                without = glade.model_copy(update={"sides": ([c for c in side if c != card],) * 2})
                return self._prospect(glade, 1 - self.seat, None) - self._prospect(without, 1 - self.seat, None)
        return 0.0

    def _prospect(self, glade: GladeView, seat: int, card: str | None) -> float:
        """What a side can hope for with one more card: the best over all kinds of worth times likelihood; nothing
        if the complete side across could not be beaten."""
        needed = SIDE_IN_THE_MIRE if "mire" in glade.weather else SIDE
        cards = [*glade.sides[seat], *([card] if card else [])]
        lacking, mist = needed - len(cards), "mist" in glade.weather
        own = set_of(c for c in self.hand if c != card) if seat == self.seat else 0
        across = glade.sides[1 - seat]
        target = group_of(across, mist) if len(across) == needed and seat == self.seat else None
        best = 0.0
        for rank in range(1 if mist else len(KINDS)):
            for pool, certainty in ((own, 0.85), (own | self.unseen, UNSURE)):
                total = best_completion(rank, cards, lacking, pool)
                if total is None or (target and (rank, total) <= target):
                    continue
                best = max(best, (BY_KIND[rank] + total / needed) * certainty**lacking)
        return best
