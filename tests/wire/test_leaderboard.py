"""Leaderboard, profile, history and the end of a season, as people meet them."""

import sqlite3
from contextlib import closing
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from games.catalogue import game_of
from tests.driver.client import Person, SeenMessage
from tests.wire.house import House, begin, is_result
from tests.wire.process import PATIENCE

pytestmark = pytest.mark.wire


async def beaten(winner: Person, loser: Person, **options: Any) -> None:
    """A match of the shortest length that counts, which the loser gives up."""
    since = winner.now
    await begin(winner, loser, "duel", **options)
    for _ in range(game_of("duel").shortest_rated):
        for who in (winner, loser):
            choices = await who.autocomplete("play", "action", "", channel="table")
            if choices:
                await who.slash("play", channel="table", options={"action": choices[0]["value"]})
                break
    asked = await loser.slash("match resign", channel="table")
    await loser.click(asked, "Resign")
    await winner.wait_for_message(is_result, PATIENCE, since=since)


async def turned(who: Person, message: SeenMessage, label: str) -> SeenMessage:
    """What a message of somebody's own becomes after a click in it."""
    since = who.now
    await who.click(message, label)
    return await who.wait_for_message(lambda m: m.id == message.id, PATIENCE, since=since)


async def test_results_make_a_leaderboard(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    empty = await ann.slash("leaderboard", channel="table")
    assert "Nobody has finished a rated match" in empty.content
    await beaten(ann, ben)

    text = await ann.slash("leaderboard", channel="table", options={"form": "text", "game": "duel"})
    first, second = text.content.splitlines()[1:3]
    assert first.startswith("`  1` Ann")
    assert first.endswith("1 – 0 – 0 ← you")
    assert "Ben" in second
    picture = await turned(ann, text.message, "As a picture")
    [file] = picture.attachments
    assert Image.open(BytesIO(await house.table.bytes_of(file))).width == 1000
    assert "1: Ann" in file["description"]

    shown = await ben.slash("leaderboard", channel="table", options={"everybody": True})
    assert not shown.ephemeral
    beside = await ann.click(shown.message, "As text")
    assert beside.message.ephemeral
    assert "Ann" in beside.content


async def test_whoever_left_is_kept_out_and_comes_back(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await beaten(ann, ben)
    await house.table.control("remove_member", person="Ann")
    assert "Ann" not in (await ben.slash("leaderboard", channel="table", options={"form": "text"})).content
    await house.table.control("add_member", person="Ann")
    assert "Ann" in (await ann.slash("leaderboard", channel="table", options={"form": "text"})).content


async def test_profile_and_history(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await house.table.control("nick", person="Ann", name="Annie")
    await beaten(ann, ben)
    await beaten(ann, ben, rated=False)
    profile = await ben.slash("me profile", channel="table", options={"person": ann.id})
    assert "2 – 0 – 0" in profile.content
    assert "in 1 rated matches" in profile.message.attachments[0]["description"]
    history = await turned(ben, profile.message, "History")
    assert history.content.count("won") == 3
    against = await ben.slash("me history", channel="table", options={"opponent": ann.id})
    assert "**Ben against Annie**: 0 – 0 – 2" in against.content
    await house.table.control("add_server", name="Elsewhere")
    stranger = await ben.slash("me profile", channel="Elsewhere/table", options={"person": ann.id})
    assert stranger.content == "Ann has not finished a match on this server yet."


async def test_the_end_of_a_season_is_told_after_a_down_time(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await beaten(ann, ben)
    channel = (await ann.messages("table", 1))[0].channel
    await house.stop_bot()
    with closing(sqlite3.connect(house.database)) as store, store:
        guild = store.execute("SELECT guild_id FROM results").fetchone()[0]
        store.execute("UPDATE ratings SET won = won + 3")
        store.execute("UPDATE deadlines SET at = (SELECT max(at) FROM results) + 1 WHERE kind = 'season'")
        store.execute(
            "INSERT INTO guilds (id, threads, channels, season_channel_id) VALUES (?, 0, '[]', ?) "
            "ON CONFLICT (id) DO UPDATE SET season_channel_id = excluded.season_channel_id",
            (guild, int(channel)),
        )
    since = ann.now
    await house.start_bot()
    told = await ann.wait_for_message(lambda m: "is over" in m.content and "season" in m.content, PATIENCE, since=since)
    assert "🥇 Ann" in told.content
    profile = await ann.slash("me profile", channel="table")
    assert "🥇" in profile.content
