"""The health endpoint without its bot: what it says when the gateway or the store is missing."""

import json
import socket
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import sqlalchemy as sa

from bot.operations.health import Health
from bot.operations.health_query import ask
from bot.service.figures import store_figures
from bot.service.services import Services
from bot.store.database import Database
from config.settings import Settings, SettingsError


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def health_of(database: Database, port: int | None, *, connected: bool = True, host: str = "127.0.0.1") -> Health:
    """The endpoint of a bot on a database."""
    services, settings = Services(database), Settings(health_port=port)
    settings.health_host = host
    return Health(settings, connected=lambda: connected, figures=partial(store_figures, services), now=services.now)


async def asked(port: int, path: str = "/health") -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


@pytest.mark.parametrize("connected", [True, False])
async def test_it_is_ready_with_gateway_and_store(database: Database, *, connected: bool) -> None:
    port = free_port()
    health = health_of(database, port, connected=connected)
    await health.open()
    try:
        status, said = await asked(port)
    finally:
        await health.close()
    assert status == (200 if connected else 503)
    assert json.loads(said) == {"ready": connected, "gateway": connected, "store": True}


async def test_a_store_that_does_not_answer_is_told_and_no_figures_are_made_up(tmp_path: Path) -> None:
    database, port = Database(f"sqlite+aiosqlite:///{tmp_path / 'nowhere' / 'bot.sqlite3'}"), free_port()
    health = health_of(database, port)
    await health.open()
    try:
        status, said = await asked(port)
        figures = (await asked(port, "/metrics"))[1]
    finally:
        await health.close()
        await database.close()
    assert (status, json.loads(said)["store"]) == (503, False)
    assert "bot_ready 0.0" in figures


async def test_a_store_that_can_be_read_but_not_written_is_not_ready_until_it_can(tmp_path: Path) -> None:
    database, port = Database(f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite3'}"), free_port()
    await database.prepare()
    full: list[bool] = []

    def taken(connection: Any, _record: object, _proxy: object) -> None:
        connection.execute(f"PRAGMA query_only={'ON' if full else 'OFF'}")

    sa.event.listen(database.engine.sync_engine, "checkout", taken)
    health = health_of(database, port)
    await health.open()
    try:
        statuses = []
        for state in ([], [True], []):
            full[:] = state
            statuses.append((await asked(port))[0])
    finally:
        await health.close()
        await database.close()
    assert statuses == [200, 503, 200]


async def test_a_port_that_is_taken_is_one_clear_line(database: Database) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        health = health_of(database, taken.getsockname()[1])
        with pytest.raises(SettingsError, match="HEALTH_PORT: "):
            await health.open()
        await health.close()


@pytest.mark.parametrize("host", ["192.0.2.1", "no-such-host.invalid"])
async def test_an_address_of_another_machine_is_told_as_such(database: Database, host: str) -> None:
    health = health_of(database, free_port(), host=host)
    with pytest.raises(SettingsError, match=f"^HEALTH_HOST: {host} "):
        await health.open()
    await health.close()


async def test_without_a_port_there_is_no_endpoint(database: Database) -> None:
    health = health_of(database, None)
    await health.open()
    await health.close()
    assert (ask(Settings(health_port=None)) or "").startswith("HEALTH_PORT: not set")


def test_asking_where_nobody_answers_is_one_line() -> None:
    said = ask(Settings(health_port=free_port()))
    assert said is not None
    assert said.startswith("no answer from http://127.0.0.1:")
    assert "\n" not in said
