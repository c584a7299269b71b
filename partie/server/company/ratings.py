"""Ratings of games among people, per title: OpenSkill (Plackett-Luce), one finished game after the other."""

import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, func, insert, select, update

from partie.table.table import PERSON

from ..storage.link import Link
from ..storage.schema import people, ratings, results, seats

if TYPE_CHECKING:
    from ..services import Services

MANY: Final = 100
"""Games rated in one batch."""
REACH: Final = 1.96
"""Half the width of the 95 % interval of a rating, in standard deviations."""


async def rate_new(services: "Services") -> int:
    """Rate games that have ended since the last call; returns how many. Each game is rated once across all
    processes."""
    waiting = select(results.c.table_id).where(results.c.rated.is_(None)).group_by(results.c.table_id)
    wanted = waiting.order_by(func.min(results.c.at)).limit(MANY)
    async with services.database.read() as connection:
        found = list(await connection.scalars(wanted))
    for ident in found:
        async with services.database.write() as connection:
            await _rate(connection, ident)
    return len(found)


async def _rate(connection: Link, ident: str) -> None:
    """Rate one game. Locks its rows, then its people's, so that no two processes rate the same game or person at
    once."""
    mine = (results.c.table_id == ident, results.c.rated.is_(None))
    rows = (await connection.execute(select(results).where(*mine).with_for_update())).all()
    if not rows:
        return
    kinds = select(seats.c.seat, seats.c.kind).where(seats.c.table_id == ident)
    kind = {row.seat: row.kind for row in (await connection.execute(kinds)).all()}
    rated = {
        row.person: row
        for row in rows
        if row.person is not None and not row.agreed and (kind.get(row.seat) == PERSON or not row.place)
    }
    held = (
        select(people.c.id)
        .where(people.c.id.in_(rated), people.c.unrated.is_(False), people.c.program.is_(False))
        .order_by(people.c.id)
        .with_for_update(key_share=True)
    )
    wanting = set(await connection.scalars(held))
    rated = {person: row for person, row in rated.items() if person in wanting}
    gains = await _played(connection, rated) if len(rated) > 1 else {}
    now = time.time()
    for row in rows:
        this = (results.c.table_id == ident, results.c.seat == row.seat)
        change = {"rated": now, "gain": gains.get(row.person) if row.person is not None else None}
        await connection.execute(update(results).where(*this).values(**change))


async def _played(connection: Link, rows: dict[str, Any]) -> dict[str, float]:
    """Update the ratings of the game's people; resigned ones come last. Returns each rating's change."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    game = next(iter(rows.values())).game
    of_game = select(ratings).where(ratings.c.game == game, ratings.c.person.in_(rows))
    known = {row.person: row for row in (await connection.execute(of_game)).all()}
    order = sorted(rows)
    before = [
        model.rating(mu=known[person].skill, sigma=known[person].spread)
        if person in known
        else model.rating()
        for person in order
    ]
    last = 1 + max(row.seats for row in rows.values())
    after = model.rate([[one] for one in before], ranks=[rows[person].place or last for person in order])
    for person, (one,) in zip(order, after, strict=True):
        values = {"skill": float(one.mu), "spread": float(one.sigma)}
        if person in known:
            mine = (ratings.c.person == person, ratings.c.game == game)
            counted = known[person].games + 1
            await connection.execute(update(ratings).where(*mine).values(games=counted, **values))
        else:
            new = insert(ratings).values(person=person, game=game, games=1, **values)
            await connection.execute(new)
    return {
        person: float(one.mu) - float(was.mu)
        for person, (one,), was in zip(order, after, before, strict=True)
    }


async def choose(services: "Services", person: str, wanted: bool) -> None:
    """Turn ratings on or off for a person; turning them off deletes the ratings so far."""
    async with services.database.write() as connection:
        await connection.execute(update(people).where(people.c.id == person).values(unrated=not wanted))
        if not wanted:
            await connection.execute(delete(ratings).where(ratings.c.person == person))
            mine = update(results).where(results.c.person == person)
            await connection.execute(mine.values(gain=None))
