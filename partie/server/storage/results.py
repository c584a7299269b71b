"""Results of finished games by seat, the source of profiles and ratings."""

from sqlalchemy import insert

from partie.table.outcome import outcome, places
from partie.table.table import BOT, Table

from .link import Link
from .schema import results


async def keep_results(connection: Link, table: Table) -> None:
    """Store the result of a game that has just ended, unless it was practice."""
    result = outcome(table)
    if result is None or table.practice:
        return
    standing = places(result, table.seats)
    for number, seat in enumerate(table.seats):
        await connection.execute(
            insert(results).values(
                table_id=table.id,
                seat=number,
                game=table.game,
                seats=len(table.seats),
                person=seat.person,
                bot=seat.bot if seat.kind == BOT else None,
                place=standing[number],
                won=standing[number] == 1 and not result.lost,
                score=result.scores[number][0],
                private=table.private,
                agreed=table.ended is not None,
                at=table.changed,
            )
        )
