"""A name that somebody has on one server is shown there, and on no other."""

import json
import random
from dataclasses import replace

import pytest

from bot.service import challenge, privacy, profile, server_retention, unavailable_channels
from bot.service.act import act, resign
from bot.service.challenge import Terms
from bot.service.leaderboard import Wanted, table
from bot.service.match_lookup import look
from bot.service.places import Place
from bot.service.profile import Asked
from bot.store import guilds, medals, people
from bot.store.rows import Medal, Person
from tests.service.harness import ANN, BEN, HERE, ServiceHarness
from tests.service.test_leaderboard import nobody_left

SHIRE, GONDOR = HERE.guild_id, HERE.guild_id + 1
THERE = Place(GONDOR, 30, None)
ANNIE = replace(ANN, name="Annie of the Shire", account="Ann", guild_id=SHIRE)
LADY = replace(ANN, name="The Lady Ann", account="Ann", guild_id=GONDOR)
MEMBER = {SHIRE: ANNIE, GONDOR: LADY}


async def begun(harness: ServiceHarness, place: Place) -> int:
    offer = Terms("duel", {})
    made = await challenge.challenge(harness.services, place, BEN, MEMBER[place.guild_id], offer, harness.interaction())
    assert made.opponent is not None
    assert made.opponent.name == MEMBER[place.guild_id].name
    return await challenge.accept(harness.services, MEMBER[place.guild_id], made.id, harness.interaction())


async def played_on_both(harness: ServiceHarness) -> tuple[int, int]:
    """A finished match on each server; the one on Gondor ended last."""
    first, second = await begun(harness, HERE), await begun(harness, THERE)
    for match_id, member in ((first, ANNIE), (second, LADY)):
        await harness.play(match_id, random.Random(5), 12)
        await resign(harness.services, member, match_id, harness.interaction())
    return first, second


async def shown(harness: ServiceHarness, guild_id: int, match_id: int) -> set[str]:
    """Every name of Ann's that a server gets to see."""
    services = harness.services
    standing = await table(services, guild_id, Wanted("duel", "all"), BEN.id, nobody_left)
    own = await profile.profile(services, guild_id, ANN.id, None)
    others = await profile.profile(services, guild_id, BEN.id, None)
    results = await profile.history(services, guild_id, Asked(ANN.id, BEN.id))
    against = await profile.history(services, guild_id, Asked(BEN.id, ANN.id))
    position = await look(services, match_id, None)
    return {
        *(place.name for place in standing.places if place.rating.person_id == ANN.id),
        own.name,
        *(place.name for place in own.places),
        *(name for name, _tally in others.opponents),
        results.name,
        against.opponent or "",
        *(played.opponent for played in against.played),
        position.names[position.people.index(ANN.id)],
    }


async def test_each_server_has_its_own_name(harness: ServiceHarness) -> None:
    first, second = await played_on_both(harness)
    assert await shown(harness, SHIRE, first) == {"Annie of the Shire"}
    assert await shown(harness, GONDOR, second) == {"The Lady Ann"}


async def test_medals_too(harness: ServiceHarness) -> None:
    async with harness.services.database.write() as connection:
        for member in (ANNIE, LADY):
            await people.meet(connection, member)
        won = [Medal(guild_id, "2027-01", "duel", ANN.id, 1, 1300) for guild_id in (SHIRE, GONDOR)]
        await medals.write(connection, won)
        [(_, in_the_shire)] = await medals.of_season(connection, SHIRE, "2027-01")
        [(_, in_gondor)] = await medals.of_season(connection, GONDOR, "2027-01")
    assert (in_the_shire, in_gondor) == (ANNIE.name, LADY.name)


async def test_a_move_by_direct_message_changes_no_name(harness: ServiceHarness) -> None:
    match_id = await begun(harness, HERE)
    while (await harness.mover(match_id)).id != ANN.id:
        await harness.play(match_id, random.Random(5), 1)
    by_message = Person(ANN.id, "Ann", account="Ann")
    position = await look(harness.services, match_id, ANN.id)
    await act(harness.services, by_message, match_id, position.legal[0], harness.interaction(), position.ply)
    assert {person.name for person in (await harness.row(match_id)).people} == {"Annie of the Shire", "Ben"}


async def test_a_name_given_up_is_the_account_s_again(harness: ServiceHarness) -> None:
    match_id = await begun(harness, HERE)
    async with harness.services.database.write() as connection:
        await people.meet(connection, replace(ANNIE, name="Ann B.", account="Ann B."))
    assert {person.name for person in (await harness.row(match_id)).people} == {"Ann B.", "Ben"}


async def test_a_person_gets_all_their_names_and_they_go_with_the_rest(harness: ServiceHarness) -> None:
    await played_on_both(harness)
    data = json.loads(await privacy.export(harness.services, ANN))
    assert {row["name"] for row in data["member_names"]} == {ANNIE.name, LADY.name}
    assert data["person"]["name"] == "Ann"
    await privacy.delete(harness.services, LADY, harness.interaction())
    async with harness.services.database.read() as connection:
        assert await people.find(connection, ANN.id, SHIRE) is None


@pytest.mark.parametrize("only_named", [False, True])
async def test_the_names_of_a_server_go_with_it(harness: ServiceHarness, only_named: bool) -> None:
    """Also where nothing else is known of the server; whoever has only a name elsewhere is known no more."""
    services = harness.services
    if only_named:
        async with services.database.write() as connection:
            await people.meet(connection, LADY)
    else:
        await played_on_both(harness)
    async with services.database.read() as connection:
        assert GONDOR in await guilds.known(connection)
    await unavailable_channels.guild_left(services, GONDOR)
    harness.at += services.guild_seconds
    await server_retention.forget(services, GONDOR)
    async with services.database.read() as connection:
        on_gondor = await people.find(connection, ANN.id, GONDOR)
        on_shire = await people.find(connection, ANN.id, SHIRE)
    assert (on_gondor.name if on_gondor else None) == (None if only_named else "Ann")
    assert (on_shire.name if on_shire else None) == (None if only_named else ANNIE.name)


async def test_a_name_elsewhere_keeps_nobody(harness: ServiceHarness) -> None:
    await begun(harness, HERE)
    async with harness.services.database.write() as connection:
        await people.meet(connection, LADY)
    await unavailable_channels.guild_left(harness.services, SHIRE)
    harness.at += harness.services.guild_seconds
    await server_retention.forget(harness.services, SHIRE)
    async with harness.services.database.read() as connection:
        assert await people.find(connection, ANN.id) is None
