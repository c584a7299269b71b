"""Programs that play by a token."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("hash", sa.String(64), unique=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("owner", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_index("tokens_by_owner", "tokens", ["owner"])


def downgrade() -> None:
    op.drop_table("tokens")
    op.drop_column("people", "program")
