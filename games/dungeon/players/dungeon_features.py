"""What the value of a position in the dungeon is made of: a list of numbers, most of them between 0 and 1."""

from games.dungeon.board import beyond
from games.dungeon.cards import CHESTS, DUNGEON_CARDS, ENEMIES, HERO_CARDS, LOCKS, SEARCHABLE, TELEPORTS, TRAPS
from games.dungeon.numbers import ENEMY_DEFENCE, FINAL, GAINS, HERO, LOSSES, TARGETS
from games.dungeon.play import agility, defence, mind, strength_against
from games.dungeon.players.chances import at_least, harm_of_attack, works
from games.dungeon.players.final_features import prospects
from games.dungeon.players.ways_ahead import Lengths, lengths
from games.dungeon.state import HERO_SEAT, State

HERO_NAMES = tuple(HERO_CARDS)
DUNGEON_NAMES = tuple(DUNGEON_CARDS)
PHASES = ("lay", "enter", "fight", "gain", "extra", "drop")
FAR = (40.0, 40)


def dungeon_features(state: State) -> list[float]:
    """Of a position before the final fight."""
    hero, lord, phase = state.hero, state.lord, state.phase
    hand, lords_hand = state.hands
    ways = lengths(state.cells)
    far, steps = ways.get(hero.cell, FAR)
    experience = sum(1 if card in TRAPS else ENEMIES[card].n for card in hero.beaten)
    points = hero.strength + hero.mind + hero.agility
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
        points / 12,
        float(hero.poisoned),
        experience / 4,
        float(level_of_zone),
        float(hero.farthest == 2),
        float(hero.farthest == 3),
        lord.life / 20,
        lord.favour / 20,
        min(5, lord.favour) / 5,
        min(FINAL["cards"], lord.favour // FINAL["favour_a_card"]) / 3,
        state.turn / 40,
        max(0, state.turn - 30) / 10,
        min(0, slack) / 10,
        min(10, slack) / 10,
        far / 20,
        steps / 12,
        far * missing / 200,
        (2 - state.played) / 2,
        len(hand) / 8,
        *(float(phase == each) for each in PHASES),
        float(phase == "act" or state.ending),
        *_around(state, missing),
        *_here(state, missing),
        *_fight(state, experience),
        *_entering(state, ways, far),
        *map(hand.count, HERO_NAMES),
        *map(lords_hand.count, DUNGEON_NAMES),
    ]


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
        elif cell.enemy:
            enemies += 1
        elif not cell.searched and (card in SEARCHABLE or card in ("pit", "rubble")):
            searches += 1
    return [fountains / 2, fountains * missing / 20, chests / 4, searches / 4, enemies / 3, len(state.cells) / 20]


def _here(state: State, missing: int) -> list[float]:
    """What lies under a Hero whose turn it is to act."""
    here = state.here
    if here is None or here.turned or here.card is None or state.phase in ("fight", "enter", "lay"):
        return [0.0] * 9
    card = here.card
    hero = state.hero
    chance = 0.0
    if card in LOCKS:
        chance = at_least(TARGETS[card] - max(hero.strength, agility(state)))
        if "rune-bomb" in state.hands[HERO_SEAT] and state.played < HERO["uses"]:
            chance = 1.0
    return [
        float(card in LOCKS),
        float(card == "prison"),
        (card in LOCKS) * min(5.0, 1 / max(chance, 0.1)) / 5,
        (card == "prison") * min(5.0, 1 / max(chance, 0.1)) / 5,
        DUNGEON_CARDS[card].n / 3 if card in CHESTS else 0.0,
        float(card == "fountain"),
        (card == "fountain") * min(5, missing) / 5,
        (card in SEARCHABLE and not here.searched) * (1 - 0.5 * state.searched) * at_least(
            TARGETS["search"] - mind(state)
        ),
        (card == "idol") * at_least(TARGETS["idol"] - hero.strength),
    ]


def _fight(state: State, experience: int) -> list[float]:
    """How the fight would go by the Hero's attributes and cards."""
    here = state.here
    if state.phase != "fight" or here is None or not here.enemy:
        return [0.0] * 11
    enemy = ENEMIES[here.enemy]
    hand, hero = state.hands[HERO_SEAT], state.hero
    harm = harm_of_attack(enemy, defence(state))
    target = ENEMY_DEFENCE[enemy.n - 1]
    struck = at_least(target - max(strength_against(state, enemy.foe), mind(state)))
    slipped = at_least(TARGETS["slip"] + enemy.n - agility(state))
    battle = 0.0
    if state.played < HERO["uses"]:
        battle = max((works(card, mind(state)) for card in hand if _battle(card) >= enemy.n), default=0.0)
    fought = min(20.0, (1 - struck) / max(struck, 0.03) * harm)
    passed = min(20.0, (1 - slipped) / max(slipped, 0.03) * harm)
    return [
        enemy.n / 3,
        struck,
        slipped,
        battle,
        fought / 8,
        passed / 8,
        min(fought, passed) / 8,
        min(2.0, min(fought, passed) / max(1, hero.life)),
        enemy.n / 4 * struck,
        float(experience + enemy.n >= GAINS["level_price"]) * struck,
        float(hero.came_from is None),
    ]


def _battle(card: str) -> int:
    return HERO_CARDS[card].n if card.startswith("battle-") else 0


def _entering(state: State, ways: Lengths, far: float) -> list[float]:
    """What is about to happen to a Hero who has just entered."""
    here = state.here
    if state.phase != "enter" or here is None or here.card is None:
        return [0.0] * 8
    card, hand = here.card, state.hands[HERO_SEAT]
    trap = pit = remains = poisons = jump = 0.0
    if card in TRAPS:
        trap = (1 - at_least(TARGETS["trap"] - agility(state))) * (DUNGEON_CARDS[card].n + LOSSES["trap"])
    elif card == "pit":
        pit = 1 - at_least(TARGETS["pit"] - agility(state))
        remains = float(not here.searched)
    elif card == "idol":
        poisons = float(hand.count("poison"))
    elif card in TELEPORTS:
        target = beyond(state.hero.cell, here.direction or "", DUNGEON_CARDS[card].n)
        jump = (ways.get(target or "", FAR)[0] - far) / 5
    return [
        trap / 4,
        min(1.0, trap / max(1, state.hero.life)),
        pit,
        remains,
        float(card == "idol"),
        poisons,
        float(card in TELEPORTS),
        jump,
    ]


