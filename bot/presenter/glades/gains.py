"""What an action of Glades has over another, in words."""

from bot.presenter.game_presenter import Gain
from config.language import _
from config.words.numbers import signed_amount
from games.glades.views import PublicView


def gain(code: str, amount: float, public: PublicView, seat: int) -> Gain | None:
    """An entry of `games.glades.players.explain`, whose amounts are what there is more or less of."""
    kind, _dash, number = code.partition("-")
    label = {
        "win": _("winning at once"),
        "bout": _("chance to win the bout"),
        "glade": _("chance to win glade {number}"),
        "claimed": _("glades that you hold"),
        "complete": _("complete sides of yours"),
        "across": _("complete sides of the other"),
        "legion": _("legions to come"),
        "company": _("companies or better to come"),
        "brotherhood": _("brotherhoods or better to come"),
        "band": _("bands or better to come"),
        "hand": _("strength of the animals left in your hand"),
        "cards": _("cards in your hand"),
    }.get(kind)
    told = signed_amount(amount, percent=kind in ("bout", "glade"))
    if label is None or not told:
        return None
    return Gain(f"{label.format(number=number)} {told}", (amount > 0) != (kind == "across"))
