"""Proposals between players, games ended by agreement, resigned seats."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("proposals", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("ended", sa.String(10)))
    op.add_column("seats", sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("seats", "resigned")
    op.drop_column("tables", "ended")
    op.drop_column("tables", "proposals")
