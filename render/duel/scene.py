"""The bridge over the abyss, with both figures on their steps."""

from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

from games.duel.material import TOP_STEP
from games.duel.views import PublicView, Role
from render.canvas import SCALE, Point, badge, stamp
from render.duel.figures import COLOURS, figure
from render.palette import CARD, FLAME, GOLD, INK, NIGHT, STONE, STONE_DARK, Colour, mix
from render.type import write

WIDTH, HEIGHT = 1000, 448
EDGE = 26
COLUMN = (WIDTH - 2 * EDGE) / (2 * (TOP_STEP + 1))
GROUND = 382
"""Upper edge of step 0."""
RISE = 21
FIGURE = 120
ROLES: tuple[Role, Role] = ("gandalf", "balrog")

SKY: Colour = mix(NIGHT, INK, 0.35)


def place(role: Role, step: int) -> tuple[float, int]:
    """Middle and upper edge of a step: Gandalf climbs from the left, the Balrog from the right."""
    column = step if role == "gandalf" else 2 * TOP_STEP + 1 - step
    return EDGE + (column + 0.5) * COLUMN, GROUND - step * RISE


def _profile() -> list[Point]:
    points: list[Point] = []
    for column in range(2 * (TOP_STEP + 1)):
        step = min(column, 2 * TOP_STEP + 1 - column)
        y = GROUND - step * RISE
        points += [(EDGE + column * COLUMN, y), (EDGE + (column + 1) * COLUMN, y)]
    return points


@lru_cache(maxsize=1)
def bridge() -> Image.Image:
    """The empty scene: cavern, glow, bridge and its numbered steps."""
    large = Image.new("RGB", (WIDTH * SCALE, HEIGHT * SCALE), SKY)
    pen = ImageDraw.Draw(large)

    def fine(points: list[Point]) -> list[Point]:
        return [(x * SCALE, y * SCALE) for x, y in points]

    for left, width, depth in ((90, 46, 0.10), (300, 60, 0.16), (640, 60, 0.16), (860, 46, 0.10)):
        shade = mix(SKY, STONE_DARK, depth * 1.6)
        pen.rectangle((left * SCALE, 0, (left + width) * SCALE, HEIGHT * SCALE), fill=shade)
        capital = [(left - 22, 0), (left + width + 22, 0), (left + width, 40), (left, 40)]
        pen.polygon(fine([(float(x), float(y)) for x, y in capital]), fill=shade)
    for number, (colour, top) in enumerate(((FLAME, 356), (FLAME, 384), (GOLD, 414))):
        glow = mix(SKY, colour, (0.32, 0.6, 0.85)[number])
        pen.ellipse(((150 + 60 * number) * SCALE, top * SCALE, (850 - 60 * number) * SCALE, 620 * SCALE), fill=glow)
    arch = [(80 + t * 8.4, 470 - 430 * (t / 100) * (1 - t / 100)) for t in range(101)]
    profile = _profile()
    body = [*profile, (WIDTH - EDGE, HEIGHT + 9), (arch[-1][0], HEIGHT + 9), *reversed(arch), (80, HEIGHT + 9)]
    pen.polygon(fine([*body, (EDGE, HEIGHT + 9)]), fill=STONE)
    for (ax, ay), (bx, by) in pairwise(arch):
        pen.line(fine([(ax, ay - 7), (bx, by - 7)]), fill=STONE_DARK, width=14 * SCALE)
    for column in range(2 * (TOP_STEP + 1)):
        step = min(column, 2 * TOP_STEP + 1 - column)
        x, y = EDGE + column * COLUMN, GROUND - step * RISE
        pen.rectangle((x * SCALE, y * SCALE, (x + COLUMN) * SCALE, (y + 9) * SCALE), fill=mix(STONE, CARD, 0.55))
        pen.line(fine([(x, y + 9), (x, y + 64)]), fill=mix(STONE, STONE_DARK, 0.5), width=2 * SCALE)
    scene = large.reduce(SCALE)
    for role in ROLES:
        for step in range(TOP_STEP + 1):
            x, top = place(role, step)
            write(scene, (x, top + 31), str(step), 32, style="bold", colour=INK, align="centre")
    return scene


def draw_figures(image: Image.Image, public: PublicView, top: int) -> None:
    """Both figures on their steps, each with its letter."""
    standing: tuple[tuple[Role, int], ...] = (("gandalf", public.steps.gandalf), ("balrog", public.steps.balrog))
    for role, step in standing:
        x, y = place(role, step)
        picture = figure(role, FIGURE)
        stamp(image, picture, (x - picture.width / 2, top + y - FIGURE + 3))
        badge(image, (x, top + y + 31), str(step), 30, COLOURS[role])
