"""Presence: sockets by table, person and server process."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("beat", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("process", sa.String(24), primary_key=True),
        sa.Column("sockets", sa.Integer, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("presence_by_process", "presence", ["process"])
    op.create_index("presence_by_changed", "presence", ["changed"])


def downgrade() -> None:
    op.drop_index("presence_by_changed", "presence")
    op.drop_index("presence_by_process", "presence")
    op.drop_table("presence")
    op.drop_table("processes")
