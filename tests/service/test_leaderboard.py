"""Tables, profiles and histories from the store."""

from collections.abc import Collection

import pytest

from bot.presenter.profile import profile as profile_message
from bot.service.leaderboard import LINES, Table, Wanted, table
from bot.service.profile import Asked, Streaks, curve, history, profile, streaks
from bot.store import departed_members, people, ratings
from bot.store.rows import Person, Rating, Score
from tests.service.harness import ANN, BEN, CYN, HERE, ServiceHarness
from tests.service.test_results import beaten

GUILD = HERE.guild_id


async def nobody_left(_guild: int, _people: Collection[int]) -> set[int]:
    return set()


async def stand(harness: ServiceHarness, points: dict[int, int]) -> None:
    async with harness.services.transaction() as connection:
        for person_id, each in points.items():
            await people.meet(connection, Person(person_id, f"P{person_id}"))
            await ratings.keep(connection, [Rating(GUILD, "all", "duel", person_id, 25.0, 5.0, each, 9, 0, 0)])


def ranks(shown: Table) -> list[tuple[int | None, int]]:
    return [(place.rank, place.rating.person_id) for place in shown.places]


async def test_equal_points_share_a_rank_even_across_pages(harness: ServiceHarness) -> None:
    await stand(harness, {n: 2000 if n < 3 else 1500 for n in range(1, LINES + 4)})
    first = await table(harness.services, GUILD, Wanted("duel", "all"), 1, nobody_left)
    assert [rank for rank, _person in ranks(first)] == [1, 1] + [3] * (LINES - 2)
    second = await table(harness.services, GUILD, Wanted("duel", "all", 1), 1, nobody_left)
    assert [rank for rank, _person in ranks(second)] == [3, 3, 3]
    assert {person for _rank, person in ranks(first) + ranks(second)} == set(range(1, LINES + 4))
    assert (second.page, second.pages, second.players) == (1, 2, LINES + 3)
    beyond = await table(harness.services, GUILD, Wanted("duel", "all", 99), 1, nobody_left)
    assert ranks(beyond) == ranks(second)


async def test_the_own_place_is_there_on_every_page(harness: ServiceHarness) -> None:
    await stand(harness, {n: 2000 - n for n in range(1, 2 * LINES)})
    shown = await table(harness.services, GUILD, Wanted("duel", "all"), 2 * LINES - 1, nobody_left)
    assert shown.own is not None
    assert (shown.own.rank, shown.own.rating.person_id) == (2 * LINES - 1, 2 * LINES - 1)
    stranger = await table(harness.services, GUILD, Wanted("duel", "all"), 999, nobody_left)
    assert stranger.own is None


async def test_those_who_left_give_their_place_up_until_they_are_back(harness: ServiceHarness) -> None:
    await stand(harness, {n: 2000 - n for n in range(1, LINES + 3)})
    left = {1, 2, LINES + 1}
    asked: list[int] = []

    async def who_left(_guild: int, some: Collection[int]) -> set[int]:
        asked.extend(some)
        return left & set(some)

    shown = await table(harness.services, GUILD, Wanted("duel", "all"), 3, who_left)
    assert ranks(shown)[0] == (1, 3)
    assert ranks(shown)[-1] == (LINES - 1, LINES + 2)
    left.clear()
    again = await table(harness.services, GUILD, Wanted("duel", "all"), 3, who_left)
    assert ranks(again) == ranks(shown)
    harness.at += 2 * 24 * 3600
    later = await table(harness.services, GUILD, Wanted("duel", "all"), 3, who_left)
    assert ranks(later)[0] == (1, 1)


async def test_whoever_asks_is_there(harness: ServiceHarness) -> None:
    await stand(harness, {1: 1500, 2: 1400})
    async with harness.services.transaction() as connection:
        await departed_members.mark(connection, GUILD, [1], harness.at)
    shown = await table(harness.services, GUILD, Wanted("duel", "all"), 1, nobody_left)
    assert ranks(shown) == [(1, 1), (2, 2)]


async def test_a_profile_counts_casual_matches_but_its_curve_does_not(harness: ServiceHarness) -> None:
    await beaten(harness, ANN, BEN)
    await beaten(harness, ANN, CYN, rated=False)
    await beaten(harness, BEN, ANN)
    shown = await profile(harness.services, GUILD, ANN.id, "Ann", "duel")
    assert [(tally.key, tally.won, tally.lost) for tally in shown.games] == [("duel", 2, 1)]
    assert [(name, tally.played) for name, tally in shown.opponents] == [("Ben", 2), ("Cyn", 1)]
    assert len(shown.curve.points) == 2
    assert shown.curve.points[-1][1] == shown.places[-1].rating.points
    assert shown.streaks == Streaks(2, 1, 0.0)


async def test_a_profile_gives_no_place_to_whom_the_table_does_not_show(harness: ServiceHarness) -> None:
    await beaten(harness, ANN, BEN)
    async with harness.services.transaction() as connection:
        await departed_members.mark(connection, GUILD, [ANN.id], harness.at)
    of_ann, of_ben = [await profile(harness.services, GUILD, who.id, who.name, "duel") for who in (ANN, BEN)]
    assert {place.rank for place in of_ann.places} == {None}
    assert {place.rank for place in of_ben.places} == {1}
    assert "no place" in profile_message(of_ann).content


async def test_a_history_is_the_latest_first_and_head_to_head_if_asked(harness: ServiceHarness) -> None:
    one, two, three = await beaten(harness, ANN, BEN), await beaten(harness, CYN, ANN), await beaten(harness, BEN, ANN)
    whole = await history(harness.services, GUILD, Asked(ANN.id))
    assert [line.match_id for line in whole.played] == [three, two, one]
    pair = await history(harness.services, GUILD, Asked(ANN.id, BEN.id))
    assert [line.match_id for line in pair.played] == [three, one]
    assert [(tally.won, tally.drawn, tally.lost) for tally in pair.tallies] == [(1, 0, 1)]
    assert (pair.name, pair.opponent) == ("Ann", "Ben")
    assert (await history(harness.services, 11, Asked(ANN.id))).played == ()


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ([], Streaks(0, 0, None)),
        ([1, 1, 0, 1], Streaks(2, 1, 1)),
        ([0, 0, 0], Streaks(0, 3, 0)),
        ([1, 0.5, 0.5], Streaks(1, 2, 0.5)),
    ],
)
def test_streaks(scores: list[float], expected: Streaks) -> None:
    assert streaks(scores) == expected


def test_the_curve_over_all_games_takes_the_points_over_all() -> None:
    played = [Score(1, 7, 8, 1, "duel", 5, 1.0, 1.0, 1100, 100, 1090), Score(2, 7, 8, 1, "search", 6, 1.0)]
    assert curve(played, "all").points == ((5, 1090),)
    assert curve(played, "duel").points == ((5, 1100),)
