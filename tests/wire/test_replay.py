"""Replays over the wire: from the result's button to the last position, the animation and the record."""

import random
from io import BytesIO

import pytest
from PIL import Image, ImageSequence

from games.verify import verify
from render.replay import LIMIT
from tests.driver.client import Answer, Person, SeenMessage
from tests.wire.house import House, begin, is_result, type_a_match
from tests.wire.process import PATIENCE

pytestmark = pytest.mark.wire


async def turned(who: Person, message: SeenMessage, label: str) -> SeenMessage:
    """What a message of somebody's own becomes after a click in it."""
    since = who.now
    await who.click(message, label)
    return await who.wait_for_message(lambda m: m.id == message.id, PATIENCE, since=since)


async def given_up(loser: Person, plies: int) -> None:
    """A match of so many actions, the last of which gives it up."""
    await type_a_match([loser, *others(loser)], random.Random(5), most=plies - 1)
    asked = await loser.slash("match resign", channel="table")
    await loser.click(asked, "Resign")


def others(who: Person) -> list[Person]:
    return [who.table.person(name) for name in ("Ann", "Ben") if name != who.name]


async def picture(house: House, seen: Answer | SeenMessage) -> Image.Image:
    [file] = seen.attachments
    return Image.open(BytesIO(await house.table.bytes_of(file)))


async def test_a_finished_match_step_by_step(house: House) -> None:
    ann, ben, cyn = (house.table.person("Ann"), house.table.person("Ben"), await house.table.add_person("Cyn"))
    await begin(ann, ben, "duel")
    await given_up(ann, 8)
    result = await cyn.wait_for_message(is_result, PATIENCE, since=0)
    opened = await cyn.click(result, "Replay")
    assert opened.ephemeral
    assert "0 of 8" in opened.content
    assert (await picture(house, opened)).format == "PNG"
    message = await turned(cyn, opened.message, "Forward")
    assert "1 of 8" in message.content
    since = cyn.now
    await cyn.choose(message, "6")
    message = await cyn.wait_for_message(lambda m: m.id == message.id, PATIENCE, since=since)
    assert "6 of 8" in message.content
    message = await turned(cyn, message, "Both hands")
    assert message.attachments[0]["filename"] == "hands-1.png"
    message = await turned(cyn, message, "Last")
    assert "8 of 8" in message.content
    assert f"**{ben.name}** **wins**" in message.content
    assert "Forward" not in message.labels
    record = await cyn.click(message, "Record")
    assert record.ephemeral
    [file] = record.attachments
    assert len(verify((await house.table.bytes_of(file)).decode())) == 4


async def test_the_animation_for_oneself_and_for_everybody(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await begin(ann, ben, "duel")
    await given_up(ann, 6)
    await ann.wait_for_message(is_result, PATIENCE, since=0)
    for everybody in (False, True):
        answer = await ben.slash("match replay", channel="table", options={"everybody": everybody})
        assert answer.ephemeral != everybody
        assert answer.message.mentions == []
        assert answer.attachments[0]["size"] <= LIMIT
        assert "as an animated picture" in answer.attachments[0]["description"]
        film = await picture(house, answer)
        assert (film.format, len(list(ImageSequence.Iterator(film)))) == ("GIF", 7)
    beside = await ann.click(answer.message, "Step through")
    assert beside.ephemeral


async def test_a_running_match_shows_what_is_public(house: House) -> None:
    ann, ben, cyn = (house.table.person("Ann"), house.table.person("Ben"), await house.table.add_person("Cyn"))
    await begin(ann, ben, "duel")
    await type_a_match([ann, ben], random.Random(5), most=5)
    for who in (ann, cyn):
        present = await who.slash("match replay", channel="table")
        assert present.ephemeral
        assert "5 of 5" in present.content
        assert ("Your hand" in present.message.labels) == (who is ann)
        assert not {"Both hands", "Animation", "Record"} & set(present.message.labels)
        assert "Your hand" not in (await turned(who, present.message, "Back")).labels
    told = await cyn.slash("match replay", channel="table", options={"everybody": True})
    assert "when the match is over" in told.content
    stepping = await cyn.click(told.message, "Step through")
    await type_a_match([ann, ben], random.Random(6), most=2)
    assert "7 of 7" in (await turned(cyn, stepping.message, "Now")).content
