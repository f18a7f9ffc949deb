"""Time, second thoughts, calls and many matches, as people click them."""

import sqlite3

import pytest

from config.durations import DAY
from tests.driver.client import Answer, Person, SeenMessage
from tests.wire.house import House, begin, is_board, is_result
from tests.wire.process import PATIENCE

pytestmark = pytest.mark.wire


def by_turn(board: SeenMessage, people: tuple[Person, Person]) -> tuple[Person, Person]:
    """Who is to move, and who waits."""
    one, two = people
    return (one, two) if one.mention in board.content.splitlines()[-1] else (two, one)


async def take_first(mover: Person, channel: str = "table") -> Answer:
    """Take the first action that is offered."""
    [first, *_rest] = await mover.autocomplete("play", "action", "", channel=channel)
    return await mover.slash("play", channel=channel, options={"action": first["value"]})


async def appears(person: Person, since: int, *words: str) -> SeenMessage:
    """The message with these words or buttons."""
    return await person.wait_for_message(
        lambda m: all(word in m.content or word in m.labels for word in words), PATIENCE, since=since
    )


async def test_the_board_says_until_when(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    board = await begin(ann, ben, "duel", time="86400")
    assert "Time runs out <t:" in board.content.splitlines()[-1]


async def test_a_draw_is_offered_and_agreed_to_by_clicks(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    board = await begin(ann, ben, "duel")
    more = await ann.click(board, "More")
    since = ann.now
    await ann.click(more, "No more hands by direct message")
    await appears(ann, since, "*Hand*", "Hands by direct message again")
    more = await ann.click(board, "More")
    assert "Hands by direct message again" in more.message.labels
    since = ben.now
    assert "offered" in (await ann.click(more, "Offer a draw")).content
    offer = await appears(ben, since, "offers a draw")
    assert ben.mention in offer.content
    assert "yourself" in (await ann.click(offer, "Agree")).content
    since = ann.now
    await ben.click(offer, "Agree")
    result = await ann.wait_for_message(is_result, PATIENCE, since=since)
    assert "**The match is drawn** (both agreed)" in result.content
    settled = await ann.message(offer)
    assert not settled.labels
    assert "agreed" in settled.content


async def test_a_question_whose_message_is_gone_is_answered_behind_more(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    board = await begin(ann, ben, "duel")
    since = ben.now
    await ann.slash("match draw")
    offer = await appears(ben, since, "offers a draw")
    await house.table.control("delete_message", channel="table", message=offer.id)
    assert "Agree" not in (await ann.click(board, "More")).message.labels, "who asks has nothing to answer"
    more = await ben.click(board, "More")
    assert "offers a draw" in more.content
    since = ann.now
    await ben.click(more, "Agree")
    await ann.wait_for_message(is_result, PATIENCE, since=since)


async def test_a_move_is_taken_back_when_the_other_one_agrees(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    board = await begin(ann, ben, "duel")
    mover, waiting = by_turn(board, (ann, ben))
    since = mover.now
    await take_first(mover)
    second = await mover.wait_for_message(lambda m: is_board(m) and m.id != board.id, PATIENCE, since=since)
    menu = await mover.click(second, "Move")
    assert "not your turn" in menu.content, "whoever waits is shown what can be done meanwhile"
    since = waiting.now
    assert "has been asked" in (await mover.click(menu, "Take back")).content
    question = await appears(waiting, since, "asks to take back")
    since = mover.now
    await waiting.click(question, "Agree")
    third = await mover.wait_for_message(
        lambda m: is_board(m) and m.id not in (board.id, second.id), PATIENCE, since=since
    )
    assert by_turn(third, (ann, ben)) == (mover, waiting)
    assert "takes the last action back" in third.content
    log = await waiting.slash("match log")
    assert "takes the last action back" in log.content
    assert "~~" in log.content, "what was taken back is struck out"


async def test_a_step_is_taken_back_with_one_click_and_no_question(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    board = await begin(ann, ben, "dungeon")
    mover, waiting = by_turn(board, (ann, ben))
    panel = await take_first(mover)
    assert "Take back" in panel.message.labels
    since, others = mover.now, waiting.now
    await mover.click(panel, "Take back")
    again = await mover.wait_for_message(lambda m: m.id == panel.message.id and "Taken back" in m.content, since=since)
    assert "Take back" not in again.labels, "there is nothing more to take back"
    await appears(waiting, others, "takes the last action back")


async def test_whoever_waits_may_nudge_once_a_day(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    board = await begin(ann, ben, "duel")
    mover, waiting = by_turn(board, (ann, ben))
    since = mover.now
    menu = await waiting.click(board, "More")
    assert "little time yet" in (await waiting.click(menu, "Nudge")).content
    with sqlite3.connect(house.database) as store:
        store.execute("UPDATE matches SET moved_at = moved_at - ?", (DAY,))
    await waiting.click(menu, "Nudge")
    call = await appears(mover, since, "would like to go on")
    assert mover.mention in call.content
    assert "nudge again" in (await waiting.click(menu, "Nudge")).content
    assert "your own turn" in (await mover.slash("match nudge")).content
    panel = await mover.click(call, "Move")
    assert panel.message.selects or panel.message.buttons


async def test_a_pause_by_both_and_its_end_by_one(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    board = await begin(ann, ben, "duel")
    since = ben.now
    await ann.slash("match pause")
    question = await appears(ben, since, "asks for a pause")
    await ben.click(question, "Agree")
    paused = await appears(ben, since, "paused", "Move")
    assert paused.id == board.id
    since = ann.now
    more = await ben.click(board, "More")
    await ben.click(more, "Resume")
    goes_on = await ann.wait_for_message(lambda m: m.id == board.id, PATIENCE, since=since)
    assert "paused" not in goes_on.content


async def test_away_by_clicks(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    board = await begin(ann, ben, "duel")
    overview = await ann.slash("me away")
    assert "21" in overview.content
    since = ben.now
    await ann.choose(overview, "7")
    told = await ben.wait_for_message(lambda m: m.id == board.id and "is away" in m.content, PATIENCE, since=since)
    assert "**Ann**" in told.content
    assert "no date" in (await ann.slash("me away", options={"until": "tomorrow"})).content
    shown = await ann.slash("me away")
    since = ben.now
    await ann.click(shown, "End absence 1")
    await ben.wait_for_message(lambda m: m.id == board.id and "is away" not in m.content, PATIENCE, since=since)


async def test_what_came_due_while_the_bot_was_down_happens_once_and_is_decided_by_a_click(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    board = await begin(ann, ben, "duel")
    late, waiting = by_turn(board, (ann, ben))
    await house.stop_bot()
    with sqlite3.connect(house.database) as store:
        store.execute("UPDATE deadlines SET at = at - ? WHERE kind IN ('time', 'remind')", (3 * DAY,))
        store.execute("UPDATE matches SET due_at = due_at - ?", (3 * DAY,))
    store.close()
    since = waiting.now
    await house.start_bot()
    question = await appears(waiting, since, "Claim the win")
    await house.stop_bot()
    await house.start_bot()
    assert "for" in (await late.click(question, "Claim the win")).content
    since = waiting.now
    await waiting.click(question, "Claim the win")
    result = await waiting.wait_for_message(is_result, PATIENCE, since=since)
    assert f"{waiting.mention} **wins**" in result.content
    asked = [message for message in await waiting.messages() if "time of" in message.content and not is_result(message)]
    assert [message.id for message in asked] == [question.id]


async def test_matches_and_next_over_two_servers(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await house.table.control("add_server", name="Elsewhere")
    await begin(ann, ben, "search", time=str(14 * DAY))
    urgent = await begin(ann, ben, "search", channel="Elsewhere/table", time="3600")
    # The hand is sent when it is written down where the board is.
    await ann.wait_for_message(lambda m: "match 2" in m.content and urgent.id in m.content, PATIENCE, since=0)
    mine = await ann.slash("matches")
    first, second = [line for line in mine.content.splitlines() if line.startswith("- `")]
    assert "`2`" in first
    assert urgent.id in first
    assert "**your turn**, time runs out <t:" in first
    assert "`1`" in second
    now = await ann.slash("match next")
    assert "match 2" in now.content
    assert "1 other match waits" in now.content
    assert now.message.selects or now.message.buttons
    assert "No match waits" in (await ben.slash("match next")).content


async def test_spectators_get_the_public_view_from_every_command_and_button(house: House) -> None:
    ann, ben, cyn = (house.table.person(name) for name in ("Ann", "Ben", "Cleo"))
    board = await begin(ann, ben, "duel")
    for shown in (
        await cyn.slash("hand"),
        await cyn.slash("board"),
        await cyn.click(board, "Hand"),
        await cyn.click(board, "More"),
    ):
        assert [file["filename"] for file in shown.message.attachments] == ["board-1.png"]
    for refused in ("undo", "draw", "pause", "nudge"):
        assert (await cyn.slash(f"match {refused}", options={"match": 1})).content
