"""The cards and every number of the rules, read once from `config/games/dungeon.toml`.

A card is its id; copies are the same card. What differs between versions of the rules is kept by version; all else is
the same in every version.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from games.core.versions import numbers_of

NUMBERS = numbers_of("dungeon")
VERSIONS = tuple(NUMBERS)
"""The versions of the rules, ascending."""


def check_versions(numbers: Mapping[int, Mapping[str, Any]]) -> None:
    """ValueError if versions differ in anything but the favour of dungeon cards, which alone is read by version."""
    first = _without_favour(numbers[1])
    for version, all_of_it in numbers.items():
        if _without_favour(all_of_it) != first:
            raise ValueError(f"dungeon, version {version}: only the favour of dungeon cards is read by version")


def _without_favour(numbers: Mapping[str, Any]) -> dict[str, Any]:
    cards = {card: {**values, "favour": None} for card, values in numbers["dungeon_cards"].items()}
    return {**numbers, "dungeon_cards": cards}


check_versions(NUMBERS)
_DATA = NUMBERS[1]

# Numbers, one table for each section of the file

ROWS: tuple[str, ...] = tuple(_DATA["map"]["rows"])
"""The map, row 4 first: S stairs, T throne room, # lava."""
ZONES: tuple[str, ...] = tuple(_DATA["map"]["zones"])
"""The columns of zones 1, 2, 3."""
HERO: dict[str, int] = {name: value for name, value in _DATA["hero"].items() if isinstance(value, int)}
START_POTIONS: tuple[str, ...] = tuple(_DATA["hero"]["potions"])
LORD: dict[str, int] = _DATA["lord"]
FAVOUR: dict[str, int] = _DATA["favour"]
TARGETS: dict[str, int] = _DATA["targets"]
LOSSES: dict[str, int] = _DATA["losses"]
GAINS: dict[str, int] = _DATA["gains"]
BONUSES: dict[str, int] = _DATA["bonuses"]
FINAL: dict[str, int] = _DATA["final"]
ENEMY_DEFENCE: tuple[int, ...] = tuple(_DATA["enemies"]["defence"])
"""The defence of enemies of level 1, 2, 3."""
ENEMY_ATTACK: int = _DATA["enemies"]["attack"]
MANY_POISONS: int = _DATA["idol"]["many_poisons"]
IDOL_TAKES: tuple[str, ...] = tuple(_DATA["idol"]["attributes"])
"""The attribute that an idol takes, for the die's faces 1…6."""

MARKERS = LORD["favour"] + LORD["bank"]
"""All favour markers that there are."""

# Cards


class Card(NamedTuple):
    """What the lists of the rules say of a card, favour excepted (`PRICES`, `EARNINGS`)."""

    id: str
    copies: int
    n: int = 0
    """The number in the id, the level of an enemy; 0 for all others."""
    spell: int = 0
    """What a spell's mind test must reach; 0 for what is no spell."""
    lasting: bool = False
    """It lies before its player until the end of the turn."""
    foe: str = ""
    """living, undead or demon; "" for what is no enemy."""


def _cards(section: str) -> dict[str, Card]:
    listed: Mapping[str, Mapping[str, Any]] = _DATA[section]
    return {
        card: Card(card, **{name: value for name, value in values.items() if name != "favour"})
        for card, values in listed.items()
    }


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

_FAVOUR_OF_CARDS: dict[int, dict[str, int]] = {
    version: {card: values["favour"] for card, values in numbers["dungeon_cards"].items()}
    for version, numbers in NUMBERS.items()
}
PRICES: dict[int, dict[str, int]] = {
    version: {card: max(0, -favour) for card, favour in cards.items()} for version, cards in _FAVOUR_OF_CARDS.items()
}
"""Rules version → dungeon card → favour that the Lord pays for laying it; 0 for a card that costs nothing."""
EARNINGS: dict[int, dict[str, int]] = {
    version: {card: favour for card, favour in cards.items() if favour > 0}
    for version, cards in _FAVOUR_OF_CARDS.items()
}
"""Rules version → dungeon card → favour that laying it brings; only these cards can be dropped."""

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
    return enemy.n if enemy else GAINS["trap"]
