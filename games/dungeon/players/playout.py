"""Plays a turn to its end by quick rules of thumb, on full positions: what follows from an action."""

from games.core import Chance
from games.dungeon.board import THRONE, beyond
from games.dungeon.course import LEGAL, carry_out
from games.dungeon.laying import droppable, lays
from games.dungeon.material import (
    CHESTS,
    CRYPT,
    DUNGEON_CARDS,
    EARNINGS,
    ENEMIES,
    ENEMY_DEFENCE,
    FINAL,
    HERO,
    LOCKS,
    LORD,
    LOSSES,
    OPENINGS,
    PRICES,
    TARGETS,
    TELEPORTS,
    TRAPS,
    Card,
)
from games.dungeon.moving import destinations
from games.dungeon.play import Play, agility, defence, mind, strength_against
from games.dungeon.players.chances import at_least, damage, harm_of_attack, works
from games.dungeon.players.hero import KEPT
from games.dungeon.players.ways_ahead import lengths
from games.dungeon.searching import searches
from games.dungeon.state import HERO_SEAT, LORD_SEAT, State

LONGEST = 60
"""Actions after which a playout stops wherever it is."""
UNEXPLORED = 1.6


def play_to_the_next_turn(state: State, action: str, chance: Chance) -> None:
    """Carry out the action, and quick ones until a turn begins; in the final fight that of either."""
    turn, round_, mover, raising = state.turn, state.round, state.mover, state.phase == "raise"
    carry_out(Play(state, chance), action)
    for _ in range(LONGEST):
        if state.mover is None or raising:
            return
        if state.round:
            begins = (state.round, state.mover) != (round_, mover)
            if begins and state.phase == "final":
                return
        elif state.phase == "act" and state.turn != turn:
            return
        carry_out(Play(state, chance), quick_action(state))


def quick_action(state: State) -> str:
    """A sensible action, found fast."""
    return _QUICK[state.phase](state)


# The Hero's turn


def _act(state: State) -> str:
    hero, here = state.hero, state.here
    if not state.searched and (found := searches(state)):
        return found[0]
    if here is not None and not here.turned:
        card = here.card
        if card == "fountain" and HERO["life"] - hero.life >= 4:
            return "drink"
        if card in CHESTS and hero.life > DUNGEON_CARDS[card or ""].n + 1:
            return "open"
        if card in LOCKS:
            if "rune-bomb" in state.hands[HERO_SEAT] and state.played < HERO["uses"]:
                return "use rune-bomb"
            return "force" if hero.strength > agility(state) else "pick"
    return _move(state) or "wait"


def _extra(state: State) -> str:
    return (_move(state) if state.hero.life > 3 else "") or "stay"


def _move(state: State) -> str:
    """Along the shortest way; "" if there is none."""
    found = ways_over(state)
    return f"move {min(found, key=found.__getitem__)}" if found else ""


def ways_over(state: State) -> dict[str, float]:
    """The cells that the Hero may move to, and how long the way to the throne room is over each."""
    ways, cells = lengths(state.cells), state.cells
    found = {}
    for cell in destinations(state):
        if cell in ways:
            there = cells.get(cell)
            toll = UNEXPLORED if there is None and cell != THRONE else 1.0
            if there is not None and not there.turned:
                card = there.card
                if there.enemy or card == CRYPT or card in TRAPS:
                    toll = 3.0
                elif card in LOCKS or card in ("pit", "idol"):
                    toll = 2.5
                elif card in TELEPORTS:
                    toll = 1.5
            found[cell] = toll + ways[cell][0]
    return found


def _enter(state: State) -> str:
    here, hand = state.here, state.hands[HERO_SEAT]
    card = (here and here.card) or ""
    can_use = state.played < HERO["uses"]
    if card == "idol" and "amulet" in hand and can_use:
        return "use amulet"
    if card == "pit" and here is not None and not here.searched:
        return "climb down" if at_least(TARGETS["pit"] - agility(state)) < 0.6 else "go"
    if card in TRAPS and can_use and "golem-scroll" in hand:
        return "use golem-scroll"
    if card in TELEPORTS and can_use and "boots" in hand:
        ways = lengths(state.cells)
        target = beyond(state.hero.cell, (here and here.direction) or "n", DUNGEON_CARDS[card].n) or ""
        farther = ways[target][0] if target in ways else 30.0
        if farther > 12 and "use boots" in LEGAL["enter"](state):
            return "use boots"
    return "go"


def _fight(state: State) -> str:
    here, hero = state.here, state.hero
    enemy = ENEMIES[(here and here.enemy) or ""]
    strength, own_mind = strength_against(state, enemy.foe), mind(state)
    harm = harm_of_attack(enemy, defence(state)) * (2 if hero.life <= 5 else 1)
    target = ENEMY_DEFENCE[enemy.n - 1]
    struck = at_least(target - max(strength, own_mind))
    slipped = at_least(TARGETS["slip"] + enemy.n - agility(state))
    fought = enemy.n - (1 - struck) / max(struck, 0.01) * harm
    passed = -(1 - slipped) / max(slipped, 0.01) * harm
    if state.played < HERO["uses"] and enemy.n > 1:
        hand = state.hands[HERO_SEAT]
        for n in range(enemy.n, 4):
            card = f"battle-{n}"
            if card in hand:
                chance = works(card, own_mind)
                if chance * enemy.n + (1 - chance) * max(fought, passed) - 0.7 > max(fought, passed):
                    return f"use {card}"
    if passed > fought:
        return "slip"
    return "fight" if strength >= own_mind else "cast"


def _gain(state: State) -> str:
    hero = state.hero
    return "gain agility" if hero.agility <= hero.strength else "gain strength"


def _drop(state: State) -> str:
    hand = state.hands[state.mover or HERO_SEAT]
    return f"drop {min(hand, key=lambda card: KEPT.get(card, 9.0))}"


# What the Lord lays

MARKER = 0.35
CARD = 1.2


def _lay(state: State) -> str:
    drops = droppable(state)
    if len(drops) > 1:
        return min(drops, key=lambda drop: EARNINGS[state.rules][drop[5:]])
    found = lays(state)
    if len(found) == 1 or state.drawn:
        return found[0]
    earnings, prices = EARNINGS[state.rules], PRICES[state.rules]
    worth: dict[str, float] = {}
    best, most = found[0], -1e9
    for action in found:
        card = action.split(" ", 2)[1]
        if card not in worth:
            worth[card] = MARKER * (earnings.get(card, 0) - prices[card]) + harm_of_card(state, card)
        if worth[card] > most:
            best, most = action, worth[card]
    return best


def harm_of_card(state: State, card: str) -> float:
    """Life, cards and steps that the card costs the Hero on average, in points of life."""
    hero = state.hero
    if card in ENEMIES:
        return _harm_of_enemy(state, ENEMIES[card])
    if card in TRAPS:
        return (1 - at_least(TARGETS["trap"] - hero.agility)) * (DUNGEON_CARDS[card].n + LOSSES["trap"])
    if card in LOCKS:
        tries = 1 / max(0.1, at_least(TARGETS[card] - max(hero.strength, hero.agility)))
        return tries * 0.85 + (LOSSES["prison"] * (tries - 1) if card == "prison" else 0.0)
    if card in CHESTS:
        return -CARD * DUNGEON_CARDS[card].n
    if card == CRYPT:
        return _harm_of_enemy(state, ENEMIES["zombie"]) if state.undead else 0.0
    if card == "fountain":
        return -0.6 * min(5, HERO["life"] - hero.life)
    if card == "pit":
        return 0.8
    found = CARD * at_least(TARGETS["search"] - hero.mind)
    if card in OPENINGS:
        return 0.4 - found
    return {"rubble": 1.8 - found / 2, "idol": 1.0, "hall": -found}.get(card, 1.0)


def _harm_of_enemy(state: State, enemy: Card) -> float:
    hero = state.hero
    harm = harm_of_attack(enemy, HERO["defence"])
    struck = at_least(ENEMY_DEFENCE[enemy.n - 1] - max(hero.strength, hero.mind))
    slipped = at_least(TARGETS["slip"] + enemy.n - hero.agility)
    return min((1 - struck) / max(struck, 0.05) * harm - enemy.n / 2, (1 - slipped) / max(slipped, 0.05) * harm)


# The final fight


def _final(state: State) -> str:
    if state.mover == HERO_SEAT:
        hero = state.hero
        stones = FINAL["death-stone"] * state.active[HERO_SEAT].count("death-stone")
        shields = FINAL["shield"] * state.active[LORD_SEAT].count("shield")
        blow = damage(hero.strength + stones, LORD["defence"] + shields)
        chalices = FINAL["chalice"] * state.active[HERO_SEAT].count("chalice")
        spell = FINAL["cast"] * at_least(TARGETS["final_cast"] - hero.mind - chalices)
        return "attack" if blow >= spell else "cast"
    own = LORD["strength"] + FINAL["rune-sword"] * state.active[LORD_SEAT].count("rune-sword")
    target = HERO["defence"] + FINAL["shield"] * state.active[HERO_SEAT].count("shield")
    through = 1 - at_least(TARGETS["dodge"] - state.hero.agility)
    best, most = "attack", damage(own, target) * through
    for bought in range(1, min(FINAL["bought"], state.lord.favour) + 1):
        worth = damage(own + bought, target) * through - 0.25 * bought
        if worth > most:
            best, most = f"attack {bought}", worth
    return best


_QUICK = {
    "raise": lambda _: "raise strength agility",
    "act": _act,
    "extra": _extra,
    "enter": _enter,
    "fight": _fight,
    "gain": _gain,
    "drop": _drop,
    "lay": _lay,
    "final": _final,
}
