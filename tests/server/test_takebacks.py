"""Taking a turn back when the others agree: past bots and draws, noted in the record, the same after a restart."""

import asyncio

import pytest
from server_client import Refused, all_moves
from server_moves import SEATS, more_moves, some_moves

ASK = {"what": "takeback"}


async def refused(what):
    with pytest.raises(Refused) as caught:
        await what
    return caught.value.status, caught.value.key


async def turn(person, ident):
    """One move of whoever is asked; gives the position before it."""
    before = await person.get(f"/api/tables/{ident}/play?lang=en")
    await person.commit(ident, before["decision"]["id"], all_moves(before["decision"])[0]["move"])
    return before


async def of_turn(ident, people):
    """Who is asked now."""
    for person in people:
        if (await person.get(f"/api/tables/{ident}/play"))["decision"] is not None:
            return person
    raise AssertionError("nobody is asked")


def test_a_turn_goes_back_when_the_others_agree(stage):
    async def play(place):
        ident, people = await some_moves(place, 12)
        path = f"/api/tables/{ident}/proposals"
        asked = await of_turn(ident, people)
        other = next(person for person in people if person is not asked)
        before = await turn(asked, ident)
        table = await asked.post(path, ASK)
        seat = table["mine"]
        (proposal,) = table["proposals"]
        assert (proposal["what"], proposal["seat"], proposal["agreed"]) == ("takeback", seat, [seat])
        # The other one decides, and sees it while the game goes on.
        assert (await other.get(f"/api/tables/{ident}"))["proposals"] == [proposal]
        stranger = await place.person("Stranger")
        agree = {"what": "takeback", "seat": seat}
        assert await refused(stranger.post(path, agree)) == (403, "not-seated")
        table = await other.post(path, agree)
        assert table["proposals"] == []
        after = await asked.get(f"/api/tables/{ident}/play?lang=en")
        assert (after["view"], after["moves"], after["events"]) == tuple(
            before[key] for key in ("view", "moves", "events")
        )
        assert (
            after["takebacks"] == before["takebacks"] + 1
            and after["decision"]["id"] != before["decision"]["id"]
        )
        assert "note takeback of 1 moves" in await asked.get(f"/api/tables/{ident}/record")
        # The decision from before is stale, and the game goes on; it comes back from storage as it is.
        old = asked.post(
            f"/api/tables/{ident}/commit", {"decision": before["decision"]["id"], "moves": [], "request": "x"}
        )
        assert (await refused(old))[1] in ("stale-decision", "bad-request")
        await more_moves(ident, people, 10)
        paths = [f"/api/tables/{ident}/play?lang=en", f"/api/tables/{ident}/record", f"/api/tables/{ident}"]
        live = [await person.get(path) for person in people for path in paths]
        place.services.tables.clear()
        place.services.views.clear()
        assert [await person.get(path) for person in people for path in paths] == live

    stage(play)


def test_from_the_record_alone_a_game_with_takebacks_is_the_same(stage):
    """Where no checkpoint can be believed, the record is played, takebacks included."""

    async def play(place):
        from sqlalchemy import update

        from partie.server.storage.schema import tables

        ident, people = await some_moves(place, 30)
        for _ in range(3):
            asked = await of_turn(ident, people)
            await turn(asked, ident)
            seat = (await asked.post(f"/api/tables/{ident}/proposals", ASK))["mine"]
            other = next(person for person in people if person is not asked)
            await other.post(f"/api/tables/{ident}/proposals", {"what": "takeback", "seat": seat})
            await more_moves(ident, people, 3)
        live = await people[0].get(f"/api/tables/{ident}/play?lang=en")
        async with place.services.database.write() as connection:
            await connection.execute(update(tables).where(tables.c.id == ident).values(seal="forged"))
        place.services.tables.clear()
        place.services.views.clear()
        assert await people[0].get(f"/api/tables/{ident}/play?lang=en") == live

    stage(play)


def test_a_takeback_is_declined_withdrawn_and_falls_with_the_next_turn(stage):
    async def play(place):
        ident, people = await some_moves(place, 12)
        path = f"/api/tables/{ident}/proposals"
        asked = await of_turn(ident, people)
        other = next(person for person in people if person is not asked)
        await turn(asked, ident)
        seat = (await asked.post(path, ASK))["mine"]
        table = await other.post(path, {"what": "takeback", "seat": seat, "yes": False})
        assert table["proposals"] == []
        await asked.post(path, ASK)
        assert (await asked.post(path, {**ASK, "yes": False}))["proposals"] == []
        # Nobody proposes another's turn.
        assert await refused(other.post(path, {"what": "takeback", "seat": seat})) == (
            409,
            "no-such-proposal",
        )
        await asked.post(path, ASK)
        while (await asked.get(f"/api/tables/{ident}/play"))["decision"] is None:
            await turn(other, ident)
        assert [one["what"] for one in (await other.get(f"/api/tables/{ident}"))["proposals"]] == ["takeback"]
        await turn(asked, ident)
        assert (await other.get(f"/api/tables/{ident}"))["proposals"] == []

    stage(play)


def test_nothing_to_take_back_before_ones_first_turn(stage):
    async def play(place):
        anna, boris = [await place.person(name) for name in ("Anna", "Boris")]
        ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": SEATS}))["id"]
        await boris.post(f"/api/tables/{ident}/join")
        for person in (anna, boris):
            wrong = person.post(f"/api/tables/{ident}/proposals", ASK)
            assert await refused(wrong) == (409, "nothing-to-take-back")

    stage(play)


def test_alone_with_bots_a_turn_goes_back_at_once_past_their_moves(stage):
    async def play(place):
        anna = await place.person("Anna")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": seats}))["id"]

        async def mine():
            async with asyncio.timeout(60):
                while (position := await anna.get(f"/api/tables/{ident}/play"))["decision"] is None:
                    await asyncio.sleep(0.01)
            return position

        await mine()
        before = await turn(anna, ident)
        await mine()
        table = await anna.post(f"/api/tables/{ident}/proposals", ASK)
        assert table["proposals"] == []
        after = await mine()
        assert after["takebacks"] == 1
        if after["moves"] == before["moves"]:  # the bot may have moved already where lanes are open to both
            assert after["view"] == before["view"]
        assert await refused(anna.post(f"/api/tables/{ident}/proposals", ASK)) == (
            409,
            "nothing-to-take-back",
        )

    stage(play)


def test_two_processes_go_back_together(processes):
    import httpx
    from server_client import Visitor

    first, second = processes(), processes()

    async def run():
        async with (
            httpx.AsyncClient(base_url=first.address, timeout=60) as here,
            httpx.AsyncClient(base_url=second.address, timeout=60) as there,
        ):
            anna, boris = await Visitor(here).begin("Anna"), await Visitor(there).begin("Boris")
            people = [anna, boris]
            ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": SEATS}))["id"]
            await boris.post(f"/api/tables/{ident}/join")
            await more_moves(ident, people, 8)
            asked = await of_turn(ident, people)
            other = next(person for person in people if person is not asked)
            before = await turn(asked, ident)
            await other.get(f"/api/tables/{ident}/play")
            seat = (await asked.post(f"/api/tables/{ident}/proposals", ASK))["mine"]
            await other.post(f"/api/tables/{ident}/proposals", {"what": "takeback", "seat": seat})
            for process in (first, second):
                process.kill()
                process.start()
            after = await asked.get(f"/api/tables/{ident}/play?lang=en")
            assert after["view"] == before["view"] and after["takebacks"] == 1
            await more_moves(ident, people, 6)
            views = [(await person.get(f"/api/tables/{ident}/play"))["moves"] for person in people]
            assert views[0] == views[1]

    asyncio.run(asyncio.wait_for(run(), 200))
