"""Why an action of the Duel cannot be done, in sentences."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.presenter.quoting import quoted
from config.language import _, ngettext
from games.duel.material import DECKS
from games.duel.state import FEINT, FILL, KEEP, MAGIC, PLAY, START


def _asked(phase: str) -> str:
    """What is to be done now."""
    sentences: Mapping[str, str] = {
        START: _("Say who starts: `start me` or `start them`."),
        PLAY: _("Lay a card of your hand: `play` and its name."),
        FEINT: _("Pick the plain card that the feint brings back: `feint` and its name."),
        MAGIC: _("Say whether the new card is sent away: `magic banish` or `magic keep`."),
        FILL: _("Fill the place of the card that is played again: `fill` and a card of your hand."),
        KEEP: _("Choose the cards for the finale: `keep` and their names."),
    }
    return sentences[phase]


def _card(name: str) -> str:
    return name if any(name in deck for deck in DECKS) else quoted(name)


def _about_card(sentence: str, values: Mapping[str, Any]) -> str:
    """A sentence that may begin with a card's name, with a capital."""
    lists = {name: ", ".join(cards) for name, cards in values.items() if name != "card"}
    text = sentence.format(card=_card(values["card"]), **lists)
    return text[:1].upper() + text[1:]


def _wrong_number(values: Mapping[str, Any]) -> str:
    return ngettext(
        "{wanted} card is set aside, not {named}.", "{wanted} cards are set aside, not {named}.", values["wanted"]
    ).format(**values)


SENTENCES: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "another action is asked": lambda v: _asked(v["phase"]),
    "more than one card": lambda v: _("One card is expected.") + " " + _asked(v["phase"]),
    "no target of the feint": lambda v: _about_card(
        _("{card} is no plain card of yours in the row; there are {cards}."), v
    ),
    "no card": lambda v: _about_card(_("There is no card {card}; you hold {hand}."), v),
    "card of the other side": lambda v: _about_card(_("{card} is a card of the other side; you hold {hand}."), v),
    "not in hand": lambda v: _about_card(_("{card} is not in your hand; you hold {hand}."), v),
    "wrong number of cards": _wrong_number,
    "card named twice": lambda v: _("A card is named twice."),
    "not in hand order": lambda v: _("The cards are named in hand order: `{action}`.").format(action=v["action"]),
}
"""Code → its sentence from the refusal's values."""
