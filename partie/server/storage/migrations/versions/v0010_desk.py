"""Deleted accounts, password reset links, reports to the host, invitations."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("gone", sa.Float))
    op.add_column("outbox", sa.Column("what", sa.String(10)))
    op.create_table(
        "resets",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("resets_by_person", "resets", ["person"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("by", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("about", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("table_id", sa.String(24)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("closed", sa.Float),
    )
    op.create_index("reports_by_by", "reports", ["by"])
    op.create_index("reports_by_about", "reports", ["about"])
    op.create_table(
        "invitations",
        sa.Column("code", sa.String(24), primary_key=True),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("invitations")
    op.drop_table("reports")
    op.drop_table("resets")
    op.drop_column("outbox", "what")
    op.drop_column("people", "gone")
