"""Which match a command is about."""

import pytest

from bot.service.errors import UserError
from bot.service.match_lookup import match_here
from bot.store.rows import MatchRow
from tests.service.harness import ANN, BEN, CYN, HERE, ServiceHarness, elsewhere

PLACE = (HERE.guild_id, HERE.channel_id)
OTHER_CHANNEL = (HERE.guild_id, 77)
OTHER_SERVER = (HERE.guild_id + 1, 88)
DIRECT = (None, 99)


async def anybody(_row: MatchRow) -> bool:
    return True


async def nobody(_row: MatchRow) -> bool:
    return False


async def test_a_match_of_others_is_known_on_its_own_server_only(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    assert await match_here(harness.services, OTHER_CHANNEL, CYN.id, match_id, sees=anybody) == match_id
    for place in (OTHER_SERVER, DIRECT):
        with pytest.raises(UserError, match=f"There is no match {match_id}"):
            await match_here(harness.services, place, CYN.id, match_id, sees=anybody)
        assert await match_here(harness.services, place, BEN.id, match_id, sees=anybody) == match_id


async def test_a_match_of_others_is_known_to_those_who_see_its_channel(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    with pytest.raises(UserError, match=f"There is no match {match_id} here"):
        await match_here(harness.services, OTHER_CHANNEL, CYN.id, match_id, sees=nobody)
    assert await match_here(harness.services, OTHER_CHANNEL, ANN.id, match_id, sees=nobody) == match_id


async def test_the_place_tells_the_match(harness: ServiceHarness) -> None:
    here = await harness.begun()
    there = await harness.begun(place=elsewhere(77))
    assert await match_here(harness.services, PLACE, CYN.id, None, sees=anybody) == here
    assert await match_here(harness.services, OTHER_CHANNEL, ANN.id, None, own=True, sees=anybody) == there


async def test_who_plays_one_match_need_not_name_it(harness: ServiceHarness) -> None:
    only = await harness.begun()
    assert await match_here(harness.services, DIRECT, ANN.id, None, sees=anybody) == only
    await harness.begun(place=elsewhere(77))
    with pytest.raises(UserError, match="several matches"):
        await match_here(harness.services, DIRECT, ANN.id, None, sees=anybody)


async def test_where_nobody_plays_there_is_no_match(harness: ServiceHarness) -> None:
    with pytest.raises(UserError, match="There is no match here"):
        await match_here(harness.services, PLACE, ANN.id, None, sees=anybody)
