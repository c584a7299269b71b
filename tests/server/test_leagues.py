"""Leagues: people come by a link, rounds begin once with all their tables, the table is counted from what is over."""

import asyncio
import time

import httpx
import pytest
from server_client import Refused, Visitor
from server_games import play_out
from sqlalchemy import func, select, update

from partie.server.company import leagues as company
from partie.server.storage.schema import leagues, matches

PACE = {"kind": "slow", "bank": 86400, "increment": 0, "cap": 86400, "then": "bot"}
LEAGUE = {"name": "Winter", "game": "powergrid", "pace": PACE, "seats": 3, "rounds": 2}
NAMES = ("Anna", "Boris", "Carl", "Dora", "Emil", "Fedir")


async def refused(what):
    with pytest.raises(Refused) as caught:
        await what
    return caught.value.status, caught.value.key


async def opened(place, names=NAMES, **more):
    """A league that these people have joined; gives its address and the people."""
    people = [await place.person(name) for name in names]
    league = await people[0].post("/api/leagues", {**LEAGUE, **more})
    path, key = f"/api/leagues/{league['id']}", league["link"].rsplit("/", 1)[1]
    for person in people[1:]:
        await person.post(f"{path}/join", {"key": key})
    return path, people


async def at_round(person, path, number, state="running"):
    async with asyncio.timeout(60):
        while True:
            league = await person.get(path)
            if (league["round"], league["state"]) == (number, state):
                return league
            await asyncio.sleep(0.02)


def test_people_join_by_the_link_and_all_rounds_are_played(stage):
    async def play(place):
        path, people = await opened(place)
        league = await people[5].get(path)
        assert (league["state"], league["round"], len(league["standing"])) == ("open", 0, 6)
        assert not league["host"] and league["member"] and league["games"] == []
        await people[0].post(f"{path}/start")
        league = await at_round(people[0], path, 1)
        assert len(league["games"]) == 2 and league["link"].count("/") == 2  # nobody joins any more
        assert sorted(seat["name"] for game in league["games"] for seat in game["seats"]) == sorted(NAMES)
        assert 6.9 * 86400 < league["due"] - time.time() < 7 * 86400
        one = await people[0].get(f"/api/tables/{league['games'][0]['table']}")
        assert one["state"] == "running" and one["pace"]["kind"] == "slow" and one["clock"] is not None
        await play_out(place, league["games"][0]["table"])
        halfway = await people[0].get(path)
        assert sum(one["points"] for one in halfway["standing"]) == 9  # true at once
        assert halfway["round"] == 1
        await play_out(place, league["games"][1]["table"], seed=2)
        league = await at_round(people[0], path, 2)
        assert len(league["games"]) == 4 and league["due"] is None
        for number, game in enumerate(league["games"][2:]):
            await play_out(place, game["table"], seed=number)
        league = await at_round(people[0], path, 2, "finished")
        assert sum(one["points"] for one in league["standing"]) == 36
        assert [one["place"] for one in league["standing"]] == sorted(
            one["place"] for one in league["standing"]
        )
        assert all(one["games"] == 2 for one in league["standing"])
        assert all(seat["place"] for game in league["games"] for seat in game["seats"])
        mine = await people[3].get("/api/leagues")
        assert [(one["name"], one["state"]) for one in mine] == [("Winter", "finished")]

    stage(play)


def test_the_next_round_begins_beside_slow_games_when_its_day_has_come(stage):
    async def play(place):
        path, people = await opened(place)
        await people[0].post(f"{path}/start")
        await at_round(people[0], path, 1)
        async with place.services.database.write() as connection:
            await connection.execute(update(leagues).values(due=time.time() - 1))
        league = await at_round(people[0], path, 2)
        assert [game["state"] for game in league["games"]] == ["running"] * 4

    stage(play)


def test_a_round_begins_once_however_many_processes_try(stage):
    async def play(place):
        path, people = await opened(place)
        await people[0].post(f"{path}/start")
        await asyncio.gather(*(company.advance_all(place.services) for _ in range(5)))
        await at_round(people[0], path, 1)
        async with place.services.database.read() as connection:
            assert await connection.scalar(select(func.count()).select_from(matches)) == 2

    stage(play)


def test_before_it_begins_people_leave_and_are_removed(stage):
    async def play(place):
        path, people = await opened(place)
        assert await people[5].post(f"{path}/leave") == []
        assert await refused(people[4].ask("DELETE", f"{path}/people/@{people[3].id}")) == (403, "not-host")
        league = await people[0].ask("DELETE", f"{path}/people/@{people[4].id}")
        assert len(league["standing"]) == 4
        assert await refused(people[5].post(f"{path}/leave")) == (403, "not-a-member")
        assert await refused(people[3].post(f"{path}/start")) == (403, "not-host")
        await people[0].post(f"{path}/start")
        assert await refused(people[1].post(f"{path}/leave")) == (409, "league-began")
        assert await refused(people[0].post(f"{path}/start")) == (409, "league-began")
        again, others = await opened(place, ("Gita", "Hana"))
        assert await refused(others[0].post(f"{again}/start")) == (409, "league-size")
        await others[0].post(f"{again}/leave")
        assert await refused(others[1].get(again)) == (404, "no-such-league")

    stage(play)


def test_whoever_leaves_the_server_is_replaced_by_a_bot(stage):
    async def play(place):
        path, people = await opened(place, NAMES[:3])
        await people[0].post(f"{path}/start")
        league = await at_round(people[0], path, 1)
        await people[2].post("/api/people/leave")
        await play_out(place, league["games"][0]["table"])
        league = await at_round(people[0], path, 2)
        kinds = {
            seat["kind"]
            for seat in (await people[0].get(f"/api/tables/{league['games'][1]['table']}"))["seats"]
        }
        assert kinds == {"person", "bot"}
        assert any(seat["address"] is None for seat in league["games"][1]["seats"])

    stage(play)


def test_a_private_league_is_for_those_who_have_its_link(stage):
    async def play(place):
        path, people = await opened(place, NAMES[:3], private=True)
        stranger, key = await place.person("Stranger"), (await people[0].get(path))["link"].rsplit("/", 1)[1]
        assert await refused(stranger.get(path)) == (404, "no-such-league")
        assert await refused(stranger.get(f"{path}?key=guessed")) == (404, "no-such-league")
        assert not (await stranger.get(f"{path}?key={key}"))["member"]
        await people[0].post(f"{path}/start")
        league = await at_round(people[0], path, 1)
        table = league["games"][0]["table"]
        assert (await people[0].get(f"/api/tables/{table}"))["private"]
        assert table not in [one["id"] for one in await stranger.get("/api/tables?list=running")]

    stage(play)


def test_leagues_are_refused_when_forged_and_when_too_often(stage):
    async def play(place):
        path, people = await opened(place, NAMES[:3])
        stranger, nobody = await place.person("Stranger"), await place.visitor().come()
        for method, door, body in (
            ("GET", "/api/leagues", None),
            ("POST", "/api/leagues", LEAGUE),
            ("POST", f"{path}/join", {"key": "x"}),
            ("POST", f"{path}/leave", {}),
            ("POST", f"{path}/start", {}),
            ("DELETE", f"{path}/people/@{people[1].id}", None),
        ):
            assert await refused(nobody.ask(method, door, body)) == (401, "nobody")
            if method != "GET":
                forged = await people[0].send(method, door, body, **{"X-CSRF-Token": "forged"})
                assert forged.status_code == 403
        for wrong in (
            {"name": " "},
            {"seats": 5},
            {"rounds": 0},
            {"rounds": 10**9},
            {"days": 0},
            {"pace": None},
            {"pace": {**PACE, "bank": -1}},
            {"state": "running"},
            {"options": {"map": "x" * 300}},
        ):
            assert (await refused(people[0].post("/api/leagues", {**LEAGUE, **wrong})))[0] == 400, wrong
        assert (await refused(people[0].post("/api/leagues", {**LEAGUE, "game": "chess"})))[0] in (400, 404)
        assert (await refused(people[0].post("/api/leagues", {**LEAGUE, "options": {"map": "mars"}})))[0] in (
            400,
            409,
        )
        assert await refused(stranger.post(f"{path}/join", {"key": "guessed"})) == (404, "no-such-league")
        assert await refused(stranger.post(f"{path}/start")) == (403, "not-host")
        assert await refused(stranger.get("/api/leagues/nobodysLeague")) == (404, "no-such-league")
        place.services.rates.on = True
        statuses = [
            (await stranger.send("POST", f"{path}/join", {"key": "x"})).status_code for _ in range(40)
        ]
        assert statuses[0] == 404 and statuses[-1] == 429

    stage(play)


def test_a_kill_leaves_a_round_begun_or_not_begun(processes):
    servers = [processes(), processes()]

    async def run():
        async with (
            httpx.AsyncClient(base_url=servers[0].address, timeout=60) as http,
            httpx.AsyncClient(base_url=servers[1].address, timeout=60) as second,
        ):
            people = [await Visitor(http).begin(NAMES[0])]
            people += [await Visitor(second).begin(name) for name in NAMES[1:]]
            league = await people[0].post("/api/leagues", LEAGUE)
            path, key = f"/api/leagues/{league['id']}", league["link"].rsplit("/", 1)[1]
            for person in people[1:]:
                await person.post(f"{path}/join", {"key": key})
            await people[0].post(f"{path}/start")
            servers[0].kill()
            league = await at_round(people[1], path, 1)
            servers[0].start()
            assert await people[0].get(path) == {**league, "host": True}
            assert len({game["table"] for game in league["games"]}) == 2

    asyncio.run(run())
