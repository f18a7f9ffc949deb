"""The Hero's rules of thumb: every action gets a score, in points of life that it is worth to him."""

from collections.abc import Mapping

from games.dungeon.board import beyond
from games.dungeon.material import (
    BONUSES,
    CHESTS,
    DUNGEON_CARDS,
    ENEMY_DEFENCE,
    HERO_CARDS,
    LOCKS,
    LOSSES,
    SPELLS,
    TARGETS,
    TELEPORTS,
    TRAPS,
    Card,
)
from games.dungeon.odds import Sight, distance, odds
from games.dungeon.play import AGAINST
from games.dungeon.state import BARE

CARD = 1.3
"""What drawing a card is worth."""
FAVOUR = 0.3
"""What each marker in the Lord's hands costs."""
STEP = 0.8
"""What a step less on the way is worth."""
IDOL = 4.0
EXPERIENCE = 1.0
SAVED = 0.7
"""What a card must bring to be better than keeping it."""
NEVER = -100.0

Plan = tuple[str, ...]
"""Attributes in the order in which they are raised; the first two before play, then over and over."""
NIMBLE: Plan = ("agility", "strength", "agility", "strength", "mind")
STRONG: Plan = ("strength", "agility", "strength", "strength", "agility")
CLEVER: Plan = ("mind", "agility", "mind", "mind", "agility")
EVEN: Plan = ("agility", "strength", "mind")
CLUMSY: Plan = ("strength", "mind")

KEPT: Mapping[str, float] = {
    "amulet": 1.2,
    "shield": 1.4,
    "rune-sword": 1.0,
    "boots": 0.6,
    "wall-scroll": 0.6,
    "luck-charm": 0.9,
    "rune-bomb": 1.3,
    "blank": 0.0,
    "golem-scroll": 0.9,
    "potion-1": 1.0,
    "potion-2": 2.0,
    "potion-3": 3.0,
    "heal-3": 1.8,
    "heal-4": 2.2,
    "heal-5": 2.4,
    "chalice": 0.5,
    "battle-1": 1.0,
    "battle-2": 1.6,
    "battle-3": 2.2,
    "rune-mace": 0.6,
    "water-scroll": 1.8,
    "rope": 0.5,
    "death-stone": 1.4,
}
"""What a card in hand is worth, for whoever must drop one."""


def score(sight: Sight, action: str, plan: Plan) -> float:
    """The higher the better; ending the turn for nothing is 0."""
    verb, *words = action.split(" ")
    if verb == "raise":
        return 1.0 if set(words) == set(plan[:2]) else 0.0
    if verb == "gain":
        return 1.0 if words[0] == _next_attribute(sight, plan) else 0.0
    if verb == "drop":
        return -KEPT[words[0]]
    if verb == "use":
        return _use(sight, words[0], words[1] if len(words) > 1 else "")
    return {"act": _act, "extra": _act, "enter": _enter, "fight": _fight}[sight.public.phase](sight, verb, words)


def _next_attribute(sight: Sight, plan: Plan) -> str:
    """The plan's attribute after as many points as the Hero has already."""
    hero = sight.public.hero
    raised = hero.strength + hero.mind + hero.agility - 3
    return plan[raised % len(plan)]


# The turn


def _act(sight: Sight, verb: str, words: list[str]) -> float:
    hero = sight.public.hero
    if verb == "search":
        return 50.0
    if verb == "drink":
        return 40.0 if hero.poisoned or sight.missing >= 4 else NEVER
    if verb == "open":
        n = DUNGEON_CARDS[sight.face_up].n
        harm = (1 - odds(sight.agility, TARGETS["chest"])) * odds(0, TARGETS["chest_trapped"]) * n
        return 30.0 if hero.life > n and n * CARD > harm else NEVER
    if verb in ("wait", "stay"):
        return -90.0
    if verb == "move":
        return -STEP * _way_over(sight, words[0]) - (FAVOUR if sight.public.phase == "act" else 0)
    if verb in ("force", "pick"):
        value = hero.strength if verb == "force" else sight.agility
        chance = odds(value, TARGETS[sight.face_up])
        return -STEP * (sight.way_from(hero.cell, BARE) + 1 / max(chance, 0.05)) + chance
    if verb == "smash":
        return IDOL * odds(hero.strength, TARGETS["idol"]) - 1.0 - STEP * sight.way_from(hero.cell)
    if verb == "climb":
        return CARD - 3 * FAVOUR - STEP * (sight.way_from(hero.cell) + 1.0)
    return 0.0


def _way_over(sight: Sight, cell: str) -> float:
    """The way to the throne room if the next step leads to `cell`."""
    there = sight.cells.get(cell)
    first = 1.0
    if there is None:
        first = 1.6
    elif not there.turned and (there.enemy or there.card in TRAPS or there.card in ("pit", "idol", *LOCKS)):
        first = 3.0
    elif not there.turned and there.card == "fountain" and sight.missing >= 5:
        first = -3.0
    elif not there.turned and there.card in CHESTS:
        first = -1.0
    return first + sight.way_from(cell)


# On entering


def _enter(sight: Sight, verb: str, words: list[str]) -> float:
    card = sight.face_up
    if verb == "climb":
        return CARD - 2 * FAVOUR
    if card == "pit":
        remains = 0.0 if sight.here and sight.here.searched else CARD
        return (1 - odds(sight.agility, TARGETS["pit"])) * (remains - LOSSES["pit"] - 3 * FAVOUR)
    if card in TRAPS:
        return -_trap_harm(sight, sight.agility)
    if card in TELEPORTS:
        target = beyond(sight.public.hero.cell, (sight.here and sight.here.direction) or "", DUNGEON_CARDS[card].n)
        return -STEP * (sight.way_from(target or sight.public.hero.cell) + 1.0)
    return -3.0 * sight.private.hand.count("poison")


def _trap_harm(sight: Sight, agility: int) -> float:
    return (1 - odds(agility, TARGETS["trap"])) * (DUNGEON_CARDS[sight.face_up].n + LOSSES["trap"])


# In a fight


def _fight(sight: Sight, verb: str, words: list[str]) -> float:
    enemy = sight.enemy
    if enemy is None:
        return 0.0
    if verb == "flee":
        chance = odds(sight.agility, TARGETS["slip"] + enemy.n)
        doomed = sight.public.hero.life <= enemy.n
        return -(1 - chance) * sight.enemy_harm(enemy, sight.bonus("shield")) - (1.0 if doomed else 5.0)
    return _tried(sight, enemy, verb)


def _tried(sight: Sight, enemy: Card, verb: str, more: int = 0, shields: int = 0) -> float:
    """The worth of trying until it works: experience, less what the enemy does meanwhile."""
    if verb == "slip":
        chance, gain = odds(sight.agility + more, TARGETS["slip"] + enemy.n), 0.0
    else:
        value = sight.mind if verb == "cast" else sight.public.hero.strength + sight.bonus(AGAINST[enemy.foe])
        chance, gain = odds(value + more, ENEMY_DEFENCE[enemy.n - 1]), EXPERIENCE * enemy.n
    if chance == 0:
        return NEVER
    harm = sight.enemy_harm(enemy, sight.bonus("shield") + shields)
    return gain - (1 - chance) / chance * harm * (2.0 if sight.public.hero.life <= 5 else 1.0)


def _best(sight: Sight, enemy: Card) -> float:
    return max(_tried(sight, enemy, verb) for verb in ("fight", "cast", "slip"))


# Cards


def _use(sight: Sight, card: str, place: str) -> float:
    """Against the best that can be done without it; the turn's free actions come before its main one."""
    phase = sight.public.phase
    worked = odds(sight.mind, SPELLS[card]) if card in SPELLS else 1.0
    if card.startswith(("potion-", "heal-")):
        healed = min(HERO_CARDS[card].n, sight.missing)
        wasted = HERO_CARDS[card].n - healed
        urgent = sight.public.hero.life <= 7 or sight.public.hero.poisoned
        return 20.0 + healed * worked if not wasted and (urgent or len(sight.private.hand) >= 6) else NEVER
    if phase == "fight":
        return _use_in_fight(sight, card, worked)
    if phase == "enter":
        return _use_on_entry(sight, card, worked)
    return 25.0 if _is_worth_it(sight, card, place) else NEVER


def _use_in_fight(sight: Sight, card: str, worked: float) -> float:
    enemy = sight.enemy
    if enemy is None:
        return NEVER
    best = _best(sight, enemy)
    if card.startswith("battle-"):
        return worked * (EXPERIENCE * enemy.n) + (1 - worked) * best - SAVED
    if card == "shield":
        return max(_tried(sight, enemy, verb, shields=BONUSES["shield"]) for verb in ("fight", "cast", "slip")) - SAVED
    verb = {"luck-charm": "slip", "chalice": "cast"}.get(card, "fight")
    return _tried(sight, enemy, verb, BONUSES.get(card, 0)) - SAVED


def _use_on_entry(sight: Sight, card: str, worked: float) -> float:
    here = sight.face_up
    if card == "amulet":
        return 90.0
    if card == "chalice":
        return NEVER
    if card == "boots":
        gone = -STEP * sight.way_from(sight.public.hero.cell, BARE)
        return worked * gone + (1 - worked) * _enter(sight, "go", []) - SAVED / 2
    if here == "pit":
        climb = CARD - 2 * FAVOUR if "climb down" in sight.legal else NEVER
        return max(NEVER, -0.3 if climb < -0.3 and card == "rope" else NEVER)
    if card == "golem-scroll":
        return worked * EXPERIENCE - (1 - worked) * _trap_harm(sight, sight.agility) - SAVED / 2
    return -_trap_harm(sight, sight.agility + BONUSES["luck-charm"]) - SAVED


def _is_worth_it(sight: Sight, card: str, place: str) -> bool:
    hero = sight.public.hero
    if card in ("amulet", "battle-3", "rune-bomb"):
        return True
    if card == "blank":
        return len(sight.private.hand) >= 7
    if card == "water-scroll":
        return sight.missing >= 5
    if card == "golem-scroll":
        return hero.experience >= 2
    if card == "wall-scroll":
        opened = {**sight.cells, place or hero.cell: BARE}
        return sight.way_from(hero.cell) - distance(opened, hero.cell) > 1.5
    if card == "luck-charm":
        return sight.face_up == "prison"
    return card == "chalice" and len(sight.private.hand) >= 6
