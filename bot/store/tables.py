"""The tables. Times are whole seconds since 1970 in UTC; Discord's ids are 64-bit integers."""

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False, comment="Discord user"),
    sa.Column("name", sa.Text, nullable=False, comment="display name when last seen"),
    sa.Column("locale", sa.Text, nullable=True),
    sa.Column("dm_closed", sa.Boolean, nullable=False, default=False, comment="direct messages were refused last"),
    sa.Column(
        "hand_by_dm", sa.Boolean, nullable=False, server_default=sa.true(), comment="wants hands by direct message"
    ),
)

member_names = sa.Table(
    "member_names",
    metadata,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("person_id", sa.ForeignKey("people.id"), primary_key=True, autoincrement=False, index=True),
    sa.Column("name", sa.Text, nullable=False, comment="on this server, where it is not that of the account"),
)

blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("person_id", sa.ForeignKey("people.id"), primary_key=True, autoincrement=False),
    sa.Column("blocked_id", sa.ForeignKey("people.id"), primary_key=True, autoincrement=False, index=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)

usual_terms = sa.Table(
    "usual_terms",
    metadata,
    sa.Column("person_id", sa.ForeignKey("people.id"), primary_key=True, autoincrement=False),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seat", sa.Integer, nullable=True, comment="0, 1, or null for a drawn one"),
    sa.Column("thread", sa.Boolean, nullable=False),
    sa.Column("move_seconds", sa.Integer, nullable=True, comment="time per move; null: the server's"),
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.true()),
)

guilds = sa.Table(
    "guilds",
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("move_seconds", sa.Integer, nullable=True, comment="time per move; null: the bot's default"),
    sa.Column("threads", sa.Boolean, nullable=False, default=False, comment="every match gets a thread of its own"),
    sa.Column("challenger_role_id", sa.BigInteger, nullable=True, comment="who may challenge; null: everybody"),
    sa.Column("channels", sa.JSON, nullable=False, comment="ids of the channels allowed; empty: all"),
    sa.Column("season_channel_id", sa.BigInteger, nullable=True),
    sa.Column("language", sa.Text, nullable=True, comment="of what is said to everybody; null: the server's own"),
    sa.Column("removed_at", sa.BigInteger, nullable=True, comment="when the bot was removed from it"),
)

audit = sa.Table(
    "audit",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("actor_id", sa.ForeignKey("people.id"), nullable=False, index=True, comment="the admin"),
    sa.Column("what", sa.Text, nullable=False, comment="setup, abort"),
    sa.Column("details", sa.JSON, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_autoincrement=True,
)
sa.Index("ix_audit_guild_id_id", audit.c.guild_id, audit.c.id)

challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("guild_id", sa.BigInteger, nullable=False, index=True),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("locale", sa.Text, nullable=True, comment="of the guild"),
    sa.Column("challenger_id", sa.ForeignKey("people.id"), nullable=False),
    sa.Column("opponent_id", sa.ForeignKey("people.id"), nullable=True, index=True, comment="null: open to everybody"),
    sa.Column("challenger_seat", sa.Integer, nullable=True, comment="0, 1, or null for a drawn one"),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("secret", sa.Text, nullable=False, comment="64 hex digits"),
    sa.Column("state", sa.Text, nullable=False, comment="open, accepted, declined, withdrawn, expired"),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("expires_at", sa.BigInteger, nullable=False),
    sa.Column("rematch_of", sa.Integer, nullable=True, comment="the match that this would follow"),
    sa.Column(
        "thread", sa.Boolean, nullable=False, default=False, comment="the match is wanted in a thread of its own"
    ),
    sa.Column("threads", sa.Boolean, nullable=False, default=False, comment="a thread can be begun from its message"),
    sa.Column("thread_of", sa.BigInteger, nullable=True, comment="the channel of which channel_id is a thread"),
    sa.Column("reason", sa.Text, nullable=True, comment="why it was declined: a word of bot.service.challenge.REASONS"),
    sa.Column("move_seconds", sa.Integer, nullable=False, default=3 * 86400, comment="time per move"),
    sa.Column("proof_form", sa.Integer, nullable=False, default=2, comment="which form of games.core.fairness"),
    sa.Column("commitment_message_id", sa.BigInteger, nullable=True, comment="the message that is never edited"),
    sa.Column("words", sa.Text, nullable=True, default="", comment="the challenger's for the seed; null: deleted"),
    sqlite_autoincrement=True,
)
sa.Index(
    "uq_challenges_open_rematch",
    challenges.c.rematch_of,
    unique=True,
    sqlite_where=challenges.c.state == "open",
    postgresql_where=challenges.c.state == "open",
)
sa.Index("ix_challenges_challenger_id_created_at", challenges.c.challenger_id, challenges.c.created_at)
sa.Index(
    "ix_challenges_open_channel",
    challenges.c.channel_id,
    sqlite_where=challenges.c.state == "open",
    postgresql_where=challenges.c.state == "open",
)

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("challenge_id", sa.ForeignKey("challenges.id"), nullable=False, index=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("guild_id", sa.BigInteger, nullable=False, index=True),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("thread_of", sa.BigInteger, nullable=True, comment="the channel of which channel_id is a thread"),
    sa.Column("lost", sa.Text, nullable=True, comment="why its place cannot be used: bot.service.lost.LOST"),
    sa.Column("locale", sa.Text, nullable=True),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("secret", sa.Text, nullable=False),
    sa.Column("accepted_by", sa.BigInteger, nullable=False, comment="the accepting interaction"),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("commitment_message_id", sa.BigInteger, nullable=True, comment="in the seed; null: form 1 of the proof"),
    sa.Column("challenger_words", sa.Text, nullable=True, default="", comment="in the seed; null: deleted"),
    sa.Column("accepter_words", sa.Text, nullable=True, default="", comment="in the seed; null: deleted"),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("to_move", sa.Integer, nullable=True),
    sa.Column("snapshot", sa.JSON, nullable=False),
    sa.Column("outcome", sa.JSON, nullable=True),
    sa.Column("began_at", sa.BigInteger, nullable=False),
    sa.Column("moved_at", sa.BigInteger, nullable=False),
    sa.Column("ended_at", sa.BigInteger, nullable=True),
    sa.Column("move_seconds", sa.Integer, nullable=False, default=3 * 86400, comment="time per move"),
    sa.Column("due_at", sa.BigInteger, nullable=True, comment="end of the time to move; null: no time runs"),
    sa.Column("reminded", sa.Boolean, nullable=False, default=False, comment="in this turn"),
    sa.Column("paused_seconds", sa.Integer, nullable=True, comment="what was left when both paused; null: goes on"),
    sa.Column("overdue_at", sa.BigInteger, nullable=True, comment="when the time ran out; null: it did not"),
    sa.Column("nudged_at", sa.BigInteger, nullable=True),
    sa.Column("hints", sa.Integer, nullable=False, server_default=sa.text("0"), comment="given in practice"),
    sa.Column("hinted_at", sa.Integer, nullable=True, comment="ply of the last hint"),
    sqlite_autoincrement=True,
)
sa.Index(
    "uq_matches_live_channel",
    matches.c.channel_id,
    unique=True,
    sqlite_where=matches.c.ended_at.is_(None),
    postgresql_where=matches.c.ended_at.is_(None),
)
sa.Index("ix_matches_channel_id_id", matches.c.channel_id, matches.c.id)
sa.Index(
    "ix_matches_live_guild",
    matches.c.guild_id,
    sqlite_where=matches.c.ended_at.is_(None),
    postgresql_where=matches.c.ended_at.is_(None),
)
sa.Index(
    "ix_matches_live_thread",
    matches.c.thread_of,
    sqlite_where=matches.c.ended_at.is_(None),
    postgresql_where=matches.c.ended_at.is_(None),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person_id", sa.ForeignKey("people.id"), nullable=False, index=True),
)

actions = sa.Table(
    "actions",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False, comment="from 0"),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False, comment="may name hidden cards: never shown while the match runs"),
    sa.Column("events", sa.JSON, nullable=False, comment="public"),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("interaction_id", sa.BigInteger, nullable=False),
    sa.Column("taken_back_by", sa.Integer, nullable=True, comment="number of the line that took it back"),
)

proposals = sa.Table(
    "asks",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("match_id", sa.ForeignKey("matches.id"), nullable=False, index=True),
    sa.Column("kind", sa.Text, nullable=False, comment="undo, draw, pause, time"),
    sa.Column("seat", sa.Integer, nullable=False, comment="who asks, or whose time is over; the other one answers"),
    sa.Column("ply", sa.Integer, nullable=False, comment="where the match stood"),
    sa.Column("number", sa.Integer, nullable=True, comment="undo: the first action to be taken back"),
    sa.Column("state", sa.Text, nullable=False, comment="open, or how it was closed"),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_autoincrement=True,
)
sa.Index(
    "uq_asks_open",
    proposals.c.match_id,
    proposals.c.kind,
    unique=True,
    sqlite_where=proposals.c.state == "open",
    postgresql_where=proposals.c.state == "open",
)

absences = sa.Table(
    "absences",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person_id", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("from_at", sa.BigInteger, nullable=False),
    sa.Column("until_at", sa.BigInteger, nullable=False),
)

heartbeats = sa.Table(
    "heartbeats",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False, comment="when somebody was last there to serve people"),
)

used_interactions = sa.Table(
    "used_interactions",
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
)

outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column(
        "lane",
        sa.Text,
        key="stream",
        nullable=False,
        index=True,
        comment="what is delivered in order, such as match-12",
    ),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("payload", sa.JSON, nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("due_at", sa.BigInteger, nullable=False),
    sa.Column("attempts", sa.Integer, nullable=False, default=0),
    # An id is part of what keeps a message from being posted twice: none may come again.
    sqlite_autoincrement=True,
)

sent_messages = sa.Table(
    "posts",
    metadata,
    sa.Column("lane", sa.Text, key="stream", primary_key=True),
    sa.Column("what", sa.Text, primary_key=True, comment="challenge, board, result, hand-0, hand-1"),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("message_id", sa.BigInteger, nullable=False),
    sa.Column("to_move", sa.Integer, nullable=True, comment="the seat it called upon"),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("digest", sa.Text, nullable=False, comment="of what it shows"),
)

deadlines = sa.Table(
    "deadlines",
    metadata,
    sa.Column("kind", sa.Text, primary_key=True, comment="challenge, remind, time, abandon, season, guild"),
    sa.Column("subject_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
)

results = sa.Table(
    "results",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, comment="the order in which a server's results count"),
    sa.Column("match_id", sa.Integer, nullable=False, unique=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("one_id", sa.ForeignKey("people.id"), nullable=False, index=True, comment="who sat on seat 0"),
    sa.Column("two_id", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("winner", sa.Integer, nullable=True, comment="the seat; null: nobody"),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False, comment="counts for ratings"),
    sqlite_autoincrement=True,
)
sa.Index("ix_results_guild_id_id", results.c.guild_id, results.c.id)
sa.Index("ix_results_guild_id_at", results.c.guild_id, results.c.at)

scores = sa.Table(
    "scores",
    metadata,
    sa.Column("result_id", sa.ForeignKey("results.id"), primary_key=True, autoincrement=False),
    sa.Column("person_id", sa.ForeignKey("people.id"), primary_key=True, autoincrement=False, index=True),
    sa.Column("opponent_id", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("score", sa.Double, nullable=True, comment="1 won, 0.5 drawn, 0 lost; null: called off"),
    sa.Column("weight", sa.Double, nullable=False, comment="0: not rated"),
    sa.Column("points", sa.Integer, nullable=True, comment="in the game, afterwards; null: not rated"),
    sa.Column("gained", sa.Integer, nullable=True),
    sa.Column("points_all", sa.Integer, nullable=True, comment="over all games, afterwards"),
)
sa.Index("ix_scores_person", scores.c.guild_id, scores.c.person_id, scores.c.at)
sa.Index("ix_scores_pair", scores.c.guild_id, scores.c.person_id, scores.c.opponent_id, scores.c.at)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("period", sa.Text, primary_key=True, comment="all, a month such as 2025-11, or a week: 2025-W47"),
    sa.Column("game", sa.Text, primary_key=True, comment="a game's id, or all"),
    sa.Column("person_id", sa.ForeignKey("people.id"), primary_key=True, autoincrement=False, index=True),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("points", sa.Integer, nullable=False, comment="what people see"),
    sa.Column("won", sa.Integer, nullable=False),
    sa.Column("drawn", sa.Integer, nullable=False),
    sa.Column("lost", sa.Integer, nullable=False),
)
sa.Index(
    "ix_ratings_table", ratings.c.guild_id, ratings.c.period, ratings.c.game, ratings.c.points, ratings.c.person_id
)
sa.Index("ix_ratings_person", ratings.c.guild_id, ratings.c.person_id, ratings.c.period)

medals = sa.Table(
    "medals",
    metadata,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("season", sa.Text, primary_key=True, comment="a month such as 2025-11"),
    sa.Column("game", sa.Text, primary_key=True, comment="a game's id, or all"),
    sa.Column("person_id", sa.ForeignKey("people.id"), primary_key=True, autoincrement=False, index=True),
    sa.Column("place", sa.Integer, nullable=False, comment="1 gold, 2 silver, 3 bronze"),
    sa.Column("points", sa.Integer, nullable=False),
)
sa.Index("ix_medals_person", medals.c.guild_id, medals.c.person_id)

departed_members = sa.Table(
    "gone",
    metadata,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("person_id", sa.ForeignKey("people.id"), primary_key=True, autoincrement=False, index=True),
    sa.Column("at", sa.BigInteger, nullable=False, comment="when they were found to have left the server"),
)

registered_commands = sa.Table(
    "registered_commands",
    metadata,
    sa.Column("application_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("digest", sa.Text, nullable=False, comment="SHA-256 of what Discord was told"),
)
