"""The choices of a step, drawn where they would lie: cells on the map, openings and directions as tiles."""

from PIL import Image

from games.dungeon.board import beyond
from games.dungeon.material import DUNGEON_CARDS, OPENINGS
from games.dungeon.views import CellView, DungeonPrivate, DungeonPublic
from render.canvas import badge, ghost, png, sheet
from render.dungeon.board import WIDTH
from render.dungeon.map import MAP_HEIGHT, draw_map, middle
from render.dungeon.tiles import SIZE, cell_tile
from render.palette import PAPER, RUST
from render.symbols import symbol

PLACES = ("move ", "search ", "use wall-scroll ")


def choices(public: DungeonPublic, private: DungeonPrivate, seat: int, prefix: str, texts: list[str]) -> bytes | None:
    """Cells to go to, to search or to open, numbered on the map; a teleport's targets likewise, openings as tiles."""
    if texts and all(text.startswith("lay teleport-") and text.count(" ") == 2 for text in texts):
        return _numbered(public, [_target(public, text) for text in texts])
    tiles = [_placed(text) for text in texts]
    if texts and all(tiles):
        return _tiles([tile for tile in tiles if tile], public)
    targets = [text.rsplit(" ", 1)[1] if text.startswith(PLACES) else None for text in texts]
    return _numbered(public, targets) if len(texts) > 1 and any(targets) else None


def _target(public: DungeonPublic, text: str) -> str | None:
    """Where a teleport laid like this would lead."""
    _lay, card, direction = text.split(" ")
    return beyond(public.hero.cell, direction, DUNGEON_CARDS[card].n)


def _numbered(public: DungeonPublic, targets: list[str | None]) -> bytes:
    """The map with the choices' numbers on their cells."""
    image = sheet(WIDTH, MAP_HEIGHT)
    image.paste(draw_map(public), (0, 0))
    for number, target in enumerate(targets, 1):
        if target:
            ghost(image, middle(target), number, 32)
    return png(image)


def _placed(text: str) -> CellView | None:
    """The turn or fork as the text would lay it; None for everything else."""
    words = text.split(" ")
    if len(words) != 3 or words[0] != "lay" or words[1] not in OPENINGS:
        return None
    card, placing = words[1], words[2]
    return CellView(
        card=card,
        turned=False,
        openings=placing,
        direction=None,
        searched=False,
        spoiled=False,
        enemy=None,
    )


def _tiles(cells: list[CellView], public: DungeonPublic) -> bytes:
    """Large tiles in a row; a boot shows the side that the Hero came through."""
    side = 2 * SIZE
    image = sheet(max(len(cells) * (side + 20) + 20, 520), side + 84, PAPER)
    back = _side_of_came_from(public)
    for number, cell in enumerate(cells, 1):
        left = 20 + (number - 1) * (side + 20)
        image.paste(cell_tile(cell).resize((side, side), Image.Resampling.LANCZOS), (left, 64))
        badge(image, (left + side / 2, 32), str(number), 36, RUST)
        if back:
            x, y = back
            at = (left + side / 2 + x * (side / 2 - 46), 64 + side / 2 + y * (side / 2 - 46))
            symbol(image, "boot", at, 44, RUST, rim=PAPER, width=3)
    return png(image)


def _side_of_came_from(public: DungeonPublic) -> tuple[int, int] | None:
    came_from, cell = public.hero.came_from, public.hero.cell
    if not came_from:
        return None
    return ord(came_from[0]) - ord(cell[0]), int(cell[1]) - int(came_from[1])
