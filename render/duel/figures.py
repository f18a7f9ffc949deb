"""Gandalf and the Balrog as drawn figures, and each side's colour and sign."""

from functools import lru_cache

from PIL import Image, ImageDraw

from games.duel.views import Role
from render.canvas import sprite
from render.palette import BLUE, FLAME, GOLD, INK, RUST, SKY, Colour, mix
from render.symbols import SYMBOLS, outlines

COLOURS: dict[Role, Colour] = {"gandalf": BLUE, "balrog": RUST}
ROLE_SYMBOLS: dict[Role, str] = {"gandalf": "wizard", "balrog": "horns"}
"""Each side's symbol; it is drawn wherever its colour is, so that nothing is told by colour alone."""

SYMBOLS["wizard"] = (
    (
        "fill",
        "M 4 74 C 20 64 28 62 32 58 C 36 36 40 18 62 4 C 62 14 62 20 60 26 C 66 36 68 48 70 58 C 76 62 84 66 96 74",
    ),
    ("fill", "M 4 74 C 30 62 70 62 96 74 C 76 86 24 86 4 74"),
    ("cut", 4.0, "M 32 59 C 46 66 58 66 70 59"),
)

Painted = tuple[Colour, str] | tuple[Colour, str, float]
"""A filled path, or a line of some width, in a box of 100 × 120."""

WIDTH, HEIGHT = 100, 120
ROBE: Colour = (136, 148, 172)
ROBE_DARK: Colour = (92, 104, 132)
BEARD: Colour = (244, 241, 232)
SKIN: Colour = (232, 196, 160)
EMBER: Colour = (122, 38, 24)
WING: Colour = (96, 34, 34)
BONE: Colour = (244, 226, 190)

GANDALF: tuple[Painted, ...] = (
    (mix(GOLD, SKY, 0.2), "O 84 14 12 12"),
    ((255, 250, 222), "O 84 14 7 7"),
    ((150, 108, 66), "M 84 22 L 86 118", 5.0),
    (ROBE_DARK, "M 48 40 C 30 46 20 74 10 119 L 78 119 C 76 80 66 46 48 40"),
    (ROBE, "M 50 42 C 40 50 34 84 32 119 L 70 119 C 72 84 64 50 50 42"),
    (ROBE, "M 54 54 C 66 56 78 60 88 60 L 86 72 C 74 76 62 76 54 72"),
    (SKIN, "O 86 66 5 5"),
    (SKIN, "O 48 40 11 11"),
    (BEARD, "M 37 40 C 36 60 42 78 50 90 C 57 78 62 60 59 40 C 54 47 42 47 37 40"),
    (INK, "O 45 39 1.6 1.8"),
    (INK, "O 54 39 1.6 1.8"),
    (
        mix(BLUE, SKY, 0.25),
        "M 20 36 C 28 32 34 30 36 27 C 38 16 42 8 54 1 C 53 8 54 12 53 15 C 57 20 58 24 60 28 C 64 31 70 33 77 36",
    ),
    (mix(BLUE, SKY, 0.45), "M 20 36 C 34 28 62 28 77 36 C 62 42 36 42 20 36"),
    (INK, "M 30 88 L 70 88", 3.0),
)

BALROG: tuple[Painted, ...] = (
    (WING, "M 40 52 C 28 34 16 28 3 8 C 0 30 0 48 4 66 C 10 62 14 64 16 74 C 22 70 28 74 32 82"),
    (WING, "M 60 52 C 72 34 84 28 97 8 C 100 30 100 48 96 66 C 90 62 86 64 84 74 C 78 70 72 74 68 82"),
    (FLAME, "M 3 8 C 16 28 28 34 40 52", 2.5),
    (FLAME, "M 97 8 C 84 28 72 34 60 52", 2.5),
    (FLAME, "M 50 4 C 56 14 72 22 72 42 C 72 56 28 56 28 42 C 28 30 36 28 38 16 C 42 20 46 18 50 4"),
    (EMBER, "M 50 38 C 32 40 26 56 30 80 L 24 119 L 44 119 L 50 96 L 56 119 L 76 119 L 70 80 C 74 56 68 40 50 38"),
    (FLAME, "M 50 58 C 54 68 62 72 60 84 C 58 92 42 92 40 84 C 38 74 48 70 50 58"),
    (GOLD, "M 50 72 C 52 78 56 80 54 86 C 52 89 48 89 46 86 C 44 80 49 78 50 72"),
    (BONE, "M 40 30 C 28 28 24 18 26 6 C 30 16 36 20 44 22"),
    (BONE, "M 60 30 C 72 28 76 18 74 6 C 70 16 64 20 56 22"),
    (EMBER, "M 50 18 C 38 18 36 28 38 36 C 40 44 44 50 50 50 C 56 50 60 44 62 36 C 64 28 62 18 50 18"),
    (GOLD, "M 40 31 L 48 34 L 42 37"),
    (GOLD, "M 60 31 L 52 34 L 58 37"),
    (GOLD, "M 45 43 L 55 43", 2.0),
    (EMBER, "M 34 54 C 24 60 20 68 18 78", 8.0),
    (EMBER, "M 66 54 C 76 60 80 68 82 78", 8.0),
    (FLAME, "M 82 78 C 96 84 98 96 90 104 C 84 110 88 116 96 118", 3.5),
)

DRAWINGS: dict[Role, tuple[Painted, ...]] = {"gandalf": GANDALF, "balrog": BALROG}


@lru_cache(maxsize=8)
def figure(role: Role, height: int) -> Image.Image:
    """The figure as an RGBA picture of that height; its feet stand on the lower edge."""

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        unit = height * scale / HEIGHT
        for colour, path, *width in DRAWINGS[role]:
            for run in outlines(path):
                points = [(x * unit, y * unit) for x, y in run]
                if width:
                    pen.line(points, fill=colour, width=round(width[0] * unit), joint="curve")
                else:
                    pen.polygon(points, fill=colour)

    return sprite(round(height * WIDTH / HEIGHT), height, draw)
