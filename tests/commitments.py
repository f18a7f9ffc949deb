"""Commitments without Discord: the message that shows one stands as soon as its challenge is made."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any
from unittest.mock import patch

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import challenges

FIRST = 8_000_000_000
"""The message of challenge N has this number and N."""


@contextmanager
def commitments_stand() -> Iterator[None]:
    """Where nothing is delivered, challenges can be accepted all the same."""
    insert = challenges.insert

    @wraps(insert)
    async def with_message(connection: AsyncConnection, **values: Any) -> int:
        challenge_id = await insert(connection, **values)
        await challenges.bind(connection, challenge_id, FIRST + challenge_id)
        return challenge_id

    with patch.object(challenges, "insert", with_message):
        yield
