"""Cookies and sessions: what is read of a cookie, how long it lasts, where one is logged in, and the end of it."""

import asyncio
import time
from dataclasses import replace

import pytest
from server_client import Refused, Socket

from partie.server.api.live import LOGGED_OUT
from partie.server.visitors import identity
from partie.server.visitors.sessions import device

PASSWORD = {"password": "correct horse"}


def test_forged_cookies_are_not_kept(stage):
    async def play(place):
        anna = await place.person("Anna")
        assert (await anna.get("/api/me"))["person"]
        kept = len(place.services.identity._visits)
        forged = [f"forged{number}" for number in range(50)]
        forged += [anna.cookie[:-1], anna.cookie + "x", "x" * 511, "." * 300]
        for cookie in forged:
            thief = place.visitor()
            thief.cookie = cookie
            assert (await thief.get("/api/me"))["person"] is None
        assert len(place.services.identity._visits) == kept

    stage(play)


def test_a_cookie_of_over_512_bytes_is_not_read(stage, monkeypatch):
    async def play(place):
        def read(*_, **__):
            pytest.fail("read")

        monkeypatch.setattr(place.services.identity._signer, "loads", read)
        long = place.visitor()
        long.cookie = "x" * (identity.LONGEST + 1)
        assert (await long.get("/api/me"))["person"] is None
        assert long.cookie != "x" * (identity.LONGEST + 1)

    stage(play)


def test_a_clock_that_is_set_back_takes_nobodys_name(stage, monkeypatch):
    now = time.time()

    async def play(place):
        anna = await place.person("Anna")
        cookie = anna.cookie
        for shift in (-40 * 24 * 3600, -3600, 3 * identity.YEAR):
            monkeypatch.setattr("time.time", lambda shift=shift: now + shift)
            place.services.identity.forget()
            assert (await anna.get("/api/me"))["person"]["name"] == "Anna", shift
        monkeypatch.undo()
        late = place.visitor()
        late.cookie = cookie
        assert (await late.get("/api/me"))["person"]["name"] == "Anna"

    stage(play)


def test_a_cookie_with_a_right_signature_is_never_replaced(stage):
    async def play(place):
        anna = await place.person("Anna")
        old = anna.cookie
        anna.csrf = (await anna.post("/api/people/password", PASSWORD))["csrf"]
        other = place.visitor()
        other.cookie = old
        answer = await other.send("GET", "/api/me")
        assert answer.json()["person"] is None and "set-cookie" not in answer.headers

    stage(play)


def test_a_cookie_in_use_is_renewed_with_the_same_token(stage, monkeypatch):
    now = time.time()

    async def play(place):
        anna = await place.person("Anna")
        cookie, csrf = anna.cookie, (await anna.get("/api/me"))["csrf"]
        assert anna.cookie == cookie
        monkeypatch.setattr("time.time", lambda: now + identity.RENEW + 60)
        place.services.identity.forget()
        assert (await anna.get("/api/me"))["csrf"] == csrf
        assert anna.cookie != cookie
        renewed = anna.cookie
        assert (await anna.get("/api/me"))["csrf"] == csrf and anna.cookie == renewed

    stage(play)


def test_a_new_password_logs_other_devices_out_at_once_and_closes_their_sockets(stage):
    async def play(place):
        anna = await place.person("Anna")
        other = place.visitor()
        other.cookie = anna.cookie
        assert (await other.get("/api/me"))["person"]
        boris = await place.person("Boris")
        async with Socket(place.app, other.cookie) as theirs, Socket(place.app, boris.cookie) as his:
            his.watch()
            theirs.watch()
            await asyncio.sleep(0.05)
            before = time.monotonic()
            anna.csrf = (await anna.post("/api/people/password", PASSWORD))["csrf"]
            assert (await other.get("/api/me"))["person"] is None
            assert await theirs.closed() == LOGGED_OUT
            assert time.monotonic() - before < 5
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            table = await boris.post("/api/tables", {"game": "powergrid", "seats": seats})
            his.watch(table["id"])
            assert (await his.update())["table"] == table["id"]

    stage(play)


def test_sockets_of_a_person_close_in_other_processes_too(processes):
    import httpx
    import websockets
    from server_client import Visitor

    one, other = processes(), processes()

    async def run():
        async with httpx.AsyncClient(base_url=one.address, timeout=60) as here:
            anna = await Visitor(here).begin("Anna")
            address = other.address.replace("http", "ws") + "/api/live"
            cookie = {"Cookie": f"partie={anna.cookie}"}
            async with websockets.connect(address, additional_headers=cookie, open_timeout=60) as socket:
                await socket.send('{"watch": []}')
                await asyncio.sleep(0.3)
                await anna.post("/api/logout/everywhere")
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await asyncio.wait_for(socket.recv(), 60)
                assert closed.value.rcvd.code == LOGGED_OUT

    asyncio.run(run())


def test_one_sees_where_one_is_logged_in_and_ends_it(stage):
    async def play(place):
        anna = await place.person("Anna")
        anna.csrf = (await anna.post("/api/people/password", PASSWORD))["csrf"]
        phone = await place.visitor().come()
        agent = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Mobile Safari/537.36"
        login = {"name": "Anna", **PASSWORD}
        answer = await phone.send("POST", "/api/login", login, **{"User-Agent": agent})
        phone.csrf = answer.json()["csrf"]
        found = await anna.get("/api/sessions")
        assert sorted(session["this"] for session in found) == [False, True]
        (theirs,) = [session for session in found if not session["this"]]
        assert theirs["device"] == "Chrome, Android"
        assert theirs["id"] not in phone.cookie and abs(theirs["since"] - time.time()) < 60
        with pytest.raises(Refused) as missing:
            await anna.ask("DELETE", "/api/sessions/nothing")
        assert (missing.value.status, missing.value.key) == (404, "no-such-session")
        boris = await place.person("Boris")
        with pytest.raises(Refused):
            await boris.ask("DELETE", f"/api/sessions/{theirs['id']}")
        left = await anna.ask("DELETE", f"/api/sessions/{theirs['id']}")
        assert [session["this"] for session in left] == [True]
        assert (await phone.get("/api/me"))["person"] is None
        assert (await anna.get("/api/me"))["person"]

    stage(play)


def test_logging_out_everywhere(stage):
    async def play(place):
        anna = await place.person("Anna")
        other = place.visitor()
        other.cookie = anna.cookie
        me = await anna.post("/api/logout/everywhere")
        assert me["person"] is None
        for visitor in (anna, other):
            assert (await visitor.get("/api/me"))["person"] is None
            with pytest.raises(Refused) as nobody:
                await visitor.get("/api/sessions")
            assert nobody.value.status == 401

    stage(play)


def test_cookies_from_before_there_was_a_list_of_sessions_join_it(stage):
    async def play(place):
        from sqlalchemy import delete

        from partie.server.storage.schema import sessions

        anna = await place.person("Anna")
        async with place.services.database.write() as connection:
            await connection.execute(delete(sessions))
        place.services.sessions._used.clear()
        assert await anna.get("/api/sessions") == []
        await anna.get("/api/me")
        assert [session["this"] for session in await anna.get("/api/sessions")] == [True]

    stage(play)


def test_over_https_the_cookie_belongs_to_this_host_and_the_old_one_goes(stage):
    old = {}

    async def before(place):
        old["anna"] = await place.person("Anna")

    async def play(place):
        anna = place.visitor()
        anna.cookie = old["anna"].cookie
        answer = await anna.send("GET", "/api/me")
        assert answer.json()["person"]["name"] == "Anna" and answer.json()["csrf"]
        given = answer.headers.get_list("set-cookie")
        (new,) = [each for each in given if each.startswith("__Host-partie=")]
        (gone,) = [each for each in given if each.startswith("partie=")]
        assert {"secure", "httponly", "path=/"} <= {part.strip().lower() for part in new.split(";")}
        assert "domain" not in new.lower() and "max-age=0" in gone.lower()
        value = new.partition("=")[2].partition(";")[0]
        both = {"Cookie": f"partie=forged; __Host-partie={value}"}
        answer = await place.http.get("/api/me", headers=both)
        assert answer.json()["person"]["name"] == "Anna" and "set-cookie" not in answer.headers
        for path in ("/api/me", "/"):
            assert "max-age=" in (await place.http.get(path)).headers["strict-transport-security"]

    stage(before)
    stage(play, secure=True)


def test_without_https_nothing_promises_it(stage):
    async def play(place):
        answer = await place.http.get("/api/me")
        assert "strict-transport-security" not in answer.headers
        assert answer.headers["set-cookie"].startswith("partie=")

    stage(play)


@pytest.mark.parametrize(
    "origin, secure, scheme, fine",
    [
        ("http://partie.test", False, "ws", True),
        ("https://partie.test", False, "ws", False),
        ("https://partie.test", False, "wss", True),
        ("https://partie.test", True, "ws", True),
        ("http://partie.test", True, "wss", False),
        ("http://partie.test:81", False, "ws", False),
        ("http://elsewhere.test", False, "ws", False),
        ("file://partie.test", False, "ws", False),
        ("null", False, "ws", False),
    ],
)
def test_the_origin_of_a_socket_is_compared_whole(stage, origin, secure, scheme, fine):
    async def play(place):
        out = asyncio.Queue()
        inbox = asyncio.Queue()
        inbox.put_nowait({"type": "websocket.connect"})
        headers = [(b"host", b"partie.test"), (b"origin", origin.encode())]
        scope = {**Socket.SCOPE, "headers": headers, "scheme": scheme}
        task = asyncio.create_task(place.app(scope, inbox.get, out.put))
        event = await asyncio.wait_for(out.get(), 60)
        assert (event["type"] == "websocket.accept") == fine
        inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(task, 60)

    stage.settings = replace(stage.settings, secure=secure)
    stage(play)


@pytest.mark.parametrize(
    "method, path, allowed",
    [
        ("DELETE", "/api/me", {"GET", "HEAD"}),
        ("GET", "/api/logout", {"POST"}),
        ("POST", "/", {"GET", "HEAD"}),
        ("PUT", "/api/tables", {"GET", "HEAD", "POST"}),
    ],
)
def test_a_wrong_method_is_told_the_right_ones(stage, method, path, allowed):
    async def play(place):
        anna = await place.person("Anna")
        answer = await anna.send(method, path)
        assert answer.status_code == 405
        told = {each.strip() for each in answer.headers["allow"].split(",")} - {"OPTIONS"}
        assert told == allowed

    stage(play)


@pytest.mark.parametrize(
    "agent, told",
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1",
            "Safari, iPhone",
        ),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("curl/8", ""),
        ("", ""),
    ],
)
def test_a_device_is_told_by_browser_and_system(agent, told):
    assert device(agent) == told
