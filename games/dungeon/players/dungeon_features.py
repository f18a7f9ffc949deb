"""What the value of a position in the dungeon is made of, at the start of a Hero's turn: numbers mostly from 0 to 1."""

from games.dungeon.material import (
    CHESTS,
    CRYPT,
    DUNGEON_CARDS,
    ENEMIES,
    ENEMY_DEFENCE,
    FINAL,
    HERO,
    HERO_CARDS,
    LOCKS,
    SEARCHABLE,
    TARGETS,
    TRAPS,
)
from games.dungeon.players.chances import at_least, harm_of_attack, works
from games.dungeon.players.final_features import prospects
from games.dungeon.players.ways_ahead import lengths
from games.dungeon.state import HERO_SEAT, State

HERO_NAMES = tuple(HERO_CARDS)
DUNGEON_NAMES = tuple(DUNGEON_CARDS)
FAR = (40.0, 40)
STRONG = (ENEMIES["orc"], ENEMIES["troll"])


def dungeon_features(state: State) -> list[float]:
    """The first of them go through the hidden units of the network, the cards in hand do not."""
    hero, lord = state.hero, state.lord
    hand, lords_hand = state.hands
    far, steps = lengths(state.cells).get(hero.cell, FAR)
    experience = sum(1 if card in TRAPS else ENEMIES[card].n for card in hero.beaten)
    level_of_zone = hero.farthest < 3 and hero.farthest not in hero.levelled
    slack = HERO["last_lit_turn"] - state.turn - steps
    missing = HERO["life"] - hero.life
    return [
        *prospects(state),
        hero.life / 16,
        min(3, hero.life) / 3,
        min(7, hero.life) / 7,
        hero.strength / 6,
        hero.mind / 6,
        hero.agility / 6,
        (hero.strength + hero.mind + hero.agility) / 12,
        float(hero.poisoned),
        experience / 4,
        float(level_of_zone),
        (hero.farthest - 1) / 2,
        lord.life / 20,
        lord.favour / 20,
        min(5, lord.favour) / 5,
        min(FINAL["cards"], lord.favour // FINAL["favour_a_card"]) / 3,
        state.turn / 40,
        min(0, slack) / 10,
        min(10, slack) / 10,
        far / 20,
        steps / 12,
        far * missing / 200,
        len(hand) / 8,
        *_against_enemies(state),
        1 - at_least(TARGETS["trap"] - hero.agility),
        at_least(TARGETS["search"] - hero.mind),
        *_around(state, missing),
        *_here(state, missing),
        *map(hand.count, HERO_NAMES),
        *map(lords_hand.count, DUNGEON_NAMES),
    ]


THROUGH_HIDDEN = 16 + 22 + 4 + 2 + 6 + 8
"""How many of the features, with the 1 before them, go through the hidden units."""


def _against_enemies(state: State) -> list[float]:
    """For a middling and a strong enemy: what it costs to beat it, and to slip past."""
    hero = state.hero
    found = []
    for enemy in STRONG:
        harm = harm_of_attack(enemy, HERO["defence"])
        struck = at_least(ENEMY_DEFENCE[enemy.n - 1] - max(hero.strength, hero.mind))
        slipped = at_least(TARGETS["slip"] + enemy.n - hero.agility)
        found += [min(12.0, (1 - chance) / max(chance, 0.03) * harm) / 8 for chance in (struck, slipped)]
    return found


def _around(state: State, missing: int) -> list[float]:
    """What lies face up on the map."""
    fountains = chests = searches = enemies = 0
    for cell in state.cells.values():
        if cell.turned:
            continue
        card = cell.card
        if card == "fountain":
            fountains += 1
        elif card in CHESTS:
            chests += DUNGEON_CARDS[card].n
        elif cell.enemy or card == CRYPT:
            enemies += 1
        elif not cell.searched and (card in SEARCHABLE or card in ("pit", "rubble")):
            searches += 1
    return [fountains / 2, fountains * missing / 20, chests / 4, searches / 4, enemies / 3, len(state.cells) / 20]


def _here(state: State, missing: int) -> list[float]:
    """What lies under the Hero."""
    here = state.here
    if here is None or here.turned or here.card is None:
        return [0.0] * 8
    card = here.card
    hero = state.hero
    tries = 0.0
    if card in LOCKS:
        chance = at_least(TARGETS[card] - max(hero.strength, hero.agility))
        tries = 0.2 if "rune-bomb" in state.hands[HERO_SEAT] else min(5.0, 1 / max(chance, 0.1)) / 5
    return [
        float(card in LOCKS),
        tries,
        (card == "prison") * tries,
        DUNGEON_CARDS[card].n / 3 if card in CHESTS else 0.0,
        float(card == "fountain") * min(5, missing) / 5,
        (card in SEARCHABLE and not here.searched) * at_least(TARGETS["search"] - hero.mind),
        (card == "idol") * at_least(TARGETS["idol"] - hero.strength),
        (card == "idol") * (works("battle-3", hero.mind) if "battle-3" in state.hands[HERO_SEAT] else 0.0),
    ]
