"""What a result does to two ratings: Weng and Lin's Bayesian approximation of Bradley–Terry, as openskill has it.

A skill is believed to lie around `mu`, give or take `sigma`. What people see are points: what the player is worth
almost certainly (mu − 3 sigma), so that nobody climbs by playing little, on a scale where 175 points more mean about
three wins in four, as in chess, and everybody begins at 1000. A win never costs points, a defeat never brings any.

openskill was taken for its licence (MIT) and upkeep, its types, and for rating after every single result; Glicko-2
wants whole rating periods with many games each, which matches by post do not give.
"""

from functools import lru_cache
from typing import NamedTuple

from openskill.models import BradleyTerryFull

from config.durations import DAY

BEGIN = 1000
"""Everybody's points before the first result."""
PER_UNIT = 30
"""Points per unit of skill."""
HALVED = 0.5
"""What another result of the same pair within `PAIR_SECONDS` counts, as part of the one before it."""
PAIR_SECONDS = DAY
DIGITS = 9
"""Places after the point that are kept: two machines whose last bits differ still agree."""

_model = BradleyTerryFull(limit_sigma=True)


class Skill(NamedTuple):
    """The belief about one player."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """What people see."""
        return BEGIN + round(PER_UNIT * (self.mu - 3 * self.sigma))


UNKNOWN = Skill(25.0, round(25 / 3, DIGITS))
"""The belief about a newcomer."""


def weight(earlier: int) -> float:
    """How much a result counts (1: fully) where the same two had `earlier` rated ones in the 24 hours before."""
    return float(HALVED**earlier)


@lru_cache(maxsize=4096)
def after(one: Skill, two: Skill, winner: int | None, weight: float) -> tuple[Skill, Skill]:
    """Both skills after a result between them; `winner` is 0, 1, or None for a draw.

    A weight below 1 moves them that part of the way.
    """
    ranks = [1.0, 1.0] if winner is None else [1.0 + winner, 2.0 - winner]
    teams = [[_model.rating(skill.mu, skill.sigma)] for skill in (one, two)]
    [first], [second] = _model.rate(teams, ranks=ranks)
    return _part(one, first.mu, first.sigma, weight), _part(two, second.mu, second.sigma, weight)


def _part(skill: Skill, mu: float, sigma: float, weight: float) -> Skill:
    return Skill(
        round(skill.mu + weight * (mu - skill.mu), DIGITS),
        round(skill.sigma + weight * (sigma - skill.sigma), DIGITS),
    )
