"""Material: 54 animals, 10 special units, and the numbers of the game, from `config/games/glades.toml`.

A card is its id. A set of animals is a whole number with one bit per card: clan by clan in the order of `CLANS`,
value 1 lowest. A set of values is nine such bits.
"""

from collections.abc import Iterable

from games.core.versions import numbers_of

_DATA = numbers_of("glades")[1]
_NUMBERS: dict[str, int] = _DATA["numbers"]

GLADES = range(1, _NUMBERS["glades"] + 1)
"""The numbers of the glades."""
ALL_GLADES = (1 << len(GLADES)) - 1
NUMBERS = [tuple(number for number in GLADES if glades >> (number - 1) & 1) for glades in range(ALL_GLADES + 1)]
"""Set of glades (glade 1 is the lowest bit) → their numbers, ascending."""
HAND = _NUMBERS["hand"]
HAND_WITH_SPECIALS = _NUMBERS["hand_with_specials"]
SIDE = _NUMBERS["side"]
SIDE_IN_THE_MIRE = _NUMBERS["side_in_the_mire"]
ADJACENT = _NUMBERS["adjacent"]
GLADES_TO_WIN = _NUMBERS["glades_to_win"]
POINTS_FOR_A_WIN = _NUMBERS["points_for_a_win"]
MUSTERED = _NUMBERS["mustered"]
MUSTERED_BACK = _NUMBERS["mustered_back"]

CLAN_NAMES: dict[str, str] = {clan["letter"]: clan["name"] for clan in _DATA["clans"]}
"""Clan letter → name, in the order of the set-up."""
CLANS = tuple(CLAN_NAMES)
ANIMAL_NAMES: tuple[str, ...] = tuple(_DATA["animals"]["names"])
"""The name of the animal of value 1, 2, …"""
VALUES = range(1, len(ANIMAL_NAMES) + 1)

ANIMALS = tuple(f"{clan}{value}" for clan in CLANS for value in VALUES)
CLAN = {card: card[0] for card in ANIMALS}
VALUE = {card: int(card[1:]) for card in ANIMALS}
BIT = {card: 1 << index for index, card in enumerate(ANIMALS)}
ALL_ANIMALS = (1 << len(ANIMALS)) - 1

SHIFT = {clan: index * len(VALUES) for index, clan in enumerate(CLANS)}
"""Clan letter → how far its nine bits stand from the lowest."""
ALL_VALUES = (1 << len(VALUES)) - 1
OF_VALUE = tuple(sum(1 << shift + value - 1 for shift in SHIFT.values()) for value in VALUES)
"""The animals of value 1, 2, …, as sets."""
FROM_VALUE = {value: sum(OF_VALUE[value - 1 :]) for value in VALUES}
"""Value → the animals of at least that value, as a set."""

UNITS: tuple[str, ...] = tuple(unit["id"] for unit in _DATA["units"])
ALLIES: dict[str, int] = {u["id"]: sum(1 << v - 1 for v in u["values"]) for u in _DATA["units"] if u["kind"] == "ally"}
"""Ally → the set of values that it may stand for; any clan."""
SPIRITS = frozenset(unit["id"] for unit in _DATA["units"] if unit.get("spirit"))
WEATHER = frozenset(unit["id"] for unit in _DATA["units"] if unit["kind"] == "weather")
RUSES = frozenset(unit["id"] for unit in _DATA["units"] if unit["kind"] == "ruse")
HIGHEST = {ally: values.bit_length() for ally, values in ALLIES.items()}
"""Ally → the highest value that it may stand for."""

PLACED = frozenset((*ANIMALS, *ALLIES))
"""Cards that stand on a side of a glade."""
CARDS = frozenset((*ANIMALS, *UNITS))


def cards_of(animals: int) -> list[str]:
    """The cards of a set of animals, in the order of the set-up."""
    return [card for card in ANIMALS if BIT[card] & animals]


def set_of(cards: Iterable[str]) -> int:
    """The animals among `cards`, as a set."""
    return sum(BIT[card] for card in cards if card in BIT)
