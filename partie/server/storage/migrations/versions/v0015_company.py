"""Friends, blocked people, groups with a link, and leagues."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def _person(name: str, **more: object) -> sa.Column[str]:
    return sa.Column(name, sa.String(24), sa.ForeignKey("people.id"), **more)  # type: ignore[arg-type]


def upgrade() -> None:
    op.add_column("tables", sa.Column("circle", sa.String(24)))
    op.create_index("tables_by_circle", "tables", ["circle"])
    op.create_table(
        "friends",
        _person("person", primary_key=True),
        _person("other", primary_key=True),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("agreed", sa.Float),
    )
    op.create_index("friends_by_other", "friends", ["other"])
    op.create_table(
        "blocks",
        _person("person", primary_key=True),
        _person("other", primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("blocks_by_other", "blocks", ["other"])
    op.create_table(
        "circles",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("key", sa.String(40), nullable=False),
        _person("host", nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("circle", sa.String(24), sa.ForeignKey("circles.id"), primary_key=True),
        _person("person", primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("members_by_person", "members", ["person"])
    _leagues()


def _leagues() -> None:
    op.create_table(
        "leagues",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("key", sa.String(40), nullable=False),
        _person("host", nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("plan", sa.Text),
        sa.Column("due", sa.Float),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("leagues_by_state", "leagues", ["state", "due"])
    op.create_table(
        "players",
        sa.Column("league", sa.String(24), sa.ForeignKey("leagues.id"), primary_key=True),
        _person("person", primary_key=True),
        sa.Column("number", sa.Integer),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("players_by_person", "players", ["person"])
    op.create_table(
        "matches",
        sa.Column("league", sa.String(24), sa.ForeignKey("leagues.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False, unique=True),
    )


def downgrade() -> None:
    for table in ("matches", "players", "leagues", "members", "circles", "blocks", "friends"):
        op.drop_table(table)
    op.drop_index("tables_by_circle", "tables")
    op.drop_column("tables", "circle")
