"""Everything that the bot asks of Discord fits Discord's published description of its API."""

import json
import random

import pytest

from games.catalogue import GAMES
from tests.wire.house import House, begin, click_on, type_a_match
from tests.wire.openapi import FILE, Description
from tests.wire.process import PATIENCE

pytestmark = [pytest.mark.wire, pytest.mark.skipif(not FILE.exists(), reason="Discord's description is not here")]


def shortened(document: object) -> dict[str, object]:
    return {"method": "POST", "path": "/channels/1/messages", "body": document}


@pytest.mark.parametrize(
    ("request_", "words"),
    [
        (shortened({"content": "x" * 4001}), "content"),
        (shortened({"components": [{"type": 1, "components": [{"type": 3, "options": []}]}]}), "components"),
        ({"method": "POST", "path": "/channels/1/letters", "body": {}}, "no such route"),
    ],
)
def test_what_does_not_fit_is_noticed(request_: dict[str, object], words: str) -> None:
    fault = Description().fault(request_)
    assert fault is not None
    assert words in fault


def test_ids_are_taken_as_numbers_too() -> None:
    for number in ("123", 123):
        body = {"content": "x", "allowed_mentions": {"parse": [], "users": [number]}}
        assert Description().fault(shortened(body)) is None


async def test_every_request_fits_the_description(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    dice = random.Random(4)
    for game in GAMES:
        since = ann.now
        board = await begin(ann, ben, game, thread=True)
        for label in ("Hand", "Log", "More"):
            await ann.click(board, label)
        for who in (ann, ben):
            panel = (await who.click(board, "Move")).message
            if panel.selects or panel.buttons:
                await click_on(who, panel, dice)
        await type_a_match([ann, ben], dice, channel=board.channel, most=4)
        await ann.slash("rules", game=game)
        await ann.slash("board", channel=board.channel)
        await ann.wait_for_message(lambda m: bool(m.alt_texts), PATIENCE, since=since)
    for name in ("matches", "help", "leaderboard", "me profile", "me privacy"):
        await ann.slash(name, channel="lounge")
    await ann.context("Challenge", ben)
    await ann.click(await ann.slash("match resign", match=1), "Resign")
    await ann.slash("match verify", match=1)
    requests = (await house.table.control("requests"))["requests"]
    assert len(requests) > 100
    description = Description()
    faults = [fault for request in requests if (fault := description.fault(json.loads(json.dumps(request))))]
    assert faults == []
