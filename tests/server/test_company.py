"""Friends, blocked people, invitations and groups: asked and accepted, here now, and shut to strangers."""

import asyncio

import httpx
import pytest
from server_client import Refused, Socket, Visitor
from server_games import keep, seated
from sqlalchemy import delete, insert

from partie.server.storage.schema import friends as rows

OPEN = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


async def refused(what):
    with pytest.raises(Refused) as caught:
        await what
    return caught.value.status, caught.value.key


def names(rows):
    return [one["name"] for one in rows]


async def friends(one, other):
    await one.post("/api/friends", {"player": other.name})
    return await other.post("/api/friends", {"player": one.name})


async def kept(place, *wanted):
    return [await keep(await place.person(name)) for name in wanted]


def test_friends_are_asked_and_accepted(stage):
    async def play(place):
        anna, boris = await kept(place, "Anna", "Boris")
        mine = await anna.post("/api/friends", {"player": "boris"})
        assert names(mine["asked"]) == ["Boris"] and mine["friends"] == []
        assert (await anna.post("/api/friends", {"player": "Boris"}))["asked"] == mine["asked"]
        theirs = await boris.get("/api/friends")
        assert names(theirs["asking"]) == ["Anna"] and theirs["asked"] == []
        theirs = await boris.post("/api/friends", {"player": f"@{anna.id}"})
        assert names(theirs["friends"]) == ["Anna"] and theirs["asking"] == []
        assert names((await anna.get("/api/friends"))["friends"]) == ["Boris"]
        assert (await anna.ask("DELETE", "/api/friends/Boris"))["friends"] == []
        assert (await boris.get("/api/friends"))["friends"] == []
        assert await refused(anna.post("/api/friends", {"player": "Anna"})) == (409, "yourself")

    stage(play)


def test_two_who_ask_at_once_are_friends(stage):
    async def play(place):
        anna, boris = await kept(place, "Anna", "Boris")
        await asyncio.gather(
            anna.post("/api/friends", {"player": "Boris"}), boris.post("/api/friends", {"player": "Anna"})
        )
        for person, other in ((anna, "Boris"), (boris, "Anna")):
            assert names((await person.get("/api/friends"))["friends"]) == [other]
            again = await person.post("/api/friends", {"player": other})
            assert names(again["friends"]) == [other] and again["asked"] == again["asking"] == []
        # As two processes of PostgreSQL may write it: a request in each direction.
        async with place.services.database.write() as connection:
            await connection.execute(delete(rows))
            for one, other in ((anna, boris), (boris, anna)):
                await connection.execute(insert(rows).values(person=one.id, other=other.id, asked=1.0))
        for person, other in ((anna, "Boris"), (boris, "Anna")):
            mine = await person.get("/api/friends")
            assert names(mine["friends"]) == [other] and mine["asked"] == mine["asking"] == []
        assert names((await anna.post("/api/friends", {"player": "Boris"}))["friends"]) == ["Boris"]
        assert (await boris.ask("DELETE", "/api/friends/Anna"))["friends"] == []
        assert (await anna.get("/api/friends"))["friends"] == []

    stage(play)


async def seen(person, name, here, table=None):
    """Wait until a friend is here, or gone, as told."""
    async with asyncio.timeout(60):
        while True:
            (found,) = [one for one in (await person.get("/api/friends"))["friends"] if one["name"] == name]
            if (found["here"], found["table"]) == (here, table):
                return
            await asyncio.sleep(0.02)


def test_friends_see_who_is_here_and_at_which_table_unless_it_is_private(stage):
    async def play(place):
        place.services.presence.grace = 0.05
        anna, boris, carl = await kept(place, "Anna", "Boris", "Carl")
        await friends(anna, boris)
        ident = await seated(place, boris, carl)
        secret = await seated(place, boris, carl, private=True)
        await seen(anna, "Boris", False)
        async with Socket(place.app, boris.cookie) as socket:
            socket.watch()
            await seen(anna, "Boris", True)
            socket.send(f'{{"watch": ["{ident}"], "at": "{ident}"}}')
            await seen(anna, "Boris", True, ident)
            socket.send(f'{{"watch": ["{secret}"], "at": "{secret}"}}')
            await seen(anna, "Boris", True)
            # Somebody who only asked sees nothing.
            asked = await carl.post("/api/friends", {"player": "Boris"})
            assert asked["asked"] == [{"name": "Boris", "address": "Boris", "here": False, "table": None}]
        await seen(anna, "Boris", False)
        async with Socket(place.app) as nobody:
            nobody.watch()
            await seen(anna, "Boris", False)

    stage(play)


def test_a_blocked_person_is_kept_away(stage):
    async def play(place):
        anna, boris = await kept(place, "Anna", "Boris")
        await friends(anna, boris)
        mine = await anna.post("/api/blocks", {"player": "Boris"})
        assert names(mine["blocked"]) == ["Boris"] and mine["friends"] == []
        await anna.post("/api/blocks", {"player": "Boris"})  # twice is once
        theirs = await boris.get("/api/friends")
        assert theirs == {"friends": [], "asked": [], "asking": [], "blocked": []}
        assert await refused(boris.post("/api/friends", {"player": "Anna"})) == (403, "not-wanted")
        invited = [{"kind": "me"}, {"kind": "invited", "name": "Anna"}]
        body = {"game": "powergrid", "seats": invited}
        assert await refused(boris.post("/api/tables", body)) == (403, "not-wanted")
        ident = (await boris.post("/api/tables", {"game": "powergrid", "seats": OPEN}))["id"]
        assert await refused(boris.post(f"/api/tables/{ident}/invite", {"player": "Anna"})) == (
            403,
            "not-wanted",
        )
        hers = (await anna.post("/api/tables", {"game": "powergrid", "seats": OPEN}))["id"]
        assert await refused(boris.post(f"/api/tables/{hers}/join")) == (403, "not-wanted")
        group = await anna.post("/api/groups", {"name": "Tuesday evening"})
        key = group["link"].rsplit("/", 1)[1]
        assert await refused(boris.post(f"/api/groups/{group['id']}/join", {"key": key})) == (
            403,
            "not-wanted",
        )
        assert (await anna.ask("DELETE", "/api/blocks/Boris"))["blocked"] == []
        assert (await boris.post(f"/api/tables/{hers}/join"))["seats"][1]["name"] == "Boris"

    stage(play)


def test_a_friend_is_invited_with_one_click(stage):
    async def play(place):
        anna, boris, carl = await kept(place, "Anna", "Boris", "Carl")
        ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": OPEN, "private": True}))["id"]
        path = f"/api/tables/{ident}/invite"
        table = await anna.post(path, {"player": "Boris"})
        assert (table["seats"][1]["kind"], table["seats"][1]["name"]) == ("invited", "Boris")
        assert await refused(anna.post(path, {"player": "Boris"})) == (409, "one-seat-each")
        assert await refused(carl.post(path, {"player": "Carl"})) == (403, "not-host")
        await anna.post(path, {"player": f"@{carl.id}"})
        dora = await place.person("Dora")
        assert await refused(anna.post(path, {"player": f"@{dora.id}"})) == (409, "seat-taken")
        assert [one["id"] for one in await boris.get("/api/tables?list=mine")] == [ident]
        await boris.post(f"/api/tables/{ident}/join")
        assert (await carl.post(f"/api/tables/{ident}/join"))["state"] == "running"
        assert await refused(anna.post(path, {"player": f"@{dora.id}"})) == (409, "already-started")

    stage(play)


def test_a_group_has_a_standing_link_and_tables_of_its_own(stage):
    async def play(place):
        anna, boris = await kept(place, "Anna", "Boris")
        group = await anna.post("/api/groups", {"name": " Tuesday evening "})
        assert group["name"] == "Tuesday evening" and group["host"] and group["member"]
        path, key = f"/api/groups/{group['id']}", group["link"].rsplit("/", 1)[1]
        made = {"game": "powergrid", "seats": OPEN, "private": True, "group": group["id"]}
        ident = (await anna.post("/api/tables", made))["id"]
        by_link = await boris.get(f"{path}?key={key}")
        assert names(by_link["members"]) == ["Anna"] and not by_link["member"] and by_link["tables"] == []
        joined = await boris.post(f"{path}/join", {"key": key})
        assert names(joined["members"]) == ["Anna", "Boris"] and not joined["host"]
        assert [one["id"] for one in joined["tables"]] == [ident]
        assert [one["name"] for one in await boris.get("/api/groups")] == ["Tuesday evening"]
        await boris.post(f"/api/tables/{ident}/join")
        # Who leads it gives another link, and takes somebody out.
        assert await refused(boris.post(f"{path}/link")) == (403, "not-host")
        renewed = await anna.post(f"{path}/link")
        assert renewed["link"] != group["link"]
        carl = await place.person("Carl")
        assert await refused(carl.post(f"{path}/join", {"key": key})) == (404, "no-such-group")
        left = await anna.ask("DELETE", f"{path}/members/Boris")
        assert names(left["members"]) == ["Anna"] and left["link"] != renewed["link"]
        assert await refused(boris.get(path)) == (404, "no-such-group")

    stage(play)


def test_a_group_that_its_host_leaves_is_led_by_the_next_and_ends_with_the_last(stage):
    async def play(place):
        anna, boris = await kept(place, "Anna", "Boris")
        group = await anna.post("/api/groups", {"name": "Tuesday"})
        path, key = f"/api/groups/{group['id']}", group["link"].rsplit("/", 1)[1]
        await boris.post(f"{path}/join", {"key": key})
        assert await anna.post(f"{path}/leave") == []
        assert (await boris.get(path))["host"]
        assert await refused(anna.post(f"{path}/leave")) == (403, "not-a-member")
        await boris.post(f"{path}/leave")
        assert await refused(boris.get(f"{path}?key={key}")) == (404, "no-such-group")

    stage(play)


def test_company_is_refused_when_forged_and_when_too_often(stage):
    async def play(place):
        anna, boris = await kept(place, "Anna", "Boris")
        group = await anna.post("/api/groups", {"name": "Tuesday"})
        path = f"/api/groups/{group['id']}"
        nobody = await place.visitor().come()
        for method, door, body in (
            ("GET", "/api/friends", None),
            ("POST", "/api/friends", {"player": "Anna"}),
            ("DELETE", "/api/friends/Anna", None),
            ("POST", "/api/blocks", {"player": "Anna"}),
            ("DELETE", "/api/blocks/Anna", None),
            ("GET", "/api/groups", None),
            ("POST", "/api/groups", {"name": "Mine"}),
            ("POST", f"{path}/join", {"key": group["link"].rsplit("/", 1)[1]}),
            ("POST", f"{path}/leave", {}),
            ("POST", f"{path}/link", {}),
            ("DELETE", f"{path}/members/Anna", None),
        ):
            assert await refused(nobody.ask(method, door, body)) == (401, "nobody"), door
            if method != "GET":
                forged = await boris.send(method, door, body, **{"X-CSRF-Token": "forged"})
                assert forged.status_code == 403
        for door, body in (
            ("/api/friends", {}),
            ("/api/friends", {"player": ""}),
            ("/api/friends", {"player": "x" * 100}),
            ("/api/friends", {"player": ["Anna"]}),
            ("/api/friends", {"player": "Anna", "agreed": 1}),
            ("/api/groups", {"name": "  "}),
            ("/api/groups", {"name": "a\nb"}),
            ("/api/groups", {"name": "x" * 61}),
            ("/api/groups", {"name": "x", "key": "mine"}),
            (f"{path}/join", {"key": "x" * 41}),
            ("/api/tables", {"game": "powergrid", "seats": OPEN, "group": "x" * 25}),
        ):
            assert (await refused(boris.post(door, body)))[0] == 400, (door, body)
        answer = await boris.send("POST", "/api/groups", {"name": "x" * 70_000})
        assert answer.status_code == 413
        assert await refused(boris.get(path)) == (404, "no-such-group")
        assert await refused(boris.get(f"{path}?key=guessed")) == (404, "no-such-group")
        assert await refused(boris.post(f"{path}/leave")) == (403, "not-a-member")
        made = {"game": "powergrid", "seats": OPEN, "group": group["id"]}
        assert await refused(boris.post("/api/tables", made)) == (403, "not-a-member")
        place.services.rates.on = True
        statuses = [
            (await boris.send("POST", "/api/friends", {"player": "Anna"})).status_code for _ in range(40)
        ]
        assert statuses[0] == 200 and statuses[-1] == 429

    stage(play)


def test_unanswered_requests_are_limited(stage, monkeypatch):
    monkeypatch.setattr("partie.server.company.friends.REQUESTS", 2)

    async def play(place):
        anna, *others = await kept(place, "Anna", "Boris", "Carl", "Dora")
        for other in others[:2]:
            await anna.post("/api/friends", {"player": other.name})
        assert await refused(anna.post("/api/friends", {"player": "Dora"})) == (409, "too-many-requests")

    stage(play)


def test_company_holds_between_processes_and_through_a_kill(processes):
    servers = [processes(), processes()]

    async def run():
        async with (
            httpx.AsyncClient(base_url=servers[0].address, timeout=60) as http,
            httpx.AsyncClient(base_url=servers[1].address, timeout=60) as second,
        ):
            anna = await keep(await Visitor(http).begin("Anna"))
            boris = await keep(await Visitor(second).begin("Boris"))
            await anna.post("/api/friends", {"player": "Boris"})
            group = await anna.post("/api/groups", {"name": "Tuesday"})
            servers[0].kill()
            await boris.post("/api/friends", {"player": "Anna"})
            key = group["link"].rsplit("/", 1)[1]
            await boris.post(f"/api/groups/{group['id']}/join", {"key": key})
            servers[0].start()
            assert names((await anna.get("/api/friends"))["friends"]) == ["Boris"]
            assert names((await anna.get(f"/api/groups/{group['id']}"))["members"]) == ["Anna", "Boris"]

    asyncio.run(run())
