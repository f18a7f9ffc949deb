"""A store with thousands of finished matches, made by bulk inserts: enough for a planner to choose as on a large one.

Logs are not real: nothing can be replayed from them.
"""

import random
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import tables
from bot.store.database import Database
from games.catalogue import GAMES

FINISHED = 4000
LIVE = 40
PEOPLE = 12_000
PLAYERS = range(6, PEOPLE + 1, 6)
"""The ids of those who play; the others were only met."""
GUILDS = 40
CHANNELS = 400
"""Each belongs to one server, and has at most one live match."""
ACTIONS = 4
"""Lines of each log."""
NOW = 1_800_000_000
BEGAN = NOW - 730 * 86_400

BATCH = 1000
"""Rows inserted at a time."""

Row = dict[str, Any]


async def fill(database: Database) -> None:
    """Fill an empty store. Matches 1 to `FINISHED` are over, the `LIVE` after them run; challenge n led to match n, and
    half as many led to none. On PostgreSQL the planner's statistics are taken; a SQLite store never has any."""
    rows = _rows(random.Random(1))
    async with database.write() as connection:
        for table in tables.metadata.sorted_tables:
            some = rows.get(table.name, [])
            for begin in range(0, len(some), BATCH):
                await connection.execute(table.insert(), some[begin : begin + BATCH])
            await _go_on_counting(connection, table, len(some))
    if not database.sqlite:
        async with database.write() as connection:
            await connection.exec_driver_sql("ANALYZE")


async def _go_on_counting(connection: AsyncConnection, table: sa.Table, last: int) -> None:
    column = table.autoincrement_column
    if column is not None and last and connection.dialect.name == "postgresql":
        await connection.execute(sa.select(sa.func.setval(f"{table.name}_{column.name}_seq", last)))


def guild_of(channel_id: int) -> int:
    """The server of a channel."""
    return channel_id % GUILDS + 1


def _rows(dice: random.Random) -> dict[str, list[Row]]:
    matches = list(_matches(dice))
    rows: dict[str, list[Row]] = {
        "people": [{"id": n, "name": f"Player {n}", "locale": None, "dm_closed": False} for n in range(1, PEOPLE + 1)],
        "member_names": [
            {"guild_id": guild, "person_id": n, "name": f"Member {n}"}
            for n in range(1, PEOPLE + 1)
            for guild in {guild_of(n), guild_of(n + 1)}
        ],
        "guilds": [{"id": n, "threads": False, "channels": []} for n in range(1, GUILDS + 1)],
        "challenges": list(_challenges(dice, matches)),
        "matches": [{key: value for key, value in match.items() if key != "pair"} for match in matches],
        "heartbeats": [{"name": "bot", "at": NOW}],
    }
    for match in matches:
        for name, row in _of_match(match):
            rows.setdefault(name, []).append(row)
    for number, person in enumerate(PLAYERS):
        for name, row in _of_player(dice, number, person, PLAYERS[number - 1]):
            rows.setdefault(name, []).append(row)
    return rows


def _matches(dice: random.Random) -> Iterator[Row]:
    for n in range(1, FINISHED + LIVE + 1):
        over = n <= FINISHED
        began = BEGAN + n * (NOW - BEGAN) // (FINISHED + LIVE)
        channel = dice.randrange(CHANNELS) if over else n - FINISHED
        yield {
            "id": n,
            "challenge_id": n,
            "game": dice.choice(GAMES),
            "rules": 1,
            "options": {},
            "guild_id": guild_of(channel),
            "channel_id": channel,
            "thread_of": 10_000 + channel % 50 if n % 3 == 0 else None,
            "rated": True,
            "secret": "5" * 64,
            "accepted_by": 10**9 + n,
            "seed": "5" * 64,
            "ply": ACTIONS,
            "to_move": None if over else 0,
            "snapshot": {"cards": ["of a hand"] * 20},
            "outcome": {"winner": 0, "reason": "resign"} if over else None,
            "began_at": began,
            "moved_at": began,
            "ended_at": began + 3600 if over else None,
            "move_seconds": 3 * 86_400,
            "due_at": None if over else NOW + 86_400,
            "reminded": False,
            "pair": dice.sample(PLAYERS, 2),
        }


def _challenges(dice: random.Random, matches: list[Row]) -> Iterator[Row]:
    for n in range(1, len(matches) * 3 // 2):
        led_to = matches[n - 1] if n <= len(matches) else None
        channel = led_to["channel_id"] if led_to else dice.randrange(CHANNELS)
        one, two = led_to["pair"] if led_to else dice.sample(PLAYERS, 2)
        yield {
            "id": n,
            "game": led_to["game"] if led_to else dice.choice(GAMES),
            "options": {},
            "guild_id": guild_of(channel),
            "channel_id": channel,
            "challenger_id": one,
            "opponent_id": two,
            "rated": True,
            "secret": "5" * 64,
            "state": "accepted" if led_to else "open" if n % 50 == 0 else "expired",
            "created_at": led_to["began_at"] if led_to else dice.randrange(BEGAN, NOW),
            "expires_at": NOW,
            # So many rematches are asked for that no two open ones follow the same match.
            "rematch_of": n - len(matches) if not led_to else None,
            "thread": False,
            "threads": False,
            "move_seconds": 3 * 86_400,
        }


def _of_match(match: Row) -> Iterator[tuple[str, Row]]:
    """Each table's rows of a match, but for the match itself."""
    n, began, over = match["id"], match["began_at"], match["ended_at"]
    for seat, person in enumerate(match["pair"]):
        yield "seats", {"match_id": n, "seat": seat, "person_id": person}
        yield "posts", _sent(f"hand-{n}-{seat}", "hand", n)
    for what in ("board", "result"):
        yield "posts", _sent(f"match-{n}", what, n)
    yield "posts", _sent(f"challenge-{n}", "challenge", n)
    for number in range(ACTIONS):
        key = {"match_id": n, "number": number, "seat": number % 2, "text": "pass", "events": [], "at": began}
        yield "actions", {**key, "interaction_id": 10 * n + number}
        yield "used_interactions", {"id": 10 * n + number, "at": began}
    ask = {"id": n, "match_id": n, "kind": "draw", "seat": 0, "ply": 2, "at": began}
    yield "asks", {**ask, "state": "declined" if over else "open"}
    if not over:
        yield "deadlines", {"kind": "time", "subject_id": n, "at": match["due_at"]}
        row = {"kind": "board", "payload": {}, "created_at": NOW, "due_at": NOW, "attempts": 0}
        yield "outbox", {"id": n - FINISHED, "stream": f"match-{n}", **row}
        return
    one, two = match["pair"]
    told = {"guild_id": match["guild_id"], "game": match["game"], "at": over}
    result = {"id": n, "match_id": n, "one_id": one, "two_id": two, "winner": 0, "reason": "resign", "rated": True}
    yield "results", {**result, **told}
    for person, opponent, score in ((one, two, 1.0), (two, one, 0.0)):
        side = {"result_id": n, "person_id": person, "opponent_id": opponent, "score": score, "weight": 1.0}
        yield "scores", {**side, **told, "points": 1000, "gained": 5, "points_all": 1000}


def _sent(stream: str, what: str, number: int) -> Row:
    return {"stream": stream, "what": what, "channel_id": 1, "message_id": number, "ply": 0, "digest": ""}


def _of_player(dice: random.Random, number: int, person: int, other: int) -> Iterator[tuple[str, Row]]:
    """Each table's rows of a player that belong to no match."""
    guild = number % GUILDS + 1
    yield "absences", {"id": number + 1, "person_id": person, "from_at": BEGAN, "until_at": BEGAN + 86_400}
    yield "blocks", {"person_id": person, "blocked_id": other, "at": BEGAN}
    yield (
        "audit",
        {"id": number + 1, "guild_id": guild, "actor_id": person, "what": "setup", "details": {}, "at": BEGAN},
    )
    yield "gone", {"guild_id": guild, "person_id": other, "at": BEGAN}
    for game in GAMES:
        if number // GUILDS % 16 == 0:
            medal = {"guild_id": guild, "season": "2025-11", "game": game, "person_id": person}
            yield "medals", {**medal, "place": 1, "points": 1000}
        terms: Row = {"options": {}, "seat": None, "thread": False, "move_seconds": None, "rated": True}
        yield "usual_terms", {"person_id": person, "game": game, **terms}
        for period in ("all", "2025-11"):
            rating = {"mu": 25.0, "sigma": 8.0, "won": 1, "drawn": 0, "lost": 0, "points": dice.randrange(2000)}
            yield "ratings", {"guild_id": guild, "period": period, "game": game, "person_id": person, **rating}
