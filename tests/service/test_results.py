"""A result is kept and rated with the action that ended the match; a rebuild gives the same numbers."""

import random
from types import SimpleNamespace

import pytest
import sqlalchemy as sa

from bot.service import challenge
from bot.service.act import resign
from bot.service.challenge import Terms
from bot.service.rating_rebuild import rebuild_server
from bot.service.results import counts
from bot.store import deadlines, ratings, results, tables
from bot.store.rows import Person, Rating, Score
from games.catalogue import game_of
from tests.service.harness import ANN, BEN, CYN, HERE, ServiceHarness

GUILD = HERE.guild_id
LONG_ENOUGH = game_of("duel").shortest_rated


async def begun(harness: ServiceHarness, one: Person, two: Person, *, game: str = "duel", rated: bool = True) -> int:
    harness.at += 3600
    made = await challenge.challenge(
        harness.services, HERE, one, two, Terms(game, {}, rated=rated), harness.interaction()
    )
    return await challenge.accept(harness.services, two, made.id, harness.interaction())


async def beaten(harness: ServiceHarness, winner: Person, loser: Person, **how: object) -> int:
    """A match, long enough to count, that the loser gives up."""
    match_id = await begun(harness, winner, loser, **how)  # type: ignore[arg-type]
    await harness.play(match_id, random.Random(match_id), LONG_ENOUGH)
    await resign(harness.services, loser, match_id, harness.interaction())
    return match_id


async def rated(harness: ServiceHarness) -> list[Rating]:
    async with harness.services.database.read() as connection:
        return [rating async for rating in ratings.of_server(connection, GUILD)]


async def points(harness: ServiceHarness, game: str = "duel", period: str = "all") -> dict[int, int]:
    return {each.person_id: each.points for each in await rated(harness) if (each.period, each.game) == (period, game)}


async def sides(harness: ServiceHarness, match_id: int) -> dict[int, Score]:
    async with harness.services.database.read() as connection:
        return {side.person_id: side for side in await results.of_match(connection, match_id)}


async def test_the_winner_rises_and_the_loser_falls_in_the_game_and_over_all(harness: ServiceHarness) -> None:
    match_id = await beaten(harness, ANN, BEN)
    for game in ("duel", "all"):
        standing = await points(harness, game)
        assert standing[ANN.id] > 1000 > standing[BEN.id]
    told = await sides(harness, match_id)
    assert (told[ANN.id].score, told[BEN.id].score) == (1, 0)
    assert told[ANN.id].points == 1000 + (told[ANN.id].gained or 0) == (await points(harness))[ANN.id]
    assert await points(harness, "search") == {}


async def test_seasons_and_weeks_begin_afresh(harness: ServiceHarness) -> None:
    await beaten(harness, ANN, BEN)
    first = await points(harness)
    harness.at += 40 * 24 * 3600
    await beaten(harness, ANN, BEN)
    by_period = {each.period for each in await rated(harness)}
    assert len(by_period) == 5
    seasons = sorted(period for period in by_period if len(period) == 7)
    assert await points(harness, period=seasons[1]) == await points(harness, period=seasons[0]) == first
    assert (await points(harness))[ANN.id] > first[ANN.id]


async def test_what_is_not_rated_is_kept_but_changes_nothing(harness: ServiceHarness) -> None:
    casual = await beaten(harness, ANN, BEN, rated=False)
    short = await begun(harness, ANN, BEN)
    await resign(harness.services, ANN, short, harness.interaction())
    assert await rated(harness) == []
    for match_id, score in ((casual, 1), (short, 0)):
        side = (await sides(harness, match_id))[ANN.id]
        assert (side.score, side.weight, side.points) == (score, 0, None)


async def test_one_ply_less_than_the_shortest_does_not_count(harness: ServiceHarness) -> None:
    for plies, expected in ((LONG_ENOUGH - 2, False), (LONG_ENOUGH - 1, True)):
        match_id = await begun(harness, ANN, BEN)
        await harness.play(match_id, random.Random(match_id), plies)
        await resign(harness.services, BEN, match_id, harness.interaction())
        assert ((await sides(harness, match_id))[ANN.id].weight > 0) is expected


async def test_the_same_pair_counts_less_within_a_day_and_fully_afterwards(harness: ServiceHarness) -> None:
    weights = [(await sides(harness, await beaten(harness, *pair)))[ANN.id].weight for pair in ((ANN, BEN), (BEN, ANN))]
    assert weights == [1, 0.5]
    other = (await sides(harness, await beaten(harness, ANN, CYN)))[ANN.id].weight
    assert other == 1
    harness.at += 24 * 3600
    later = (await sides(harness, await beaten(harness, ANN, BEN)))[ANN.id].weight
    assert later == 1


async def test_a_rebuild_gives_exactly_the_same(harness: ServiceHarness) -> None:
    dice = random.Random(5)
    for _ in range(14):
        one, two = dice.sample([ANN, BEN, CYN], 2)
        harness.at += dice.choice([0, 3600, 9 * 3600, 3 * 24 * 3600])
        await beaten(harness, one, two, rated=dice.random() < 0.8)
    before = await rated(harness)
    async with harness.services.database.read() as connection:
        kept = [tuple(row) for row in await connection.execute(sa.select(tables.scores))]
    assert await rebuild_server(harness.services, GUILD) == (14, 0)
    async with harness.services.transaction() as connection:
        await connection.execute(tables.ratings.update().values(mu=1.0, points=1))
        await connection.execute(tables.scores.delete().where(tables.scores.c.person_id == ANN.id))
        stray = before[0]._replace(game="unheard-of")
        await ratings.keep(connection, [stray])
    count, wrong = await rebuild_server(harness.services, GUILD)
    assert count == 14
    assert wrong > len(before)
    assert await rated(harness) == before
    async with harness.services.database.read() as connection:
        again = [tuple(row) for row in await connection.execute(sa.select(tables.scores))]
    assert sorted(again) == sorted(kept)


async def test_the_first_rated_result_has_the_season_end_awaited(harness: ServiceHarness) -> None:
    await beaten(harness, ANN, BEN, rated=False)
    async with harness.services.database.read() as connection:
        assert await deadlines.find(connection, deadlines.SEASON, GUILD) is None
    await beaten(harness, ANN, BEN)
    async with harness.services.database.read() as connection:
        end = await deadlines.find(connection, deadlines.SEASON, GUILD)
    assert end is not None
    assert harness.at < end <= harness.at + 31 * 24 * 3600


@pytest.mark.parametrize(("reason", "expected"), [("called off", False), ("agreed", True)])
async def test_a_match_that_was_called_off_does_not_count(harness: ServiceHarness, reason: str, expected: bool) -> None:
    match_id = await begun(harness, ANN, BEN)
    over = SimpleNamespace(outcome=SimpleNamespace(reason=reason), ply=50, game=game_of("duel"))
    assert counts(await harness.row(match_id), over) is expected  # type: ignore[arg-type]
