"""What the Dungeon's roles, attributes, sides of a cell, cards, phases and rolls are called.

Seat 0 is the Hero, seat 1 the Black Lord; sides are n, e, s, w; a card is its id.
"""

from config.language import _


def role_title(seat: int) -> str:
    """A seat's role where it stands alone: The Hero, The Black Lord."""
    return _("The Black Lord") if seat else _("The Hero")


def role_name(seat: int) -> str:
    """A seat's role within a sentence: the Hero, the Black Lord."""
    return _("the Black Lord") if seat else _("the Hero")


def attribute_name(attribute: str) -> str:
    """strength, mind or agility, within a sentence."""
    return {"strength": _("strength"), "mind": _("mind"), "agility": _("agility")}[attribute]


def side_name(side: str) -> str:
    """A side by its letter."""
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


def foe_name(foe: str) -> str:
    """A kind of enemy: living, undead or demon."""
    return {"living": _("living"), "undead": _("undead"), "demon": _("demon")}[foe]


def phase_words(phase: str, mover: int | None) -> str:
    """What is being decided, in a few words; in the final fight by `mover`, the seat that acts."""
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
    """What dice were rolled for: a test by its verb or its cell, a spell or an enemy's attack by its card."""
    named = {
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
    }
    return named[what] if what in named else card_name(what)
