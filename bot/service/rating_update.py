"""How results become ratings: one after another, in the order in which they were stored.

The same function counts a result when it happens and when all ratings of a server are computed anew.
"""

from collections.abc import Mapping

from bot.service.rating import UNKNOWN, Skill, after
from bot.service.seasons import ALL_TIME, period_keys
from bot.store.rows import ALL_GAMES, Rating, Result, Score
from games.core.results import CALLED_OFF

Key = tuple[str, str, int]
"""Period, game and person."""


def keys(result: Result) -> list[tuple[str, str]]:
    """Period and game of the tables in which a result counts."""
    return [(period, game) for period in period_keys(result.at) for game in (result.game, ALL_GAMES)]


def newcomer(guild_id: int, key: Key) -> Rating:
    """The rating of somebody before their first result."""
    period, game, person_id = key
    return Rating(guild_id, period, game, person_id, UNKNOWN.mu, UNKNOWN.sigma, UNKNOWN.points, 0, 0, 0)


def changed_ratings(result: Result, weight: float, before: Mapping[Key, Rating]) -> list[Rating]:
    """All ratings that a rated result changes, given those before it; whoever is not in `before` is a newcomer."""
    changed: list[Rating] = []
    for period, game in keys(result):
        pair = [(period, game, person) for person in (result.one_id, result.two_id)]
        one, two = (before.get(key) or newcomer(result.guild_id, key) for key in pair)
        skills = after(Skill(one.mu, one.sigma), Skill(two.mu, two.sigma), result.winner, weight)
        for seat, (rating, skill) in enumerate(zip((one, two), skills, strict=True)):
            changed.append(_moved(rating, skill, result.winner, seat))
    return changed


def _moved(rating: Rating, skill: Skill, winner: int | None, seat: int) -> Rating:
    return Rating(
        rating.guild_id,
        rating.period,
        rating.game,
        rating.person_id,
        skill.mu,
        skill.sigma,
        skill.points,
        rating.won + (winner == seat),
        rating.drawn + (winner is None),
        rating.lost + (winner == 1 - seat),
    )


def rating_update(result: Result, weight: float, before: Mapping[Key, Rating]) -> tuple[list[Rating], list[Score]]:
    """What a result changes: ratings (none with weight 0: it is not rated), and both players' sides of it."""
    changed = changed_ratings(result, weight, before) if weight else []
    by_key = {(rating.period, rating.game, rating.person_id): rating for rating in changed}
    pair = (result.one_id, result.two_id)
    sides: list[Score] = []
    for seat, person in enumerate(pair):
        side = Score(
            result.id, person, pair[1 - seat], result.guild_id, result.game, result.at, _score(result, seat), weight
        )
        if weight:
            key = (ALL_TIME, result.game, person)
            points = by_key[key].points
            gained = points - before.get(key, UNKNOWN).points
            over_all = by_key[ALL_TIME, ALL_GAMES, person].points
            side = side._replace(points=points, gained=gained, points_all=over_all)
        sides.append(side)
    return changed, sides


def _score(result: Result, seat: int) -> float | None:
    if result.reason == CALLED_OFF:
        return None
    return 0.5 if result.winner is None else float(result.winner == seat)
