"""The bot seen from outside: health, figures, memory, log lines."""

import asyncio
import json
import random
import re
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from games.catalogue import GAMES
from tests.wire.house import House, begin, type_a_match
from tests.wire.process import PATIENCE
from tests.wire.tables import ForkedTable

pytestmark = pytest.mark.wire

MEMORY_MIB = 150


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def memory_mib(pid: int) -> float:
    """The memory that a process has in use."""
    return int(re.findall(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())[0]) / 1024


def listening(pid: int) -> list[str]:
    """The addresses on which a process listens, as the kernel writes them."""
    own = {link.readlink().name for link in Path(f"/proc/{pid}/fd").iterdir()}
    rows = [row.split() for row in Path(f"/proc/{pid}/net/tcp").read_text().splitlines()[1:]]
    return [row[1] for row in rows if row[3] == "0A" and f"socket:[{row[9]}]" in own]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A bot that tells how it is, and logs all that it can as JSON."""
    settings = {"HEALTH_PORT": str(free_port()), "LOG_LEVEL": "DEBUG", "LOG_FORMAT": "json"}
    house = House(await ForkedTable.begin(), tmp_path, settings)
    try:
        await house.start_bot()
        yield house
    finally:
        await house.close()


async def asked(house: House, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session:
        address = f"http://127.0.0.1:{house.settings['HEALTH_PORT']}{path}"
        async with session.get(address) as answer:
            return answer.status, await answer.text()


async def test_it_is_ready_only_with_the_gateway(house: House) -> None:
    assert listening(house.pid) == [f"0100007F:{int(house.settings['HEALTH_PORT']):04X}"], "on loopback alone"
    assert await house.bot.command("health") == (0, "ready")
    assert json.loads((await asked(house, "/health"))[1]) == {"ready": True, "gateway": True, "store": True}
    await house.table.control("gateway", action="refuse")
    assert await answered(house, 503) == {"ready": False, "gateway": False, "store": True}
    assert await house.bot.command("health") == (1, "not ready: gateway")
    await house.table.control("gateway", action="accept")
    assert await answered(house, 200) == {"ready": True, "gateway": True, "store": True}


async def answered(house: House, wanted: int) -> Any:
    """What the health endpoint says when it comes to answer with this status."""
    async with asyncio.timeout(2 * PATIENCE):
        while True:
            status, said = await asked(house, "/health")
            if status == wanted:
                return json.loads(said)


async def test_it_starts_small_and_counts_what_happens(house: House) -> None:
    assert memory_mib(house.pid) <= MEMORY_MIB
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await begin(ann, ben, "duel")
    actions = await type_a_match([ann, ben], random.Random(2), most=5)
    figures = (await asked(house, "/metrics"))[1]
    assert f'bot_actions_total{{game="duel"}} {actions:.1f}' in figures
    assert 'bot_live_matches{game="duel"} 1.0' in figures
    assert 'bot_live_matches{game="glades"} 0.0' in figures
    assert re.search(r"bot_first_answer_seconds_count [1-9]", figures)
    assert "bot_ready 1.0" in figures
    assert "bot_outbox_letters" in figures
    await house.table.control("fault", method="PATCH", path=r"channels/\d+/messages/", code=10008, status=404, times=1)
    await type_a_match([ann, ben], random.Random(3))
    await ann.wait_for_message(lambda m: "Rematch" in m.labels, PATIENCE, since=0)
    figures = (await asked(house, "/metrics"))[1]
    assert 'bot_live_matches{game="duel"} 0.0' in figures
    assert 'bot_discord_errors_total{code="10008"} 1.0' in figures


@pytest.mark.parametrize(
    "game", [GAMES[0], *(pytest.param(game, marks=pytest.mark.long) for game in GAMES[1:-1]), GAMES[-1]]
)
async def test_no_log_line_tells_an_action_a_card_or_the_token(house: House, game: str) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await begin(ann, ben, game)
    offered: set[str] = set()
    dice = random.Random(4)
    for _ in range(25):
        for who in (ann, ben):
            choices = [choice["value"] for choice in await who.autocomplete("play", "action", "", channel="table")]
            if choices:
                offered |= set(choices)
                await who.slash("play", channel="table", options={"action": dice.choice(choices)})
                break
    # An action's whole text names the card; short ones, such as "pass", are words of any sentence.
    named = {text for text in offered if " " in text}
    assert named
    lines = [json.loads(line) for line in house.lines]
    for line in lines:
        said = f"{line['message']} {line.get('error', '')}"
        assert not [text for text in named if text in said], line
        assert house.table.token not in said
    ours = [line for line in lines if line.get("match") == 1 and "interaction" in line]
    assert [line["message"] for line in ours][:1] == [f"begins: {game}"], "lines are told by match and interaction"
    assert "took action" in ours[1]["message"]


async def test_nothing_listens_unless_asked_to(tmp_path: Path) -> None:
    house = House(await ForkedTable.begin(), tmp_path, {"HEALTH_PORT": ""})
    try:
        await house.start_bot()
        assert listening(house.pid) == []
        assert (await house.bot.command("health"))[0] == 1
    finally:
        await house.close()
