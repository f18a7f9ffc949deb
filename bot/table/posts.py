"""Messages that the bot makes, changes and removes, whichever way they come in."""

from __future__ import annotations

from collections import deque
from typing import Any

from . import permissions
from .checks.message import check_message
from .components import stored
from .errors import ApiError
from .files import content_type, image_size
from .mentions import find_mentions
from .model import (
    COMPONENTS_V2,
    DEFAULT_MESSAGE,
    EPHEMERAL,
    REPLY,
    SILENT,
    SUPPRESS_EMBEDS,
    WITHOUT_MESSAGES,
    Attachment,
    Channel,
    Json,
    Message,
    Upload,
)
from .snowflakes import moment
from .world import World, new_secret

NONCE_MEMORY = 300.0
OLD_MESSAGE = 3600.0
OLD_EDITS, OLD_EDITS_WINDOW = 3, 20.0


class Posts:
    """Makes messages out of request bodies."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._nonces: dict[str, tuple[float, Message]] = {}
        self._old_edits: dict[int, deque[float]] = {}

    # --- the bot's own requests ----------------------------------------------------------------------------------

    def create(self, channel: Channel, body: Json, uploads: list[Upload]) -> Message:
        """Post a message as the bot, with its permissions, its nonce, and the state of thread or DM looked at."""
        check_message(body, uploads)
        self._may_send(channel, body, uploads)
        nonce = str(body["nonce"]) if body.get("nonce") is not None else None
        if nonce is not None and body.get("enforce_nonce"):
            known = self._recent(nonce)
            if known is not None:
                if known.id not in self.world.messages.get(known.channel_id, {}):
                    raise ApiError(10008)
                return known
        reference, replied_to = self._reference(channel, body)
        message = Message(
            self.world.snowflakes.next(),
            channel.id,
            self.world.bot_id,
            REPLY if reference else DEFAULT_MESSAGE,
            nonce=nonce,
            tts=bool(body.get("tts")),
            reference=reference,
            flags=int(body.get("flags") or 0) & (SUPPRESS_EMBEDS | SILENT | COMPONENTS_V2),
        )
        self.fill(message, body, uploads, replied_to=replied_to)
        if nonce is not None:
            self._nonces[nonce] = (self.world.clock.now(), message)
        self.world.add_message(message)
        return message

    def edit(self, channel: Channel, message: Message, body: Json, uploads: list[Upload]) -> Message:
        """Change a message of the bot's with its token, within the limits for old messages."""
        if message.author_id != self.world.bot_id:
            raise ApiError(50005)
        if not self.world.bot_permissions(channel) & permissions.VIEW_CHANNEL:
            raise ApiError(50001)
        if channel.archived:
            raise ApiError(50083)
        check_message(body, uploads, edited_flags=message.flags)
        self.refuse_emptying(message, body, uploads)
        self._count_old_edit(message)
        self.change(message, body, uploads)
        return message

    # --- shared with interactions --------------------------------------------------------------------------------

    def fill(self, message: Message, body: Json, uploads: list[Upload], *, replied_to: int | None = None) -> None:
        """Give a new message what the body says. The body has been checked."""
        message.content = str(body.get("content") or "").strip()
        message.embeds = [_rich(embed) for embed in body.get("embeds") or []]
        message.components = stored(body.get("components") or [])
        message.attachments = self._attach(message, body, uploads)
        self._mention(message, body, replied_to)

    def change(self, message: Message, body: Json, uploads: list[Upload], *, silently: bool = False) -> None:
        """Change what the body names and leave the rest; ``silently`` leaves the time of editing out."""
        if "content" in body:
            message.content = str(body["content"] or "").strip()
            self._mention(message, body, None)
        if "embeds" in body:
            message.embeds = [_rich(embed) for embed in body["embeds"] or []]
        if "components" in body:
            message.components = stored(body["components"] or [])
        if "flags" in body:
            settable = SUPPRESS_EMBEDS | COMPONENTS_V2
            message.flags = (message.flags & ~SUPPRESS_EMBEDS) | (int(body["flags"] or 0) & settable)
        if "attachments" in body or uploads:
            self._keep(message, body)
            message.attachments += self._attach(message, body, uploads)
        if not silently:
            message.edited = self.world.clock.now()
        self.world.changed_message(message)

    def refuse_emptying(self, message: Message, body: Json, uploads: list[Upload]) -> None:
        """Error 50006 for an edit that would leave nothing of the message."""
        left = (
            str(body["content"] or "").strip() if "content" in body else message.content,
            body.get("embeds", message.embeds),
            body.get("components", message.components),
            uploads or (body.get("attachments", message.attachments)),
        )
        if not any(left):
            raise ApiError(50006)

    def _keep(self, message: Message, body: Json) -> None:
        """Drop the attachments that an edit does not list."""
        if "attachments" not in body:
            return
        listed = {str(entry.get("id")): entry for entry in body["attachments"] or []}
        for attachment in message.attachments:
            entry = listed.get(str(attachment.id))
            if entry is None:
                self.world.forget_file(attachment)
            elif "description" in entry:
                attachment.description = entry["description"]
        message.attachments = [a for a in message.attachments if str(a.id) in listed]

    def _attach(self, message: Message, body: Json, uploads: list[Upload]) -> list[Attachment]:
        about = {str(entry.get("id")): entry for entry in body.get("attachments") or []}
        attached = []
        for upload in uploads:
            entry: Json = about.get(str(upload.number), {})
            size = image_size(upload.data)
            attachment = Attachment(
                self.world.snowflakes.next(),
                _clean_name(str(entry.get("filename") or upload.filename)),
                len(upload.data),
                content_type(upload.filename, upload.data),
                new_secret(),
                entry.get("description"),
                size[0] if size else None,
                size[1] if size else None,
                bool(message.flags & EPHEMERAL),
            )
            self.world.files.put(attachment.id, upload.data)
            attached.append(attachment)
        return attached

    def _mention(self, message: Message, body: Json, replied_to: int | None) -> None:
        world, channel = self.world, self.world.channels[message.channel_id]
        may_everyone = bool(world.bot_permissions(channel) & permissions.MENTION_EVERYONE)
        text = message.content + "".join(_texts(message.components) if message.flags & COMPONENTS_V2 else [])
        found = find_mentions(
            text,
            body.get("allowed_mentions"),
            world.people,
            world.guild_of(channel),
            replied_to=replied_to,
            may_everyone=may_everyone,
        )
        message.mentions, message.mention_roles = found.people, found.roles
        message.mention_everyone = found.everyone

    # --- what is allowed -----------------------------------------------------------------------------------------

    def _may_send(self, channel: Channel, body: Json, uploads: list[Upload]) -> None:
        world = self.world
        if channel.is_dm:
            person = world.person(channel.recipient_id or 0)
            if not world.share_a_guild(person.id):
                raise ApiError(50278)
            if not person.dms_open or person.bot:
                raise ApiError(50007)
            return
        held = world.bot_permissions(channel)
        if not held & permissions.VIEW_CHANNEL:
            raise ApiError(50001)
        if channel.type in WITHOUT_MESSAGES:
            raise ApiError(50008)
        if channel.locked and not held & permissions.MANAGE_THREADS:
            raise ApiError(160005)
        needed = permissions.SEND_MESSAGES_IN_THREADS if channel.is_thread else permissions.SEND_MESSAGES
        if body.get("embeds"):
            needed |= permissions.EMBED_LINKS
        if uploads:
            needed |= permissions.ATTACH_FILES
        if held & needed != needed:
            raise ApiError(50013)

    def _reference(self, channel: Channel, body: Json) -> tuple[Json | None, int | None]:
        """The message that is answered, as Discord keeps it, and its author."""
        given: Any = body.get("message_reference")
        if not given or given.get("message_id") is None:
            return None, None
        if not self.world.bot_permissions(channel) & permissions.READ_MESSAGE_HISTORY:
            raise ApiError(160002)
        held = self.world.messages.get(channel.id, {}).get(int(given["message_id"]))
        if held is None or held.visible_to is not None:
            if given.get("fail_if_not_exists", True):
                fault = {"code": "REPLIES_UNKNOWN_MESSAGE", "message": "Unknown message"}
                raise ApiError(50035, errors={"message_reference": {"_errors": [fault]}})
            return None, None
        return reference_to(held, channel), held.author_id

    def _recent(self, nonce: str) -> Message | None:
        now = self.world.clock.now()
        self._nonces = {key: held for key, held in self._nonces.items() if now - held[0] < NONCE_MEMORY}
        return self._nonces[nonce][1] if nonce in self._nonces else None

    def _count_old_edit(self, message: Message) -> None:
        """Edits of messages older than an hour are few: error 30046 for those beyond."""
        now = self.world.clock.now()
        if now - moment(message.id) < OLD_MESSAGE:
            return
        edits = self._old_edits.setdefault(message.channel_id, deque())
        while edits and now - edits[0] >= OLD_EDITS_WINDOW:
            edits.popleft()
        if len(edits) >= OLD_EDITS:
            raise ApiError(30046, retry_after=round(OLD_EDITS_WINDOW - (now - edits[0]), 3))
        edits.append(now)


def reference_to(message: Message, channel: Channel) -> Json:
    """The `message_reference` of a message, as on the wire."""
    reference: Json = {"type": 0, "channel_id": str(channel.id), "message_id": str(message.id)}
    if channel.guild_id is not None:
        reference["guild_id"] = str(channel.guild_id)
    return reference


def _rich(embed: Json) -> Json:
    fields = [{"inline": False} | field for field in embed.get("fields") or []]
    return embed | {"type": "rich"} | ({"fields": fields} if fields else {})


def _clean_name(name: str) -> str:
    """A file's name as Discord stores it: letters, digits, dots, dashes and underscores."""
    return "".join(char if char.isalnum() or char in "._-" else "_" for char in name)[-255:] or "file"


def _texts(components: list[Json]) -> list[str]:
    texts: list[str] = []
    for component in components:
        if component.get("type") == 10:
            texts.append(str(component.get("content")))
        texts += _texts(component.get("components") or [])
    return texts
