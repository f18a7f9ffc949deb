"""Absences: those planned, and the days that are left."""

from bot.presenter import ids
from bot.presenter.message import Button, Menu, MenuOption, OutgoingMessage, Row
from bot.service.away import DAYS_A_YEAR
from bot.store.rows import AbsenceRow
from bot.text.days import first_day, last_day
from config.durations import DAY
from config.language import _, ngettext

OFFERED = (1, 2, 3, 5, 7, 10, 14, 21)
"""Days to be away from now on, as the menu has them."""
SHOWN = 4
"""Absences that get a button each: a message has room for so many rows."""


def away(planned: list[AbsenceRow], days: int, now: int) -> OutgoingMessage:
    """A person's absences that are not over, and how many whole days they have left in this year."""
    midnight = now - now % DAY
    lines = [
        _("While you are away no time to move runs for you, and your opponents see it on the board."),
        ngettext(
            "You have {n} of {all} days left in this year.", "You have {n} of {all} days left in this year.", days
        ).format(n=days, all=DAYS_A_YEAR),
        *(
            _("- away from {first} to {last}").format(first=first_day(row.from_at), last=last_day(row.until_at))
            for row in planned
        ),
    ]
    items = tuple(
        MenuOption(ngettext("{n} day from now on", "{n} days from now on", n).format(n=n), str(n))
        for n in OFFERED
        if n <= days
    )
    rows: list[Row] = [(Menu(ids.AWAY, _("Be away …"), items),)] if items and not planned else []
    for number, row in enumerate(planned[:SHOWN], 1):
        rows.append((Button(_("End absence {n}").format(n=number), ids.back(row.id)),))
    lines.append(
        _(
            "-# `/me away start: until:` takes dates, such as 2030-12-24. "
            "Their days begin and end at midnight UTC, which is <t:{midnight}:t> where you are."
        ).format(midnight=midnight)
    )
    return OutgoingMessage("\n".join(lines), rows=tuple(rows))
