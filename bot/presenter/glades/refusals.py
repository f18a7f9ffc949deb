"""Why an action of Glades cannot be done, in sentences."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.presenter.quoting import quoted
from config.language import _


def _asked(values: Mapping[str, Any]) -> str:
    """What is asked of the seat to move."""
    asked: Mapping[str, str] = {
        "place": _("Now a card is placed."),
        "place or play": _("Now a card is placed or a unit played."),
        "pass": _("Now nothing is possible but to `pass`."),
        "claim": _("Now glades are claimed: `claim` and a number, or `done`."),
        "draw": _("Now a card is drawn: `draw animals` or `draw specials`."),
        "muster-draw": _("Now a card of the muster is drawn: `draw animals` or `draw specials`."),
        "muster-return": _("Now two cards of your hand go back under their piles: `return CARD CARD`."),
    }
    return asked[values["asked"]]


SENTENCES: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "no word of the game": lambda v: (
        _("{word} is no word of this game.").format(word=quoted(v["word"])) + " " + _asked(v)
    ),
    "not asked now": lambda v: _("{word} is not asked now.").format(word=quoted(v["word"])) + " " + _asked(v),
    "nothing follows": lambda v: _("Nothing follows after {form}.").format(form=quoted(v["form"])),
    "not possible now": lambda v: _("{form} is not possible now.").format(form=quoted(v["form"])),
    "form expected": lambda v: _("{form} is expected, for example {example}.").format(
        form=quoted(v["form"]), example=quoted(v["example"])
    ),
    "played, not placed": lambda v: _("{card} is not placed but played: {action}.").format(
        card=quoted(v["card"]), action=quoted(f"play {v['card']}")
    ),
    "placed, not played": lambda v: _("{card} is not played but placed: {action}.").format(
        card=quoted(v["card"]), action=quoted(f"place {v['card']} GLADE")
    ),
    "unit limit": lambda v: _("You have played one unit more than your opponent already."),
    "one spirit only": lambda v: _("You have a spirit in the row already."),
    "no special units": lambda v: _("This match is played without special units."),
    "nothing to draw": lambda v: _("Both piles are empty: {unit} has nothing to draw.").format(unit=quoted(v["unit"])),
    "no target": lambda v: _("There is nothing that {unit} could be played on now.").format(unit=quoted(v["unit"])),
    "glade expected": lambda v: _("{unit} takes a glade: {action}.").format(
        unit=quoted(v["unit"]), action=quoted(f"play {v['unit']} GLADE")
    ),
    "not played so": lambda v: _("{unit} cannot be played so. Possible is for example {action}.").format(
        unit=quoted(v["unit"]), action=quoted(v["example"])
    ),
    "allies are not lured": lambda v: _("Allies cannot be lured, animals only."),
    "not a card of yours": lambda v: _("{card} is not one of your own cards at an unclaimed glade.").format(
        card=quoted(v["card"])
    ),
    "not a card of the opponent": lambda v: _(
        "{card} is not one of your opponent's cards at an unclaimed glade."
    ).format(card=quoted(v["card"])),
    "there already": lambda v: _("{card} is at glade {number} already.").format(
        card=quoted(v["card"]), number=v["number"]
    ),
    "an animal can be placed": lambda v: _("You can place an animal."),
    "side not complete": lambda v: _("Your side of glade {number} is not complete: it needs {n} cards.").format(
        number=v["number"], n=v["n"]
    ),
    "equal but later": lambda v: _(
        "Both sides of glade {number} are equal, and the one across was complete first."
    ).format(number=v["number"]),
    "other group wins": lambda v: _("The group across glade {number} wins.").format(number=v["number"]),
    "not proven": lambda v: _(
        "It is not proven that glade {number} is yours: with {cards} the other side would win."
    ).format(number=v["number"], cards=" ".join(v["cards"])),
    "two different cards": lambda v: _("Two different cards go back."),
    "no card": lambda v: _("{card} is no card of this game.").format(card=quoted(v["card"])),
    "not in hand": lambda v: _("{card} is not in your hand.").format(card=quoted(v["card"])),
    "no glade": lambda v: _("{word} is no glade; they are numbered {first} to {last}.").format(
        word=quoted(v["word"]), first=v["first"], last=v["last"]
    ),
    "claimed already": lambda v: _("Glade {number} is claimed already.").format(number=v["number"]),
    "side is full": lambda v: _("Your side of glade {number} is full.").format(number=v["number"]),
}
"""Code → its sentence from the refusal's values."""
