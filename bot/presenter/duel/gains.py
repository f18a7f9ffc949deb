"""What an action of the Duel has over another, in words."""

from bot.presenter.game_presenter import Gain
from config.language import _
from config.words.duel import role_name
from config.words.numbers import signed_amount
from games.duel.views import PublicView, role_of

COSTS = {"opponent_energy", "opponent_hand"}
"""What the other one has: the seat's gain is what there is less of it."""


def gain(code: str, amount: float, public: PublicView, seat: int) -> Gain | None:
    """An entry of `games.duel.players.explain`, whose amounts are the seat's gain."""
    label = {
        "steps": _("your lead on the bridge"),
        "energy": _("your energy"),
        "opponent_energy": _("energy of {other}"),
        "attack": _("dots that your card attacks with"),
        "hand": _("dots left in your hand"),
        "finale": _("dots set aside for the finale"),
        "opponent_hand": _("dots in the hand of {other}"),
        "magic": _("magic at work for you"),
        "wrath": _("wrath at work for you"),
        "cunning": _("cunning at work for you"),
    }.get(code)
    number = signed_amount(-amount if code in COSTS else amount)
    if label is None or not number:
        return None
    other = role_name(role_of(public, 1 - seat))
    return Gain(f"{label.format(other=other)} {number}", amount > 0)
