"""A match position by position: the actions of its log that count, played again by the engine.

Of a running match only what was public is shown, to its players too; of their own hand they see the present alone.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.service.club import Club, Refused
from bot.service.position import Position, read_events, seen, stored
from bot.store import matches
from bot.store.matches import ActionRow, MatchRow
from config.language import _
from games.catalogue import game_of
from games.core import TABLE, Event, Match, Outcome, SeededChance

SHOTS = 80
"""Positions that an animation shows at most: somebody has to watch it."""
STOPS = 25
"""Positions that are offered to jump to at most."""
NEAR = 5
"""How many of them, on either side, lie next to the position that is shown."""


@dataclass(frozen=True, slots=True)
class Course:
    """A match and the actions that led from its opening to where it stands, without those that were taken back.

    Holds every hidden card: it goes no further than the functions of this module. `seat` is that of the person for
    whom it was fetched.
    """

    row: MatchRow
    log: tuple[ActionRow, ...]
    seat: int | None

    @property
    def last(self) -> int:
        """The number of the last position; the opening is 0."""
        return len(self.log)


@dataclass(frozen=True, slots=True)
class Moment:
    """The position after `at` of `last` actions.

    `position` is what everybody saw, its `recent` what led there from the position shown before. `hands` are the
    views of those seats whose hands may be shown: both once the match is over. `action` is the seat and the text of
    the last action, None at the opening and while the match runs. `stops` are positions to jump to, each with what
    had just happened.
    """

    at: int
    last: int
    running: bool
    position: Position
    hands: tuple[Position, ...] = ()
    action: tuple[int, str] | None = None
    stops: tuple[tuple[int, tuple[Event, ...]], ...] = ()


async def course(club: Club, match_id: int, person_id: int, guild_id: int | None) -> Course:
    """The course of a match for a person on a server; `guild_id` is None in direct messages.

    Refused if there is no such match, if it was played elsewhere by others, or under rules unknown here.
    """
    async with club.database.read() as connection:
        row = await stored(connection, match_id)
        log = await matches.log(connection, match_id)
    seat = row.seat_of(person_id)
    if seat is None and row.guild_id != guild_id:
        raise Refused(_("There is no match {number}.").format(number=match_id))
    if row.rules not in game_of(row.game).versions:
        raise Refused(
            _(
                "This match was begun under version {theirs} of the rules; this bot plays version {ours}, "
                "and cannot play it again."
            ).format(theirs=row.rules, ours=game_of(row.game).rules)
        )
    return Course(row, tuple(log), seat)


def moment(course: Course, at: int) -> Moment:
    """One position, the last for a negative number or one beyond. Replays the match: run it in a worker thread."""
    at = course.last if at < 0 else min(at, course.last)
    match = next(match for number, match in _played(course) if number == at)
    stops = tuple((stop, _events(course, stop - 1, stop)) for stop in stops_around(at, course.last))
    return replace(_moment(course, match, at, max(0, at - 1)), stops=stops)


def film(course: Course) -> Iterator[Moment]:
    """The positions of an animation of a finished match, the opening and the end among them.

    Refused while the match runs. Replays the match as it goes: run each step in a worker thread.
    """
    if not course.row.over:
        raise Refused(_("There is an animation when the match is over. Until then you can step through it."))
    return _shots(course)


def _shots(course: Course) -> Iterator[Moment]:
    cleared = [at for at, action in enumerate(course.log, 1) if any(TABLE in event for event in action.events)]
    wanted = shots([action.seat for action in course.log], SHOTS, cleared)
    before = 0
    for number, match in _played(course):
        if number in wanted:
            yield _moment(course, match, number, before)
            before = number


def shots(seats: Sequence[int], most: int, cleared: Sequence[int] = ()) -> set[int]:
    """The positions worth showing of a match whose actions were taken by these seats: at most `most` ≥ 2.

    All of them if they are few; else first of all the ends of turns, evenly thinned out if those are too many already.
    Those at which the table was `cleared`, at most `most` - 2 of them, are always shown.
    """
    last = len(seats)
    turns = sorted({0, *(at for at in range(1, last) if seats[at] != seats[at - 1]), *cleared, last})
    if len(turns) > most:
        room = most - len(cleared)
        return {*cleared, *(turns[round(n * (len(turns) - 1) / (room - 1))] for n in range(room))}
    others = sorted(set(range(last)) - set(turns))
    room = min(most - len(turns), len(others))
    return {*turns, *(others[n * len(others) // room] for n in range(room))}


def stops_around(at: int, last: int) -> list[int]:
    """Up to `STOPS` positions in order: those next to `at`, and others evenly over the match."""
    if last < STOPS:
        return list(range(last + 1))
    far = STOPS - 2 * NEAR - 1
    spread = {round(n * last / (far - 1)) for n in range(far)}
    return sorted(spread | set(range(max(0, at - NEAR), min(last, at + NEAR) + 1)))


def _played(course: Course) -> Iterator[tuple[int, Match]]:
    """The match at its opening and after each action; the same object each time."""
    row, game = course.row, game_of(course.row.game, course.row.rules)
    match = Match.start(game, game.options_type.model_validate(row.options), SeededChance(row.seed))
    for number in range(course.last + 1):
        if number:
            action = course.log[number - 1]
            match.act(action.seat, action.text)
        if number == course.last and row.outcome is not None and match.outcome is None:
            score = row.outcome["score"]
            match.end(Outcome(row.outcome["winner"], row.outcome["reason"], tuple(score) if score else None))
        yield number, match


def _moment(course: Course, match: Match, at: int, before: int) -> Moment:
    over = course.row.over
    seats: tuple[int, ...] = (0, 1) if over else ()
    if not over and at == course.last and course.seat is not None:
        seats = (course.seat,)
    action = course.log[at - 1] if over and at else None
    return Moment(
        at,
        course.last,
        not over,
        seen(course.row, match, None, _events(course, before, at)),
        tuple(replace(seen(course.row, match, seat), legal=()) for seat in seats),
        (action.seat, action.text) if action else None,
    )


def _events(course: Course, before: int, at: int) -> tuple[Event, ...]:
    """What happened between two positions."""
    return tuple(event for action in course.log[max(0, before) : at] for event in read_events(action))
