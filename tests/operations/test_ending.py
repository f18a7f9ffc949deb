"""What has begun is finished when the end is asked for, and the end is not held up by what never ends."""

import asyncio

import pytest

from bot.operations import ending
from bot.operations.ending import UnderWay, finished


async def test_work_is_finished_before_the_caller_is_cancelled() -> None:
    begun, may_end, done = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def work() -> None:
        begun.set()
        await may_end.wait()
        done.set()

    caller = asyncio.create_task(finished(work()))
    await begun.wait()
    caller.cancel()
    await asyncio.sleep(0)
    may_end.set()
    with pytest.raises(asyncio.CancelledError):
        await caller
    assert done.is_set()


async def test_work_that_does_not_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "PATIENCE", 0.0)
    begun = asyncio.Event()

    async def work() -> None:
        begun.set()
        await asyncio.Event().wait()

    caller = asyncio.create_task(finished(work()))
    await begun.wait()
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller


async def test_what_work_gives_and_raises_is_the_caller_s() -> None:
    async def seven() -> int:
        return 7

    async def wrong() -> int:
        raise ValueError("wrong")

    assert await finished(seven()) == 7
    with pytest.raises(ValueError, match="wrong"):
        await finished(wrong())


async def test_the_end_waits_for_what_is_under_way() -> None:
    under_way, may_end = UnderWay(), asyncio.Event()

    async def event() -> None:
        with under_way.noted():
            await may_end.wait()

    task = asyncio.create_task(event())
    await asyncio.sleep(0)
    end = asyncio.create_task(under_way.end())
    await asyncio.sleep(0)
    assert not end.done()
    may_end.set()
    await end
    assert task.done()
    await under_way.end()


async def test_what_is_under_way_for_too_long_has_a_last_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "LONGEST_ANSWER", 0.0)
    under_way, words = UnderWay(), []

    async def answer() -> None:
        with under_way.noted():
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                await asyncio.sleep(0)
                words.append("not finished")
                raise

    task = asyncio.create_task(answer())
    await asyncio.sleep(0)
    await under_way.end()
    assert task.cancelled()
    assert words == ["not finished"]
