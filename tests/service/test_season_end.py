"""Medals at the end of a season, once."""

from bot.service.season_end import close_season
from bot.service.seasons import season_end, season_of
from bot.store import deadlines, departed_members, medals, outbox, people, ratings
from bot.store.people import Person
from bot.store.ratings import Rating
from tests.service.hall import ANN, BEN, HERE, Hall
from tests.service.test_results import beaten

GUILD = HERE.guild_id


async def stand(hall: Hall, table: dict[int, tuple[int, int]], game: str = "all") -> None:
    """Put people with points and matches played into the table of the season, which will end."""
    season = season_of(hall.at)
    async with hall.services.changing() as connection:
        for person_id, (points, played) in table.items():
            await people.meet(connection, Person(person_id, f"P{person_id}"))
            await ratings.keep(connection, [Rating(GUILD, season, game, person_id, 25.0, 5.0, points, played, 0, 0)])
        await deadlines.begin(connection, deadlines.SEASON, GUILD, season_end(hall.at))


async def won(hall: Hall, season: str) -> list[tuple[str, int, int]]:
    async with hall.services.database.read() as connection:
        return [(m.game, m.place, m.person_id) for m, _name in await medals.of_season(connection, GUILD, season)]


async def items(hall: Hall) -> list[str]:
    async with hall.services.database.read() as connection:
        return [each.payload["season"] for each in await outbox.heads(connection) if each.kind == "season"]


async def test_the_first_three_places_have_medals_and_ties_share_them(hall: Hall) -> None:
    season = season_of(hall.at)
    await stand(hall, {1: (1300, 9), 2: (1250, 9), 3: (1250, 9), 4: (1200, 9), 5: (1100, 9)})
    await stand(hall, {1: (1100, 3), 2: (1100, 3), 3: (1050, 3), 4: (1050, 3)}, "duel")
    hall.at = season_end(hall.at)
    await close_season(hall.services, GUILD)
    over_all = [("all", 1, 1), ("all", 2, 2), ("all", 2, 3)]
    assert await won(hall, season) == [*over_all, ("duel", 1, 1), ("duel", 1, 2), ("duel", 3, 3), ("duel", 3, 4)]


async def test_provisional_players_and_those_who_left_have_none(hall: Hall) -> None:
    season = season_of(hall.at)
    await stand(hall, {1: (1400, 2), 2: (1300, 9), 3: (1200, 9), 4: (1100, 9), 5: (1000, 3)})
    async with hall.services.changing() as connection:
        await departed_members.mark(connection, GUILD, [3], hall.at)
    hall.at = season_end(hall.at)
    await close_season(hall.services, GUILD)
    assert await won(hall, season) == [("all", 1, 2), ("all", 2, 4), ("all", 3, 5)]


async def test_a_season_ends_once_however_late(hall: Hall) -> None:
    season = season_of(hall.at)
    await stand(hall, {1: (1300, 9), 2: (1250, 9)})
    await close_season(hall.services, GUILD)
    assert await won(hall, season) == []
    hall.at = season_end(season_end(hall.at)) + 99
    await close_season(hall.services, GUILD)
    first = await won(hall, season)
    await close_season(hall.services, GUILD)
    assert await won(hall, season) == first != []
    assert await items(hall) == [season]


async def test_a_result_after_the_end_does_not_put_the_end_off(hall: Hall) -> None:
    """The bot was down at the end; the first result of the next season comes before the clock does."""
    season = season_of(hall.at)
    await stand(hall, {1: (1300, 9), 2: (1250, 9)})
    hall.at = season_end(hall.at) + 7200
    await beaten(hall, ANN, BEN)
    await close_season(hall.services, GUILD)
    assert [each[0] for each in await won(hall, season)] == ["all", "all"]
    async with hall.services.database.read() as connection:
        assert await deadlines.find(connection, deadlines.SEASON, GUILD) == season_end(hall.at)


async def test_a_season_without_medals_is_not_told(hall: Hall) -> None:
    await stand(hall, {1: (1300, 1)})
    hall.at = season_end(hall.at)
    await close_season(hall.services, GUILD)
    assert await items(hall) == []
    async with hall.services.database.read() as connection:
        assert await deadlines.find(connection, deadlines.SEASON, GUILD) is None
