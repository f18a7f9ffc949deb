"""Positions of random matches, as the service would give them to the presenter."""

import random
from typing import Any

from bot.service.position import Position
from games.catalogue import game_of
from games.core import Event, Match, SeededChance

PEOPLE = (1234567890123456789, 1234567890123456788)
NAMES = ("Ægidius von und zu Hohenstein, R", "`李*_~|<@5>")


class Walk:
    """A random match. `log` holds what each action caused."""

    def __init__(self, game_id: str, seed: int, options: dict[str, Any] | None = None) -> None:
        game = game_of(game_id)
        self.dice = random.Random(seed)
        chance = SeededChance(self.dice.randbytes(32))
        self.match = Match.start(game, game.options_type.model_validate(options or {}), chance)
        self.log: list[tuple[int, list[Event]]] = []

    def on(self, plies: int) -> "Walk":
        """So many actions further, or to the end."""
        for _ in range(plies):
            seat = self.match.to_move
            if seat is None:
                break
            self.log.append((seat, self.match.act(seat, self.dice.choice(self.match.legal))))
        return self

    def position(self, seat: int | None = None, recent: int = 3) -> Position:
        """As a seat sees it, or everybody; `recent` are the latest actions that are told with it."""
        match = self.match
        return Position(
            id=123456789,
            game=match.game.id,
            guild_id=PEOPLE[0],
            channel_id=PEOPLE[1],
            locale=None,
            people=PEOPLE,
            names=NAMES,
            ply=match.ply,
            to_move=match.to_move,
            public=match.public(),
            outcome=match.outcome,
            seat=seat,
            private=None if seat is None else match.game.private(match.state, seat),
            legal=tuple(match.legal) if seat is not None and match.to_move == seat else (),
            recent=tuple(event for _seat, events in self.log[-recent:] for event in events) if recent else (),
        )
