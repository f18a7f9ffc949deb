"""Where matches are played, and what happens when a place is lost."""

import random
from dataclasses import replace

import pytest
import sqlalchemy as sa

from bot.service import challenge, unavailable_channels
from bot.service.act import resign
from bot.service.challenge import Terms
from bot.service.errors import UserError
from bot.service.outgoing import queue
from bot.service.outgoing.board import board_shown, board_to_show
from bot.service.outgoing.thread import thread_begun, thread_to_begin
from bot.service.places import Place
from bot.service.presence import beat
from bot.store import challenges, guilds, outbox, people, sent_messages, tables
from bot.store.outbox import NONCE
from bot.store.outbox_content import BeginThread
from bot.store.rows import Person, SentMessage, Slot
from config.durations import DAY
from tests.service.harness import ANN, BEN, CYN, HERE, ServiceHarness, elsewhere
from tests.service.passing import later, open_proposals

DUEL = Terms("duel", {})
THREADED = replace(HERE, threads=True)
MESSAGE = 777


async def shown(harness: ServiceHarness, challenge_id: int, message_id: int = MESSAGE) -> None:
    """As if the challenge's message were in its channel."""
    async with harness.services.database.write() as connection:
        await sent_messages.keep(connection, SentMessage(Slot.challenge(challenge_id), HERE.channel_id, message_id))


async def items(harness: ServiceHarness, kind: str) -> list[tuple[str, dict[str, object]]]:
    query = sa.select(tables.outbox.c.stream, tables.outbox.c.payload).where(tables.outbox.c.kind == kind)
    async with harness.services.database.read() as connection:
        found = list(await connection.execute(query))
    return [(stream, {key: value for key, value in payload.items() if key != NONCE}) for stream, payload in found]


async def accepted(harness: ServiceHarness, place: Place, terms: Terms = DUEL) -> int:
    made = await challenge.challenge(harness.services, place, ANN, BEN, terms, harness.interaction())
    await shown(harness, made.id, MESSAGE + made.id)
    return await challenge.accept(harness.services, BEN, made.id, harness.interaction())


# --- threads ---------------------------------------------------------------------------------------------------------


async def test_a_second_match_in_a_channel_gets_a_thread_begun_from_its_challenge(harness: ServiceHarness) -> None:
    first, second = await accepted(harness, THREADED), await accepted(harness, THREADED)
    one, two = await harness.row(first), await harness.row(second)
    assert (one.channel_id, one.thread_of) == (HERE.channel_id, None)
    assert two.thread_of == HERE.channel_id
    assert two.channel_id == MESSAGE + two.challenge_id
    begun = {"channel": HERE.channel_id, "message": two.channel_id}
    assert await items(harness, "thread") == [(f"match-{second}", begun)]


async def test_a_click_tells_the_message_before_the_store_knows_it(harness: ServiceHarness) -> None:
    terms = replace(DUEL, thread=True)
    made = await challenge.challenge(harness.services, THREADED, ANN, BEN, terms, harness.interaction())
    with pytest.raises(UserError, match="in a moment"):
        await challenge.accept(harness.services, BEN, made.id, harness.interaction())
    match_id = await challenge.accept(harness.services, BEN, made.id, harness.interaction(), MESSAGE)
    assert (await harness.row(match_id)).channel_id == MESSAGE


async def test_a_thread_by_wish_or_by_the_servers_setting(harness: ServiceHarness) -> None:
    by_wish = await harness.row(await accepted(harness, THREADED, replace(DUEL, thread=True)))
    assert by_wish.thread_of == HERE.channel_id
    async with harness.services.database.write() as connection:
        await guilds.change(connection, HERE.guild_id, threads=True)
    assert (await harness.row(await accepted(harness, THREADED))).thread_of == HERE.channel_id
    # Where no thread is possible, the setting does not stand in the way of a match.
    assert (await harness.row(await accepted(harness, elsewhere(30)))).channel_id == 30


async def test_where_there_is_no_room_the_challenge_is_refused(harness: ServiceHarness) -> None:
    await accepted(harness, HERE)
    with pytest.raises(UserError, match="already"):
        await accepted(harness, HERE)
    lacking = replace(HERE, lacking=("Create Public Threads",))
    with pytest.raises(UserError, match="Create Public Threads"):
        await accepted(harness, lacking)
    with pytest.raises(UserError, match="No thread"):
        await accepted(harness, elsewhere(30), replace(DUEL, thread=True))


async def test_a_thread_that_is_busy_gets_no_thread_of_its_own(harness: ServiceHarness) -> None:
    inside = replace(HERE, channel_id=40, thread_of=HERE.channel_id)
    await accepted(harness, inside)
    with pytest.raises(UserError, match="already"):
        await accepted(harness, inside)


async def test_a_place_that_became_busy_meanwhile(harness: ServiceHarness) -> None:
    made = [await challenge.challenge(harness.services, HERE, ANN, BEN, DUEL, harness.interaction()) for _ in range(2)]
    await challenge.accept(harness.services, BEN, made[0].id, harness.interaction())
    with pytest.raises(UserError, match="already"):
        await challenge.accept(harness.services, BEN, made[1].id, harness.interaction())


async def test_a_rematch_stays_in_its_thread(harness: ServiceHarness) -> None:
    await accepted(harness, THREADED)
    match_id = await accepted(harness, THREADED)
    thread = (await harness.row(match_id)).channel_id
    await resign(harness.services, ANN, match_id, harness.interaction())
    await challenge.rematch(harness.services, ANN, match_id, harness.interaction())
    again = await challenge.rematch(harness.services, BEN, match_id, harness.interaction())
    assert isinstance(again, int)
    row = await harness.row(again)
    assert (row.channel_id, row.thread_of) == (thread, HERE.channel_id)


# --- lost places -----------------------------------------------------------------------------------------------------


async def test_a_deleted_channel_loses_its_matches_and_blocks_nobody(harness: ServiceHarness) -> None:
    first, second = await accepted(harness, THREADED), await accepted(harness, THREADED)
    other = await accepted(harness, elsewhere(30))
    waiting = await challenge.challenge(harness.services, THREADED, CYN, BEN, DUEL, harness.interaction())
    await unavailable_channels.channel_deleted(harness.services, HERE.channel_id)
    await unavailable_channels.channel_deleted(harness.services, HERE.channel_id)
    assert [(await harness.row(match_id)).lost for match_id in (first, second, other)] == ["gone", "gone", None]
    told = [stream for stream, _ in await items(harness, "lost")]
    assert told == [f"lost-{match_id}-{seat}" for match_id in (first, second) for seat in (0, 1)]
    async with harness.services.database.read() as connection:
        closed = await challenges.find(connection, waiting.id)
    assert closed is not None
    assert closed.state == "withdrawn"
    assert await accepted(harness, elsewhere(31))


async def test_play_goes_on_without_a_place(harness: ServiceHarness) -> None:
    match_id = await harness.begun("glades")
    await unavailable_channels.channel_deleted(harness.services, HERE.channel_id)
    before = (await harness.row(match_id)).ply
    await harness.play(match_id, random.Random(1), 3)
    assert (await harness.row(match_id)).ply == before + 3


async def test_a_match_moves_to_where_a_player_says(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    async with harness.services.database.write() as connection:
        await sent_messages.keep(connection, SentMessage(Slot.board(match_id), HERE.channel_id, 5))
    await unavailable_channels.channel_deleted(harness.services, HERE.channel_id)
    await unavailable_channels.move_here(
        harness.services, BEN, match_id, elsewhere(30), harness.interaction(), both_here=True
    )
    row = await harness.row(match_id)
    assert (row.channel_id, row.lost) == (30, None)
    async with harness.services.database.read() as connection:
        assert await sent_messages.find(connection, Slot.board(match_id)) is None
        assert f"match-{match_id}" in [item.stream for item in await outbox.heads(connection)]
    assert (f"tidy-match-{match_id}", {"channel": HERE.channel_id, "message": 5}) in await items(harness, "strip")


async def test_what_cannot_be_moved(harness: ServiceHarness) -> None:
    match_id, busy = await harness.begun(), await harness.begun(place=elsewhere(30))

    async def move(person: Person, place: Place, both_here: bool = True) -> None:
        await unavailable_channels.move_here(
            harness.services, person, match_id, place, harness.interaction(), both_here=both_here
        )

    for person, place, words in (
        (CYN, elsewhere(31), "Only those"),
        (ANN, HERE, "here already"),
        (ANN, elsewhere(30), "already"),
        (ANN, Place(11, 50, None), "another server"),
    ):
        with pytest.raises(UserError, match=words):
            await move(person, place)
    await resign(harness.services, ANN, match_id, harness.interaction())
    with pytest.raises(UserError, match="over"):
        await move(ANN, elsewhere(31))
    assert (await harness.row(busy)).channel_id == 30


async def test_removed_and_invited_again(harness: ServiceHarness) -> None:
    kept, gone = await harness.begun(), await harness.begun(place=elsewhere(30))
    await unavailable_channels.channel_deleted(harness.services, 30)
    await unavailable_channels.guild_left(harness.services, HERE.guild_id)
    await unavailable_channels.guild_left(harness.services, HERE.guild_id)
    assert [(await harness.row(match_id)).lost for match_id in (kept, gone)] == ["removed", "gone"]
    async with harness.services.database.write() as connection:
        await people.set_dm_closed(connection, ANN.id, True)
    await unavailable_channels.guild_joined(harness.services, HERE.guild_id)
    assert [(await harness.row(match_id)).lost for match_id in (kept, gone)] == [None, "gone"]
    assert [person.dm_closed for person in (await harness.row(kept)).people] == [False, False]
    async with harness.services.database.read() as connection:
        assert (await guilds.find(connection, HERE.guild_id)).removed_at is None


async def test_the_time_in_which_the_bot_is_not_on_the_server_is_not_charged(harness: ServiceHarness) -> None:
    running, short = await harness.begun(), replace(DUEL, move_seconds=DAY)
    made = await challenge.challenge(harness.services, elsewhere(30), ANN, BEN, short, harness.interaction())
    over = await challenge.accept(harness.services, BEN, made.id, harness.interaction())
    assert await later(harness, DAY) == ["remind", "time"]
    await unavailable_channels.guild_left(harness.services, HERE.guild_id)
    await later(harness, 20 * DAY)
    assert await open_proposals(harness, running) == []
    assert not (await harness.row(over)).over
    await unavailable_channels.guild_joined(harness.services, HERE.guild_id)
    assert (await harness.row(running)).due_at == harness.at + 2 * DAY
    assert await later(harness, 2 * DAY) == ["remind", "time"]
    assert await later(harness, 5 * DAY - 1) == []
    assert await later(harness, 1) == ["abandon"]
    assert (await harness.row(over)).over


async def test_nor_is_it_where_the_match_moves_to_another_server(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await unavailable_channels.guild_left(harness.services, HERE.guild_id)
    await later(harness, 5 * DAY)
    await beat(harness.services)
    harness.at += DAY
    await beat(harness.services)
    await unavailable_channels.move_here(
        harness.services, ANN, match_id, Place(11, 50, "pl"), harness.interaction(), both_here=True
    )
    assert (await harness.row(match_id)).due_at == harness.at + 3 * DAY


async def test_the_reason_is_set_right_and_told_once(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    async with harness.services.transaction() as connection:
        await unavailable_channels.mark_unavailable(
            harness.services, connection, match_id, unavailable_channels.CLOSED, HERE.channel_id
        )
    await unavailable_channels.guild_left(harness.services, HERE.guild_id)
    assert (await harness.row(match_id)).lost == "removed"
    assert len(await items(harness, "lost")) == 2


async def test_a_board_that_arrived_just_before_the_bot_was_removed_does_not_hide_that(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    async with harness.services.transaction() as connection:
        await unavailable_channels.mark_unavailable(
            harness.services, connection, match_id, unavailable_channels.CLOSED, HERE.channel_id
        )
    [item] = [item for item in await queue.next_items(harness.services) if item.kind == "board"]
    found = await board_to_show(harness.services, item, match_id)
    assert found is not None
    await unavailable_channels.guild_left(harness.services, HERE.guild_id)
    sent = SentMessage(Slot.board(match_id), HERE.channel_id, MESSAGE)
    await board_shown(harness.services, item, found, sent, None)
    assert (await harness.row(match_id)).lost == "removed"


async def test_a_thread_that_opens_after_its_match_was_moved_does_not_take_it_back(harness: ServiceHarness) -> None:
    await accepted(harness, THREADED)
    match_id = await accepted(harness, THREADED)
    [item] = [item for item in await queue.next_items(harness.services) if isinstance(item.content, BeginThread)]
    assert isinstance(item.content, BeginThread)
    row = await thread_to_begin(harness.services, item.content)
    assert row is not None
    await unavailable_channels.move_here(
        harness.services, ANN, match_id, elsewhere(50), harness.interaction(), both_here=True
    )
    await thread_begun(harness.services, item, row, 60, None)
    assert (await harness.row(match_id)).channel_id == 50


async def test_a_match_of_a_server_that_removed_the_bot_may_go_where_both_are(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await unavailable_channels.guild_left(harness.services, HERE.guild_id)
    there = Place(11, 50, "pl")
    with pytest.raises(UserError, match="opponent"):
        await unavailable_channels.move_here(
            harness.services, ANN, match_id, there, harness.interaction(), both_here=False
        )
    await unavailable_channels.move_here(harness.services, ANN, match_id, there, harness.interaction(), both_here=True)
    row = await harness.row(match_id)
    assert (row.guild_id, row.channel_id, row.locale, row.lost) == (11, 50, "pl", None)


async def test_what_happened_while_the_bot_was_down_is_noticed(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await unavailable_channels.compare_guilds(harness.services, {HERE.guild_id}, lambda guild: True)
    assert (await harness.row(match_id)).lost is None
    await unavailable_channels.compare_guilds(harness.services, set(), lambda guild: False)
    assert (await harness.row(match_id)).lost is None
    await unavailable_channels.compare_guilds(harness.services, set(), lambda guild: True)
    assert (await harness.row(match_id)).lost == "removed"
    await unavailable_channels.compare_guilds(harness.services, {HERE.guild_id}, lambda guild: True)
    assert (await harness.row(match_id)).lost is None


async def test_no_rematch_in_a_place_that_is_lost(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await unavailable_channels.channel_deleted(harness.services, HERE.channel_id)
    await resign(harness.services, ANN, match_id, harness.interaction())
    with pytest.raises(UserError, match="/duel"):
        await challenge.rematch(harness.services, ANN, match_id, harness.interaction())
