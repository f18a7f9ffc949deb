"""Bind the seed to a message and to words of the players"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    # Not as a batch: SQLite would make the tables anew, to which others refer. What stands is of form 1 of the proof.
    for column in (
        sa.Column(
            "proof_form", sa.Integer(), server_default="1", nullable=False, comment="which form of games.core.fairness"
        ),
        sa.Column("commitment_message_id", sa.BigInteger(), comment="the message that is never edited"),
        sa.Column("words", sa.Text(), server_default="", comment="the challenger's for the seed; null: deleted"),
    ):
        op.add_column("challenges", column)
    for column in (
        sa.Column("commitment_message_id", sa.BigInteger(), comment="in the seed; null: form 1 of the proof"),
        sa.Column("challenger_words", sa.Text(), server_default="", comment="in the seed; null: deleted"),
        sa.Column("accepter_words", sa.Text(), server_default="", comment="in the seed; null: deleted"),
    ):
        op.add_column("matches", column)
