"""Afterwards: results, profiles, ratings among people, and who may see what of them."""

import asyncio

import httpx
import pytest
from server_client import Refused, Visitor
from server_games import keep, play_out, played, seated
from sqlalchemy import func, select, update

from partie.server.company import ratings as rating
from partie.server.storage.schema import ratings, results


async def refused(what):
    with pytest.raises(Refused) as caught:
        await what
    return caught.value.status, caught.value.key


async def rated(place, games):
    """Wait until so many games are rated."""
    done = select(func.count(results.c.table_id.distinct())).where(results.c.rated.is_not(None))
    async with asyncio.timeout(60):
        while True:
            async with place.services.database.read() as connection:
                if await connection.scalar(done) == games:
                    return
            await asyncio.sleep(0.02)


def title(profile, game="powergrid"):
    (found,) = [one for one in profile["titles"] if one["game"] == game]
    return found


def test_a_profile_counts_games_by_title_place_and_opponent(stage):
    async def play(place):
        anna, boris = await keep(await place.person("Anna")), await place.person("Boris")
        places = [(await played(place, anna, boris, seed=seed))[1] for seed in (1, 2, 3)]
        bot = [{"kind": "bot", "bot": "random"}]
        _, alone = await played(place, anna, bots=bot)
        await rated(place, 4)
        profile = await boris.get("/api/players/Anna")
        assert (profile["name"], profile["address"], profile["mine"]) == ("Anna", "Anna", False)
        mine = title(profile)
        won = sum(one[0] == 1 for one in places)
        assert mine["games"] == 4 and mine["wins"] == won + (alone[0] == 1)
        assert sum(mine["places"].values()) == 4 and mine["places"].get("1", 0) == mine["wins"]
        assert mine["best"] >= mine["average"] > 0
        (opponent,) = profile["against"]
        assert opponent == {
            "name": "Boris", "address": f"@{boris.id}", "games": 3, "ahead": won, "behind": 3 - won
        }  # fmt: skip
        assert profile["bots"] == [
            {"game": "powergrid", "bot": "random", "games": 1, "wins": int(alone[0] == 1)}
        ]
        (stars,) = profile["ratings"]
        assert stars["games"] == 3 and stars["low"] < stars["skill"] < stars["high"]
        other = await anna.get(f"/api/players/@{boris.id}")
        assert other["ratings"][0]["games"] == 3 and other["bots"] == []
        better = max((stars["skill"], won), (other["ratings"][0]["skill"], 3 - won), key=lambda one: one[1])
        assert better[0] > 25

    stage(play)


def test_the_history_is_filtered(stage):
    async def play(place):
        anna, boris = await keep(await place.person("Anna")), await place.person("Boris")
        first, places = await played(place, anna, boris)
        second, _ = await played(place, anna, bots=[{"kind": "bot", "bot": "random"}], game="shipyard")
        path = "/api/players/anna/games"
        both = await boris.get(path)
        assert [one["table"] for one in both] == [second, first]
        assert [seat["place"] for seat in both[1]["seats"]] == places
        assert both[1]["seats"][1]["name"] == "Boris" and both[0]["seats"][1]["bot"] == "random"

        async def tables(query):
            return [one["table"] for one in await boris.get(f"{path}?{query}")]

        assert await tables("game=shipyard") == [second]
        assert await tables(f"against=@{boris.id}") == [first]
        assert await tables("how=people") == [first] and await tables("how=bots") == [second]
        assert first in await tables("how=won" if places[0] == 1 else "how=lost")
        assert await tables(f"before={both[0]['at']}") == [first]
        assert (await refused(boris.get(f"{path}?how=cheating")))[0] == 400
        assert await refused(boris.get(f"{path}?against=Nobody")) == (404, "no-such-player")

    stage(play)


def test_a_private_table_is_never_shown_in_a_strangers_view(stage):
    async def play(place):
        anna, boris = await keep(await place.person("Anna")), await place.person("Boris")
        ident, _ = await played(place, anna, boris, private=True)
        stranger, nobody = await place.person("Stranger"), await place.visitor().come()
        for reader in (stranger, nobody):
            profile = await reader.get("/api/players/Anna")
            assert profile["titles"] == profile["against"] == profile["bots"] == []
            assert await reader.get("/api/players/Anna/games") == []
            assert await reader.get(f"/api/players/Anna/games?against=@{boris.id}") == []
            assert not any(ident.encode() in seen for seen in reader.seen[-6:])
        for reader in (anna, boris):
            assert title(await reader.get("/api/players/Anna"))["games"] == 1
            (game,) = await reader.get("/api/players/Anna/games")
            assert game["table"] == ident and game["private"]

    stage(play)


def test_practice_and_agreed_ends_and_lonely_games_are_not_rated(stage):
    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        await played(place, anna, bots=[{"kind": "bot", "bot": "random"}])
        await played(place, anna, boris, seed=7, **{"private": False, "options": {}})
        practice = await anna.post(
            "/api/tables",
            {"game": "powergrid", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "seed": 5},
        )
        await play_out(place, practice["id"])
        agreed = await seated(place, anna, boris)
        for person in (anna, boris):
            await person.post(f"/api/tables/{agreed}/proposals", {"what": "end"})
        await rated(place, 3)
        profile = await boris.get(f"/api/players/@{anna.id}")
        assert profile["ratings"][0]["games"] == 1
        assert title(profile)["games"] == 3
        games = await boris.get(f"/api/players/@{anna.id}/games")
        assert practice["id"] not in [one["table"] for one in games]
        assert [one["agreed"] for one in games] == [True, False, False]
        assert [one["gain"] is not None for one in games] == [False, True, False]

    stage(play)


def test_whoever_resigned_comes_last_in_the_ratings(stage):
    async def play(place):
        people = [await place.person(name) for name in ("Anna", "Boris", "Carl")]
        ident = await seated(place, *people)
        await people[0].post(f"/api/tables/{ident}/resign", {"bot": "random"})
        await play_out(place, ident)
        await rated(place, 1)
        skills = [
            (await people[0].get(f"/api/players/@{person.id}"))["ratings"][0]["skill"] for person in people
        ]
        assert skills[0] == min(skills) < 25
        (game,) = await people[0].get(f"/api/players/@{people[0].id}/games")
        assert game["place"] == 0 and not game["won"] and game["gain"] < 0

    stage(play, bot_pause=60)


def test_whoever_wants_no_ratings_has_none(stage):
    async def play(place):
        people = [await place.person(name) for name in ("Anna", "Boris", "Carl")]
        await played(place, *people)
        await rated(place, 1)
        assert await people[0].ask("PUT", "/api/players/rated", {"rated": False}) == {"rated": False}
        profile = await people[1].get(f"/api/players/@{people[0].id}")
        assert profile["ratings"] == [] and not profile["rated"]
        (game,) = await people[1].get(f"/api/players/@{people[0].id}/games")
        assert game["gain"] is None
        await played(place, *people, seed=2)
        await rated(place, 2)
        counts = [
            [one["games"] for one in (await people[0].get(f"/api/players/@{person.id}"))["ratings"]]
            for person in people
        ]
        assert counts == [[], [2], [2]]
        nobody = await place.visitor().come()
        assert await refused(nobody.ask("PUT", "/api/players/rated", {"rated": False})) == (401, "nobody")

    stage(play)


def test_a_game_is_rated_once_however_many_processes_try(stage):
    async def play(place):
        people = [await place.person(name) for name in ("Anna", "Boris")]
        for seed in range(3):
            await played(place, *people, seed=seed)
        await rated(place, 3)
        async with place.services.database.read() as connection:
            before = (await connection.execute(select(ratings).order_by(ratings.c.person))).all()
        assert [row.games for row in before] == [3, 3]
        async with place.services.database.write() as connection:
            await connection.execute(update(results).values(rated=None))
            await connection.execute(ratings.delete())
        await asyncio.gather(*(rating.rate_new(place.services) for _ in range(4)))
        async with place.services.database.read() as connection:
            after = (await connection.execute(select(ratings).order_by(ratings.c.person))).all()
        assert [row.games for row in after] == [3, 3]
        assert [row.skill for row in after] == pytest.approx([row.skill for row in before])

    stage(play)


def test_profiles_are_refused_when_forged_and_when_too_often(stage):
    async def play(place):
        anna = await keep(await place.person("Anna"))
        for path in (
            "/api/players/Nobody",
            "/api/players/@",
            "/api/players/@' OR 1=1",
            "/api/players/%F0%9F%8E%B2",
        ):
            assert await refused(anna.get(path)) == (404, "no-such-player")
        assert (await refused(anna.get(f"/api/players/{'a' * 41}")))[0] in (400, 404)
        assert (await refused(anna.get(f"/api/players/Anna/games?game={'x' * 41}")))[0] == 400
        assert (await refused(anna.get("/api/players/Anna/games?before=-1")))[0] == 400
        for forged in ({}, {"rated": "maybe"}, {"rated": 7}, {"rated": True, "skill": 99}):
            assert (await refused(anna.ask("PUT", "/api/players/rated", forged)))[0] == 400
        answer = await anna.send("PUT", "/api/players/rated", {"rated": False}, **{"X-CSRF-Token": "forged"})
        assert answer.status_code == 403
        place.services.rates.on = True
        statuses = [(await anna.send("GET", "/api/players/Anna")).status_code for _ in range(60)]
        assert statuses[0] == 200 and statuses[-1] == 429

    stage(play)


def test_results_are_kept_through_a_kill_and_seen_by_both_processes(processes):
    servers = [processes(), processes()]

    async def run():
        async with (
            httpx.AsyncClient(base_url=servers[0].address, timeout=60) as http,
            httpx.AsyncClient(base_url=servers[1].address, timeout=60) as second,
        ):
            anna, boris = await Visitor(http).begin("Anna"), await Visitor(second).begin("Boris")
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
            ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": seats}))["id"]
            await boris.post(f"/api/tables/{ident}/join")
            for person, number in ((anna, 0), (boris, 1)):
                await person.post(f"/api/tables/{ident}/seats/{number}/bot", {"bot": "random"})
            servers[0].kill()
            async with asyncio.timeout(120):
                while (await boris.get(f"/api/tables/{ident}"))["state"] != "finished":
                    await asyncio.sleep(0.1)
            servers[0].start()
            games = [await person.get(f"/api/players/@{boris.id}/games") for person in (anna, boris)]
            assert games[0] == games[1] and len(games[0]) == 1
            assert games[0][0]["gain"] is None  # bots played to the end

    asyncio.run(run())
