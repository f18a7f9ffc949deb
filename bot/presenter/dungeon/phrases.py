"""Parts of sentences that events, questions and positions share."""

from collections.abc import Iterable

from config.language import _
from config.words.dungeon.names import card_name, side_name, sides_list
from games.dungeon.odds import odds
from games.dungeon.views import CellView


def capital(text: str) -> str:
    """With a capital first letter."""
    return text[:1].upper() + text[1:]


def card_list(cards: Iterable[str]) -> str:
    """Cards by name in the order of their coming, equal ones as ×n; a dash for none."""
    held = list(cards)
    parts = []
    for card in dict.fromkeys(held):
        copies = held.count(card)
        parts.append(f"{card_name(card)} ×{copies}" if copies > 1 else card_name(card))
    return ", ".join(parts) or "–"


def chance(value: int, target: int) -> str:
    """A test before it is made: how likely it is."""
    return _("{percent} % chance").format(percent=round(100 * odds(value, target)))


def cell_words(cell: CellView) -> str:
    """What is known of an explored cell."""
    if cell.turned:
        if cell.card == "fountain":
            return _("a fountain spoiled for good") if cell.spoiled else _("an empty fountain")
        return _("a bare hall")
    card = cell.card or ""
    name = card_name(card)
    if cell.openings:
        name = _("{card} open to {sides}").format(card=name, sides=sides_list(cell.openings))
    elif cell.direction:
        name = _("{card} to the {side}").format(card=name, side=side_name(cell.direction))
    elif cell.enemy and cell.enemy != card:
        name = _("{card} with {enemy}").format(card=name, enemy=card_name(cell.enemy))
    elif card in ("door", "prison"):
        name = _("{card}, locked").format(card=name)
    if cell.searched:
        name += " " + (_("(remains taken)") if card == "pit" else _("(searched)"))
    return name
