"""Damaged rows: one table suffers, tells its people so and its host; the others go on."""

import asyncio
import json

import pytest
from server_client import Refused
from server_moves import more_moves, some_moves
from sqlalchemy import select, update

from partie.games.powergrid import PowerGrid
from partie.kernel.engine.partie import Partie
from partie.server.storage import loading
from partie.server.storage.schema import entries, tables


async def refused(what):
    with pytest.raises(Refused) as caught:
        await what
    return caught.value.status, caught.value.key


async def change(place, ident, **values):
    """Write into the row of a table, as a hand or a failing disk would."""
    async with place.services.database.write() as connection:
        await connection.execute(update(tables).where(tables.c.id == ident).values(**values))
    place.services.tables.clear()
    place.services.views.clear()


async def change_entry(place, ident, seq, **values):
    async with place.services.database.write() as connection:
        await connection.execute(
            update(entries).where(entries.c.table_id == ident, entries.c.seq == seq).values(**values)
        )
    place.services.tables.clear()
    place.services.views.clear()


async def stored(place, ident):
    async with place.services.database.read() as connection:
        return (await connection.execute(select(tables).where(tables.c.id == ident))).one()


def richer(checkpoint):
    """The checkpoint with 999 Elektro for the first player."""
    state = json.loads(checkpoint)
    text = loading.encode(state)
    money = state["players"][0]["money"]
    state["players"][0]["money"] = 999
    assert money != 999 and loading.encode(state) != text
    return loading.encode(state)


def test_a_checkpoint_that_somebody_changed_is_not_believed(stage, caplog):
    async def play(place):
        ident, people = await some_moves(place, 30)
        before = [await person.get(f"/api/tables/{ident}/play?lang=en") for person in people]
        row = await stored(place, ident)
        await change(place, ident, checkpoint=richer(row.checkpoint))
        assert [await person.get(f"/api/tables/{ident}/play?lang=en") for person in people] == before
        assert "checkpoint differs" in caplog.text
        await more_moves(ident, people, 5)
        row = await stored(place, ident)
        # A row from before there were seals is compared too.
        before = await people[0].get(f"/api/tables/{ident}/play")
        await change(place, ident, checkpoint=richer(row.checkpoint), seal=None)
        assert await people[0].get(f"/api/tables/{ident}/play") == before

    stage(play)


def test_one_unreadable_entry_does_not_close_a_table(stage, caplog):
    async def play(place):
        ident, people = await some_moves(place, 30)
        views = [(await person.get(f"/api/tables/{ident}/play"))["view"] for person in people]
        await change_entry(place, ident, 9, moves="[[0, 1")
        assert [(await person.get(f"/api/tables/{ident}/play"))["view"] for person in people] == views
        await more_moves(ident, people, 8)
        assert "unreadable" in caplog.text
        place.services.tables.clear()
        await more_moves(ident, people, 8)

    stage(play)


@pytest.mark.parametrize("wrong", [{"asked": "{"}, {"options": "x"}, {"seed": "y"}, {"game": "chess"}])
def test_a_row_that_nothing_can_be_made_of_closes_one_table_only(stage, caplog, wrong):
    async def play(place):
        broken, people = await some_moves(place, 6)
        anna = people[0]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        whole = (await anna.post("/api/tables", {"game": "powergrid", "seats": seats}))["id"]
        await change(place, broken, **wrong)
        for path in ("", "/play", "/record"):
            assert await refused(anna.get(f"/api/tables/{broken}{path}")) == (409, "table-damaged")
        body = {"decision": "0.0.0", "moves": ["pass"], "request": "r"}
        assert await refused(anna.post(f"/api/tables/{broken}/commit", body)) == (409, "table-damaged")
        for which in ("mine", "running"):
            assert whole in [table["id"] for table in await anna.get(f"/api/tables?list={which}")]
        assert (await anna.get(f"/api/tables/{whole}"))["state"] == "running"
        lines = [record for record in caplog.records if record.message == "table unreadable"]
        assert lines and lines[0].data["table"] == broken

    stage(play)


def test_record_and_checkpoint_damaged_both(stage):
    async def play(place):
        ident, people = await some_moves(place, 20)
        row = await stored(place, ident)
        await change_entry(place, ident, 5, moves="nonsense")
        await change(place, ident, checkpoint=row.checkpoint[:-20])
        assert await refused(people[0].get(f"/api/tables/{ident}/play")) == (409, "table-damaged")
        await change(place, ident, checkpoint=richer(row.checkpoint))
        assert await refused(people[0].get(f"/api/tables/{ident}/play")) == (409, "table-damaged")
        await change(place, ident, checkpoint=row.checkpoint)
        assert (await people[0].get(f"/api/tables/{ident}/play"))["moves"] == 0

    stage(play)


def test_absences_and_bots_of_other_tables_go_on_beside_a_damaged_one(stage):
    async def play(place):
        ident, _ = await some_moves(place, 4)
        await change(place, ident, asked="{", due=1.0, bots=True, changed=1.0)
        good, people = await some_moves(place, 4)
        table = await place.services.tables.read(good)
        asked = loading.encode({str(seat): since - 9999 for seat, since in table.asked.items()})
        await change(place, good, absence=60, absence_then="default", asked=asked, due=2.0)
        async with asyncio.timeout(200):
            while (await people[0].get(f"/api/tables/{good}"))["moves"] == 4:
                await asyncio.sleep(0.02)

    stage(play)


def test_a_record_that_names_moves_which_no_longer_exist(stage, monkeypatch):
    async def play(place):
        ident, people = await some_moves(place, 20)
        views = [(await person.get(f"/api/tables/{ident}/play"))["view"] for person in people]
        for seq, moves in ((8, [[0, 97, 1, 2]]), (9, [[0, -1]]), (10, [[0, 3]])):
            await change_entry(place, ident, seq, moves=json.dumps(moves))
        monkeypatch.setattr(PowerGrid, "version", "1.9")
        assert [(await person.get(f"/api/tables/{ident}/play"))["view"] for person in people] == views
        await more_moves(ident, people, 5)
        place.services.tables.clear()
        table = await place.services.tables.read(ident)
        assert "? #97 #1 #2" in table.partie.record()

    stage(play)


def test_a_game_that_a_newer_server_has_taken_over_is_left_alone(stage):
    async def play(place):
        ident, people = await some_moves(place, 12)
        position = [await person.get(f"/api/tables/{ident}/play") for person in people]
        asked = next(found["decision"] for found in position if found["decision"] is not None)
        row = await stored(place, ident)
        async with (
            place.services.database.write() as connection
        ):  # what the newer one did; the cache is as it was
            await connection.execute(
                update(tables)
                .where(tables.c.id == ident)
                .values(seq=row.seq + 1, rules="99.0", checkpoint='{"new": 1}')
            )
        before = await stored(place, ident)
        person = people[asked["seat"]]
        body = {"decision": asked["id"], "moves": [asked["default"]], "request": "r"}
        assert await refused(person.post(f"/api/tables/{ident}/commit", body)) == (409, "newer-server")
        assert await refused(person.get(f"/api/tables/{ident}/play")) == (409, "newer-server")
        assert await refused(
            person.post(f"/api/tables/{ident}/seats/{asked['seat']}/bot", {"bot": "random"})
        ) == (
            409,
            "newer-server",
        )
        assert await stored(place, ident) == before
        assert [table["id"] for table in await person.get("/api/tables?list=mine")] == [ident]

    stage(play)


@pytest.mark.plain
def test_a_game_comes_back_from_its_checkpoint_without_being_played_again(stage, monkeypatch):
    async def play(place):
        ident, people = await some_moves(place, 40)
        paths = [f"/api/tables/{ident}/play?lang=en", f"/api/tables/{ident}/play?lang=cs&at=11"]
        before = [await person.get(path) for person in people for path in paths]
        events = before[0]["since"] + len(before[0]["events"])
        place.services.tables.clear()
        place.services.views.clear()
        pushed = []
        push = Partie.push
        monkeypatch.setattr(Partie, "push", lambda *given: pushed.append(1) or push(*given))
        newest = await people[0].get(f"/api/tables/{ident}/play?lang=en&since={events}")
        assert newest == before[0] | {"events": [], "since": events} and not pushed
        table = await place.services.tables.read(ident)
        assert table.log_from == events
        short = newest
        while not short["events"]:  # there are moves that nothing follows from
            for person in people:
                asked = (await person.get(f"/api/tables/{ident}/play?since={events}"))["decision"]
                if asked is not None:
                    await person.commit(ident, asked["id"], asked["default"])
            short = await people[0].get(f"/api/tables/{ident}/play?lang=en&since={events}")
        assert len(pushed) == short["moves"] - 40
        assert all(event["move"] > 40 for event in short["events"])
        place.services.tables.clear()
        monkeypatch.undo()
        full = await people[0].get(f"/api/tables/{ident}/play?lang=en")
        assert full["events"] == before[0]["events"] + short["events"]
        assert (await people[0].get(paths[1]))["events"] == before[1]["events"]

    stage(play)


def test_the_shelf_holds_what_it_may_and_no_more(stage):
    async def play(place):
        ident, people = await some_moves(place, 30)
        cache = place.services.tables
        one = (await cache.read(ident)).weight
        cache._tables.most = 3 * one
        for _ in range(6):
            await some_moves(place, 10)
            assert cache._tables.weight <= 3 * one
        kept = len(cache)
        assert 1 <= kept < 7
        assert (await people[0].get(f"/api/tables/{ident}/play"))["moves"] == 30

    stage(play)
