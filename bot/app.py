"""The Discord client with everything that runs beside it: store, outbox, clock."""

import logging
from typing import Any

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.clock import Clock
from bot.health import Health
from bot.members import Members
from bot.outbox import Outbox
from bot.post_office import PostOffice
from bot.service.club import Club
from bot.store.database import Database
from config.settings import Settings

log = logging.getLogger(__name__)


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
            shard_count=settings.shards,
            shard_ids=settings.own_shards,
        )
        self.settings = settings
        self.club = Club(
            Database(settings.database),
            challenge_seconds=round(settings.challenge_hours * 3600),
            challenges_per_hour=settings.challenges_per_hour,
            move_seconds=round(settings.move_days * 24 * 3600),
            guild_seconds=round(settings.guild_days * 24 * 3600),
        )
        self.office = PostOffice(self)
        self.members = Members(self)
        self.tree = app_commands.CommandTree(self)
        self.outbox = Outbox(self.club, self.office)
        self.clock = Clock(self.club)
        self.health = Health(self)

    async def setup_hook(self) -> None:
        """Once per process: commands and buttons are registered, and what was left to do is taken up."""
        from bot.commands import add_commands
        from bot.components import add_components

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

    async def close(self) -> None:
        """Stop everything; the process can end afterwards."""
        await self.health.close()
        await self.clock.close()
        await self.outbox.close()
        await super().close()
        await self.club.database.close()


Interaction = discord.Interaction[Bot]


def person_named(user: Any) -> str:
    """The name under which a member or user is seen."""
    return str(user.display_name)
