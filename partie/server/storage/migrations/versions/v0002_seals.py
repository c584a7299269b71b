"""Skeletons of names (confusable characters), ended sessions, seals of checkpoints."""

import sqlalchemy as sa
from alembic import op

from partie.table.names import looks

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("looks", sa.String(80)))
    _fill_looks()
    op.create_index("people_by_looks", "people", ["looks"], unique=True)
    op.create_table(
        "ended",
        sa.Column("mark", sa.String(24), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.add_column("tables", sa.Column("events", sa.Integer))
    op.add_column("tables", sa.Column("seal", sa.String(40)))


def _fill_looks() -> None:
    """Fill the skeletons of protected names; of two that look alike, the older account gets it."""
    people = sa.table("people", *map(sa.column, ("id", "name", "password", "created", "looks")))
    connection = op.get_bind()
    kept = sa.select(people.c.id, people.c.name).where(people.c.password.is_not(None))
    taken = set()
    for ident, name in connection.execute(kept.order_by(people.c.created)).all():
        look = looks(name).small
        if look not in taken:
            taken.add(look)
            connection.execute(people.update().where(people.c.id == ident).values(looks=look))


def downgrade() -> None:
    op.drop_column("tables", "seal")
    op.drop_column("tables", "events")
    op.drop_table("ended")
    op.drop_index("people_by_looks", "people")
    op.drop_column("people", "looks")
