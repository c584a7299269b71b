"""Who is at a table: from the sockets, in one process and in two, after a reload and after kill -9."""

import asyncio
import json
import time

import httpx
import pytest
from server_client import Socket, Visitor, open_at
from sqlalchemy import func, select

from partie.server import presence
from partie.server.storage.schema import presence as rows

SEATS = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    monkeypatch.setattr(presence, "GRACE", 0.3)


async def table_of(host, *others):
    ident = (await host.post("/api/tables", {"game": "powergrid", "seats": SEATS}))["id"]
    for other in others:
        await other.post(f"/api/tables/{ident}/join")
    return ident


def sit(socket, ident):
    socket.send(json.dumps({"watch": [ident], "at": ident}))


async def told(socket, wanted):
    """The first presence that comes over a socket and is as wanted."""
    async with asyncio.timeout(60):
        while True:
            message = await socket.update()
            if "presence" in message and wanted(here(message["presence"]), message["presence"]):
                return message["presence"]


def here(attendance):
    return [one["name"] for one in attendance["people"] if one["here"]]


def test_those_at_a_table_see_who_comes_and_who_leaves(stage):
    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        ident = await table_of(anna, boris)
        async with Socket(place.app, anna.cookie) as hers:
            sit(hers, ident)
            await told(hers, lambda names, _: names == ["Anna"])
            async with Socket(place.app, boris.cookie) as his:
                sit(his, ident)
                await told(hers, lambda names, _: sorted(names) == ["Anna", "Boris"])
                await told(his, lambda names, _: sorted(names) == ["Anna", "Boris"])
            before = time.time()
            seen = await told(hers, lambda names, _: names == ["Anna"])
            (away,) = [one for one in seen["people"] if one["name"] == "Boris"]
            assert not away["here"] and before - 5 < away["seen"] <= time.time()
            found = await boris.get(f"/api/presence?tables={ident},nobodysTable")
            assert found == {ident: seen}

    stage(play)


def test_a_page_that_is_loaded_again_was_never_away(stage):
    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        ident = await table_of(anna, boris)
        place.services.presence.grace = 30.0
        async with Socket(place.app, anna.cookie) as hers:
            sit(hers, ident)
            async with Socket(place.app, boris.cookie) as his:
                sit(his, ident)
                await told(hers, lambda names, _: len(names) == 2)
            async with Socket(place.app, boris.cookie) as his:
                sit(his, ident)
                await told(his, lambda names, _: len(names) == 2)
                carl = await place.person("Carl")
                async with Socket(place.app, carl.cookie) as third:
                    sit(third, ident)
                    # the next thing that Anna hears of is Carl: Boris never left
                    while "presence" not in (message := await hers.update()):
                        pass
                    assert sorted(here(message["presence"])) == ["Anna", "Boris", "Carl"]

    stage(play)


def test_two_windows_are_one_person_and_closing_one_is_not_leaving(stage):
    async def play(place):
        anna = await place.person("Anna")
        ident = await table_of(anna)
        async with Socket(place.app, anna.cookie) as first:
            sit(first, ident)
            async with Socket(place.app, anna.cookie) as second:
                sit(second, ident)
                assert (await told(second, lambda names, _: names))["people"][0]["here"]
            await asyncio.sleep(1)
            found = await anna.get(f"/api/presence?tables={ident}")
            assert here(found[ident]) == ["Anna"]

    stage(play)


def test_watchers_are_named_while_they_are_here_and_those_without_a_name_are_counted(stage):
    async def play(place):
        anna, carl = await place.person("Anna"), await place.person("Carl")
        ident = await table_of(anna)
        async with Socket(place.app, anna.cookie) as hers:
            sit(hers, ident)
            async with Socket(place.app, carl.cookie) as his, Socket(place.app) as nobodys:
                sit(his, ident)
                sit(nobodys, ident)
                await told(hers, lambda names, all: sorted(names) == ["Anna", "Carl"] and all["others"] == 1)
            left = await told(hers, lambda names, all: names == ["Anna"] and all["others"] == 0)
            assert [one["name"] for one in left["people"]] == ["Anna"]

    stage(play)


def test_many_watchers_push_nobody_out_who_sits_there(stage, monkeypatch):
    monkeypatch.setattr(presence, "NAMED", 2)

    async def play(place):
        watchers = [await place.person(f"Aaa{number}") for number in range(4)]
        zoe = await place.person("Zoe")
        ident = await table_of(zoe)
        sockets = [Socket(place.app, one.cookie) for one in (*watchers, zoe)]
        for socket in sockets:
            await socket.__aenter__()
            sit(socket, ident)
        seen = await told(sockets[-1], lambda names, all: len(names) + all["others"] == 5)
        assert seen["people"][0]["name"] == "Zoe" and len(seen["people"]) == 2
        for socket in sockets:
            await socket.__aexit__(None, None, None)

    stage(play)


def test_nobody_is_at_a_table_that_is_not_there_or_not_watched(stage):
    async def play(place):
        anna = await place.person("Anna")
        ident = await table_of(anna)
        async with Socket(place.app, anna.cookie) as socket:
            socket.send(json.dumps({"watch": ["nobodysTable"], "at": "nobodysTable"}))
            socket.send(json.dumps({"watch": [], "at": ident}))
            await asyncio.sleep(0.5)
            async with place.services.database.read() as connection:
                assert (
                    await connection.scalar(
                        select(func.count()).select_from(rows).where(rows.c.table_id != presence.HALL)
                    )
                    == 0
                )
        for forged in ('{"watch": [], "at": "../x"}', '{"watch": [], "at": 5}', '{"at": "x"}'):
            async with Socket(place.app, anna.cookie) as socket:
                socket.send(forged)
                assert await socket.closed() == 1008
        for path in ("/api/presence", "/api/presence?tables=%00", f"/api/presence?tables={'a,' * 9000}"):
            assert (await anna.send("GET", path)).status_code == 400
        assert await anna.get("/api/presence?tables=,,,") == {}

    stage(play)


def test_coming_and_going_as_fast_as_one_can_writes_little(stage):
    async def play(place):
        anna = await place.person("Anna")
        idents = [await table_of(anna), await table_of(anna)]
        place.services.presence.grace = 30.0
        written = []
        store = place.services.presence._store

        async def counted(connection, changed):
            written.append(len(changed))
            await store(connection, changed)

        place.services.presence._store = counted
        async with Socket(place.app, anna.cookie) as socket:
            for number in range(400):
                sit(socket, idents[number % 2])
            await told(socket, lambda names, _: names == ["Anna"])
            await asyncio.sleep(0.5)
        assert sum(written) <= 2

    stage(play)


def test_a_removed_table_has_nobody(stage):
    async def play(place):
        anna = await place.person("Anna")
        ident = await table_of(anna)
        async with Socket(place.app, anna.cookie) as socket:
            sit(socket, ident)
            await told(socket, lambda names, _: names == ["Anna"])
            await anna.ask("DELETE", f"/api/tables/{ident}")
            assert await anna.get(f"/api/presence?tables={ident}") == {}

    stage(play)


def test_a_process_that_others_took_for_dead_tells_again_who_is_there(stage):
    async def play(place):
        anna = await place.person("Anna")
        ident = await table_of(anna)
        there = place.services.presence
        async with Socket(place.app, anna.cookie) as socket:
            sit(socket, ident)
            await told(socket, lambda names, _: names == ["Anna"])
            async with place.services.database.write() as connection:
                assert await there._bury(connection, [(there._process, time.time())]) == [ident]
            async with asyncio.timeout(60):
                while not here((await anna.get(f"/api/presence?tables={ident}"))[ident]):
                    await asyncio.sleep(0.05)

    stage(play)


def test_two_processes_know_of_each_others_people_also_when_one_is_killed(processes):
    servers = [processes(), processes()]

    async def run():
        async with (
            httpx.AsyncClient(base_url=servers[0].address, timeout=60) as http,
            httpx.AsyncClient(base_url=servers[1].address, timeout=60) as other,
        ):
            anna, boris = await Visitor(http).begin("Anna"), await Visitor(other).begin("Boris")
            ident = await table_of(anna, boris)
            async with open_at(servers[0], anna, ident) as hers:
                async with open_at(servers[1], boris, ident) as his:
                    for socket in (hers, his):
                        await heard(socket, ["Anna", "Boris"])
                    servers[1].kill()
                    killed = time.time()
                    seen = await heard(hers, ["Anna"])
                (away,) = [one for one in seen["people"] if one["name"] == "Boris"]
                assert away["seen"] <= killed + 1  # the last time that the process was alive
                servers[1].start()
                async with open_at(servers[1], boris, ident) as his:
                    await heard(his, ["Anna", "Boris"])
                    await heard(hers, ["Anna", "Boris"])

    asyncio.run(run())


async def heard(socket, wanted):
    async with asyncio.timeout(60):
        async for message in socket:
            told = json.loads(message)
            if "presence" in told and sorted(here(told["presence"])) == wanted:
                return told["presence"]
    raise AssertionError("the socket was closed")
