"""What the cards, clans, groups and piles of Glades are called, and what its special units do.

A card is its id: an animal the letter of its clan and its value (`R7`), a special unit its name (`owl`, `spirit-1`).
"""

from collections.abc import Sequence

from config.language import _, pgettext


def is_animal(card: str) -> bool:
    """Whether a card is an animal, and no special unit."""
    return card[1:].isdigit()


def animal_name(value: int) -> str:
    """The animal of a value from 1 to 9."""
    return (
        pgettext("animal", "hedgehog"),
        pgettext("animal", "squirrel"),
        pgettext("animal", "hare"),
        pgettext("animal", "marten"),
        pgettext("animal", "badger"),
        pgettext("animal", "boar"),
        pgettext("animal", "lynx"),
        pgettext("animal", "wolf"),
        pgettext("animal", "bison"),
    )[value - 1]


def clan_name(letter: str) -> str:
    """The colour and the plant of a clan."""
    return {
        "R": pgettext("clan", "red rowan"),
        "O": pgettext("clan", "orange fox-tail"),
        "Y": pgettext("clan", "yellow broom"),
        "G": pgettext("clan", "green fern"),
        "B": pgettext("clan", "blue bellflower"),
        "V": pgettext("clan", "violet heather"),
    }[letter]


def unit_name(card: str) -> str:
    """A special unit's name; both spirits have the same."""
    return {
        "spirit": pgettext("unit", "spirit"),
        "owl": pgettext("unit", "owl"),
        "tortoise": pgettext("unit", "tortoise"),
        "mist": pgettext("unit", "mist"),
        "mire": pgettext("unit", "mire"),
        "muster": pgettext("unit", "muster"),
        "migrate": pgettext("unit", "migrate"),
        "gale": pgettext("unit", "gale"),
        "lure": pgettext("unit", "lure"),
    }[card.split("-")[0]]


def unit_effect(card: str) -> str:
    """What a special unit does, in ≤ 100 characters."""
    return {
        "spirit": _("Ally: any clan, any value from 1 to 9, whatever is best for you."),
        "owl": _("Ally: value 7, of whatever clan is best for you."),
        "tortoise": _("Ally: value 1, 2 or 3, of whatever clan is best for you."),
        "mist": _("Weather: only the sum counts at this glade."),
        "mire": _("Weather: each side of this glade needs four cards."),
        "muster": _("Ruse: draw three cards, then put two cards back under their piles."),
        "migrate": _("Ruse: move one of your cards to another glade, or away."),
        "gale": _("Ruse: blow one of your opponent's cards away."),
        "lure": _("Ruse: bring one of your opponent's animals to your own side."),
    }[card.split("-")[0]]


def card_title(card: str) -> str:
    """A card's name as it stands on its face: lynx, owl, spirit 1."""
    return animal_name(int(card[1:])) if is_animal(card) else card_name(card)


def short_name(card: str) -> str:
    """A card among others: `R7`, owl, spirit."""
    return card if is_animal(card) else unit_name(card)


def card_name(card: str) -> str:
    """A card told apart from all others: `R7`, owl, spirit 1."""
    if is_animal(card):
        return card
    number = card.partition("-")[2]
    return f"{unit_name(card)} {number}".rstrip()


def full_name(card: str) -> str:
    """A card with its animal: R7 (lynx), owl, spirit 1."""
    return f"{card} ({animal_name(int(card[1:]))})" if is_animal(card) else card_name(card)


def described(card: str) -> str:
    """A card with its animal and its clan: R7 · lynx, red rowan; a special unit with a capital: Owl."""
    if is_animal(card):
        return f"{card} · {animal_name(int(card[1:]))}, {clan_name(card[0])}"
    return card_name(card).capitalize()


def card_list(cards: Sequence[str]) -> str:
    """Cards one after the other, by their short names."""
    return " ".join(short_name(card) for card in cards)


def pile_name(pile: str) -> str:
    """What lies on a pile: "animals", or else "specials"."""
    return _("animals") if pile == "animals" else _("special units")


def group_name(kind: str) -> str:
    """A kind of group."""
    return {
        "legion": pgettext("group", "legion"),
        "company": pgettext("group", "company"),
        "brotherhood": pgettext("group", "brotherhood"),
        "band": pgettext("group", "band"),
        "rabble": pgettext("group", "rabble"),
    }[kind]
