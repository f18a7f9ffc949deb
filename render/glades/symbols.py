# ruff: noqa: E501  (a path stays on one line)
"""The symbols of Glades: six clans, nine animals, ten units, five kinds of group (notation: `render.symbols`)."""

from math import cos, pi, sin

from render.symbols import SYMBOLS
from render.symbols_drawn import Drawing, Layer


def _petals(count: int, reach: float, length: float, width: float, turn: float = 0.0) -> tuple[Layer, ...]:
    """Pointed petals around the middle."""
    petals: list[Layer] = []
    for step in range(count):
        a = 2 * pi * step / count - pi / 2 + turn
        tip = (50 + (reach + length) * cos(a), 50 + (reach + length) * sin(a))
        foot = (50 + reach * cos(a), 50 + reach * sin(a))
        side = (width * cos(a + pi / 2), width * sin(a + pi / 2))
        mid = ((tip[0] + foot[0]) / 2, (tip[1] + foot[1]) / 2)
        petals.append(
            (
                "fill",
                f"M {foot[0]:.1f} {foot[1]:.1f} Q {mid[0] + side[0]:.1f} {mid[1] + side[1]:.1f} {tip[0]:.1f} {tip[1]:.1f} "
                f"Q {mid[0] - side[0]:.1f} {mid[1] - side[1]:.1f} {foot[0]:.1f} {foot[1]:.1f}",
            )
        )
    return tuple(petals)


CLANS: dict[str, Drawing] = {
    # Three berries under a leaf
    "clan-R": (
        ("line", 6.0, "M 50 42 Q 52 22 66 12"),
        ("fill", "M 50 34 C 34 34 18 26 12 8 C 34 4 50 14 50 34"),
        ("fill", "O 29 60 20 20"),
        ("fill", "O 71 60 20 20"),
        ("cut", 4.0, "O 50 78 21 21"),
        ("fill", "O 50 78 19 19"),
    ),
    # A bent plume on a stalk
    "clan-O": (
        ("fill", "M 86 10 C 60 0 28 14 24 46 C 22 62 30 74 42 76 C 60 78 74 62 76 46 C 78 32 80 22 86 10"),
        ("cut", 4.0, "M 70 24 Q 52 30 44 50"),
        ("cut", 4.0, "M 64 46 Q 54 50 48 60"),
        ("line", 8.0, "M 38 72 Q 28 82 20 96"),
    ),
    # A flower of five petals
    "clan-Y": (*_petals(5, 12, 36, 26), ("fill", "O 50 50 11 11")),
    # A frond
    "clan-G": (
        ("line", 6.0, "M 50 96 Q 54 50 50 8"),
        *(
            ("line", 9.0 - n, f"M 51 {80 - 18 * n} Q {70 - 4 * n} {78 - 18 * n} {88 - 9 * n} {60 - 15 * n}")
            for n in range(4)
        ),
        *(
            ("line", 9.0 - n, f"M 51 {80 - 18 * n} Q {32 + 4 * n} {78 - 18 * n} {12 + 9 * n} {60 - 15 * n}")
            for n in range(4)
        ),
    ),
    # A hanging bell
    "clan-B": (
        ("line", 6.0, "M 50 30 Q 50 8 30 6"),
        ("fill", "M 50 20 C 76 22 74 52 88 78 L 72 72 L 62 86 L 50 74 L 38 86 L 28 72 L 12 78 C 26 52 24 22 50 20"),
        ("line", 5.0, "M 50 74 L 50 90"),
        ("fill", "O 50 92 6 6"),
    ),
    # A spike of small blossoms
    "clan-V": (
        ("line", 6.0, "M 50 98 L 50 40"),
        ("fill", "O 50 12 10 10"),
        *(
            ("fill", f"O {50 + side * (13 + n)} {27 + 18 * n} {10 + n} {9 + n / 2}")
            for n in range(3)
            for side in (-1, 1)
        ),
        ("line", 5.0, "M 50 92 Q 66 92 72 80"),
        ("line", 5.0, "M 50 92 Q 34 92 28 80"),
    ),
}

ANIMALS: dict[str, Drawing] = {
    # Hedgehog: spines, a snout to the right
    "animal-1": (
        (
            "fill",
            "M 6 78 L 2 64 L 14 66 L 6 50 L 20 54 L 16 36 L 30 42 L 32 24 L 44 34 L 52 20 L 60 34 L 72 28 L 74 46 C 84 52 92 62 98 72 Q 98 80 88 80 L 6 80",
        ),
        ("hole", "O 78 62 4 4"),
        ("cut", 4.0, "M 62 44 Q 56 62 66 80"),
        ("fill", "O 96 72 4 4"),
        ("line", 7.0, "M 28 84 L 36 84"),
        ("line", 7.0, "M 66 84 L 74 84"),
    ),
    # Squirrel: a tail as large as itself
    "animal-2": (
        ("fill", "M 44 92 C 10 92 2 52 14 28 C 22 10 44 8 48 24 C 50 36 36 36 36 48 C 36 58 44 60 46 70"),
        (
            "fill",
            "M 42 92 C 38 70 50 54 62 46 C 58 36 62 26 68 22 L 70 10 L 78 22 C 92 24 96 36 92 44 C 88 50 82 50 80 54 C 86 70 84 84 78 92",
        ),
        ("hole", "O 80 33 4 4"),
        ("line", 7.0, "M 76 62 L 90 58"),
    ),
    # Hare: long ears
    "animal-3": (
        ("fill", "M 34 50 C 18 34 18 8 28 2 C 40 4 46 24 46 42"),
        ("fill", "M 66 50 C 82 34 82 8 72 2 C 60 4 54 24 54 42"),
        ("fill", "O 50 66 29 31"),
        ("hole", "O 39 60 4.5 5.5"),
        ("hole", "O 61 60 4.5 5.5"),
        ("cut", 4.0, "M 43 75 L 50 80 L 57 75"),
        ("cut", 4.0, "M 50 80 L 50 88"),
    ),
    # Marten: a pointed face, a light throat
    "animal-4": (
        ("fill", "O 24 26 15 15"),
        ("fill", "O 76 26 15 15"),
        ("fill", "M 14 40 C 18 16 82 16 86 40 C 88 62 66 88 50 96 C 34 88 12 62 14 40"),
        ("hole", "O 34 46 5 5"),
        ("hole", "O 66 46 5 5"),
        ("hole", "M 30 70 Q 50 56 70 70 Q 60 84 50 90 Q 40 84 30 70"),
        ("fill", "O 50 72 7 5.5"),
    ),
    # Badger: stripes
    "animal-5": (
        ("fill", "O 20 30 13 13"),
        ("fill", "O 80 30 13 13"),
        ("fill", "M 12 46 C 16 12 84 12 88 46 C 88 68 66 96 50 96 C 34 96 12 68 12 46"),
        ("hole", "M 43 18 L 57 18 Q 55 48 58 74 Q 50 80 42 74 Q 45 48 43 18"),
        ("hole", "M 14 44 Q 20 34 24 30 Q 24 56 36 80 Q 18 66 14 44"),
        ("hole", "M 86 44 Q 80 34 76 30 Q 76 56 64 80 Q 82 66 86 44"),
        ("fill", "O 50 80 9 7"),
    ),
    # Boar: a snout and tusks
    "animal-6": (
        ("fill", "M 22 44 C 10 34 8 16 14 6 C 28 10 38 22 40 32"),
        ("fill", "M 78 44 C 90 34 92 16 86 6 C 72 10 62 22 60 32"),
        ("fill", "M 20 46 C 22 20 78 20 80 46 C 82 66 74 72 72 84 C 66 98 34 98 28 84 C 26 72 18 66 20 46"),
        ("hole", "O 36 46 4.5 4.5"),
        ("hole", "O 64 46 4.5 4.5"),
        ("cut", 4.0, "O 50 76 19 15"),
        ("hole", "O 43 76 4 6"),
        ("hole", "O 57 76 4 6"),
        ("fill", "M 22 84 C 8 82 6 66 12 56 C 16 66 22 70 30 72"),
        ("fill", "M 78 84 C 92 82 94 66 88 56 C 84 66 78 70 70 72"),
    ),
    # Lynx: tufted ears, whiskers
    "animal-7": (
        ("fill", "M 16 48 L 12 2 L 22 16 L 40 30"),
        ("fill", "M 84 48 L 88 2 L 78 16 L 60 30"),
        ("fill", "M 16 46 C 20 22 80 22 84 46 L 98 76 L 80 74 C 74 90 60 96 50 96 C 40 96 26 90 20 74 L 2 76 L 16 46"),
        ("hole", "M 28 52 Q 36 44 44 54 Q 36 58 28 52"),
        ("hole", "M 72 52 Q 64 44 56 54 Q 64 58 72 52"),
        ("hole", "M 43 66 L 57 66 L 50 74"),
        ("cut", 4.0, "M 50 73 Q 48 84 38 82"),
        ("cut", 4.0, "M 50 73 Q 52 84 62 82"),
    ),
    # Wolf: pointed ears, a long muzzle
    "animal-8": (
        ("fill", "M 14 4 L 38 24 L 62 24 L 86 4 L 88 46 L 98 62 L 76 72 L 60 96 L 40 96 L 24 72 L 2 62 L 12 46"),
        ("hole", "M 24 46 L 42 54 L 34 60"),
        ("hole", "M 76 46 L 58 54 L 66 60"),
        ("hole", "M 22 18 L 32 28 L 22 34"),
        ("hole", "M 78 18 L 68 28 L 78 34"),
        ("hole", "M 41 80 L 59 80 L 54 90 L 46 90"),
        ("cut", 3.5, "M 46 62 L 44 76"),
        ("cut", 3.5, "M 54 62 L 56 76"),
    ),
    # Bison: horns, a beard
    "animal-9": (
        ("line", 10.0, "M 24 40 C 8 38 4 24 10 10"),
        ("line", 10.0, "M 76 40 C 92 38 96 24 90 10"),
        (
            "fill",
            "M 22 46 C 14 10 86 10 78 46 C 88 52 74 60 72 66 C 70 78 66 80 62 84 L 56 80 L 50 98 L 44 80 L 38 84 C 34 80 30 78 28 66 C 26 60 12 52 22 46",
        ),
        ("hole", "O 36 50 4.5 4.5"),
        ("hole", "O 64 50 4.5 4.5"),
        ("hole", "M 38 66 Q 50 60 62 66 Q 60 76 50 76 Q 40 76 38 66"),
        ("fill", "O 44 68 3.5 3"),
        ("fill", "O 56 68 3.5 3"),
        ("cut", 4.0, "M 30 32 Q 40 40 46 30"),
        ("cut", 4.0, "M 70 32 Q 60 40 54 30"),
    ),
}

UNITS: dict[str, Drawing] = {
    "unit-owl": (
        (
            "fill",
            "M 14 8 Q 30 22 50 20 Q 70 22 86 8 C 92 30 90 46 88 56 C 86 82 66 96 50 96 C 34 96 14 82 12 56 C 10 46 8 30 14 8",
        ),
        ("hole", "O 32 42 15 15"),
        ("hole", "O 68 42 15 15"),
        ("fill", "O 32 42 7 7"),
        ("fill", "O 68 42 7 7"),
        ("hole", "M 43 56 L 57 56 L 50 70"),
        ("cut", 4.0, "M 34 74 Q 40 80 46 74"),
        ("cut", 4.0, "M 54 74 Q 60 80 66 74"),
        ("cut", 4.0, "M 44 84 Q 50 90 56 84"),
    ),
    "unit-tortoise": (
        ("fill", "M 8 66 C 8 20 72 20 72 66"),
        ("cut", 4.0, "M 30 34 L 26 66"),
        ("cut", 4.0, "M 50 34 L 54 66"),
        ("fill", "M 66 66 C 66 46 76 34 88 36 C 98 38 98 50 92 54 C 86 56 84 60 84 74 L 6 74 Q 4 68 8 66"),
        ("hole", "O 88 44 3.5 3.5"),
        ("cut", 4.0, "M 6 64 L 74 64"),
        ("fill", "M 14 72 L 32 72 L 30 88 L 16 88"),
        ("fill", "M 54 72 L 72 72 L 70 88 L 56 88"),
    ),
    "unit-mist": (
        ("fill", "M 24 50 C 4 50 6 24 24 26 C 26 6 60 2 66 22 C 88 16 96 48 76 50"),
        ("line", 8.0, "M 10 64 L 66 64"),
        ("line", 8.0, "M 34 79 L 92 79"),
        ("line", 8.0, "M 16 94 L 58 94"),
    ),
    "unit-mire": (
        ("line", 7.0, "M 32 64 Q 34 40 26 12"),
        ("line", 7.0, "M 50 64 L 50 26"),
        ("line", 7.0, "M 68 64 Q 66 44 76 18"),
        ("line", 13.0, "M 26 8 L 29 26"),
        ("line", 13.0, "M 50 14 L 50 32"),
        ("line", 13.0, "M 77 12 L 72 30"),
        ("line", 7.0, "M 6 76 Q 20 64 34 76 Q 48 88 62 76 Q 76 64 94 76"),
        ("line", 7.0, "M 18 92 Q 30 82 42 92 Q 54 102 66 92 Q 74 84 84 90"),
    ),
    "unit-muster": SYMBOLS["cards"],
    "unit-migrate": SYMBOLS["paw"],
    "unit-gale": (
        ("line", 9.0, "M 6 36 L 58 36 C 80 36 80 8 60 8 C 50 8 46 16 50 22"),
        ("line", 9.0, "M 6 54 L 78 54 C 100 54 98 28 82 30"),
        ("line", 9.0, "M 6 72 L 54 72 C 74 72 74 96 58 96 C 50 96 46 90 48 84"),
    ),
    "unit-lure": SYMBOLS["hand"],
    "unit-spirit": SYMBOLS["ghost"],
}

KINDS: dict[str, Drawing] = {
    "kind-legion": SYMBOLS["crown"],
    "kind-company": SYMBOLS["swords"],
    "kind-brotherhood": SYMBOLS["shield"],
    "kind-band": SYMBOLS["stairs"],
    "kind-rabble": (("fill", "O 24 66 17 17"), ("fill", "O 72 74 17 17"), ("fill", "O 54 30 17 17")),
}

FLIP: Drawing = (("fill", "M 50 92 L 4 12 L 96 12"),)
"""The triangle upside down."""

SYMBOLS.update({**CLANS, **ANIMALS, **UNITS, **KINDS, "flip": FLIP})


def unit_symbol_name(unit: str) -> str:
    """The name of a unit's symbol; both spirits have the same."""
    return f"unit-{unit.split('-')[0]}"
