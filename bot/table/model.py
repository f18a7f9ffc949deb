"""What the table remembers: people, servers, channels, messages. Ids are snowflakes, times UTC seconds since 1970."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from . import permissions

Json = dict[str, Any]

TEXT_CHANNEL = 0
DM_CHANNEL = 1
VOICE_CHANNEL = 2
CATEGORY = 4
ANNOUNCEMENT_CHANNEL = 5
ANNOUNCEMENT_THREAD = 10
PUBLIC_THREAD = 11
PRIVATE_THREAD = 12
STAGE_CHANNEL = 13
FORUM_CHANNEL = 15
MEDIA_CHANNEL = 16

THREADS_ONLY = (FORUM_CHANNEL, MEDIA_CHANNEL)
"""Channels that hold nothing but threads, each begun with a message."""
WITHOUT_MESSAGES = (CATEGORY, *THREADS_ONLY)

DEFAULT_MESSAGE = 0
THREAD_CREATED = 18
REPLY = 19
CHAT_INPUT_COMMAND = 20
CONTEXT_MENU_COMMAND = 23

SUPPRESS_EMBEDS = 1 << 2
HAS_THREAD = 1 << 5
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SILENT = 1 << 12
COMPONENTS_V2 = 1 << 15


@dataclass(slots=True)
class Person:
    """A Discord user: a person at the page, or the bot."""

    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True


@dataclass(slots=True)
class Member:
    """A person on one server; `joined` in Unix seconds, `permissions` as bits, `nick` their own name there."""

    user_id: int
    joined: float
    permissions: int = permissions.EVERYONE
    nick: str | None = None


@dataclass(slots=True)
class Guild:
    """A server. ``bot_role`` is the id of the role that came with the bot; a kicked bot is no member."""

    id: int
    name: str
    owner_id: int
    bot_role: int
    members: dict[int, Member] = field(default_factory=dict)
    locale: str = "en-US"


@dataclass(slots=True)
class Channel:
    """A channel of a server, a thread or a direct message.

    ``parent_id`` is the channel of a thread, or the category of a channel; ``recipient_id`` is the person of a direct
    message. ``allow`` and ``deny`` are the bot's own permission overwrites. ``members`` are those of a thread, which is
    archived after ``auto_archive`` minutes; ``archived_at`` is when it was archived, woken, or its time set. A forum
    has ``tags``, as Discord's JSON, and a post the ids of its ``applied_tags``.
    """

    id: int
    type: int
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    recipient_id: int | None = None
    owner_id: int | None = None
    topic: str | None = None
    position: int = 0
    allow: int = 0
    deny: int = 0
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive: int = 4320
    archived_at: float = 0.0
    slowmode: int = 0
    members: list[int] = field(default_factory=list)
    tags: list[Json] = field(default_factory=list)
    require_tag: bool = False
    applied_tags: list[int] = field(default_factory=list)
    last_message_id: int | None = None
    sent: int = 0

    @property
    def is_thread(self) -> bool:
        return self.type in (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def is_dm(self) -> bool:
        return self.type == DM_CHANNEL


def thread_type(parent: Channel) -> int:
    """The type of the threads that everybody who sees the channel sees as well."""
    return ANNOUNCEMENT_THREAD if parent.type == ANNOUNCEMENT_CHANNEL else PUBLIC_THREAD


@dataclass(slots=True)
class Attachment:
    """A file of a message. ``secret`` is part of its address, as only those who see the message may have it."""

    id: int
    filename: str
    size: int
    content_type: str
    secret: str
    description: str | None = None
    width: int | None = None
    height: int | None = None
    ephemeral: bool = False


@dataclass(slots=True)
class Message:
    """A message. ``visible_to`` names the one person who sees an ephemeral message.

    ``embeds`` and ``components`` are Discord's JSON, with ``attachment://`` addresses kept as the bot wrote them.
    ``metadata`` is Discord's ``interaction_metadata``; ``reference`` its ``message_reference``.
    """

    id: int
    channel_id: int
    author_id: int
    type: int = DEFAULT_MESSAGE
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    edited: float | None = None
    nonce: str | None = None
    tts: bool = False
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    reference: Json | None = None
    application: bool = False
    metadata: Json | None = None
    visible_to: int | None = None
    pinned: bool = False


@dataclass(slots=True)
class Upload:
    """A file as it arrived: the number it was sent under, its name and its bytes."""

    number: int
    filename: str
    data: bytes
