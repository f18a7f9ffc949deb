"""What two people will play: a match rehearsed beforehand, so that it shows what a test wants to see."""

import json
import random
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from games.catalogue import game_of
from games.core.chance import SeededChance
from games.core.match import Match

RANDOM = "random"

Taken = tuple[int, str]
"""A seat and its action."""

Wanted = Callable[[Match, Sequence[Taken]], bool]
"""Whether a finished match, with its actions, shows what a test wants to see."""


@dataclass(frozen=True, slots=True)
class Script:
    """The actions of a whole match with their seats, and the opening that they are played from."""

    number: int
    game: str
    options: dict[str, object]
    seed: str
    people: tuple[str, str]
    actions: tuple[Taken, ...] = ()

    def opening(self) -> Match:
        """The match before its first action."""
        game = game_of(self.game)
        return Match.start(game, game.options_type.model_validate(self.options), SeededChance(self.seed))

    @property
    def record_lines(self) -> list[str]:
        """The actions as a record writes them."""
        return [f"{seat} {action}" for seat, action in self.actions]


def stored(database: Path, number: int = 1) -> Script:
    """The opening of a match in the bot's database, without actions. `people` are the names on seats 0 and 1."""
    with closing(sqlite3.connect(database)) as connection:
        [row] = connection.execute("SELECT game, options, seed FROM matches WHERE id = ?", (number,)).fetchall()
        people = connection.execute(
            "SELECT name FROM seats JOIN people ON people.id = person_id WHERE match_id = ? ORDER BY seat", (number,)
        ).fetchall()
    return Script(number, row[0], json.loads(row[1]), row[2], (people[0][0], people[1][0]))


def actions_of(database: Path, number: int = 1) -> list[str]:
    """The log of a match in the bot's database, as a record writes it."""
    with closing(sqlite3.connect(database)) as connection:
        return [
            f"{seat} {text}"
            for seat, text in connection.execute(
                "SELECT seat, text FROM actions WHERE match_id = ? ORDER BY number", (number,)
            )
        ]


def rehearse(
    opening: Script,
    players: tuple[str, str] = (RANDOM, RANDOM),
    wanted: Wanted = lambda match, actions: True,
    tries: int = 20,
) -> Script:
    """The shortest of the first `tries` matches from this opening that end as wanted.

    `players` are names of `game.players`, or "random", per seat; where none of the matches is wanted, more are tried.
    """
    best: tuple[Taken, ...] | None = None
    for number in range(tries * 50):
        match = opening.opening()
        actions: list[Taken] = []
        dice = random.Random(number)
        while match.to_move is not None and (best is None or len(actions) < len(best)):
            seat, game = match.to_move, match.game
            if players[seat] == RANDOM:
                action = dice.choice(match.legal)
            else:
                views = game.public(match.state), game.private(match.state, seat)
                action = game.players[players[seat]](*views, match.legal, dice)
            match.act(seat, action)
            actions.append((seat, action))
        if match.to_move is None and wanted(match, actions):
            best = tuple(actions)
        if best is not None and number + 1 >= tries:
            break
    assert best is not None, "no match from this opening ends as wanted"
    return Script(opening.number, opening.game, opening.options, opening.seed, opening.people, best)
