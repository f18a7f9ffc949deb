"""What an action of The Dungeon has over another, in words."""

from bot.presenter.game_presenter import Gain
from config.language import _
from config.words.numbers import signed_amount
from games.dungeon.state import HERO_SEAT
from games.dungeon.views import DungeonPublic

OF_THE_LORD = {"lord_life", "favour", "lord_cards"}
"""Of what the Hero gains by there being less."""
BAD_FOR_HIM = OF_THE_LORD | {"poisoned", "steps"}


def gain(code: str, amount: float, public: DungeonPublic, seat: int) -> Gain | None:
    """An entry of `games.dungeon.players.explain`, whose amounts are the seat's gain."""
    label = {
        "hero_life": _("life of the Hero"),
        "lord_life": _("life of the Lord"),
        "steps": _("steps of the Hero to the throne room"),
        "favour": _("favour of the Lord"),
        "experience": _("experience of the Hero"),
        "attributes": _("attributes of the Hero"),
        "hero_cards": _("cards of the Hero"),
        "lord_cards": _("cards of the Lord in the final fight"),
        "poisoned": _("danger that the Hero is poisoned"),
    }.get(code)
    more = amount if (seat == HERO_SEAT) != (code in BAD_FOR_HIM) else -amount
    number = signed_amount(more, percent=code == "poisoned")
    if label is None or not number:
        return None
    return Gain(f"{label} {number}", amount > 0)
