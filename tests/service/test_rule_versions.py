"""Matches that were begun under an older version of the rules go on under it, beside those begun under the newest."""

import random

import pytest

from bot.service import challenge
from bot.service.match_lookup import look
from bot.service.record import record_of
from bot.service.replay import find_replay, frame_at
from bot.service.undo import undo
from bot.store import matches
from games.catalogue import game_of
from games.dungeon.views import DungeonPublic
from games.record import read
from games.verify import verify
from tests.service.harness import ANN, HERE, ServiceHarness, elsewhere


async def begun_before(harness: ServiceHarness, monkeypatch: pytest.MonkeyPatch, channel_id: int) -> int:
    """A match of the Dungeon as a bot that knew version 1 alone left it: without a version in its state."""
    with monkeypatch.context() as before:
        before.setattr(challenge, "game_of", lambda game_id: game_of(game_id, 1))
        match_id = await harness.begun("dungeon", elsewhere(channel_id))
    snapshot = (await harness.row(match_id)).snapshot
    del snapshot["state"]["rules"]
    async with harness.services.database.write() as connection:
        await matches.change(connection, match_id, snapshot=snapshot)
    return match_id


async def test_each_match_plays_to_its_end_under_its_version(
    harness: ServiceHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = [await begun_before(harness, monkeypatch, 101), await begun_before(harness, monkeypatch, 102)]
    new = [await harness.begun("dungeon", elsewhere(103)), await harness.begun("dungeon", elsewhere(104))]
    other = await harness.begun("duel", elsewhere(105))
    newest = game_of("dungeon").rules
    wanted = {**dict.fromkeys(old, 1), **dict.fromkeys(new, newest), other: 1}
    for match_id, rules in wanted.items():
        end = await harness.play(match_id, random.Random(match_id))
        assert end.over
        record = await record_of(harness.services, match_id)
        assert read(record).game.rules == (await harness.row(match_id)).rules == rules
        assert verify(record)
    assert newest > 1


async def test_pictures_words_and_replays_see_the_version(
    harness: ServiceHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await begun_before(harness, monkeypatch, 101)
    await harness.play(match_id, random.Random(5), 8)
    now = (await look(harness.services, match_id, None)).public
    then = frame_at(await find_replay(harness.services, match_id, ANN.id, HERE.guild_id), 2).position.public
    assert isinstance(now, DungeonPublic)
    assert isinstance(then, DungeonPublic)
    assert (now.rules, then.rules) == (1, 1)


async def test_what_is_taken_back_stays_under_the_version(
    harness: ServiceHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await begun_before(harness, monkeypatch, 101)
    await harness.play(match_id, random.Random(5), 1)
    await undo(harness.services, ANN, match_id, harness.interaction())
    view = (await look(harness.services, match_id, None)).public
    assert isinstance(view, DungeonPublic)
    assert (view.phase, view.rules) == ("raise", 1)
