"""People, tables, seats and entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(80), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(48), nullable=False),
        sa.Column("host", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("absence", sa.Integer),
        sa.Column("absence_then", sa.String(10)),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("rules", sa.String(20), nullable=False),
        sa.Column("checkpoint", sa.Text),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("orders", sa.Text, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("places", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("tables_by_state", "tables", ["state", "private", "changed"])
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id")),
        sa.Column("bot", sa.String(40)),
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(24)),
        sa.Column("request", sa.String(64)),
        sa.Column("moves", sa.Text),
        sa.Column("note", sa.Text),
        sa.Column("checkpoint", sa.Text),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "person", "request", name="entries_once"),
    )
    op.create_table(
        "meta",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("meta", "entries", "seats", "tables", "people"):
        op.drop_table(name)
