"""Remarks at tables, typing status, read positions, muted people."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("presence", sa.Column("typing", sa.Float))
    op.create_table(
        "remarks",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("circle", sa.String(8), nullable=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("phrase", sa.String(24)),
        sa.Column("text", sa.Text),
        sa.Column("request", sa.String(64)),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "person", "request", name="remarks_once"),
    )
    op.create_index("remarks_by_changed", "remarks", ["changed"])
    op.create_index("remarks_by_person", "remarks", ["person"])
    op.create_table(
        "heard",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table(
        "muted",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("other", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("muted")
    op.drop_table("heard")
    op.drop_table("remarks")
    op.drop_column("presence", "typing")
