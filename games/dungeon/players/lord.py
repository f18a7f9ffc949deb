"""The Lord's rules of thumb for building the dungeon: harm and delay, against what a card costs and gives the Hero."""

from games.dungeon.board import beyond
from games.dungeon.material import (
    CHESTS,
    CRYPT,
    DUNGEON_CARDS,
    EARNINGS,
    ENEMIES,
    ENEMY_DEFENCE,
    FAVOUR,
    HERO,
    LOCKS,
    LOSSES,
    OPENINGS,
    PRICES,
    TARGETS,
    TELEPORTS,
    TRAPS,
    Card,
)
from games.dungeon.odds import Sight, distance, odds
from games.dungeon.state import BARE, LORD_SEAT, Cell

MARKER = 0.35
"""What a favour marker is worth, in the Hero's life."""
DELAY = 0.5
"""What a step more on the Hero's way is worth."""
CARD = 1.2
"""What a card in the Hero's hand costs."""


def score(sight: Sight, action: str) -> float:
    """How good an action of the Lord is by the rule of thumb; only differences matter."""
    verb, card, *placing = action.split(" ")
    if sight.seat != LORD_SEAT:
        return 0.0
    if verb == "drop":
        return _dropping(sight, card)
    rules = sight.public.rules
    own = 0.0 if sight.public.drawn else MARKER * (EARNINGS[rules].get(card, 0) - PRICES[rules][card])
    return own + _harm(sight, card, "".join(placing))


def _dropping(sight: Sight, card: str) -> float:
    """A marker for a card that is laid last: before laying, as long as something good remains."""
    others = [held for held in sight.private.hand if held != card and held not in EARNINGS[sight.public.rules]]
    payable = any(PRICES[sight.public.rules][held] <= sight.public.lord.favour + FAVOUR["drop"] for held in others)
    spare = len([held for held in sight.private.hand if held in EARNINGS[sight.public.rules]]) > 1
    return 50.0 - _harm_of_gift(sight, card) if payable or spare else -50.0


def _harm_of_gift(sight: Sight, card: str) -> float:
    return _harm(sight, card, "") if card not in OPENINGS else 1.0


def _harm(sight: Sight, card: str, placing: str) -> float:
    """Life, cards and steps that the card costs the Hero on average."""
    hero = sight.public.hero
    if card in OPENINGS:
        if not placing:
            return 0.0
        laid = Cell(card, openings=placing)
        return DELAY * (sight.way_from(hero.cell, laid) - sight.way_from(hero.cell, BARE)) - _searched(sight)
    if card in TELEPORTS:
        target = beyond(hero.cell, placing, DUNGEON_CARDS[card].n) or hero.cell
        laid = Cell(card, direction=placing)
        return DELAY * (sight.way_from(target, laid) + 0.5 - sight.way_from(hero.cell, BARE))
    if card in ENEMIES:
        return _enemy(sight, ENEMIES[card])
    if card == CRYPT:
        return _enemy(sight, ENEMIES["zombie"]) if sight.public.deck_sizes.undead else 0.0
    if card in TRAPS:
        return (1 - odds(hero.agility, TARGETS["trap"])) * (DUNGEON_CARDS[card].n + LOSSES["trap"])
    if card in LOCKS:
        chance = odds(max(hero.strength, hero.agility), TARGETS[card])
        tries = 1 / max(chance, 0.1)
        return tries * (DELAY + MARKER) + (LOSSES["prison"] * (tries - 1) if card == "prison" else 0.0)
    if card in CHESTS:
        return -CARD * DUNGEON_CARDS[card].n
    return _other(sight, card)


def _other(sight: Sight, card: str) -> float:
    hero = sight.public.hero
    if card == "pit":
        fall = 1 - odds(hero.agility, TARGETS["pit"])
        return max(0.2, fall * (LOSSES["pit"] + MARKER * FAVOUR["fall"]) - CARD / 2)
    if card == "rubble":
        back = hero.came_from or hero.cell
        closed = {**sight.cells, hero.cell: Cell("rubble")}
        return DELAY * (1 + _longer(sight, closed, back)) + MARKER - _searched(sight) / 2
    if card == "fountain":
        return -0.6 * min(5, HERO["life"] - hero.life)
    if card == "idol":
        return 1.0
    return -_searched(sight)


def _longer(sight: Sight, cells: dict[str, Cell], start: str) -> float:
    return distance(cells, start) - sight.way_from(start)


def _searched(sight: Sight) -> float:
    return CARD * odds(sight.public.hero.mind, TARGETS["search"])


def _enemy(sight: Sight, enemy: Card) -> float:
    """The Hero takes the better of fighting and slipping past; a beaten enemy is half worth its level to him."""
    hero = sight.public.hero
    harm = sight.enemy_harm(enemy)
    fought = odds(max(hero.strength, hero.mind), ENEMY_DEFENCE[enemy.n - 1])
    slipped = odds(hero.agility, TARGETS["slip"] + enemy.n)
    return min(
        (1 - chance) / max(chance, 0.05) * harm - gift for chance, gift in ((fought, enemy.n / 2), (slipped, 0.0))
    )
