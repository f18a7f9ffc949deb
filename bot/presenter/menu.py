"""What a player can do in a match beside moving, behind the board's button More."""

from collections.abc import Sequence

from bot.presenter import ids
from bot.presenter.board import bold_names, heading, standing
from bot.presenter.hand import hands_row
from bot.presenter.message import Button, OutgoingMessage, Row
from bot.presenter.proposal import proposal_row, reminder_of
from bot.presenter.time import notes
from bot.service.position import Position
from bot.store.rows import Proposal
from config.language import _

QUESTIONS = 3
"""What the other player asks has a row each: so many fit above the others."""


def menu(
    position: Position, asked: Sequence[Proposal] = (), first: str = "", *, hand_by_dm: bool = True
) -> OutgoingMessage:
    """The choices of the player whose position this is, in a running match, and what they are `asked`.

    `first` is said before them; `hand_by_dm` says whether they get their hands by direct message.
    """
    number, own = position.id, position.to_move == position.seat
    if position.computer is not None:
        return _practice_menu(position, first, hand_by_dm=hand_by_dm)
    row: list[Button] = [] if own or position.time.paused else [Button(_("Nudge"), ids.nudge(number), "primary")]
    row += [
        Button(_("Take back"), ids.undo(number)),
        Button(_("Offer a draw"), ids.draw(number)),
        Button(_("Resume"), ids.resume(number), "success")
        if position.time.paused
        else Button(_("Pause"), ids.pause(number)),
    ]
    asked = asked[:QUESTIONS]
    rows: tuple[Row, ...] = (
        tuple(row),
        (Button(_("Resign …"), ids.give_up(number), "danger"), *hands_row(by_dm=hand_by_dm)),
    )
    questions = [reminder_of(proposal, position) for proposal in asked]
    lines = (first, heading(position), *notes(position), standing(position), *questions)
    return OutgoingMessage("\n".join(line for line in lines if line), rows=(*map(proposal_row, asked), *rows))


def _practice_menu(position: Position, first: str, *, hand_by_dm: bool) -> OutgoingMessage:
    """What can be done in practice: a computer makes no agreements, and no time runs."""
    row = (
        Button(_("Take back"), ids.undo(position.id)),
        Button(_("Resign …"), ids.give_up(position.id), "danger"),
        *(() if position.direct else hands_row(by_dm=hand_by_dm)),
    )
    lines = (first, heading(position), standing(position))
    return OutgoingMessage("\n".join(line for line in lines if line), rows=(row,))


def resign_question(position: Position) -> OutgoingMessage:
    """Whether to give the match up."""
    return OutgoingMessage(
        _("{heading}: give it up? {name} wins, and nothing can bring it back.").format(
            heading=heading(position), name=bold_names(position)[1 - (position.seat or 0)]
        ),
        rows=(
            (
                Button(_("Resign"), ids.resign(position.id), "danger"),
                Button(_("Keep playing"), ids.keep_playing(position.id)),
            ),
        ),
    )
