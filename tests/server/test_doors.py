"""Too many connections, connections that ask nothing, and requests that never end."""

import asyncio
import itertools
import resource
import shutil
import socket
import time

import httpx
import pytest
from server_client import Visitor

FILES = 1024
SOCKETS = 2000


@pytest.fixture
def many_files():
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < SOCKETS + 500:
        pytest.skip("this machine does not let a test open so many sockets")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, SOCKETS + 500), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.skipif(shutil.which("prlimit") is None, reason="needs prlimit")
def test_two_thousand_idle_sockets_shut_nobody_out(processes, many_files):
    server = processes(before=["prlimit", f"--nofile={FILES}:{FILES}"])

    async def run():
        idle = []
        async with httpx.AsyncClient(base_url=server.address, timeout=120) as http:
            anna = await Visitor(http).begin("Anna")
            for number in range(SOCKETS):
                opened = socket.socket()
                opened.setblocking(False)
                await asyncio.get_running_loop().sock_connect(opened, ("127.0.0.1", server.port))
                idle.append(opened)
                if number % 3 == 0:
                    await asyncio.get_running_loop().sock_sendall(opened, b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
                if number % 250 == 249:
                    assert (await anna.get("/api/me"))["person"]["name"] == "Anna"
            async with httpx.AsyncClient(base_url=server.address, timeout=120) as other:
                boris = await Visitor(other).begin("Boris")
                seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
                table = await boris.post("/api/tables", {"game": "powergrid", "seats": seats})
                assert (await boris.get(f"/api/tables/{table['id']}/play"))["view"]
                assert (await boris.get("/api/health")) == {"status": "ok"}
            assert (await anna.get("/api/me"))["person"]["name"] == "Anna"
        for opened in idle:
            opened.close()
        assert b"Too many open files" not in server.log.read_bytes()

    asyncio.run(asyncio.wait_for(run(), 200))


def test_a_request_that_never_ends_its_head_is_closed(processes):
    server = processes()

    async def slow(first):
        """Send a letter now and then; gives how long the server put up with it."""
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        began = time.monotonic()
        writer.write(first)
        while True:
            try:
                if await asyncio.wait_for(reader.read(1000), 0.5) == b"":
                    return time.monotonic() - began
            except TimeoutError:
                writer.write(b"x")
            except ConnectionError:
                return time.monotonic() - began

    async def run():
        heads = [
            b"",
            b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
            b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n{",
        ]
        took = await asyncio.gather(*map(slow, heads))
        assert all(seconds < 90 for seconds in took), took

    asyncio.run(asyncio.wait_for(run(), 200))


async def _answer(port, *parts):
    """Send some bytes; gives the answer's first line, and how many bytes went out before the server closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    sent = 0
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
            sent += len(part)
            await asyncio.sleep(0)
    except ConnectionError:
        pass
    try:
        line = await asyncio.wait_for(reader.read(4000), 60)
    except ConnectionError:
        line = b""
    writer.close()
    return line.partition(b"\r\n")[0], sent


START = b"GET /api/me HTTP/1.1\r\nHost: x\r\n"


def test_the_head_of_a_request_has_a_limit_that_is_counted_while_it_arrives(processes):
    server = processes()

    async def run():
        fine = await _answer(server.port, START, b"X: y\r\n" * 90, b"\r\n")
        assert fine[0] == b"HTTP/1.1 200 OK"
        fine = await _answer(server.port, START, b"X: " + b"y" * 15_000, b"\r\n\r\n")
        assert fine[0] == b"HTTP/1.1 200 OK"
        for many in (
            b"X: y\r\n" * 101,
            b"X: " + b"y" * 20_000,
            b"X: " + b"y" * 3000 + b"\r\n" + b"Z" * 16_000,
        ):
            assert (await _answer(server.port, START, many, b"\r\n\r\n"))[0].startswith(b"HTTP/1.1 431")
        # The answer comes before the head ends.
        assert (await _answer(server.port, START, b"X: " + b"y" * 17_000))[0].startswith(b"HTTP/1.1 431")
        # The same for what may follow a body in chunks.
        chunked = b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: "
        assert (await _answer(server.port, chunked, *([b"y" * 60_000] * 10)))[1] < 1_000_000

    asyncio.run(asyncio.wait_for(run(), 100))


def test_hundreds_of_thousands_of_headers_hold_nobody_up(processes):
    server = processes()
    flood = [b"a: b\r\n" * 10_000] * 60

    async def run():
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
            anna = await Visitor(http).begin("Anna")

            async def slowest(over):
                """The longest of the answers that Anna waited for, one after the other."""
                longest = 0.0
                for number in itertools.count():
                    if over(number):
                        return longest
                    began = time.monotonic()
                    await anna.get("/api/me")
                    longest = max(longest, time.monotonic() - began)

            usual = await slowest(lambda number: number == 20)
            floods = [asyncio.create_task(_answer(server.port, START, *flood)) for _ in range(8)]
            longest = await slowest(lambda number: all(each.done() for each in floods))
            answers = [
                line for line, _ in await asyncio.gather(*floods)
            ]  # nothing: the connection was reset first
            assert all(line == b"" or line.startswith(b"HTTP/1.1 431") for line in answers)
            # (However busy the machine is.)
            assert longest < 1 + 20 * usual

    asyncio.run(asyncio.wait_for(run(), 100))


@pytest.mark.skipif(shutil.which("prlimit") is None, reason="needs prlimit")
def test_whoever_plays_comes_before_idle_nameless_sockets(processes, many_files):
    server = processes(before=["prlimit", f"--nofile={FILES}:{FILES}"])
    upgrade = (
        b"GET /api/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )

    async def opened(cookie=""):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(upgrade.replace(b"\r\n\r\n", f"\r\nCookie: partie={cookie}\r\n\r\n".encode()))
        return (await reader.readline()), reader, writer

    async def run():
        async with httpx.AsyncClient(base_url=server.address, timeout=120) as http:
            anna = await Visitor(http).begin("Anna")
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            table = (await anna.post("/api/tables", {"game": "powergrid", "seats": seats}))["id"]
            while (decision := (await anna.get(f"/api/tables/{table}/play"))["decision"]) is None:
                await asyncio.sleep(0.01)
            await anna.commit(table, decision["id"], decision["default"])
            line, playing, keep = await opened(anna.cookie)
            assert b"101" in line
            nameless = [await opened() for _ in range(FILES)]
            for number in range(3):
                async with httpx.AsyncClient(base_url=server.address, timeout=120) as other:
                    boris = await Visitor(other).begin(f"Boris {number}")
                    assert (await boris.get(f"/api/tables/{table}/play"))["view"]
            assert (await anna.get("/api/me"))["person"]["name"] == "Anna"
            keep.write(b"\x89\x80\0\0\0\0")  # a ping; whoever plays is still there
            assert (await asyncio.wait_for(playing.readuntil(b"\x8a\x00"), 60))[-2:] == b"\x8a\x00"
            for _, _, writer in nameless:
                writer.close()
            keep.close()

    asyncio.run(asyncio.wait_for(run(), 250))
