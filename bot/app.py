"""The Discord client with everything that runs beside it: services, outbox worker, scheduler, health."""

import asyncio
import logging
from functools import partial

import aiohttp
import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.delivery.worker import OutboxWorker
from bot.discord_api.autocompletion import quiet_autocompletion
from bot.discord_api.client import Interaction, ServingClient
from bot.discord_api.members import Members
from bot.discord_api.messenger import Messenger
from bot.discord_api.permissions import install_link
from bot.discord_api.registration import Registration
from bot.discord_api.session_starts import SessionStarts
from bot.operations.ending import UnderWay
from bot.operations.health import Health
from bot.players import Players
from bot.service import sleeping_threads, unavailable_channels
from bot.service.figures import store_figures
from bot.service.scheduler import Scheduler
from bot.service.services import Services
from bot.service.steady_clock import SteadyClock
from bot.store.database import Database
from config.durations import DAY, HOUR
from config.settings import DISCORD_API, Settings

log = logging.getLogger(__name__)

LONGEST_LIMIT = 30.0
"""Seconds of a rate limit that the library waits out by itself; longer ones are the outbox's."""
SERVER_PAUSE = 0.5
"""Seconds without another server's data after which a starting bot takes it that all have come."""

GOODBYE = 1.0
"""Seconds that the gateway has to say goodbye when the bot ends."""


def use_addresses(settings: Settings) -> None:
    """Have discord.py speak to the addresses in the settings instead of Discord's own."""
    Route.BASE = settings.discord_api_url
    if settings.discord_gateway_url:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)


class Bot(ServingClient):
    """One process of the bot, with all shards or some. `services` are the use cases, `messenger` writes to Discord,
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
        database = Database(settings.database, settings.database_named_by)
        self.services = Services(
            database,
            challenge_seconds=round(settings.challenge_hours * HOUR),
            challenges_per_hour=settings.challenges_per_hour,
            move_seconds=round(settings.move_days * DAY),
            guild_seconds=round(settings.guild_days * DAY),
            clock=SteadyClock(of_database=not database.sqlite),
            practice_seconds=round(settings.practice_days * DAY),
            players=Players(settings.players, settings.player_seconds),
        )
        self.messenger = Messenger(self)
        self.members = Members(self)
        self.tree = app_commands.CommandTree(self)
        self.registration = Registration(self.services, self.tree)
        self.session_starts = SessionStarts(self.fetch_session_start_limits, settings.shards)
        self._connect_now, self.http.ws_connect = self.http.ws_connect, self._connect_in_time  # type: ignore[method-assign]
        self.outbox = OutboxWorker(self.services, self.messenger)
        self.scheduler = Scheduler(self.services, lambda: self.connected)
        self.health = Health(
            settings,
            connected=lambda: self.connected,
            figures=partial(store_figures, self.services),
            now=self.services.now,
        )
        self._looking = asyncio.Lock()
        self.under_way = UnderWay()

    async def setup_hook(self) -> None:
        """Once per process: commands and buttons are registered, and what was left to do is taken up."""
        from bot.commands import add_commands
        from bot.components import add_components
        from bot.discord_api.responding import respond_to_error

        quiet_autocompletion()
        self.tree.error(respond_to_error)
        add_commands(self.tree)
        add_components(self)
        if self.has_first_shard:
            await self.registration.open()
            self._tell_install_link()
        await self.scheduler.open()
        await self.outbox.open()
        await self.session_starts.allowed()

    def _tell_install_link(self) -> None:
        # At the local table, or at a stand-in of somebody else's, Discord knows no such application.
        if self.settings.discord_api_url == DISCORD_API and self.application_id is not None:
            log.info("to add the bot to a server: %s", install_link(self.application_id))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Called by the library before it begins a session."""
        await self.session_starts.session(shard_id or 0)

    async def _connect_in_time(self, url: str, *, compress: int = 0) -> aiohttp.ClientWebSocketResponse:
        # The library connects anew at once to a gateway that closes connections, again and again.
        await self.session_starts.connection()
        return await self._connect_now(url, compress=compress)

    async def on_interaction(self, interaction: Interaction) -> None:
        from bot.components import submit_form

        await submit_form(interaction)

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
        with self.under_way.noted():
            # Not beside the events of servers: what was seen before one of them would undo what it did.
            async with self._looking:
                present = {guild.id for guild in self.guilds}
                await unavailable_channels.compare_guilds(self.services, present, self.serves)
                await sleeping_threads.compare_threads(self.services, self._archived)

    def _archived(self, guild_id: int, thread_id: int) -> bool:
        """Whether a thread is not among those that Discord has told as active ones of a server of this process."""
        guild = self.get_guild(guild_id)
        return guild is not None and not guild.unavailable and guild.get_thread(thread_id) is None

    def serves(self, guild_id: int) -> bool:
        """Whether a server belongs to a shard of this process."""
        return (guild_id >> 22) % self.settings.shards in self.settings.own_shards

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._look_for(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._look_for(guild.id)

    async def _look_for(self, guild_id: int) -> None:
        # Events are handled side by side. Whichever of them comes last sees how things are by now.
        with self.under_way.noted():
            async with self._looking:
                await self._look_for_now(guild_id)

    async def _look_for_now(self, guild_id: int) -> None:
        if self.get_guild(guild_id) is None:
            await unavailable_channels.guild_left(self.services, guild_id)
        else:
            await unavailable_channels.guild_joined(self.services, guild_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        with self.under_way.noted():
            await unavailable_channels.channel_deleted(self.services, channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        with self.under_way.noted():
            await unavailable_channels.channel_deleted(self.services, thread.thread_id)

    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        state = thread.data["thread_metadata"]
        if state["archived"]:
            with self.under_way.noted():
                await sleeping_threads.thread_archived(
                    self.services, thread.thread_id, locked=state.get("locked", False)
                )

    async def close(self) -> None:
        """Stop everything; the process can end afterwards.

        First no new work comes in; then what has begun is finished and answered, within a bound; then all connections
        are closed.
        """
        await self._stop_listening()
        await asyncio.gather(
            self.registration.close(), self.scheduler.close(), self.outbox.close(), self.under_way.end()
        )
        await self.services.players.close()
        await super().close()
        await self.health.close()
        await self.services.database.close()

    async def _stop_listening(self) -> None:
        open_shards = [asyncio.ensure_future(shard.disconnect()) for shard in self.shards.values()]
        if open_shards:
            _done, late = await asyncio.wait(open_shards, timeout=GOODBYE)
            for task in late:
                task.cancel()
