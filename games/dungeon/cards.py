"""The cards: hero deck, dungeon deck and the undead that lie aside. A card is its id; copies are the same card."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from games.dungeon.numbers import DATA, START_POTIONS


class Card(NamedTuple):
    """What the lists of the rules say of a card."""

    id: str
    copies: int
    n: int = 0
    """The number in the id, the level of an enemy; 0 for all others."""
    spell: int = 0
    """What a spell's mind test must reach; 0 for what is no spell."""
    lasting: bool = False
    """It lies before its player until the end of the turn."""
    favour: int = 0
    """Gained by the Lord who lays it; below 0: paid."""
    foe: str = ""
    """living, undead or demon; "" for what is no enemy."""


def _cards(section: str) -> dict[str, Card]:
    listed: Mapping[str, Mapping[str, Any]] = DATA[section]
    return {card: Card(card, **values) for card, values in listed.items()}


def _laid_out(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(card.id for card in cards for _ in range(card.copies))


HERO_CARDS = _cards("hero_cards")
DUNGEON_CARDS = _cards("dungeon_cards")
UNDEAD_CARDS = _cards("undead_cards")
ENEMIES = {card.id: card for card in (*DUNGEON_CARDS.values(), *UNDEAD_CARDS.values()) if card.foe}

HERO_DECK = _laid_out(card._replace(copies=card.copies - START_POTIONS.count(card.id)) for card in HERO_CARDS.values())
"""Unshuffled, in the order of the list, without the potions that the Hero starts with."""
DUNGEON_DECK = _laid_out(DUNGEON_CARDS.values())
UNDEAD = _laid_out(UNDEAD_CARDS.values())

LASTING = frozenset(card.id for card in HERO_CARDS.values() if card.lasting)
SPELLS = {card.id: card.spell for card in HERO_CARDS.values() if card.spell}
POISON = "poison"

PRICE = {card.id: max(0, -card.favour) for card in DUNGEON_CARDS.values()}
"""Favour that the Lord pays for laying the card."""
EARNS = {card.id: card.favour for card in DUNGEON_CARDS.values() if card.favour > 0}
"""Favour that laying the card brings; only these cards can be dropped."""
TELEPORTS = frozenset(card for card in DUNGEON_CARDS if card.startswith("teleport-"))
TRAPS = frozenset(card for card in DUNGEON_CARDS if card.startswith("trap-"))
CHESTS = frozenset(card for card in DUNGEON_CARDS if card.startswith("chest-"))
LOCKS = frozenset({"door", "prison"})
CRYPT = "crypt"
OPENINGS: dict[str, tuple[str, ...]] = {"turn": ("ne", "es", "sw", "nw"), "fork": ("nes", "nsw", "new", "esw")}
"""How a turn or a fork may be laid: the sides without a wall."""
SEARCHABLE = frozenset({"hall", *OPENINGS})
"""Cells that a Hero searches from within."""


def experience_of(card: str) -> int:
    """What a beaten card counts: an enemy its level, a trap 1."""
    enemy = ENEMIES.get(card)
    return enemy.n if enemy else DATA["gains"]["trap"]
