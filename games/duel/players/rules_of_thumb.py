"""A rule-of-thumb player of the Duel: lays what wins most energy now, and keeps strong cards for later."""

import random

from pydantic import BaseModel

from games.core.game import Player
from games.duel.material import DOTS, LOSSES, ROLES, STANDING
from games.duel.views import PrivateView, PublicView


def _dots(side: int, card: str) -> tuple[int, int]:
    """Left and right dots of a card."""
    left, right = DOTS[side][card].split("-")
    return len(left.strip("0")), len(right.strip("0"))


def duellist(public: BaseModel, private: BaseModel, legal: list[str], dice: random.Random) -> str:
    """Lays the card that wins most energy in its comparison and threatens most; sets the strongest cards aside."""
    assert isinstance(public, PublicView)
    assert isinstance(private, PrivateView)
    side = ROLES.index(private.role)
    worth = {action: _worth(action, public, side) + dice.random() / 10 for action in legal}
    return max(legal, key=worth.__getitem__)


def _worth(action: str, public: PublicView, side: int) -> float:
    verb, *cards = action.split()
    if verb == "start":
        # Who lays the last card has the last word.
        return 1.0 if cards == ["them"] else 0.0
    if verb == "magic":
        left, right = _dots(1, public.row[-1].card) if public.row else (0, 0)
        strong = left + right >= 5 or not public.row[-1].card[0].isdigit()
        return 0.5 if (cards == ["banish"]) == strong else 0.0
    if verb == "keep":
        return float(sum(sum(_dots(side, card)) + (not card[0].isdigit()) for card in cards))
    card = cards[0]
    left, right = _dots(side, card)
    if verb == "fill":
        return -float(left + right)
    text = 1.5 if not card[0].isdigit() else 0.0
    if not public.row:
        return right - left + text
    lost = LOSSES[side][public.row[-1].right][STANDING[side][card].left]
    gain = lost[1 - side] - lost[side]
    last = public.laid.gandalf + public.laid.balrog >= 11 if public.round < 4 else False
    return gain + (0 if last else 0.7 * right) + text


PLAYERS: dict[str, Player] = {"duellist": duellist}
