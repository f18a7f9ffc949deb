"""/setup and /privacy, as people use them."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.driver.client import Answer, Person, Refusal, SeenMessage
from tests.wire.house import House, begin, is_result
from tests.wire.process import PATIENCE

pytestmark = pytest.mark.wire


@pytest.fixture
async def admin(house: House) -> Person:
    """A member who may manage the server."""
    person = await house.table.add_person("Adam")
    await house.table.control("member_permissions", person="Adam", allow=["manage_guild"])
    return person


async def test_setup_is_for_those_who_manage_the_server(house: House, admin: Person) -> None:
    ben = house.table.person("Ben")
    assert "setup" not in {command["name"] for command in await ben.commands()}
    with pytest.raises(Refusal):
        await ben.slash("setup show")
    shown = await admin.slash("setup show")
    assert shown.ephemeral
    assert "Time per move: 3 days" in shown.content


async def test_what_is_set_is_shown_and_holds(house: House, admin: Person) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await admin.slash("setup time", options={"time": "86400"})
    shown = await admin.slash("setup channels", options={"allow": (await channels(ann))["lounge"]})
    assert "Time per move: 24 hours" in shown.content
    assert f"<#{(await channels(ann))['lounge']}>" in shown.content
    refused = await ann.slash("duel", options={"opponent": ben.id, "game": "duel"})
    assert refused.content.startswith("On this server games are played in")
    await begin(ann, ben, "duel", "lounge")
    open_again = await admin.slash("setup channels", options={"everywhere": True})
    assert "all that I can write to" in open_again.content


async def channels(person: Person) -> dict[str, str]:
    [server] = (await person.sidebar())["servers"]
    return {channel["name"]: channel["id"] for channel in server["channels"]}


async def test_a_match_is_called_off_and_both_are_told(house: House, admin: Person) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await begin(ann, ben, "duel")
    since = ann.now
    said = await admin.slash("setup abort", options={"match": 1, "reason": "It was a test."})
    assert "called off" in said.content
    told = await ann.wait_for_message(lambda m: r"It was a test\." in m.content, PATIENCE, since=since)
    assert set(told.mentions) == {"Ann", "Ben"}
    assert f"**{admin.name}**" in told.content
    result = await ann.wait_for_message(is_result, PATIENCE, since=since)
    assert "called off" in result.content
    assert r"called match 1 off: It was a test\." in (await admin.slash("setup show")).content
    await begin(ann, ben, "duel")


async def test_matches_to_call_off_are_offered_to_who_may(house: House, admin: Person) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await begin(ann, ben, "duel")
    await begin(ben, house.table.person("Cleo"), "glades", "lounge")
    offered = await admin.autocomplete("setup abort", "match", "")
    assert [choice["value"] for choice in offered] == [1, 2]
    assert offered[0]["name"].startswith("1: The Duel, ")
    assert [choice["value"] for choice in await admin.autocomplete("setup abort", "match", "cleo")] == [2]
    await admin.slash("setup abort", options={"match": 1})
    assert [choice["value"] for choice in await admin.autocomplete("setup abort", "match", "")] == [2]


async def test_data_are_given_out_as_a_file_that_only_their_owner_sees(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await begin(ann, ben, "glades")
    page = await ann.slash("me privacy")
    assert page.ephemeral
    given = await ann.click(page, "Give me my data")
    assert given.ephemeral
    [file] = given.attachments
    data = json.loads(await house.table.bytes_of(file))
    assert data["person"]["id"] == ann.id
    [match] = data["matches"]
    assert match["view"]["private"]
    other = json.loads(await house.table.bytes_of((await given_to(ben)).attachments[0]))
    assert other["matches"][0]["view"]["private"] != match["view"]["private"]


async def given_to(person: Person) -> Answer:
    return await person.click(await person.slash("me privacy"), "Give me my data")


async def clicked(person: Person, message: SeenMessage, label: str) -> SeenMessage:
    """What a message becomes by a click on one of its buttons."""
    since = person.now
    await person.click(message, label)
    return await person.wait_for_message(
        lambda m: m.id == message.id and m.content != message.content, PATIENCE, since=since
    )


async def deleted(person: Person) -> SeenMessage:
    """Have a person's data deleted; what they are told."""
    page = await person.slash("me privacy")
    return await clicked(person, await clicked(person, page.message, "Delete my data …"), "Delete it all")


async def test_whoever_is_deleted_is_gone_and_the_match_ends(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await begin(ann, ben, "duel")
    since = ben.now
    page = await ann.slash("me privacy")
    asked = await clicked(ann, page.message, "Delete my data …")
    assert "Running matches: 1" in asked.content
    kept = await clicked(ann, asked, "Keep it")
    assert kept.content == "Nothing was deleted."
    assert "deleted" in (await deleted(ann)).content
    result = await ben.wait_for_message(is_result, PATIENCE, since=since)
    assert "a former player" in result.text or "former player" in result.text
    assert ann.mention not in result.text
    assert "Ann" not in result.text
    with closing(sqlite3.connect(house.database)) as store:
        assert "Ann" not in "\n".join(store.iterdump())
    assert (await given_to(ann)).content == "I know nothing about you."
    await begin(ben, ann, "duel")


async def test_old_messages_lose_the_name(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await begin(ann, ben, "duel")
    await ann.click(await ann.slash("match resign"), "Resign")
    result = await ben.wait_for_message(is_result, PATIENCE, since=0)
    assert ann.mention in result.content
    since = ben.now
    await deleted(ann)
    again = await ben.wait_for_message(
        lambda m: m.id == result.id and ann.mention not in m.content, PATIENCE, since=since
    )
    assert "a former player" in again.content
    await ben.wait_for_message(
        lambda m: "challenge to" in m.content and ann.name not in m.content, PATIENCE, since=since
    )


async def test_a_backup_is_taken_while_people_play_and_put_back(house: House, tmp_path: Path) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await begin(ann, ben, "duel")
    status, said = await house.bot.command("backup", str(tmp_path / "saved.sqlite3"))
    assert (status, said.split(":")[0]) == (0, "backup")
    assert (await house.bot.command("restore", str(tmp_path / "saved.sqlite3")))[0] == 1
    await ann.click(await ann.slash("match resign"), "Resign")
    await house.stop_bot()
    assert (await house.bot.command("restore", str(tmp_path / "saved.sqlite3")))[0] == 0
    await house.start_bot()
    assert "Your turn" in (await ann.slash("hand")).content or "Your turn" in (await ben.slash("hand")).content
