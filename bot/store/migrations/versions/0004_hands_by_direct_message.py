"""Remember who wants no hands by direct message"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    # Not as a batch: SQLite would make the table anew, to which others refer.
    op.add_column(
        "people",
        sa.Column(
            "hand_by_dm",
            sa.Boolean(),
            server_default=sa.true(),
            nullable=False,
            comment="wants hands by direct message",
        ),
    )
