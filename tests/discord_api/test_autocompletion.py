"""Choices that come late or twice are no error in the log."""

import logging
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord_api import autocompletion
from bot.discord_api.autocompletion import quiet_autocompletion

LIBRARY = logging.getLogger("discord.app_commands.tree")


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    before = LIBRARY.filters[:]
    quiet_autocompletion()
    yield
    LIBRARY.filters[:] = before


def report(error: Exception) -> None:
    """Log a failed autocompletion as the library does."""
    try:
        raise error
    except Exception:
        LIBRARY.exception("Ignoring exception in autocomplete for %r (Guild: %s, User: %s)", "play", 10, 20)


def refused(status: int, code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="no")
    return discord.HTTPException(response, {"code": code, "message": "no"})


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.name for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize("error", [refused(404, 10062), refused(400, 40060), TimeoutError(), ConnectionResetError()])
def test_a_late_or_doubled_answer_is_no_error(caplog: pytest.LogCaptureFixture, error: Exception) -> None:
    report(error)
    assert errors(caplog) == []


@pytest.mark.parametrize("error", [refused(400, 50035), ValueError("ours")])
def test_a_fault_of_ours_is_one(caplog: pytest.LogCaptureFixture, error: Exception) -> None:
    for _time in range(3):
        report(error)
    assert errors(caplog) == [autocompletion.__name__]
    LIBRARY.error("Ignoring exception in command tree")
    assert errors(caplog) == [autocompletion.__name__, LIBRARY.name]
