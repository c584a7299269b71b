"""Another try at a finished game: a private table from one of its moments."""

from typing import TYPE_CHECKING

from partie.table import laying
from partie.table.table import PERSON, Seat, Table, with_bot_names

from ..storage import rows
from ..visitors.identity import Person
from .opening import begin, fresh

if TYPE_CHECKING:
    from ..services import Services


async def open_again(services: "Services", person: Person, table: Table, at: int, seat: int) -> Table:
    """The game continues from there. It is practice, because its future is known: in no list and no ranking."""
    game, sitting = laying.again(table, at, seat, Seat(PERSON, person.id, None, person.name))
    seats = with_bot_names(sitting)
    made = fresh(
        person.id,
        table.game,
        dict(table.options),
        seats,
        seed=table.seed,
        private=True,
        start=table.start,
        practice=True,
    )
    async with services.database.write() as connection:
        await rows.add(connection, made)
        made = await begin(connection, made, seats)
        assert made.partie is not None
        later = made.partie.copy()
        for mover, move in zip(game.movers, game.moves, strict=True):
            later.push(mover, move)
        done = [[mover, *move] for mover, move in zip(game.movers, game.moves, strict=True)]
        made = await rows.store(connection, made, "moves", partie=later, moves=done)
    services.happened(made)
    return made
