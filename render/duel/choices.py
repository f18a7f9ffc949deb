"""The row with numbered places where a feint may go."""

from games.duel.views import PrivateView, PublicView
from render.canvas import ghost, png, sheet
from render.duel import row
from render.duel.cards import HEAD


def choices(public: PublicView, private: PrivateView, seat: int, prefix: str, texts: list[str]) -> bytes | None:
    """For the choice of a feint's card, the row with the choices numbered on it; nothing for other choices, whose
    cards the hand shows."""
    if not texts or any(not text.startswith("feint ") for text in texts):
        return None
    image = sheet(1000, row.height_of(public) + 8)
    row.draw_row(image, public, 4)
    numbers = {text.removeprefix("feint "): number for number, text in enumerate(texts, 1)}
    for place, laid in enumerate(public.row):
        if laid.by == "balrog" and laid.card in numbers:
            left, top, right, bottom = row.box_of(place, 4)
            ghost(image, ((left + right) / 2, (top + bottom + HEAD) / 2), numbers[laid.card], 26)
    return png(image)
