"""Who is on a server: asked of Discord person by person, as the bot sees no list of members."""

import asyncio
import logging
from collections.abc import Collection

import discord

from bot.discord_api.errors import NO_ANSWER
from bot.operations import metrics
from config.durations import HOUR

log = logging.getLogger(__name__)

UNKNOWN = {10007, 10013}
"""Discord's codes for somebody who is not a member, or not there at all."""
REMEMBERED = 6 * HOUR
"""Seconds for which somebody who was found on a server is not asked about again."""
LOOK_UPS = 5
"""People who are asked about at the same time."""


class Members:
    """Asks who is on a server. Those who were found are remembered for a while, by this process alone."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._until: dict[tuple[int, int], float] = {}
        self._places = asyncio.Semaphore(LOOK_UPS)

    async def who_left(self, guild_id: int, people: Collection[int]) -> set[int]:
        """Those who are not on the server any more; where Discord gives no answer, they count as present."""
        now = asyncio.get_running_loop().time()
        self._until = {key: until for key, until in self._until.items() if until > now}
        asked = [person for person in people if (guild_id, person) not in self._until]
        here = await asyncio.gather(*(self._here(guild_id, person) for person in asked))
        return {person for person, present in zip(asked, here, strict=True) if not present}

    async def _here(self, guild_id: int, person: int) -> bool:
        if person < 0:
            return True
        try:
            async with self._places:
                await self._client.http.get_member(guild_id, person)
        except NO_ANSWER as error:
            if isinstance(error, discord.NotFound) and error.code in UNKNOWN:
                return False
            if isinstance(error, discord.HTTPException):
                metrics.discord_error(error.status, error.code)
            log.info("cannot ask whether %s is on server %s: %s", person, guild_id, type(error).__name__)
            return True
        self._until[guild_id, person] = asyncio.get_running_loop().time() + REMEMBERED
        return True
