"""The words on the Dungeon's cards and pictures, in the language spoken; the voice uses them too."""

from config.language import _, ngettext
from games.dungeon.material import (
    BONUSES,
    DUNGEON_CARDS,
    EARNINGS,
    ENEMIES,
    ENEMY_ATTACK,
    ENEMY_DEFENCE,
    FAVOUR,
    FINAL,
    GAINS,
    HERO_CARDS,
    LOSSES,
    PRICES,
    SPELLS,
    TARGETS,
)

ROLES = ("hero", "lord")


def role_name(seat: int) -> str:
    return _("The Black Lord") if seat else _("The Hero")


def attribute_name(attribute: str) -> str:
    return {"strength": _("strength"), "mind": _("mind"), "agility": _("agility")}[attribute]


def side_name(side: str) -> str:
    return {"n": _("north"), "e": _("east"), "s": _("south"), "w": _("west")}[side]


def sides_list(openings: str) -> str:
    """The sides of some openings, from north round: north, east and so on."""
    return ", ".join(side_name(side) for side in "nesw" if side in openings)


def card_name(card: str) -> str:
    """The name of a hero card, a dungeon card or an undead."""
    kind, _dash, n = card.rpartition("-")
    if n.isdigit():
        return f"{_numbered(kind)} {n}"
    return {
        "amulet": _("Amulet"),
        "shield": _("Shield"),
        "rune-sword": _("Rune sword"),
        "boots": _("Magic boots"),
        "wall-scroll": _("Wall scroll"),
        "luck-charm": _("Luck charm"),
        "rune-bomb": _("Rune bomb"),
        "blank": _("Blank card"),
        "golem-scroll": _("Golem scroll"),
        "chalice": _("Chalice"),
        "rune-mace": _("Rune mace"),
        "poison": _("Poison"),
        "water-scroll": _("Water scroll"),
        "rope": _("Rope"),
        "death-stone": _("Death stone"),
        "fountain": _("Fountain"),
        "idol": _("Idol"),
        "pit": _("Pit"),
        "rubble": _("Rubble"),
        "fork": _("Fork"),
        "turn": _("Turn"),
        "hall": _("Hall"),
        "door": _("Door"),
        "prison": _("Prison"),
        "crypt": _("Crypt"),
        "goblin": _("Goblin"),
        "orc": _("Orc"),
        "troll": _("Troll"),
        "demon": _("Demon"),
        "skeleton": _("Skeleton"),
        "zombie": _("Zombie"),
        "mummy": _("Mummy"),
    }[card]


def _numbered(kind: str) -> str:
    return {
        "potion": _("Potion"),
        "heal": _("Healing scroll"),
        "battle": _("Battle scroll"),
        "chest": _("Chest"),
        "teleport": _("Teleport"),
        "trap": _("Trap"),
    }[kind]


def spell_words(card: str) -> str:
    """What a spell's test must reach; "" for what is no spell."""
    return _("spell {target}").format(target=SPELLS[card]) if card in SPELLS else ""


def dungeon_use(card: str) -> str:
    """What a hero card does in the dungeon, without its spell."""
    kind = card.rpartition("-")[0]
    n = HERO_CARDS[card].n
    if kind in ("potion", "heal"):
        return _("+{n} life, and heals poisoning.").format(n=n)
    if kind == "battle":
        more = " " + _("Or destroys an idol.") if n == ENEMIES["demon"].n else ""
        return _("Beats an enemy of level up to {n}.").format(n=n) + more
    bonus = BONUSES.get(card, 0)
    return {
        "amulet": _("At an idol: your poisons do nothing, the Lord pays half his favour, the idol is destroyed."),
        "shield": _("In a fight: +{n} defence this turn."),
        "rune-sword": _("In a fight: +{n} strength against the living this turn."),
        "rune-mace": _("In a fight: +{n} strength against undead this turn."),
        "death-stone": _("In a fight: +{n} strength against demons this turn."),
        "boots": _("On entering a teleport: it is taken away."),
        "wall-scroll": _("Turns over your fork or turn, or a rubble beside you."),
        "luck-charm": _("+{n} agility this turn: fights, pits, traps, locks, chests."),
        "rune-bomb": _("Opens the door or prison you stand in."),
        "blank": _("Does nothing; play it to be rid of it."),
        "golem-scroll": _("Takes the trap here away: 1 experience."),
        "chalice": _("+{n} mind this turn: searches, spells, casting."),
        "poison": _("Cannot be played or dropped. An idol wakes it: {loss} life, and you are poisoned."),
        "water-scroll": _("Refills the used fountain here, unless it is spoiled."),
        "rope": _("On entering a pit: turns it over."),
    }[card].format(n=bonus, loss=LOSSES["poison"])


def final_use(card: str, seat: int) -> str:
    """What a hero card does for a seat in the final fight."""
    kind = card.rpartition("-")[0]
    if kind in ("potion", "heal"):
        return _("+{n} life.").format(n=HERO_CARDS[card].n)
    if kind == "battle":
        return _("{n} damage to the other.").format(n=HERO_CARDS[card].n)
    blank = _("Blank here; play it to be rid of it.")
    if (card in ("amulet", "death-stone") and seat) or (card in ("rune-sword", "poison") and not seat):
        return blank
    return {
        "amulet": _("{n} damage to the Lord."),
        "shield": _("+{n} defence until your next turn."),
        "rune-sword": _("+{n} to your attack this turn."),
        "death-stone": _("+{n} to your attack this turn."),
        "chalice": _("+{n} mind this turn."),
        "rune-bomb": _("{n} damage to the other."),
        "water-scroll": _("+{n} life."),
        "poison": _("{n} damage to the Hero."),
    }.get(card, blank).format(n=FINAL.get(card, 0))


def final_spell(card: str) -> str:
    """The spell of a card that is one in the final fight too."""
    works = card.startswith(("heal-", "battle-")) or card == "water-scroll"
    return spell_words(card) if works else ""


def price_words(card: str, rules: int) -> str:
    """What laying a dungeon card brings or costs under a version of the rules."""
    if earned := EARNINGS[rules].get(card):
        return ngettext("brings {n} favour", "brings {n} favour", earned).format(n=earned)
    price = PRICES[rules][card]
    return ngettext("costs {n} favour", "costs {n} favour", price).format(n=price)


def dungeon_text(card: str) -> str:
    """What a dungeon card or an undead does to the Hero."""
    if card in ENEMIES:
        return enemy_words(card)
    kind = card.rpartition("-")[0]
    n = DUNGEON_CARDS[card].n
    text = {
        "fountain": _("Drink once: on {water}+ it is bad, {bad} life lost; else +{good} life, poisoning healed."),
        "idol": _("Sees the Hero's hand; its poisons act, {poison} life each. Destroyed: the Lord loses {idol} life."),
        "pit": _("Agility {pit} or fall: {fall} life lost, {favour} favour. Once, a card lies below."),
        "rubble": _("Sends the Hero back and stays closed."),
        "fork": _("Three openings, one wall. Can be searched."),
        "turn": _("Two openings, two walls. Can be searched."),
        "hall": _("Nothing happens. Can be searched."),
        "chest": _("Open once: {n} cards; on {chest}+ trapped: agility {dodge} or {n} life lost."),
        "teleport": _("Throws the Hero {n} cells in its direction."),
        "door": _("Locked: {door} by force or picking, else only back."),
        "prison": _("Locked: {prison} by force or picking; each failure costs {hurt} life."),
        "trap": _("Agility {trap} or {harm} life lost, on every entry."),
        "crypt": _("The top undead waits here."),
    }[kind or card]
    return text.format(
        n=n,
        harm=n + LOSSES["trap"],
        water=TARGETS["water_poisoned"],
        bad=LOSSES["water"],
        good=GAINS["water"],
        poison=LOSSES["poison"],
        idol=LOSSES["idol"],
        pit=TARGETS["pit"],
        fall=LOSSES["pit"],
        favour=FAVOUR["fall"],
        chest=TARGETS["chest_trapped"],
        dodge=TARGETS["chest"],
        door=TARGETS["door"],
        prison=TARGETS["prison"],
        hurt=LOSSES["prison"],
        trap=TARGETS["trap"],
    )


def foe_name(foe: str) -> str:
    return {"living": _("living"), "undead": _("undead"), "demon": _("demon")}[foe]


def enemy_words(card: str) -> str:
    """An enemy's kind and numbers."""
    enemy = ENEMIES[card]
    return _("{kind}, level {n}: defence {defence}, attack +{attack}, {n} damage; slip past on {slip}.").format(
        kind=foe_name(enemy.foe).capitalize(),
        n=enemy.n,
        defence=ENEMY_DEFENCE[enemy.n - 1],
        attack=enemy.n + ENEMY_ATTACK,
        slip=TARGETS["slip"] + enemy.n,
    )


def phase_words(phase: str, mover: int | None) -> str:
    """What is being decided, in a few words."""
    return {
        "raise": _("The Hero prepares"),
        "act": _("The Hero's turn"),
        "lay": _("The Lord lays a card"),
        "enter": _("The Hero enters"),
        "fight": _("A fight"),
        "gain": _("A new level"),
        "extra": _("An extra move"),
        "drop": _("Too many cards"),
        "final": _("The Lord strikes") if mover else _("The Hero strikes"),
        "over": _("The match is over"),
    }[phase]


def roll_words(what: str) -> str:
    """What dice were rolled for."""
    if what in ENEMIES or what in HERO_CARDS:
        return card_name(what)
    return {
        "search": _("Search"),
        "force": _("Force the lock"),
        "pick": _("Pick the lock"),
        "smash": _("Smash the idol"),
        "pit": _("Leap the pit"),
        "trap": _("Evade the trap"),
        "chest": _("Chest"),
        "water": _("Water"),
        "fight": _("Fight"),
        "cast": _("Cast"),
        "slip": _("Slip past"),
        "flee": _("Flee"),
        "dodge": _("Dodge"),
        "attack": _("Attack"),
        "strength": _("The idol takes"),
        "mind": _("The idol takes"),
        "agility": _("The idol takes"),
    }[what]
