"""A messenger without Discord: it keeps what was sent, and fails on demand."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from bot.discord_api.errors import MessageGoneError
from bot.discord_api.messenger import Messenger
from bot.presenter.message import Button, OutgoingMessage
from bot.text.foreign import ForeignText
from tests.presenter.limits import check_names

Deed = Literal["send", "edit", "strip", "delete", "dm", "wake"]
DM = 1_000_000
"""A person's direct messages are the channel of this number and theirs."""


@dataclass
class Sent:
    """A message as it stands. `called` are those whom it has notified; `versions` counts the sending and the edits."""

    id: int
    channel: int
    outgoing: OutgoingMessage
    nonce: str
    called: tuple[int, ...]
    versions: int = 1
    stripped: bool = False

    @property
    def labels(self) -> list[str]:
        rows = () if self.stripped else self.outgoing.rows
        return [piece.label for row in rows for piece in row if isinstance(piece, Button)]


@dataclass
class Trouble:
    """The next `times` deeds of a kind in a channel fail; `done` says that they have happened all the same."""

    deed: Deed
    channel: int | None
    error: Callable[[], BaseException]
    times: int
    done: bool = False


@dataclass
class RecordingMessenger(Messenger):
    """Like Discord, it gives the earlier message for a nonce that it knows."""

    messages: dict[int, Sent] = field(default_factory=dict)
    troubles: list[Trouble] = field(default_factory=list)
    deeds: list[tuple[Deed, int]] = field(default_factory=list)
    """What was asked, with the channel, whether or not it was done."""

    def fails(
        self,
        deed: Deed,
        error: Callable[[], BaseException],
        channel: int | None = None,
        times: int = 1,
        *,
        done: bool = False,
    ) -> None:
        self.troubles.append(Trouble(deed, channel, error, times, done))

    def seen(self, channel: int) -> list[Sent]:
        """A channel's messages, the oldest first."""
        return [message for _, message in sorted(self.messages.items()) if message.channel == channel]

    def _meets(self, deed: Deed, channel: int, *, done: bool) -> None:
        if not done:
            self.deeds.append((deed, channel))
        for trouble in self.troubles:
            fits = trouble.deed == deed and trouble.channel in (None, channel) and trouble.done is done
            if fits and trouble.times > 0:
                trouble.times -= 1
                raise trouble.error()

    def _message(self, message_id: int) -> Sent:
        if message_id not in self.messages:
            raise MessageGoneError(str(message_id))
        return self.messages[message_id]

    async def send(self, channel_id: int, outgoing: OutgoingMessage, nonce: str) -> int:
        check_names(outgoing)
        self._meets("send", channel_id, done=False)
        known = next((message for message in self.messages.values() if message.nonce == nonce), None)
        if known is None:
            known = Sent(5000 + len(self.deeds), channel_id, outgoing, nonce, outgoing.calls)
            self.messages[known.id] = known
        self._meets("send", channel_id, done=True)
        return known.id

    async def edit(self, channel_id: int, message_id: int, outgoing: OutgoingMessage) -> None:
        check_names(outgoing)
        self._meets("edit", channel_id, done=False)
        message = self._message(message_id)
        message.outgoing, message.stripped = outgoing, False
        message.versions += 1
        self._meets("edit", channel_id, done=True)

    async def strip(self, channel_id: int, message_id: int) -> None:
        self._meets("strip", channel_id, done=False)
        self._message(message_id).stripped = True

    async def delete(self, channel_id: int, message_id: int) -> None:
        self._meets("delete", channel_id, done=False)
        del self.messages[self._message(message_id).id]

    async def direct_channel(self, person_id: int) -> int:
        self._meets("dm", DM + person_id, done=False)
        return DM + person_id

    async def wake(self, thread_id: int) -> None:
        self._meets("wake", thread_id, done=False)

    async def invite(self, thread_id: int, person_id: int) -> None:
        """Nobody is invited here: the tests of threads are elsewhere."""

    async def server_name(self, guild_id: int) -> ForeignText | None:
        return ForeignText("The Server")
