"""PostgreSQL's own backup: the commands of docs/hosting.md bring back every row, and the matches go on."""

import os
import random
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.service.match_lookup import look
from bot.service.registered_commands import remember
from games.catalogue import GAMES
from tests.postgres import Cluster, folder_of
from tests.service.harness import ANN, elsewhere
from tests.service.opening import opened
from tests.store.test_copy_database import content

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def told(program: str) -> str:
    """The command line that hosts are told, for any database."""
    [line] = re.findall(rf"^{program} .*$", HOSTING.read_text(encoding="utf-8"), re.MULTILINE)
    assert '"$DATABASE_URL"' in line
    return str(line)


def run(line: str, url: str, folder: Path) -> None:
    program = folder_of(line.split()[0])
    if program is None:
        pytest.skip(f"PostgreSQL is not installed: no {line.split()[0]} (Debian's package is postgresql)")
    # As hosts of PostgreSQL give it; its programs know no Python driver.
    environment = {
        "DATABASE_URL": url.replace("postgresql+asyncpg:", "postgresql:"),
        "PATH": f"{program}:{os.environ['PATH']}",
    }
    done = subprocess.run([shutil.which("sh") or "sh", "-ec", line], cwd=folder, env=environment, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()


@pytest.mark.parametrize("into", ["the same", "an empty one"])
async def test_what_was_dumped_is_restored_and_goes_on(
    postgres: Cluster, empty_postgres_store: str, tmp_path: Path, into: str
) -> None:
    url = await postgres.fresh(empty_postgres_store)
    async with opened(url) as harness:
        for number, game in enumerate(GAMES):
            match_id = await harness.begun(game, elsewhere(100 + number))
            await harness.play(match_id, random.Random(number), 9)
        await remember(harness.services, 1, "those of this version")
        before, position = await content(harness.services.database), await look(harness.services, 2, ANN.id)
        # A bot that runs meanwhile does not matter.
        run(told("pg_dump"), url, tmp_path)
        await harness.play(2, random.Random(7), 3)
        await harness.begun("duel", elsewhere(200))
    target = url if into == "the same" else await postgres.fresh()
    run(told("pg_restore"), target, tmp_path)
    async with opened(target) as again:
        await again.services.database.prepare()
        # Discord may have heard of other commands since: it is told anew.
        assert await content(again.services.database) == {**before, "registered_commands": []}
        assert await look(again.services, 2, ANN.id) == position
        again.numbers = iter(range(1, 10_000))
        await again.play(2, random.Random(1), 9)
        assert await again.begun("duel", elsewhere(201)) == len(GAMES) + 1
