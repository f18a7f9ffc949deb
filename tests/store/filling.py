"""A filled database of the present version, as SQL: `python -m tests.store.filling FILE`.

Written before a migration is added, and kept in `versions/`: what a running server has when it is updated.
"""

import asyncio
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from bot.service import away, blocks, challenge, draw
from bot.service.act import resign
from bot.service.challenge import Terms
from games.catalogue import GAMES
from tests.service.hall import ANN, BEN, CYN, HERE, elsewhere
from tests.service.opening import opened
from tests.service.passing import DAY


async def fill(url: str) -> None:
    """A finished, a resigned and a running match of each game, open challenges, and what else people leave behind."""
    async with opened(url) as hall:
        await hall.services.database.prepare()
        dice = random.Random(1)
        for number, game in enumerate(GAMES):
            await hall.play(await hall.begun(game, elsewhere(100 + number)), dice)
            hall.at += 3600
            resigned = await hall.begun(game, elsewhere(200 + number))
            await hall.play(resigned, dice, 12)
            await resign(hall.services, ANN, resigned, hall.interaction())
            await hall.play(await hall.begun(game, elsewhere(300 + number)), dice, 9)
        await challenge.challenge(hall.services, HERE, ANN, CYN, Terms("glades", {"bouts": 3}), hall.interaction())
        await challenge.challenge(hall.services, elsewhere(21), CYN, None, Terms("duel", {}), hall.interaction())
        await draw.draw(hall.services, BEN, 3, hall.interaction())
        await blocks.block(hall.services, CYN, BEN, hall.interaction())
        await away.away(hall.services, CYN, hall.at + DAY, hall.at + 5 * DAY, hall.interaction())


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
