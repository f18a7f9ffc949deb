"""What the chance to win a bout means for a match of several."""

from math import erf, sqrt

from games.glades.material import POINTS_FOR_A_WIN
from games.glades.views import PublicView

LOSERS_GLADES = 2.8
"""Glades that the loser of a bout holds on average."""
MARGIN = POINTS_FOR_A_WIN - LOSERS_GLADES
"""By how much the winner of a bout is ahead of the loser in it."""


def match_points(public: PublicView, seat: int, bout: float) -> float:
    """The points of the match that `seat` may expect (0 to 1) with a chance of `bout` to win the bout that runs; later
    bouts are as likely won as lost."""
    if public.bouts <= 1:
        return bout
    ahead = public.points[seat] - public.points[1 - seat]
    spread = MARGIN * sqrt(max(public.bouts - public.bout, 0)) or 0.5
    won, lost = (0.5 * (1 + erf((ahead + by) / spread / sqrt(2))) for by in (MARGIN, -MARGIN))
    return min(max(bout * won + (1 - bout) * lost, 0.0), 1.0)
