"""Too many connections, connections that ask nothing, and requests that never end."""

import asyncio
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
