"""Whole matches over the wire, as two people would play them."""

import json
import random
from functools import partial

import pytest

from games.catalogue import GAMES
from games.verify import verify
from tests.driver.client import SeenMessage
from tests.wire.house import House, begin, click_a_match, is_board, is_result, record_of, type_a_match
from tests.wire.process import PATIENCE

pytestmark = pytest.mark.wire

WHOLE = "duel"
"""The game whose matches are always played to their end; the others' are long, and have their beginnings played."""
OTHERS = [game for game in GAMES if game != WHOLE]
EACH = [WHOLE, *(pytest.param(game, marks=pytest.mark.long) for game in OTHERS)]
BEGINNING = 8


async def check_result(house: House) -> None:
    ann = house.table.person("Ann")
    result = await ann.wait_for_message(is_result, PATIENCE, since=0)
    record = await record_of(house.table, result)
    lines = verify(json.dumps(record))
    assert len(lines) == 4
    winner = record["result"]["winner"]
    people = [house.table.person(name) for name in record["players"]]
    expected = "**The match is drawn**" if winner is None else f"{people[winner].mention} **wins**"
    assert expected in result.content
    assert f"match-{1}.json" in [file["filename"] for file in result.attachments]
    for board in [message for message in await ann.messages() if is_board(message)]:
        await ann.wait_for_message(partial(_is_bare, board), PATIENCE, since=0)


def _is_bare(board: SeenMessage, message: SeenMessage) -> bool:
    return message.id == board.id and not message.labels


@pytest.mark.parametrize("game", EACH)
async def test_a_match_typed_to_its_end(house: House, game: str) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await begin(ann, ben, game)
    assert await type_a_match([ann, ben], random.Random(7)) > 10
    await check_result(house)


@pytest.mark.parametrize("game", EACH)
async def test_a_match_clicked_to_its_end(house: House, game: str) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await begin(ann, ben, game)
    assert await click_a_match([ann, ben], random.Random(8)) > 10
    await check_result(house)


@pytest.mark.parametrize("game", OTHERS)
async def test_a_match_begun_by_typing_goes_on_by_clicking(house: House, game: str) -> None:
    people, dice = [house.table.person("Ann"), house.table.person("Ben")], random.Random(9)
    await begin(people[0], people[1], game)
    assert await type_a_match(people, dice, most=BEGINNING, avoided=("resign",)) == BEGINNING
    # The first click opens the moves; what follows takes one, were it to resign.
    assert await click_a_match(people, dice, most=BEGINNING) > 1
