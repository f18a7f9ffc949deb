"""How the table's things look in Discord's JSON."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from . import permissions
from .model import (
    COMPONENTS_V2,
    HAS_THREAD,
    STAGE_CHANNEL,
    THREADS_ONLY,
    VOICE_CHANNEL,
    Attachment,
    Channel,
    Guild,
    Json,
    Member,
    Message,
    Person,
)
from .snowflakes import iso, moment
from .world import World

ATTACHMENT_LIMIT = 10 * 1024 * 1024
REQUIRE_TAG = 1 << 4


class Wire:
    """Turns people, servers, channels and messages into Discord's JSON. ``base`` is the address of the table."""

    def __init__(self, world: World, base: str) -> None:
        self.world = world
        self.base = base

    def user(self, person: Person) -> Json:
        return {
            "id": str(person.id),
            "username": person.name,
            "discriminator": "0000" if person.bot else "0",
            "global_name": None if person.bot else person.name,
            "avatar": None,
            "avatar_decoration_data": None,
            "bot": person.bot,
            "system": False,
            "public_flags": 0,
            "flags": 0,
            "banner": None,
            "accent_color": None,
            "primary_guild": None,
        }

    def member(self, guild: Guild, member: Member, *, with_user: bool = True) -> Json:
        is_bot = member.user_id == self.world.bot_id
        shape: Json = {
            "roles": [str(guild.bot_role)] if is_bot else [],
            "nick": member.nick,
            "avatar": None,
            "banner": None,
            "joined_at": iso(member.joined),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "communication_disabled_until": None,
        }
        if with_user:
            shape["user"] = self.user(self.world.people[member.user_id])
        return shape

    def roles(self, guild: Guild) -> list[Json]:
        common: Json = {
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "icon": None,
            "unicode_emoji": None,
            "mentionable": False,
            "flags": 0,
        }
        everyone = common | {
            "id": str(guild.id),
            "name": "@everyone",
            "position": 0,
            "permissions": str(permissions.EVERYONE),
            "managed": False,
        }
        bot = common | {
            "id": str(guild.bot_role),
            "name": self.world.bot.name,
            "position": 1,
            "permissions": str(permissions.BOT_ROLE),
            "managed": True,
            "tags": {"bot_id": str(self.world.bot_id)},
        }
        return [everyone, bot]

    def guild(self, guild: Guild) -> Json:
        return {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "splash": None,
            "discovery_splash": None,
            "banner": None,
            "description": None,
            "owner_id": str(guild.owner_id),
            "afk_channel_id": None,
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "premium_progress_bar_enabled": False,
            "preferred_locale": guild.locale,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "safety_alerts_channel_id": None,
            "vanity_url_code": None,
            "application_id": None,
            "nsfw": False,
            "incidents_data": None,
            "home_header": None,
            "region": "us-central",
            "widget_enabled": False,
            "widget_channel_id": None,
            "max_presences": None,
            "max_members": 500_000,
            "max_video_channel_users": 25,
            "max_stage_video_channel_users": 50,
            "features": [],
            "emojis": [],
            "stickers": [],
            "roles": self.roles(guild),
        }

    def guild_create(self, guild: Guild, *, all_members: bool, joined: bool = False) -> Json:
        """The guild as the gateway shows it to a bot, which sees only itself unless it asked for presences.

        A guild that the bot has just ``joined`` does not say that it is available: that is how bots tell the two.
        """
        shown = guild.members.values() if all_members else [guild.members[self.world.bot_id]]
        state = {} if joined else {"unavailable": False}
        return (
            self.guild(guild)
            | state
            | {
                "large": False,
                "joined_at": iso(guild.members[self.world.bot_id].joined),
                "member_count": len(guild.members),
                "members": [self.member(guild, member) for member in shown],
                "channels": [self.channel(channel) for channel in self.world.channels_of(guild)],
                "threads": [self.channel(thread) for thread in self.active_threads(guild)],
                "voice_states": [],
                "presences": [],
                "stage_instances": [],
                "guild_scheduled_events": [],
                "soundboard_sounds": [],
            }
        )

    def active_threads(self, guild: Guild) -> list[Channel]:
        """The threads that are not archived and that the bot sees."""
        world = self.world
        return [
            thread
            for thread in world.threads_of(guild)
            if not thread.archived and world.bot_permissions(thread) & permissions.VIEW_CHANNEL
        ]

    def channel(self, channel: Channel) -> Json:
        shape: Json = {
            "id": str(channel.id),
            "type": channel.type,
            "last_message_id": str(channel.last_message_id) if channel.last_message_id else None,
            "flags": 0,
        }
        if channel.is_dm:
            recipient = self.world.people[channel.recipient_id or 0]
            return shape | {"recipients": [self.user(recipient)]}
        shape |= {
            "guild_id": str(channel.guild_id),
            "name": channel.name,
            "parent_id": str(channel.parent_id) if channel.parent_id else None,
            "rate_limit_per_user": channel.slowmode,
        }
        if channel.is_thread:
            return shape | self._thread_part(channel)
        if channel.type in THREADS_ONLY:
            shape |= {
                "flags": REQUIRE_TAG if channel.require_tag else 0,
                "available_tags": channel.tags,
                "default_reaction_emoji": None,
                "default_thread_rate_limit_per_user": 0,
                "default_sort_order": None,
                "default_forum_layout": 0,
            }
        if channel.type in (VOICE_CHANNEL, STAGE_CHANNEL):
            shape |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
        return shape | {
            "topic": channel.topic,
            "position": channel.position,
            "nsfw": False,
            "last_pin_timestamp": None,
            "permission_overwrites": self._overwrites(channel),
        }

    def _overwrites(self, channel: Channel) -> list[Json]:
        if not channel.allow and not channel.deny:
            return []
        allow, deny = str(channel.allow), str(channel.deny)
        return [{"id": str(self.world.bot_id), "type": 1, "allow": allow, "deny": deny}]

    def _thread_part(self, thread: Channel) -> Json:
        part: Json = {
            "owner_id": str(thread.owner_id),
            "message_count": thread.sent,
            "total_message_sent": thread.sent,
            "member_count": len(thread.members),
            "thread_metadata": {
                "archived": thread.archived,
                "archive_timestamp": iso(thread.archived_at),
                "auto_archive_duration": thread.auto_archive,
                "locked": thread.locked,
                "invitable": thread.invitable,
                "create_timestamp": iso(moment(thread.id)),
            },
            "applied_tags": [str(tag) for tag in thread.applied_tags],
        }
        if self.world.bot_id in thread.members:
            part["member"] = self.thread_member(thread, self.world.bot_id)
        return part

    def thread_member(self, thread: Channel, person_id: int) -> Json:
        """A member of a thread."""
        return {
            "id": str(thread.id),
            "user_id": str(person_id),
            "join_timestamp": iso(moment(thread.id)),
            "flags": 0,
        }

    # --- messages ------------------------------------------------------------------------------------------------

    def attachment(self, channel_id: int, attachment: Attachment) -> Json:
        address = (
            f"{self.base}/attachments/{channel_id}/{attachment.id}/{quote(attachment.filename)}?hm={attachment.secret}"
        )
        shape: Json = {
            "id": str(attachment.id),
            "filename": attachment.filename,
            "size": attachment.size,
            "url": address,
            "proxy_url": address,
            "content_type": attachment.content_type,
            "content_scan_version": 0,
        }
        if attachment.width is not None:
            shape |= {"width": attachment.width, "height": attachment.height}
        if attachment.description is not None:
            shape["description"] = attachment.description
        if attachment.ephemeral:
            shape["ephemeral"] = True
        return shape

    def message(self, message: Message, *, nested: bool = False) -> Json:
        """A message as the HTTP API shows it; ``nested`` leaves out the message that it answers."""
        world = self.world
        files = {a.filename: self.attachment(message.channel_id, a) for a in message.attachments}
        used: set[str] = set()
        embeds = [_fill_addresses(embed, files, used) for embed in message.embeds]
        shown = [shape for name, shape in files.items() if name not in used or message.flags & COMPONENTS_V2]
        components = [_fill_addresses(component, files, set()) for component in message.components]
        shape: Json = {
            "id": str(message.id),
            "channel_id": str(message.channel_id),
            "type": message.type,
            "author": self.user(world.people[message.author_id]),
            "content": message.content,
            "timestamp": iso(moment(message.id)),
            "edited_timestamp": iso(message.edited) if message.edited else None,
            "tts": message.tts,
            "mention_everyone": message.mention_everyone,
            "mentions": [self.user(world.people[p]) for p in message.mentions if p in world.people],
            "mention_roles": [str(role) for role in message.mention_roles],
            "attachments": shown,
            "embeds": embeds,
            "components": components,
            "pinned": message.pinned,
            "flags": message.flags,
        }
        if message.nonce is not None:
            shape["nonce"] = message.nonce
        if message.application:
            shape |= {"webhook_id": str(world.bot_id), "application_id": str(world.bot_id)}
        if message.metadata is not None:
            shape |= self._interaction_part(message.metadata)
        if message.flags & HAS_THREAD and message.id in world.channels:
            shape["thread"] = self.channel(world.channels[message.id])
        if message.reference is not None:
            shape["message_reference"] = message.reference
            if not nested and "message_id" in message.reference:
                shape["referenced_message"] = self._referenced(message)
        return shape

    def _interaction_part(self, metadata: Json) -> Json:
        user = self.user(self.world.people[int(metadata["user_id"])])
        shown = {key: value for key, value in metadata.items() if key not in ("user_id", "target_id", "trigger")}
        shown |= {"user": user, "authorizing_integration_owners": metadata.get("owners", {})}
        shown.pop("owners", None)
        if "target_id" in metadata and int(metadata["target_id"]) in self.world.people:
            shown["target_user"] = self.user(self.world.people[int(metadata["target_id"])])
        if "trigger" in metadata:
            shown["triggering_interaction_metadata"] = self._interaction_part(metadata["trigger"])[
                "interaction_metadata"
            ]
        part: Json = {"interaction_metadata": shown}
        if metadata["type"] == 2:
            part["interaction"] = {"id": metadata["id"], "type": 2, "name": metadata["name"], "user": user}
        return part

    def _referenced(self, message: Message) -> Json | None:
        """The message that is answered; None if it is gone, or if not all who see the answer see it."""
        reference: Json = message.reference or {}
        held = self.world.messages.get(int(reference["channel_id"]), {}).get(int(reference["message_id"]))
        return self.message(held, nested=True) if held and held.visible_to in (None, message.visible_to) else None


def _fill_addresses(value: Any, files: dict[str, Json], used: set[str]) -> Any:
    """A copy in which every ``{"url": "attachment://NAME"}`` has the file's address; ``used`` collects the names."""
    if isinstance(value, list):
        return [_fill_addresses(item, files, used) for item in value]
    if not isinstance(value, dict):
        return value
    address = value.get("url")
    if isinstance(address, str) and address.startswith("attachment://"):
        name = address.removeprefix("attachment://")
        if name in files:
            used.add(name)
            file = files[name]
            found = {"url": file["url"], "proxy_url": file["proxy_url"]}
            found |= {key: file[key] for key in ("width", "height", "content_type") if key in file}
            return value | found | {"attachment_id": file["id"], "loading_state": 2}
    return {key: _fill_addresses(item, files, used) for key, item in value.items()}
