"""The rule-of-thumb player plays legal moves, to good purpose."""

from games.core.simulate import simulate
from games.search import GAME
from games.search.options import SearchOptions


def test_the_gatherer_beats_dice() -> None:
    tally = simulate(GAME, SearchOptions(starter="random"), 12, 5, ("gatherer", "random"))
    assert tally.winners[0] >= 10


def test_two_gatherers_reach_mount_doom_within_a_sensible_time() -> None:
    tally = simulate(GAME, SearchOptions(), 6, 6, ("gatherer", "gatherer"))
    assert max(tally.lengths) < 200
