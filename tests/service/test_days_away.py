"""/me away: days as they are typed, and as everybody reads them afterwards."""

from datetime import UTC, datetime

import pytest

from bot.commands.away import span
from bot.presenter import time
from bot.presenter.away import away as overview
from bot.service import away
from bot.service.errors import UserError
from bot.service.match_lookup import look
from bot.service.nudge import nudge
from config.durations import DAY, HOUR
from tests.service.harness import ServiceHarness
from tests.service.passing import other

NOON = int(datetime(2030, 12, 24, 12, tzinfo=UTC).timestamp())


@pytest.mark.parametrize(("days", "start", "until"), [(None, "2030-12-24", "2030-12-27"), (4, " 2030-12-24 ", None)])
async def test_typed_days_are_read_as_they_were_typed_everywhere(
    harness: ServiceHarness, days: int | None, start: str, until: str | None
) -> None:
    harness.at = NOON
    match_id = await harness.begun()
    mover = await harness.mover(match_id)
    begin, end = span(harness.at, days, start, until)
    planned = await away.away(harness.services, mover, begin, end, harness.interaction())
    words = "from 2030-12-24 to 2030-12-27"
    [line] = time.notes(await look(harness.services, match_id, None))
    assert words in line
    assert words in overview(planned, 17, harness.at).content
    with pytest.raises(UserError, match=words):
        await away.away(harness.services, mover, begin, end, harness.interaction())
    with pytest.raises(UserError, match=words):
        await nudge(harness.services, other(mover), match_id, harness.interaction())


async def test_an_absence_from_now_on_begins_at_a_moment_and_ends_with_the_day_typed(harness: ServiceHarness) -> None:
    harness.at = NOON
    match_id = await harness.begun()
    begin, end = span(harness.at, None, None, "2030-12-27")
    await away.away(harness.services, await harness.mover(match_id), begin, end, harness.interaction())
    [line] = time.notes(await look(harness.services, match_id, None))
    assert f"from <t:{NOON}:f> to 2030-12-27" in line


async def test_it_may_be_a_day_that_is_today_somewhere_and_none_before(harness: ServiceHarness) -> None:
    harness.at = NOON
    mover = await harness.mover(await harness.begun())
    begin, end = span(harness.at, None, "2030-12-23", "2030-12-27")
    assert await away.away(harness.services, mover, begin, end, harness.interaction())
    begin, end = span(harness.at, None, "2030-12-22", "2030-12-27")
    with pytest.raises(UserError, match="over already"):
        await away.away(harness.services, other(mover), begin, end, harness.interaction())


async def test_a_day_typed_when_it_has_begun_gives_no_time_for_its_beginning(harness: ServiceHarness) -> None:
    harness.at = NOON - 10 * HOUR
    match_id = await harness.begun()
    harness.at = NOON
    begin, end = span(harness.at, None, "2030-12-24", "2030-12-27")
    await away.away(harness.services, await harness.mover(match_id), begin, end, harness.interaction())
    assert (await harness.row(match_id)).due_at == NOON + 12 * HOUR + 3 * DAY + 3 * DAY - 10 * HOUR
