"""People: who was seen, under which name and language, and whether direct messages reach them."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import Person
from bot.store.tables import people
from bot.store.upsert import upsert


async def meet(connection: AsyncConnection, person: Person) -> None:
    """Remember a person's name and, where it is known, language."""
    found = await find(connection, person.id)
    known = {"locale": person.locale} if person.locale else {}
    if found is None or found.name != person.name or found.locale != known.get("locale", found.locale):
        await upsert(connection, people, {"id": person.id, "name": person.name, **known}, only_new={"dm_closed": False})


LARGEST_ID = 2**63 - 1
"""Discord's ids are no larger, nor are the store's columns; people may type any number."""


async def find(connection: AsyncConnection, person_id: int) -> Person | None:
    """A person who was met before."""
    if person_id > LARGEST_ID:
        return None
    row = (await connection.execute(sa.select(people).where(people.c.id == person_id))).one_or_none()
    return Person(row.id, row.name, row.locale, row.dm_closed, row.hand_by_dm) if row else None


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
