"""Short messages that call the player to move."""

from bot.presenter import ids
from bot.presenter.mention import bold_name, mention
from bot.presenter.message import Button, OutgoingMessage
from bot.store.rows import MatchRow
from config.language import _
from games.catalogue import game_of


def call(row: MatchRow, what: str, seat: int) -> OutgoingMessage:
    """A call to the player of a seat: `reminder`, `nudge`, `given` (a day more), `resumed`."""
    sentence = {
        "reminder": _("{name}, it is your turn in {match}, and your time runs out <t:{due}:R>."),
        "nudge": _("{name}, {other} would like to go on: it is your turn in {match}."),
        "given": _("{name}, {other} gives you a day more in {match}: it is your turn until <t:{due}:f>."),
        "resumed": _("{name}, {match} goes on: it is your turn until <t:{due}:f> (<t:{due}:R>)."),
    }[what].format(
        name=mention(row.people[seat]),
        other=bold_name(row.people[1 - seat]),
        match=_("{game}, match {number}").format(game=game_of(row.game).title, number=row.id),
        due=row.due_at,
    )
    buttons = (Button(_("Move"), ids.move(row.id, row.ply), "primary"), Button(_("More"), ids.more(row.id)))
    return OutgoingMessage(sentence, rows=(buttons,), calls=(row.people[seat].id,))
