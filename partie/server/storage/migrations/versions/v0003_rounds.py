"""A game's current round, for the lists of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("round", sa.Integer))


def downgrade() -> None:
    op.drop_column("tables", "round")
