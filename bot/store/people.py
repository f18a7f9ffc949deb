"""People: who was seen, under which name and language, and whether direct messages reach them."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import member_names
from bot.store.rows import Person
from bot.store.tables import people
from bot.store.upsert import upsert


async def meet(connection: AsyncConnection, person: Person) -> None:
    """Remember a person's name, that on the server where they were seen, and, where it is known, language."""
    found = await find(connection, person.id)
    account = person.name if person.account is None else person.account
    known = {"locale": person.locale} if person.locale else {}
    if found is None or found.name != account or found.locale != known.get("locale", found.locale):
        await upsert(connection, people, {"id": person.id, "name": account, **known}, only_new={"dm_closed": False})
    if person.guild_id is not None:
        own = person.name if person.name != account else None
        await member_names.keep(connection, person.guild_id, person.id, own)


LARGEST_ID = 2**63 - 1
"""Discord's ids are no larger, nor are the store's columns; people may type any number."""


async def find(connection: AsyncConnection, person_id: int, guild_id: int | None = None) -> Person | None:
    """A person who was met before, by their name on a server or, without `guild_id`, that of their account."""
    if person_id > LARGEST_ID:
        return None
    name = people.c.name if guild_id is None else member_names.name_on(guild_id)
    query = sa.select(people, name.label("shown")).where(people.c.id == person_id)
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        return None
    return Person(row.id, row.shown, row.locale, row.dm_closed, row.hand_by_dm, row.name, guild_id)


async def set_dm_closed(connection: AsyncConnection, person_id: int, closed: bool) -> bool:
    """Note whether direct messages reach a person; True if that is news."""
    changed = await connection.execute(
        people.update().where(people.c.id == person_id, people.c.dm_closed != closed).values(dm_closed=closed)
    )
    return changed.rowcount == 1


async def set_hand_by_dm(connection: AsyncConnection, person_id: int, wanted: bool) -> bool:
    """Note whether a person wants hands by direct message; True if that is news."""
    changed = await connection.execute(
        people.update().where(people.c.id == person_id, people.c.hand_by_dm != wanted).values(hand_by_dm=wanted)
    )
    return changed.rowcount == 1
