"""Once more: a rematch among people, asked and agreed, the next one sitting first; games make a series."""

import asyncio

import httpx
import pytest
from server_client import Refused, Socket, Visitor
from server_games import play_out, played, seated


async def refused(what):
    with pytest.raises(Refused) as caught:
        await what
    return caught.value.status, caught.value.key


def test_a_rematch_is_asked_agreed_and_begins_with_the_next_one_first(stage):
    async def play(place):
        people = [await place.person(name) for name in ("Anna", "Boris", "Carl")]
        pace = {"kind": "slow", "bank": 86400, "increment": 0, "cap": 86400, "then": "bot"}
        ident, _ = await played(place, *people, pace=pace, private=True, options={"map": "usa"})
        path = f"/api/tables/{ident}/rematch"
        async with Socket(place.app, people[2].cookie) as socket:
            socket.watch(ident)
            before = (await socket.update())["seq"]
            table = await people[0].post(path)
            assert (await socket.update())["seq"] == before + 1
        (asked,) = table["proposals"]
        assert (asked["what"], asked["by"], asked["agreed"]) == ("rematch", 0, [0])
        assert (await people[0].post(path))["next"] is None  # asking twice is asking once
        assert (await people[1].post(path))["proposals"][0]["agreed"] == [0, 1]
        table = await people[2].post(path)
        assert table["proposals"] == [] and table["next"]
        again = await people[0].get(f"/api/tables/{table['next']}")
        assert [seat["name"] for seat in again["seats"]] == ["Boris", "Carl", "Anna"]
        assert again["state"] == "running" and again["series"] == ident and again["mine"] == 2
        assert again["options"] == table["options"] and again["private"] and again["pace"] == table["pace"]
        assert again["clock"] is not None
        assert (await people[1].post(path))["next"] == table["next"]  # it has begun: there is one only

    stage(play)


def test_a_rematch_is_declined_or_withdrawn(stage):
    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        ident, _ = await played(place, anna, boris)
        path = f"/api/tables/{ident}/rematch"
        assert await refused(boris.post(path, {"yes": False})) == (409, "no-such-proposal")
        await anna.post(path)
        assert (await boris.post(path, {"yes": False}))["proposals"] == []
        assert (await boris.post(path))["proposals"][0]["agreed"] == [1]  # it is Boris who asks now
        assert (await boris.post(path, {"yes": False}))["next"] is None

    stage(play)


def test_bots_agree_at_once_and_a_resigned_person_is_not_waited_for(stage):
    async def play(place):
        people = [await place.person(name) for name in ("Anna", "Boris", "Carl")]
        bot = [{"kind": "bot", "bot": "random"}]
        ident, _ = await played(place, people[0], bots=bot)
        again = await people[0].post(f"/api/tables/{ident}/rematch")
        seats = (await people[0].get(f"/api/tables/{again['next']}"))["seats"]
        assert [seat["kind"] for seat in seats] == ["bot", "person"]
        ident = await seated(place, *people)
        await people[2].post(f"/api/tables/{ident}/resign", {"bot": "random"})
        await play_out(place, ident)
        await people[0].post(f"/api/tables/{ident}/rematch")
        table = await people[1].post(f"/api/tables/{ident}/rematch")
        seats = (await people[0].get(f"/api/tables/{table['next']}"))["seats"]
        assert [(seat["kind"], seat["person"]) for seat in seats][1] == ("bot", None)
        # Who resigned comes back to the next game by asking for it in time.
        ident = await seated(place, *people)
        await people[2].post(f"/api/tables/{ident}/resign", {"bot": "random"})
        await play_out(place, ident)
        for person in (people[2], people[0], people[1]):
            table = await person.post(f"/api/tables/{ident}/rematch")
        seats = (await people[0].get(f"/api/tables/{table['next']}"))["seats"]
        assert [seat["name"] for seat in seats] == ["Boris", "Carl", "Anna"]
        assert {seat["kind"] for seat in seats} == {"person"}

    stage(play, bot_pause=60)


def test_a_series_counts_points_by_place(stage):
    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        ident, _ = await played(place, anna, boris)
        wins = {"Anna": 0, "Boris": 0}
        tables = [ident]
        for seed in range(3):
            for person in (anna, boris):
                table = await person.post(f"/api/tables/{tables[-1]}/rematch")
            tables.append(table["next"])
            if seed < 2:
                await play_out(place, table["next"], seed=seed + 5)
        for one in tables[:3]:
            for seat in (table := await anna.get(f"/api/tables/{one}"))["seats"]:
                wins[seat["name"]] += table["places"][seat["seat"]] == 1
        series = await boris.get(f"/api/tables/{tables[1]}/series")
        assert series["games"] == tables
        assert {one["name"]: one["wins"] for one in series["standing"]} == wins
        assert [one["points"] for one in series["standing"]] == [
            6.0 * one["wins"] for one in series["standing"]
        ]
        assert all(one["games"] == 3 for one in series["standing"])
        assert series["standing"][0]["place"] == 1

    stage(play)


def test_rematches_are_refused_when_forged(stage):
    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        running = await seated(place, anna, boris)
        assert await refused(anna.post(f"/api/tables/{running}/rematch")) == (409, "not-over")
        assert (await refused(anna.post(f"/api/tables/{running}/proposals", {"what": "rematch"})))[0] == 400
        ident, _ = await played(place, anna, boris)
        path = f"/api/tables/{ident}/rematch"
        stranger = await place.person("Stranger")
        assert await refused(stranger.post(path)) == (403, "not-seated")
        assert await refused((await place.visitor().come()).post(path)) == (401, "nobody")
        for forged in ({"yes": "maybe"}, {"seat": 1}, {"yes": True, "next": "mine"}):
            assert (await refused(anna.post(path, forged)))[0] == 400
        answer = await anna.send("POST", path, {}, **{"X-CSRF-Token": "forged"})
        assert answer.status_code == 403
        practice = {
            "game": "powergrid",
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
            "seed": 1,
        }
        ident = (await anna.post("/api/tables", practice))["id"]
        await play_out(place, ident)
        assert await refused(anna.post(f"/api/tables/{ident}/rematch")) == (409, "no-rematch")
        place.services.rates.on = True
        statuses = [(await anna.send("POST", path, {})).status_code for _ in range(30)]
        assert statuses[-1] == 429

    stage(play)


def test_both_agree_at_once_in_two_processes_and_one_rematch_begins(processes):
    servers = [processes(bot_pause=0), processes(bot_pause=0)]

    async def run():
        async with (
            httpx.AsyncClient(base_url=servers[0].address, timeout=60) as http,
            httpx.AsyncClient(base_url=servers[1].address, timeout=60) as second,
        ):
            anna, boris = await Visitor(http).begin("Anna"), await Visitor(second).begin("Boris")
            ident = (
                await anna.post(
                    "/api/tables", {"game": "powergrid", "seats": [{"kind": "me"}, {"kind": "open"}]}
                )
            )["id"]
            await boris.post(f"/api/tables/{ident}/join")
            for person in (anna, boris):
                await person.post(f"/api/tables/{ident}/proposals", {"what": "end"})
            path = f"/api/tables/{ident}/rematch"
            await anna.post(path)
            servers[0].kill()
            servers[0].start()
            told = await asyncio.gather(anna.post(path), boris.post(path))
            begun = {table["next"] for table in (*told, await anna.post(path))} - {None}
            assert len(begun) == 1
            mine = await boris.get("/api/tables?list=mine")
            assert {table["id"] for table in mine} == {ident, *begun}

    asyncio.run(run())
