"""Backups: taken while the store is in use, put back whole, and refused with one line otherwise."""

import random
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli import main
from bot.service.match_lookup import look
from bot.service.registered_commands import remember, remembered
from bot.store.backup import back_up, restore
from bot.store.database import Database, DatabaseError
from bot.store.process_lock import exclusive_use
from tests.service.harness import ANN, ServiceHarness, elsewhere
from tests.service.opening import opened


@pytest.fixture
async def harness(empty_store: Path, tmp_path: Path) -> AsyncIterator[ServiceHarness]:
    (tmp_path / "data").mkdir()
    file = tmp_path / "data" / "bot.sqlite3"
    shutil.copy(empty_store, file)
    async with opened(f"sqlite+aiosqlite:///{file}") as harness:
        yield harness


def url_of(harness: ServiceHarness) -> str:
    return str(harness.services.database.url)


async def test_a_backup_holds_what_was_committed_and_goes_on_from_there(
    harness: ServiceHarness, tmp_path: Path
) -> None:
    match_id = await harness.begun()
    await harness.play(match_id, random.Random(3), 7)
    before = await look(harness.services, match_id, ANN.id)
    async with harness.services.database.write() as connection:
        # Half a transaction is in the log beside the file: the backup must not have it.
        await connection.exec_driver_sql("UPDATE matches SET ply = 99")
        told = back_up(url_of(harness), tmp_path / "saved.sqlite3")
        assert "saved.sqlite3" in told
        assert "\n" not in told
        await connection.rollback()
    await harness.play(match_id, random.Random(3), 7)
    await harness.services.database.close()
    restore(url_of(harness), tmp_path / "saved.sqlite3")
    async with opened(url_of(harness)) as again:
        assert await look(again.services, match_id, ANN.id) == before
        again.numbers = iter(range(1, 10_000))
        await again.play(match_id, random.Random(4), 7)


async def test_a_restore_is_not_spoilt_by_the_log_of_the_store_before(harness: ServiceHarness, tmp_path: Path) -> None:
    match_id = await harness.begun()
    back_up(url_of(harness), tmp_path / "saved.sqlite3")
    # A process that was killed leaves its log behind.
    data = Path(str(harness.services.database.url.database))
    await harness.play(match_id, random.Random(3), 5)
    log = data.with_name(data.name + "-wal").read_bytes()
    assert log
    await harness.services.database.close()
    data.with_name(data.name + "-wal").write_bytes(log)
    restore(url_of(harness), tmp_path / "saved.sqlite3")
    async with opened(url_of(harness)) as again:
        assert (await again.row(match_id)).ply == 0


async def test_commands_are_registered_anew_after_a_restore(harness: ServiceHarness, tmp_path: Path) -> None:
    await remember(harness.services, 1, "those of this version")
    back_up(url_of(harness), tmp_path / "saved.sqlite3")
    await remember(harness.services, 1, "those of a later version")
    await harness.services.database.close()
    restore(url_of(harness), tmp_path / "saved.sqlite3")
    async with opened(url_of(harness)) as again:
        assert await remembered(again.services, 1) is None


async def test_numbers_given_since_a_backup_are_not_given_again(harness: ServiceHarness, tmp_path: Path) -> None:
    kept = await harness.begun()
    back_up(url_of(harness), tmp_path / "saved.sqlite3")
    lost = await harness.begun("glades", elsewhere(30))
    await harness.services.database.close()
    restore(url_of(harness), tmp_path / "saved.sqlite3")
    async with opened(url_of(harness)) as again:
        again.numbers = iter(range(1, 10_000))
        assert (await again.row(kept)).ply == 0
        assert await again.begun("search", elsewhere(31)) == lost + 1


def test_a_store_that_is_no_database_any_more_is_named_and_left_alone(empty_store: Path, tmp_path: Path) -> None:
    store, spoilt = tmp_path / "bot.sqlite3", b"Dear Sir or Madam, " * 500
    store.write_bytes(spoilt)
    with pytest.raises(DatabaseError, match=f"^restore: {store} is no database any more; move it away"):
        restore(f"sqlite+aiosqlite:///{store}", empty_store)
    assert store.read_bytes() == spoilt


def test_a_store_with_a_spoilt_page_is_restored(empty_store: Path, tmp_path: Path) -> None:
    store, content = tmp_path / "bot.sqlite3", bytearray(empty_store.read_bytes())
    content[100:] = b"\xa5" * (len(content) - 100)
    store.write_bytes(content)
    restore(f"sqlite+aiosqlite:///{store}", empty_store)
    with closing(sqlite3.connect(store)) as restored:
        assert restored.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def test_a_backup_is_one_file(harness: ServiceHarness, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    back_up(url_of(harness), folder / "saved.sqlite3")
    assert [file.name for file in folder.iterdir()] == ["saved.sqlite3"]


def test_an_existing_file_is_not_overwritten(empty_store: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.write_text("precious")
    with pytest.raises(DatabaseError, match="there already"):
        back_up(f"sqlite+aiosqlite:///{empty_store}", kept)
    assert kept.read_text() == "precious"


@pytest.mark.parametrize("content", [b"not a database", b""])
def test_what_is_no_backup_is_not_restored(empty_store: Path, tmp_path: Path, content: bytes) -> None:
    store, file = tmp_path / "bot.sqlite3", tmp_path / "file"
    store.write_bytes(empty_store.read_bytes())
    file.write_bytes(content)
    with pytest.raises(DatabaseError, match="cannot be restored"):
        restore(f"sqlite+aiosqlite:///{store}", file)
    assert store.read_bytes() == empty_store.read_bytes()


def test_another_program_s_database_is_not_restored(empty_store: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.sqlite3")) as other:
        other.execute("CREATE TABLE songs (name TEXT)")
    with pytest.raises(DatabaseError, match="no database of this bot"):
        restore(f"sqlite+aiosqlite:///{empty_store}", tmp_path / "other.sqlite3")


def test_nothing_is_restored_under_a_running_bot(empty_store: Path, tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite3'}"
    with exclusive_use(Database(url)), pytest.raises(DatabaseError, match="a bot runs on"):
        restore(url, empty_store)
    assert not (tmp_path / "bot.sqlite3").exists()


def test_the_commands_say_in_one_line_what_came_of_it(
    empty_store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{empty_store}")
    saved = str(tmp_path / "saved.sqlite3")
    assert main(["backup", saved]) == 0
    assert main(["backup", saved]) == 1
    assert main(["backup", str(tmp_path / "nowhere" / "saved.sqlite3")]) == 1
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://bot@localhost/bot")
    assert main(["backup", str(tmp_path / "other.sqlite3")]) == 1
    out, err = capsys.readouterr()
    assert [line.split(":")[0] for line in out.splitlines()] == ["backup"]
    assert [line.split(":")[0] for line in err.splitlines()] == ["backup"] * 3
    assert "pg_dump" in err
