"""Words about a match whose place cannot be used."""

from bot.presenter.mention import bold_name
from bot.presenter.message import OutgoingMessage
from bot.store.rows import MatchRow
from config.language import _
from games.catalogue import game_of


def why_lost(reason: str) -> str:
    """A reason of `bot.service.unavailable_channels.REASONS` as a sentence."""
    return {
        "gone": _("Its channel or thread was deleted."),
        "closed": _("I may not write in its channel any more."),
        "locked": _("Its thread was locked."),
        "removed": _("I was removed from the server."),
    }[reason]


def way_on(row: MatchRow) -> str:
    """What a player can do about it."""
    if row.lost == "removed":
        return _(
            "It goes on as soon as I am invited again, and no time runs until then; or type "
            "`/match move-here match:{number}` on another server where you both are."
        ).format(number=row.id)
    return _(
        "Type `/match move-here match:{number}` in another channel or thread of the server to play on there."
    ).format(number=row.id)


def unavailable_channel(row: MatchRow, seat: int, server: str) -> OutgoingMessage:
    """The direct message to the player of a seat; `server` is the server's name."""
    return OutgoingMessage(
        _(
            "**{game}** · match {number} against {opponent} on {server} has lost its place. {why} Nothing else is lost."
        ).format(
            game=game_of(row.game).title,
            number=row.id,
            opponent=bold_name(row.people[1 - seat]),
            server=server,
            why=why_lost(row.lost or "gone"),
        )
        + "\n"
        + way_on(row)
        + "\n"
        + _("Your hand and your moves stay here, and behind `/hand` and `/play`.")
    )


def moved_match(row: MatchRow) -> OutgoingMessage:
    """What the one who moved a match is told."""
    return OutgoingMessage(_("Match {number} is played here from now on: the board follows.").format(number=row.id))
