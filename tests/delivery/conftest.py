"""Services, a messenger that records, and an outbox worker that delivers when a test says so."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.delivery.worker import OutboxWorker
from bot.store import outbox
from bot.store.outbox_content import OutboxItem
from tests.delivery.recording_messenger import RecordingMessenger
from tests.service.harness import ServiceHarness
from tests.service.opening import opened


@dataclass
class DeliveryHarness:
    """The outbox worker of the only process. It works in rounds, so that a test can look in between."""

    harness: ServiceHarness
    messenger: RecordingMessenger = field(default_factory=RecordingMessenger)

    def __post_init__(self) -> None:
        self.worker = OutboxWorker(self.harness.services, self.messenger)

    async def round(self) -> None:
        """Deliver what is due, and what comes of it, until nothing more is due."""
        while True:
            await self.worker._begin_what_is_due()
            if not self.worker._busy:
                return
            await asyncio.wait(list(self.worker._busy.values()))
            await asyncio.sleep(0)

    async def crash(self) -> None:
        """What a process leaves behind that ends without warning in the midst of its deliveries."""
        under_way = list(self.worker._busy.values())
        for task in under_way:
            task.cancel()
        await asyncio.wait(under_way)
        self.worker = OutboxWorker(self.harness.services, self.messenger)

    async def restart(self) -> None:
        """A new process takes up what there is."""
        await self.worker.open()
        assert self.worker._worker is not None
        self.worker._worker.cancel()
        await self.round()

    async def waiting(self) -> list[OutboxItem]:
        """The first item of each stream that is not empty."""
        async with self.harness.services.database.read() as connection:
            return await outbox.heads(connection)


@pytest.fixture(autouse=True)
def _without_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures have tests of their own."""
    artist = SimpleNamespace(board=lambda *_: b"", hand=lambda *_: b"", choices=lambda *_: b"")
    for module in ("board", "panel"):
        monkeypatch.setattr(f"bot.presenter.{module}.renderer_of", lambda _: artist)


@pytest.fixture
async def harness(empty_store: Path, tmp_path: Path) -> AsyncIterator[ServiceHarness]:
    """Services on a store of their own."""
    async with opened(f"sqlite+aiosqlite:///{shutil.copy(empty_store, tmp_path / 'services.sqlite3')}") as harness:
        yield harness


@pytest.fixture
async def deliveries(harness: ServiceHarness) -> AsyncIterator[DeliveryHarness]:
    deliveries = DeliveryHarness(harness)
    yield deliveries
    await deliveries.worker.close()
