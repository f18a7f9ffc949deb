"""What rows of the store are in memory. Times are whole seconds since 1970, UTC; people and places are Discord ids."""

from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from bot.store.outbox_content import Stream, challenge_stream, hand_stream, match_stream
from games.players.contract import LEVELS, Level

COMPUTERS: dict[int, Level] = dict(enumerate(LEVELS, 4_000_001))
"""The computer players as people, by id: all ids of Discord are larger."""

DIRECT = 0
"""What stands in place of a server where a match is played in a person's direct messages."""


@dataclass(frozen=True, slots=True)
class Person:
    """A Discord user as last seen. `locale` is Discord's, such as `en-GB`; None if never told.

    `name` is what they are called on the server `guild_id`, or by their account where that is None. `account` is the
    name of their account; None where `name` is that.
    `dm_closed` says that direct messages were refused last, `hand_by_dm` that hands are wanted there.
    """

    id: int
    name: str
    locale: str | None = None
    dm_closed: bool = False
    hand_by_dm: bool = True
    account: str | None = field(default=None, compare=False)
    guild_id: int | None = field(default=None, compare=False)

    @property
    def nobody(self) -> bool:
        """Whether this stands for somebody who had their data deleted."""
        return self.id < 0

    @property
    def level(self) -> Level | None:
        """How well this computer player plays; None for a person."""
        return COMPUTERS.get(self.id)


OPEN: Literal["open"] = "open"
"""The state of a challenge or a proposal that waits for its answer."""

UNDO = "undo"
"""The text of a line that takes others back. It stands in the log, but not in the record."""


SHOWN = "shown"
"""What a snapshot calls that the last action showed its maker more; where it surely did not, nothing stands there."""


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One line of the log. `text` may name hidden cards; `events` are public."""

    number: int
    seat: int
    text: str
    events: list[dict[str, Any]]
    at: int
    taken_back_by: int | None = None
    """The number of the line that took this one back."""

    @property
    def counts(self) -> bool:
        """Whether this is an action that led to where the match stands."""
        return self.taken_back_by is None and self.text != UNDO


Words = tuple[str | None, str | None]
"""What the challenger and the one who accepted added to a seed: "" for nothing, None for words that were deleted."""


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match as stored. `people` are those on seats 0 and 1; `snapshot` and `seed` hold hidden cards.

    `hinted_at` is the ply of the last of its `hints`.

    The seed follows from the interaction that accepted where `commitment_message_id` is None, and else from that
    message and the words of both, None for deleted ones.
    """

    id: int
    challenge_id: int
    game: str
    rules: int
    options: dict[str, Any]
    guild_id: int
    channel_id: int
    thread_of: int | None
    lost: str | None
    locale: str | None
    rated: bool
    secret: str
    accepted_by: int
    seed: str
    commitment_message_id: int | None
    challenger_words: str | None
    accepter_words: str | None
    ply: int
    to_move: int | None
    snapshot: dict[str, Any]
    outcome: dict[str, Any] | None
    began_at: int
    moved_at: int
    ended_at: int | None
    move_seconds: int
    due_at: int | None
    reminded: bool
    paused_seconds: int | None
    overdue_at: int | None
    nudged_at: int | None
    hints: int
    hinted_at: int | None
    people: tuple[Person, Person]

    @property
    def words(self) -> Words:
        """What both added to the seed."""
        return self.challenger_words, self.accepter_words

    @property
    def over(self) -> bool:
        """Whether the match has ended, in whatever way."""
        return self.ended_at is not None

    @property
    def computer(self) -> int | None:
        """The seat of the computer in a practice match; None in a match between people."""
        return next((seat for seat, person in enumerate(self.people) if person.level), None)

    @property
    def computers_turn(self) -> bool:
        """Whether the computer is to move."""
        return self.to_move is not None and self.to_move == self.computer

    @property
    def direct(self) -> bool:
        """Whether it is played in a person's direct messages."""
        return self.guild_id == DIRECT

    def seat_of(self, person_id: int) -> int | None:
        """The seat of a person; None for everybody else."""
        for seat, person in enumerate(self.people):
            if person.id == person_id:
                return seat
        return None


ChallengeState = Literal["open", "accepted", "declined", "withdrawn", "expired"]


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge. `challenger_seat` is None where the seats are drawn; `secret` stays here until the match is over.

    `words` are the challenger's for the seed, and `commitment_message_id` is the message that binds it, once it stands.
    """

    id: int
    game: str
    options: dict[str, Any]
    guild_id: int
    channel_id: int
    locale: str | None
    challenger: Person
    opponent: Person | None
    challenger_seat: int | None
    rated: bool
    secret: str
    state: ChallengeState
    expires_at: int
    rematch_of: int | None
    move_seconds: int
    thread: bool = False
    threads: bool = False
    thread_of: int | None = None
    reason: str | None = None
    proof_form: int = 2
    commitment_message_id: int | None = None
    words: str = ""


ProposalKind = Literal["undo", "draw", "pause", "time"]
ProposalState = Literal["open", "accepted", "declined", "withdrawn", "lapsed", "claimed", "given", "off", "unanswered"]


@dataclass(frozen=True, slots=True)
class Proposal:
    """A question to seat `1 - seat`. `number` is the first action that an undo takes back.

    For the kind `time`, `seat` is the one whose time is over; it ends `claimed`, `given` (a day), called `off`,
    `unanswered`, or `lapsed` by a late move.
    """

    id: int
    match_id: int
    kind: ProposalKind
    seat: int
    ply: int
    number: int | None
    state: ProposalState
    at: int


@dataclass(frozen=True, slots=True)
class AbsenceRow:
    """An absence from one moment until another."""

    id: int
    person_id: int
    from_at: int
    until_at: int


@dataclass(frozen=True, slots=True)
class Guild:
    """A server's settings; the defaults are those of a server where nothing was set."""

    id: int
    move_seconds: int | None = None
    threads: bool = False
    challenger_role_id: int | None = None
    channels: tuple[int, ...] = ()
    season_channel_id: int | None = None
    language: str | None = None
    removed_at: int | None = None


@dataclass(frozen=True, slots=True)
class AuditLine:
    """One thing that an admin did: `setup` with the settings changed, or `abort` with the match and the reason."""

    actor_id: int
    what: str
    details: dict[str, Any]
    at: int
    name: str = ""
    """The admin's, on the server."""


@dataclass(frozen=True, slots=True)
class UsualTerms:
    """Options as their model dumps them; `seat` is the challenger's, None for a drawn one.

    `move_seconds` is None for the server's own time per move.
    """

    options: dict[str, Any]
    seat: int | None
    thread: bool
    move_seconds: int | None
    rated: bool = True


@dataclass(frozen=True, slots=True)
class Slot:
    """What a message is for. At most one message fills a slot; `stream` is that in which it is delivered."""

    stream: Stream
    what: str

    @classmethod
    def challenge(cls, challenge_id: int) -> "Slot":
        """The message of a challenge."""
        return cls(challenge_stream(challenge_id), "challenge")

    @classmethod
    def board(cls, match_id: int) -> "Slot":
        """The board of a match, which has the buttons."""
        return cls(match_stream(match_id), "board")

    @classmethod
    def result(cls, match_id: int) -> "Slot":
        """The result of a match."""
        return cls(match_stream(match_id), "result")

    @classmethod
    def call(cls, match_id: int) -> "Slot":
        """The call to the player to move that stands now."""
        return cls(match_stream(match_id), "call")

    @classmethod
    def proposal(cls, match_id: int, proposal_id: int) -> "Slot":
        """The message of a proposal."""
        return cls(match_stream(match_id), f"ask-{proposal_id}")

    @classmethod
    def hand(cls, match_id: int, seat: int) -> "Slot":
        """The direct message with a seat's hand."""
        return cls(hand_stream(match_id, seat), "hand")


@dataclass(frozen=True, slots=True)
class SentMessage:
    """A message on Discord: which seat it called upon, if any, the ply it shows, and a digest of its content."""

    slot: Slot
    channel_id: int
    message_id: int
    to_move: int | None = None
    ply: int = 0
    digest: str = ""


class Result(NamedTuple):
    """How a match ended. `id` is the order in which a server's results count; `winner` is a seat or None."""

    id: int
    match_id: int
    guild_id: int
    game: str
    at: int
    one_id: int
    two_id: int
    winner: int | None
    reason: str
    rated: bool


class Score(NamedTuple):
    """One player's side of a result.

    `score` is 1, 0.5 or 0, None for a match that was called off. The points are those afterwards, in the game and
    over all games, None with `weight` 0, which says that the result was not rated.
    """

    result_id: int
    person_id: int
    opponent_id: int
    guild_id: int
    game: str
    at: int
    score: float | None
    weight: float = 0.0
    points: int | None = None
    gained: int | None = None
    points_all: int | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """A line of somebody's history."""

    match_id: int
    game: str
    at: int
    opponent_id: int
    opponent: str
    score: float | None
    reason: str
    gained: int | None


@dataclass(frozen=True, slots=True)
class Tally:
    """How many results were won, drawn, lost and called off in one game, or against one opponent."""

    key: Any
    won: int
    drawn: int
    lost: int
    off: int = 0

    @property
    def played(self) -> int:
        """What was called off does not count."""
        return self.won + self.drawn + self.lost


ALL_GAMES = "all"
"""What stands in place of a game where all games count."""


class Rating(NamedTuple):
    """What is believed of a player, and what they see of it: `points`."""

    guild_id: int
    period: str
    game: str
    person_id: int
    mu: float
    sigma: float
    points: int
    won: int
    drawn: int
    lost: int

    @property
    def played(self) -> int:
        """Matches that counted, draws included."""
        return self.won + self.drawn + self.lost


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of a table; those with equal points share the rank, and who has left the server has none."""

    rank: int | None
    name: str
    rating: Rating


@dataclass(frozen=True, slots=True)
class Medal:
    """A season's medal in a game or over all: `place` 1 is gold, 2 silver, 3 bronze."""

    guild_id: int
    season: str
    game: str
    person_id: int
    place: int
    points: int


@dataclass(frozen=True, slots=True)
class Figures:
    """`live` matches by game; `items` in the outbox, the oldest written at `oldest`, None if there is none."""

    live: dict[str, int]
    items: int
    oldest: int | None
