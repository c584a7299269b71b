"""Results and ratings of finished games, rematches and series."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("unrated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("next", sa.String(24)))
    op.add_column("tables", sa.Column("series", sa.String(24)))
    op.create_index("tables_by_series", "tables", ["series"])
    results = op.create_table(
        "results",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id")),
        sa.Column("bot", sa.String(40)),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("agreed", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("rated", sa.Float),
        sa.Column("gain", sa.Float),
    )
    op.create_index("results_by_person", "results", ["person", "at"])
    op.create_index("results_by_rated", "results", ["rated", "at"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("skill", sa.Float, nullable=False),
        sa.Column("spread", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ratings_by_game", "ratings", ["game", "skill"])
    _fill(results)


def _fill(results: sa.Table) -> None:
    """Fill in games finished earlier: their places are known, their scores are not."""
    connection = op.get_bind()
    games = sa.text(
        "SELECT id, game, private, ended, changed, places FROM tables"
        " WHERE state = 'finished' AND places IS NOT NULL AND practice IS NOT TRUE"
    )
    sitting = sa.text("SELECT seat, kind, person, bot FROM seats WHERE table_id = :ident ORDER BY seat")
    for game in connection.execute(games).all():
        try:
            places = [int(place) for place in json.loads(game.places)]
        except (ValueError, TypeError):  # a damaged row
            continue
        seats = connection.execute(sitting, {"ident": game.id}).all()
        if len(places) != len(seats):
            continue
        for seat, place in zip(seats, places, strict=True):
            row = {
                "table_id": game.id,
                "seat": seat.seat,
                "game": game.game,
                "seats": len(seats),
                "person": seat.person,
                "bot": seat.bot if seat.kind == "bot" else None,
                "place": place,
                "won": place == 1,
                "private": bool(game.private),
                "agreed": game.ended is not None,
                "at": game.changed,
            }
            connection.execute(results.insert().values(**row))


def downgrade() -> None:
    op.drop_table("ratings")
    op.drop_table("results")
    op.drop_index("tables_by_series", "tables")
    op.drop_column("tables", "series")
    op.drop_column("tables", "next")
    op.drop_column("people", "unrated")
