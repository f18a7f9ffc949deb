"""python -m bot ratings rebuild."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli import main
from bot.store import people, results
from bot.store.database import Database
from bot.store.rows import Person


async def _fill(url: str) -> None:
    database = Database(url)
    await database.prepare()
    async with database.write() as connection:
        for number, name in enumerate(("Ann", "Ben"), 1):
            await people.meet(connection, Person(number, name))
        for number in range(3):
            await results.insert(
                connection,
                match_id=number,
                guild_id=5 + number % 2,
                game="duel",
                at=1_800_000_000 + number,
                one_id=1,
                two_id=2,
                winner=0,
                reason="resign",
                rated=True,
            )
    await database.close()


def test_the_command_computes_every_servers_ratings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "store.sqlite3"
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{file}")
    asyncio.run(_fill(f"sqlite+aiosqlite:///{file}"))
    assert main(["ratings", "rebuild"]) == 0
    first = capsys.readouterr().out
    assert first.startswith("ratings: computed anew from 3 results on 2 servers; ")
    assert not first.rstrip().endswith(" 0 rows were corrected")
    with closing(sqlite3.connect(file)) as store:
        won = store.execute("SELECT guild_id, won FROM ratings WHERE person_id = 1 AND period = 'all' AND game = 'all'")
        assert sorted(won) == [(5, 2), (6, 1)]
    assert main(["ratings", "rebuild"]) == 0
    assert capsys.readouterr().out == "ratings: computed anew from 3 results on 2 servers; 0 rows were corrected\n"
