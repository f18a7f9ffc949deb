"""What a server's admins set, and that challenges keep to it."""

import pytest

from bot.service import challenge, setup
from bot.service.act import act
from bot.service.challenge import Terms
from bot.service.errors import DuplicateInteraction, UserError
from bot.service.places import Place
from bot.service.unavailable_channels import move_here
from bot.store.tables import matches
from tests.service.harness import ANN, BEN, CYN, HERE, ServiceHarness, elsewhere
from tests.service.passing import items

ADMIN = CYN
PLAYERS, OTHERS = 501, 502


async def offer(harness: ServiceHarness, place: Place = HERE, roles: tuple[int, ...] = ()) -> int:
    made = await challenge.challenge(harness.services, place, ANN, BEN, Terms("duel", {}), harness.interaction(), roles)
    return made.id


async def test_only_the_role_asked_for_may_challenge(harness: ServiceHarness) -> None:
    await setup.change(harness.services, ADMIN, HERE.guild_id, harness.interaction(), challenger_role_id=PLAYERS)
    with pytest.raises(UserError, match=f"<@&{PLAYERS}>"):
        await offer(harness, roles=(OTHERS,))
    challenge_id = await offer(harness, roles=(OTHERS, PLAYERS))
    await challenge.accept(harness.services, BEN, challenge_id, harness.interaction())


async def test_the_setting_of_one_server_is_not_another_s(harness: ServiceHarness) -> None:
    await setup.change(harness.services, ADMIN, HERE.guild_id, harness.interaction(), challenger_role_id=PLAYERS)
    await offer(harness, Place(HERE.guild_id + 1, 99, None))


async def test_games_are_played_in_the_channels_allowed_and_their_threads(harness: ServiceHarness) -> None:
    await setup.allow_channel(harness.services, ADMIN, HERE.guild_id, 77, harness.interaction())
    with pytest.raises(UserError, match="<#77>"):
        await offer(harness)
    await offer(harness, elsewhere(77))
    await offer(harness, Place(HERE.guild_id, 78, None, thread_of=77))
    await setup.forbid_channel(harness.services, ADMIN, HERE.guild_id, 77, harness.interaction())
    await offer(harness)


async def test_a_channel_that_was_not_allowed_cannot_be_forbidden(harness: ServiceHarness) -> None:
    with pytest.raises(UserError):
        await setup.forbid_channel(harness.services, ADMIN, HERE.guild_id, 77, harness.interaction())


async def test_a_rematch_keeps_to_the_channels_too(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await setup.abort(harness.services, ADMIN, HERE.guild_id, match_id, None, harness.interaction())
    await setup.allow_channel(harness.services, ADMIN, HERE.guild_id, 77, harness.interaction())
    with pytest.raises(UserError, match="<#77>"):
        await challenge.rematch(harness.services, ANN, match_id, harness.interaction())


async def test_an_open_challenge_is_not_accepted_where_games_are_not_played_any_more(harness: ServiceHarness) -> None:
    challenge_id = await offer(harness)
    await setup.allow_channel(harness.services, ADMIN, HERE.guild_id, 77, harness.interaction())
    with pytest.raises(UserError, match="<#77>"):
        await challenge.accept(harness.services, BEN, challenge_id, harness.interaction())
    await setup.allow_channel(harness.services, ADMIN, HERE.guild_id, HERE.channel_id, harness.interaction())
    await challenge.accept(harness.services, BEN, challenge_id, harness.interaction())


async def test_a_match_moves_only_to_where_games_are_played(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await setup.allow_channel(harness.services, ADMIN, HERE.guild_id, 77, harness.interaction())
    with pytest.raises(UserError, match="<#77>"):
        await move_here(harness.services, ANN, match_id, elsewhere(78), harness.interaction(), both_here=True)
    row = await move_here(harness.services, ANN, match_id, elsewhere(77), harness.interaction(), both_here=True)
    assert row.channel_id == 77


async def test_a_rematch_is_asked_for_by_those_who_may_challenge_and_agreed_to_by_anybody(
    harness: ServiceHarness,
) -> None:
    match_id = await harness.begun()
    await setup.abort(harness.services, ADMIN, HERE.guild_id, match_id, None, harness.interaction())
    await setup.change(harness.services, ADMIN, HERE.guild_id, harness.interaction(), challenger_role_id=PLAYERS)
    with pytest.raises(UserError, match=f"<@&{PLAYERS}>"):
        await challenge.rematch(harness.services, ANN, match_id, harness.interaction())
    await challenge.rematch(harness.services, BEN, match_id, harness.interaction(), (PLAYERS,))
    assert isinstance(await challenge.rematch(harness.services, ANN, match_id, harness.interaction()), int)


async def test_time_and_language_of_the_server_are_those_of_its_matches(harness: ServiceHarness) -> None:
    await setup.change(harness.services, ADMIN, HERE.guild_id, harness.interaction(), move_seconds=7200, language="pl")
    row = await harness.row(await harness.begun())
    assert (row.move_seconds, row.locale) == (7200, "pl")


async def test_every_change_is_written_down(harness: ServiceHarness) -> None:
    await setup.change(harness.services, ADMIN, HERE.guild_id, harness.interaction(), threads=True)
    harness.at += 60
    await setup.allow_channel(harness.services, ADMIN, HERE.guild_id, 77, harness.interaction())
    guild, lines = await setup.server(harness.services, HERE.guild_id)
    assert (guild.threads, guild.channels) == (True, (77,))
    assert [(line.actor_id, line.what, line.details, line.at) for line in lines] == [
        (ADMIN.id, "setup", {"channels": [77]}, harness.at),
        (ADMIN.id, "setup", {"threads": True}, harness.at - 60),
    ]


async def test_a_match_called_off_has_no_winner_does_not_count_and_is_told(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await act(
        harness.services,
        await harness.mover(match_id),
        match_id,
        (await harness.turn(match_id)).legal[0],
        harness.interaction(),
    )
    await setup.abort(harness.services, ADMIN, HERE.guild_id, match_id, "a quarrel", harness.interaction())
    row = await harness.row(match_id)
    assert row.over
    assert row.outcome is not None
    assert row.outcome["winner"] is None
    assert not row.rated
    assert await items(harness, "notice") == [{"what": "aborted", "admin": ADMIN.id, "reason": "a quarrel"}]
    _guild, lines = await setup.server(harness.services, HERE.guild_id)
    assert (lines[0].what, lines[0].details) == ("abort", {"match": match_id, "reason": "a quarrel"})
    await harness.begun()


async def test_admins_abort_running_matches_of_their_own_server_only(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    with pytest.raises(UserError, match="not played on this server"):
        await setup.abort(harness.services, ADMIN, HERE.guild_id + 1, match_id, None, harness.interaction())
    once = harness.interaction()
    await setup.abort(harness.services, ADMIN, HERE.guild_id, match_id, None, once)
    with pytest.raises(DuplicateInteraction):
        await setup.abort(harness.services, ADMIN, HERE.guild_id, match_id, None, once)
    with pytest.raises(UserError, match="over already"):
        await setup.abort(harness.services, ADMIN, HERE.guild_id, match_id, None, harness.interaction())


async def test_a_match_under_unknown_rules_can_be_called_off(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    async with harness.services.database.write() as connection:
        await connection.execute(matches.update().values(rules=999))
    await setup.abort(harness.services, ADMIN, HERE.guild_id, match_id, None, harness.interaction())
    assert (await harness.row(match_id)).over
