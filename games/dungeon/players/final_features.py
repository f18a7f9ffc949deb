"""What the value of a position in the final fight is made of: a list of numbers, most of them between 0 and 1."""

from games.dungeon.material import FINAL, HERO, HERO_CARDS, LORD, TARGETS
from games.dungeon.players.chances import at_least, damage, works
from games.dungeon.state import HERO_SEAT, LORD_SEAT, State

CURES = {card: HERO_CARDS[card].n for card in HERO_CARDS if card.startswith(("potion-", "heal-"))}
CURES["water-scroll"] = FINAL["water-scroll"]
HURTS = {card: HERO_CARDS[card].n for card in HERO_CARDS if card.startswith("battle-")}
HURTS["rune-bomb"] = FINAL["rune-bomb"]
BOUGHT = FINAL["bought"]
LORD_DODGED = TARGETS["dodge"]


def stock(hand: list[str], seat: int, mind: int) -> tuple[float, float]:
    """(life that the hand's cards give, life that they cost the other), on average, in the final fight."""
    cured = hurt = 0.0
    for card in hand:
        if card in CURES:
            cured += CURES[card] * works(card, mind)
        elif card in HURTS:
            hurt += HURTS[card] * works(card, mind)
        elif card == "amulet":
            hurt += FINAL["amulet"] * (seat == HERO_SEAT)
        elif card == "poison":
            hurt += FINAL["poison"] * (seat == LORD_SEAT)
    return cured, hurt


def prospects(state: State) -> list[float]:
    """How the final fight would go between the two as they are: blows, turns until one falls."""
    hero, lord = state.hero, state.lord
    lords_hand = state.hands[LORD_SEAT] if state.round else []
    cured, hurt = stock(state.hands[HERO_SEAT], HERO_SEAT, hero.mind)
    lords_cured, lords_hurt = stock(lords_hand, LORD_SEAT, LORD["mind"])
    blow = damage(hero.strength, LORD["defence"])
    spell = FINAL["cast"] * at_least(TARGETS["final_cast"] - hero.mind)
    best = max(blow, spell)
    hit = 1 - at_least(LORD_DODGED - hero.agility)
    plain = damage(LORD["strength"], HERO["defence"]) * hit
    bought = damage(LORD["strength"] + BOUGHT, HERO["defence"]) * hit
    blows_bought = lord.favour / BOUGHT
    mine = max(1.0, lord.life + lords_cured - hurt) / (best + 0.3)
    rich = blows_bought * (bought - plain)
    theirs = max(0.5, hero.life + cured - lords_hurt - rich) / (plain + 0.3)
    return [
        best / 4,
        spell / 3,
        blow / 4,
        hit,
        plain,
        bought / 3,
        cured / 10,
        hurt / 5,
        lords_cured / 10,
        lords_hurt / 5,
        rich / 8,
        min(3.0, mine / 10),
        min(3.0, theirs / 10),
        (theirs - mine) / (theirs + mine),
        min(1.0, (hero.life + cured) / 24),
        min(1.5, (lord.life + lords_cured - hurt) / 20),
    ]


def final_features(state: State) -> list[float]:
    """Of a position in the final fight, at the start of a turn."""
    hero, lord = state.hero, state.lord
    heros_turn = state.mover == HERO_SEAT
    own, others = state.hands
    return [
        *prospects(state),
        hero.life / 16,
        lord.life / 20,
        min(4, hero.life) / 4,
        min(4, lord.life) / 4,
        hero.strength / 6,
        hero.mind / 6,
        hero.agility / 6,
        lord.favour / 20,
        min(BOUGHT, lord.favour) / 3,
        min(8, state.round) / 8,
        max(0, state.round - 7) / 4,
        float(heros_turn),
        float(state.first == HERO_SEAT),
        len(own) / 8,
        len(others) / 8,
        own.count("shield") / 2,
        own.count("death-stone") / 2,
        own.count("chalice") / 2,
        others.count("shield") / 2,
        others.count("rune-sword") / 2,
        others.count("chalice") / 2,
        0.0 if heros_turn else float(state.active[HERO_SEAT].count("shield")),
        float(state.active[LORD_SEAT].count("shield")) if heros_turn else 0.0,
    ]
