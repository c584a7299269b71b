"""Time controls, clocks of the seats, time zones of people."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("zone", sa.String(64)))
    op.add_column("tables", sa.Column("pace", sa.Text))
    op.add_column("tables", sa.Column("clock", sa.Text))
    op.add_column("tables", sa.Column("deadline", sa.Float))
    op.create_index("tables_by_deadline", "tables", ["deadline"])


def downgrade() -> None:
    op.drop_index("tables_by_deadline", "tables")
    op.drop_column("tables", "deadline")
    op.drop_column("tables", "clock")
    op.drop_column("tables", "pace")
    op.drop_column("people", "zone")
