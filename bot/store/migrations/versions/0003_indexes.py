"""Find rows by indexes where whole tables were read"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

INDEXES = {
    "audit": {"ix_audit_actor_id": ["actor_id"], "ix_audit_guild_id_id": ["guild_id", "id"]},
    "blocks": {"ix_blocks_blocked_id": ["blocked_id"]},
    "challenges": {
        "ix_challenges_challenger_id_created_at": ["challenger_id", "created_at"],
        "ix_challenges_guild_id": ["guild_id"],
        "ix_challenges_opponent_id": ["opponent_id"],
    },
    "gone": {"ix_gone_person_id": ["person_id"]},
    "matches": {
        "ix_matches_challenge_id": ["challenge_id"],
        "ix_matches_channel_id_id": ["channel_id", "id"],
        "ix_matches_guild_id": ["guild_id"],
    },
    "medals": {"ix_medals_person_id": ["person_id"]},
    "ratings": {"ix_ratings_person_id": ["person_id"]},
    "results": {
        "ix_results_guild_id_at": ["guild_id", "at"],
        "ix_results_one_id": ["one_id"],
        "ix_results_two_id": ["two_id"],
    },
    "scores": {"ix_scores_opponent_id": ["opponent_id"], "ix_scores_person_id": ["person_id"]},
}
OPEN = sa.text("state = 'open'")
LIVE = sa.text("ended_at IS NULL")
PARTIAL = (
    ("ix_challenges_open_channel", "challenges", "channel_id", OPEN),
    ("ix_matches_live_guild", "matches", "guild_id", LIVE),
    ("ix_matches_live_thread", "matches", "thread_of", LIVE),
)


def upgrade() -> None:
    op.drop_index("ix_audit_guild_id", "audit")
    for table, indexes in INDEXES.items():
        for name, columns in indexes.items():
            op.create_index(name, table, columns)
    for name, table, column, where in PARTIAL:
        op.create_index(name, table, [column], sqlite_where=where, postgresql_where=where)
