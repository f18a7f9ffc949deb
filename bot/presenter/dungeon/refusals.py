"""Why an action of the Dungeon cannot be done, in sentences."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.presenter.quoting import quoted
from config.language import _
from games.dungeon.material import HERO


def _asked(values: Mapping[str, Any], fault: str = "") -> str:
    """What is asked in the phase, what is wrong, and how an action may begin."""
    phases: Mapping[str, str] = {
        "raise": _("Two different attributes are raised first: strength, mind or agility."),
        "act": _("It is the Hero's turn to act."),
        "lay": _("The Lord must lay a card on the Hero's cell."),
        "enter": _("The Hero has just entered: he goes, or uses a card."),
        "fight": _("The Hero is in a fight."),
        "gain": _("One attribute must be gained: strength, mind or agility."),
        "extra": _("The extra move of the new level is open."),
        "drop": _("No more than {limit} cards may be held: one must be dropped.").format(limit=HERO["hand_limit"]),
        "final": _("It is the final fight."),
    }
    possible = _("Possible are {actions}.").format(actions=", ".join(map(quoted, values["possible"])))
    return " ".join(part for part in (phases[values["phase"]], fault, possible) if part)


SENTENCES: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "another action is asked": _asked,
    "not possible now": lambda v: _asked(v, _("{word} is not possible now.").format(word=quoted(v["word"]))),
    "no action": lambda v: _asked(v, _("{word} is no action of the Dungeon.").format(word=quoted(v["word"]))),
    "not in hand": lambda v: _("{card} is not in your hand.").format(card=quoted(v["card"])),
    "no card": lambda v: _("{card} is no card.").format(card=quoted(v["card"])),
    "poison is not played": lambda v: _("Poison cannot be played."),
    "cards used up": lambda v: _("{n} cards were used in this turn already.").format(n=v["n"]),
    "no use": lambda v: _("{card} has no use here and now.").format(card=quoted(v["use"])),
    "poison is not dropped": lambda v: _("Poison cannot be dropped."),
    "openings of the drawn card are asked": lambda v: _("The openings of the card from the deck must be chosen."),
    "dropped before": lambda v: _("A card was dropped for favour in this turn already."),
    "earns no favour": lambda v: _("{card} earns no favour, so it cannot be dropped.").format(card=quoted(v["card"])),
    "another card was drawn": lambda v: _("The openings of the {card} from the deck must be chosen.").format(
        card=quoted(v["card"])
    ),
    "too dear": lambda v: _("{card} costs {price} favour, and the Lord has {favour}.").format(
        card=quoted(v["card"]), price=v["price"], favour=v["favour"]
    ),
    "openings expected": lambda v: _("{card} is laid with its openings: {openings}.").format(
        card=quoted(v["card"]), openings=", ".join(v["openings"])
    ),
    "direction expected": lambda v: _("A teleport is laid with its direction: n, e, s or w."),
    "may not lie here": lambda v: _(
        "{card} may not lie here: it would close the way, or point where it may not."
    ).format(card=quoted(v["laid"])),
    "nothing follows the card": lambda v: _("{card} is laid without further words.").format(card=quoted(v["card"])),
    "cell expected": lambda v: _("A move names a cell of the map that is no lava, such as b1."),
    "locked": lambda v: _("The lock holds: from a door the only way is back, from a prison there is none."),
    "not open": lambda v: _("{here} and {there} are not open to each other.").format(
        here=quoted(v["here"]), there=quoted(v["there"])
    ),
    "searched in this turn": lambda v: _("There is one search in a turn."),
    "nothing to search": lambda v: _("There is nothing to search, or it was searched before."),
    "attack not bought": lambda v: _("Only the Lord buys attacks, with 1 to 3 of the favour that he has."),
}
"""Code → its sentence from the refusal's values."""
