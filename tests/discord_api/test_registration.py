"""Commands are registered when they have changed, and until Discord has taken them."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import discord
import pytest
from discord import app_commands

from bot.discord_api import responding
from bot.discord_api.registration import FIRST_PAUSE, Registration
from bot.service.services import Services
from tests.service.opening import opened

REFUSED = discord.HTTPException(MagicMock(status=503, reason="no"), "no")


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    async with opened(f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite3'}") as harness:
        await harness.services.database.prepare()
        yield harness.services


def tree(name: str, application_id: int = 1, **sync: Any) -> Any:
    command = MagicMock()
    command.to_dict.return_value = {"name": name, "options": []}
    client = SimpleNamespace(application_id=application_id)
    return SimpleNamespace(client=client, get_commands=lambda: [command], sync=AsyncMock(**sync))


async def registered(services: Services, commands: Any) -> int:
    """How often Discord is told of the commands at a start."""
    registration = Registration(services, commands)
    await registration.open()
    await registration.close()
    count: int = commands.sync.await_count
    return count


async def test_discord_is_told_only_of_what_has_changed(services: Services) -> None:
    assert await registered(services, tree("duel")) == 1
    assert await registered(services, tree("duel")) == 0
    assert await registered(services, tree("match")) == 1
    assert await registered(services, tree("match", application_id=2)) == 1
    assert await registered(services, tree("match")) == 0


async def test_a_failure_is_tried_again_after_growing_pauses_and_ends_nothing(services: Services) -> None:
    pauses: list[float] = []
    enough = asyncio.Event()

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        await asyncio.sleep(0)

    async def sync() -> None:
        if len(pauses) < 3:
            raise REFUSED if len(pauses) < 2 else OSError("the network is gone")
        enough.set()

    commands = tree("duel", side_effect=sync)
    registration = Registration(services, commands, sleep)
    await registration.open()
    await enough.wait()
    assert pauses == [FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE]
    assert registration._task is not None
    await registration._task
    assert await registered(services, tree("duel")) == 0


async def test_what_was_not_taken_is_not_remembered(services: Services) -> None:
    assert await registered(services, tree("duel", side_effect=REFUSED)) == 1
    assert await registered(services, tree("duel")) == 1


@pytest.mark.parametrize("kind", [discord.InteractionType.application_command, discord.InteractionType.autocomplete])
async def test_a_command_of_another_version_is_answered_with_the_way_out(
    kind: discord.InteractionType, caplog: pytest.LogCaptureFixture
) -> None:
    interaction: Any = MagicMock(type=kind, id=5, locale=discord.Locale.british_english)
    interaction.response.is_done.return_value = False
    interaction.response.send_message = AsyncMock()
    await responding.respond_to_error(interaction, app_commands.CommandNotFound("undo", []))
    if kind is discord.InteractionType.autocomplete:
        interaction.response.send_message.assert_not_awaited()
    else:
        [said] = interaction.response.send_message.await_args.args
        assert "`/help`" in said
    assert not [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")]
