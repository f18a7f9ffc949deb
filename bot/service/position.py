"""A stored match as somebody may see it. Everything that people get to see of a match comes through here."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.names import spoken
from bot.service.club import Club, Refused, match_lane
from bot.store import absences, matches, posts
from bot.store.matches import ActionRow, MatchRow
from config.language import _
from games.catalogue import game_of
from games.core import TABLE, Event, Match, Outcome, SeededChance, UnknownVersion, View


@dataclass(frozen=True, slots=True)
class Time:
    """The time to move, in epoch seconds. `away` has for each seat its player's present or next absence, if any."""

    due_at: int | None = None
    paused: bool = False
    overdue: bool = False
    away: tuple[tuple[int, int] | None, tuple[int, int] | None] = (None, None)


@dataclass(frozen=True, slots=True)
class Position:
    """A match seen by one seat, or by everybody if `seat` is None; holds nothing hidden from them.

    `ply` counts the lines of the log: no two positions of a match share it, even where actions were taken back;
    `taken` are the actions that led here.
    `legal` is empty unless it is that seat's turn. `recent` are the latest actions' events: those since the
    seat to move last passed the turn on.
    """

    id: int
    game: str
    guild_id: int
    channel_id: int
    locale: str | None
    people: tuple[int, int]
    names: tuple[str, str]
    ply: int
    to_move: int | None
    public: View
    outcome: Outcome | None
    seat: int | None = None
    private: View | None = None
    legal: tuple[str, ...] = ()
    recent: tuple[Event, ...] = ()
    moved_at: int = 0
    taken: int = 0
    time: Time = Time()
    may_take_back: bool = False
    """It is this seat's turn, the last action was theirs, and they may have learned nothing from it."""

    @property
    def over(self) -> bool:
        return self.outcome is not None


def revive(row: MatchRow) -> Match:
    """The match behind a row. Refused if it was begun under rules that this version does not know."""
    try:
        game = game_of(row.game, row.rules)
    except UnknownVersion:
        raise Refused(
            _(
                "This match was begun under version {theirs} of the rules; this bot plays version {ours}. "
                "It waits, unchanged, for a bot that knows them."
            ).format(theirs=row.rules, ours=game_of(row.game).rules)
        ) from None
    return Match.restore(game, game.options_type.model_validate(row.options), SeededChance(row.seed), row.snapshot)


def seen(
    row: MatchRow,
    match: Match,
    seat: int | None,
    recent: tuple[Event, ...] = (),
    time: Time | None = None,
    last: int | None = None,
) -> Position:
    """The position for a seat's eyes, or everybody's. `last` is the seat that acted last if that may be taken back, as
    far as that is known."""
    own_turn = seat is not None and match.to_move == seat
    return Position(
        id=row.id,
        game=row.game,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        locale=row.locale,
        people=(row.people[0].id, row.people[1].id),
        names=(spoken(row.people[0].id, row.people[0].name), spoken(row.people[1].id, row.people[1].name)),
        ply=row.ply,
        taken=match.ply,
        to_move=match.to_move,
        public=match.public(),
        outcome=match.outcome,
        seat=seat,
        private=None if seat is None else match.game.private(match.state, seat),
        legal=tuple(match.legal) if own_turn else (),
        recent=recent,
        moved_at=row.moved_at,
        time=time or Time(),
        may_take_back=own_turn and last == seat,
    )


def read_events(action: ActionRow) -> list[Event]:
    """The public events of a line of the log."""
    return [Event(event["type"], {k: v for k, v in event.items() if k != "type"}) for event in action.events]


def latest_run(log: list[ActionRow], to_move: int | None) -> list[ActionRow]:
    """The end of a log of actions that count: what the seat to move did in this turn so far, and before that the
    other seat's turn."""
    begin = len(log)
    last = to_move if to_move is not None else (log[-1].seat if log else 0)
    while begin and log[begin - 1].seat == last:
        begin -= 1
    while begin and log[begin - 1].seat != last:
        begin -= 1
    return log[begin:]


def recent_events(log: Sequence[ActionRow], to_move: int | None) -> tuple[Event, ...]:
    """What happened lately, from the end of the whole log; if actions were taken back just now, that comes last."""
    run = latest_run([action for action in log if action.counts], to_move)
    if log and log[-1].text == matches.UNDO:
        run.append(log[-1])
    return tuple(event for action in run for event in read_events(action))


def before_clearing(position: Position) -> Position | None:
    """What everybody saw when the table was cleared lately and things were dealt anew; `recent` leads up to that.

    None if nothing of the kind happened lately, or nobody wrote down how the table stood.
    """
    recent = position.recent
    for at in range(len(recent), 0, -1):
        table = recent[at - 1].data.get(TABLE)
        if table is not None:
            public = game_of(position.game).public_type.model_validate(table)
            shown = replace(position, public=public, to_move=None, outcome=None, recent=recent[:at])
            return replace(shown, seat=None, private=None, legal=(), may_take_back=False)
    return None


def last_seat(row: MatchRow, log: Sequence[ActionRow]) -> int | None:
    """Who took the last action that counts, at the end of the whole log; None where there is none, or where it surely
    showed its maker more."""
    if row.snapshot.get(matches.SHOWN):
        return None
    return next((action.seat for action in reversed(log) if action.counts), None)


async def time_of(connection: AsyncConnection, row: MatchRow, now: int) -> Time:
    """How the time to move stands in a match."""
    one, two = [await absences.of(connection, person.id, now) for person in row.people]
    away = (one[0] if one else None, two[0] if two else None)
    return Time(row.due_at, row.paused_seconds is not None, row.overdue_at is not None, away)


async def stored(connection: AsyncConnection, match_id: int) -> MatchRow:
    """The row of a match; Refused if there is none."""
    row = await matches.find(connection, match_id)
    if row is None:
        raise Refused(_("There is no match {number} here.").format(number=match_id))
    return row


Sees = Callable[[MatchRow], Awaitable[bool]]
"""Whether a person can see the channel of a match."""

RECENT = 40
"""How many of the latest actions are looked at for what happened since the last turn."""


async def look(club: Club, match_id: int, person_id: int | None) -> Position:
    """The position as a person may see it: with their own hand if they play in it."""
    async with club.database.read() as connection:
        row = await stored(connection, match_id)
        log = await matches.whole_log(connection, match_id, max(0, row.ply - RECENT))
        time = await time_of(connection, row, club.now())
    seat = None if person_id is None else row.seat_of(person_id)
    return seen(row, revive(row), seat, recent_events(log, row.to_move), time, last_seat(row, log))


async def check_readable(club: Club, match_id: int, guild_id: int | None, person_id: int, sees: Sees) -> None:
    """Refused, as if there were no such match, to a person who neither plays in it nor `sees` where it is played.

    `guild_id` is the server on which they ask: matches of others are known on their own server only.
    """
    async with club.database.read() as connection:
        row = await stored(connection, match_id)
    if row.seat_of(person_id) is None and not (row.guild_id == guild_id and await sees(row)):
        raise Refused(_("There is no match {number} here.").format(number=match_id))


async def match_here(
    club: Club,
    place: tuple[int | None, int],
    person_id: int,
    match_id: int | None,
    *,
    sees: Sees,
    own: bool = False,
) -> int:
    """The match that is meant: the one named, else the one of this place, else the person's only one.

    `place` is the server, None in direct messages, and the channel. With `own`, a match in which the person plays.
    Refused, saying how to name one, if none is meant clearly; and for what `check_readable` keeps from this person.
    """
    guild_id, channel_id = place
    if match_id is not None:
        await check_readable(club, match_id, guild_id, person_id, sees)
        return match_id
    async with club.database.read() as connection:
        here = await matches.latest_in(connection, channel_id)
        if here is not None and not own:
            return here
        mine = await matches.live_of(connection, person_id)
    if here is not None and any(row.id == here for row in mine):
        return here
    if len(mine) == 1:
        return mine[0].id
    if mine:
        raise Refused(_("You play several matches: say which one with the option `match`. `/matches` lists them."))
    if here is not None:
        return here
    raise Refused(_("There is no match here. Begin one with `/duel`."))


async def own_matches(club: Club, person_id: int, ended: int = 5) -> tuple[list[MatchRow], list[MatchRow]]:
    """A person's live matches, most urgent first, and the last `ended` of those that are over."""
    async with club.database.read() as connection:
        return await matches.live_of(connection, person_id), await matches.ended_of(connection, person_id, ended)


async def boards_of(club: Club, rows: Sequence[MatchRow]) -> dict[int, int]:
    """The message of the board of each match that has one, by the match's id."""
    async with club.database.read() as connection:
        found = {row.id: await posts.find(connection, match_lane(row.id), "board") for row in rows}
    return {match_id: post.message_id for match_id, post in found.items() if post is not None}


async def most_urgent(club: Club, person_id: int) -> tuple[MatchRow | None, int]:
    """The match that waits for a person and has least time left, and how many others wait for them."""
    async with club.database.read() as connection:
        live = await matches.live_of(connection, person_id)
    waiting = [row for row in live if row.to_move is not None and row.people[row.to_move].id == person_id]
    return (waiting[0] if waiting else None), max(0, len(waiting) - 1)


async def history(club: Club, match_id: int) -> tuple[MatchRow, list[tuple[ActionRow, list[Event]]]]:
    """A match's log with its public events; the actions' texts are withheld while it runs."""
    async with club.database.read() as connection:
        row = await stored(connection, match_id)
        log = await matches.whole_log(connection, match_id)
    shown = log if row.over else [replace(action, text="") for action in log]
    return row, [(action, read_events(action)) for action in shown]
