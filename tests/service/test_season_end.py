"""Medals at the end of a season, once."""

from bot.service.season_end import close_season
from bot.service.seasons import season_end, season_of
from bot.store import deadlines, departed_members, medals, outbox, people, ratings
from bot.store.outbox_content import AnnounceSeason
from bot.store.rows import Person, Rating
from tests.service.harness import ANN, BEN, HERE, ServiceHarness
from tests.service.test_results import beaten

GUILD = HERE.guild_id


async def stand(harness: ServiceHarness, table: dict[int, tuple[int, int]], game: str = "all") -> None:
    """Put people with points and matches played into the table of the season, which will end."""
    season = season_of(harness.at)
    async with harness.services.transaction() as connection:
        for person_id, (points, played) in table.items():
            await people.meet(connection, Person(person_id, f"P{person_id}"))
            await ratings.keep(connection, [Rating(GUILD, season, game, person_id, 25.0, 5.0, points, played, 0, 0)])
        await deadlines.begin(connection, deadlines.SEASON, GUILD, season_end(harness.at))


async def won(harness: ServiceHarness, season: str) -> list[tuple[str, int, int]]:
    async with harness.services.database.read() as connection:
        return [(m.game, m.place, m.person_id) for m, _name in await medals.of_season(connection, GUILD, season)]


async def items(harness: ServiceHarness) -> list[str]:
    async with harness.services.database.read() as connection:
        return [
            each.content.season for each in await outbox.heads(connection) if isinstance(each.content, AnnounceSeason)
        ]


async def test_the_first_three_places_have_medals_and_ties_share_them(harness: ServiceHarness) -> None:
    season = season_of(harness.at)
    await stand(harness, {1: (1300, 9), 2: (1250, 9), 3: (1250, 9), 4: (1200, 9), 5: (1100, 9)})
    await stand(harness, {1: (1100, 3), 2: (1100, 3), 3: (1050, 3), 4: (1050, 3)}, "duel")
    harness.at = season_end(harness.at)
    await close_season(harness.services, GUILD)
    over_all = [("all", 1, 1), ("all", 2, 2), ("all", 2, 3)]
    assert await won(harness, season) == [*over_all, ("duel", 1, 1), ("duel", 1, 2), ("duel", 3, 3), ("duel", 3, 4)]


async def test_provisional_players_and_those_who_left_have_none(harness: ServiceHarness) -> None:
    season = season_of(harness.at)
    await stand(harness, {1: (1400, 2), 2: (1300, 9), 3: (1200, 9), 4: (1100, 9), 5: (1000, 3)})
    async with harness.services.transaction() as connection:
        await departed_members.mark(connection, GUILD, [3], harness.at)
    harness.at = season_end(harness.at)
    await close_season(harness.services, GUILD)
    assert await won(harness, season) == [("all", 1, 2), ("all", 2, 4), ("all", 3, 5)]


async def test_a_season_ends_once_however_late(harness: ServiceHarness) -> None:
    season = season_of(harness.at)
    await stand(harness, {1: (1300, 9), 2: (1250, 9)})
    await close_season(harness.services, GUILD)
    assert await won(harness, season) == []
    harness.at = season_end(season_end(harness.at)) + 99
    await close_season(harness.services, GUILD)
    first = await won(harness, season)
    await close_season(harness.services, GUILD)
    assert await won(harness, season) == first != []
    assert await items(harness) == [season]


async def test_a_result_after_the_end_does_not_put_the_end_off(harness: ServiceHarness) -> None:
    """The bot was down at the end; the first result of the next season comes before the clock does."""
    season = season_of(harness.at)
    await stand(harness, {1: (1300, 9), 2: (1250, 9)})
    harness.at = season_end(harness.at) + 7200
    await beaten(harness, ANN, BEN)
    await close_season(harness.services, GUILD)
    assert [each[0] for each in await won(harness, season)] == ["all", "all"]
    async with harness.services.database.read() as connection:
        assert await deadlines.find(connection, deadlines.SEASON, GUILD) == season_end(harness.at)


async def test_a_season_without_medals_is_not_told(harness: ServiceHarness) -> None:
    await stand(harness, {1: (1300, 1)})
    harness.at = season_end(harness.at)
    await close_season(harness.services, GUILD)
    assert await items(harness) == []
    async with harness.services.database.read() as connection:
        assert await deadlines.find(connection, deadlines.SEASON, GUILD) is None
