"""Odds of two dice, and what blows and enemies do on average."""

from games.dungeon.material import ENEMY_ATTACK, FINAL, HERO_CARDS, SPELLS, Card

_WAYS = {total: 6 - abs(7 - total) for total in range(2, 13)}
_AT_LEAST = tuple(sum(ways for total, ways in _WAYS.items() if total >= least) / 36 for least in range(14))


def at_least(least: int) -> float:
    """The chance of `roll(2)` ≥ `least`."""
    return 1.0 if least <= 2 else 0.0 if least > 12 else _AT_LEAST[least]


def _damage(least: int) -> float:
    return sum(ways * (FINAL["damage"] + total - least) for total, ways in _WAYS.items() if total >= least) / 36


_DAMAGE = {least: _damage(least) for least in range(-20, 30)}


def damage(value: int, defence: int) -> float:
    """Life that an attack in the final fight costs on average, before any dodging."""
    return _DAMAGE[max(-20, min(29, defence - value))]


def harm_of_attack(enemy: Card, defence: int) -> float:
    """Life that one attack of the enemy costs on average."""
    return at_least(defence - enemy.n - ENEMY_ATTACK) * enemy.n


SPELL_OR_NONE = {card: SPELLS.get(card) for card in HERO_CARDS}


def works(card: str, mind: int) -> float:
    """The chance that the card has its effect: 1 for what is no spell."""
    target = SPELL_OR_NONE[card]
    return 1.0 if target is None else at_least(target - mind)
