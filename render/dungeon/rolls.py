"""The dice of the last action, drawn with what they had to reach."""

from PIL import Image

from config.words.dungeon.names import roll_words
from games.dungeon.views import DungeonPublic, RollView
from render.canvas import panel
from render.palette import CARD, FADED, INK, LINE, MOSS, RED, SEATS
from render.symbols import symbol
from render.type import fit, measure, write

LINE_HEIGHT = 62
PER_LINE = 2
SHOWN = 6


def height_of(public: DungeonPublic) -> int:
    """Height of the rolls in pixels; 0 where none are shown."""
    return -(-min(len(public.rolls), SHOWN) // PER_LINE) * LINE_HEIGHT


def draw_rolls(image: Image.Image, public: DungeonPublic, top: int) -> None:
    """The last rolls, two beside each other, in the order in which they fell."""
    width = (image.width - 28 - 14) // PER_LINE
    for number, roll in enumerate(public.rolls[-SHOWN:]):
        line, column = divmod(number, PER_LINE)
        left = 14 + column * (width + 14)
        _roll(image, roll, (left, top + line * LINE_HEIGHT, left + width, top + line * LINE_HEIGHT + LINE_HEIGHT - 8))


def _roll(image: Image.Image, roll: RollView, box: tuple[int, int, int, int]) -> None:
    left, top, right, bottom = box
    y = (top + bottom) / 2
    panel(image, box, CARD, LINE, radius=12)
    panel(image, (left, top, left + 10, bottom), SEATS[roll.seat], None, radius=5)
    sums = ""
    if roll.target is not None:
        value = f" + {roll.value}" if roll.value else ""
        sums = f"{value} = {sum(roll.dice) + roll.value}"
    aim = "" if roll.target is None else f" / {roll.target}"
    taken = 44 * len(roll.dice) + measure(sums, 32, "bold") + measure(aim, 30) + 52
    words, size = fit(roll_words(roll.what), right - left - 38 - taken, 29)
    x = left + 24 + write(image, (left + 24, y), words, size) + 12
    for die in roll.dice:
        symbol(image, f"die{die}", (x + 19, y), 38, INK)
        x += 44
    x += write(image, (x, y), sums, 32, style="bold")
    x += write(image, (x, y), aim, 30, colour=FADED)
    if roll.target is not None:
        symbol(image, "tick" if roll.passed else "cross", (x + 26, y), 30, MOSS if roll.passed else RED)
