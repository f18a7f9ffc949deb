"""Challenges: offered, and then accepted, declined, withdrawn or expired once and for good."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import writing
from bot.store.member_names import name_on
from bot.store.rows import COMPUTERS, OPEN, Challenge, ChallengeState, Person
from bot.store.tables import challenges, people


async def insert(connection: AsyncConnection, **values: Any) -> int:
    """Store an open challenge; its id."""
    done = await connection.execute(challenges.insert().values(state=OPEN, **values))
    return int(done.inserted_primary_key[0])  # type: ignore[index]


# Written into the statement: SQLite cannot tell of a parameter that the index of open challenges serves.
_is_open = challenges.c.state == sa.literal(OPEN, literal_execute=True)
_challenger = people.alias("challenger")
_opponent = people.alias("opponent")


async def find(connection: AsyncConnection, challenge_id: int) -> Challenge | None:
    """A challenge; within a writing transaction it is the caller's until the end of that."""
    return await _one(connection, challenges.c.id == challenge_id)


async def open_rematch(connection: AsyncConnection, match_id: int) -> Challenge | None:
    """The open challenge that would follow a match."""
    return await _one(connection, challenges.c.rematch_of == match_id, _is_open)


async def _one(connection: AsyncConnection, *where: sa.ColumnElement[bool]) -> Challenge | None:
    query = (
        sa.select(
            challenges,
            _challenger.c.name.label("challenger_name"),
            name_on(challenges.c.guild_id, _challenger).label("challenger_shown"),
            _challenger.c.locale.label("challenger_locale"),
            _opponent.c.name.label("opponent_name"),
            name_on(challenges.c.guild_id, _opponent).label("opponent_shown"),
            _opponent.c.locale.label("opponent_locale"),
        )
        .join(_challenger, _challenger.c.id == challenges.c.challenger_id)
        .outerjoin(_opponent, _opponent.c.id == challenges.c.opponent_id)
        .where(*where)
    )
    if writing(connection):
        query = query.with_for_update(of=challenges)
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        return None
    return Challenge(
        id=row.id,
        game=row.game,
        options=row.options,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        locale=row.locale,
        challenger=_person(row, "challenger"),
        opponent=_person(row, "opponent") if row.opponent_id else None,
        challenger_seat=row.challenger_seat,
        rated=row.rated,
        secret=row.secret,
        state=row.state,
        expires_at=row.expires_at,
        rematch_of=row.rematch_of,
        move_seconds=row.move_seconds,
        thread=row.thread,
        threads=row.threads,
        thread_of=row.thread_of,
        reason=row.reason,
        proof_form=row.proof_form,
        commitment_message_id=row.commitment_message_id,
        words=row.words or "",
    )


async def bind(connection: AsyncConnection, challenge_id: int, message_id: int) -> None:
    """Note the message that shows a challenge's commitment. The first one counts, for ever."""
    await connection.execute(
        challenges.update()
        .where(challenges.c.id == challenge_id, challenges.c.commitment_message_id.is_(None))
        .values(commitment_message_id=message_id)
    )


def _person(row: Any, who: str) -> Person:
    name, locale = getattr(row, f"{who}_shown"), getattr(row, f"{who}_locale")
    account = getattr(row, f"{who}_name")
    return Person(getattr(row, f"{who}_id"), name, locale, account=account, guild_id=row.guild_id)


async def settle(
    connection: AsyncConnection, challenge_id: int, state: ChallengeState, opponent_id: int | None = None
) -> bool:
    """Close an open challenge; False if it was no longer open, with nothing changed."""
    values: dict[str, Any] = {"state": state}
    if opponent_id is not None:
        values["opponent_id"] = opponent_id
    done = await connection.execute(
        challenges.update().where(challenges.c.id == challenge_id, _is_open).values(**values)
    )
    return done.rowcount == 1


async def count_between(connection: AsyncConnection, challenger_id: int, opponent_id: int, channel_id: int) -> int:
    """How many open challenges one person has made to another in one place."""
    query = (
        sa.select(sa.func.count())
        .select_from(challenges)
        .where(
            challenges.c.challenger_id == challenger_id,
            challenges.c.opponent_id == opponent_id,
            challenges.c.channel_id == channel_id,
            _is_open,
        )
    )
    return int((await connection.execute(query)).scalar_one())


async def times_since(connection: AsyncConnection, challenger_id: int, since: int) -> list[int]:
    """When a person made challenges after `since`, the oldest first, rematches too; those accepted do not count, nor do
    those to the computer."""
    query = (
        sa.select(challenges.c.created_at)
        .where(
            challenges.c.challenger_id == challenger_id,
            challenges.c.created_at > since,
            challenges.c.state != "accepted",
            sa.or_(challenges.c.opponent_id.is_(None), challenges.c.opponent_id.not_in(tuple(COMPUTERS))),
        )
        .order_by(challenges.c.created_at)
    )
    return list((await connection.execute(query)).scalars())


async def practice_since(connection: AsyncConnection, person_id: int, since: int) -> int:
    """How many practice matches a person has set up after a moment."""
    query = (
        sa.select(sa.func.count())
        .select_from(challenges)
        .where(
            challenges.c.challenger_id == person_id,
            challenges.c.created_at > since,
            challenges.c.opponent_id.in_(tuple(COMPUTERS)),
        )
    )
    return int((await connection.execute(query)).scalar_one())


async def open_between(connection: AsyncConnection, challenger_id: int, opponent_id: int) -> list[int]:
    """The ids of one person's open challenges to another."""
    query = sa.select(challenges.c.id).where(
        challenges.c.challenger_id == challenger_id,
        challenges.c.opponent_id == opponent_id,
        _is_open,
    )
    return list((await connection.execute(query.order_by(challenges.c.id))).scalars())


async def open_under(connection: AsyncConnection, channel_id: int) -> list[int]:
    """The ids of the open challenges in a channel."""
    query = sa.select(challenges.c.id).where(challenges.c.channel_id == channel_id, _is_open)
    return list((await connection.execute(query.order_by(challenges.c.id))).scalars())


async def explain(connection: AsyncConnection, challenge_id: int, opponent_id: int, reason: str) -> bool:
    """Note why the opponent declined; False unless they did, or if they said so already."""
    done = await connection.execute(
        challenges.update()
        .where(
            challenges.c.id == challenge_id,
            challenges.c.opponent_id == opponent_id,
            challenges.c.state == "declined",
            challenges.c.reason.is_(None),
        )
        .values(reason=reason)
    )
    return done.rowcount == 1


async def postpone(connection: AsyncConnection, seconds: int) -> list[int]:
    """Let every open challenge expire so many seconds later; their ids."""
    await connection.execute(challenges.update().where(_is_open).values(expires_at=challenges.c.expires_at + seconds))
    # Sorted here: SQLite would read all challenges in order rather than sort the open ones.
    return sorted((await connection.execute(sa.select(challenges.c.id).where(_is_open))).scalars())
