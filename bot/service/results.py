"""The result of a match: kept, rated, and the season's end awaited, in the transaction that ended the match."""

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service.rating import PAIR_SECONDS, weight
from bot.service.rating_update import keys, rating_update
from bot.service.seasons import season_end
from bot.store import deadlines, guilds, ratings, results
from bot.store.rows import MatchRow
from games.core import Match
from games.core.results import CALLED_OFF


def counts(row: MatchRow, match: Match) -> bool:
    """Whether a finished match counts for ratings: agreed on, decided, and long enough."""
    decided = match.outcome is not None and match.outcome.reason != CALLED_OFF
    return row.rated and decided and match.ply >= match.game.shortest_rated


async def record(connection: AsyncConnection, row: MatchRow, match: Match, at: int) -> None:
    """Keep the result of `match`, which is over, and change the ratings of both players with it; none of practice."""
    outcome = match.outcome
    if outcome is None:
        raise ValueError("the match is running")
    if row.computer is not None:
        return
    # Results of a server count one after another: a rebuild goes through them in the order of their ids.
    await guilds.lock(connection, row.guild_id)
    result = await results.insert(
        connection,
        match_id=row.id,
        guild_id=row.guild_id,
        game=row.game,
        at=at,
        one_id=row.people[0].id,
        two_id=row.people[1].id,
        winner=outcome.winner,
        reason=outcome.reason,
        rated=counts(row, match),
    )
    share = 0.0
    before = {}
    if result.rated:
        pair = (result.one_id, result.two_id)
        share = weight(await results.rated_between(connection, row.guild_id, *pair, at - PAIR_SECONDS))
        periods, games = ({part for part, _ in keys(result)}, {part for _, part in keys(result)})
        known = await ratings.of_pair(connection, row.guild_id, periods, games, pair)
        before = {(rating.period, rating.game, rating.person_id): rating for rating in known}
        await deadlines.begin(connection, deadlines.SEASON, row.guild_id, season_end(at))
    changed, sides = rating_update(result, share, before)
    await results.keep(connection, sides)
    await ratings.keep(connection, changed)
