"""How a friendly beginner plays the Duel: looks at the comparison at hand, saves strong cards, forgets texts."""

import random

from games.duel.material import LOSSES, ROLES, STANDING
from games.duel.players.features import STRENGTH
from games.duel.views import PrivateView, PublicView

ATTACK = 1.0
"""What a right dot counts, in fields of energy."""
THRIFT = 0.4
"""What a dot that leaves the hand costs."""
TEXT = 0.7
WHIM = 0.4
"""Up to so much the beginner likes one action more than another for no reason."""


def choose(public: PublicView, private: PrivateView, legal: tuple[str, ...], dice: random.Random) -> str:
    """The action a beginner likes best."""
    side = ROLES.index(private.role)
    liking = {action: _liking(action, public, side) + WHIM * dice.random() for action in legal}
    return max(legal, key=liking.__getitem__)


def _liking(action: str, public: PublicView, side: int) -> float:
    verb, *cards = action.split()
    if verb in ("start", "magic"):
        return WHIM / 2 if cards[0] in ("them", "banish") else 0.0
    dots = float(sum(STRENGTH[side][card] for card in cards))
    if verb == "keep":
        return dots
    if verb == "fill":
        return -dots
    card = STANDING[side][cards[0]]
    attack = 0 if card.right == "0" else len(card.right)
    text = 0.0 if card.card[0].isdigit() else TEXT
    liking = ATTACK * attack - THRIFT * dots + text
    if not public.row:
        return liking
    lost = LOSSES[side][public.row[-1].right][card.left]
    return liking + lost[1 - side] - lost[side]
