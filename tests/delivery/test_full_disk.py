"""The outbox on a disk that is really full: pauses that grow, one line in the log, and everything is delivered once
there is room."""

import asyncio
import random
import shutil
from pathlib import Path

import pytest

from bot.operations.failures import GrowingPause
from tests.delivery.conftest import DeliveryHarness
from tests.service.harness import HERE
from tests.service.opening import opened
from tests.wire.disks import SmallDisk, disks_of


class NotedPause(GrowingPause):
    """Pauses of milliseconds instead of seconds; `taken` are those that there were."""

    def __init__(self) -> None:
        super().__init__(0.001, 0.064)
        self.taken: list[float] = []
        self.often = asyncio.Event()

    def grow(self) -> float:
        self.taken.append(super().grow())
        if len(self.taken) == 8:
            self.often.set()
        return self.taken[-1]


async def test_the_outbox_rests_longer_and_longer_and_heals(
    empty_store: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with disks_of(tmp_path / "disk") as disks:
        small = [disk for disk in disks if isinstance(disk, SmallDisk)]
        if not small:
            pytest.skip("only root may mount a disk to be filled")
        file = shutil.copy(empty_store, tmp_path / "disk" / "bot.sqlite3")
        async with opened(f"sqlite+aiosqlite:///{file}") as harness:
            deliveries = DeliveryHarness(harness)
            deliveries.worker._pause = pause = NotedPause()
            match_id = await harness.begun()
            await harness.play(match_id, random.Random(1), 1)
            await deliveries.worker.open()
            small[0].fill([])
            try:
                async with asyncio.timeout(30):
                    await pause.often.wait()
            finally:
                small[0].free()
            assert pause.taken[:8] == [0.001 * 2**n for n in range(7)] + [0.064]
            written = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
            assert len(written) == len(set(written))
            assert any("is full" in line for line in written)
            async with asyncio.timeout(30):
                while await deliveries.waiting():
                    harness.at += 60
                    deliveries.worker.wake()
                    await asyncio.sleep(0)
            assert deliveries.messenger.seen(HERE.channel_id)
            await deliveries.worker.close()
