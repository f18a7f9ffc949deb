"""The Discord client with everything that runs beside it: store, outbox, clock."""

import asyncio
import logging
from typing import Any

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.delivery.worker import Outbox
from bot.discord_api.members import Members
from bot.discord_api.messenger import Messenger
from bot.operations.health import Health
from bot.service import unavailable_channels
from bot.service.scheduler import Clock
from bot.service.services import Services
from bot.store.database import Database
from config.settings import Settings

log = logging.getLogger(__name__)

LONGEST_LIMIT = 30.0
"""Seconds of a rate limit that the library waits out by itself; longer ones are the outbox's."""
SERVER_PAUSE = 0.5
"""Seconds without another server's data after which a starting bot takes it that all have come."""


def use_addresses(settings: Settings) -> None:
    """Have discord.py speak to the addresses in the settings instead of Discord's own."""
    Route.BASE = settings.discord_api_url
    if settings.discord_gateway_url:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)


class Bot(discord.AutoShardedClient):
    """One process of the bot, with all shards or some. `club` serves the commands, `office` writes to Discord,
    `members` asks it who is on a server."""

    def __init__(self, settings: Settings) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=LONGEST_LIMIT,
            guild_ready_timeout=SERVER_PAUSE,
            shard_count=settings.shards,
            shard_ids=settings.own_shards,
        )
        self.settings = settings
        self.services = Services(
            Database(settings.database, settings.database_named_by),
            challenge_seconds=round(settings.challenge_hours * 3600),
            challenges_per_hour=settings.challenges_per_hour,
            move_seconds=round(settings.move_days * 24 * 3600),
            guild_seconds=round(settings.guild_days * 24 * 3600),
        )
        self.messenger = Messenger(self)
        self.members = Members(self)
        self.tree = app_commands.CommandTree(self)
        self.outbox = Outbox(self.services, self.messenger)
        self.clock = Clock(self.services, lambda: self.connected)
        self.health = Health(self)
        self._looking = asyncio.Lock()

    async def setup_hook(self) -> None:
        """Once per process: commands and buttons are registered, and what was left to do is taken up."""
        from bot.commands import add_commands
        from bot.components import add_components
        from bot.discord_api.responding import respond_to_error

        self.tree.error(respond_to_error)
        add_commands(self.tree)
        add_components(self)
        if self.has_first_shard:
            await self.tree.sync()
        await self.outbox.open()
        await self.clock.open()

    @property
    def has_first_shard(self) -> bool:
        """Whether this process is the one, of several, that does what must be done once."""
        return 0 in self.settings.own_shards

    @property
    def connected(self) -> bool:
        """Whether every shard of this process has its gateway."""
        return self.is_ready() and all(not shard.is_closed() for shard in self.shards.values())

    async def on_ready(self) -> None:
        log.info("ready: %s on %d servers", self.user, len(self.guilds))
        await unavailable_channels.survey(self.services, {guild.id for guild in self.guilds}, self.serves)

    def serves(self, guild_id: int) -> bool:
        """Whether a server belongs to a shard of this process."""
        return (guild_id >> 22) % self.settings.shards in self.settings.own_shards

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._look_for(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._look_for(guild.id)

    async def _look_for(self, guild_id: int) -> None:
        # Events are handled side by side. Whichever of them comes last sees how things are by now.
        async with self._looking:
            if self.get_guild(guild_id) is None:
                await unavailable_channels.lose_guild(self.services, guild_id)
            else:
                await unavailable_channels.find_guild(self.services, guild_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await unavailable_channels.lose_channel(self.services, channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await unavailable_channels.lose_channel(self.services, thread.thread_id)

    async def close(self) -> None:
        """Stop everything; the process can end afterwards."""
        await self.health.close()
        await self.clock.close()
        await self.outbox.close()
        await super().close()
        await self.services.database.close()


Interaction = discord.Interaction[Bot]


def person_named(user: Any) -> str:
    """The name under which a member or user is seen."""
    return str(user.display_name)
