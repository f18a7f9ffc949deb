"""In which of the game's own measures an action gains over another."""

import random
from collections.abc import Callable, Mapping

from games.dungeon.material import LORD, experience_of
from games.dungeon.players.dungeon_features import FAR
from games.dungeon.players.guess import Knowledge
from games.dungeon.players.playout import play_to_the_next_turn
from games.dungeon.players.search import SampleDice, spread_pairs
from games.dungeon.players.ways_ahead import lengths
from games.dungeon.state import HERO_SEAT, LORD_SEAT, State
from games.players.contract import Observation

SAMPLES = 36
LEAST = 0.1
"""Smaller differences are not worth a word."""


def _steps(state: State) -> float:
    return 0.0 if state.round else -lengths(state.cells).get(state.hero.cell, FAR)[0]


MEASURES: Mapping[str, tuple[float, Callable[[State], float]]] = {
    "hero_life": (1.0, lambda state: state.hero.life),
    "lord_life": (-1.0, lambda state: state.lord.life),
    "steps": (0.8, _steps),
    "favour": (-0.3, lambda state: state.lord.favour),
    "experience": (0.8, lambda state: sum(map(experience_of, state.hero.beaten))),
    "attributes": (2.5, lambda state: state.hero.strength + state.hero.mind + state.hero.agility),
    "hero_cards": (1.2, lambda state: len(state.hands[HERO_SEAT])),
    "lord_cards": (-1.0, lambda state: len(state.hands[LORD_SEAT]) if state.round else LORD["hand"]),
    "poisoned": (-2.0, lambda state: state.hero.poisoned),
}
"""Code → (about how many points of life one of it is worth to the Hero, what is measured). `steps` are those of the way
to the throne room, with what lies on it, counted negative; `lord_cards` are those of the final fight."""


def explain(observation: Observation, better: str, worse: str) -> list[tuple[str, float]]:
    """(code of a measure, how much more of it `better` brings until the next turn than `worse`, on average).

    Amounts are positive where the seat to move gains by it (more of its life, less of the other's, fewer steps for the
    Hero, more of them for the Lord), negative where it loses; the weightiest first, nothing below a tenth.
    """
    knowledge = Knowledge.of(observation)
    dice = random.Random(0)
    differences = dict.fromkeys(MEASURES, 0.0)
    for pairs in spread_pairs(SAMPLES, dice):
        guessed = knowledge.position(dice)
        for action, sign in ((better, 1), (worse, -1)):
            state = guessed.copy()
            play_to_the_next_turn(state, action, SampleDice(pairs, dice))
            for code, (_, measure) in MEASURES.items():
                differences[code] += sign * measure(state) / SAMPLES
    side = 1 if knowledge.seat == HERO_SEAT else -1
    found = [
        (code, round(side * differences[code] * (1 if weight > 0 else -1), 1))
        for code, (weight, _) in MEASURES.items()
        if abs(differences[code]) >= LEAST
    ]
    return sorted(found, key=lambda each: -abs(each[1] * MEASURES[each[0]][0]))
