"""What Discord answers when something is wrong: each answer has its outcome, and no action is lost or taken twice."""

import asyncio
from typing import Any

import pytest

from tests.driver.client import InteractionFailed, Person, SeenMessage
from tests.wire.house import House, begin, is_board, saying
from tests.wire.process import PATIENCE

pytestmark = pytest.mark.wire


class Match:
    """A match of Glades between Ann and Ben: every action passes the turn, so that each has a board of its own."""

    def __init__(self, house: House, board: SeenMessage) -> None:
        self.house = house
        self.board = board
        self.number = int(board.button("Move")["custom_id"].split(":")[1])
        self.people = [house.table.person("Ann"), house.table.person("Ben")]

    @classmethod
    async def begin(cls, house: House, channel: str = "table", **options: Any) -> "Match":
        one, two = house.table.person("Ann"), house.table.person("Ben")
        return cls(house, await begin(one, two, "glades", channel=channel, **options))

    async def fault(self, method: str, path: str, **fault: Any) -> int:
        number: int = (await self.house.table.control("fault", method=method, path=path, **fault))["fault"]
        return number

    async def mover(self) -> tuple[Person, str]:
        """Who is to move, and the first legal action."""
        for who in self.people:
            if offered := await who.autocomplete("play", "action", "", channel="lounge", match=self.number):
                return who, str(offered[0]["value"])
        raise AssertionError("nobody is to move")

    async def move(self) -> None:
        """Take an action from another channel, so that this one is only written to by the outbox."""
        who, action = await self.mover()
        answer = await who.slash("play", channel="lounge", match=self.number, action=action)
        assert answer.content

    async def next_board(self, since: int) -> SeenMessage:
        def fits(message: SeenMessage) -> bool:
            return (
                is_board(message) and message.id != self.board.id and f"move:{self.number}:" in str(message.components)
            )

        self.board = await self.people[0].wait_for_message(fits, PATIENCE, since=since)
        return self.board

    async def moved(self) -> SeenMessage:
        """Take an action and see its board."""
        since = self.people[0].now
        await self.move()
        return await self.next_board(since)

    async def plies(self) -> int:
        """How many actions were taken, by the log that everybody sees."""
        log = (await self.people[0].slash("match log", channel="lounge", match=self.number)).content
        numbers = [line.split("`")[1].strip() for line in log.splitlines() if line.startswith("`")]
        return int(numbers[-1]) if numbers else 0

    async def shown(self) -> list[str]:
        """The positions for which a board was posted, in order."""
        messages = await self.people[0].messages(self.board.channel)
        found = [message for message in messages if any("board-" in file["filename"] for file in message.attachments)]
        return [message.id for message in found]


SENDING: dict[str, dict[str, Any]] = {
    "429": {"retry_after": 0.05, "times": 2},
    "500": {"status": 500},
    "503": {"status": 503},
    "drop": {"drop": True},
    "lost answer": {"lose_answer": True},
}


async def test_trouble_that_passes_loses_and_doubles_no_board(house: House) -> None:
    match = await Match.begin(house)
    for name, fault in SENDING.items():
        await match.fault("POST", f"/channels/{match.board.channel}/messages$", **fault)
        await match.moved()
        assert await match.plies() >= 1, name
    shown = await match.shown()
    assert len(shown) == len(set(shown)) == 1 + len(SENDING)


ACKNOWLEDGING: dict[str, dict[str, Any]] = {
    "429": {"retry_after": 0.05},
    "drop": {"drop": True},
    "lost answer, then 40060": {"lose_answer": True},
}


async def test_an_acknowledgement_that_fails_at_first(house: House) -> None:
    match = await Match.begin(house)
    for fault in ACKNOWLEDGING.values():
        who, action = await match.mover()
        await match.fault("POST", "/interactions/.*/callback", **fault)
        since = match.people[0].now
        answer = await who.slash("play", channel="lounge", match=match.number, action=action)
        assert answer.content
        await match.next_board(since)
    assert len(await match.shown()) == 1 + len(ACKNOWLEDGING)


async def test_10062_too_late_means_that_nothing_was_done(house: House) -> None:
    match = await Match.begin(house)
    who, action = await match.mover()
    await match.fault("POST", "/interactions/.*/callback", code=10062)
    with pytest.raises(InteractionFailed):
        await who.slash("play", channel="lounge", match=match.number, action=action)
    assert (await match.mover())[0] is who
    await match.moved()
    assert len(await match.shown()) == 2


async def test_40060_answered_already_means_that_the_work_is_done_once(house: House) -> None:
    match = await Match.begin(house)
    who, action = await match.mover()
    since = match.people[0].now
    await match.fault("POST", "/interactions/.*/callback", code=40060)
    with pytest.raises(InteractionFailed):
        await who.slash("play", channel="lounge", match=match.number, action=action)
    await match.next_board(since)
    assert (await match.mover())[0] is not who
    assert len(await match.shown()) == 2


@pytest.mark.parametrize("code", [10008, 10015, 50027])
async def test_an_answer_that_cannot_be_shown_undoes_nothing(house: House, code: int) -> None:
    match = await Match.begin(house)
    who, action = await match.mover()
    since = match.people[0].now
    await match.fault("PATCH", "/webhooks/", code=code)
    asking = asyncio.ensure_future(who.slash("play", channel="lounge", match=match.number, action=action))
    await match.next_board(since)
    asking.cancel()
    await asyncio.wait([asking])
    assert (await match.mover())[0] is not who


LOSSES = {50013: "may not write", 50001: "may not write", 160005: "was locked"}


async def test_50013_50001_160005_are_told_and_heal_with_the_next_action(house: House) -> None:
    match = await Match.begin(house)
    for code, words in LOSSES.items():
        await match.fault("POST", f"/channels/{match.board.channel}/messages$", code=code)
        told = [who.now for who in match.people]
        await match.move()
        for who, since in zip(match.people, told, strict=True):
            await who.wait_for_message(saying(words), PATIENCE, since=since)
        assert words in (await match.people[0].slash("matches", channel="lounge")).content
        await match.moved()
        await match.moved()
        assert words not in (await match.people[0].slash("matches", channel="lounge")).content


async def test_10003_a_channel_that_is_gone_is_not_tried_again(house: House) -> None:
    match = await Match.begin(house)
    place = f"/channels/{match.board.channel}/messages"
    await match.fault("POST", place + "$", code=10003)
    told = match.people[0].now
    await match.move()
    await match.people[0].wait_for_message(lambda m: "was deleted" in m.content, PATIENCE, since=told)
    await house.table.control("requests", clear=True)
    since = match.people[0].now
    await match.move()
    await match.people[0].slash("match move-here", channel="lounge", match=match.number)
    board = await match.next_board(since)
    assert f"/channels/{board.channel}/" not in place
    asked = (await house.table.control("requests"))["requests"]
    assert [entry for entry in asked if entry["path"] == place and entry["method"] == "POST"] == []
    assert await match.plies() >= 1


async def test_50083_an_archived_thread_that_does_not_wake_by_itself_is_woken(house: House) -> None:
    match = await Match.begin(house, thread=True)
    thread = match.board.channel
    await match.fault("POST", f"/channels/{thread}/messages$", code=50083)
    await house.table.control("requests", clear=True)
    assert (await match.moved()).channel == thread
    asked = (await house.table.control("requests"))["requests"]
    assert [entry["status"] for entry in asked if entry["path"] == f"/channels/{thread}"] == [200]


EDITING: dict[str, dict[str, Any]] = {
    "10008": {"code": 10008},
    "30046": {"code": 30046},
    "30046 with an end": {"code": 30046, "retry_after": 0.02, "times": 5},
    "50083": {"code": 50083},
}


async def test_10008_30046_50083_a_board_that_cannot_be_edited_is_posted_anew(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    board = await begin(ann, ben, "search")
    for name, fault in EDITING.items():
        since = ann.now
        await house.table.control("fault", method="PATCH", path=f"/messages/{board.id}$", **fault)
        # Within a turn of several actions the board is edited in place.
        while True:
            who, action = await _to_move(ann, ben)
            await who.slash("play", action=action)
            still = await _to_move(ann, ben)
            new = await ann.wait_for_message(is_board, PATIENCE, since=since)
            if still[0] is who:
                break
            board, since = new, ann.now
            await house.table.control("clear_faults")
            await house.table.control("fault", method="PATCH", path=f"/messages/{board.id}$", **fault)
        assert new.id != board.id, name
        await house.table.control("clear_faults")
        board = new


async def _to_move(*people: Person) -> tuple[Person, str]:
    for who in people:
        if offered := await who.autocomplete("play", "action", ""):
            return who, str(offered[0]["value"])
    raise AssertionError("nobody is to move")


@pytest.mark.parametrize("code", [50007, 50278])
async def test_50007_50278_closed_direct_messages_are_told_once(house: House, code: int) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    table = (await ann.slash("help")).message.channel
    await house.table.control("fault", method="POST", path=rf"/channels/(?!{table}/)\d+/messages$", code=code, times=2)
    await begin(ann, ben, "glades")
    for who in (ann, ben):
        await ann.wait_for_message(saying(f"**{who.name}** takes no"), PATIENCE, since=0)
    who, action = await _to_move(ann, ben)
    since = ann.now
    await who.slash("play", action=action)
    await ann.wait_for_message(is_board, PATIENCE, since=since)
    assert (await ben.slash("hand")).ephemeral
    told = [message for message in await ann.messages() if "takes no direct" in message.content]
    assert len(told) == 2
    assert await ann.dm() == []


REFUSED_FOR_NOW: dict[str, dict[str, Any]] = {
    "40003": {"code": 40003},
    "20026": {"code": 20026},
    "40333": {"code": 40333},
    "an unknown code": {"code": 99_999, "status": 403},
    "403 of a proxy": {"status": 403, "page": True},
    "404 of a proxy": {"status": 404, "page": True},
}


@pytest.mark.parametrize("fault", REFUSED_FOR_NOW.values(), ids=REFUSED_FOR_NOW)
async def test_a_refusal_without_a_verdict_means_later_and_is_told_to_nobody(
    house: House, fault: dict[str, Any]
) -> None:
    await house.table.control("fault", method="POST", path="/users/@me/channels$", **fault)
    match = await Match.begin(house)
    await match.fault("POST", f"/channels/{match.board.channel}/messages$", **fault)
    await match.moved()
    for who in match.people:
        await who.wait_for_message(
            lambda m: m.channel != match.board.channel and bool(m.attachments), PATIENCE, since=0
        )
    said = [message.content for who in match.people for message in (*await who.messages(), *await who.dm())]
    assert not [text for text in said if "takes no direct" in text or "may not write" in text or "deleted" in text]


async def test_a_thread_whose_beginning_was_not_heard_of_is_begun_once(house: House) -> None:
    match = None
    await house.table.control("fault", method="POST", path="/threads$", lose_answer=True)
    match = await Match.begin(house, thread=True)
    await match.moved()
    asked = (await house.table.control("requests"))["requests"]
    assert [entry["status"] for entry in asked if entry["path"].endswith("/threads")] == [201, 400]


async def test_a_thread_whose_message_is_gone_is_opened_without_it(house: House) -> None:
    await house.table.control("fault", method="POST", path="/messages/.*/threads$", code=10008)
    match = await Match.begin(house, thread=True)
    board = await match.moved()
    assert board.channel not in {message.id for message in await match.people[0].messages("table")}
    assert (await match.people[0].slash("board", channel=board.channel, form="text")).content


async def test_one_channel_that_hangs_holds_up_no_other(house: House) -> None:
    stuck = await Match.begin(house)
    fine = await Match.begin(house, channel="lounge")
    held = await stuck.fault("POST", f"/channels/{stuck.board.channel}/messages$", hold=True)
    since = stuck.people[0].now
    await stuck.move()
    for _ in range(3):
        await fine.moved()
    await house.table.control("release", fault=held)
    await stuck.next_board(since)
    assert len(await stuck.shown()) == 2


@pytest.mark.parametrize(
    ("action", "resumable"),
    [("drop", True), ("cut", True), ("reconnect", True), ("invalidate", False), ("drop", False)],
)
async def test_a_gateway_that_breaks(house: House, action: str, resumable: bool) -> None:
    match = await Match.begin(house)
    who, first = await match.mover()
    before = {session["id"] for session in (await house.table.control("sessions"))["sessions"]}
    await house.table.control("gateway", action=action, resumable=resumable)
    while True:
        sessions = (await house.table.control("sessions"))["sessions"]
        back = [session for session in sessions if session["connected"] and (resumable or session["id"] not in before)]
        if back:
            break
        await asyncio.sleep(0.05)
    since = match.people[0].now
    await who.slash("play", channel="lounge", match=match.number, action=first)
    await match.next_board(since)
    await match.moved()
    assert len(await match.shown()) == 3


async def test_an_invitation_that_is_refused_for_now_holds_up_no_match(house: House) -> None:
    await house.table.control("fault", method="PUT", path="/thread-members/", code=40333, times=99)
    assert (await Match.begin(house, thread=True)).number


async def test_10008_on_sending_means_another_message_and_no_lost_place(house: House) -> None:
    match = await Match.begin(house)
    await match.fault("POST", f"/channels/{match.board.channel}/messages$", code=10008)
    await match.moved()
    asked = (await house.table.control("requests"))["requests"]
    place = f"/channels/{match.board.channel}/messages"
    sent = [entry for entry in asked if entry["method"] == "POST" and entry["path"] == place]
    assert [entry["status"] for entry in sent[-2:]] == [404, 200]
    said = [message.content for who in match.people for message in (*await who.messages(), *await who.dm())]
    assert not [text for text in said if "deleted" in text]
