"""The hand message: which match it belongs to, a link to its board, the hand, and the moves."""

from dataclasses import replace

from bot.presenter import ids
from bot.presenter.board import board, heading
from bot.presenter.game_presenter import Step, presenter_of
from bot.presenter.mention import bold
from bot.presenter.message import Button, File, OutgoingMessage, Row
from bot.presenter.panel import choices_file, direct_row, hand_file, has_moves, step_of, step_rows, take_back_row
from bot.service.position import Position
from config.language import _


def jump(guild_id: int, channel_id: int, message_id: int | None) -> str:
    """The address of a message, or of its channel."""
    tail = f"/{message_id}" if message_id else ""
    return f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}{tail}"


def hand(position: Position, board: str, server: str) -> OutgoingMessage:
    """The direct message of one seat. `board` is the address of the board, `server` the server's name."""
    if position.seat is None:
        raise ValueError("a spectator has no hand")
    presenter = presenter_of(position.game)
    side = presenter.side(position.public, position.seat)
    against = bold(position.people[1 - position.seat], position.names[1 - position.seat])
    first = _("{heading} against {opponent} on {server} · [board]({board})").format(
        heading=heading(position), opponent=against, server=server, board=board
    )
    lines = [first] if not side else [first, _("You are {side}.").format(side=side)]
    if not has_moves(position):
        lines.append(_("The match is over.") if position.over else _("{name} is to move.").format(name=against))
        rows: tuple[Row, ...] = () if position.over else (hands_row(by_dm=True),)
        return OutgoingMessage("\n".join(lines), (hand_file(position),), rows)
    step = step_of(position, "")
    lines.append(_("**Your turn.** {prompt}").format(prompt=step.prompt))
    rows = (*_rows(position, step), hands_row(by_dm=True))
    return OutgoingMessage("\n".join(lines), _pictures(position, step), rows, silent=True)


def hands_row(*, by_dm: bool) -> Row:
    """The button that stops hands from coming by direct message, or lets them come again."""
    if by_dm:
        return (Button(_("No more hands by direct message"), ids.hands_by_dm("off")),)
    return (Button(_("Hands by direct message again"), ids.hands_by_dm("on")),)


def hands_chosen(*, by_dm: bool) -> OutgoingMessage:
    """What a person is told who has chosen whether hands come by direct message."""
    if by_dm:
        told = _("Your hand comes by direct message again, in every match of yours.")
    else:
        told = _(
            "You get no hands by direct message any more. The button *Hand* under each board shows you yours, and so "
            "does `/hand`; *More* under a board lets them come again."
        )
    return OutgoingMessage(told, rows=(hands_row(by_dm=by_dm),))


def _pictures(position: Position, step: Step) -> tuple[File, ...]:
    """The hand, and the choices where they are numbered on a picture."""
    choices = choices_file(position, step, "")
    return (hand_file(position), choices) if choices else (hand_file(position),)


def _rows(position: Position, step: Step) -> tuple[Row, ...]:
    return (*step_rows(position, step, ""), *take_back_row(position))


def direct_board(position: Position) -> OutgoingMessage:
    """Board and hand of a practice match in one message, for the person's direct messages."""
    shown = board(position)
    if not has_moves(position):
        return replace(shown, files=(*shown.files, hand_file(position)), rows=(direct_row(position),))
    step = step_of(position, "")
    content = "\n".join((shown.content, _("**Your turn.** {prompt}").format(prompt=step.prompt)))
    rows = (*_rows(position, step), direct_row(position))
    return replace(shown, content=content, files=(*shown.files, *_pictures(position, step)), rows=rows)


def hand_here(position: Position) -> OutgoingMessage:
    """The hand as an answer that only its owner sees."""
    if has_moves(position):
        step = step_of(position, "")
        line = _("Your hand in match {number}.").format(number=position.id)
        line += " " + _("**Your turn.** {prompt}").format(prompt=step.prompt)
        return OutgoingMessage(line, _pictures(position, step), _rows(position, step))
    return OutgoingMessage(_("Your hand in match {number}.").format(number=position.id), (hand_file(position),))
