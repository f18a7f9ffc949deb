"""What a server's admins set, and that challenges keep to it."""

import pytest

from bot.service import challenge, setup
from bot.service.act import act
from bot.service.challenge import Terms
from bot.service.errors import DuplicateInteraction, UserError
from bot.service.places import Place
from bot.service.unavailable_channels import move_here
from bot.store.tables import matches
from tests.service.hall import ANN, BEN, CYN, HERE, Hall, elsewhere
from tests.service.passing import items

ADMIN = CYN
PLAYERS, OTHERS = 501, 502


async def offer(hall: Hall, place: Place = HERE, roles: tuple[int, ...] = ()) -> int:
    made = await challenge.challenge(hall.services, place, ANN, BEN, Terms("duel", {}), hall.interaction(), roles)
    return made.id


async def test_only_the_role_asked_for_may_challenge(hall: Hall) -> None:
    await setup.change(hall.services, ADMIN, HERE.guild_id, hall.interaction(), challenger_role_id=PLAYERS)
    with pytest.raises(UserError, match=f"<@&{PLAYERS}>"):
        await offer(hall, roles=(OTHERS,))
    challenge_id = await offer(hall, roles=(OTHERS, PLAYERS))
    await challenge.accept(hall.services, BEN, challenge_id, hall.interaction())


async def test_the_setting_of_one_server_is_not_another_s(hall: Hall) -> None:
    await setup.change(hall.services, ADMIN, HERE.guild_id, hall.interaction(), challenger_role_id=PLAYERS)
    await offer(hall, Place(HERE.guild_id + 1, 99, None))


async def test_games_are_played_in_the_channels_allowed_and_their_threads(hall: Hall) -> None:
    await setup.allow_channel(hall.services, ADMIN, HERE.guild_id, 77, hall.interaction())
    with pytest.raises(UserError, match="<#77>"):
        await offer(hall)
    await offer(hall, elsewhere(77))
    await offer(hall, Place(HERE.guild_id, 78, None, thread_of=77))
    await setup.forbid_channel(hall.services, ADMIN, HERE.guild_id, 77, hall.interaction())
    await offer(hall)


async def test_a_channel_that_was_not_allowed_cannot_be_forbidden(hall: Hall) -> None:
    with pytest.raises(UserError):
        await setup.forbid_channel(hall.services, ADMIN, HERE.guild_id, 77, hall.interaction())


async def test_a_rematch_keeps_to_the_channels_too(hall: Hall) -> None:
    match_id = await hall.begun()
    await setup.abort(hall.services, ADMIN, HERE.guild_id, match_id, None, hall.interaction())
    await setup.allow_channel(hall.services, ADMIN, HERE.guild_id, 77, hall.interaction())
    with pytest.raises(UserError, match="<#77>"):
        await challenge.rematch(hall.services, ANN, match_id, hall.interaction())


async def test_an_open_challenge_is_not_accepted_where_games_are_not_played_any_more(hall: Hall) -> None:
    challenge_id = await offer(hall)
    await setup.allow_channel(hall.services, ADMIN, HERE.guild_id, 77, hall.interaction())
    with pytest.raises(UserError, match="<#77>"):
        await challenge.accept(hall.services, BEN, challenge_id, hall.interaction())
    await setup.allow_channel(hall.services, ADMIN, HERE.guild_id, HERE.channel_id, hall.interaction())
    await challenge.accept(hall.services, BEN, challenge_id, hall.interaction())


async def test_a_match_moves_only_to_where_games_are_played(hall: Hall) -> None:
    match_id = await hall.begun()
    await setup.allow_channel(hall.services, ADMIN, HERE.guild_id, 77, hall.interaction())
    with pytest.raises(UserError, match="<#77>"):
        await move_here(hall.services, ANN, match_id, elsewhere(78), hall.interaction(), both_here=True)
    row = await move_here(hall.services, ANN, match_id, elsewhere(77), hall.interaction(), both_here=True)
    assert row.channel_id == 77


async def test_a_rematch_is_asked_for_by_those_who_may_challenge_and_agreed_to_by_anybody(hall: Hall) -> None:
    match_id = await hall.begun()
    await setup.abort(hall.services, ADMIN, HERE.guild_id, match_id, None, hall.interaction())
    await setup.change(hall.services, ADMIN, HERE.guild_id, hall.interaction(), challenger_role_id=PLAYERS)
    with pytest.raises(UserError, match=f"<@&{PLAYERS}>"):
        await challenge.rematch(hall.services, ANN, match_id, hall.interaction())
    await challenge.rematch(hall.services, BEN, match_id, hall.interaction(), (PLAYERS,))
    assert isinstance(await challenge.rematch(hall.services, ANN, match_id, hall.interaction()), int)


async def test_time_and_language_of_the_server_are_those_of_its_matches(hall: Hall) -> None:
    await setup.change(hall.services, ADMIN, HERE.guild_id, hall.interaction(), move_seconds=7200, language="pl")
    row = await hall.row(await hall.begun())
    assert (row.move_seconds, row.locale) == (7200, "pl")


async def test_every_change_is_written_down(hall: Hall) -> None:
    await setup.change(hall.services, ADMIN, HERE.guild_id, hall.interaction(), threads=True)
    hall.at += 60
    await setup.allow_channel(hall.services, ADMIN, HERE.guild_id, 77, hall.interaction())
    guild, lines = await setup.server(hall.services, HERE.guild_id)
    assert (guild.threads, guild.channels) == (True, (77,))
    assert [(line.actor_id, line.what, line.details, line.at) for line in lines] == [
        (ADMIN.id, "setup", {"channels": [77]}, hall.at),
        (ADMIN.id, "setup", {"threads": True}, hall.at - 60),
    ]


async def test_a_match_called_off_has_no_winner_does_not_count_and_is_told(hall: Hall) -> None:
    match_id = await hall.begun()
    await act(
        hall.services, await hall.mover(match_id), match_id, (await hall.turn(match_id)).legal[0], hall.interaction()
    )
    await setup.abort(hall.services, ADMIN, HERE.guild_id, match_id, "a quarrel", hall.interaction())
    row = await hall.row(match_id)
    assert row.over
    assert row.outcome is not None
    assert row.outcome["winner"] is None
    assert not row.rated
    assert await items(hall, "notice") == [{"what": "aborted", "admin": ADMIN.id, "reason": "a quarrel"}]
    _guild, lines = await setup.server(hall.services, HERE.guild_id)
    assert (lines[0].what, lines[0].details) == ("abort", {"match": match_id, "reason": "a quarrel"})
    await hall.begun()


async def test_admins_abort_running_matches_of_their_own_server_only(hall: Hall) -> None:
    match_id = await hall.begun()
    with pytest.raises(UserError, match="not played on this server"):
        await setup.abort(hall.services, ADMIN, HERE.guild_id + 1, match_id, None, hall.interaction())
    once = hall.interaction()
    await setup.abort(hall.services, ADMIN, HERE.guild_id, match_id, None, once)
    with pytest.raises(DuplicateInteraction):
        await setup.abort(hall.services, ADMIN, HERE.guild_id, match_id, None, once)
    with pytest.raises(UserError, match="over already"):
        await setup.abort(hall.services, ADMIN, HERE.guild_id, match_id, None, hall.interaction())


async def test_a_match_under_unknown_rules_can_be_called_off(hall: Hall) -> None:
    match_id = await hall.begun()
    async with hall.services.database.write() as connection:
        await connection.execute(matches.update().values(rules=999))
    await setup.abort(hall.services, ADMIN, HERE.guild_id, match_id, None, hall.interaction())
    assert (await hall.row(match_id)).over
