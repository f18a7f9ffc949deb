"""Rules of thumb for the final fight, for both: damage done and life kept."""

from games.dungeon.material import FINAL, HERO, HERO_CARDS, LORD, SPELLS, TARGETS
from games.dungeon.odds import Sight, odds
from games.dungeon.players.hero import KEPT
from games.dungeon.state import HERO_SEAT, LORD_SEAT

MARKER = 0.25
"""What a marker must bring in damage; it is worth nothing else any more."""


def score(sight: Sight, action: str) -> float:
    """Cards that bring something come before the blow that ends the turn."""
    verb, *words = action.split(" ")
    if verb == "drop":
        return -KEPT.get(words[0], 0.0)
    if verb == "use":
        worth = _card(sight, words[0])
        return 10.0 + worth if worth > 0 else -1.0
    if verb == "cast":
        return FINAL["cast"] * odds(_mind(sight), TARGETS["final_cast"])
    bought = int(words[0]) if words else 0
    return _blow(sight, bought) - MARKER * bought


def _bonus(sight: Sight, card: str, seat: int) -> int:
    return FINAL[card] * sight.public.active[seat].count(card)


def _mind(sight: Sight) -> int:
    own = sight.public.hero.mind if sight.seat == HERO_SEAT else LORD["mind"]
    return own + _bonus(sight, "chalice", sight.seat)


def _blow(sight: Sight, more: int) -> float:
    """The damage of an attack on average."""
    if sight.seat == HERO_SEAT:
        value = sight.public.hero.strength + _bonus(sight, "death-stone", HERO_SEAT)
        target, through = LORD["defence"] + _bonus(sight, "shield", LORD_SEAT), 1.0
    else:
        value = LORD["strength"] + _bonus(sight, "rune-sword", LORD_SEAT)
        target = HERO["defence"] + _bonus(sight, "shield", HERO_SEAT)
        through = 1 - odds(sight.public.hero.agility, TARGETS["dodge"])
    hit = odds(value + more, target)
    above = sum(odds(value + more - point, target) for point in range(1, 12))
    return through * (FINAL["damage"] * hit + above)


def _card(sight: Sight, card: str) -> float:
    """What playing it now brings, in damage or life."""
    seat = sight.seat
    worked = odds(_mind(sight), SPELLS[card]) if card in SPELLS else 1.0
    if card.startswith("battle-"):
        return worked * HERO_CARDS[card].n
    if card.startswith(("potion-", "heal-")) or card == "water-scroll":
        n = FINAL["water-scroll"] if card == "water-scroll" else HERO_CARDS[card].n
        life, most = (
            (sight.public.hero.life, HERO["life"]) if seat == HERO_SEAT else (sight.public.lord.life, LORD["life"])
        )
        return worked * n if n <= most - life else 0.0
    if card == ("death-stone" if seat == HERO_SEAT else "rune-sword"):
        return 0.8 * (_blow(sight, FINAL[card]) - _blow(sight, 0))
    return {"amulet": 2.0 * (seat == HERO_SEAT), "rune-bomb": 1.0, "poison": 1.0 * seat, "shield": 0.9}.get(card, 0.0)
