"""Challenges as people make them: typed, clicked, declined, withdrawn, blocked."""

import json
import sqlite3
from contextlib import closing

import pytest

from bot.presenter.game_presenter import presenter_of
from config.durations import DAY
from games.core import fairness
from games.verify import verify
from tests.driver.client import Answer, Person, Refusal, SeenMessage
from tests.wire.house import House, is_board, is_result
from tests.wire.process import PATIENCE

pytestmark = pytest.mark.wire


def offers(message: SeenMessage) -> bool:
    return "Accept" in message.labels


async def press(who: Person, on: SeenMessage | Answer, name: str) -> SeenMessage:
    """Click a button of a message that only this person sees; what that message becomes."""
    message, since = on.message if isinstance(on, Answer) else on, who.now
    await who.click(message, name)
    return await who.wait_for_message(lambda m: m.id == message.id, PATIENCE, since=since)


async def pick(who: Person, on: SeenMessage | Answer, value: str, which: int | str = 0) -> SeenMessage:
    """Choose in a menu of such a message; what that message becomes."""
    message, since = on.message if isinstance(on, Answer) else on, who.now
    await who.choose(message, value, which=which)
    return await who.wait_for_message(lambda m: m.id == message.id, PATIENCE, since=since)


async def test_everything_is_chosen_by_clicking_and_remembered(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    asked = await ann.context("Challenge", ben)
    panel = await pick(ann, asked, "glades")
    label = presenter_of("glades").options()["bouts"].label
    bouts = next(menu for menu in panel.selects if menu["options"][0]["label"].startswith(label))
    three = bouts["options"][2]
    panel = await pick(ann, panel, three["value"], bouts["custom_id"])
    await ann.click(panel, "Send")
    offered = await ben.wait_for_message(offers, PATIENCE, since=0)
    assert ben.name in offered.mentions
    assert three["label"] in offered.content
    await ben.click(offered, "Decline")
    again = await pick(ann, await ann.context("Challenge", ben), "glades")
    chosen = [item["label"] for menu in again.selects for item in menu["options"] if item.get("default")]
    assert three["label"] in chosen


async def test_a_sent_challenge_can_be_changed(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    sent = await ann.slash("duel", opponent=ben, game="search")
    first = await ben.wait_for_message(offers, PATIENCE, since=0)
    panel = await press(ann, sent, "Other terms")
    since = ben.now
    await ann.click(panel, "Send")
    second = await ben.wait_for_message(lambda m: offers(m) and m.id != first.id, PATIENCE, since=since)
    closed = await ben.wait_for_message(lambda m: m.id == first.id and not m.labels, PATIENCE, since=since)
    assert "took back" in closed.content
    assert "Accept" in second.labels


@pytest.mark.parametrize("button", ["Withdraw", "Other terms"])
async def test_the_makers_buttons_go_when_the_challenge_was_accepted(house: House, button: str) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    sent = await ann.slash("duel", opponent=ben, game="search")
    await ben.click(await ben.wait_for_message(offers, PATIENCE, since=0), "Accept")
    told = await press(ann, sent, button)
    assert told.id == sent.message.id
    assert "it was accepted" in told.content
    assert told.labels == []


async def test_anybody_may_take_an_open_challenge_but_not_its_maker(house: House) -> None:
    ann, cyn = house.table.person("Ann"), await house.table.add_person("Cyn")
    await ann.slash("duel", game="duel")
    offered = await cyn.wait_for_message(offers, PATIENCE, since=0)
    assert offered.mentions == []
    refused = await ann.click(offered, "Accept")
    assert "own challenge" in refused.content
    assert "taken back" not in (await cyn.click(offered, "Withdraw")).content
    since = cyn.now
    await cyn.click(offered, "Accept")
    board = await cyn.wait_for_message(is_board, PATIENCE, since=since)
    assert any(person.mention in board.content for person in (ann, cyn))


async def test_a_reason_and_a_block(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await ann.slash("duel", opponent=ben, game="duel")
    offered = await ben.wait_for_message(offers, PATIENCE, since=0)
    declined = await ben.click(offered, "Decline")
    since = ann.now
    await ben.choose(declined, "pause")
    closed = await ann.wait_for_message(lambda m: "enough matches" in m.content, PATIENCE, since=since)
    assert closed.id == offered.id
    blocked = await ben.slash("me block", person=ann)
    assert blocked.ephemeral
    refused = await ann.slash("duel", opponent=ben, game="duel")
    assert "no challenges at the moment" in refused.content
    assert "block" not in refused.content
    [listed] = await ben.autocomplete("me unblock", "person", "an")
    await ben.slash("me unblock", person=listed["value"])
    assert "Your challenge goes to" in (await ann.slash("duel", opponent=ben, game="duel")).content


async def test_who_cannot_be_challenged(house: House) -> None:
    ann = house.table.person("Ann")
    stranger = await house.table.add_person("Stranger", member=False)
    assert "yourself" in (await ann.slash("duel", opponent=ann, game="duel")).content
    try:
        refused = await ann.slash("duel", opponent=stranger, game="duel")
    except Refusal:
        return
    assert "not on this server" in refused.content


async def test_a_challenge_expires(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await ann.slash("duel", opponent=ben, game="duel")
    await ben.wait_for_message(offers, PATIENCE, since=0)
    await house.stop_bot()
    with closing(sqlite3.connect(house.database)) as store, store:
        store.execute("UPDATE deadlines SET at = at - ? WHERE kind = 'challenge'", (DAY,))
        store.execute("UPDATE challenges SET expires_at = expires_at - ?", (DAY,))
    await house.start_bot()
    closed = await ben.wait_for_message(lambda m: "not answered in time" in m.content, PATIENCE, since=0)
    assert closed.labels == []


async def test_the_limit_per_hour_is_a_setting(house: House) -> None:
    await house.stop_bot()
    house.settings["CHALLENGES_PER_HOUR"] = "1"
    await house.start_bot()
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await ann.slash("duel", opponent=ben, game="duel")
    assert "many challenges" in (await ann.slash("duel", opponent=ben, game="duel")).content


async def test_the_shuffle_is_proved(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    since = ben.now
    await ann.slash("duel", opponent=ben, game="search")
    offer = await ben.wait_for_message(lambda m: "Accept" in m.labels, PATIENCE, since=since)
    opened = await ben.click(offer, "Accept with words …")
    since = ben.now
    begun = await ben.submit(opened, {"typed": " open   sesame "})
    assert "good luck" in begun.content
    await ben.wait_for_message(is_board, PATIENCE, since=since)
    assert "when the match is over" in (await ben.slash("match verify")).content
    since = ann.now
    await ann.click(await ann.slash("match resign"), "Resign")
    result = await ann.wait_for_message(is_result, PATIENCE, since=since)
    secret = next(word.strip("`.") for word in result.content.split() if len(word.strip("`.")) == 64)
    assert "`open sesame`" in result.content
    [kept] = [m for m in await ben.messages() if fairness.commitment(secret) in m.content and not m.edited]
    proof = await ben.slash("match verify", match=1, commitment=kept.content)
    assert "All of it is right" in proof.content
    assert fairness.commitment(secret) in proof.content
    [file] = proof.attachments
    record = json.loads(await house.table.bytes_of(file))
    assert record["fairness"]["message"] == str(kept.id)
    assert len(verify(json.dumps(record), kept.content)) == 4
    assert "does not hold" in (await ben.slash("match verify", match=1, commitment="ab" * 32)).content
