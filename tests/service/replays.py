"""Replays of random matches, without a store."""

import random
from dataclasses import fields
from typing import Any

from bot.service.replay import Replay
from bot.store.rows import ActionRow, MatchRow, Person
from games.catalogue import game_of
from games.core import Match, SeededChance


def random_replay(
    game_id: str,
    seed: int,
    plies: int = 3000,
    seat: int | None = None,
    names: tuple[str, str] = ("Ann", "Ben"),
    **options: Any,
) -> Replay:
    """A random match after at most so many actions, fetched for a seat."""
    game, dice = game_of(game_id), random.Random(seed)
    secret = dice.randbytes(32).hex()
    match = Match.start(game, game.options_type.model_validate(options), SeededChance(secret))
    log: list[ActionRow] = []
    while match.to_move is not None and len(log) < plies:
        mover, action = match.to_move, dice.choice(match.legal)
        events = [event.as_json() for event in match.act(mover, action)]
        log.append(ActionRow(len(log), mover, action, events, 0))
    return Replay(_row(match, secret, names), tuple(log), seat)


def _row(match: Match, seed: str, names: tuple[str, str]) -> MatchRow:
    values: dict[str, Any] = {field.name: None for field in fields(MatchRow)}
    values |= {"id": 7, "game": match.game.id, "rules": match.game.rules, "options": match.options.model_dump()}
    values |= {"guild_id": 10, "channel_id": 20, "seed": seed, "ply": match.ply, "moved_at": 0}
    values |= {"people": (Person(101, names[0], "en-GB"), Person(102, names[1], "en-GB"))}
    if match.outcome is not None:
        values |= {"outcome": match.outcome.as_json(), "ended_at": 1}
    return MatchRow(**values)
