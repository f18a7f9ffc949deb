"""Ratings in the store: results of one server count one after another, also when two processes write them."""

import asyncio
import random

from bot.service import challenge
from bot.service.act import act, resign
from bot.service.challenge import Terms
from bot.service.match_lookup import look
from bot.service.places import Place
from bot.service.rating_rebuild import rebuild_server
from bot.service.season_end import close_season
from bot.service.seasons import season_end
from bot.service.services import Services
from bot.store import medals, outbox, ratings
from bot.store.rows import Person
from games.catalogue import game_of

GUILD = 10
PLAYERS = [Person(n, name) for n, name in enumerate(("Ann", "Ben", "Cyn", "Dan", "Eve", "Fay"), 1)]


async def nearly_over(services: Services, one: Person, two: Person, channel: int) -> int:
    """A match that counts as soon as somebody resigns."""
    number = 1000 * channel
    made = await challenge.challenge(services, Place(GUILD, channel, None), one, two, Terms("duel", {}), number)
    match_id = await challenge.accept(services, two, made.id, number + 1)
    dice = random.Random(channel)
    for turn in range(game_of("duel").shortest_rated):
        to_move = (await look(services, match_id, None)).to_move
        mover = two if to_move else one
        position = await look(services, match_id, mover.id)
        await act(services, mover, match_id, dice.choice(position.legal), number + 2 + turn)
    return match_id


async def test_matches_that_end_at_once_are_all_counted(processes: tuple[Services, Services]) -> None:
    pairs = [(PLAYERS[0], other) for other in PLAYERS[1:]]
    begun = [await nearly_over(processes[0], *pair, channel) for channel, pair in enumerate(pairs, 20)]
    await asyncio.gather(
        *(
            resign(processes[number % 2], pairs[number][1], match_id, 900_000 + number)
            for number, match_id in enumerate(begun)
        )
    )
    async with processes[0].database.read() as connection:
        ann = await ratings.own(connection, GUILD, "all", "all", PLAYERS[0].id)
    assert ann is not None
    assert (ann.rank, ann.rating.won) == (1, 5)
    assert await rebuild_server(processes[1], GUILD) == (5, 0)


async def test_two_processes_end_a_season_once(processes: tuple[Services, Services]) -> None:
    match_id = await nearly_over(processes[0], PLAYERS[0], PLAYERS[1], 20)
    await resign(processes[0], PLAYERS[1], match_id, 900_000)
    async with processes[0].transaction() as connection:
        table = [rating async for rating in ratings.of_server(connection, GUILD)]
        await ratings.keep(connection, [rating._replace(won=3) for rating in table])
    end = season_end(processes[0].now())
    for services in processes:
        services.clock.follow(end)
    await asyncio.gather(*(close_season(services, GUILD) for services in processes))
    async with processes[0].database.read() as connection:
        assert len(await medals.of_person(connection, GUILD, PLAYERS[0].id)) == 2
        assert [item.stream for item in await outbox.heads(connection) if item.kind == "season"] == [f"season-{GUILD}"]
