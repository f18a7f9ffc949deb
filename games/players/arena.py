"""Matches of two computer players with sides alternating: points, lengths, endings, time per move, what is used."""

import random
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from math import sqrt
from multiprocessing import get_context
from statistics import mean, median
from typing import Any

from games.catalogue import game_of
from games.core import Event, Options, SeededChance
from games.players.catalogue import named, names
from games.players.contract import ComputerPlayer, Observation
from games.players.foreign import ForeignError, ForeignPlayer

COMMAND = "command:"
SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class Pairing:
    """What is played: `players` are names (`games.players.catalogue`) or `command:PROGRAM …`."""

    game_id: str
    players: tuple[str, str]
    options: Options
    seed: int = 1
    seconds: float = SECONDS
    rules: int | None = None
    """The version of the game's rules; None for the newest."""


@dataclass(slots=True)
class Played:
    """A finished match. Lists of two hold something for the first player, then for the second."""

    first_seat: int
    sides: tuple[str, str]
    """What the players' sides are called at the opening: a role, or else the seat."""
    points: tuple[float, float] = (0.5, 0.5)
    reason: str = ""
    length: int = 0
    seconds: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    offered: Counter[str] = field(default_factory=Counter)
    taken: tuple[Counter[str], Counter[str]] = field(default_factory=lambda: (Counter(), Counter()))


def check(pairing: Pairing) -> None:
    """ValueError if a name is not known."""
    known = names(pairing.game_id)
    for name in pairing.players:
        if name not in known and not name.startswith(COMMAND):
            raise ValueError(f"{name!r} is no player of this game: {', '.join(known)} or {COMMAND}PROGRAM is expected")


def play(pairing: Pairing, matches: int, processes: int = 1) -> list[Played]:
    """The matches in order. Each depends on the pairing and its number alone, so that `processes` changes nothing
    but how long they take. Two that follow each other have the same shuffle and the seats changed."""
    if processes == 1:
        return _several(pairing, range(matches))
    context = get_context("spawn")
    shares = [range(start, matches, processes) for start in range(processes)]
    with ProcessPoolExecutor(processes, mp_context=context) as pool:
        results = list(pool.map(partial(_several, pairing), shares))
    return [results[number % processes][number // processes] for number in range(matches)]


def _several(pairing: Pairing, numbers: Sequence[int]) -> list[Played]:
    players = [_player(pairing, name) for name in pairing.players]
    try:
        return [_match(pairing, number, players) for number in numbers]
    finally:
        for player in players:
            if isinstance(player, ForeignPlayer):
                player.close()


def _player(pairing: Pairing, name: str) -> ComputerPlayer:
    return ForeignPlayer(name.removeprefix(COMMAND)) if name.startswith(COMMAND) else named(pairing.game_id, name)


def _match(pairing: Pairing, number: int, players: list[ComputerPlayer]) -> Played:
    game = game_of(pairing.game_id, pairing.rules)
    chance = SeededChance(random.Random(f"{pairing.seed} {number // 2}").randbytes(32))
    state = game.new(pairing.options, None, chance)
    first = number % 2
    sides = [getattr(game.private(state, seat), "role", f"seat {seat}") for seat in (first, 1 - first)]
    played = Played(first, (sides[0], sides[1]))
    dice = [random.Random(f"{pairing.seed} {number} {which}") for which in (0, 1)]
    events: list[Event] = []
    for player in players:
        if isinstance(player, ForeignPlayer):
            player.begin()
    while (seat := game.to_move(state)) is not None:
        which = seat ^ first
        legal = tuple(sorted(game.legal(state)))
        observation = Observation(game.public(state), game.private(state, seat), legal, tuple(events))
        foreign = isinstance(players[which], ForeignPlayer)
        clock = time.perf_counter if foreign else time.process_time
        begun = clock()
        try:
            action = players[which](observation, dice[which], pairing.seconds).action
        except ForeignError as error:
            return _forfeited(played, which, str(error))
        played.seconds[which].append(clock() - begun)
        if action not in legal:
            return _forfeited(played, which, "an illegal action")
        played.offered.update({kind(each) for each in legal})
        played.taken[which][kind(action)] += 1
        events += game.apply(state, action, chance)
        played.length += 1
    outcome = game.outcome(state)
    assert outcome is not None
    won = 0.5 if outcome.winner is None else float(outcome.winner == first)
    played.points, played.reason = (won, 1 - won), outcome.reason
    return played


def _forfeited(played: Played, which: int, reason: str) -> Played:
    played.points = (float(which), float(1 - which))
    played.reason = f"forfeited: {reason}"
    return played


def kind(action: str) -> str:
    """What is counted as one kind of action: its verb, and the word after it if that holds no digit."""
    words = action.split()[:2]
    return " ".join(word for place, word in enumerate(words) if place == 0 or not any(map(str.isdigit, word)))


def interval(points: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of the expected points per match, after Wilson; a draw counts as half a win."""
    z, share = 1.96, points / matches
    middle = share + z * z / (2 * matches)
    spread = z * sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    return max(0.0, (middle - spread) / (1 + z * z / matches)), min(1.0, (middle + spread) / (1 + z * z / matches))


def share(points: Sequence[float]) -> dict[str, Any]:
    """Points per match with their interval."""
    low, high = interval(sum(points), len(points))
    return {"matches": len(points), "points": round(mean(points), 4), "interval": [round(low, 4), round(high, 4)]}


def summary(pairing: Pairing, matches: Sequence[Played]) -> dict[str, Any]:
    """The arena's result as JSON; `points` are those of the first player, per match."""
    sides = sorted({match.sides[0] for match in matches})
    return {
        "game": pairing.game_id,
        "players": list(pairing.players),
        **share([match.points[0] for match in matches]),
        "by_side": {side: share([match.points[0] for match in matches if match.sides[0] == side]) for side in sides},
        "lengths": lengths(matches),
        "endings": endings(matches),
        "seconds": [_times(list(chain(*(match.seconds[which] for match in matches)))) for which in (0, 1)],
        "used": [_total(match.taken[which] for match in matches) for which in (0, 1)],
    }


def balance(pairing: Pairing, matches: Sequence[Played]) -> dict[str, Any]:
    """Points by side of equal players, lengths, and the kinds of actions used and never used, as JSON."""
    points: dict[str, list[float]] = {}
    for match in matches:
        for which in (0, 1):
            points.setdefault(match.sides[which], []).append(match.points[which])
    offered = _total(match.offered for match in matches)
    used = _total(match.taken[which] for match in matches for which in (0, 1))
    return {
        "game": pairing.game_id,
        "players": list(pairing.players),
        "sides": {side: share(points[side]) for side in sorted(points)},
        "lengths": lengths(matches),
        "endings": endings(matches),
        "used": {name: {"taken": used.get(name, 0), "offered": offered[name]} for name in offered},
        "never_used": [name for name in offered if name not in used],
    }


def lengths(matches: Sequence[Played]) -> dict[str, float]:
    """In actions."""
    each = [match.length for match in matches]
    return {"min": min(each), "median": median(each), "max": max(each)}


def endings(matches: Sequence[Played]) -> dict[str, int]:
    """How many matches ended for each reason, the most frequent first."""
    return dict(Counter(match.reason for match in matches).most_common())


def _total(counters: Any) -> Mapping[str, int]:
    total: Counter[str] = Counter()
    for counter in counters:
        total.update(counter)
    return {name: total[name] for name in sorted(total)}


def _times(seconds: list[float]) -> dict[str, float]:
    """Of a move: processor time, or for a foreign program the time until its answer."""
    order = sorted(seconds) or [0.0]
    return {
        name: round(order[min(len(order) - 1, int(len(order) * part))], 4)
        for name, part in (("p50", 0.5), ("p95", 0.95), ("max", 1.0))
    }
