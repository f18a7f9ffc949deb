"""Remember which commands an application has on Discord"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "registered_commands",
        sa.Column("application_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("digest", sa.Text(), nullable=False, comment="SHA-256 of what Discord was told"),
        sa.PrimaryKeyConstraint("application_id", name=op.f("pk_registered_commands")),
    )
