"""The board: names and piles, the bridge, the energy track, the row, and what is at work."""

from PIL import Image

from config.language import _
from config.words.duel import card_title, role_title, round_title
from games.duel.views import PublicView, Role
from render import Names
from render.canvas import badge, card, headed, highlight, panel, png, ribbon, sheet
from render.duel import row, scene, track
from render.duel.cards import CARD_SYMBOLS, NARROW, printed_card
from render.duel.figures import COLOURS, ROLE_SYMBOLS
from render.duel.roles import asked
from render.names import drawable_names
from render.palette import CARD, FADED, GOLD, SHADE, WOOD, Colour, mix
from render.symbols import symbol
from render.type import measure, write

WIDTH = 1000
BAND = 58
"""Height of the band for texts at work and cards beside the row."""
OPEN_PER_LINE = 8


def board(public: PublicView, names: Names, ended: str = "") -> bytes:
    """The public position as a PNG, 1000 pixels wide; its height follows the length of the row."""
    at_work = _at_work(public)
    height = scene.HEIGHT + track.HEIGHT + row.height_of(public) + (BAND if at_work else 0) + 10
    if public.open_hand:
        height += _open_height(public.open_hand)
    image = sheet(WIDTH, height)
    image.paste(scene.bridge(), (0, 0))
    _panels(image, public, names)
    _titles(image, public)
    scene.draw_figures(image, public, 0)
    top = scene.HEIGHT
    track.draw_track(image, public, top)
    top += track.HEIGHT
    row.draw_row(image, public, top)
    top += row.height_of(public)
    if at_work:
        _band(image, at_work, top)
        top += BAND
    if public.open_hand:
        _open_hand(image, public.open_hand, top)
    return png(headed(image, ended))


def _panels(image: Image.Image, public: PublicView, names: Names) -> None:
    _panel(image, public, "gandalf", names, 14)
    _panel(image, public, "balrog", names, WIDTH - 14 - 290)


def _panel(image: Image.Image, public: PublicView, role: Role, names: Names, left: int) -> None:
    """One player: side, name, piles, whether they started, whether they are asked."""
    box = (left, 14, left + 290, 182)
    seat = public.roles.gandalf if role == "gandalf" else public.roles.balrog
    card(image, box, CARD, None, radius=14)
    if asked(public) == role:
        highlight(image, box, GOLD, radius=18)
    panel(image, (left, 14, left + 290, 66), COLOURS[role], None, radius=14)
    image.paste(COLOURS[role], (left, 44, left + 290, 66))
    symbol(image, ROLE_SYMBOLS[role], (left + 34, 40), 40, CARD)
    write(image, (left + 62, 40), role_title(role), 36, style="bold", colour=CARD, width=215)
    write(image, (left + 18, 94), drawable_names(names)[seat], 33, style="bold", width=254)
    counts = [
        ("cards", getattr(public.hand_sizes, role)),
        ("chest", getattr(public.finale_sizes, role)),
        ("deck", getattr(public.deck_sizes, role)),
    ]
    if _second_game(public):
        counts.append(("star", public.points[seat]))
    _counts(image, counts, (left + 16, 148), COLOURS[role])
    if public.starter == seat:
        words = _("started") if public.row else _("starts")
        x = left + 66 if role == "gandalf" else left + 290 - 66
        badge(image, (x, 196), words, 26, COLOURS[role])


def _counts(image: Image.Image, counts: list[tuple[str, int]], at: tuple[int, int], colour: Colour) -> None:
    """Symbols with their numbers, spread over the width of a player's panel."""
    taken = [38 + measure(str(count), 32, "bold") for _sign, count in counts]
    gap = min(34, (258 - sum(taken)) // (len(counts) - 1))
    x, y = at
    for (sign, count), width in zip(counts, taken, strict=True):
        symbol(image, sign, (x + 16, y), 32, colour)
        write(image, (x + 38, y), str(count), 32, style="bold")
        x += width + gap


def _second_game(public: PublicView) -> bool:
    """Whether a game was finished before, so that its points count."""
    return public.games == 2 and (public.game == 2 or any(public.points))


def _titles(image: Image.Image, public: PublicView) -> None:
    middle = WIDTH / 2
    ribbon(image, (322, 12, 678, 72), round_title(public.round), WOOD, size=38)
    write(image, (middle, 96), _phase(public), 31, style="bold", colour=CARD, align="centre", width=370)
    if public.games == 2:
        words = _("Game {n} of 2").format(n=public.game)
        write(image, (middle, 130), words, 28, colour=mix(CARD, SHADE, 0.4), align="centre", width=370)


def _phase(public: PublicView) -> str:
    """What is being decided, in a few words."""
    gandalf = asked(public) == "gandalf"
    return {
        "start": _("Who starts?"),
        "play": _("Gandalf to lay a card") if gandalf else _("The Balrog to lay a card"),
        "feint": _("The feint picks a card"),
        "magic": _("Banish this card?"),
        "fill": _("Gandalf fills the gap"),
        "keep": _("Gandalf sets cards aside") if gandalf else _("The Balrog sets cards aside"),
        "over": _("Match over"),
    }[public.phase]


def _at_work(public: PublicView) -> list[tuple[str, str]]:
    """Symbol and words of everything at work that the row does not show."""
    marks = []
    if public.active.wrath:
        marks.append((CARD_SYMBOLS["wrath"], card_title("wrath")))
    if public.active.magic:
        marks.append((CARD_SYMBOLS["magic"], card_title("magic")))
    if public.active.cunning:
        marks.append((CARD_SYMBOLS["cunning"], card_title("cunning")))
    marks.extend(
        (CARD_SYMBOLS.get(card, "square"), _("Beside: {card}").format(card=card_title(card))) for card in public.beside
    )
    return marks


def _band(image: Image.Image, marks: list[tuple[str, str]], top: int) -> None:
    x = 22
    write(image, (x, top + 26), _("At work"), 28, style="italic", colour=FADED)
    x += measure(_("At work"), 28, "italic") + 18
    for sign, words in marks:
        width = measure(words, 29, "bold") + 74
        panel(image, (x, top + 2, x + width, top + 50), CARD, COLOURS["gandalf"], radius=24, line=3)
        symbol(image, sign, (x + 30, top + 26), 32, COLOURS["gandalf"])
        write(image, (x + 54, top + 26), words, 29, style="bold")
        x += width + 12


def _open_height(cards: list[str]) -> int:
    return 62 + -(-len(cards) // OPEN_PER_LINE) * (NARROW[1] + 14)


def _open_hand(image: Image.Image, cards: list[str], top: int) -> None:
    """The Balrog's hand under cunning; nine cards need a second line, which then takes half of them."""
    symbol(image, CARD_SYMBOLS["cunning"], (40, top + 24), 36, COLOURS["balrog"])
    write(image, (68, top + 24), _("The Balrog’s hand lies open"), 30, style="bold")
    lines = -(-len(cards) // OPEN_PER_LINE)
    per_line = -(-len(cards) // lines)
    step = min(NARROW[0] + 12, (WIDTH - 40 - NARROW[0]) // max(1, per_line - 1))
    for number, card_id in enumerate(cards):
        line, column = divmod(number, per_line)
        printed_card(image, (20 + column * step, top + 54 + line * (NARROW[1] + 14)), card_id, "balrog")
