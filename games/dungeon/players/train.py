"""Learns `weights.json`: python -m games.dungeon.players.train. The same numbers give the same weights.

The final fight is learned first, from fights between Heroes and Lords of any strength, then the dungeon, whose end is
what the throne room's door is worth. Each network learns first what rules of thumb come to, then from its own play
(TD(λ)): what a position is worth is drawn towards what the positions after it were thought to be worth, and the end.
"""

import argparse
import json
import random
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from games.core import SeededChance
from games.dungeon.board import NEIGHBOURS, THRONE
from games.dungeon.course import LEGAL, carry_out
from games.dungeon.experience import ATTRIBUTES
from games.dungeon.material import MARKERS, VERSIONS
from games.dungeon.play import Play
from games.dungeon.players.dungeon_features import THROUGH_HIDDEN
from games.dungeon.players.guess import Knowledge
from games.dungeon.players.net import Net
from games.dungeon.players.rules_of_thumb import PLAYERS
from games.dungeon.players.search import values_of_actions, worth_a_thought
from games.dungeon.players.value import PARTS, Value, features, part_of
from games.dungeon.setup import opening
from games.dungeon.state import HERO_SEAT, State
from games.dungeon.views import private_view, public_view
from games.players.contract import Observation

NEWEST = VERSIONS[-1]
"""The version of the rules that is learned."""
BEFORE_THE_THRONE = NEIGHBOURS[THRONE][0][1]
HIDDEN = {"dungeon": 12, "final": 12}
LAMBDA = 0.85
EXPLORED = 0.03
"""How often an action is taken at random; in the matches of rules of thumb, which would never wait, more often."""
EXPLORED_BY_THUMBS = 0.12
SAMPLES = 6
KEPT_BATCHES = 3


class Seen(NamedTuple):
    """The start of a turn: its features, and whether it came by the players' own choice."""

    features: list[float]
    chosen: bool


def untaught(dice: random.Random) -> Value:
    """Networks that know nothing; small hidden weights, so that the units become different."""
    nets = {}
    example = opening(NEWEST, None, SeededChance(bytes(32)))
    for part in PARTS:
        example.round = int(part == "final")
        size = len(features(example))
        width = THROUGH_HIDDEN if part == "dungeon" else size
        hidden = [[dice.gauss(0, 0.15) for _ in range(width)] for _ in range(HIDDEN[part])]
        nets[part] = Net([0.0] * size, hidden, [dice.gauss(0, 0.15) for _ in range(HIDDEN[part])])
    return Value(nets["dungeon"], nets["final"])


def throne_room(dice: random.Random, chance: SeededChance) -> State:
    """The beginning of a final fight between a Hero and a Lord of any strength."""
    state = opening(NEWEST, None, chance)
    hero, lord = state.hero, state.lord
    hero.strength, hero.mind, hero.agility = 1, 1, 1
    for _ in range(dice.randint(2, 7)):
        attribute = dice.choice(ATTRIBUTES)
        setattr(hero, attribute, getattr(hero, attribute) + 1)
    hero.life = dice.randint(2, 16)
    lord.life = 20 - 4 * dice.choice((0, 0, 0, 0, 1, 2))
    lord.favour = dice.randint(0, MARKERS)
    state.bank = MARKERS - lord.favour
    hand = state.hands[HERO_SEAT] + state.hero_deck
    dice.shuffle(hand)
    size = dice.randint(1, 8)
    state.hands[HERO_SEAT], state.hero_deck = hand[:size], hand[size:]
    hero.cell, state.phase, state.turn = BEFORE_THE_THRONE, "act", dice.randint(15, 40)
    carry_out(Play(state, chance), f"move {THRONE}")
    return state


def play(
    value: Value, dice: random.Random, thumbs: tuple[str | None, str | None], part: str, explored: float
) -> tuple[list[Seen], float]:
    """One part of a match. The positions at the beginnings of its turns, and the Hero's chance at its end: who won, or
    what `value` thinks of the throne room's door. Seats without a rule of thumb use `value`."""
    chance = SeededChance(dice.randbytes(32))
    state = throne_room(dice, chance) if part == "final" else opening(NEWEST, None, chance)
    seen: list[Seen] = []
    before: tuple[int, int, int] = (0, 0, 0)
    on_course = True
    while (seat := state.mover) is not None and part_of(state) == part:
        if state.phase in ("act", "final") and before != (state.turn, state.round, seat):
            before = state.turn, state.round, seat
            seen.append(Seen(features(state), on_course))
            on_course = True
        legal = LEGAL[state.phase](state)
        action = legal[0]
        if len(legal) > 1:
            if dice.random() < explored:
                action, on_course = dice.choice(legal), False
            else:
                action = _choose(value, state, seat, legal, dice, thumbs[seat])
        carry_out(Play(state, chance), action)
    return seen, value(state)


def _choose(value: Value, state: State, seat: int, legal: list[str], dice: random.Random, thumb: str | None) -> str:
    public, private = public_view(state), private_view(state, seat)
    if thumb:
        return PLAYERS[thumb](public, private, legal, dice)
    knowledge = Knowledge.of(Observation(public, private, tuple(legal)))
    legal = worth_a_thought(state, legal)
    values = values_of_actions(knowledge.position, legal, seat, value, dice, SAMPLES, 60.0)
    return legal[values.index(max(values))]


Lesson = tuple[list[float], float]


def lessons(seen: list[Seen], end: float, net: Net, decay: float) -> list[Lesson]:
    """What each position should have been thought to be worth; with a `decay` of 1 what it came to in the end."""
    found: list[Lesson] = []
    target = end
    for position in reversed(seen):
        found.append((position.features, target))
        if decay < 1:
            thought = net.value(position.features)
            # What came by an action at random says nothing of the position before.
            target = decay * target + (1 - decay) * thought if position.chosen else thought
    return found


def teach(net: Net, taught: list[Lesson], rate: float, dice: random.Random) -> float:
    """One pass over the lessons in random order; the mean squared error."""
    order = list(range(len(taught)))
    dice.shuffle(order)
    error = 0.0
    for index in order:
        given, target = taught[index]
        error += (target - net.learn(given, target, rate)) ** 2
    return error / max(1, len(taught))


def by_thumbs(value: Value, part: str, matches: int, dice: random.Random) -> None:
    """Learn what the rules of thumb come to, which do something else now and then."""
    net = value.net(part)
    names = [name for name in PLAYERS if name != "clumsy"]
    taught: list[Lesson] = []
    won = 0.0
    for _ in range(matches):
        seen, end = play(value, dice, (dice.choice(names), "lord"), part, EXPLORED_BY_THUMBS)
        won += end
        taught += lessons(seen, end, net, 1.0)
    for rate in (0.03, 0.02, 0.01, 0.005):
        error = teach(net, taught, rate, dice)
        print(f"{part}, thumbs: Hero {won / matches:.2f}, error {error:.4f}", flush=True)


def by_itself(value: Value, part: str, batches: int, size: int, dice: random.Random) -> None:
    """Learn from own play; every fifth match is against a rule of thumb."""
    net = value.net(part)
    kept: list[list[Lesson]] = []
    for batch in range(batches):
        taught: list[Lesson] = []
        won: Counter[str] = Counter()
        for number in range(size):
            thumbs: tuple[str | None, str | None] = (None, None)
            if number % 5 == 0:
                thumbs = (None, "lord") if number % 10 else ("hero", None)
            seen, end = play(value, dice, thumbs, part, EXPLORED)
            won["self" if number % 5 else "Hero" if number % 10 else "Lord"] += end  # type: ignore[assignment]
            taught += lessons(seen, end, net, LAMBDA)
        kept = [*kept[-KEPT_BATCHES + 1 :], taught]
        rate = 0.012 * (1 - batch / batches) + 0.002
        error = sum(teach(net, old, rate, dice) for old in kept) / len(kept)
        print(
            f"{part}, batch {batch}: the Hero wins {won['self'] / size * 1.25:.2f}, against the thumbs' Lord "
            f"{won['Hero'] / size * 10:.2f}, the thumbs' Hero {won['Lord'] / size * 10:.2f}; error {error:.4f}",
            flush=True,
        )


def train(matches: dict[str, int], batches: dict[str, int], size: int, seed: int, path: Path) -> None:
    """For each part, the final fight first: so many matches of rules of thumb, then batches of own ones."""
    dice = random.Random(seed)
    value = untaught(dice)
    for part in ("final", "dungeon"):
        by_thumbs(value, part, matches[part], dice)
        _write(value, path)
        by_itself(value, part, batches[part], size, dice)
        _write(value, path)


def _write(value: Value, path: Path) -> None:
    parts = {"dungeon": value.dungeon.as_json(), "final": value.final.as_json()}
    path.write_text(json.dumps(parts, separators=(",", ":")) + "\n", encoding="utf-8")


def main() -> None:
    """Learn, telling of the progress, and write the weights."""
    parser = argparse.ArgumentParser(prog="python -m games.dungeon.players.train", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", type=int, default=60, help="matches in a batch of own play")
    parser.add_argument("--final", type=int, nargs=2, default=(4000, 3), metavar=("MATCHES", "BATCHES"))
    parser.add_argument("--dungeon", type=int, nargs=2, default=(2500, 3), metavar=("MATCHES", "BATCHES"))
    parser.add_argument("--to", type=Path, default=Path(__file__).with_name("weights.json"))
    given = parser.parse_args()
    matches = {"final": given.final[0], "dungeon": given.dungeon[0]}
    batches = {"final": given.final[1], "dungeon": given.dungeon[1]}
    train(matches, batches, given.size, given.seed, given.to)


if __name__ == "__main__":
    main()
