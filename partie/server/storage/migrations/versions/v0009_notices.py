"""Addresses for messages, sent notifications, the outbox."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("notified", sa.Float))
    op.create_table(
        "addresses",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("token", sa.String(40), nullable=False, unique=True),
        sa.Column("confirmed", sa.Float),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("addresses_by_person", "addresses", ["person"])
    op.create_table(
        "told",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("address", sa.String(24), sa.ForeignKey("addresses.id"), nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("claimed", sa.Float),
    )
    op.create_index("outbox_by_due", "outbox", ["due"])
    op.create_index("outbox_by_address", "outbox", ["address"])


def downgrade() -> None:
    op.drop_table("outbox")
    op.drop_table("told")
    op.drop_table("addresses")
    op.drop_column("people", "notified")
