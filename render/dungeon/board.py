"""The board: both sheets, the turn, the map or the throne room, the dice, and the cards that lie there."""

from PIL import Image

from config.language import _
from config.words.dungeon.names import phase_words
from games.dungeon.material import HERO
from games.dungeon.views import DungeonPublic
from render import Names
from render.canvas import headed, png, ribbon, sheet
from render.dungeon import open_cards, rolls, sheets
from render.dungeon.map import MAP_HEIGHT, MAP_WIDTH, draw_map
from render.dungeon.throne import HALL_HEIGHT, draw_hall
from render.palette import FLAME, NIGHT, PLUM, WOOD
from render.symbols import symbol
from render.type import write

WIDTH = MAP_WIDTH
BAND = 64


def board(public: DungeonPublic, names: Names, ended: str = "") -> bytes:
    """The public position as a PNG, 1080 pixels wide."""
    found = open_cards.groups(public)
    scene = HALL_HEIGHT if public.round else MAP_HEIGHT
    top = 14 + sheets.HEIGHT + 10
    height = top + BAND + scene + rolls.height_of(public) + (open_cards.HEIGHT if found else 0) + 12
    image = sheet(WIDTH, height)
    sheets.draw_sheets(image, public, names, 14)
    _title(image, public, top)
    top += BAND
    image.paste(draw_hall(public) if public.round else draw_map(public), (0, top))
    top += scene + 10
    if public.rolls:
        rolls.draw_rolls(image, public, top)
        top += rolls.height_of(public)
    if found:
        open_cards.draw_groups(image, found, top)
    return png(headed(image, ended))


def _title(image: Image.Image, public: DungeonPublic, top: int) -> None:
    """The turn or round, and what is being decided; after turn 40 the torch is out."""
    words = _("Round {n}").format(n=public.round) if public.round else _("Turn {n}").format(n=public.turn)
    text = f"{words} · {phase_words(public.phase, public.mover)}"
    ribbon(image, (180, top, WIDTH - 180, top + 56), text, PLUM if public.round else WOOD, size=34)
    lit = public.turn <= HERO["last_lit_turn"]
    if not public.round:
        symbol(image, "torch", (150, top + 26), 46, FLAME if lit else NIGHT)
        left = HERO["last_lit_turn"] - public.turn
        note = str(left) if lit else "−1"
        write(image, (122, top + 26), note, 32, style="bold", align="right")
    if public.played_this_turn:
        symbol(image, "cards", (WIDTH - 150, top + 26), 40, NIGHT)
        write(image, (WIDTH - 124, top + 26), f"{public.played_this_turn}/{HERO['uses']}", 32, style="bold")
