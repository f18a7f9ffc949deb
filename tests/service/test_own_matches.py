"""Many matches at once."""

from bot.service import challenge
from bot.service.challenge import Terms
from bot.service.match_lookup import most_urgent, own_matches
from config.durations import DAY, HOUR
from tests.service.harness import ANN, BEN, CYN, ServiceHarness, elsewhere
from tests.service.passing import move


async def begun(harness: ServiceHarness, channel_id: int, move_seconds: int) -> int:
    terms = Terms("search", {}, move_seconds=move_seconds)
    made = await challenge.challenge(harness.services, elsewhere(channel_id), ANN, BEN, terms, harness.interaction())
    return await challenge.accept(harness.services, BEN, made.id, harness.interaction())


async def test_the_most_urgent_waits_for_me_and_has_least_time_left(harness: ServiceHarness) -> None:
    slow, quick, middle = [await begun(harness, n, time) for n, time in ((21, 14 * DAY), (22, HOUR), (23, DAY))]
    mover = await harness.mover(slow)
    assert mover == await harness.mover(quick) == await harness.mover(middle)
    row, others = await most_urgent(harness.services, mover.id)
    assert row is not None
    assert (row.id, others) == (quick, 2)
    await move(harness, quick)
    row, others = await most_urgent(harness.services, mover.id)
    assert row is not None
    assert (row.id, others) == (middle, 1)
    assert [each.id for each in (await own_matches(harness.services, mover.id))[0]] == [middle, slow, quick]


async def test_nothing_is_urgent_for_those_who_do_not_play(harness: ServiceHarness) -> None:
    await harness.begun()
    assert await most_urgent(harness.services, CYN.id) == (None, 0)
