"""The Duel's roles, rounds and cards by name, and what its special cards do in a few words.

A role is "gandalf" or "balrog"; a card is its id, which for a plain card is its dots.
"""

from collections.abc import Sequence

from config.language import _, pgettext

FINALE = 4
"""The number of the round after the three duels."""


def by_role(role: str, gandalf: str, balrog: str) -> str:
    """The one of two texts that is about this role."""
    return gandalf if role == "gandalf" else balrog


def role_name(role: str) -> str:
    """The role within a sentence: Gandalf, the Balrog."""
    return by_role(role, _("Gandalf"), _("the Balrog"))


def role_title(role: str) -> str:
    """The role where it stands alone: Gandalf, The Balrog."""
    return by_role(role, _("Gandalf"), _("The Balrog"))


def round_name(number: int, game: int = 1) -> str:
    """The round as a sentence begins with it; in the second game (`game` is 2) this is said too."""
    finale = number == FINALE
    if game == 2:
        name = _("Second game, finale") if finale else _("Second game, round {number}")
    else:
        name = _("Finale") if finale else _("Round {number}")
    return name.format(number=number)


def round_title(number: int) -> str:
    """The round where it stands alone: Round 2 of 3, Finale."""
    return _("Finale") if number == FINALE else _("Round {n} of 3").format(n=number)


def card_name(card: str) -> str:
    """A special card's name within a sentence; a plain card is called by its dots."""
    return {
        "balance": pgettext("card", "balance"),
        "cunning": pgettext("card", "cunning"),
        "magic": pgettext("card", "magic"),
        "mirror": pgettext("card", "mirror"),
        "wrath": pgettext("card", "wrath"),
        "spell": pgettext("card", "spell"),
        "feint": pgettext("card", "feint"),
        "strength": pgettext("card", "strength"),
        "might": pgettext("card", "might"),
        "trick": pgettext("card", "trick"),
        "defence": pgettext("card", "defence"),
    }.get(card, card)


def card_title(card: str) -> str:
    """A special card's name as it stands on the card; a plain card is called by its dots."""
    return {
        "balance": _("Balance"),
        "cunning": _("Cunning"),
        "magic": _("Magic"),
        "mirror": _("Mirror"),
        "wrath": _("Wrath"),
        "spell": _("Spell"),
        "feint": _("Feint"),
        "strength": _("Strength"),
        "might": _("Might"),
        "trick": _("Trick"),
        "defence": _("Defence"),
    }.get(card, card)


def card_text(card: str) -> str:
    """The text of a special card, as it stands on the card; "" for a plain one."""
    return {
        "balance": _("More energy: Gandalf +1. Level: +1, Balrog −1. Less: +2, Balrog −1."),
        "cunning": _("To the end of the duel the Balrog’s hand lies open."),
        "magic": _("Once, later in this duel, send a card just laid by the Balrog to his finale pile."),
        "mirror": _("Its right dots become those of the Balrog’s last card; a special answer has no text."),
        "wrath": _("The Balrog’s next special card in this duel has no text."),
        "spell": _("The Balrog’s next card is drawn blind from his hand."),
        "feint": _("Takes the place of a plain card you laid in this duel; that card is laid now."),
        "strength": _("Gandalf’s next card is drawn blind from his hand."),
        "might": _("Figure higher: Balrog +1. Level: +1, Gandalf −1. Lower: +2, Gandalf −1."),
        "trick": _("A card drawn blind from Gandalf’s hand goes to his finale pile."),
        "defence": _("Gandalf’s last card answers again; a card of his hand fills its old place."),
    }.get(card, "")


def card_effect(card: str) -> str:
    """What a special card does, shorter than its text, for whoever holds it; "" for a plain one."""
    return {
        "balance": _("ahead +1; level +1, they −1; behind +2, they −1"),
        "cunning": _("the Balrog's hand lies open to the end of the duel"),
        "magic": _("you may banish one later card of the Balrog"),
        "mirror": _("its right dots become those of the Balrog's last card; a special answer has no text"),
        "wrath": _("the Balrog's next special card has no text"),
        "spell": _("the Balrog's next card is drawn blind"),
        "feint": _("lay one of your plain cards again; the feint takes its place"),
        "strength": _("Gandalf's next card is drawn blind"),
        "might": _("higher +1; level +1, they −1; lower +2, they −1"),
        "trick": _("a blind card of Gandalf's hand goes to his finale pile"),
        "defence": _("Gandalf must lay his last card again and fill its place"),
    }.get(card, "")


def in_order(cards: Sequence[str]) -> list[str]:
    """Cards of a hand in the order in which they are shown and named: plain ones first, special ones after them."""
    return sorted(cards, key=lambda card: bool(card_text(card)))
