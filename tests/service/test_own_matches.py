"""Many matches at once."""

from bot.service import challenge
from bot.service.challenge import Terms
from bot.service.position import most_urgent, own_matches
from tests.service.hall import ANN, BEN, CYN, Hall, elsewhere
from tests.service.passing import DAY, HOUR, move


async def begun(hall: Hall, channel_id: int, move_seconds: int) -> int:
    terms = Terms("search", {}, move_seconds=move_seconds)
    made = await challenge.challenge(hall.services, elsewhere(channel_id), ANN, BEN, terms, hall.interaction())
    return await challenge.accept(hall.services, BEN, made.id, hall.interaction())


async def test_the_most_urgent_waits_for_me_and_has_least_time_left(hall: Hall) -> None:
    slow, quick, middle = [await begun(hall, n, time) for n, time in ((21, 14 * DAY), (22, HOUR), (23, DAY))]
    mover = await hall.mover(slow)
    assert mover == await hall.mover(quick) == await hall.mover(middle)
    row, others = await most_urgent(hall.services, mover.id)
    assert row is not None
    assert (row.id, others) == (quick, 2)
    await move(hall, quick)
    row, others = await most_urgent(hall.services, mover.id)
    assert row is not None
    assert (row.id, others) == (middle, 1)
    assert [each.id for each in (await own_matches(hall.services, mover.id))[0]] == [middle, slow, quick]


async def test_nothing_is_urgent_for_those_who_do_not_play(hall: Hall) -> None:
    await hall.begun()
    assert await most_urgent(hall.services, CYN.id) == (None, 0)
