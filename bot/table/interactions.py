"""The life of an interaction: asked by a person, answered by the bot within three seconds, followed up for fifteen
minutes."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Literal

from .checks.commands import GROUP, SUBCOMMAND, check_choices
from .checks.form import Form
from .checks.message import check_message
from .checks.modal import check_modal
from .clock import Timer
from .errors import ApiError
from .model import (
    CHAT_INPUT_COMMAND,
    COMPONENTS_V2,
    CONTEXT_MENU_COMMAND,
    DEFAULT_MESSAGE,
    EPHEMERAL,
    LOADING,
    REPLY,
    SILENT,
    SUPPRESS_EMBEDS,
    Channel,
    Json,
    Message,
    Person,
    Upload,
)
from .posts import Posts, reference_to
from .world import Event, World

ANSWER_WITHIN = 3.0
TOKEN_LIFE = 900.0

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
SAY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9

_ANSWERS: dict[int, set[int]] = {
    COMMAND: {SAY, DEFER, MODAL},
    COMPONENT: {SAY, DEFER, DEFER_UPDATE, UPDATE, MODAL},
    AUTOCOMPLETE: {CHOICES},
    MODAL_SUBMIT: {SAY, DEFER, DEFER_UPDATE, UPDATE},
}


@dataclass(slots=True)
class Interaction:
    """One interaction. ``source`` is the message that a component sits on, ``original`` the first answer's message."""

    id: int
    token: str
    kind: int
    person: Person
    channel: Channel
    data: Json
    expires: float
    nonce: str | None = None
    source: Message | None = None
    metadata: Json = field(default_factory=dict)
    option_type: int | None = None
    state: Literal["waiting", "answered", "failed"] = "waiting"
    answer: int | None = None
    original: Message | None = None
    modal: Json | None = None
    timer: Timer | None = None


def _path(data: Json) -> list[str]:
    """The names of a command, of its group and of its subcommand, as far as there are such."""
    inner = [option for option in data.get("options") or [] if option["type"] in (SUBCOMMAND, GROUP)]
    return [data["name"], *(name for option in inner for name in _path(option))]


class Interactions:
    """All interactions of this run, by id and by token."""

    def __init__(self, world: World, posts: Posts) -> None:
        self.world = world
        self.posts = posts
        self.by_id: dict[int, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}

    # --- asking --------------------------------------------------------------------------------------------------

    def ask(
        self,
        kind: int,
        person: Person,
        channel: Channel,
        data: Json,
        *,
        nonce: str | None = None,
        source: Message | None = None,
        parent: Interaction | None = None,
        option_type: int | None = None,
    ) -> Interaction:
        """Begin an interaction and tell the bot; whoever watches hears of its fate through ``interaction`` events."""
        world = self.world
        interaction = Interaction(
            world.snowflakes.next(),
            secrets.token_urlsafe(48),
            kind,
            person,
            channel,
            data,
            world.clock.now() + TOKEN_LIFE,
            nonce,
            source,
            option_type=option_type,
        )
        interaction.metadata = self._metadata(interaction, parent)
        self._forget_expired()
        self.by_id[interaction.id] = interaction
        self.by_token[interaction.token] = interaction
        interaction.timer = world.clock.call_later(ANSWER_WITHIN, lambda: self._too_late(interaction))
        self._tell(interaction, "asked")
        return interaction

    def _metadata(self, interaction: Interaction, parent: Interaction | None) -> Json:
        guild_id = interaction.channel.guild_id
        metadata: Json = {
            "id": str(interaction.id),
            "type": interaction.kind,
            "user_id": str(interaction.person.id),
            "owners": {"0": str(guild_id or 0)},
        }
        if interaction.kind == COMMAND:
            metadata |= {"name": " ".join(_path(interaction.data)), "command_type": interaction.data["type"]}
            if "target_id" in interaction.data:
                metadata["target_id"] = interaction.data["target_id"]
        elif interaction.kind == COMPONENT and interaction.source:
            metadata["interacted_message_id"] = str(interaction.source.id)
        elif interaction.kind == MODAL_SUBMIT and parent:
            metadata["trigger"] = parent.metadata
        return metadata

    def _too_late(self, interaction: Interaction) -> None:
        if interaction.state == "waiting":
            interaction.state = "failed"
            self._tell(interaction, "failed")

    def _forget_expired(self) -> None:
        now = self.world.clock.now()
        for old in [i for i in self.by_id.values() if i.expires + TOKEN_LIFE < now]:
            del self.by_id[old.id]
            del self.by_token[old.token]

    def _tell(self, interaction: Interaction, state: str, message: Message | None = None, **more: object) -> None:
        data: Json = {"interaction": interaction, "state": state, **more}
        event = Event("interaction", channel=interaction.channel, message=message, person=interaction.person)
        event.data = data
        self.world.publish(event)

    # --- the first answer ----------------------------------------------------------------------------------------

    def callback(self, interaction_id: int, token: str, body: Json, uploads: list[Upload]) -> Interaction:
        """The bot's first answer, of the type that ``body`` names."""
        interaction = self.by_id.get(interaction_id)
        if interaction is None or not secrets.compare_digest(interaction.token, token):
            raise ApiError(10062)
        if interaction.state == "failed":
            raise ApiError(10062)
        if interaction.state == "answered":
            raise ApiError(40060)
        kind = body.get("type")
        allowed = set(_ANSWERS[interaction.kind])
        if interaction.source is None:
            allowed -= {DEFER_UPDATE, UPDATE}
        self._still_there(interaction)
        form = Form()
        form.choice(kind, ("type",), allowed)
        form.finish()
        assert isinstance(kind, int)
        self._answer(interaction, kind, body.get("data") or {}, uploads)
        return interaction

    def _answer(self, interaction: Interaction, kind: int, data: Json, uploads: list[Upload]) -> None:
        if kind == MODAL:
            check_modal(data)
            self._settle(interaction, kind)
            interaction.modal = data
            self._tell(interaction, "modal")
        elif kind == CHOICES:
            form = Form()
            check_choices(form, data.get("choices"), interaction.option_type, ("data", "choices"))
            form.finish()
            self._settle(interaction, kind)
            self._tell(interaction, "choices", choices=data.get("choices") or [])
        elif kind == SAY:
            check_message(data, uploads)
            self._settle(interaction, kind)
            flags = int(data.get("flags") or 0) & ~LOADING
            interaction.original = self._say(interaction, data | {"flags": flags}, uploads, first=True)
            self._tell(interaction, "message", interaction.original)
        elif kind == DEFER:
            self._settle(interaction, kind)
            flags = int(data.get("flags") or 0) & EPHEMERAL
            interaction.original = self._say(interaction, {"flags": flags | LOADING}, [], first=True)
            self._tell(interaction, "thinking", interaction.original)
        else:
            self._update_source(interaction, kind, data, uploads)

    def _update_source(self, interaction: Interaction, kind: int, data: Json, uploads: list[Upload]) -> None:
        source = interaction.source
        assert source is not None
        if kind == DEFER_UPDATE:
            self._settle(interaction, kind)
            interaction.original = source
            self._tell(interaction, "acknowledged")
            return
        check_message(data, uploads, edited_flags=source.flags)
        self._settle(interaction, kind)
        interaction.original = source
        self._change(source, data, uploads)
        self._tell(interaction, "updated", source)

    def _settle(self, interaction: Interaction, kind: int) -> None:
        interaction.state, interaction.answer = "answered", kind
        if interaction.timer:
            interaction.timer.cancel()

    def _say(self, interaction: Interaction, data: Json, uploads: list[Upload], *, first: bool) -> Message:
        flags = int(data.get("flags") or 0)
        kind, reference = DEFAULT_MESSAGE, None
        if interaction.kind == COMMAND and first:
            kind = CHAT_INPUT_COMMAND if interaction.data["type"] == 1 else CONTEXT_MENU_COMMAND
        elif first and interaction.source:
            kind, reference = REPLY, reference_to(interaction.source, interaction.channel)
        elif not first and interaction.original:
            kind, reference = REPLY, reference_to(interaction.original, interaction.channel)
        message = Message(
            self.world.snowflakes.next(),
            interaction.channel.id,
            self.world.bot_id,
            kind,
            tts=bool(data.get("tts")),
            flags=flags & (EPHEMERAL | LOADING | SILENT | SUPPRESS_EMBEDS | COMPONENTS_V2),
            reference=reference,
            application=True,
            metadata=interaction.metadata,
            visible_to=interaction.person.id if flags & EPHEMERAL else None,
        )
        self.posts.fill(message, data, uploads)
        self.world.add_message(message)
        return message

    def _still_there(self, interaction: Interaction) -> None:
        if interaction.channel.id not in self.world.channels:
            raise ApiError(10003)

    def _change(self, message: Message, data: Json, uploads: list[Upload]) -> None:
        loading = bool(message.flags & LOADING)
        message.flags &= ~LOADING
        self.posts.change(message, data, uploads, silently=loading)

    # --- afterwards ----------------------------------------------------------------------------------------------

    def by_webhook(self, application_id: int, token: str) -> Interaction:
        """The interaction that a webhook address belongs to, while its token lives and once it was answered."""
        interaction = self.by_token.get(token)
        if interaction is None or application_id != self.world.bot_id:
            raise ApiError(10015)
        if self.world.clock.now() >= interaction.expires:
            raise ApiError(50027)
        if interaction.state != "answered":
            raise ApiError(10015)
        return interaction

    def follow_up(self, interaction: Interaction, body: Json, uploads: list[Upload]) -> Message:
        """Another message. The first one after a deferral takes the place of "thinking…", as on Discord."""
        check_message(body, uploads)
        original = interaction.original
        if original is not None and original.flags & LOADING and interaction.answer == DEFER:
            self.edit(interaction, original, body, uploads)
            return original
        self._still_there(interaction)
        message = self._say(interaction, body, uploads, first=False)
        self._tell(interaction, "followup", message)
        return message

    def find(self, interaction: Interaction, which: str) -> Message:
        """The message ``@original`` or the one with this id, if this interaction may touch it."""
        message: Message | None = interaction.original
        if which != "@original":
            held = self.world.messages.get(interaction.channel.id, {})
            message = held.get(int(which)) if which.isdigit() else None
            if message is not None and not (message.application and message.author_id == self.world.bot_id):
                message = None
        if message is None or message.id not in self.world.messages.get(message.channel_id, {}):
            raise ApiError(10008)
        return message

    def edit(self, interaction: Interaction, message: Message, body: Json, uploads: list[Upload]) -> Message:
        check_message(body, uploads, edited_flags=message.flags)
        self.posts.refuse_emptying(message, body, uploads)
        was_loading = bool(message.flags & LOADING)
        self._change(message, body, uploads)
        self._tell(interaction, "message" if was_loading else "updated", message)
        return message
