"""What happened in a match so far, action by action, from the public events alone."""

from bot.presenter import ids
from bot.presenter.board import bold_names
from bot.presenter.event_texts import event_texts
from bot.presenter.message import Button, OutgoingMessage
from bot.presenter.pages import paged, shown
from bot.service.position import Position
from bot.store.rows import ActionRow
from config.language import _
from games.catalogue import game_of
from games.core import Event


def log(position: Position, told: list[tuple[ActionRow, list[Event]]], page: int = -1) -> OutgoingMessage:
    """A page of the log; the last by default."""
    names = bold_names(position)
    lines: list[str] = []
    for action, events in told:
        sentences = event_texts(position.game, events, position.public, names)
        if sentences:
            told_so = " ".join(sentences)
            shown_so = told_so if action.taken_back_by is None else f"~~{told_so}~~"
            lines.append(f"`{action.number + 1:>3}` {shown_so}")
    pages = paged(lines or [_("Nothing has happened yet.")])
    at = shown(pages, page)
    title = _("**{game}** · match {number} · log {page} of {pages}").format(
        game=game_of(position.game).title, number=position.id, page=at + 1, pages=len(pages)
    )
    turns = (
        Button(_("Earlier"), ids.log(position.id, max(at - 1, 0)), disabled=at == 0),
        Button(_("Later"), ids.log(position.id, at + 1), disabled=at == len(pages) - 1),
    )
    rows = (turns,) if len(pages) > 1 else ()
    return OutgoingMessage(f"{title}\n{pages[at]}", rows=rows)
