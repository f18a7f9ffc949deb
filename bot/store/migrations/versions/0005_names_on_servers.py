"""Remember what people are called on each server"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "member_names",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False, comment="on this server, where it is not that of the account"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_member_names_person_id")),
        sa.PrimaryKeyConstraint("guild_id", "person_id", name=op.f("pk_member_names")),
    )
    op.create_index("ix_member_names_person_id", "member_names", ["person_id"])
    # The one name so far was that on the server where somebody was seen last: it is surely one of a server only where
    # no other server knows them.
    op.execute(
        """
        INSERT INTO member_names (guild_id, person_id, name)
        SELECT MIN(known.guild_id), people.id, people.name
        FROM people
        JOIN (
            SELECT matches.guild_id, seats.person_id FROM seats JOIN matches ON matches.id = seats.match_id
            UNION SELECT guild_id, challenger_id FROM challenges
            UNION SELECT guild_id, opponent_id FROM challenges WHERE opponent_id IS NOT NULL
            UNION SELECT guild_id, actor_id FROM audit
            UNION SELECT guild_id, person_id FROM scores
        ) AS known ON known.person_id = people.id
        WHERE people.id > 0
        GROUP BY people.id, people.name
        HAVING COUNT(known.guild_id) = 1
        """
    )
