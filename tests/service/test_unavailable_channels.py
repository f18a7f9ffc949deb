"""Where matches are played, and what happens when a place is lost."""

import random
from dataclasses import replace

import pytest
import sqlalchemy as sa

from bot.service import challenge, unavailable_channels
from bot.service.act import resign
from bot.service.challenge import Terms
from bot.service.errors import UserError
from bot.service.places import Place
from bot.service.presence import beat
from bot.store import challenges, guilds, outbox, people, sent_messages, tables
from bot.store.outbox import NONCE
from bot.store.rows import Person, SentMessage, Slot
from config.durations import DAY
from tests.service.hall import ANN, BEN, CYN, HERE, Hall, elsewhere
from tests.service.passing import asked, later

DUEL = Terms("duel", {})
THREADED = replace(HERE, threads=True)
MESSAGE = 777


async def shown(hall: Hall, challenge_id: int, message_id: int = MESSAGE) -> None:
    """As if the challenge's message were in its channel."""
    async with hall.services.database.write() as connection:
        await sent_messages.keep(connection, SentMessage(Slot.challenge(challenge_id), HERE.channel_id, message_id))


async def items(hall: Hall, kind: str) -> list[tuple[str, dict[str, object]]]:
    query = sa.select(tables.outbox.c.stream, tables.outbox.c.payload).where(tables.outbox.c.kind == kind)
    async with hall.services.database.read() as connection:
        found = list(await connection.execute(query))
    return [(stream, {key: value for key, value in payload.items() if key != NONCE}) for stream, payload in found]


async def accepted(hall: Hall, place: Place, terms: Terms = DUEL) -> int:
    made = await challenge.challenge(hall.services, place, ANN, BEN, terms, hall.interaction())
    await shown(hall, made.id, MESSAGE + made.id)
    return await challenge.accept(hall.services, BEN, made.id, hall.interaction())


# --- threads ---------------------------------------------------------------------------------------------------------


async def test_a_second_match_in_a_channel_gets_a_thread_begun_from_its_challenge(hall: Hall) -> None:
    first, second = await accepted(hall, THREADED), await accepted(hall, THREADED)
    one, two = await hall.row(first), await hall.row(second)
    assert (one.channel_id, one.thread_of) == (HERE.channel_id, None)
    assert two.thread_of == HERE.channel_id
    assert two.channel_id == MESSAGE + two.challenge_id
    begun = {"channel": HERE.channel_id, "message": two.channel_id}
    assert await items(hall, "thread") == [(f"match-{second}", begun)]


async def test_a_click_tells_the_message_before_the_store_knows_it(hall: Hall) -> None:
    terms = replace(DUEL, thread=True)
    made = await challenge.challenge(hall.services, THREADED, ANN, BEN, terms, hall.interaction())
    with pytest.raises(UserError, match="in a moment"):
        await challenge.accept(hall.services, BEN, made.id, hall.interaction())
    match_id = await challenge.accept(hall.services, BEN, made.id, hall.interaction(), MESSAGE)
    assert (await hall.row(match_id)).channel_id == MESSAGE


async def test_a_thread_by_wish_or_by_the_servers_setting(hall: Hall) -> None:
    by_wish = await hall.row(await accepted(hall, THREADED, replace(DUEL, thread=True)))
    assert by_wish.thread_of == HERE.channel_id
    async with hall.services.database.write() as connection:
        await guilds.change(connection, HERE.guild_id, threads=True)
    assert (await hall.row(await accepted(hall, THREADED))).thread_of == HERE.channel_id
    # Where no thread is possible, the setting does not stand in the way of a match.
    assert (await hall.row(await accepted(hall, elsewhere(30)))).channel_id == 30


async def test_where_there_is_no_room_the_challenge_is_refused(hall: Hall) -> None:
    await accepted(hall, HERE)
    with pytest.raises(UserError, match="already"):
        await accepted(hall, HERE)
    lacking = replace(HERE, lacking=("Create Public Threads",))
    with pytest.raises(UserError, match="Create Public Threads"):
        await accepted(hall, lacking)
    with pytest.raises(UserError, match="No thread"):
        await accepted(hall, elsewhere(30), replace(DUEL, thread=True))


async def test_a_thread_that_is_busy_gets_no_thread_of_its_own(hall: Hall) -> None:
    inside = replace(HERE, channel_id=40, thread_of=HERE.channel_id)
    await accepted(hall, inside)
    with pytest.raises(UserError, match="already"):
        await accepted(hall, inside)


async def test_a_place_that_became_busy_meanwhile(hall: Hall) -> None:
    made = [await challenge.challenge(hall.services, HERE, ANN, BEN, DUEL, hall.interaction()) for _ in range(2)]
    await challenge.accept(hall.services, BEN, made[0].id, hall.interaction())
    with pytest.raises(UserError, match="already"):
        await challenge.accept(hall.services, BEN, made[1].id, hall.interaction())


async def test_a_rematch_stays_in_its_thread(hall: Hall) -> None:
    await accepted(hall, THREADED)
    match_id = await accepted(hall, THREADED)
    thread = (await hall.row(match_id)).channel_id
    await resign(hall.services, ANN, match_id, hall.interaction())
    await challenge.rematch(hall.services, ANN, match_id, hall.interaction())
    again = await challenge.rematch(hall.services, BEN, match_id, hall.interaction())
    assert isinstance(again, int)
    row = await hall.row(again)
    assert (row.channel_id, row.thread_of) == (thread, HERE.channel_id)


# --- lost places -----------------------------------------------------------------------------------------------------


async def test_a_deleted_channel_loses_its_matches_and_blocks_nobody(hall: Hall) -> None:
    first, second = await accepted(hall, THREADED), await accepted(hall, THREADED)
    other = await accepted(hall, elsewhere(30))
    waiting = await challenge.challenge(hall.services, THREADED, CYN, BEN, DUEL, hall.interaction())
    await unavailable_channels.channel_deleted(hall.services, HERE.channel_id)
    await unavailable_channels.channel_deleted(hall.services, HERE.channel_id)
    assert [(await hall.row(match_id)).lost for match_id in (first, second, other)] == ["gone", "gone", None]
    told = [stream for stream, _ in await items(hall, "lost")]
    assert told == [f"lost-{match_id}-{seat}" for match_id in (first, second) for seat in (0, 1)]
    async with hall.services.database.read() as connection:
        closed = await challenges.find(connection, waiting.id)
    assert closed is not None
    assert closed.state == "withdrawn"
    assert await accepted(hall, elsewhere(31))


async def test_play_goes_on_without_a_place(hall: Hall) -> None:
    match_id = await hall.begun("glades")
    await unavailable_channels.channel_deleted(hall.services, HERE.channel_id)
    before = (await hall.row(match_id)).ply
    await hall.play(match_id, random.Random(1), 3)
    assert (await hall.row(match_id)).ply == before + 3


async def test_a_match_moves_to_where_a_player_says(hall: Hall) -> None:
    match_id = await hall.begun()
    async with hall.services.database.write() as connection:
        await sent_messages.keep(connection, SentMessage(Slot.board(match_id), HERE.channel_id, 5))
    await unavailable_channels.channel_deleted(hall.services, HERE.channel_id)
    await unavailable_channels.move_here(
        hall.services, BEN, match_id, elsewhere(30), hall.interaction(), both_here=True
    )
    row = await hall.row(match_id)
    assert (row.channel_id, row.lost) == (30, None)
    async with hall.services.database.read() as connection:
        assert await sent_messages.find(connection, Slot.board(match_id)) is None
        assert f"match-{match_id}" in [item.stream for item in await outbox.heads(connection)]
    assert (f"tidy-match-{match_id}", {"channel": HERE.channel_id, "message": 5}) in await items(hall, "strip")


async def test_what_cannot_be_moved(hall: Hall) -> None:
    match_id, busy = await hall.begun(), await hall.begun(place=elsewhere(30))

    async def move(person: Person, place: Place, both_here: bool = True) -> None:
        await unavailable_channels.move_here(
            hall.services, person, match_id, place, hall.interaction(), both_here=both_here
        )

    for person, place, words in (
        (CYN, elsewhere(31), "Only those"),
        (ANN, HERE, "here already"),
        (ANN, elsewhere(30), "already"),
        (ANN, Place(11, 50, None), "another server"),
    ):
        with pytest.raises(UserError, match=words):
            await move(person, place)
    await resign(hall.services, ANN, match_id, hall.interaction())
    with pytest.raises(UserError, match="over"):
        await move(ANN, elsewhere(31))
    assert (await hall.row(busy)).channel_id == 30


async def test_removed_and_invited_again(hall: Hall) -> None:
    kept, gone = await hall.begun(), await hall.begun(place=elsewhere(30))
    await unavailable_channels.channel_deleted(hall.services, 30)
    await unavailable_channels.guild_left(hall.services, HERE.guild_id)
    await unavailable_channels.guild_left(hall.services, HERE.guild_id)
    assert [(await hall.row(match_id)).lost for match_id in (kept, gone)] == ["removed", "gone"]
    async with hall.services.database.write() as connection:
        await people.set_dm_closed(connection, ANN.id, True)
    await unavailable_channels.guild_joined(hall.services, HERE.guild_id)
    assert [(await hall.row(match_id)).lost for match_id in (kept, gone)] == [None, "gone"]
    assert [person.dm_closed for person in (await hall.row(kept)).people] == [False, False]
    async with hall.services.database.read() as connection:
        assert (await guilds.find(connection, HERE.guild_id)).removed_at is None


async def test_the_time_in_which_the_bot_is_not_on_the_server_is_not_charged(hall: Hall) -> None:
    running, short = await hall.begun(), replace(DUEL, move_seconds=DAY)
    made = await challenge.challenge(hall.services, elsewhere(30), ANN, BEN, short, hall.interaction())
    over = await challenge.accept(hall.services, BEN, made.id, hall.interaction())
    assert await later(hall, DAY) == ["remind", "time"]
    await unavailable_channels.guild_left(hall.services, HERE.guild_id)
    await later(hall, 20 * DAY)
    assert await asked(hall, running) == []
    assert not (await hall.row(over)).over
    await unavailable_channels.guild_joined(hall.services, HERE.guild_id)
    assert (await hall.row(running)).due_at == hall.at + 2 * DAY
    assert await later(hall, 2 * DAY) == ["remind", "time"]
    assert await later(hall, 5 * DAY - 1) == []
    assert await later(hall, 1) == ["abandon"]
    assert (await hall.row(over)).over


async def test_nor_is_it_where_the_match_moves_to_another_server(hall: Hall) -> None:
    match_id = await hall.begun()
    await unavailable_channels.guild_left(hall.services, HERE.guild_id)
    await later(hall, 5 * DAY)
    await beat(hall.services)
    hall.at += DAY
    await beat(hall.services)
    await unavailable_channels.move_here(
        hall.services, ANN, match_id, Place(11, 50, "pl"), hall.interaction(), both_here=True
    )
    assert (await hall.row(match_id)).due_at == hall.at + 3 * DAY


async def test_the_reason_is_set_right_and_told_once(hall: Hall) -> None:
    match_id = await hall.begun()
    async with hall.services.transaction() as connection:
        await unavailable_channels.mark_unavailable(
            hall.services, connection, match_id, unavailable_channels.CLOSED, HERE.channel_id
        )
    await unavailable_channels.guild_left(hall.services, HERE.guild_id)
    assert (await hall.row(match_id)).lost == "removed"
    assert len(await items(hall, "lost")) == 2


async def test_a_match_of_a_server_that_removed_the_bot_may_go_where_both_are(hall: Hall) -> None:
    match_id = await hall.begun()
    await unavailable_channels.guild_left(hall.services, HERE.guild_id)
    there = Place(11, 50, "pl")
    with pytest.raises(UserError, match="opponent"):
        await unavailable_channels.move_here(hall.services, ANN, match_id, there, hall.interaction(), both_here=False)
    await unavailable_channels.move_here(hall.services, ANN, match_id, there, hall.interaction(), both_here=True)
    row = await hall.row(match_id)
    assert (row.guild_id, row.channel_id, row.locale, row.lost) == (11, 50, "pl", None)


async def test_what_happened_while_the_bot_was_down_is_noticed(hall: Hall) -> None:
    match_id = await hall.begun()
    await unavailable_channels.compare_guilds(hall.services, {HERE.guild_id}, lambda guild: True)
    assert (await hall.row(match_id)).lost is None
    await unavailable_channels.compare_guilds(hall.services, set(), lambda guild: False)
    assert (await hall.row(match_id)).lost is None
    await unavailable_channels.compare_guilds(hall.services, set(), lambda guild: True)
    assert (await hall.row(match_id)).lost == "removed"
    await unavailable_channels.compare_guilds(hall.services, {HERE.guild_id}, lambda guild: True)
    assert (await hall.row(match_id)).lost is None


async def test_no_rematch_in_a_place_that_is_lost(hall: Hall) -> None:
    match_id = await hall.begun()
    await unavailable_channels.channel_deleted(hall.services, HERE.channel_id)
    await resign(hall.services, ANN, match_id, hall.interaction())
    with pytest.raises(UserError, match="/duel"):
        await challenge.rematch(hall.services, ANN, match_id, hall.interaction())
