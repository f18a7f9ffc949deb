"""A filled database of the present version, as SQL: `python -m tests.store.filling FILE`.

Written before a migration is added, and kept in `versions/`: what a running server has when it is updated.
"""

import asyncio
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from bot.service import away, blocks, challenge, draw
from bot.service.act import resign
from bot.service.challenge import Terms
from config.durations import DAY
from games.catalogue import GAMES
from tests.service.harness import ANN, BEN, CYN, HERE, elsewhere
from tests.service.opening import opened


async def fill(url: str) -> None:
    """A finished, a resigned and a running match of each game, open challenges, and what else people leave behind."""
    async with opened(url) as harness:
        await harness.services.database.prepare()
        dice = random.Random(1)
        for number, game in enumerate(GAMES):
            await harness.play(await harness.begun(game, elsewhere(100 + number)), dice)
            harness.at += 3600
            resigned = await harness.begun(game, elsewhere(200 + number))
            await harness.play(resigned, dice, 12)
            await resign(harness.services, ANN, resigned, harness.interaction())
            await harness.play(await harness.begun(game, elsewhere(300 + number)), dice, 9)
        await challenge.challenge(
            harness.services, HERE, ANN, CYN, Terms("glades", {"bouts": 3}), harness.interaction()
        )
        await challenge.challenge(harness.services, elsewhere(21), CYN, None, Terms("duel", {}), harness.interaction())
        await draw.draw(harness.services, BEN, 3, harness.interaction())
        await blocks.block(harness.services, CYN, BEN, harness.interaction())
        cyn = replace(CYN, name="Cyn of the Shire", account=CYN.name, guild_id=HERE.guild_id)
        await away.away(harness.services, cyn, harness.at + DAY, harness.at + 5 * DAY, harness.interaction())


def main() -> int:
    [file] = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "store.sqlite3"
        asyncio.run(fill(f"sqlite+aiosqlite:///{store}"))
        with closing(sqlite3.connect(store)) as connection:
            Path(file).write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
