"""What the Dungeon's cards do, in the words that stand on them.

The numbers in the texts are those of the rules in force: `Numbers` are the tables of the game, named like the sections
of `config/games/dungeon.toml`, and a `Card` is what its lists say of one.
"""

from typing import Protocol

from config.language import _, ngettext
from config.words.dungeon.names import foe_name


class Card(Protocol):
    """A card of the lists: its id; the number in it, or an enemy's level, else 0; what a spell's test must reach, else
    0; an enemy's kind, else ""."""

    @property
    def id(self) -> str: ...
    @property
    def n(self) -> int: ...
    @property
    def spell(self) -> int: ...
    @property
    def foe(self) -> str: ...


class Numbers(Protocol):
    """The tables of numbers that the texts name; the module that the game keeps them in is one."""

    FAVOUR: dict[str, int]
    TARGETS: dict[str, int]
    LOSSES: dict[str, int]
    GAINS: dict[str, int]
    BONUSES: dict[str, int]
    FINAL: dict[str, int]
    ENEMY_DEFENCE: tuple[int, ...]
    ENEMY_ATTACK: int


def spell_text(card: Card) -> str:
    """What a spell's test must reach; "" for what is no spell."""
    return _("spell {target}").format(target=card.spell) if card.spell else ""


def dungeon_use(card: Card, numbers: Numbers) -> str:
    """What a hero card does in the dungeon, without its spell."""
    kind = card.id.rpartition("-")[0]
    if kind in ("potion", "heal"):
        return _("+{n} life, and heals poisoning.").format(n=card.n)
    if kind == "battle":
        more = " " + _("Or destroys an idol.") if card.id == "battle-3" else ""
        return _("Beats an enemy of level up to {n}.").format(n=card.n) + more
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
    }[card.id].format(n=numbers.BONUSES.get(card.id, 0), loss=numbers.LOSSES["poison"])


def final_spell_text(card: Card) -> str:
    """The same in the final fight, where only some spells are tested."""
    works = card.id.startswith(("heal-", "battle-")) or card.id == "water-scroll"
    return spell_text(card) if works else ""


def final_use(card: Card, seat: int, numbers: Numbers) -> str:
    """What a hero card does for a seat in the final fight."""
    kind = card.id.rpartition("-")[0]
    if kind in ("potion", "heal"):
        return _("+{n} life.").format(n=card.n)
    if kind == "battle":
        return _("{n} damage to the other.").format(n=card.n)
    blank = _("Blank here; play it to be rid of it.")
    if (card.id in ("amulet", "death-stone") and seat) or (card.id in ("rune-sword", "poison") and not seat):
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
    }.get(card.id, blank).format(n=numbers.FINAL.get(card.id, 0))


def favour_text(favour: int) -> str:
    """What laying a dungeon card brings (above 0) or costs."""
    if favour > 0:
        return ngettext("brings {n} favour", "brings {n} favour", favour).format(n=favour)
    return ngettext("costs {n} favour", "costs {n} favour", -favour).format(n=-favour)


def dungeon_text(card: Card, numbers: Numbers) -> str:
    """What a dungeon card or an undead does to the Hero."""
    if card.foe:
        return enemy_text(card, numbers)
    kind = card.id.rpartition("-")[0]
    targets, losses = numbers.TARGETS, numbers.LOSSES
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
    }[kind or card.id]
    return text.format(
        n=card.n,
        harm=card.n + losses["trap"],
        water=targets["water_poisoned"],
        bad=losses["water"],
        good=numbers.GAINS["water"],
        poison=losses["poison"],
        idol=losses["idol"],
        pit=targets["pit"],
        fall=losses["pit"],
        favour=numbers.FAVOUR["fall"],
        chest=targets["chest_trapped"],
        dodge=targets["chest"],
        door=targets["door"],
        prison=targets["prison"],
        hurt=losses["prison"],
        trap=targets["trap"],
    )


def enemy_text(enemy: Card, numbers: Numbers) -> str:
    """An enemy's kind and numbers."""
    return _("{kind}, level {n}: defence {defence}, attack +{attack}, {n} damage; slip past on {slip}.").format(
        kind=foe_name(enemy.foe).capitalize(),
        n=enemy.n,
        defence=numbers.ENEMY_DEFENCE[enemy.n - 1],
        attack=enemy.n + numbers.ENEMY_ATTACK,
        slip=numbers.TARGETS["slip"] + enemy.n,
    )
