"""A seat's hand, each card with its text, and what it has seen of the other's hand."""

from functools import lru_cache

from PIL import Image

from config.language import _
from config.words.dungeon.card_texts import dungeon_text, dungeon_use, final_spell_text, final_use, spell_text
from config.words.dungeon.names import card_name
from games.dungeon import material
from games.dungeon.material import DUNGEON_CARDS, EARNINGS, HERO_CARDS, PRICES
from games.dungeon.views import DungeonPrivate, DungeonPublic
from render import Names
from render.canvas import SHADOW, badge, cut_card, panel, png, ribbon, sheet, stacked, stamp
from render.dungeon.symbols import colour_of, symbol_name
from render.names import drawable_names
from render.palette import CARD, FADED, INK, LINEN, MOSS, PLUM, RED, SEATS, Colour, mix
from render.symbols import symbol
from render.type import measure, write, write_box

WIDTH = 1000
EDGE = 16
CARD_WIDTH, CARD_HEIGHT = 476, 156
PITCH = CARD_HEIGHT + 14
CHIP = 56


def hand(public: DungeonPublic, private: DungeonPrivate, seat: int, names: Names) -> bytes:
    """The seat's cards as a PNG, 1000 pixels wide; equal cards lie on one another with their number."""
    cards = dict.fromkeys(private.hand)
    rows = -(-len(cards) // 2)
    seen = private.seen or []
    top = 88 + max(1, rows) * PITCH
    lines = _chip_lines(seen)
    image = sheet(WIDTH, top + (50 + len(lines) * CHIP if seen else 0) + 8)
    title = _("Hand of the Black Lord: {name}") if seat else _("Hand of the Hero: {name}")
    ribbon(image, (EDGE, 12, WIDTH - EDGE, 74), title.format(name=drawable_names(names)[seat]), SEATS[seat], size=38)
    for number, card in enumerate(cards):
        row, column = divmod(number, 2)
        left, upper = EDGE + column * (CARD_WIDTH + EDGE), 88 + row * PITCH
        face = _face(card, *_text(card, public, seat), SEATS[seat])
        stamp(image, face, (left - SHADOW, upper - SHADOW))
        copies = private.hand.count(card)
        if copies > 1:
            badge(image, (left + CARD_WIDTH - 36, upper + CARD_HEIGHT - 26), f"×{copies}", 31, INK)
    if not cards:
        write(image, (WIDTH / 2, 150), _("No cards in hand"), 32, style="italic", colour=FADED, align="centre")
    if seen:
        _seen(image, lines, seat, top)
    return png(image)


def hands(public: DungeonPublic, privates: tuple[DungeonPrivate, DungeonPrivate], names: Names) -> bytes:
    """Both hands, that of seat 0 above."""
    return stacked([hand(public, private, seat, names) for seat, private in enumerate(privates)])


def _text(card: str, public: DungeonPublic, seat: int) -> tuple[str, str, str]:
    """Name, text, and the mark in the corner: a spell's number or a price."""
    if card in DUNGEON_CARDS:
        earned = EARNINGS[public.rules].get(card)
        price = f"+{earned}" if earned else f"−{PRICES[public.rules][card]}"
        return card_name(card), dungeon_text(DUNGEON_CARDS[card], material), price
    held = HERO_CARDS[card]
    if public.round:
        return card_name(card), final_use(held, seat, material), final_spell_text(held)
    return card_name(card), dungeon_use(held, material), spell_text(held)


@lru_cache(maxsize=256)
def _face(card: str, name: str, text: str, mark: str, colour: Colour) -> Image.Image:
    face = sheet(CARD_WIDTH, CARD_HEIGHT, CARD)
    side = 104
    face.paste(mix(LINEN, CARD, 0.35), (0, 0, side, CARD_HEIGHT))
    face.paste(colour, (0, 0, 8, CARD_HEIGHT))
    symbol(face, symbol_name(card), (side / 2 + 4, 62), 66, colour_of(card))
    n = HERO_CARDS[card].n if card in HERO_CARDS else DUNGEON_CARDS[card].n
    if n:
        badge(face, (side / 2 + 4, CARD_HEIGHT - 28), str(n), 30, colour_of(card))
    room = CARD_WIDTH - side - 30
    if mark:
        taken = _mark(face, card, mark)
        room -= taken
    write(face, (side + 14, 28), name, 32, style="bold", width=room)
    box = (side + 14, 54, CARD_WIDTH - 14, CARD_HEIGHT - 8)
    write_box(face, box, text, 27, align="left", level="top")
    return cut_card(face, 12)


def _mark(face: Image.Image, card: str, mark: str) -> int:
    """The corner's pill; gives the room that it takes."""
    price = card in DUNGEON_CARDS
    size = 26
    width = measure(mark, size, "bold") + (58 if price else 24)
    left = CARD_WIDTH - 10 - width
    fill = (MOSS if mark.startswith("+") else RED) if price else PLUM
    panel(face, (left, 8, left + width, 46), fill, None, radius=14)
    write(face, (left + 12, 27), mark, size, style="bold", colour=CARD)
    if price:
        symbol(face, "coins", (left + width - 26, 27), 28, CARD)
    return width + 8


def _chip_lines(cards: list[str]) -> list[list[str]]:
    """The seen cards in lines that fit."""
    lines: list[list[str]] = [[]]
    x = EDGE
    for card in cards:
        width = measure(card_name(card), 28) + 64
        if x + width > WIDTH - EDGE and lines[-1]:
            lines.append([])
            x = EDGE
        lines[-1].append(card)
        x += width + 10
    return lines


def _seen(image: Image.Image, lines: list[list[str]], seat: int, top: int) -> None:
    words = _("The Hero's hand, as the idol showed it") if seat else _("The Lord's hand, as he last showed it")
    symbol(image, "eye", (EDGE + 20, top + 22), 36, SEATS[1 - seat])
    write(image, (EDGE + 50, top + 22), words, 30, style="bold", width=WIDTH - 2 * EDGE - 50)
    for number, cards in enumerate(lines):
        x, y = EDGE, top + 46 + number * CHIP
        for card in cards:
            width = measure(card_name(card), 28) + 64
            panel(image, (x, y, x + width, y + CHIP - 10), CARD, SEATS[1 - seat], radius=12, line=2)
            symbol(image, symbol_name(card), (x + 27, y + 23), 32, colour_of(card))
            write(image, (x + 50, y + 23), card_name(card), 28)
            x += width + 10
