"""The whole state of the table, its only writer, and the events that tell of each change."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Literal

from . import permissions
from .clock import Clock
from .errors import ApiError
from .files import Files
from .model import (
    DM_CHANNEL,
    HAS_THREAD,
    PRIVATE_THREAD,
    TEXT_CHANNEL,
    Attachment,
    Channel,
    Guild,
    Json,
    Member,
    Message,
    Person,
)
from .snowflakes import Snowflakes

LATE_FILES = 20
"""How many files are still given out of those whose messages are gone."""

EventKind = Literal[
    "message_create",
    "message_update",
    "message_delete",
    "channel_create",
    "channel_update",
    "channel_delete",
    "thread_create",
    "thread_update",
    "thread_delete",
    "thread_join",
    "guild_create",
    "guild_delete",
    "member_add",
    "member_remove",
    "person_update",
    "commands",
    "typing",
    "interaction",
]


@dataclass(slots=True)
class Event:
    """Something that happened. ``data`` holds what only some kinds have."""

    kind: EventKind
    guild: Guild | None = None
    channel: Channel | None = None
    message: Message | None = None
    person: Person | None = None
    data: Json = field(default_factory=dict)


Watcher = Callable[[Event], None]


class World:
    """People, servers, channels and messages. Every change goes through a method and is published to the watchers."""

    def __init__(self, clock: Clock, files: Files) -> None:
        self.clock = clock
        self.files = files
        self.late_files: deque[tuple[Attachment, bytes]] = deque(maxlen=LATE_FILES)
        self.snowflakes = Snowflakes(clock)
        self.people: dict[int, Person] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, dict[int, Message]] = {}
        self.commands: dict[int | None, list[Json]] = {None: []}
        self.watchers: list[Watcher] = []
        self.bot_id = 0

    def publish(self, event: Event) -> None:
        for watcher in self.watchers:
            watcher(event)

    @property
    def bot(self) -> Person:
        return self.people[self.bot_id]

    # --- finding -------------------------------------------------------------------------------------------------

    def person(self, person_id: int) -> Person:
        try:
            return self.people[person_id]
        except KeyError:
            raise ApiError(10013) from None

    def guild(self, guild_id: int) -> Guild:
        try:
            return self.guilds[guild_id]
        except KeyError:
            raise ApiError(10004) from None

    def channel(self, channel_id: int) -> Channel:
        try:
            return self.channels[channel_id]
        except KeyError:
            raise ApiError(10003) from None

    def message(self, channel_id: int, message_id: int) -> Message:
        try:
            return self.messages[channel_id][message_id]
        except KeyError:
            raise ApiError(10008) from None

    def member(self, guild: Guild, person_id: int) -> Member:
        try:
            return guild.members[person_id]
        except KeyError:
            raise ApiError(10007) from None

    def guild_of(self, channel: Channel) -> Guild | None:
        return self.guilds.get(channel.guild_id) if channel.guild_id is not None else None

    def channels_of(self, guild: Guild) -> Iterator[Channel]:
        return (c for c in self.channels.values() if c.guild_id == guild.id and not c.is_thread)

    def threads_of(self, guild: Guild) -> Iterator[Channel]:
        return (c for c in self.channels.values() if c.guild_id == guild.id and c.is_thread)

    def bot_guilds(self) -> list[Guild]:
        return [guild for guild in self.guilds.values() if self.bot_id in guild.members]

    def share_a_guild(self, person_id: int) -> bool:
        return any(person_id in guild.members for guild in self.bot_guilds())

    # --- who may see and do --------------------------------------------------------------------------------------

    def bot_permissions(self, channel: Channel) -> int:
        """What the bot may do there: nothing in a private thread that it is not in, unless it manages threads."""
        granted = self.granted(channel)
        outside = channel.type == PRIVATE_THREAD and self.bot_id not in channel.members
        return 0 if outside and not granted & permissions.MANAGE_THREADS else granted

    def granted(self, channel: Channel) -> int:
        """The bot's permissions as interactions tell them, whether or not it is in a private thread: its role and
        everyone's, then the overwrites of the channel, or of the one of which it is a thread."""
        guild = self.guild_of(channel)
        if guild is None:
            return permissions.IN_DM
        if self.bot_id not in guild.members:
            return 0
        place = self.channels.get(channel.parent_id or 0, channel) if channel.is_thread else channel
        granted = permissions.EVERYONE | permissions.BOT_ROLE
        granted = (granted & ~place.deny) | place.allow
        return granted if granted & permissions.VIEW_CHANNEL else 0

    def person_permissions(self, guild: Guild, person_id: int) -> int:
        if guild.owner_id == person_id:
            return permissions.ALL
        member = guild.members.get(person_id)
        return member.permissions if member else 0

    def sees(self, person_id: int, channel: Channel) -> bool:
        """Whether a person at the page sees the channel."""
        if channel.is_dm:
            return channel.recipient_id == person_id
        guild = self.guild_of(channel)
        if guild is None or person_id not in guild.members:
            return False
        if channel.type == PRIVATE_THREAD and person_id not in channel.members:
            return bool(self.person_permissions(guild, person_id) & permissions.MANAGE_THREADS)
        return True

    # --- people and servers --------------------------------------------------------------------------------------

    def add_person(self, name: str, *, bot: bool = False) -> Person:
        person = Person(self.snowflakes.next(), name, bot)
        self.people[person.id] = person
        self.publish(Event("person_update", person=person))
        return person

    def update_person(self, person: Person, *, locale: str | None = None, dms_open: bool | None = None) -> None:
        person.locale = locale or person.locale
        person.dms_open = person.dms_open if dms_open is None else dms_open
        self.publish(Event("person_update", person=person))

    def add_guild(self, name: str, owner: Person, members: list[Person]) -> Guild:
        guild = Guild(self.snowflakes.next_millisecond(), name, owner.id, self.snowflakes.next())
        for person in [owner, *members]:
            guild.members[person.id] = Member(person.id, self.clock.now())
        self.guilds[guild.id] = guild
        return guild

    def add_member(self, guild: Guild, person: Person) -> None:
        """Let a person, or the bot, join the server."""
        if person.id in guild.members:
            return
        guild.members[person.id] = Member(person.id, self.clock.now())
        kind: EventKind = "guild_create" if person.id == self.bot_id else "member_add"
        self.publish(Event(kind, guild=guild, person=person))

    def remove_member(self, guild: Guild, person: Person) -> None:
        """Let a person, or the bot, leave the server."""
        if guild.members.pop(person.id, None) is None:
            raise ApiError(10007)
        kind: EventKind = "guild_delete" if person.id == self.bot_id else "member_remove"
        self.publish(Event(kind, guild=guild, person=person))

    def set_commands(self, guild_id: int | None, commands: list[Json]) -> None:
        self.commands[guild_id] = commands
        self.publish(Event("commands", guild=self.guilds.get(guild_id) if guild_id else None))

    # --- channels ------------------------------------------------------------------------------------------------

    def add_channel(
        self,
        guild: Guild,
        name: str,
        topic: str | None = None,
        kind: int = TEXT_CHANNEL,
        *,
        category: Channel | None = None,
    ) -> Channel:
        position = sum(1 for _ in self.channels_of(guild))
        channel = Channel(self.snowflakes.next(), kind, name, guild_id=guild.id, topic=topic, position=position)
        channel.parent_id = category.id if category else None
        self.channels[channel.id] = channel
        self.publish(Event("channel_create", guild=guild, channel=channel))
        return channel

    def dm_with(self, person: Person) -> Channel:
        """The direct message channel of the bot and the person, made when it does not exist yet."""
        for channel in self.channels.values():
            if channel.is_dm and channel.recipient_id == person.id:
                return channel
        channel = Channel(self.snowflakes.next(), DM_CHANNEL, recipient_id=person.id)
        self.channels[channel.id] = channel
        self.publish(Event("channel_create", channel=channel))
        return channel

    def add_thread(self, parent: Channel, name: str, owner_id: int, kind: int, message: Message | None) -> Channel:
        """A thread under ``parent``. One that starts from a message has the message's id."""
        thread = Channel(
            message.id if message else self.snowflakes.next(),
            kind,
            name,
            guild_id=parent.guild_id,
            parent_id=parent.id,
            owner_id=owner_id,
            archived_at=self.clock.now(),
            members=[owner_id],
        )
        self.channels[thread.id] = thread
        self.publish(Event("thread_create", guild=self.guild_of(thread), channel=thread))
        if message:
            message.flags |= HAS_THREAD
            self.publish(Event("message_update", guild=self.guild_of(parent), channel=parent, message=message))
        return thread

    def join(self, thread: Channel, person_id: int) -> None:
        """Make somebody a member of a thread, unless they are."""
        if person_id not in thread.members:
            thread.members.append(person_id)
            self.publish(Event("thread_join", self.guild_of(thread), thread, person=self.people[person_id]))

    def join_mentioned(self, message: Message) -> None:
        """Who is mentioned in a thread becomes a member of it, if its author may add people."""
        thread = self.channels[message.channel_id]
        guild = self.guild_of(thread)
        if guild is None or not thread.is_thread:
            return
        author = message.author_id
        rights = self.granted(thread) if author == self.bot_id else self.person_permissions(guild, author)
        invites = thread.type != PRIVATE_THREAD or thread.invitable or author == thread.owner_id
        for person_id in message.mentions:
            if person_id in guild.members and (invites or rights & permissions.MANAGE_THREADS):
                self.join(thread, person_id)

    def changed_channel(self, channel: Channel) -> None:
        kind: EventKind = "thread_update" if channel.is_thread else "channel_update"
        self.publish(Event(kind, guild=self.guild_of(channel), channel=channel))

    def archive(self, thread: Channel, *, archived: bool | None = None, locked: bool | None = None) -> None:
        if archived is not None and archived != thread.archived:
            thread.archived = archived
            thread.archived_at = self.clock.now()
        if locked is not None:
            thread.locked = locked
        self.changed_channel(thread)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its messages, and its threads with it."""
        threads = [c for c in self.channels.values() if c.parent_id == channel.id and c.is_thread]
        for gone in [channel, *threads]:
            for message in self.messages.pop(gone.id, {}).values():
                self._forget_files(message)
            self.channels.pop(gone.id, None)
        kind: EventKind = "thread_delete" if channel.is_thread else "channel_delete"
        self.publish(Event(kind, guild=self.guild_of(channel), channel=channel))

    # --- messages ------------------------------------------------------------------------------------------------

    def add_message(self, message: Message) -> None:
        channel = self.channels[message.channel_id]
        guild = self.guild_of(channel)
        if channel.archived and message.visible_to is None:
            self.archive(channel, archived=False)
        self.messages.setdefault(channel.id, {})[message.id] = message
        if message.visible_to is None:
            channel.last_message_id = message.id
            channel.sent += 1
        # Answers to interactions are no posts of a member.
        if channel.is_thread and not message.application:
            self.join(channel, message.author_id)
        self.publish(Event("message_create", guild=guild, channel=channel, message=message))
        if not message.application:
            self.join_mentioned(message)

    def changed_message(self, message: Message) -> None:
        channel = self.channels[message.channel_id]
        self.publish(Event("message_update", guild=self.guild_of(channel), channel=channel, message=message))

    def delete_message(self, message: Message) -> None:
        channel = self.channels[message.channel_id]
        del self.messages[channel.id][message.id]
        self._forget_files(message)
        self.publish(Event("message_delete", guild=self.guild_of(channel), channel=channel, message=message))

    def _forget_files(self, message: Message) -> None:
        for attachment in message.attachments:
            self.forget_file(attachment)

    def forget_file(self, attachment: Attachment) -> None:
        """Drop a file that no message has any more. Whoever is just loading it still gets it, as from Discord."""
        data = self.files.get(attachment.id)
        self.files.drop(attachment.id)
        if data is not None:
            self.late_files.append((attachment, data))


def new_world(clock: Clock, files: Files, guild_names: list[str]) -> World:
    """A world with the bot, three people, and servers of two channels each. The first person owns the servers."""
    world = World(clock, files)
    bot = world.add_person("Games", bot=True)
    world.bot_id = bot.id
    people = [world.add_person(name) for name in ("Ann", "Ben", "Cleo")]
    for name in guild_names:
        guild = world.add_guild(name, people[0], [*people[1:], bot])
        world.add_channel(guild, "table", "Play here")
        world.add_channel(guild, "lounge", "Everything else")
    return world


def new_secret() -> str:
    """32 random hexadecimal digits."""
    return secrets.token_hex(16)
