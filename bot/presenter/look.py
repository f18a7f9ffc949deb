"""The board as an answer to whoever asks: as a picture, or in words."""

from bot.presenter import ids
from bot.presenter.board import board_file, heading, mentions, told, verdict
from bot.presenter.pages import paged
from bot.presenter.post import Button, Post, fitting
from bot.presenter.voice import voice_of
from bot.service.position import Position


def _standing(position: Position) -> str:
    if position.to_move is None:
        return verdict(position)
    return voice_of(position.game).status(position.public, position.to_move, mentions(position))


def board_here(position: Position) -> Post:
    """The board as a picture. Draws: run it in a worker thread."""
    content = "\n".join([heading(position), fitting(told(position), 1200), _standing(position)])
    rows = () if position.over else ((Button("Move", ids.move(position.id, position.ply), "primary"),),)
    return Post(content, (board_file(position),), rows)


def board_in_words(position: Position) -> Post:
    """The whole public position as text."""
    lines = [heading(position), *voice_of(position.game).board_text(position.public, mentions(position)).splitlines()]
    pages = paged([*lines, _standing(position)], 1990)
    return Post(pages[0])
