"""A way out: nudge, a bot until they return, the end by agreement, resigning, waiting guests, another name."""

import asyncio
import json
import time

import httpx
import pytest
from server_client import Refused, Socket, Visitor, all_moves, open_at
from sqlalchemy import insert, select, update

from partie.server.storage.schema import presence, tables

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


async def refused(what):
    with pytest.raises(Refused) as caught:
        await what
    return caught.value.status, caught.value.key


async def running(place, count=2, **more):
    """A table with Anna, Boris (and Carl); gives its id, the one who is asked, and the others."""
    people = [await place.person(name) for name in ("Anna", "Boris", "Carl")[:count]]
    body = {"game": "powergrid", "seats": SEATS[:count], **more}
    ident = (await people[0].post("/api/tables", body))["id"]
    for person in people[1:]:
        table = await person.post(f"/api/tables/{ident}/join")
    asked = table["deciding"][0]
    return ident, asked, people[asked], [one for number, one in enumerate(people) if number != asked]


async def was_seen(place, ident, person, ago, sockets=0):
    """As if the person had been at the table so many seconds ago, or (with sockets) were there now."""
    row = {"sockets": sockets, "seen": time.time() - ago, "changed": time.time()}
    async with place.services.database.write() as connection:
        of_one = (presence.c.table_id == ident, presence.c.person == person.id)
        known = await connection.execute(update(presence).where(*of_one).values(**row))
        if not known.rowcount:
            await connection.execute(
                insert(presence).values(table_id=ident, person=person.id, process="test", **row)
            )


async def play_once(person, ident):
    decision = (await person.get(f"/api/tables/{ident}/play"))["decision"]
    await person.commit(ident, decision["id"], all_moves(decision)[0]["move"])


def test_a_nudge_reaches_the_one_who_is_waited_for_at_most_once_an_hour(stage):
    async def play(place):
        ident, seat, asked, (other,) = await running(place)
        path = f"/api/tables/{ident}/seats/{seat}/nudge"
        async with Socket(place.app, asked.cookie) as socket:
            socket.watch(ident)
            before = (await socket.update())["seq"]
            table = await other.post(path)
            assert (await socket.update())["seq"] == before + 1
        (nudge,) = table["proposals"]
        assert (nudge["what"], nudge["seat"], nudge["by"]) == ("nudge", seat, 1 - seat)
        assert (await asked.get("/api/tables?list=mine"))[0]["proposals"] == [nudge]
        assert await refused(other.post(path)) == (429, "nudged-already")
        assert await refused(asked.post(f"/api/tables/{ident}/seats/{1 - seat}/nudge")) == (
            409,
            "not-waited-for",
        )
        assert await refused(asked.post(path)) == (404, "bad-seat")
        assert await refused(other.post(f"/api/tables/{ident}/seats/9/nudge")) == (404, "bad-seat")
        stranger = await place.person("Stranger")
        assert await refused(stranger.post(path)) == (403, "not-seated")
        # Whoever has decided is no longer shown as nudged; the hour still counts.
        await play_once(asked, ident)
        assert (await asked.get(f"/api/tables/{ident}"))["proposals"] == []

    stage(play)


def test_the_others_let_a_bot_play_for_somebody_away_and_the_seat_stays_its_owners(stage):
    async def play(place):
        ident, seat, asked, others = await running(place, 3)
        for person in others:
            await was_seen(place, ident, person, 0, sockets=1)
        wanted = {"what": "bot", "seat": seat}
        path = f"/api/tables/{ident}/proposals"
        await was_seen(place, ident, asked, 0, sockets=1)
        assert await refused(others[0].post(path, wanted)) == (409, "not-away")
        await was_seen(place, ident, asked, 30)
        assert await refused(others[0].post(path, wanted)) == (409, "not-away")
        await was_seen(place, ident, asked, 90)
        assert await refused(asked.post(path, wanted)) == (404, "bad-seat")
        table = await others[0].post(path, wanted)
        (proposal,) = table["proposals"]
        assert table["seats"][seat]["kind"] == "person" and proposal["agreed"] == [table["mine"]]
        again = await others[0].post(path, wanted)  # agreeing twice is agreeing once
        assert again["seats"][seat]["kind"] == "person"
        table = await others[1].post(path, wanted)
        assert table["seats"][seat]["kind"] == "bot" and table["seats"][seat]["person"] == asked.id
        assert table["proposals"] == []
        back = await asked.post(f"/api/tables/{ident}/join")
        assert back["seats"][seat]["kind"] == "person" and back["mine"] == seat

    stage(play, bot_pause=30)


def test_somebody_who_comes_back_and_plays_ends_the_proposal_about_them(stage):
    async def play(place):
        ident, seat, asked, others = await running(place, 3)
        for person in others:
            await was_seen(place, ident, person, 0, sockets=1)
        await was_seen(place, ident, asked, 90)
        await others[0].post(f"/api/tables/{ident}/proposals", {"what": "bot", "seat": seat})
        await play_once(asked, ident)
        table = await others[1].get(f"/api/tables/{ident}")
        assert table["proposals"] == []

    stage(play)


def test_all_present_end_the_game_and_the_result_is_marked(stage):
    async def play(place):
        ident, _, asked, others = await running(place, 3)
        for person in (asked, others[0]):
            await was_seen(place, ident, person, 0, sockets=1)
        await was_seen(
            place, ident, others[1], 3600
        )  # away for an hour: still asked, the absence time is a day
        path = f"/api/tables/{ident}/proposals"
        await play_once(asked, ident)
        assert (await asked.post(path, {"what": "end"}))["state"] == "running"
        assert (await others[0].post(path, {"what": "end", "yes": False}))["proposals"] == []
        assert await refused(others[0].post(path, {"what": "end", "yes": False})) == (409, "no-such-proposal")
        await asked.post(path, {"what": "end"})
        assert (await others[0].post(path, {"what": "end"}))["state"] == "running"
        await was_seen(place, ident, others[1], 25 * 3600)
        table = await others[0].post(path, {"what": "end"})
        assert table["state"] == "finished" and table["ended"] == "agreed" and sorted(table["places"])[0] == 1
        assert table["deciding"] == [] and table["waiting"] is None
        position = await asked.get(f"/api/tables/{ident}/play")
        assert position["result"]["places"] == table["places"]
        assert position["deciding"] == [] and position["decision"] is None
        assert "ended by agreement" in await asked.get(f"/api/tables/{ident}/record")
        for act in (
            asked.post(path, {"what": "end"}),
            asked.post(f"/api/tables/{ident}/resign", {"bot": "greedy"}),
            asked.commit(ident, "1.0", [0]),
            asked.ask("PUT", f"/api/tables/{ident}/order", {"order": "pass until fuel"}),
            asked.get(f"/api/tables/{ident}/hint"),
        ):
            assert await refused(act) == (409, "game-over")
        # As it is stored: another process reads the same.
        place.services.tables.clear()
        place.services.views.clear()
        assert (await asked.get(f"/api/tables/{ident}/play"))["result"] == position["result"]
        assert (await asked.get("/api/tables?list=finished"))[0]["ended"] == "agreed"

    stage(play)


def test_whoever_resigns_is_out_of_the_ranking_and_hands_the_table_on(stage):
    async def play(place):
        ident, _, asked, (other,) = await running(place)
        anna = asked if asked.name == "Anna" else other
        boris = other if anna is asked else asked
        path = f"/api/tables/{ident}/resign"
        assert await refused(anna.post(path, {"bot": "hal"})) == (400, "unknown-bot")
        table = await anna.post(path, {"bot": "random"})
        mine = table["seats"][table["mine"]]
        assert mine["kind"] == "bot" and mine["resigned"] and not table["host"]
        assert (await boris.get(f"/api/tables/{ident}"))["host"]
        assert await refused(anna.post(f"/api/tables/{ident}/join")) == (409, "seat-taken")
        assert await refused(anna.post(path, {"bot": "random"})) == (403, "not-seated")
        assert f"resigned: seat {mine['seat']}" in await boris.get(f"/api/tables/{ident}/record")
        table = await boris.post(f"/api/tables/{ident}/proposals", {"what": "end"})
        places = [1, 1]
        places[mine["seat"]] = 0
        assert table["state"] == "finished" and table["places"] == places
        assert (await boris.get(f"/api/tables/{ident}/play"))["result"]["places"] == places

    stage(play)


def test_a_host_removes_or_replaces_a_waiting_guest_and_nobody_else_does(stage):
    async def play(place):
        anna, boris, carl = [await place.person(name) for name in ("Anna", "Boris", "Carl")]
        seats = [*SEATS, {"kind": "bot", "bot": "random"}]
        ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": seats}))["id"]
        await boris.post(f"/api/tables/{ident}/join", {"seat": 1})
        path = f"/api/tables/{ident}/seats"
        assert await refused(boris.post(f"{path}/0/clear")) == (403, "not-host")
        assert await refused(carl.post(f"{path}/1/clear")) == (403, "not-host")
        assert await refused(anna.post(f"{path}/0/clear")) == (409, "seat-taken")
        assert await refused(anna.post(f"{path}/9/clear")) == (404, "bad-seat")
        table = await anna.post(f"{path}/1/clear")
        assert table["seats"][1]["kind"] == "open"
        assert (await boris.get(f"/api/tables/{ident}"))["mine"] is None
        await boris.post(f"/api/tables/{ident}/join", {"seat": 1})
        table = await anna.post(f"{path}/1/bot", {"bot": "random"})
        assert table["seats"][1]["kind"] == "bot" and table["seats"][1]["person"] is None
        assert (await anna.post(f"{path}/3/clear"))["seats"][3]["kind"] == "open"

    stage(play)


def test_an_absence_time_of_a_day_is_the_default_and_nobody_alone_is_replaced(stage):
    async def play(place):
        anna = await place.person("Anna")
        table = await anna.post("/api/tables", {"game": "powergrid", "seats": SEATS})
        assert table["absence"] == {"after": 86400, "then": "bot"}
        table = await anna.post("/api/tables", {"game": "powergrid", "seats": SEATS, "absence": None})
        assert table["absence"] is None
        alone = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        assert (await anna.post("/api/tables", {"game": "powergrid", "seats": alone}))["absence"] is None

    stage(play)


def test_whoever_is_here_is_not_absent_however_long_they_think(stage):
    async def play(place):
        ident, seat, asked, (other,) = await running(place, absence={"after": 120, "then": "bot"})
        await was_seen(place, ident, asked, 0, sockets=1)
        async with place.services.database.write() as connection:
            old = {"asked": json.dumps({seat: time.time() - 500}), "due": time.time() - 380}
            await connection.execute(update(tables).where(tables.c.id == ident).values(**old))
        place.services.tables.clear()
        await asyncio.sleep(0.5)
        async with place.services.database.read() as connection:
            due = await connection.scalar(select(tables.c.due).where(tables.c.id == ident))
        assert due > time.time() + 100  # looked at again when they could be absent
        assert await refused(other.post(f"/api/tables/{ident}/seats/{seat}/bot", {"bot": "random"})) == (
            409,
            "not-absent",
        )
        await was_seen(place, ident, asked, 130)
        table = await other.post(f"/api/tables/{ident}/seats/{seat}/bot", {"bot": "random"})
        assert table["seats"][seat]["kind"] == "bot"

    stage(play)


def test_another_name_shows_at_all_tables_and_look_alikes_are_refused(stage):
    async def play(place):
        ident, seat, asked, (other,) = await running(place)
        path = "/api/people/name"
        assert await refused(asked.post(path, {"name": other.name})) == (409, "name-taken-here")
        assert (await asked.get("/api/me"))["person"]["name"] == asked.name  # all or nothing
        zoe = await place.person("Zoe")
        await zoe.post("/api/people/password", {"password": "correct horse"})
        assert await refused(asked.post(path, {"name": "ZOE"})) == (409, "name-taken")
        for bad in ("", " ", "a" * 41, "a\u202eb"):
            assert (await refused(asked.post(path, {"name": bad})))[0] == 400
        me = await asked.post(path, {"name": "Nora"})
        assert me["person"]["name"] == "Nora"
        assert (await asked.get("/api/me"))["person"]["name"] == "Nora"
        assert (await other.get(f"/api/tables/{ident}"))["seats"][seat]["name"] == "Nora"
        await play_once(asked, ident)
        said = (await other.get(f"/api/tables/{ident}/play?lang=en"))["events"]
        assert any("Nora" in entry["say"] for entry in said)
        place.services.tables.clear()
        assert (await other.get(f"/api/tables/{ident}"))["seats"][seat]["name"] == "Nora"

    stage(play)


def test_a_kept_name_is_renamed_with_its_login(stage):
    async def play(place):
        anna = await place.person("Anna")
        me = await anna.post("/api/people/password", {"password": "correct horse"})
        anna.csrf = me["csrf"]
        await anna.post("/api/people/name", {"name": "Nora"})
        again = await place.visitor().come()
        assert await refused(again.post("/api/login", {"name": "Anna", "password": "correct horse"})) == (
            403,
            "bad-login",
        )
        logged = await again.post("/api/login", {"name": "Nora", "password": "correct horse"})
        assert logged["person"]["name"] == "Nora"
        free = await place.person("Anna")  # the old name is anybody's again
        assert free.name == "Anna"

    stage(play)


def test_proposals_are_refused_when_forged_and_when_too_often(stage):
    async def play(place):
        ident, _, _, (other,) = await running(place)
        path = f"/api/tables/{ident}/proposals"
        for forged in (
            {},
            {"what": "win"},
            {"what": "bot", "seat": -1},
            {"what": "bot", "seat": 10**12},
            {"what": "end", "yes": "maybe"},
            {"what": "end", "more": 1},
        ):
            assert (await refused(other.post(path, forged)))[0] == 400
        assert await refused(other.post(path, {"what": "bot"})) == (404, "bad-seat")
        assert await refused(other.post("/api/tables/nobodysTable/proposals", {"what": "end"})) == (
            404,
            "no-such-table",
        )
        nobody = await place.visitor().come()
        assert await refused(nobody.post(path, {"what": "end"})) == (401, "nobody")
        answer = await other.send("POST", path, {"what": "end"}, **{"X-CSRF-Token": "forged"})
        assert answer.status_code == 403
        place.services.rates.on = True
        statuses = [
            (await other.send("POST", path, {"what": "end", "yes": False})).status_code for _ in range(30)
        ]
        assert statuses[-1] == 429

    stage(play)


def test_agreements_hold_between_processes_and_through_a_kill(processes):
    servers = [processes(), processes()]

    async def run():
        async with (
            httpx.AsyncClient(base_url=servers[0].address, timeout=60) as http,
            httpx.AsyncClient(base_url=servers[1].address, timeout=60) as second,
        ):
            anna, boris = await Visitor(http).begin("Anna"), await Visitor(second).begin("Boris")
            ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": SEATS[:2]}))["id"]
            await boris.post(f"/api/tables/{ident}/join")
            path = f"/api/tables/{ident}/proposals"
            async with open_at(servers[1], boris, ident):
                async with asyncio.timeout(60):
                    while not (await anna.get(f"/api/presence?tables={ident}")).get(ident):
                        await asyncio.sleep(0.05)
                assert (await anna.post(path, {"what": "end"}))["state"] == "running"
                servers[0].kill()
                (proposal,) = (await boris.get(f"/api/tables/{ident}"))["proposals"]
                assert proposal["agreed"] == [0]
                table = await boris.post(path, {"what": "end"})
            servers[0].start()
            assert table["ended"] == "agreed"
            assert (await anna.get(f"/api/tables/{ident}"))["ended"] == "agreed"
            position = await anna.get(f"/api/tables/{ident}/play")
            assert position["result"]["places"] == table["places"]

    asyncio.run(run())
