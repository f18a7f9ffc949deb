"""What people get who ask for something that cannot be done, or only want to read: a kind word that only they see.

One table and one bot serve all tests of this module; each plays in a channel of its own.
"""

import asyncio
import itertools
import re
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.driver.client import Answer, Person, SeenMessage
from tests.wire.house import House, begin, is_board, is_result
from tests.wire.process import PATIENCE
from tests.wire.tables import ForkedTable

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="module")]

NUMBERS = itertools.count(1)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    settings = {"CHALLENGES_PER_HOUR": "1000"}
    house = House(await ForkedTable.begin(), tmp_path_factory.mktemp("house"), settings)
    try:
        await house.start_bot()
        yield house
    finally:
        await house.close()


@pytest_asyncio.fixture(loop_scope="module")
async def room(house: House) -> str:
    """The name of an empty channel."""
    name = f"room-{next(NUMBERS)}"
    await house.table.control("create_channel", name=name)
    return name


@pytest.fixture
def ann(house: House) -> Person:
    return house.table.person("Ann")


@pytest.fixture
def ben(house: House) -> Person:
    return house.table.person("Ben")


@pytest.fixture
def cleo(house: House) -> Person:
    return house.table.person("Cleo")


def facts(database: Path) -> list[Any]:
    """What the store knows of matches and challenges."""
    with sqlite3.connect(database) as store:
        return [
            store.execute("SELECT id, ply, snapshot, ended_at FROM matches ORDER BY id").fetchall(),
            store.execute("SELECT match_id, number, text FROM actions ORDER BY match_id, number").fetchall(),
            store.execute("SELECT id, state FROM challenges ORDER BY id").fetchall(),
        ]


async def refusal(house: House, work: Any) -> str:
    """The words with which something is refused: only its asker sees them, and nothing is changed."""
    before = facts(house.database)
    answer: Answer = await work
    assert facts(house.database) == before
    assert answer.ephemeral
    assert answer.content
    assert "Something went wrong" not in answer.content
    return answer.content


def match_of(board: SeenMessage) -> int:
    found = re.search(r"match (\d+)", board.content)
    assert found is not None
    return int(found[1])


def in_turn(board: SeenMessage, one: Person, other: Person) -> tuple[Person, Person]:
    """Who is to move, and who waits."""
    return (one, other) if one.mention in board.content.splitlines()[-1] else (other, one)


async def actions(who: Person, room: str, typed: str = "") -> list[dict[str, Any]]:
    return await who.autocomplete("play", "action", typed, channel=room)


async def play(who: Person, room: str, action: str) -> Answer:
    return await who.slash("play", channel=room, options={"action": action})


async def test_the_wrong_person(house: House, room: str, ann: Person, ben: Person, cleo: Person) -> None:
    await ann.slash("duel", channel=room, options={"opponent": ben.id, "game": "glades"})
    offered = await ben.wait_for_message(lambda m: "Accept" in m.labels, PATIENCE, since=0)
    for who, button in ((cleo, "Accept"), (cleo, "Decline"), (ann, "Accept")):
        assert await refusal(house, who.click(offered, button))
    since = ben.now
    await ben.click(offered, "Accept")
    board = await ben.wait_for_message(is_board, PATIENCE, since=since)
    assert "spectator" in await refusal(house, cleo.click(board, "Move"))
    assert "spectator" in await refusal(house, cleo.slash("play", channel=room, options={"action": "draw"}))
    assert "spectator" in await refusal(house, cleo.slash("match resign", channel=room))
    assert await actions(cleo, room) == []
    # An answered challenge lets nobody in any more.
    late = await ben.message(offered)
    assert late.labels == []


async def test_the_wrong_turn(house: House, room: str, ann: Person, ben: Person) -> None:
    board = await begin(ann, ben, "glades", channel=room)
    mover, waiter = in_turn(board, ann, ben)
    [first, *_rest] = await actions(mover, room)
    assert await actions(waiter, room) == []
    for work in (waiter.click(board, "Move"), play(waiter, room, first["value"])):
        words = await refusal(house, work)
        assert "not your turn" in words
        assert mover.name in words


@pytest.mark.parametrize("typed", ["dance", "play no-such-card", "place R7", "x" * 90, "x" * 5900])
async def test_an_unknown_card_or_action(house: House, room: str, ann: Person, ben: Person, typed: str) -> None:
    mover, _ = in_turn(await begin(ann, ben, "duel", channel=room), ann, ben)
    assert await refusal(house, play(mover, room, typed))


async def test_giving_up_by_mistake(house: House, room: str, ann: Person, ben: Person) -> None:
    mover, _ = in_turn(await begin(ann, ben, "duel", channel=room), ann, ben)
    assert "/match resign" in await refusal(house, play(mover, room, "resign"))


async def test_a_stale_panel_shows_where_the_match_stands(house: House, room: str, ann: Person, ben: Person) -> None:
    board = await begin(ann, ben, "search", channel=room)
    mover, _ = in_turn(board, ann, ben)
    panel = (await mover.click(board, "Move")).message
    [first, *_rest] = await actions(mover, room)
    await play(mover, room, first["value"])
    before, since = facts(house.database), mover.now
    if panel.selects:
        menu = panel.selects[0]
        await mover.choose(panel, menu["options"][0]["value"], which=menu["custom_id"])
    else:
        await mover.click(panel, panel.labels[0])
    said = await mover.wait_for_message(
        lambda m: m.ephemeral and (m.id == panel.id or "turn" in m.content), since=since
    )
    assert said.ephemeral
    assert facts(house.database) == before


async def test_a_second_click_still_says_what_the_first_one_did(
    house: House, room: str, ann: Person, ben: Person
) -> None:
    board = await begin(ann, ben, "dungeon", channel=room)
    mover, _ = in_turn(board, ann, ben)
    panel = (await mover.click(board, "Move")).message
    [first, *_rest] = await actions(mover, room)
    done = (await play(mover, room, first["value"])).content.splitlines()[0]
    since = mover.now
    if panel.selects:
        menu = panel.selects[0]
        await mover.choose(panel, menu["options"][0]["value"], which=menu["custom_id"])
    else:
        await mover.click(panel, panel.labels[0])
    said = await mover.wait_for_message(lambda m: m.id == panel.id and "moved on" in m.content, since=since)
    assert done in said.content
    assert said.selects or said.buttons


async def test_a_double_click_acts_once(house: House, room: str, ann: Person, ben: Person) -> None:
    board = await begin(ann, ben, "glades", channel=room)
    mover, _ = in_turn(board, ann, ben)
    [first, *_rest] = await actions(mover, room)
    answers = await asyncio.gather(*(play(mover, room, first["value"]) for _ in range(2)))
    assert all(answer.ephemeral and answer.content for answer in answers)
    with sqlite3.connect(house.database) as store:
        texts = store.execute("SELECT text FROM actions WHERE match_id = ?", [match_of(board)]).fetchall()
    assert texts == [(first["value"],)]


@pytest.mark.parametrize(
    ("denied", "name"),
    [("ATTACH_FILES", "Attach Files"), ("SEND_MESSAGES", "Send Messages")],
)
async def test_a_missing_permission_is_named(
    house: House, room: str, ann: Person, ben: Person, denied: str, name: str
) -> None:
    await house.table.control("bot_permissions", channel=room, deny=[denied])
    options = {"opponent": ben.id, "game": "duel"}
    assert name in await refusal(house, ann.slash("duel", channel=room, options=options))
    await house.table.control("bot_permissions", channel=room)
    assert (await begin(ann, ben, "duel", channel=room)).content


async def test_closed_direct_messages(house: House, room: str, ann: Person, cleo: Person) -> None:
    await cleo.set(dms_open=False)
    try:
        since = ann.now
        board = await begin(ann, cleo, "glades", channel=room)
        notice = await ann.wait_for_message(lambda m: "takes no direct messages" in m.content, PATIENCE, since=since)
        assert f"**{cleo.name}**" in notice.content
        assert notice.channel == board.channel
        hand = await cleo.click(board, "Hand")
        assert hand.ephemeral
        assert hand.message.attachments
        mover, _ = in_turn(board, ann, cleo)
        since = ann.now
        await play(mover, room, (await actions(mover, room))[0]["value"])
        await ann.wait_for_message(lambda m: is_board(m) and m.id != board.id, PATIENCE, since=since)
    finally:
        await cleo.set(dms_open=True)
    told = [m for m in await ann.messages(room) if "takes no direct messages" in m.content]
    assert len(told) == 1


async def test_what_is_typed_narrows_the_choice(room: str, ann: Person, ben: Person) -> None:
    mover, _ = in_turn(await begin(ann, ben, "glades", channel=room), ann, ben)
    everything = await actions(mover, room)
    assert len(everything) == 25
    card = everything[0]["value"].split()[1]
    narrowed = await actions(mover, room, f"{card} 3")
    assert narrowed
    assert all(card in choice["value"] and "3" in choice["value"] + choice["name"] for choice in narrowed)
    assert (await actions(mover, room, everything[-1]["name"]))[0] == everything[-1]
    assert await actions(mover, room, "no such thing") == []
    taken = await play(mover, room, everything[-1]["name"])
    assert "went wrong" not in taken.content


async def test_the_match_is_named_where_the_place_does_not_tell(house: House, ann: Person) -> None:
    dora = await house.table.add_person("Dora")
    rooms = [f"two-{n}" for n in range(2)]
    for name in rooms:
        await house.table.control("create_channel", name=name)
    boards = [await begin(ann, dora, "glades", channel=name) for name in rooms]
    words = await refusal(house, dora.slash("hand", channel="dm"))
    assert "match" in words
    offered = await dora.autocomplete("hand", "match", "", channel="dm")
    assert {choice["value"] for choice in offered} == {match_of(board) for board in boards}
    assert await dora.autocomplete("hand", "match", "ann", channel="dm") == offered
    assert await dora.autocomplete("hand", "match", "zebra", channel="dm") == []
    for board in boards:
        mover, _ = in_turn(board, ann, dora)
        if mover is not dora:
            continue
        number = match_of(board)
        choices = await dora.autocomplete("play", "action", "", channel="dm", match=number)
        done = await dora.slash("play", channel="dm", match=number, action=choices[0]["value"])
        assert "went wrong" not in done.content
    hand = await dora.slash("hand", channel="dm", match=match_of(boards[0]))
    assert hand.message.attachments


@pytest.mark.parametrize("number", [0, -3, 999_999, 2**52])
async def test_a_match_that_does_not_exist(house: House, room: str, ann: Person, number: int) -> None:
    for command in ("board", "match log", "hand", "match resign", "match rematch"):
        assert await refusal(house, ann.slash(command, channel=room, match=number))


async def test_where_nothing_is_played(house: House, room: str) -> None:
    guest = await house.table.add_person("Guest")
    for command in ("board", "match log", "hand", "match resign", "match rematch"):
        assert await refusal(house, guest.slash(command, channel=room))
    assert "not played yet" in await refusal(house, guest.slash("matches", channel=room))
    assert await actions(guest, room) == []


async def test_things_to_read(house: House, room: str, ann: Person) -> None:
    emil = await house.table.add_person("Emil")
    board = await begin(ann, emil, "duel", channel=room)
    mover, waiter = in_turn(board, ann, emil)
    for who in (mover, waiter):
        hand = await who.slash("hand", channel=room)
        assert hand.ephemeral
        assert hand.message.alt_texts[0]
    assert "Nothing has happened yet" in (await ann.slash("match log", channel=room)).content
    await play(mover, room, (await actions(mover, room))[0]["value"])
    log = await waiter.slash("match log", channel=room)
    assert log.ephemeral
    assert "log 1 of 1" in log.content
    assert "Nothing has happened yet" not in log.content
    board = next(message for message in reversed(await ann.messages(room)) if is_board(message))
    assert (await ann.click(board, "Log")).ephemeral
    picture, words = await ann.slash("board", channel=room), await ann.slash("board", channel=room, form="text")
    assert picture.message.alt_texts[0]
    assert not words.message.attachments
    assert "match" in words.content
    assert f"`{match_of(board)}`" in (await emil.slash("matches", channel=room)).content
    assert "/duel" in (await ann.slash("help", channel=room)).content


async def test_the_rules_have_pages_and_a_search(room: str, ann: Person) -> None:
    first = await ann.slash("rules", channel=room, game="search")
    since = ann.now
    await ann.click(first, "Next")
    second = await ann.wait_for_message(lambda m: m.id == first.message.id, PATIENCE, since=since)
    assert second.content != first.content
    assert second.ephemeral
    offered = await ann.autocomplete("rules", "about", "gollum", channel=room, game="search")
    assert offered
    found = await ann.slash("rules", channel=room, game="search", about=offered[0]["value"])
    assert "gollum" in found.content.casefold()
    assert "nothing about" in (await ann.slash("rules", channel=room, game="duel", about="zebra")).content


async def test_giving_up_asks_before_it_does(house: House, room: str, ann: Person, ben: Person) -> None:
    board = await begin(ann, ben, "duel", channel=room)
    before = facts(house.database)
    asked = await ann.slash("match resign", channel=room)
    assert asked.ephemeral
    await ann.click(asked, "Keep playing")
    assert facts(house.database) == before
    asked, twice = [await ann.slash("match resign", channel=room) for _ in range(2)]
    since = ben.now
    await ann.click(asked, "Resign")
    result = await ben.wait_for_message(is_result, PATIENCE, since=since)
    assert f"{ben.mention} **wins**" in result.content
    stripped = await ben.wait_for_message(lambda m: m.id == board.id and not m.labels, PATIENCE, since=since)
    before, since = facts(house.database), ann.now
    await ann.click(twice, "Resign")
    await ann.wait_for_message(lambda m: m.ephemeral and "is over" in m.content, PATIENCE, since=since)
    assert facts(house.database) == before
    assert "over" in await refusal(house, ann.slash("match resign", channel=room, match=match_of(board)))
    assert stripped.channel == result.channel


async def test_a_rematch_needs_both(house: House, room: str, ann: Person, ben: Person, cleo: Person) -> None:
    board = await begin(ann, ben, "search", channel=room)
    assert "when the match is over" in await refusal(house, ann.slash("match rematch", channel=room))
    await ann.click(await ann.slash("match resign", channel=room), "Resign")
    result = await ann.wait_for_message(lambda m: is_result(m) and m.channel == board.channel, PATIENCE, since=0)
    assert "Only those who played" in await refusal(house, cleo.click(result, "Rematch"))
    await ann.click(result, "Rematch")
    assert "asked already" in await refusal(house, ann.click(result, "Rematch"))
    since = ben.now
    await ben.slash("match rematch", channel=room)
    again = await ben.wait_for_message(is_board, PATIENCE, since=since)
    assert match_of(again) == match_of(board) + 1
    with sqlite3.connect(house.database) as store:
        sitting = [
            store.execute("SELECT person_id FROM seats WHERE match_id = ? ORDER BY seat", [match_of(each)]).fetchall()
            for each in (board, again)
        ]
    assert sitting[0] == sitting[1][::-1]


async def test_every_command_is_there_once_after_a_restart_too(house: House, ann: Person) -> None:
    before = [(command["type"], command["name"]) for command in await ann.commands()]
    assert len(set(before)) == len(before)
    await house.stop_bot()
    await house.start_bot()
    assert [(command["type"], command["name"]) for command in await ann.commands()] == before
    asked = (await house.table.control("requests"))["requests"]
    registered = [entry["path"] for entry in asked if entry["method"] != "GET" and entry["path"].endswith("/commands")]
    assert len(registered) == 1, "in one place, for all servers, and only when they have changed"


async def test_everything_lives_on_after_a_restart(house: House, room: str, ann: Person, ben: Person) -> None:
    board = await begin(ann, ben, "glades", channel=room)
    mover, waiter = in_turn(board, ann, ben)
    panel = (await mover.click(board, "Move")).message
    since = ben.now
    await ann.slash("duel", channel="lounge", options={"opponent": ben.id, "game": "duel"})
    offered = await ben.wait_for_message(lambda m: "Accept" in m.labels, PATIENCE, since=since)
    assert await house.stop_bot() == 0
    await house.start_bot()
    assert (await waiter.click(board, "Hand")).message.attachments
    assert (await waiter.click(board, "Log")).ephemeral
    menu, since = panel.selects[0], mover.now
    await mover.choose(panel, menu["options"][0]["value"], which=menu["custom_id"])
    changed = await mover.wait_for_message(lambda m: m.id == panel.id, PATIENCE, since=since)
    assert changed.content
    assert "went wrong" not in changed.content
    since = ben.now
    await ben.click(offered, "Accept")
    started = await ben.wait_for_message(lambda m: is_board(m) and m.channel == offered.channel, PATIENCE, since=since)
    assert started.content
