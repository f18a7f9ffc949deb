"""What one seat sees besides the board: the hand, the piles it knows, and the other's hand when peeking."""

from PIL import Image

from config.language import _
from config.words.duel import card_text, in_order
from games.duel.views import PrivateView, PublicView, Role
from render import Names
from render.canvas import png, ribbon, sheet, stacked
from render.duel.cards import NARROW, PLAIN, WIDE, large_card, printed_card
from render.duel.figures import COLOURS
from render.duel.roles import other
from render.names import drawable_names
from render.palette import FADED, INK
from render.symbols import symbol
from render.type import write

WIDTH = 1000
EDGE = 16
GAP = 16
TITLE = 56
PLAIN_PER_LINE = 5
NARROW_PER_LINE = 7

Section = tuple[str, str, list[str], Role]
"""Symbol, heading, cards, and whose they are."""


def hand(public: PublicView, private: PrivateView, seat: int, names: Names) -> bytes:
    """The seat's hand as a PNG, 1000 pixels wide; plain cards first, special ones after them with their texts."""
    role = private.role
    sections = _sections(private, role)
    placed, below = places(private.hand)
    height = 84 + below + sum(_height(cards) for _sign, _words, cards, _by in sections) + 10
    image = sheet(WIDTH, height)
    ribbon(image, (EDGE, 12, WIDTH - EDGE, 74), _hand_title(role, drawable_names(names)[seat]), COLOURS[role], size=38)
    for card, (x, y) in placed:
        large_card(image, (x, y + 88), card, role)
    if not private.hand:
        write(image, (WIDTH / 2, 120), _("No cards in hand"), 32, style="italic", colour=FADED, align="centre")
    top = 84 + below
    for sign, words, cards, by in sections:
        _section(image, top, sign, words, cards, by)
        top += _height(cards)
    return png(image)


def hands(public: PublicView, privates: tuple[PrivateView, PrivateView], names: Names) -> bytes:
    """Both hands, that of seat 0 above."""
    return stacked([hand(public, private, seat, names) for seat, private in enumerate(privates)])


def places(cards: list[str]) -> tuple[list[tuple[str, tuple[int, int]]], int]:
    """Where each card of the hand goes, from the top of the hand, and the height of all."""
    shown = in_order(cards)
    plains = [card for card in shown if not card_text(card)]
    specials = shown[len(plains) :]
    pitch = PLAIN[1] + GAP
    placed = [
        (card, (EDGE + n % PLAIN_PER_LINE * (PLAIN[0] + GAP), n // PLAIN_PER_LINE * pitch))
        for n, card in enumerate(plains)
    ]
    lines = -(-len(plains) // PLAIN_PER_LINE)
    placed += [(card, (EDGE + n % 2 * (WIDE[0] + GAP), (lines + n // 2) * pitch)) for n, card in enumerate(specials)]
    lines += -(-len(specials) // 2)
    return placed, lines * pitch if cards else 70


def _sections(private: PrivateView, role: Role) -> list[Section]:
    them = other(role)
    found: list[Section] = []
    if private.opponent_hand is not None:
        found.append(("eye", _seen_hand(them), private.opponent_hand, them))
    if private.finale:
        found.append(("chest", _("Your pile for the finale"), private.finale, role))
    if private.opponent_finale:
        found.append(("chest", _known_pile(them), private.opponent_finale, them))
    return found


def _height(cards: list[str]) -> int:
    return TITLE + max(1, -(-len(cards) // NARROW_PER_LINE)) * (NARROW[1] + GAP)


def _section(image: Image.Image, top: int, sign: str, words: str, cards: list[str], by: Role) -> None:
    symbol(image, sign, (EDGE + 20, top + 26), 36, COLOURS[by])
    write(image, (EDGE + 50, top + 26), words, 31, style="bold", colour=INK, width=WIDTH - 2 * EDGE - 50)
    step = (WIDTH - 2 * EDGE - NARROW[0]) // (NARROW_PER_LINE - 1)
    for number, card in enumerate(cards):
        line, column = divmod(number, NARROW_PER_LINE)
        printed_card(image, (EDGE + column * step, top + TITLE + line * (NARROW[1] + GAP)), card, by)


def _hand_title(role: Role, name: str) -> str:
    title = _("Hand of {name} (Gandalf)") if role == "gandalf" else _("Hand of {name} (the Balrog)")
    return title.format(name=name)


def _seen_hand(owner: Role) -> str:
    return _("You see Gandalf’s hand") if owner == "gandalf" else _("You see the Balrog’s hand")


def _known_pile(owner: Role) -> str:
    if owner == "gandalf":
        return _("Known of Gandalf’s pile for the finale")
    return _("Known of the Balrog’s pile for the finale")
