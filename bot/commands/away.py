"""/me away: no time to move runs during a holiday."""

from datetime import UTC, datetime
from typing import Any

from discord import app_commands

from bot.discord_api.client import Interaction
from bot.discord_api.responding import person_of, respond
from bot.interactions.absences import show_absences
from bot.presenter.message import OutgoingMessage
from bot.presenter.quoting import quoted
from bot.service import away as service
from bot.service.errors import UserError
from config.durations import DAY
from config.language import _

DAYS = app_commands.Range[int, 1, service.DAYS_A_YEAR]


@app_commands.command(name="away", description="Be away for some days: no time to move runs for you meanwhile")
@app_commands.describe(
    days="How many days from now on, or from the start",
    start="The first day, such as 2030-12-24; today if you leave it out",
    until="The last day, such as 2031-01-02, in place of a number of days",
)
async def _away(
    interaction: Interaction, days: DAYS | None = None, start: str | None = None, until: str | None = None
) -> None:
    async def work() -> OutgoingMessage:
        services = interaction.client.services
        if days is not None or start is not None or until is not None:
            begin, end = span(services.now(), days, start, until)
            await service.away(services, person_of(interaction), begin, end, interaction.id)
        return await show_absences(interaction)

    await respond(interaction, work)


def span(now: int, days: int | None, start: str | None, until: str | None) -> tuple[int, int]:
    """When an absence begins and ends. Dates are whole days of UTC; without a first day it begins now.

    UserError for what is no date, and where neither or both of a last day and a number of days are given.
    """
    if (days is None) == (until is None):
        raise UserError(_("Say either for how many days you are away, or until which day."))
    begin = now if start is None else _day(start)
    if until is not None:
        return begin, _day(until) + DAY
    return begin, begin + (days or 0) * DAY


def _day(text: str) -> int:
    try:
        return int(datetime.strptime(text.strip(), "%Y-%m-%d").replace(tzinfo=UTC).timestamp())
    except ValueError:
        raise UserError(
            _("{text} is no date. Write it as year-month-day, such as 2030-12-24.").format(text=quoted(text))
        ) from None


OF_PERSON: list[Any] = [_away]
