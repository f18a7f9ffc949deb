"""What the hobbits, chips, terrains, sides and phases of The Search are called.

A chip is its id: its kind, with a number where there are several equal ones (`orc-2`).
"""

from config.language import _


def chip_name(chip: str) -> str:
    """What a chip shows, without the number that tells equal ones apart."""
    names = {
        "gandalf": _("Gandalf"),
        "aragorn": _("Aragorn"),
        "gimli": _("Gimli"),
        "boromir": _("Boromir"),
        "pippin": _("Pippin"),
        "merry": _("Merry"),
        "galadriel": _("Galadriel"),
        "legolas": _("Legolas"),
        "anduril": _("Andúril"),
        "mithril": _("Mithril"),
        "sting": _("Sting"),
        "cloak": _("Elven cloak"),
        "rope": _("Elven rope"),
        "phial": _("Phial"),
        "lembas": _("Lembas"),
        "athelas": _("Athelas"),
        "ring": _("The Ring"),
        "gollum": _("Gollum"),
        "eagle": _("Eagle"),
        "haste": _("Haste"),
        "cave": _("Empty cave"),
        "orc": _("Orc"),
        "chief": _("Orc chief"),
        "troll": _("Troll"),
        "balrog": _("Balrog"),
        "shelob": _("Shelob"),
    }
    return names[chip.split("-")[0]]


def chips_by_kind(chips: list[str]) -> list[tuple[str, int]]:
    """Chips with equal ones put together: (one of them, how many), in the order in which the first was taken."""
    kinds: dict[str, list[str]] = {}
    for chip in chips:
        kinds.setdefault(chip.split("-")[0], []).append(chip)
    return [(alike[0], len(alike)) for alike in kinds.values()]


def colour_name(colour: str) -> str:
    """A chip's colour, as an adjective."""
    return {"green": _("green"), "yellow": _("yellow"), "blue": _("blue"), "brown": _("brown")}[colour]


def terrain_name(letter: str) -> str:
    """The terrain of a tile's letter."""
    return {"F": _("forest"), "M": _("mountain"), "P": _("plain"), "W": _("water")}[letter]


def side_name(side: str) -> str:
    """A side of a tile: n, e, s or w."""
    return {"n": _("north"), "e": _("east"), "s": _("south"), "w": _("west")}[side]


def hobbit_name(seat: int) -> str:
    """The hobbit of a seat."""
    return (_("Frodo"), _("Sam"))[seat]


def phase_name(phase: int) -> str:
    """A phase by its number, 1 to 3."""
    return {1: _("The cross"), 2: _("The land"), 3: _("The race to Mount Doom")}[phase]
