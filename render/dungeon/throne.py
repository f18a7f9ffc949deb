"""The throne room: the picture of the final fight."""

from functools import lru_cache

from PIL import Image, ImageDraw

from config.language import _
from games.dungeon.material import FINAL
from games.dungeon.views import DungeonPublic
from render.canvas import badge, disc, highlight, panel, sheet, sprite, stamp, token
from render.dungeon.map import MAP_WIDTH
from render.palette import CARD, FLAME, GOLD, INK, NIGHT, PLUM, RED, SEATS, STONE, STONE_DARK, WOOD_DARK, mix
from render.symbols import symbol
from render.type import write

HALL_HEIGHT = 420
FLOOR = 300
HERO_AT = (300, 262)
LORD_AT = (780, 214)


def _carpet() -> Image.Image:
    """From the foreground to the throne, narrower with distance."""
    deep = HALL_HEIGHT - FLOOR

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        for far, near, colour in ((150, 40, mix(RED, INK, 0.25)), (168, 70, RED)):
            corners = [(far, 0), (MAP_WIDTH - far, 0), (MAP_WIDTH - near, deep), (near, deep)]
            pen.polygon([(x * scale, y * scale) for x, y in corners], fill=colour)

    return sprite(MAP_WIDTH, deep, draw)


@lru_cache(maxsize=1)
def _hall() -> Image.Image:
    """Pillars, torches, a carpet and the throne on its steps."""
    image = sheet(MAP_WIDTH, HALL_HEIGHT, mix(NIGHT, INK, 0.35))
    for row in range(0, FLOOR, 50):
        for column in range(-1, 12):
            left = column * 100 + (50 if row // 50 % 2 else 0)
            image.paste(mix(NIGHT, STONE_DARK, 0.22), (left + 2, row + 2, left + 98, row + 48))
    image.paste(mix(STONE_DARK, NIGHT, 0.45), (0, FLOOR, MAP_WIDTH, HALL_HEIGHT))
    stamp(image, _carpet(), (0, FLOOR))
    for x in (70, 520, 960):
        image.paste(mix(STONE, NIGHT, 0.25), (x, 26, x + 50, FLOOR - 6))
        image.paste(mix(STONE, NIGHT, 0.45), (x + 34, 26, x + 50, FLOOR - 6))
        for top in (0, FLOOR - 18):
            image.paste(STONE, (x - 8, top, x + 58, top + 25))
    for step in range(3):
        top = FLOOR + 24 - step * 22
        image.paste(mix(STONE, INK, 0.1 * step), (640 + step * 24, top, 920 - step * 24, top + 22))
    image.paste(WOOD_DARK, (706, 60, 854, FLOOR - 20))
    image.paste(mix(PLUM, INK, 0.2), (720, 76, 840, FLOOR - 20))
    for x in (706, 854):
        disc(image, (x, 58), 16, GOLD, WOOD_DARK)
    symbol(image, "skull", (780, 62), 54, GOLD, rim=WOOD_DARK, width=3)
    for x in (235, 420, 620, 940):
        symbol(image, "torch", (x, 130), 74, FLAME)
    return image


def draw_hall(public: DungeonPublic) -> Image.Image:
    """Both fighters with what strengthens them; the one who must act stands in gold."""
    image = _hall().copy()
    for seat, at, radius, sign in ((0, HERO_AT, 62, "helmet"), (1, LORD_AT, 70, "crown")):
        token(image, at, radius, SEATS[seat])
        symbol(image, sign, at, radius + 16, CARD)
        if public.mover == seat:
            highlight(image, (at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius), GOLD, radius=radius + 6)
        _bonuses(image, public, seat, (at[0], at[1] + radius + 34))
    if public.round >= FINAL["dark_round"]:
        note = _("The air burns: {n} life lost each turn").format(n=FINAL["dark"])
        panel(image, (300, HALL_HEIGHT - 48, MAP_WIDTH - 300, HALL_HEIGHT - 6), INK, GOLD, radius=14)
        foot = (MAP_WIDTH / 2, HALL_HEIGHT - 27)
        write(image, foot, note, 27, colour=CARD, align="centre", width=MAP_WIDTH - 640)
    if public.phase == "over":
        fallen = [at for at, life in ((HERO_AT, public.hero.life), (LORD_AT, public.lord.life)) if life <= 0]
        for at in fallen[:1]:
            symbol(image, "cross", at, 130, RED, rim=CARD, width=4)
    return image


def _bonuses(image: Image.Image, public: DungeonPublic, seat: int, at: tuple[float, float]) -> None:
    """What the lasting cards add, as +n beside their symbols; the cards themselves lie below the hall."""
    weapon = "rune-sword" if seat else "death-stone"
    signs = {"shield": "shield", weapon: "sword" if seat else "gem", "chalice": "chalice"}
    active = public.active[seat]
    found = [(sign, FINAL[card] * active.count(card)) for card, sign in signs.items() if card in active]
    x = at[0] - (len(found) - 1) * 60
    for sign, bonus in found:
        symbol(image, sign, (x - 24, at[1]), 40, CARD, rim=INK, width=3)
        badge(image, (x + 24, at[1]), f"+{bonus}", 27, SEATS[seat])
        x += 120
