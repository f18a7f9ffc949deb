"""Short forms of the soak: kills, stops and full disks at random moments lose, double and forget nothing, and restores
nothing but what came after their backup."""

from pathlib import Path

import pytest

from tests.postgres import Cluster
from tests.soak import Wanted, soak
from tests.wire.disks import disks_of

pytestmark = pytest.mark.wire


LEASE = 5.0
"""Seconds after which what a killed process had taken to deliver is free."""


async def test_kills_and_faults_lose_and_double_nothing(tmp_path: Path) -> None:
    wanted = Wanted(
        matches=2,
        minutes=0,
        kills=3,
        pairs=2,
        alive=(0.5, 2.0),
        games=("duel",),
        lease=LEASE,
        stops=False,
        restores=False,
    )
    figures = await soak(wanted, f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite3'}", tmp_path)
    assert figures["faults"] == []
    assert figures["running"] == 0
    assert figures["finished"] >= 2
    assert figures["trouble"]["SIGKILL"] >= 3


@pytest.mark.long
async def test_kills_and_faults_in_all_games_lose_and_double_nothing(tmp_path: Path) -> None:
    wanted = Wanted(matches=4, minutes=0, kills=6, pairs=4, alive=(0.5, 4.0))
    with disks_of(tmp_path / "disk") as disks:
        figures = await soak(wanted, f"sqlite+aiosqlite:///{tmp_path / 'disk' / 'bot.sqlite3'}", tmp_path, disks)
    assert figures["faults"] == []
    assert figures["running"] == 0
    assert figures["finished"] >= 4
    assert figures["trouble"]["SIGKILL"] >= 6


@pytest.mark.long
async def test_kills_of_one_process_after_the_other_lose_and_double_nothing(tmp_path: Path, postgres: Cluster) -> None:
    wanted = Wanted(matches=2, minutes=0, kills=4, pairs=2, alive=(0.5, 4.0), processes=2)
    figures = await soak(wanted, await postgres.fresh(), tmp_path)
    assert figures["faults"] == []
    assert figures["running"] == 0
