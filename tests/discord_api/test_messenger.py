"""What each of Discord's error answers means for a message."""

from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.discord_api.errors import (
    ClosedError,
    LaterError,
    LockedError,
    MessageGoneError,
    NotAllowedError,
    PlaceGoneError,
    StuckError,
)
from bot.discord_api.messenger import DIRECT_CHANNEL_EVERY, DIRECT_CHANNELS_AT_ONCE, Messenger
from bot.discord_api.pace import Pace
from bot.presenter.message import OutgoingMessage

MEANINGS: dict[tuple[int, int], type[Exception]] = {
    (404, 10003): PlaceGoneError,
    (404, 10004): PlaceGoneError,
    (404, 10008): MessageGoneError,
    (404, 10007): MessageGoneError,
    (404, 0): LaterError,
    (403, 0): LaterError,
    (403, 50001): NotAllowedError,
    (403, 50013): NotAllowedError,
    (403, 40003): LaterError,
    (403, 20026): LaterError,
    (403, 40333): LaterError,
    (403, 99999): LaterError,
    (403, 160005): LockedError,
    (400, 160006): NotAllowedError,
    (403, 50007): ClosedError,
    (403, 50278): ClosedError,
    (429, 30046): StuckError,
    (403, 50083): StuckError,
    (429, 0): LaterError,
    (500, 0): LaterError,
    (503, 0): LaterError,
}


class Answer:
    """As much of an HTTP answer as the library's errors look at."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.reason = ""


def error(status: int, code: int) -> discord.HTTPException:
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    if status >= 500:
        kind = discord.DiscordServerError
    answer: Any = Answer(status)
    return kind(answer, {"code": code, "message": "no"})


@pytest.fixture
async def messenger(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Messenger, list[BaseException]]]:
    """A messenger whose every request fails with the first of the errors that a test lists."""
    errors: list[BaseException] = []
    async with discord.Client(intents=discord.Intents.none()) as client:

        async def fail(*_given: object, **_named: object) -> None:
            raise errors[0]

        monkeypatch.setattr(client.http, "request", fail)
        yield Messenger(client), errors


FailingMessenger = tuple[Messenger, list[BaseException]]


@pytest.mark.parametrize(("answer", "kind"), MEANINGS.items(), ids=str)
async def test_an_error_answer(messenger: FailingMessenger, answer: tuple[int, int], kind: type[Exception]) -> None:
    messenger[1].append(error(*answer))
    for work in (messenger[0].edit(1, 2, OutgoingMessage("x")), messenger[0].strip(1, 2), messenger[0].delete(1, 2)):
        with pytest.raises(kind) as raised:
            await work
        assert type(raised.value) is kind


async def test_a_fault_of_ours_stays_what_it_is(messenger: FailingMessenger) -> None:
    messenger[1].append(error(400, 50035))
    with pytest.raises(discord.HTTPException):
        await messenger[0].edit(1, 2, OutgoingMessage("x"))


async def test_a_long_limit_says_how_long(messenger: FailingMessenger) -> None:
    messenger[1].append(discord.RateLimited(71.5))
    with pytest.raises(LaterError) as raised:
        await messenger[0].send(1, OutgoingMessage("x"), "n")
    assert raised.value.after == 71.5


@pytest.mark.parametrize("trouble", [TimeoutError(), ConnectionResetError(), aiohttp.ServerDisconnectedError()])
async def test_a_network_that_fails_may_work_later(messenger: FailingMessenger, trouble: BaseException) -> None:
    messenger[1].append(trouble)
    with pytest.raises(LaterError):
        await messenger[0].send(1, OutgoingMessage("x"), "n")


async def test_a_limit_without_an_end_leaves_the_message_alone(messenger: FailingMessenger) -> None:
    messenger[1].append(KeyError("retry_after"))
    with pytest.raises(StuckError):
        await messenger[0].edit(1, 2, OutgoingMessage("x"))
    messenger[1][0] = KeyError("something else")
    with pytest.raises(KeyError):
        await messenger[0].edit(1, 2, OutgoingMessage("x"))


async def test_a_thread_that_was_begun_before_is_begun(messenger: FailingMessenger) -> None:
    messenger[1].append(error(400, 160004))
    await messenger[0].begin_thread(1, 2, "A thread")
    messenger[1][0] = error(404, 10008)
    with pytest.raises(MessageGoneError):
        await messenger[0].begin_thread(1, 2, "A thread")


async def test_direct_channels_are_opened_at_a_gentle_pace(messenger: FailingMessenger) -> None:
    messenger[1].append(error(403, 40003))
    waits = []
    for person in range(DIRECT_CHANNELS_AT_ONCE + 1):
        with pytest.raises(LaterError) as raised:
            await messenger[0].direct_channel(person)
        waits.append(raised.value.after)
    assert waits[:-1] == [0.0] * DIRECT_CHANNELS_AT_ONCE
    assert 0 < waits[-1] <= DIRECT_CHANNEL_EVERY


def test_a_pace_regains_one_at_a_time() -> None:
    pace = Pace(2, 3.0)
    assert [pace.take(100.0), pace.take(100.0), pace.take(100.0)] == [0.0, 0.0, 3.0]
    assert [pace.take(103.0), pace.take(104.0)] == [0.0, 2.0]
    assert [pace.take(200.0), pace.take(200.0), pace.take(201.0)] == [0.0, 0.0, 2.0]


async def test_10008_on_sending_means_another_nonce(
    messenger: FailingMessenger, monkeypatch: pytest.MonkeyPatch
) -> None:
    nonces: list[str] = []

    async def send(_channel_id: int, _message: OutgoingMessage, nonce: str) -> int:
        nonces.append(nonce)
        if len(nonces) == 1:
            raise MessageGoneError("10008")
        return 7

    monkeypatch.setattr(messenger[0], "_send", send)
    assert await messenger[0].send(1, OutgoingMessage("x"), "b1") == 7
    assert nonces[0] == "b1" != nonces[1]
    assert len(nonces[1]) <= 25


async def test_an_archived_thread_is_woken_before_the_message_is_sent_again(
    messenger: FailingMessenger, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    async def send(_channel_id: int, _message: OutgoingMessage, _nonce: str) -> int:
        done.append("send")
        if len(done) == 1:
            raise StuckError("50083")
        return 7

    async def wake(_thread_id: int) -> None:
        done.append("wake")

    monkeypatch.setattr(messenger[0], "_send", send)
    monkeypatch.setattr(messenger[0], "wake", wake)
    assert await messenger[0].send(1, OutgoingMessage("x"), "b1") == 7
    assert done == ["send", "wake", "send"]


@pytest.mark.parametrize(("kind", "number"), [(discord.ChannelType.text, 11), (discord.ChannelType.news, 10)])
async def test_a_thread_is_of_the_type_that_its_channel_takes(
    messenger: FailingMessenger, monkeypatch: pytest.MonkeyPatch, kind: discord.ChannelType, number: int
) -> None:
    asked: list[Any] = []

    async def begin(_channel_id: int, **given: Any) -> dict[str, str]:
        asked.append(given["type"])
        return {"id": "9"}

    client = messenger[0]._client
    monkeypatch.setattr(client, "get_channel", lambda _id: SimpleNamespace(type=kind))
    monkeypatch.setattr(client.http, "start_thread_without_message", begin)
    assert await messenger[0].open_thread(1, "A match") == 9
    assert asked == [number]
