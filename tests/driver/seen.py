"""What a person sees, for tests that drive the table: messages, answers, forms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.table.model import EPHEMERAL, LOADING, Json
from bot.table.people.asking import walk

UNKNOWN = "unknown-user"
"""What a client shows of somebody whom it knows nothing of."""


class InteractionFailed(Exception):
    """The person was told "This interaction failed": the bot did not answer within three seconds."""


class NotThere(Exception):
    """The driver looked for something that the person does not see."""


@dataclass(frozen=True, slots=True)
class SeenMessage:
    """A message as one person saw it at one moment. ``at`` is the time of arrival by ``time.perf_counter``."""

    data: Json
    at: float = 0.0

    @property
    def id(self) -> str:
        return str(self.data["id"])

    @property
    def channel(self) -> str:
        """The id of its channel."""
        return str(self.data["channel_id"])

    @property
    def content(self) -> str:
        return str(self.data["content"])

    @property
    def author(self) -> str:
        """The name of who wrote it."""
        return str(self.data["author"]["username"])

    @property
    def embeds(self) -> list[Json]:
        return list(self.data["embeds"])

    @property
    def components(self) -> list[Json]:
        return list(self.data["components"])

    @property
    def attachments(self) -> list[Json]:
        """Discord's attachments: ``url``, ``filename``, ``description`` (the alt text), ``width``, ``height``."""
        return list(self.data["attachments"])

    @property
    def alt_texts(self) -> list[str]:
        return [str(attachment.get("description", "")) for attachment in self.attachments]

    @property
    def mentions(self) -> list[str]:
        """Names of the people who are pinged."""
        return [str(user["username"]) for user in self.data["mentions"]]

    def shown_to(self, person_id: str) -> str:
        """The content as the client of a person shows it that knows nobody but them and whom the message mentions."""
        known = {str(user["id"]): str(user["username"]) for user in self.data["mentions"]}

        def shown(found: re.Match[str]) -> str:
            number = found[1]
            return f"@{known.get(number, 'you' if number == person_id else UNKNOWN)}"

        return re.sub(r"(?<!\\)<@!?(\d+)>", shown, self.content)

    @property
    def ephemeral(self) -> bool:
        return bool(self.data["flags"] & EPHEMERAL)

    @property
    def thinking(self) -> bool:
        return bool(self.data["flags"] & LOADING)

    @property
    def edited(self) -> bool:
        return self.data["edited_timestamp"] is not None

    @property
    def buttons(self) -> list[Json]:
        return [part for part in walk(self.components) if part["type"] == 2]

    @property
    def selects(self) -> list[Json]:
        return [part for part in walk(self.components) if part["type"] in (3, 5, 6, 7, 8)]

    @property
    def labels(self) -> list[str]:
        """The labels of the buttons that can be pressed."""
        return [str(button.get("label", "")) for button in self.buttons if not button.get("disabled")]

    def button(self, name: str) -> Json:
        """The button with this label or custom id; the label alone is enough of ``emoji label``."""
        for button in self.buttons:
            if name in (button.get("label"), button.get("custom_id")):
                return button
        raise NotThere(f"no button {name!r} among {[b.get('label') or b.get('custom_id') for b in self.buttons]}")

    @property
    def text(self) -> str:
        """Everything that is written in it: content, embeds, text displays, alt texts."""
        return "\n".join(self._texts())

    def _texts(self) -> Iterator[str]:
        yield self.content
        for embed in self.embeds:
            yield from (str(embed[key]) for key in ("title", "description") if embed.get(key))
            for entry in embed.get("fields", []):
                yield f"{entry['name']}: {entry['value']}"
            if embed.get("footer"):
                yield str(embed["footer"]["text"])
        yield from (str(part["content"]) for part in walk(self.components) if part["type"] == 10)
        yield from self.alt_texts


@dataclass(slots=True)
class Answer:
    """What came back for one interaction.

    ``kind`` is ``message`` (a new message, or a deferred one once it is there), ``updated`` (the message that was
    clicked changed), ``acknowledged`` (nothing visible yet), ``modal`` or ``choices``. Times are by
    ``time.perf_counter``: ``asked`` when the request left, ``acknowledged`` at the first sign of the bot, ``at`` when
    the answer was there.
    """

    kind: str
    interaction: str
    asked: float
    acknowledged: float
    at: float
    seen: SeenMessage | None = None
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)

    @property
    def message(self) -> SeenMessage:
        if self.seen is None:
            raise NotThere(f"the answer is of the kind {self.kind!r} and has no message")
        return self.seen

    @property
    def content(self) -> str:
        return self.message.content

    @property
    def embeds(self) -> list[Json]:
        return self.message.embeds

    @property
    def components(self) -> list[Json]:
        return self.message.components

    @property
    def attachments(self) -> list[Json]:
        return self.message.attachments

    @property
    def ephemeral(self) -> bool:
        return self.message.ephemeral

    @property
    def labels(self) -> list[str]:
        return self.message.labels

    @property
    def text(self) -> str:
        return self.message.text

    @property
    def seconds(self) -> float:
        """From the request to the answer."""
        return self.at - self.asked


class Event:
    """One live event: ``data`` as the table sent it, ``at`` its arrival, ``number`` its place among all events."""

    __slots__ = ("at", "data", "number")

    def __init__(self, number: int, at: float, data: Json) -> None:
        self.number, self.at, self.data = number, at, data

    @property
    def message(self) -> SeenMessage | None:
        found = self.data.get("message")
        return SeenMessage(found, self.at) if found else None
