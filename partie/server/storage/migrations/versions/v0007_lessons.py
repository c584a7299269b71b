"""Games from a written position, practice games, and lessons."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("start", sa.Text))
    for name in ("practice", "lesson"):
        op.add_column("tables", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    for name in ("lesson", "practice", "start"):
        op.drop_column("tables", name)
