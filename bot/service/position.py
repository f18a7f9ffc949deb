"""A stored match as somebody may see it. Everything that people get to see of a match comes through here."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import absences
from bot.store.rows import COMPUTERS, DIRECT, SHOWN, UNDO, ActionRow, MatchRow
from bot.text.names import plain_name
from games.catalogue import game_of
from games.core import TABLE, Event, Match, Outcome, View


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
    rules: int = 1
    """The version of the game's rules under which the match plays."""
    hints: int = 0
    """Hints that the person was given in practice."""
    may_take_back: bool = False
    """It is this seat's turn, the last action was theirs, and they may have learned nothing from it."""

    @property
    def over(self) -> bool:
        """Whether the match has ended, in whatever way."""
        return self.outcome is not None

    @property
    def computer(self) -> int | None:
        """The seat of the computer in a practice match; None in a match between people."""
        return next((seat for seat, person_id in enumerate(self.people) if person_id in COMPUTERS), None)

    @property
    def direct(self) -> bool:
        """Whether it is played in a person's direct messages."""
        return self.guild_id == DIRECT


def project(
    row: MatchRow,
    match: Match,
    seat: int | None,
    recent: tuple[Event, ...] = (),
    time: Time | None = None,
    last: int | None = None,
) -> Position:
    """The position as a seat, or everybody, may see it.

    `last` is the seat that acted last if that may be taken back, as far as that is known.
    """
    own_turn = seat is not None and match.to_move == seat
    return Position(
        id=row.id,
        game=row.game,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        locale=row.locale,
        people=(row.people[0].id, row.people[1].id),
        names=(plain_name(row.people[0].id, row.people[0].name), plain_name(row.people[1].id, row.people[1].name)),
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
        rules=row.rules,
        hints=row.hints,
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


def recent_events(row: MatchRow, log: Sequence[ActionRow]) -> tuple[Event, ...]:
    """What happened lately, from the end of the whole log; if actions were taken back just now, that comes last.

    A board of practice tells the person's turn and the computer's answer at once: there both are told.
    """
    counting = [action for action in log if action.counts]
    run = latest_run(counting, row.to_move)
    if row.computer is not None and row.to_move == 1 - row.computer:
        begin = len(counting) - len(run)
        while begin and counting[begin - 1].seat == row.to_move:
            begin -= 1
        run = counting[begin:]
    if log and log[-1].text == UNDO:
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
    if row.snapshot.get(SHOWN):
        return None
    return next((action.seat for action in reversed(log) if action.counts), None)


async def time_of(connection: AsyncConnection, row: MatchRow, now: int) -> Time:
    """How the time to move stands in a match; none runs against a computer."""
    if row.computer is not None:
        return Time()
    one, two = [await absences.of(connection, person.id, now) for person in row.people]
    away = (one[0] if one else None, two[0] if two else None)
    return Time(row.due_at, row.paused_seconds is not None, row.overdue_at is not None, away)
