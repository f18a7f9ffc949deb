"""Cards, bridge and energy track (rules, "Material"), read once from `config/games/duel.toml`."""

from itertools import product
from typing import Literal, NamedTuple

from games.core.versions import numbers_of

GANDALF, BALROG = 0, 1
"""The sides: positions in every list that holds something for each of the two."""
SIDES = (GANDALF, BALROG)
ROLES: tuple[Literal["gandalf"], Literal["balrog"]] = ("gandalf", "balrog")

_DATA = numbers_of("duel")[1]

PLAIN: tuple[str, ...] = tuple(_DATA["plain"])
DOTS: tuple[dict[str, str], dict[str, str]] = tuple(  # type: ignore[assignment]
    {**{card: card for card in PLAIN}, **_DATA[role]} for role in ROLES
)
"""For each side, the dots of its cards, in the order of an unshuffled deck."""
DECKS = tuple(tuple(dots) for dots in DOTS)
SPECIAL = tuple(frozenset(card for card, dots in side.items() if card != dots) for side in DOTS)
"""For each side, its cards with a text."""

TOP_STEP: int = _DATA["bridge"]["top"]
TWO_STEPS: int = _DATA["bridge"]["two_steps"]
THREE_STEPS: int = _DATA["bridge"]["three_steps"]
START_FIELD: int = _DATA["energy"]["duel"]
FINALE_FIELD: int = _DATA["energy"]["finale"]
LOWEST_FIELD: int = _DATA["energy"]["lowest"]
PEEK: int = _DATA["energy"]["peek"]
DEALT: int = _DATA["hand"]["dealt"]
LAID: int = _DATA["hand"]["laid"]
SET_ASIDE: int = _DATA["hand"]["set_aside"]


class Standing(NamedTuple):
    """A card in the row, with its dots as they count now."""

    card: str
    side: int
    left: str
    right: str
    mirrors: bool = False
    """A mirror whose text has applied: its right dots are not its own, and its answer has no text."""


STANDING: tuple[dict[str, Standing], ...] = tuple(
    {card: Standing(card, side, *dots.split("-", 1)) for card, dots in DOTS[side].items()}  # type: ignore[arg-type]
    for side in SIDES
)
"""For each side, its cards as they are laid."""

EDGES = tuple(
    "".join(row for row, there in zip("1234", dots, strict=True) if there) or "0" for dots in product((0, 1), repeat=4)
)
"""All sixteen edges that a card may have."""


def losses(attack: str, defence: str) -> tuple[int, int]:
    """Energy lost by the owners of the two cards (rules, "Exchange"): of the right dots, and of the left dots."""
    attacking, defending = set(attack) - {"0"}, set(defence) - {"0"}
    return len(defending - attacking), len(attacking - defending)


LOSSES = {
    GANDALF: {attack: {defence: losses(attack, defence)[::-1] for defence in EDGES} for attack in EDGES},
    BALROG: {attack: {defence: losses(attack, defence) for defence in EDGES} for attack in EDGES},
}
"""Energy lost by Gandalf and by the Balrog, by side of the new card, right dots before it, and its left dots."""
