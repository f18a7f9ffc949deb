"""The computer players' processes, as the bot uses them."""

import asyncio
import random
from typing import Any

import pytest

from bot.players import Players
from games.catalogue import GAMES, game_of
from games.core import Match, SeededChance


def line_of(match: Match) -> dict[str, Any]:
    assert match.to_move is not None
    return {
        "public": match.public().model_dump(mode="json"),
        "private": match.game.private(match.state, match.to_move).model_dump(mode="json"),
        "legal": list(match.legal),
        "events": [],
    }


def begun(game_id: str) -> Match:
    game = game_of(game_id)
    return Match.start(game, game.options_type(), SeededChance("1" * 64))


async def test_a_process_answers_for_each_game_and_says_why() -> None:
    players = Players(1, 0.5)
    try:
        for game in GAMES:
            match, dice = begun(game), random.Random(1)
            for _ in range(6):
                assert match.to_move is not None
                match.act(match.to_move, dice.choice(list(match.legal)))
            while len(match.legal) < 2:
                assert match.to_move is not None
                match.act(match.to_move, match.legal[0])
            answer = await players.ask(game, "easy", line_of(match), seed="1", why=True)
            assert answer["action"] in match.legal
            assert all(isinstance(code, str) and amount for code, amount in answer["why"])
            assert await players.ask(game, "easy", line_of(match), seed="1", why=True) == answer
    finally:
        await players.close()


async def test_a_process_that_was_broken_off_is_replaced() -> None:
    players, match = Players(1, 30), begun("search")
    try:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0):
                await players.ask("search", "hard", line_of(match))
        assert (await players.ask("search", "easy", line_of(match)))["action"] in match.legal
    finally:
        await players.close()
