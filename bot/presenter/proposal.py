"""What one player of a match asks the other, and what the clock asks: the question, its buttons, and its end."""

from bot.presenter import ids
from bot.presenter.mention import bold, bold_name, mention
from bot.presenter.message import Button, OutgoingMessage, Row
from bot.service.position import Position
from bot.store.rows import OPEN, MatchRow, Proposal
from config.language import _
from games.catalogue import game_of


def proposal(row: MatchRow, asked: Proposal) -> OutgoingMessage:
    """The message in the channel. While the question is open it calls the one who answers."""
    one, other = row.people[asked.seat], row.people[1 - asked.seat]
    match = _match(row.game, row.id)
    if asked.state == OPEN:
        question = _question(asked).format(one=bold_name(one), other=mention(other), match=match)
        return OutgoingMessage(question, rows=(proposal_row(asked),), calls=(other.id,))
    return OutgoingMessage(_ended(asked).format(one=bold_name(one), other=bold_name(other), match=match))


def reminder_of(asked: Proposal, position: Position) -> str:
    """An open question once more, for the one who has to answer it."""
    names = list(map(bold, position.people, position.names))
    match = _match(position.game, position.id)
    return _question(asked).format(one=names[asked.seat], other=names[1 - asked.seat], match=match)


def _match(game: str, number: int) -> str:
    return _("{game}, match {number}").format(game=game_of(game).title, number=number)


def _question(asked: Proposal) -> str:
    return {
        "undo": _(
            "{other}, {one} asks to take back their last move in {match}. Nothing hidden has been revealed since, and "
            "nothing was left to chance."
        ),
        "draw": _("{other}, {one} offers a draw in {match}. The offer stands until you answer, or move."),
        "pause": _("{other}, {one} asks for a pause in {match}: no time runs until one of you resumes."),
        "time": _(
            "{other}, the time of {one} in {match} is over. You can claim the win, give a day more, or call the match "
            "off. {one} can still move before you decide; without a word from you within a week the match is called "
            "off, and counts for nothing."
        ),
    }[asked.kind]


def proposal_row(asked: Proposal) -> Row:
    """The buttons with which a question is answered."""
    if asked.kind == "time":
        return (
            Button(_("Claim the win"), ids.late(asked.id, "claim"), "primary"),
            Button(_("Give a day"), ids.late(asked.id, "day"), "success"),
            Button(_("Call it off"), ids.late(asked.id, "off")),
        )
    return (
        Button(_("Agree"), ids.answer(asked.id, "yes"), "success"),
        Button(_("Decline"), ids.answer(asked.id, "no"), "danger"),
    )


def _ended(asked: Proposal) -> str:
    if asked.kind == "time":
        return {
            "claimed": _("{other} claimed the win in {match}, as the time of {one} was over."),
            "given": _("{other} gave {one} a day more in {match}."),
            "off": _("{other} called {match} off, as the time of {one} was over."),
            "unanswered": _("The time of {one} in {match} was over, and nobody decided: it is called off."),
        }.get(asked.state, _("The time of {one} in {match} was over; that is settled."))
    wish = {
        "undo": _("{one} asked to take back a move in {match}"),
        "draw": _("{one} offered a draw in {match}"),
        "pause": _("{one} asked for a pause in {match}"),
    }[asked.kind]
    end = {
        "accepted": _("{other} agreed."),
        "declined": _("{other} declined."),
        "withdrawn": _("{one} took that back."),
    }.get(asked.state, _("The match went on."))
    return f"{wish}. {end}"


def asked_word(asked: Proposal, other: str) -> str:
    """What the one who asks is told; `other` is a name in a message."""
    return {
        "undo": _("{other} has been asked whether you may take your last move back."),
        "draw": _("You have offered {other} a draw. You can go on playing meanwhile."),
        "pause": _("{other} has been asked for a pause."),
    }[asked.kind].format(other=other)
