"""Remember whether somebody's last challenge was rated"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("usual_terms") as table:
        table.add_column(sa.Column("rated", sa.Boolean(), server_default=sa.true(), nullable=False))
