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
from bot.store.people import Person
from bot.store.ratings import Rating
from bot.store.results import Score
from games.catalogue import game_of
from tests.service.hall import ANN, BEN, CYN, HERE, Hall

GUILD = HERE.guild_id
LONG_ENOUGH = game_of("duel").shortest_rated


async def begun(hall: Hall, one: Person, two: Person, *, game: str = "duel", rated: bool = True) -> int:
    hall.at += 3600
    made = await challenge.challenge(hall.services, HERE, one, two, Terms(game, {}, rated=rated), hall.interaction())
    return await challenge.accept(hall.services, two, made.id, hall.interaction())


async def beaten(hall: Hall, winner: Person, loser: Person, **how: object) -> int:
    """A match, long enough to count, that the loser gives up."""
    match_id = await begun(hall, winner, loser, **how)  # type: ignore[arg-type]
    await hall.play(match_id, random.Random(match_id), LONG_ENOUGH)
    await resign(hall.services, loser, match_id, hall.interaction())
    return match_id


async def rated(hall: Hall) -> list[Rating]:
    async with hall.services.database.read() as connection:
        return [rating async for rating in ratings.of_server(connection, GUILD)]


async def points(hall: Hall, game: str = "duel", period: str = "all") -> dict[int, int]:
    return {each.person_id: each.points for each in await rated(hall) if (each.period, each.game) == (period, game)}


async def sides(hall: Hall, match_id: int) -> dict[int, Score]:
    async with hall.services.database.read() as connection:
        return {side.person_id: side for side in await results.of_match(connection, match_id)}


async def test_the_winner_rises_and_the_loser_falls_in_the_game_and_over_all(hall: Hall) -> None:
    match_id = await beaten(hall, ANN, BEN)
    for game in ("duel", "all"):
        standing = await points(hall, game)
        assert standing[ANN.id] > 1000 > standing[BEN.id]
    told = await sides(hall, match_id)
    assert (told[ANN.id].score, told[BEN.id].score) == (1, 0)
    assert told[ANN.id].points == 1000 + (told[ANN.id].gained or 0) == (await points(hall))[ANN.id]
    assert await points(hall, "search") == {}


async def test_seasons_and_weeks_begin_afresh(hall: Hall) -> None:
    await beaten(hall, ANN, BEN)
    first = await points(hall)
    hall.at += 40 * 24 * 3600
    await beaten(hall, ANN, BEN)
    by_period = {each.period for each in await rated(hall)}
    assert len(by_period) == 5
    seasons = sorted(period for period in by_period if len(period) == 7)
    assert await points(hall, period=seasons[1]) == await points(hall, period=seasons[0]) == first
    assert (await points(hall))[ANN.id] > first[ANN.id]


async def test_what_is_not_rated_is_kept_but_changes_nothing(hall: Hall) -> None:
    casual = await beaten(hall, ANN, BEN, rated=False)
    short = await begun(hall, ANN, BEN)
    await resign(hall.services, ANN, short, hall.interaction())
    assert await rated(hall) == []
    for match_id, score in ((casual, 1), (short, 0)):
        side = (await sides(hall, match_id))[ANN.id]
        assert (side.score, side.weight, side.points) == (score, 0, None)


async def test_one_ply_less_than_the_shortest_does_not_count(hall: Hall) -> None:
    for plies, expected in ((LONG_ENOUGH - 2, False), (LONG_ENOUGH - 1, True)):
        match_id = await begun(hall, ANN, BEN)
        await hall.play(match_id, random.Random(match_id), plies)
        await resign(hall.services, BEN, match_id, hall.interaction())
        assert ((await sides(hall, match_id))[ANN.id].weight > 0) is expected


async def test_the_same_pair_counts_less_within_a_day_and_fully_afterwards(hall: Hall) -> None:
    weights = [(await sides(hall, await beaten(hall, *pair)))[ANN.id].weight for pair in ((ANN, BEN), (BEN, ANN))]
    assert weights == [1, 0.5]
    other = (await sides(hall, await beaten(hall, ANN, CYN)))[ANN.id].weight
    assert other == 1
    hall.at += 24 * 3600
    later = (await sides(hall, await beaten(hall, ANN, BEN)))[ANN.id].weight
    assert later == 1


async def test_a_rebuild_gives_exactly_the_same(hall: Hall) -> None:
    dice = random.Random(5)
    for _ in range(14):
        one, two = dice.sample([ANN, BEN, CYN], 2)
        hall.at += dice.choice([0, 3600, 9 * 3600, 3 * 24 * 3600])
        await beaten(hall, one, two, rated=dice.random() < 0.8)
    before = await rated(hall)
    async with hall.services.database.read() as connection:
        kept = [tuple(row) for row in await connection.execute(sa.select(tables.scores))]
    assert await rebuild_server(hall.services, GUILD) == (14, 0)
    async with hall.services.changing() as connection:
        await connection.execute(tables.ratings.update().values(mu=1.0, points=1))
        await connection.execute(tables.scores.delete().where(tables.scores.c.person_id == ANN.id))
        stray = before[0]._replace(game="unheard-of")
        await ratings.keep(connection, [stray])
    count, wrong = await rebuild_server(hall.services, GUILD)
    assert count == 14
    assert wrong > len(before)
    assert await rated(hall) == before
    async with hall.services.database.read() as connection:
        again = [tuple(row) for row in await connection.execute(sa.select(tables.scores))]
    assert sorted(again) == sorted(kept)


async def test_the_first_rated_result_has_the_season_end_awaited(hall: Hall) -> None:
    await beaten(hall, ANN, BEN, rated=False)
    async with hall.services.database.read() as connection:
        assert await deadlines.find(connection, deadlines.SEASON, GUILD) is None
    await beaten(hall, ANN, BEN)
    async with hall.services.database.read() as connection:
        end = await deadlines.find(connection, deadlines.SEASON, GUILD)
    assert end is not None
    assert hall.at < end <= hall.at + 31 * 24 * 3600


@pytest.mark.parametrize(("reason", "expected"), [("called off", False), ("agreed", True)])
async def test_a_match_that_was_called_off_does_not_count(hall: Hall, reason: str, expected: bool) -> None:
    match_id = await begun(hall, ANN, BEN)
    over = SimpleNamespace(outcome=SimpleNamespace(reason=reason), ply=50, game=game_of("duel"))
    assert counts(await hall.row(match_id), over) is expected  # type: ignore[arg-type]
