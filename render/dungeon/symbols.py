"""Symbols of the Dungeon: those of its cards, added to the shared ones, and which card bears which."""

from games.dungeon.material import ENEMIES, TRAPS
from render.palette import BLUE, MOSS, PLUM, RED, RUST, SLATE, TEAL, WOOD, Colour
from render.symbols import SYMBOLS

SYMBOLS.update(
    {
        "pit": (
            ("fill", "O 50 56 46 34"),
            ("hole", "O 50 50 38 24"),
            ("fill", "M 14 54 Q 50 30 86 54 Q 84 78 50 80 Q 16 78 14 54"),
        ),
        "rubble": (
            ("fill", "M 6 90 L 14 62 L 36 56 L 48 72 L 46 90"),
            ("fill", "M 52 90 L 54 68 L 70 54 L 92 64 L 96 90"),
            ("fill", "M 28 50 L 34 26 L 58 16 L 76 30 L 72 48 L 52 62"),
        ),
        "fountain": (
            ("fill", "M 8 66 L 92 66 Q 88 92 62 94 L 38 94 Q 12 92 8 66"),
            ("line", 7.0, "M 50 60 L 50 22"),
            ("line", 7.0, "M 50 24 C 44 4 22 8 22 34"),
            ("line", 7.0, "M 50 24 C 56 4 78 8 78 34"),
            ("fill", "O 22 46 6 8"),
            ("fill", "O 78 46 6 8"),
        ),
        "bars": (
            ("line", 9.0, "M 14 10 L 86 10"),
            ("line", 9.0, "M 14 90 L 86 90"),
            *(("line", 9.0, f"M {x} 10 L {x} 90") for x in (18, 39, 61, 82)),
        ),
        "spikes": (
            ("fill", "M 4 92 L 16 28 L 28 92"),
            ("fill", "M 28 92 L 50 10 L 72 92"),
            ("fill", "M 72 92 L 84 28 L 96 92"),
        ),
        "tomb": (
            ("fill", "M 18 94 L 18 44 C 18 -2 82 -2 82 44 L 82 94"),
            ("hole", "M 45 26 L 55 26 L 55 40 L 68 40 L 68 50 L 55 50 L 55 78 L 45 78 L 45 50 L 32 50 L 32 40 L 45 40"),
        ),
        "portal": (
            ("fill", "O 50 50 46 46"),
            ("hole", "O 50 50 37 37"),
            ("line", 8.0, "M 50 22 C 78 22 80 58 58 66 C 38 72 30 50 44 44 C 54 40 60 50 52 54"),
        ),
        "idol": (
            ("fill", "M 26 94 L 26 84 L 34 80 L 22 40 C 20 6 80 6 78 40 L 66 80 L 74 84 L 74 94"),
            ("hole", "M 32 40 L 46 46 L 34 52"),
            ("hole", "M 68 40 L 54 46 L 66 52"),
            ("hole", "M 38 66 L 62 66 L 58 74 L 42 74"),
        ),
        "goblin": (
            ("fill", "M 2 26 L 28 34 C 34 16 66 16 72 34 L 98 26 L 80 56 C 78 82 62 94 50 94 C 38 94 22 82 20 56"),
            ("hole", "M 32 50 L 46 56 L 34 62"),
            ("hole", "M 68 50 L 54 56 L 66 62"),
            ("hole", "M 36 74 L 64 74 L 50 82"),
        ),
        "orc": (
            ("fill", "M 16 40 C 16 0 84 0 84 40 L 80 70 C 76 96 24 96 20 70"),
            ("hole", "M 28 42 L 46 48 L 30 54"),
            ("hole", "M 72 42 L 54 48 L 70 54"),
            ("hole", "M 28 66 L 72 66 L 68 80 L 32 80"),
            ("fill", "M 34 84 L 38 58 L 44 84"),
            ("fill", "M 66 84 L 62 58 L 56 84"),
        ),
        "bandage": (
            ("fill", "M 22 40 C 22 2 78 2 78 40 L 74 72 C 70 96 30 96 26 72"),
            ("cut", 5.0, "M 20 22 L 80 34"),
            ("cut", 5.0, "M 20 52 L 80 40"),
            ("cut", 5.0, "M 22 62 L 78 70"),
            ("cut", 5.0, "M 28 88 L 74 80"),
            ("hole", "O 38 44 7 5"),
            ("hole", "O 62 42 7 5"),
        ),
        "zombie": (
            ("fill", "M 20 42 C 18 4 82 4 80 42 L 74 76 L 62 76 L 62 94 L 38 94 L 38 76 L 26 76"),
            ("hole", "O 36 44 9 9"),
            ("line", 5.0, "M 58 38 L 72 52"),
            ("cut", 6.0, "M 56 38 L 72 50"),
            ("cut", 6.0, "M 72 38 L 56 50"),
            ("cut", 4.0, "M 36 66 L 66 62"),
        ),
        "rope": (
            ("line", 9.0, "M 50 10 C 90 10 90 44 50 44 C 10 44 10 78 50 78 C 74 78 86 84 92 94"),
            ("cut", 3.0, "M 30 16 L 42 30"),
            ("line", 9.0, "M 50 10 C 30 10 20 20 22 32"),
        ),
        "bomb": (
            ("fill", "O 46 62 34 34"),
            ("line", 7.0, "M 64 32 C 70 16 80 14 88 20"),
            ("fill", "O 90 18 7 7"),
            ("hole", "M 40 46 L 52 60 L 42 66 L 52 78 L 34 64 L 44 58"),
        ),
        "mace": (
            ("line", 10.0, "M 12 92 L 54 48"),
            ("fill", "O 66 36 22 22"),
            ("fill", "M 60 2 L 66 16 L 72 2"),
            ("fill", "M 98 28 L 84 36 L 98 44"),
            ("fill", "M 92 8 L 78 20 L 88 26"),
            ("fill", "M 36 26 L 46 36 L 48 24"),
            ("fill", "M 76 54 L 66 58 L 80 66"),
        ),
        "clover": (
            ("fill", "O 34 34 19 19"),
            ("fill", "O 66 34 19 19"),
            ("fill", "O 34 64 19 19"),
            ("fill", "O 66 64 19 19"),
            ("line", 7.0, "M 50 50 C 52 74 58 88 66 96"),
        ),
        "chalice": (
            ("fill", "M 18 8 L 82 8 C 84 42 66 56 55 58 L 55 82 L 74 92 L 26 92 L 45 82 L 45 58 C 34 56 16 42 18 8"),
            ("hole", "O 50 14 24 4"),
        ),
        "amulet": (
            ("line", 6.0, "M 14 6 C 16 40 34 48 50 50 C 66 48 84 40 86 6"),
            ("fill", "O 50 70 26 26"),
            ("hole", "O 50 70 17 17"),
            ("fill", "O 50 70 9 9"),
        ),
        "wall": (
            ("fill", "M 4 12 L 46 12 L 46 36 L 4 36"),
            ("fill", "M 54 12 L 96 12 L 96 36 L 54 36"),
            ("fill", "M 4 44 L 22 44 L 22 64 L 4 64"),
            ("fill", "M 30 44 L 70 44 L 70 64 L 30 64"),
            ("fill", "M 78 44 L 96 44 L 96 64 L 78 64"),
            ("fill", "M 4 72 L 46 72 L 46 94 L 4 94"),
            ("fill", "M 54 72 L 96 72 L 96 94 L 54 94"),
        ),
        "blank": (("line", 7.0, "M 24 8 L 76 8 L 76 92 L 24 92 L 24 8"),),
        "torch": (
            ("fill", "M 50 2 C 54 16 70 22 68 38 C 67 50 58 54 50 54 C 42 54 33 50 32 38 C 32 28 44 20 50 2"),
            ("fill", "M 34 58 L 66 58 L 60 68 L 56 98 L 44 98 L 40 68"),
        ),
        "wings": (
            ("fill", "M 56 6 L 56 66 L 96 84 L 96 96 L 30 96 L 30 6"),
            ("fill", "M 26 16 C 14 12 6 16 2 22 L 26 30"),
            ("fill", "M 26 36 C 16 32 10 36 6 42 L 26 50"),
        ),
    }
)

_BY_KIND = {
    "potion": "potion",
    "heal": "heart",
    "battle": "bolt",
    "chest": "chest",
    "teleport": "portal",
    "trap": "spikes",
    "shield": "shield",
    "rune-sword": "sword",
    "rune-mace": "mace",
    "death-stone": "gem",
    "boots": "wings",
    "wall-scroll": "wall",
    "luck-charm": "clover",
    "rune-bomb": "bomb",
    "golem-scroll": "fist",
    "poison": "skull",
    "water-scroll": "wave",
    "prison": "bars",
    "crypt": "tomb",
    "fork": "triangle",
    "turn": "boot",
    "hall": "square",
    "troll": "paw",
    "demon": "horns",
    "skeleton": "skull",
    "mummy": "bandage",
}


def symbol_name(card: str) -> str:
    """The symbol of a hero card, a dungeon card or an undead."""
    kind, _dash, n = card.rpartition("-")
    name = kind if n.isdigit() else card
    return _BY_KIND.get(name, name)


def colour_of(card: str) -> Colour:
    """The colour of a card's symbol; a name, a number or the symbol's form always tells the same."""
    if card in ENEMIES or card in ("crypt", "poison"):
        return RED
    if card in TRAPS or card in ("pit", "idol", "rune-bomb"):
        return RUST
    if card.startswith("teleport") or card in ("boots", "chalice", "luck-charm", "golem-scroll"):
        return PLUM
    if card.startswith(("potion", "heal", "chest")) or card in ("rope", "amulet"):
        return MOSS
    if card in ("fountain", "water-scroll"):
        return TEAL
    if card.startswith("battle") or card in ("shield", "rune-sword", "rune-mace", "death-stone"):
        return BLUE
    return WOOD if card in ("door", "prison", "rubble", "wall-scroll") else SLATE
