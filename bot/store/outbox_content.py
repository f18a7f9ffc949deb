"""What can have to be said: one type for each kind of outbox item, with the stream in which it is delivered in order.

Here alone the names of streams, kinds and payloads, as rows hold them, are put together and taken apart. Rows of
earlier versions of the bot hold the same.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, NewType

Stream = NewType("Stream", str)
"""Items of one stream are delivered one after another, such as all that concerns a match's board."""


def challenge_stream(challenge_id: int) -> Stream:
    """Of a challenge's message."""
    return Stream(f"challenge-{challenge_id}")


def match_stream(match_id: int) -> Stream:
    """Of all that is said in the channel of a match."""
    return Stream(f"match-{match_id}")


def hand_stream(match_id: int, seat: int) -> Stream:
    """Of the direct messages with one seat's hand."""
    return Stream(f"hand-{match_id}-{seat}")


def thinking_stream(match_id: int) -> Stream:
    """Of what the computer has to choose in a match."""
    return Stream(f"think-{match_id}")


def wake_stream(match_id: int) -> Stream:
    """Of waking a match's thread, which may have to wait while boards must not."""
    return Stream(f"wake-{match_id}")


def cleanup_stream(of: Stream) -> Stream:
    """Of what is done to old messages of a stream: nothing waits for it."""
    return Stream(f"tidy-{of}")


THINK = "think"
"""The kind of those items."""

CallReason = Literal["reminder", "nudge", "resumed", "given"]
"""Why a player is called: time is running out; the other one nudged, resumed, or gave a day."""


@dataclass(frozen=True, slots=True)
class ShowChallenge:
    """Post the message of a challenge, or edit it."""

    challenge_id: int


@dataclass(frozen=True, slots=True)
class ShowBoard:
    """Show where a match stands: its board or its result, and then both hands."""

    match_id: int


@dataclass(frozen=True, slots=True)
class ChooseAction:
    """Have the computer choose its action in a match, unless that has moved on from `ply`."""

    match_id: int
    ply: int


@dataclass(frozen=True, slots=True)
class RefreshResult:
    """Show a result anew in its message: a name in it has changed."""

    match_id: int


@dataclass(frozen=True, slots=True)
class ShowHand:
    """Show a seat its hand; with `retry` although its direct messages were closed."""

    match_id: int
    seat: int
    retry: bool = False


@dataclass(frozen=True, slots=True)
class TellClosedMessages:
    """Tell the channel that a seat takes no direct messages, and where the hand is."""

    match_id: int
    seat: int


@dataclass(frozen=True, slots=True)
class TellCalledOff:
    """Tell both players who called their match off, and why."""

    match_id: int
    admin_id: int
    reason: str | None


@dataclass(frozen=True, slots=True)
class ShowProposal:
    """Post the message of a proposal, or edit it."""

    match_id: int
    proposal_id: int


@dataclass(frozen=True, slots=True)
class CallPlayer:
    """Call a seat to move, unless the match has moved on from `ply`."""

    match_id: int
    reason: CallReason
    seat: int
    ply: int


@dataclass(frozen=True, slots=True)
class BeginThread:
    """Begin the thread of a match from a message in a channel."""

    match_id: int
    channel_id: int
    message_id: int


@dataclass(frozen=True, slots=True)
class WakeThread:
    """Take the thread of a running match out of the archive; `locked` says that it is locked, too."""

    match_id: int
    locked: bool = False


@dataclass(frozen=True, slots=True)
class TellUnavailableChannel:
    """Tell a seat that the channel of its match cannot be used, and how it goes on."""

    match_id: int
    seat: int


@dataclass(frozen=True, slots=True)
class AnnounceSeason:
    """Tell the medals of a season on a server."""

    guild_id: int
    season: str


@dataclass(frozen=True, slots=True)
class RemoveButtons:
    """Take the buttons off an old message. `stream` is the cleanup stream of its own."""

    stream: Stream
    channel_id: int
    message_id: int


@dataclass(frozen=True, slots=True)
class DeleteMessage:
    """Delete an old message. `stream` is the cleanup stream of its own."""

    stream: Stream
    channel_id: int
    message_id: int


@dataclass(frozen=True, slots=True)
class Unknown:
    """Something that another version of the bot wrote, and this one does not understand."""

    stream: Stream
    kind: str
    payload: dict[str, Any]


Content = (
    ShowChallenge
    | ShowBoard
    | ChooseAction
    | RefreshResult
    | ShowHand
    | TellClosedMessages
    | TellCalledOff
    | ShowProposal
    | CallPlayer
    | BeginThread
    | WakeThread
    | TellUnavailableChannel
    | AnnounceSeason
    | RemoveButtons
    | DeleteMessage
    | Unknown
)


@dataclass(frozen=True, slots=True)
class OutboxItem:
    """One thing to be delivered. `attempts` counts the claims so far, this one included.

    `nonce` is at most 24 characters that no other item has, of this database or of another, restored or wiped one.
    """

    id: int
    stream: Stream
    kind: str
    content: Content
    created_at: int
    due_at: int
    attempts: int
    nonce: str


Row = tuple[Stream, str, dict[str, Any]]
"""Stream, kind and payload, as a row holds them."""


def write(content: Content) -> Row:
    """What a row holds of an item."""
    match content:
        case ShowChallenge(challenge_id):
            return challenge_stream(challenge_id), "challenge", {}
        case ShowBoard(match_id):
            return match_stream(match_id), "board", {}
        case ChooseAction(match_id, ply):
            return thinking_stream(match_id), THINK, {"ply": ply}
        case RefreshResult(match_id):
            return match_stream(match_id), "again", {}
        case ShowHand(match_id, seat, retry):
            return hand_stream(match_id, seat), "hand", {"again": True} if retry else {}
        case TellClosedMessages(match_id, seat):
            return match_stream(match_id), "notice", {"what": "dm-closed", "seat": seat}
        case TellCalledOff(match_id, admin_id, reason):
            return match_stream(match_id), "notice", {"what": "aborted", "admin": admin_id, "reason": reason}
        case ShowProposal(match_id, proposal_id):
            return match_stream(match_id), "ask", {"ask": proposal_id}
        case CallPlayer(match_id, call_reason, seat, ply):
            return match_stream(match_id), "call", {"what": call_reason, "seat": seat, "ply": ply}
        case BeginThread(match_id, channel_id, message_id):
            return match_stream(match_id), "thread", {"channel": channel_id, "message": message_id}
        case WakeThread(match_id, locked):
            return wake_stream(match_id), "wake", {"locked": True} if locked else {}
        case TellUnavailableChannel(match_id, seat):
            return Stream(f"lost-{match_id}-{seat}"), "lost", {}
        case AnnounceSeason(guild_id, season):
            return Stream(f"season-{guild_id}"), "season", {"guild": guild_id, "season": season}
        case RemoveButtons(stream, channel_id, message_id):
            return stream, "strip", {"channel": channel_id, "message": message_id}
        case DeleteMessage(stream, channel_id, message_id):
            return stream, "delete", {"channel": channel_id, "message": message_id}
        case Unknown(stream, kind, payload):
            return stream, kind, payload


def read(stream: str, kind: str, payload: Mapping[str, Any]) -> Content:
    """What `write` wrote."""
    try:
        return _READERS[kind](Stream(stream), _numbers(stream), payload)
    except (LookupError, TypeError):
        return Unknown(Stream(stream), kind, dict(payload))


def _numbers(stream: str) -> list[int]:
    return [int(part) for part in stream.split("-") if part.isdigit()]


def _notice(_stream: Stream, numbers: list[int], payload: Mapping[str, Any]) -> Content:
    if payload["what"] == "dm-closed":
        return TellClosedMessages(numbers[0], payload["seat"])
    return TellCalledOff(numbers[0], payload["admin"], payload["reason"])


_READERS: dict[str, Callable[[Stream, list[int], Mapping[str, Any]], Content]] = {
    "challenge": lambda _, numbers, __: ShowChallenge(numbers[0]),
    "board": lambda _, numbers, __: ShowBoard(numbers[0]),
    THINK: lambda _, numbers, payload: ChooseAction(numbers[0], payload["ply"]),
    "again": lambda _, numbers, __: RefreshResult(numbers[0]),
    "hand": lambda _, numbers, payload: ShowHand(numbers[0], numbers[1], "again" in payload),
    "notice": _notice,
    "ask": lambda _, numbers, payload: ShowProposal(numbers[0], payload["ask"]),
    "call": lambda _, numbers, payload: CallPlayer(numbers[0], payload["what"], payload["seat"], payload["ply"]),
    "thread": lambda _, numbers, payload: BeginThread(numbers[0], payload["channel"], payload["message"]),
    "wake": lambda _, numbers, payload: WakeThread(numbers[0], "locked" in payload),
    "lost": lambda _, numbers, __: TellUnavailableChannel(numbers[0], numbers[1]),
    "season": lambda _, __, payload: AnnounceSeason(payload["guild"], payload["season"]),
    "strip": lambda stream, _, payload: RemoveButtons(stream, payload["channel"], payload["message"]),
    "delete": lambda stream, _, payload: DeleteMessage(stream, payload["channel"], payload["message"]),
}


def subject_of(stream: str) -> tuple[Literal["challenge", "match", "server"], int]:
    """What a stream is about, and its id."""
    number = next(iter(_numbers(stream)), 0)
    if stream.startswith("challenge-"):
        return "challenge", number
    return ("server" if stream.startswith("season-") else "match"), number
