"""The host's desk: its key, what it shows and does, read-only time, invitations, figures for this machine alone."""

import asyncio
import json
import re
import time

import httpx
import pytest
from server_client import Refused, Socket, Visitor, all_moves
from server_moves import SEATS, some_moves
from sqlalchemy import select, update

from partie.server.host import doing, house, keys
from partie.server.storage import schema


async def refused(what):
    with pytest.raises(Refused) as caught:
        await what
    return caught.value.status, caught.value.key


class Host:
    """Somebody with the host's key, or what they take for it."""

    def __init__(self, visitor, key):
        self.visitor, self.key = visitor, key

    async def ask(self, method, path, body=None, **headers):
        sent = {"X-Host-Key": self.key, **headers}
        answer = await self.visitor.send(method, f"/api/host{path}", body, **sent)
        if answer.status_code >= 400:
            raise Refused(answer)
        return answer.json()


async def host(place):
    return Host(await place.visitor().come(), await keys.new_key(place.services.database))


# The key


def test_the_desk_opens_to_the_hosts_key_alone(stage):
    async def play(place):
        visitor = await place.visitor().come()
        paths = [
            ("GET", "", None),
            ("GET", "/tables", None),
            ("DELETE", "/tables/x", None),
            ("GET", "/people", None),
            ("DELETE", "/people/x", None),
            ("POST", "/people/x/merge", {"into": "y"}),
            ("POST", "/people/x/password", {}),
            ("POST", "/people/x/logout", {}),
            ("GET", "/reports", None),
            ("POST", "/reports/x/close", {}),
            ("PUT", "/announcement", {"text": "x"}),
            ("PUT", "/readonly", {"on": True}),
            ("PUT", "/invited", {"on": True}),
            ("GET", "/invitations", None),
            ("POST", "/invitations", {}),
            ("DELETE", "/invitations/x", None),
        ]
        known = {
            (method, route.path.removeprefix("/api/host"))
            for route in place.app.routes
            if route.path.startswith("/api/host")
            for method in route.methods - {"OPTIONS", "HEAD"}
        }
        wild = {(method, re.sub(r"/x(?=/|$)", "/{}", path)) for method, path, _ in paths}
        assert {(method, re.sub(r"{[^}]*}", "{}", path)) for method, path in known} == wild
        # Nobody has a key before the host makes one, and afterwards no other opens.
        for key in ("", "0" * 64, "x"):
            for method, path, body in paths:
                assert await refused(Host(visitor, key).ask(method, path, body)) == (403, "bad-host-key")
        good = await keys.new_key(place.services.database)
        for key in ("", good[:-1], good + "x", keys.hashed(good), "0" * 64, "x" * 5000):
            for method, path, body in paths:
                assert await refused(Host(visitor, key).ask(method, path, body)) == (403, "bad-host-key")
        assert (await Host(visitor, good).ask("GET", ""))["health"] == "ok"
        # Another key makes the first one void; none opens at all when it is dropped.
        again = await keys.new_key(place.services.database)
        assert await refused(Host(visitor, good).ask("GET", "")) == (403, "bad-host-key")
        await keys.drop_key(place.services.database)
        assert await refused(Host(visitor, again).ask("GET", "")) == (403, "bad-host-key")

    stage(play)


def test_the_key_is_stored_as_a_hash_and_never_shown_again(processes, tmp_path):
    """Neither in the database nor in a log, not even one that tells everything."""
    server = processes(log="debug")

    async def run():
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
            from partie.server.settings import Settings
            from partie.server.storage.database import Database

            database = Database(Settings(database=server.database))
            key = await keys.new_key(database)
            found = Host(await Visitor(http).come(), key)
            assert (await found.ask("GET", ""))["tables"]["running"] == 0
            assert await refused(Host(found.visitor, key[:-1] + "?").ask("GET", "")) == (403, "bad-host-key")
            async with database.read() as connection:
                stored = str((await connection.execute(select(schema.meta))).all())
            await database.close()
        assert key not in stored and keys.hashed(key) in stored
        said = server.log.read_text()
        assert key[:-1] not in said and "/api/host" in said

    asyncio.run(run())


def test_a_wrong_key_costs_and_the_right_one_opens_all_the_same(stage):
    async def play(place):
        found = await host(place)
        wrong = Host(found.visitor, "wrong")
        statuses = [(await refused(wrong.ask("GET", "")))[0] for _ in range(30)]
        assert statuses[:20] == [403] * 20 and statuses[-1] == 429
        assert (await found.ask("GET", ""))["health"] == "ok"

    stage(play, rates=True)


def test_pages_of_others_cannot_use_the_desk(stage):
    async def play(place):
        found = await host(place)
        foreign = found.ask("GET", "", Origin="https://evil.example")
        assert await refused(foreign) == (403, "bad-origin")
        assert await found.ask("GET", "", Origin="http://partie.test")
        answer = await found.visitor.send("GET", "/api/host", None, **{"X-Host-Key": found.key})
        assert not [name for name in answer.headers if name.startswith("access-control-")]
        # A request that changes something needs the page's own token, too.
        found.visitor.csrf = "forged"
        assert await refused(found.ask("PUT", "/readonly", {"on": True})) == (403, "bad-token")

    stage(play)


def test_huge_and_strange_payloads_are_refused(stage):
    async def play(place):
        found = await host(place)
        bad = (400, "bad-request")
        assert await refused(found.ask("PUT", "/announcement", {"text": "x" * 501})) == bad
        assert await refused(found.ask("PUT", "/announcement", {"text": 5})) == bad
        assert await refused(found.ask("PUT", "/readonly", {"on": "yes"})) == bad
        assert await refused(found.ask("POST", "/invitations", {"uses": 0})) == bad
        assert await refused(found.ask("POST", "/invitations", {"uses": 10**9})) == bad
        assert await refused(found.ask("POST", "/people/x/merge", {"into": "y", "more": 1})) == bad
        assert await refused(found.ask("GET", "/people?name=" + "x" * 41)) == bad
        assert await refused(found.ask("GET", "/tables?list=all")) == bad
        big = await found.visitor.send(
            "PUT", "/api/host/announcement", {"text": "x" * 70_000}, **{"X-Host-Key": found.key}
        )
        assert big.status_code == 413
        for name in ("%25", "_", "'; DROP TABLE people; --", "\u202e"):
            assert await found.ask("GET", f"/people?name={name}") == []

    stage(play)


# What it shows and does


def test_the_desk_shows_tables_and_people_private_ones_too(stage):
    async def play(place):
        ident, (anna, _) = await some_moves(place, 4)
        found = await host(place)
        private = await anna.post("/api/tables", {"game": "shipyard", "seats": SEATS, "private": True})
        told = await found.ask("GET", "")
        assert told["tables"] == {"open": 1, "running": 1, "finished": 0} and told["people"] == 2
        assert told["size"] > 0 and told["memory"] > 0 and len(told["load"]) == 3
        shown = {row["id"]: row for row in await found.ask("GET", "/tables")}
        assert shown[private["id"]]["private"] and shown[ident]["seats"] == ["Anna", "Boris"]
        assert [row["id"] for row in await found.ask("GET", "/tables?list=running")] == [ident]
        assert len(await found.ask("GET", f"/tables?person={anna.id}")) == 2
        assert [row["name"] for row in await found.ask("GET", "/people?name=an")] == ["Anna"]
        assert [row["tables"] for row in await found.ask("GET", f"/people?name={anna.id}")] == [2]
        assert not (await found.ask("GET", f"/people?name={anna.id}"))[0]["program"]
        # What a running game hides is hidden here too.
        assert "seed" not in json.dumps(await found.ask("GET", "/tables"))

    stage(play)


def test_the_desk_tells_when_people_were_last_here(stage):
    async def play(place):
        ident, (anna, _) = await some_moves(place, 1)
        found = await host(place)

        async def last(name):
            (told,) = await found.ask("GET", f"/people?name={name}")
            return time.time() - told["used"]

        async with place.services.database.write() as connection:
            await connection.execute(update(schema.sessions).values(used=time.time() - 3000))
        assert await last("Boris") > 2900  # a session is noted to the hour
        async with Socket(place.app, anna.cookie) as socket:
            socket.send(json.dumps({"watch": [ident], "at": ident}))
            for _ in range(100):  # whoever has a page open is here now
                if await last("Anna") < 60:
                    break
                await asyncio.sleep(0.05)
            assert await last("Anna") < 60
            assert await last("Boris") > 2900

    stage(play)


def test_a_table_is_removed_whatever_state_it_is_in(stage):
    async def play(place):
        ident, (anna, _) = await some_moves(place, 4)
        found = await host(place)
        async with Socket(place.app, anna.cookie) as socket:
            socket.watch(ident)
            seq = (await socket.update())["seq"]
            await found.ask("DELETE", f"/tables/{ident}")
            assert (await socket.update())["seq"] > seq
        assert await refused(anna.get(f"/api/tables/{ident}")) == (404, "no-such-table")
        assert await refused(found.ask("DELETE", f"/tables/{ident}")) == (404, "no-such-table")

    stage(play)


def test_a_person_is_removed_as_they_could_themselves(stage):
    async def play(place):
        ident, (anna, boris) = await some_moves(place, 4)
        found = await host(place)
        await found.ask("DELETE", f"/people/{anna.id}")
        assert (await anna.get("/api/me"))["person"] is None
        assert "Anna" not in await boris.get(f"/api/tables/{ident}/record")
        assert await refused(found.ask("DELETE", f"/people/{anna.id}")) == (404, "no-such-person")

    stage(play)


def test_two_people_become_one(stage):
    async def play(place):
        ident, (anna, boris) = await some_moves(place, 4)
        found = await host(place)
        heir = await place.person("Annabel")
        other = await heir.post("/api/tables", {"game": "powergrid", "seats": SEATS})
        await heir.post("/api/reports", {"about": boris.id, "text": "a"})
        await anna.post("/api/reports", {"about": boris.id, "text": "b"})
        await found.ask("POST", f"/people/{anna.id}/merge", {"into": heir.id})
        mine = {row["id"]: row for row in await heir.get("/api/tables?list=mine")}
        assert set(mine) == {ident, other["id"]} and mine[ident]["host"]
        position = await heir.get(f"/api/tables/{ident}/play")
        assert position["table"]["seats"][0]["name"] == "Annabel"
        assert [row["by_name"] for row in await found.ask("GET", "/reports")] == ["Annabel"] * 2
        assert (await anna.get("/api/me"))["person"] is None
        # Her games go on under the other name.
        person = heir if position["decision"] else boris
        decision = (await person.get(f"/api/tables/{ident}/play"))["decision"]
        await person.commit(ident, decision["id"], all_moves(decision)[0]["move"])
        # Whoever sits at one table stays two people; nobody becomes themselves.
        merge = found.ask("POST", f"/people/{boris.id}/merge", {"into": heir.id})
        assert await refused(merge) == (409, "same-table")
        again = found.ask("POST", f"/people/{heir.id}/merge", {"into": heir.id})
        assert await refused(again) == (409, "same-person")

    stage(play)


def test_the_host_sees_to_reports_and_lets_people_back_in(stage):
    async def play(place):
        anna, boris = [await place.person(name) for name in ("Anna", "Boris")]
        found = await host(place)
        await anna.post("/api/reports", {"about": boris.id, "text": "was rude"})
        (row,) = await found.ask("GET", "/reports")
        assert (row["by_name"], row["about_name"], row["text"]) == ("Anna", "Boris", "was rude")
        await found.ask("POST", f"/reports/{row['id']}/close")
        assert (await found.ask("GET", "/reports"))[0]["closed"] and (await found.ask("GET", ""))[
            "reports"
        ] == 0
        link = (await found.ask("POST", f"/people/{anna.id}/password"))["link"]
        token = link.rpartition("/password/")[2]
        guest = await place.visitor().come()
        assert await guest.post("/api/password/link", {"token": token}) == {"name": "Anna"}
        body = {"token": token, "password": "another one"}
        assert (await guest.post("/api/password/new", body))["person"]["id"] == anna.id
        guest.csrf = (await guest.get("/api/me"))["csrf"]
        assert (await anna.get("/api/me"))["person"] is None  # earlier cookies are void
        assert await refused(guest.post("/api/password/new", body)) == (404, "no-such-link")
        await anna.come()
        assert (await anna.post("/api/login", {"name": "anna", "password": "another one"}))["person"]
        await found.ask("POST", f"/people/{anna.id}/logout")
        assert (await guest.get("/api/me"))["person"] is None

    stage(play)


# For everybody


def test_an_announcement_reaches_every_open_page(stage):
    async def play(place):
        anna = await place.person("Anna")
        found = await host(place)
        async with Socket(place.app, anna.cookie) as socket:
            socket.watch()
            socket.send('{"ping":1}')
            assert json.loads(await socket.message()) == {"pong": 1}
            await found.ask("PUT", "/announcement", {"text": " Upgrade at ten. "})
            told = json.loads(await socket.message())["house"]
            assert told["announcement"] == "Upgrade at ten." and not told["readonly"]
        assert (await anna.get("/api/house"))["announcement"] == "Upgrade at ten."
        await found.ask("PUT", "/announcement", {"text": ""})
        assert (await anna.get("/api/house"))["announcement"] == ""

    stage(play)


def test_in_read_only_time_nothing_changes_and_clocks_lose_nothing(stage):
    async def play(place):
        pace = {"kind": "live", "bank": 300, "increment": 0, "cap": 300, "then": "bot"}
        anna, boris = [await place.person(name) for name in ("Anna", "Boris")]
        ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": SEATS, "pace": pace}))["id"]
        await boris.post(f"/api/tables/{ident}/join")
        positions = [await person.get(f"/api/tables/{ident}/play") for person in (anna, boris)]
        asked, position = next(
            (person, seen) for person, seen in zip((anna, boris), positions, strict=True) if seen["decision"]
        )
        found = await host(place)
        await found.ask("PUT", "/readonly", {"on": True})
        move = all_moves(position["decision"])[0]["move"]
        answer = await asked.send(
            "POST",
            f"/api/tables/{ident}/commit",
            {"decision": position["decision"]["id"], "moves": [move], "request": "one"},
        )
        assert answer.status_code == 503 and answer.json()["key"] == "read-only-time"
        assert answer.headers["retry-after"] == "30"
        assert await refused(boris.post(f"/api/tables/{ident}/resign", {"bot": "greedy"})) == (
            503,
            "read-only-time",
        )
        assert (await asked.get(f"/api/tables/{ident}/play"))["decision"] == position["decision"]
        # As if it had lasted for an hour: the time of whoever is asked would be over long ago.
        async with place.services.database.write() as connection:
            long_ago = house.load(connection)
            stored = (await long_ago).readonly
            row = {"value": json.dumps({"readonly": stored - 3600})}
            await connection.execute(
                schema.meta.update().where(schema.meta.c.name == house.ROW).values(**row)
            )
            clock = await connection.scalar(select(schema.tables.c.clock).where(schema.tables.c.id == ident))
            earlier = json.loads(clock)
            since = next(iter(earlier["since"])) if isinstance(earlier["since"], dict) else None
            assert since is not None
            earlier["since"][since] -= 3600 + 5
            values = {"clock": json.dumps(earlier), "deadline": time.time() - 3300}
            await connection.execute(
                schema.tables.update().where(schema.tables.c.id == ident).values(**values)
            )
        place.services.tables.clear()
        await place.services.house.read()
        await place.services.players.clocks.sweep()
        await asyncio.sleep(0.2)
        table = await asked.get(f"/api/tables/{ident}")
        assert [seat["kind"] for seat in table["seats"]] == ["person", "person"]
        await found.ask("PUT", "/readonly", {"on": False})
        table = await asked.get(f"/api/tables/{ident}")
        assert [seat["kind"] for seat in table["seats"]] == ["person", "person"]
        assert table["clock"]["left"][table["mine"]] > 250
        await asked.commit(ident, position["decision"]["id"], move)

    stage(play)


def test_bots_rest_in_read_only_time_and_go_on_afterwards(stage):
    async def play(place):
        anna = await place.person("Anna")
        found = await host(place)
        await house.close(place.services, True)
        await house.close(place.services, False)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": seats}))["id"]
        await found.ask("PUT", "/readonly", {"on": True})
        await asyncio.sleep(0.3)
        moves = (await anna.get(f"/api/tables/{ident}"))["moves"]
        await asyncio.sleep(0.3)
        assert (await anna.get(f"/api/tables/{ident}"))["moves"] == moves
        await found.ask("PUT", "/readonly", {"on": False})
        async with asyncio.timeout(60):
            while (await anna.get(f"/api/tables/{ident}/play"))["decision"] is None:
                await asyncio.sleep(0.02)

    stage(play)


def test_only_invited_people_begin_and_whoever_is_here_stays(stage):
    async def play(place):
        anna = await place.person("Anna")
        found = await host(place)
        await found.ask("PUT", "/invited", {"on": True})
        assert (await anna.get("/api/house"))["invited"]
        assert await refused((await place.visitor().come()).begin("Boris")) == (403, "not-invited")
        made = await found.ask("POST", "/invitations", {"uses": 2, "days": 1})
        assert made["link"].endswith(f"/?invitation={made['code']}")
        for name, code in (("Boris", made["code"]), ("Cyril", made["code"])):
            guest = await place.visitor().come()
            assert (await guest.post("/api/people", {"name": name, "invitation": code}))["person"][
                "name"
            ] == name
        for code in (made["code"], "", "forged"):
            guest = await place.visitor().come()
            again = guest.post("/api/people", {"name": "Daria", "invitation": code})
            assert await refused(again) == (403, "not-invited")
        assert await found.ask("GET", "/invitations") == []
        other = await found.ask("POST", "/invitations", {})
        await found.ask("DELETE", f"/invitations/{other['code']}")
        assert await found.ask("GET", "/invitations") == []
        assert (await anna.get("/api/me"))["person"]["name"] == "Anna"

    stage(play)


def test_a_name_that_is_taken_uses_no_invitation_up(stage):
    async def play(place):
        anna = await place.person("Anna")
        await anna.post("/api/people/password", {"password": "sesame opens it"})
        await house.change(place.services, invited=True)
        code = (await doing.invite(place.services, 1, 1))["code"]
        guest = await place.visitor().come()
        taken = guest.post("/api/people", {"name": "Anna", "invitation": code})
        assert await refused(taken) == (409, "name-taken")
        assert (await guest.post("/api/people", {"name": "Boris", "invitation": code}))["person"]

    stage(play)


def test_what_is_set_holds_for_all_processes_and_through_kill_9(processes):
    first, second = processes(), processes()

    async def run():
        from partie.server.settings import Settings
        from partie.server.storage.database import Database

        database = Database(Settings(database=first.database))
        key = await keys.new_key(database)
        await database.close()
        async with (
            httpx.AsyncClient(base_url=first.address, timeout=60) as here,
            httpx.AsyncClient(base_url=second.address, timeout=60) as there,
        ):
            found = Host(await Visitor(here).come(), key)
            await found.ask("PUT", "/readonly", {"on": True})
            other = await Visitor(there).come()
            async with asyncio.timeout(60):
                while not (await other.get("/api/house"))["readonly"]:
                    await asyncio.sleep(0.02)
            assert await refused(other.begin("Boris")) == (503, "read-only-time")
            for process in (first, second):
                process.kill()
                process.start()
            assert (await other.get("/api/house"))["readonly"]
            await found.ask("PUT", "/readonly", {"on": False})
            async with asyncio.timeout(60):
                while (await other.get("/api/house"))["readonly"]:
                    await asyncio.sleep(0.02)
            assert (await other.begin("Boris")).id

    asyncio.run(asyncio.wait_for(run(), 200))


# Figures


def test_figures_are_for_this_machine_only(stage):
    async def play(place):
        await some_moves(place, 6)
        local = {"Host": "127.0.0.1:8000"}
        answer = await place.http.get("/metrics", headers=local)
        assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain")
        figures = dict(
            line.rsplit(" ", 1) for line in answer.text.splitlines() if line and not line.startswith("#")
        )
        assert figures['partie_tables{state="running"}'] == "1.0" and figures["partie_people"] == "2.0"
        assert float(figures["partie_changes_total"]) >= 6
        assert float(figures["partie_answer_seconds_count"]) > 10
        commits = (
            'partie_answers_total{handler="/api/tables/{table_id:str}/commit",method="POST",status="200"}'
        )
        assert figures[commits] == "6.0" and float(figures["process_resident_memory_bytes"]) > 0
        # No names, no ids.
        assert "Anna" not in answer.text
        for headers in (
            {"Host": "games.example.org"},
            {**local, "X-Forwarded-For": "203.0.113.9"},
            {**local, "Forwarded": "for=203.0.113.9"},
            {**local, "Via": "1.1 proxy"},
        ):
            assert (await place.http.get("/metrics", headers=headers)).status_code == 404
        far = httpx.ASGITransport(app=place.app, client=("203.0.113.9", 1))
        async with httpx.AsyncClient(transport=far, base_url="http://localhost") as http:
            assert (await http.get("/metrics")).status_code == 404

    stage(play)
