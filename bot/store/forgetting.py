"""Forgetting: everything of a server, or of a person, in every table that there is."""

from collections.abc import Collection, Iterator
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import deadlines as kinds
from bot.store.outbox_content import subject_of
from bot.store.tables import challenges, deadlines, matches, member_names, metadata, outbox, people, sent_messages

T = TypeVar("T")

BATCH = 500
"""Ids in one statement."""
OF_MATCHES = (kinds.REMIND, kinds.TIME, kinds.ABANDON, kinds.PRACTICE)
OF_GUILDS = (kinds.GUILD, kinds.SEASON)

STAYING = {"seats", "challenges", "audit", "results", "scores"}
"""Tables whose rows about a person stay, for the opponent or the admins, under nobody's name."""
OTHERS = {("blocks", "blocked_id")}
"""Columns that name a person in what is another's: whom somebody does not want to hear of."""
NOBODY = "former player"


async def forget_guild(connection: AsyncConnection, guild_id: int) -> None:
    """Remove all that belongs to a server, and the people who are known from nowhere else."""
    of_guild = {
        table: list((await connection.execute(sa.select(table.c.id).where(table.c.guild_id == guild_id))).scalars())
        for table in (matches, challenges)
    }
    await _forget_streams(connection, set(of_guild[matches]), set(of_guild[challenges]))
    for some in _batches(of_guild[matches]):
        await connection.execute(
            deadlines.delete().where(deadlines.c.kind.in_(OF_MATCHES), deadlines.c.subject_id.in_(some))
        )
    for some in _batches(of_guild[challenges]):
        await connection.execute(
            deadlines.delete().where(deadlines.c.kind == kinds.CHALLENGE, deadlines.c.subject_id.in_(some))
        )
    await connection.execute(
        deadlines.delete().where(deadlines.c.kind.in_(OF_GUILDS), deadlines.c.subject_id == guild_id)
    )
    for table in reversed(metadata.sorted_tables):
        for key in table.foreign_keys:
            for some in _batches(of_guild.get(key.column.table, [])):
                await connection.execute(table.delete().where(key.parent.in_(some)))
        if "guild_id" in table.c:
            await connection.execute(table.delete().where(table.c.guild_id == guild_id))
    await connection.execute(metadata.tables["guilds"].delete().where(metadata.tables["guilds"].c.id == guild_id))
    # What somebody is called elsewhere is nothing to know them by.
    naming = [column for column in naming_people() if column.table is not member_names]
    unknown = sa.and_(*(~sa.exists().where(column == people.c.id) for column in naming))
    nameless = sa.select(people.c.id).where(unknown)
    await connection.execute(member_names.delete().where(member_names.c.person_id.in_(nameless)))
    await connection.execute(people.delete().where(unknown))


async def forget_person(connection: AsyncConnection, person_id: int) -> None:
    """Remove all that is a person's alone; what others need of it goes to somebody nameless, made for it.

    Their id stays only where somebody else has blocked it, without a name.
    """
    lowest = (await connection.execute(sa.select(sa.func.min(people.c.id)))).scalar() or 0
    nobody = min(lowest, 0) - 1
    await connection.execute(people.insert().values(id=nobody, name=NOBODY, dm_closed=True))
    await _forget_words(connection, person_id)
    for column in naming_people():
        mine = column == person_id
        if column.table.name in STAYING:
            await connection.execute(column.table.update().where(mine).values({column: nobody}))
        elif (column.table.name, column.name) not in OTHERS:
            await connection.execute(column.table.delete().where(mine))
    unused = [~sa.exists().where(column == people.c.id) for column in naming_people()]
    await connection.execute(people.delete().where(people.c.id.in_((person_id, nobody)), *unused))
    await connection.execute(
        people.update()
        .where(people.c.id == person_id)
        .values(name=NOBODY, locale=None, dm_closed=False, hand_by_dm=True)
    )


async def _forget_words(connection: AsyncConnection, person_id: int) -> None:
    """The words that a person added to seeds. Empty ones tell nothing, and stay for the proof."""
    made, accepted = challenges.c.challenger_id == person_id, challenges.c.opponent_id == person_id
    for words, whose in ((matches.c.challenger_words, made), (matches.c.accepter_words, accepted)):
        led_to = matches.c.challenge_id.in_(sa.select(challenges.c.id).where(whose))
        await connection.execute(matches.update().where(led_to, words != "").values({words: None}))
    await connection.execute(challenges.update().where(made, challenges.c.words != "").values(words=None))


def naming_people() -> list[sa.Column[int]]:
    """Every column that refers to a person."""
    return [key.parent for table in metadata.sorted_tables for key in table.foreign_keys if key.column is people.c.id]


async def _forget_streams(
    connection: AsyncConnection, match_ids: Collection[int], challenge_ids: Collection[int]
) -> None:
    for table in (sent_messages, outbox):
        streams = (await connection.execute(sa.select(table.c.stream).distinct())).scalars()
        gone = [
            stream
            for stream in streams
            if (kind := subject_of(stream)[0]) != "server"
            and subject_of(stream)[1] in (challenge_ids if kind == "challenge" else match_ids)
        ]
        for some in _batches(gone):
            await connection.execute(table.delete().where(table.c.stream.in_(some)))


def _batches(values: Collection[T]) -> Iterator[list[T]]:
    listed = list(values)
    for begin in range(0, len(listed), BATCH):
        yield listed[begin : begin + BATCH]
