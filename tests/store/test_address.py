"""Addresses of databases as hosts give them, and folders with signs that addresses give a meaning."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.store.database import Database, DatabaseError
from config.settings import Settings

HOSTED: dict[str, dict[str, Any]] = {
    "postgres://bot:p%40ss@db.example.org/bot": {},
    "postgresql://bot:p%40ss@db.example.org/bot?sslmode=require": {"ssl": "require"},
    "postgresql://bot:p%40ss@db.example.org/bot?sslmode=require&channel_binding=require": {"ssl": "require"},
    "postgresql+asyncpg://bot:p%40ss@db.example.org/bot?application_name=cards&connect_timeout=10": {
        "server_settings": {"application_name": "cards"},
        "timeout": 10,
    },
}


@pytest.mark.parametrize(("address", "arguments"), HOSTED.items(), ids=HOSTED)
def test_the_address_of_a_hosted_database(
    address: str, arguments: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Database(address)
    dialect = database.engine.dialect
    _, taken = dialect.create_connect_args(database.url)
    assert (database.url.drivername, taken["host"], taken["password"]) == (
        "postgresql+asyncpg",
        "db.example.org",
        "p@ss",
    )
    assert {"host", "user", "password", "database"} == set(taken), "nothing that the driver does not know"
    given: dict[str, Any] = {}

    def connect(*_given: object, **named: Any) -> None:
        given.update(named)
        raise ConnectionRefusedError

    monkeypatch.setattr(dialect.loaded_dbapi, "connect", connect)
    with pytest.raises(ConnectionRefusedError):
        database.engine.sync_engine.raw_connection()
    assert {name: value for name, value in given.items() if name not in taken} == arguments


@pytest.mark.parametrize(
    ("parameters", "told"), [("sslmode=perhaps", "sslmode"), ("options=-csearch_path%3Dx", "options")]
)
def test_a_parameter_that_cannot_be_used_is_named_without_the_password(parameters: str, told: str) -> None:
    with pytest.raises(DatabaseError) as refused:
        Database(f"postgresql://bot:hunter2@db.example.org/bot?{parameters}")
    assert told in str(refused.value)
    assert "hunter2" not in str(refused.value)
    assert "\n" not in str(refused.value)


def test_an_address_of_a_file_with_a_question_mark_is_refused_and_no_other_file_made() -> None:
    with pytest.raises(DatabaseError, match="DATA_DIR"):
        Database("sqlite+aiosqlite:///data/what?/bot.sqlite3")


@pytest.mark.parametrize("name", ["100%", "a%20b", "what?", "what?mode=memory", "#1", "a b", "é"])
async def test_a_data_folder_of_any_name_holds_the_database(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    database = Database(Settings(data_dir=folder).database, "DATA_DIR")
    await database.prepare()
    await database.close()
    assert (folder / "bot.sqlite3").is_file()
    assert os.listdir(tmp_path) == [name]


def test_code_in_a_folder_of_any_name_migrates(tmp_path: Path) -> None:
    code = tmp_path / "100%s ?#"
    code.mkdir()
    for package in ("bot", "config", "games", "render"):
        shutil.copytree(package, code / package, ignore=shutil.ignore_patterns("__pycache__", "fonts", "locale"))
    program = (
        "import asyncio; from bot.store.database import Database; d = Database('sqlite:///x.sqlite3');"
        "asyncio.run(d.prepare())"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=code, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert (code / "x.sqlite3").is_file()
