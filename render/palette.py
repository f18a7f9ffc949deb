"""The one palette of all pictures: printed-card colours, as RGB triples.

Text is drawn in `INK` (or `FADED` where it is secondary) on the light faces, and in `CARD` on the strong colours;
`on(colour)` picks the one that reads better. Seats and clans always bring a letter or symbol beside their colour.
"""

Colour = tuple[int, int, int]

# Faces
PAPER: Colour = (240, 229, 206)
LINEN: Colour = (226, 211, 182)
CARD: Colour = (253, 248, 236)
SHADE: Colour = (211, 193, 160)
WOOD: Colour = (128, 90, 58)
WOOD_DARK: Colour = (84, 57, 37)
STONE: Colour = (171, 163, 150)
STONE_DARK: Colour = (108, 102, 94)
NIGHT: Colour = (58, 52, 66)

# Inks
INK: Colour = (44, 34, 27)
FADED: Colour = (104, 86, 69)
LINE: Colour = (181, 160, 125)

# Strong colours, dark enough for light text on them
BLUE: Colour = (40, 82, 128)
RUST: Colour = (170, 68, 28)
MOSS: Colour = (74, 98, 44)
PLUM: Colour = (118, 52, 98)
TEAL: Colour = (22, 104, 104)
SLATE: Colour = (76, 84, 98)
RED: Colour = (156, 40, 40)

# Bright colours, for dark text on them
GOLD: Colour = (226, 172, 64)
FLAME: Colour = (226, 122, 48)
SKY: Colour = (150, 190, 216)
LEAF: Colour = (178, 196, 116)
ROSE: Colour = (226, 158, 146)

SEATS: tuple[Colour, Colour] = (BLUE, RUST)
"""Seats 0 and 1: apart in hue for colour-blind eyes too (blue against orange-red) and in lightness of their tints."""

TINTS: tuple[Colour, Colour] = (SKY, (238, 176, 126))
"""Light companions of `SEATS`, for areas that carry dark text."""

NAMED: tuple[Colour, ...] = (
    *(PAPER, LINEN, CARD, SHADE, WOOD, WOOD_DARK, STONE, STONE_DARK, NIGHT, INK, FADED, LINE),
    *(BLUE, RUST, MOSS, PLUM, TEAL, SLATE, RED, GOLD, FLAME, SKY, LEAF, ROSE, TINTS[1], (255, 255, 255)),
)
"""The colours that every saved picture keeps exactly."""


def mix(first: Colour, second: Colour, part: float) -> Colour:
    """`first` with `part` (0–1) of `second` in it."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(first, second, strict=True))
    return red, green, blue


def luminance(colour: Colour) -> float:
    """Relative luminance, 0 (black) to 1 (white), as WCAG 2 defines it."""
    parts = [c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(first: Colour, second: Colour) -> float:
    """Contrast of two colours, 1 (none) to 21, as WCAG 2 defines it."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def on(background: Colour) -> Colour:
    """The text colour, `INK` or `CARD`, that reads better on `background`."""
    return INK if contrast(INK, background) >= contrast(CARD, background) else CARD
