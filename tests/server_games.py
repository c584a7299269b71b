"""Games of people at a server that come to their end at once: what follows is what a test is about."""

import random

from server_client import Visitor

from partie.kernel.engine.state import deciders
from partie.server.tables.moves import finish


async def seated(place, *people, game="powergrid", **more):
    """A table where these people sit, its game begun; gives its id."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1), *more.pop("bots", [])]
    ident = (await people[0].post("/api/tables", {"game": game, "seats": seats, **more}))["id"]
    for person in people[1:]:
        await person.post(f"/api/tables/{ident}/join")
    return ident


async def play_out(place, ident, seed=1):
    """Play a game to its end by chance, in one transaction; gives the places."""
    dice = random.Random(seed)
    async with place.services.database.write() as connection:
        table = await place.services.tables.lock(connection, ident)
        game = table.partie.copy()
        moved = []
        while game.result is None:
            seat = deciders(game.state)[0]
            move = dice.choice(game.decision(seat).moves)
            game.push(seat, move)
            moved.append([seat, *move])
        table = await finish(connection, table, game, moved)
    place.services.happened(table)
    return table.places


async def played(place, *people, seed=1, **more):
    """A whole game of these people; gives the table's id and the places."""
    ident = await seated(place, *people, **more)
    return ident, await play_out(place, ident, seed)


async def keep(person: Visitor, password: str = "correct horse") -> Visitor:
    """A password keeps the person's name from now on."""
    person.csrf = (await person.post("/api/people/password", {"password": password}))["csrf"]
    return person
