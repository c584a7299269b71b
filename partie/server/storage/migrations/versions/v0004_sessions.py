"""Sessions by device; skeletons of names by Unicode's own data."""

import sqlalchemy as sa
from alembic import op

from partie.table.names import looks

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("mark", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.add_column("people", sa.Column("capitals", sa.String(80)))
    _fill_looks()
    op.create_index("people_by_capitals", "people", ["capitals"], unique=True)


def _fill_looks() -> None:
    """Fill the skeletons of protected names; of two that look alike, the older account gets it."""
    people = sa.table("people", *map(sa.column, ("id", "name", "password", "created", "looks", "capitals")))
    connection = op.get_bind()
    connection.execute(people.update().values(looks=None))
    kept = sa.select(people.c.id, people.c.name).where(people.c.password.is_not(None))
    taken: set[str] = set()
    for ident, name in connection.execute(kept.order_by(people.c.created)).all():
        look = looks(name)
        if taken.isdisjoint(look):
            taken.update(look)
            named = {"looks": look.small, "capitals": look.capital}
            connection.execute(people.update().where(people.c.id == ident).values(**named))


def downgrade() -> None:
    op.drop_index("people_by_capitals", "people")
    op.drop_column("people", "capitals")
    op.drop_index("sessions_by_person", "sessions")
    op.drop_table("sessions")
