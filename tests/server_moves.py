"""Games that are under way, for tests of the server."""

import random

from server_client import all_moves

SEATS = [{"kind": "me"}, {"kind": "open"}]


async def some_moves(place, count=40):
    anna, boris = await place.person("Anna"), await place.person("Boris")
    ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": SEATS}))["id"]
    await boris.post(f"/api/tables/{ident}/join")
    await more_moves(ident, [anna, boris], count)
    return ident, [anna, boris]


async def more_moves(ident, people, count):
    dice = random.Random(count)
    done = 0
    while done < count:
        for person in people:
            position = await person.get(f"/api/tables/{ident}/play")
            if position["decision"] is not None and done < count:
                move = dice.choice(all_moves(position["decision"]))
                await person.commit(ident, position["decision"]["id"], move["move"])
                done += 1
