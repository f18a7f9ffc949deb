"""What a player has done on a server: ratings, results, streaks, medals, and every single match."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.service.seasons import ALL_TIME, PROVISIONAL
from bot.service.services import Services
from bot.store import medals, people, ratings, results
from bot.store.rows import ALL_GAMES, Medal, Played, Score, Standing, Tally

OPPONENTS = 5
"""How many opponents a profile names."""
LATEST = 3000
"""So many of the latest results make curve and streaks."""
LINES = 12
"""Lines of a page of the history."""


@dataclass(frozen=True, slots=True)
class Streaks:
    """Wins in a row, and the present run: its length and the score (1, 0.5 or 0) of its results."""

    best: int
    length: int
    score: float | None


@dataclass(frozen=True, slots=True)
class Curve:
    """The points over time, in a game or over all: (moment, points), in order."""

    game: str
    points: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Profile:
    """A player. Tallies count casual matches too; `places` are those of all time, over all games first."""

    person_id: int
    name: str
    places: tuple[Standing, ...]
    games: tuple[Tally, ...]
    opponents: tuple[tuple[str, Tally], ...]
    streaks: Streaks
    medals: tuple[Medal, ...]
    curve: Curve

    @property
    def favourite(self) -> str | None:
        """The game played most."""
        return self.games[0].key if self.games else None


def provisional(place: Standing) -> bool:
    """Whether a player has few rated results of all time yet."""
    return place.rating.played < PROVISIONAL["all"]


async def profile(
    services: Services, guild_id: int, person_id: int, name: str | None, game: str = ALL_GAMES
) -> Profile:
    """A player's profile; `name` is theirs at present, None for the one last seen, `game` that of the curve."""
    async with services.database.read() as connection:
        known = await people.find(connection, person_id, guild_id) if name is None else None
        places = await ratings.places_of(connection, guild_id, ALL_TIME, person_id)
        played = await results.of_person(connection, guild_id, person_id, LATEST)
        games = await results.tallies(connection, guild_id, person_id, None, None)
        won = await medals.of_person(connection, guild_id, person_id)
        opponents = await results.opponents(connection, guild_id, person_id, OPPONENTS)
        met = [await people.find(connection, tally.key, guild_id) for tally in opponents]
    places.sort(key=lambda place: (place.rating.game != ALL_GAMES, -place.rating.played, place.rating.game))
    return Profile(
        person_id,
        (known.name if known else "") if name is None else name,
        tuple(places),
        tuple(tally for tally in games if tally.played),
        tuple(
            (person.name if person else "", tally) for person, tally in zip(met, opponents, strict=True) if tally.played
        ),
        streaks([each.score for each in played if each.score is not None]),
        tuple(won),
        curve(played, game),
    )


def streaks(scores: Sequence[float]) -> Streaks:
    """The longest run of wins, and the run that lasts, of results in order."""
    runs = [(score, len(list(run))) for score, run in groupby(scores)]
    best = max((length for score, length in runs if score == 1), default=0)
    score, length = runs[-1] if runs else (None, 0)
    return Streaks(best, length, score)


def curve(played: Sequence[Score], game: str) -> Curve:
    """The points after each rated result."""
    if game == ALL_GAMES:
        points = [(each.at, each.points_all) for each in played]
    else:
        points = [(each.at, each.points) for each in played if each.game == game]
    return Curve(game, tuple((at, value) for at, value in points if value is not None))


@dataclass(frozen=True, slots=True)
class Asked:
    """Whose results, against whom (None: anybody) and in which game (None: any); a page counted from 0."""

    person_id: int
    opponent_id: int | None = None
    game: str | None = None
    page: int = 0


@dataclass(frozen=True, slots=True)
class History:
    """A page of results, the latest first, and what they come to per game."""

    wanted: Asked
    name: str
    opponent: str | None
    played: tuple[Played, ...]
    tallies: tuple[Tally, ...]
    page: int
    pages: int


async def history(services: Services, guild_id: int, wanted: Asked) -> History:
    """A page of somebody's results on a server."""
    given = (guild_id, wanted.person_id, wanted.opponent_id, wanted.game)
    async with services.database.read() as connection:
        tallies = await results.tallies(connection, *given)
        count = sum(tally.played + tally.off for tally in tallies)
        pages = max(1, -(-count // LINES))
        page = min(max(wanted.page, 0), pages - 1)
        played = await results.history(connection, *given, page * LINES, LINES)
        person = await people.find(connection, wanted.person_id, guild_id)
        other = None
        if wanted.opponent_id is not None:
            other = await people.find(connection, wanted.opponent_id, guild_id)
    return History(
        wanted, person.name if person else "", other.name if other else None, tuple(played), tuple(tallies), page, pages
    )
