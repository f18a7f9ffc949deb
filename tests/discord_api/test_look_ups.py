"""People and channels that Discord is asked about, and answers that are dropped, lost or limited."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import aiohttp
import discord
import pytest

from bot.discord_api.members import Members
from bot.discord_api.visibility import can_view
from bot.interactions.challenging import found_member, member_of
from bot.service.errors import UserError


def page_of_a_proxy() -> discord.NotFound:
    return discord.NotFound(MagicMock(status=404), "<html></html>")


NO_ANSWERS = [
    aiohttp.ServerDisconnectedError(),
    ConnectionResetError(),
    TimeoutError(),
    discord.RateLimited(71.5),
    page_of_a_proxy(),
]


def no_member() -> discord.NotFound:
    return discord.NotFound(MagicMock(status=404), {"code": 10007, "message": "Unknown Member"})


@pytest.mark.parametrize("error", NO_ANSWERS, ids=lambda error: type(error).__name__)
async def test_whoever_could_not_be_looked_up_counts_as_present(error: Exception) -> None:
    async def get_member(_guild_id: int, person: int) -> object:
        if person == 7:
            raise error
        if person == 8:
            raise no_member()
        return {}

    client: Any = SimpleNamespace(http=SimpleNamespace(get_member=get_member))
    assert await Members(client).who_left(10, [6, 7, 8]) == {8}


@pytest.mark.parametrize("error", NO_ANSWERS, ids=lambda error: type(error).__name__)
async def test_a_match_is_not_shown_where_nobody_says_who_sees_it(error: Exception) -> None:
    match: Any = SimpleNamespace(guild_id=10, channel_id=40)
    thread = MagicMock(spec=discord.Thread)
    thread.permissions_for.return_value = discord.Permissions(view_channel=True)
    thread.is_private.return_value = True
    thread.fetch_member = AsyncMock(side_effect=error)
    for channel in (None, thread):
        server = SimpleNamespace(get_channel_or_thread=lambda _id, held=channel: held, fetch_channel=AsyncMock())
        server.fetch_channel.side_effect = error
        user = MagicMock(spec=discord.Member, id=7, roles=[])
        asked: Any = SimpleNamespace(channel_id=30, guild_id=10, guild=server, user=user)
        assert not await can_view(asked, match)


@pytest.mark.parametrize("error", NO_ANSWERS, ids=lambda error: type(error).__name__)
async def test_who_is_challenged_has_not_left_because_nobody_answers(error: Exception) -> None:
    interaction: Any = SimpleNamespace(guild=SimpleNamespace(fetch_member=AsyncMock(side_effect=error)))
    with pytest.raises(UserError, match="just now"):
        await member_of(interaction, 7)


async def test_somebody_who_left_is_told_apart() -> None:
    interaction: Any = SimpleNamespace(guild=SimpleNamespace(fetch_member=AsyncMock(side_effect=no_member())))
    assert await found_member(interaction.guild, 7) is None
    with pytest.raises(UserError, match="has left"):
        await member_of(interaction, 7)
