"""What an action of the Search has over another, in words."""

from bot.presenter.game_presenter import Gain
from config.language import _
from config.words.numbers import signed_amount
from config.words.search import hobbit_name
from games.search.views import PublicView

BAD = {"lost_moves", "steps", "other_points", "other_next_chip", "other_openings"}
"""Of what more is worse for the seat."""


def gain(code: str, amount: float, public: PublicView, seat: int) -> Gain | None:
    """An entry of `games.search.players.explain`, whose amounts are what there is more or less of."""
    label = {
        "doom": _("being on Mount Doom"),
        "points": _("your points"),
        "other_points": _("points of {other}"),
        "lost_moves": _("moves that you lose"),
        "next_chip": _("points of the best chip in your reach"),
        "other_next_chip": _("points of the best chip in reach of {other}"),
        "steps": _("your turns to Mount Doom"),
        "other_steps": _("turns to Mount Doom of {other}"),
        "boat": _("a boat for you"),
        "openings": _("places beside you for meeting places"),
        "other_openings": _("places beside {other} for meeting places"),
        "eagles": _("eagles left"),
        "hastes": _("haste chips left"),
    }.get(code)
    number = signed_amount(amount)
    if label is None or not number:
        return None
    return Gain(f"{label.format(other=hobbit_name(1 - seat))} {number}", (amount > 0) != (code in BAD))
