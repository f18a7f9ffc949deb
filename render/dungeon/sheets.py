"""The two character sheets: life, attributes, favour, experience, cards in hand."""

from PIL import Image

from config.words.dungeon.names import role_title
from games.dungeon.material import FINAL, GAINS, HERO, LORD, MARKERS
from games.dungeon.views import DungeonPublic
from render import Names
from render.canvas import Box, card, highlight, panel
from render.names import drawable_names
from render.palette import CARD, FADED, GOLD, LINE, RED, SEATS, SHADE, mix
from render.symbols import symbol
from render.type import measure, write

WIDTH, HEIGHT = 518, 196
SEAT_SYMBOLS = ("helmet", "crown")
ATTRIBUTE_SYMBOLS = {"strength": "fist", "mind": "book", "agility": "feather", "defence": "shield"}


def draw_sheets(image: Image.Image, public: DungeonPublic, names: Names, top: int) -> None:
    """The Hero's sheet on the left, the Lord's on the right, the one of whoever must act with a golden frame."""
    shown = drawable_names(names)
    for seat, left in ((0, 14), (1, image.width - 14 - WIDTH)):
        box = (left, top, left + WIDTH, top + HEIGHT)
        card(image, box, CARD, None, radius=14)
        if public.mover == seat:
            highlight(image, box, GOLD, radius=18)
        _head(image, box, seat, shown[seat])
        if seat:
            _lord(image, public, box)
        else:
            _hero(image, public, box)


def _head(image: Image.Image, box: Box, seat: int, name: str) -> None:
    left, top, right, _bottom = box
    panel(image, (left, top, right, top + 52), SEATS[seat], None, radius=14)
    image.paste(SEATS[seat], (left, top + 30, right, top + 52))
    symbol(image, SEAT_SYMBOLS[seat], (left + 32, top + 27), 36, CARD)
    taken = write(image, (left + 58, top + 27), role_title(seat), 33, style="bold", colour=CARD)
    x = left + 58 + taken + 16
    write(image, (x, top + 28), name, 30, colour=CARD, width=right - x - 14)


def _life(image: Image.Image, box: Box, life: int, most: int) -> None:
    """A heart, a bar with a notch for every point, the number."""
    left, top, right, _bottom = box
    y = top + 80
    symbol(image, "heart", (left + 32, y), 38, RED)
    words = f"{life}/{most}".replace("-", "−")
    end = right - 18 - measure(f"{most}/{most}", 34, "bold") - 14
    start = left + 60
    panel(image, (start, y - 13, end, y + 13), SHADE, LINE, radius=8)
    filled = start + 3 + round((end - start - 6) * max(0, min(life, most)) / most)
    if filled > start + 12:
        panel(image, (start + 3, y - 10, filled, y + 10), RED, None, radius=6)
    for point in range(1, most):
        x = start + 3 + round((end - start - 6) * point / most)
        image.paste(mix(RED, CARD, 0.4) if x < filled else LINE, (x, y - 10, x + 2, y + 10))
    write(image, (right - 18, y), words, 34, style="bold", align="right")


def _row(image: Image.Image, box: Box, y: int, entries: list[tuple[str, str]], colour: tuple[int, int, int]) -> None:
    """Symbols with their values, spread over the sheet."""
    left, _top, right, _bottom = box
    taken = sum(44 + measure(words, 33, "bold") for _sign, words in entries)
    gap = min(64, (right - left - 28 - taken) // max(1, len(entries) - 1))
    x = left + 14
    for sign, words in entries:
        symbol(image, sign, (x + 18, y), 34, colour)
        x += 40 + write(image, (x + 40, y), words, 33, style="bold") + gap + 4


def _hero(image: Image.Image, public: DungeonPublic, box: Box) -> None:
    hero = public.hero
    _life(image, box, hero.life, HERO["life"])
    shields = public.active[0].count("shield") * FINAL["shield"]
    values = {
        "strength": hero.strength,
        "mind": hero.mind,
        "agility": hero.agility,
        "defence": HERO["defence"] + shields,
    }
    _row(image, box, box[1] + 124, [(ATTRIBUTE_SYMBOLS[name], str(value)) for name, value in values.items()], SEATS[0])
    entries = [("star", f"{hero.experience}/{GAINS['level_price']}"), ("cards", str(public.hand_sizes[0]))]
    entries.append(("deck", str(public.deck_sizes.hero)))
    if hero.poisoned:
        entries.append(("skull", "−1"))
    _row(image, box, box[1] + 168, entries, FADED)


def _lord(image: Image.Image, public: DungeonPublic, box: Box) -> None:
    _life(image, box, public.lord.life, LORD["life"])
    shields = public.active[1].count("shield") * FINAL["shield"]
    values = {
        "strength": LORD["strength"],
        "mind": LORD["mind"],
        "agility": LORD["agility"],
        "defence": LORD["defence"] + shields,
    }
    _row(image, box, box[1] + 124, [(ATTRIBUTE_SYMBOLS[name], str(value)) for name, value in values.items()], SEATS[1])
    entries = [("coins", f"{public.lord.favour}/{MARKERS}"), ("cards", str(public.hand_sizes[1]))]
    entries.append(("deck", str(public.deck_sizes.hero if public.round else public.deck_sizes.dungeon)))
    if not public.round:
        entries.append(("tomb", str(public.deck_sizes.undead)))
    _row(image, box, box[1] + 168, entries, FADED)
