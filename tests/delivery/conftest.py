"""A club, an office that keeps what it is given, and an outbox that delivers when a test says so."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.delivery.worker import Outbox
from bot.store import outbox
from bot.store.outbox import OutboxItem
from tests.delivery.recording_messenger import FakeOffice
from tests.service.hall import Hall
from tests.service.opening import opened


@dataclass
class Delivering:
    """The outbox of a club's only process. It works in rounds, so that a test can look in between."""

    hall: Hall
    messenger: FakeOffice = field(default_factory=FakeOffice)

    def __post_init__(self) -> None:
        self.box = Outbox(self.hall.services, self.messenger)

    async def round(self) -> None:
        """Deliver what is due, and what comes of it, until nothing more is due."""
        while True:
            await self.box._begin_what_is_due()
            if not self.box._busy:
                return
            await asyncio.wait(list(self.box._busy.values()))
            await asyncio.sleep(0)

    async def crash(self) -> None:
        """What a process leaves behind that ends without warning in the midst of its deliveries."""
        under_way = list(self.box._busy.values())
        for task in under_way:
            task.cancel()
        await asyncio.wait(under_way)
        self.box = Outbox(self.hall.services, self.messenger)

    async def restart(self) -> None:
        """A new process takes up what there is."""
        await self.box.open()
        assert self.box._worker is not None
        self.box._worker.cancel()
        await self.round()

    async def waiting(self) -> list[OutboxItem]:
        """The first letter of each lane that is not empty."""
        async with self.hall.services.database.read() as connection:
            return await outbox.heads(connection)


@pytest.fixture(autouse=True)
def _without_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures have tests of their own."""
    artist = SimpleNamespace(board=lambda *_: b"", hand=lambda *_: b"", choices=lambda *_: b"")
    for module in ("board", "panel"):
        monkeypatch.setattr(f"bot.presenter.{module}.renderer_of", lambda _: artist)


@pytest.fixture
async def hall(empty_store: Path, tmp_path: Path) -> AsyncIterator[Hall]:
    """A club on a store of its own."""
    async with opened(f"sqlite+aiosqlite:///{shutil.copy(empty_store, tmp_path / 'services.sqlite3')}") as hall:
        yield hall


@pytest.fixture
async def post(hall: Hall) -> AsyncIterator[Delivering]:
    post = Delivering(hall)
    yield post
    await post.box.close()
