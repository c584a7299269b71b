"""Programs of people: a token opens the doors of play and no others, is kept as a hash, and ends when it is revoked."""

import asyncio
import hashlib
import importlib.util
import json

import httpx
import pytest
import websockets
from checkout import ROOT
from server_client import Refused, Socket, Visitor
from sqlalchemy import select

from partie.server.people.leaving import leave_for_good
from partie.server.storage.schema import people, sessions, tokens
from partie.server.visitors.limits import RATES


class Program(Visitor):
    """A client that shows a token and nothing else."""

    def __init__(self, http, token):
        super().__init__(http)
        self.token = token

    async def send(self, method, path, body=None, **headers):
        return await super().send(method, path, body, **{"Authorization": f"Bearer {self.token}", **headers})


async def made(owner, name="Robo"):
    """A program's token, and its row."""
    found = await owner.post("/api/tokens", {"name": name})
    return found["token"], next(one for one in found["programs"] if one["name"] == name)


async def refused(doing):
    with pytest.raises(Refused) as caught:
        await doing
    return caught.value.status, caught.value.key


SEATS = [{"kind": "me"}, {"kind": "open"}]


def test_a_program_sits_down_and_plays_without_cookie_and_csrf_and_is_marked(stage):
    async def play(place):
        anna = await place.person("Anna")
        token, row = await made(anna)
        robo = Program(place.http, token)
        me = await robo.get("/api/me")
        assert (me["person"]["name"], me["person"]["program"]) == ("Robo", True)
        assert not robo.cookie
        seats = [{"kind": "me"}, {"kind": "invited", "name": "Robo"}]
        table = (await anna.post("/api/tables", {"game": "powergrid", "seats": seats}))["id"]
        assert [one["id"] for one in await robo.get("/api/tables?list=mine")] == [table]
        shown = await robo.post(f"/api/tables/{table}/join")
        assert [seat["program"] for seat in shown["seats"]] == [False, True]
        (listed,) = await anna.get("/api/tables?list=mine")
        assert [seat["program"] for seat in listed["seats"]] == [False, True]
        place.services.tables.clear()
        assert (await anna.get(f"/api/tables/{table}"))["seats"][1]["program"]
        assert "program: seat 1" in await anna.get(f"/api/tables/{table}/record")
        moved = 0
        while moved < 6:
            for one in (anna, robo):
                decision = (await one.get(f"/api/tables/{table}/play"))["decision"]
                if decision:
                    await one.commit(table, decision["id"], decision["default"])
                    moved += one is robo
        await robo.post(f"/api/tables/{table}/talk", {"phrase": "hello", "request": "r"})
        assert (await anna.get(f"/api/tables/{table}/talk"))["remarks"][0]["program"]
        assert row["used"] is None and (await anna.get("/api/tokens"))["programs"][0]["used"] is not None

    stage(play)


def test_a_token_is_kept_as_a_hash_and_shown_once(stage):
    async def play(place):
        anna = await place.person("Anna")
        token, _ = await made(anna)
        assert token.startswith("partie_") and len(token) >= 48
        assert (await anna.get("/api/tokens"))["token"] is None
        async with place.services.database.read() as connection:
            (kept,) = (await connection.execute(select(tokens))).all()
            assert kept.hash == hashlib.sha256(token.encode()).hexdigest()
            assert not any(token in str(value) for value in kept)
            assert list(await connection.scalars(select(sessions.c.person))) in ([], [anna.id])
        exported = json.dumps(await anna.get("/api/tokens"))
        assert kept.hash not in exported

    stage(play)


def test_a_program_can_play_and_nothing_else(stage):
    async def play(place):
        anna = await place.person("Anna")
        token, row = await made(anna)
        robo = Program(place.http, token)
        for method, path in (
            ("POST", "/api/people"),
            ("POST", "/api/people/password"),
            ("POST", "/api/people/name"),
            ("POST", "/api/people/leave"),
            ("PUT", "/api/people/zone"),
            ("POST", "/api/login"),
            ("POST", "/api/logout"),
            ("POST", "/api/logout/everywhere"),
            ("POST", "/api/notices"),
            ("POST", "/api/reports"),
            ("POST", "/api/tokens"),
            ("POST", f"/api/tokens/{row['id']}/renew"),
            ("DELETE", f"/api/tokens/{row['id']}"),
        ):
            assert await refused(robo.ask(method, path, {})) == (403, "not-for-programs"), path
        # the name is kept: nobody logs in with it, and nobody takes it
        boris = await place.visitor().come()
        assert await refused(boris.post("/api/login", {"name": "Robo", "password": "x" * 12})) == (
            403,
            "bad-login",
        )
        assert await refused(boris.post("/api/people", {"name": "R0b0"})) == (409, "name-taken")

    stage(play)


def test_void_and_forged_tokens_open_nothing(stage):
    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        token, row = await made(anna)
        wrong = (
            "",
            "x",
            "partie_",
            "partie_" + "x" * 43,
            token[:-1],
            token + "x",
            "partie_" + "é" * 40,
            "y" * 9000,
        )
        for forged in wrong:
            answer = await anna.send("GET", "/api/me", Authorization=f"Bearer {forged}".encode())
            assert answer.status_code == 401 and answer.json()["key"] == "unknown-token"
        for scheme in ("Basic", "Token"):
            answer = await anna.send("GET", "/api/me", Authorization=f"{scheme} {token}")
            assert answer.status_code == 401
        # a cookie is none, whatever stands in it
        visitor = place.visitor()
        for cookie in (token, f"token {row['id']}", hashlib.sha256(token.encode()).hexdigest()):
            visitor.cookie = cookie
            assert (await visitor.send("GET", "/api/me")).json()["person"] is None
        # a token decides, whatever cookie comes with it
        robo = Program(place.http, token)
        robo.cookie, robo.csrf = anna.cookie, anna.csrf
        assert (await robo.get("/api/me"))["person"]["name"] == "Robo"
        # one's own programs alone
        for method, path in (("DELETE", row["id"]), ("POST", f"{row['id']}/renew"), ("DELETE", "x")):
            assert await refused(boris.ask(method, f"/api/tokens/{path}")) == (404, "no-such-program")
        sent = await anna.send("DELETE", f"/api/tokens/{row['id']}", **{"X-CSRF-Token": "x"})
        assert sent.status_code == 403
        for body in ({}, {"name": ""}, {"name": "x" * 41}, {"name": "a\nb", "owner": boris.id}, {"name": 5}):
            assert (await anna.send("POST", "/api/tokens", body)).status_code == 400
        assert await refused(anna.post("/api/tokens", {"name": "Robo"})) == (409, "name-taken")
        for number in range(4):
            await made(anna, f"Robo {'abcd'[number]}")
        assert await refused(anna.post("/api/tokens", {"name": "Another"})) == (409, "too-many-programs")

    stage(play)


def test_a_revoked_token_ends_at_once_and_its_socket_closes(stage):
    async def play(place):
        anna = await place.person("Anna")
        token, row = await made(anna)
        robo = Program(place.http, token)
        table = (await anna.post("/api/tables", {"game": "powergrid", "seats": SEATS}))["id"]
        await robo.post(f"/api/tables/{table}/join")
        socket = Socket(place.app)
        socket._headers = [(b"authorization", f"Bearer {token}".encode())]
        async with socket:
            socket.watch(table)
            await socket.update()
            again = (await anna.post(f"/api/tokens/{row['id']}/renew"))["token"]
            assert await socket.closed() == 4401
        assert (await robo.send("GET", "/api/me")).status_code == 401
        robo.token = again
        assert (await robo.get("/api/me"))["person"]["id"] == row["person"]
        (shown,) = (await anna.ask("DELETE", f"/api/tokens/{row['id']}"))["programs"]
        assert not shown["active"] and (await robo.send("GET", "/api/me")).status_code == 401
        # a page of another site opens no socket with it
        foreign = Socket(place.app)
        foreign._headers = [
            *socket._headers,
            (b"origin", b"https://elsewhere.example"),
            (b"host", b"partie.test"),
        ]
        with pytest.raises(AssertionError):
            await foreign.__aenter__()

    stage(play)


def test_a_program_has_a_rate_of_its_own(stage, monkeypatch):
    for what, burst in (("token", 20.0), ("ask", 30.0)):  # nothing comes back, however slow the machine is
        monkeypatch.setitem(RATES, what, (1e-6, burst))

    async def play(place):
        anna = await place.person("Anna")
        token, _ = await made(anna)
        robo = Program(place.http, token)
        codes = [(await robo.send("GET", "/api/me")).status_code for _ in range(25)]
        assert codes == [200] * 20 + [429] * 5
        assert (await anna.send("GET", "/api/me")).status_code == 200  # at the same address
        guesses = [
            (await anna.send("GET", "/api/me", Authorization=f"Bearer partie_{number}")).status_code
            for number in range(40)
        ]
        assert set(guesses) == {401, 429}  # whoever guesses is slowed down as everybody

    stage(play, rates=True)


def test_programs_go_with_their_owner(stage):
    async def play(place):
        anna = await place.person("Anna")
        token, row = await made(anna)
        await leave_for_good(place.services, anna.id)
        assert (await Program(place.http, token).send("GET", "/api/me")).status_code == 401
        async with place.services.database.read() as connection:
            assert list(await connection.scalars(select(tokens.c.id))) == []
            assert await connection.scalar(select(people.c.program).where(people.c.id == row["person"]))

    stage(play)


def example():
    spec = importlib.util.spec_from_file_location("example_bot", ROOT / "examples" / "bot.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_plays_a_whole_game_through_a_restart(processes):
    server = processes()
    bot = example()

    async def run():
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
            anna = await Visitor(http).begin("Anna")
            token, _ = await made(anna)
            seats = [{"kind": "invited", "name": "Robo"}, {"kind": "bot", "bot": "random"}]
            table = (await anna.post("/api/tables", {"game": "powergrid", "seats": seats}))["id"]
            playing = asyncio.create_task(bot.play(f"{server.address}/table/{table}", token))
            while (await anna.get(f"/api/tables/{table}"))["moves"] < 10:
                await asyncio.sleep(0.05)
                assert not playing.done(), playing.exception()
            server.kill()
            server.start()
            places = await asyncio.wait_for(playing, 240)
            assert sorted(places) == [1, 2]
            shown = await anna.get(f"/api/tables/{table}")
            assert shown["state"] == "finished" and shown["seats"][0]["program"]

    asyncio.run(run())


def test_a_socket_needs_its_token_over_the_wire_too(processes):
    server = processes()

    async def run():
        address = server.address.replace("http", "ws") + "/api/live"
        headers = {"Authorization": "Bearer partie_wrong"}
        with pytest.raises(websockets.InvalidStatus) as caught:
            async with websockets.connect(address, additional_headers=headers):
                pass
        assert caught.value.response.status_code in (401, 403)

    asyncio.run(run())
