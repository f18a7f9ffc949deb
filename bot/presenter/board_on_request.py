"""The board as an answer to whoever asks: as a picture, or in words."""

from bot.presenter import ids
from bot.presenter.board import TOLD, board_files, bold_names, heading, standing, told
from bot.presenter.game_presenter import presenter_of
from bot.presenter.message import CONTENT_LIMIT, Button, OutgoingMessage, fit_lines
from bot.presenter.pages import paged, shown
from bot.presenter.time import notes
from bot.service.position import Position
from config.language import _


def board_here(position: Position) -> OutgoingMessage:
    """The board as a picture. Draws: run it in a worker thread."""
    lines = [heading(position), fit_lines(told(position), TOLD), *notes(position), standing(position)]
    rows = () if position.over else ((Button(_("Move"), ids.move(position.id, position.ply), "primary"),),)
    return OutgoingMessage("\n".join(line for line in lines if line), board_files(position), rows)


def board_in_words(position: Position, page: int = 0) -> OutgoingMessage:
    """The whole public position as text; in pages where it is long."""
    lines = [
        heading(position),
        *presenter_of(position.game).board_text(position.public, bold_names(position)).splitlines(),
    ]
    pages = paged([*lines, *notes(position), standing(position)], CONTENT_LIMIT)
    at = shown(pages, page)
    turns = (
        Button(_("Earlier"), ids.words(position.id, max(at - 1, 0)), disabled=at == 0),
        Button(_("Later"), ids.words(position.id, at + 1), disabled=at == len(pages) - 1),
    )
    return OutgoingMessage(pages[at], rows=(turns,) if len(pages) > 1 else ())
