"""Count the hints of a practice match"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    # Not as a batch: SQLite would make the table anew, to which others refer.
    op.add_column(
        "matches",
        sa.Column("hints", sa.Integer(), server_default=sa.text("0"), nullable=False, comment="given in practice"),
    )
    op.add_column("matches", sa.Column("hinted_at", sa.Integer(), nullable=True, comment="ply of the last hint"))
