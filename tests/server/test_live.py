"""Doorbells over real sockets, within one process and between two."""

import asyncio
import json
import os
import random
import shutil
import signal
import socket
import statistics
import subprocess
import time

import httpx
import pytest
import websockets
from server_client import Refused, Socket, Visitor, all_moves
from server_process import held_port
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from partie.server.channels import _Task
from partie.server.storage.database import read_url
from partie.server.tasks import end

SEATS = [{"kind": "me"}, {"kind": "open"}]
NOTIFY = os.environ.get("PARTIE_TEST_REDIS", "")


class Watcher:
    """A socket that remembers the highest number it heard of each table, and every message."""

    def __init__(self, socket):
        self.socket = socket
        self.heard = {}
        self.messages = []
        self.changed = asyncio.Event()
        self.task = asyncio.create_task(self._listen())

    async def _listen(self):
        async for message in self.socket:
            update = json.loads(message)
            self.messages.append(update)
            self.heard[update["table"]] = update["seq"]
            self.changed.set()

    async def watch(self, *idents):
        await self.socket.send(json.dumps({"watch": idents}))

    async def has(self, ident, seq):
        async with asyncio.timeout(60):
            while self.heard.get(ident, -1) < seq:
                self.changed.clear()
                await self.changed.wait()


def live(server):
    return websockets.connect(
        server.address.replace("http", "ws") + "/api/live", ping_interval=None, open_timeout=60
    )


async def two(first_http, second_http):
    anna, boris = await Visitor(first_http).begin("Anna"), await Visitor(second_http).begin("Boris")
    ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": SEATS}))["id"]
    await boris.post(f"/api/tables/{ident}/join")
    return ident, [anna, boris]


def test_a_watcher_hears_where_a_table_stands_and_each_commit(processes):
    server = processes()

    async def run():
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as http, live(server) as socket:
            ident, people = await two(http, http)
            watcher = Watcher(socket)
            await watcher.watch(ident, "nobodysTable")
            await watcher.has(ident, 1)
            for _ in range(10):
                for person in people:
                    position = await person.get(f"/api/tables/{ident}/play")
                    if position["decision"] is not None:
                        move = all_moves(position["decision"])[0]["move"]
                        await watcher.has(ident, await person.commit(ident, position["decision"]["id"], move))
            assert {update["table"] for update in watcher.messages} == {ident}
            seqs = [update["seq"] for update in watcher.messages]
            assert seqs == sorted(set(seqs)) and all(
                set(update) == {"table", "seq"} for update in watcher.messages
            )
            # Another list instead: what rings of the new table comes after the old one was let go.
            other, _ = await two(http, http)
            await watcher.watch(other)
            await watcher.has(other, 1)
            heard = len(watcher.messages)
            for person in people:
                position = await person.get(f"/api/tables/{ident}/play")
                if position["decision"] is not None:
                    await person.commit(
                        ident, position["decision"]["id"], all_moves(position["decision"])[0]["move"]
                    )
            third, _ = await two(http, http)
            await watcher.watch(other, third)
            await watcher.has(third, 1)
            assert [update["table"] for update in watcher.messages[heard:]] == [third]

    asyncio.run(run())


@pytest.mark.parametrize(
    "message",
    [
        "", "{", "[]", "{}", '{"ping": -1}', '{"ping": "1"}', '{"follow": null}',
        '{"watch": 1}', '{"watch": ["' + "x" * 30 + '"]}', '{"play": []}', '{"watch": [], "follow": 1}',
        '{"watch": [], "follow": {"table": "t", "seq": -1, "seat": 0, "since": 0}}',
        '{"watch": [], "follow": {"table": "t", "seq": 1, "seat": 0, "since": 0, "lang": "xx"}}',
    ],
)  # fmt: skip
def test_a_socket_that_talks_nonsense_is_closed_and_told_nothing(stage, message):
    async def play(place):
        async with Socket(place.app) as socket:
            socket.send(message)
            assert await socket.closed() == 1008

    stage(play)


def test_a_ping_is_answered_and_changes_nothing(stage):
    """What was watched goes on being watched, and a page that asks whether the line is alive hears it at once."""

    async def play(place):
        anna = await place.person("Anna")
        ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": SEATS}))["id"]
        async with Socket(place.app) as socket:
            socket.send('{"ping": 7}')
            assert await socket.update() == {"pong": 7}
            socket.watch(ident)
            seq = (await socket.update())["seq"]
            socket.send('{"ping": 8}')
            assert await socket.update() == {"pong": 8}
            await (await place.person("Boris")).post(f"/api/tables/{ident}/join")
            update = await socket.update()
            assert update["table"] == ident and update["seq"] > seq

    stage(play)


def test_a_page_of_another_site_cannot_listen(processes):
    server = processes()

    async def run():
        with pytest.raises(websockets.InvalidStatus):
            async with websockets.connect(
                server.address.replace("http", "ws") + "/api/live",
                origin="https://elsewhere.example",
                open_timeout=60,
            ):
                pass

    asyncio.run(run())


@pytest.mark.parametrize("notify", sorted({"", NOTIFY}), ids=lambda notify: "redis" if notify else "database")
def test_two_processes_play_one_game_and_a_watcher_on_each_sees_every_commit(processes, notify):
    """Seat A on one process, seat B on the other. SQLite by looking, PostgreSQL and Redis by their channels."""
    one, other = processes(poll=0.01, notify=notify), processes(poll=0.01, notify=notify)

    async def run():
        async with (
            httpx.AsyncClient(base_url=one.address, timeout=60) as here,
            httpx.AsyncClient(base_url=other.address, timeout=60) as there,
            live(one) as first,
            live(other) as second,
        ):
            ident, people = await two(here, there)
            watchers = [Watcher(first), Watcher(second)]
            for watcher in watchers:
                await watcher.watch(ident)
            dice = random.Random(3)
            seqs = []
            while True:
                positions = [await person.get(f"/api/tables/{ident}/play") for person in people]
                assert positions[0]["seq"] == positions[1]["seq"]
                if positions[0]["result"] is not None:
                    break
                for person, position in zip(people, positions):
                    if position["decision"] is None:
                        continue
                    move = dice.choice(all_moves(position["decision"]))["move"]
                    seq = await person.commit(ident, position["decision"]["id"], move)
                    seqs.append(seq)
                    await asyncio.gather(*(watcher.has(ident, seq) for watcher in watchers))
            assert positions[0]["result"] == positions[1]["result"]
            assert len(seqs) > 50 and seqs == sorted(set(seqs))
            for watcher in watchers:
                assert set(seqs) <= {update["seq"] for update in watcher.messages}

    asyncio.run(run())


def test_what_could_not_be_told_is_told_when_the_wire_is_whole():
    sent = []

    class Notifier:
        async def catch_up(self):
            pass

    class Channel(_Task):
        whole = False

        async def listen(self):
            await asyncio.sleep(600)

        async def send(self, message):
            if not self.whole:
                raise ConnectionError
            sent.append(json.loads(message))

    async def run():
        wire = Channel(Notifier())
        await wire.start()
        for told in (("a", 3), ("b", 7), ("a", 4)):
            wire.tell(*told)
        await asyncio.sleep(0.05)
        assert not sent
        wire.whole = True
        async with asyncio.timeout(200):
            while len(sent) < 2:
                await asyncio.sleep(0.02)
        wire.tell("c", 1)
        while len(sent) < 3:
            await asyncio.sleep(0.02)
        await wire.stop()

    asyncio.run(run())
    assert sent == [["a", 4], ["b", 7], ["c", 1]]


def test_nobody_waits_for_a_wire_that_is_frozen():
    """Redis that takes no message and refuses none: what is acknowledged is acknowledged at once."""

    class Notifier:
        async def catch_up(self):
            pass

    class Channel(_Task):
        async def listen(self):
            await asyncio.sleep(600)

        async def send(self, message):
            await asyncio.sleep(600)

    async def run():
        wire = Channel(Notifier())
        await wire.start()
        began = time.monotonic()
        for number in range(2000):
            wire.tell(f"t{number % 10}", number)
            await asyncio.sleep(0)
        assert time.monotonic() - began < 60 and len(wire._untold) == 10
        await wire.stop()

    asyncio.run(run())


@pytest.fixture
def redis(tmp_path):
    """A Redis of its own, which a test may freeze: (address, process)."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("there is no redis-server")
    held, port = held_port()
    held.close()
    command = [program, "--bind", "127.0.0.1", "--port", str(port), "--save", "", "--dir", str(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    end = time.monotonic() + 60
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            break
        except OSError:
            assert time.monotonic() < end
            time.sleep(0.02)
    try:
        yield f"redis://127.0.0.1:{port}/0", process
    finally:
        process.send_signal(signal.SIGCONT)
        process.kill()
        process.wait()


async def play_some(people, ident, count, dice):
    """So many commits of whoever is asked; gives how long each took to be acknowledged, and the last number."""
    took, seq = [], 0
    while len(took) < count:
        for person in people:
            decision = (await person.get(f"/api/tables/{ident}/play"))["decision"]
            if decision is not None and len(took) < count:
                move = dice.choice(all_moves(decision))["move"]
                began = time.monotonic()
                seq = await person.commit(ident, decision["id"], move)
                took.append(time.monotonic() - began)
    return took, seq


def test_a_frozen_redis_holds_up_no_acknowledgement(processes, redis):
    """Commits are acknowledged, and told to those who listen here, while Redis does nothing at all; those who listen
    at another process hear of it when Redis goes on."""
    notify, service = redis
    one, other = processes(notify=notify), processes(notify=notify)

    async def run():
        async with (
            httpx.AsyncClient(base_url=one.address, timeout=60) as here,
            live(one) as first,
            live(other) as second,
        ):
            ident, people = await two(here, here)
            near, far = Watcher(first), Watcher(second)
            await near.watch(ident)
            await far.watch(ident)
            dice = random.Random(3)
            quick, seq = await play_some(people, ident, 6, dice)
            await far.has(ident, seq)
            service.send_signal(signal.SIGSTOP)
            frozen, seq = await play_some(people, ident, 12, dice)
            await near.has(ident, seq)
            # (The machine may be busy: but one that waits for Redis waits for its full five seconds.)
            assert statistics.median(frozen) < max(1.0, 5 * statistics.median(quick))
            assert sum(frozen) < 20
            service.send_signal(signal.SIGCONT)
            await far.has(ident, seq)

    asyncio.run(run())


def test_a_task_that_swallows_a_cancellation_is_ended_too():
    async def run():
        swallowed = 0

        async def stubborn():
            nonlocal swallowed
            while swallowed < 2:
                try:
                    await asyncio.sleep(600)
                except asyncio.CancelledError:
                    swallowed += 1
            await asyncio.sleep(600)

        task = asyncio.create_task(stubborn())
        await asyncio.sleep(0)
        await asyncio.wait_for(end([task]), 60)
        assert task.cancelled() and swallowed == 2

    asyncio.run(run())


async def cut(database, notify):
    """End every connection to the database and every one that listens to Redis, as a restart of either would."""
    if notify:
        import redis.asyncio

        client = redis.asyncio.from_url(notify)
        await client.client_kill_filter(_type="pubsub")
        await client.aclose()
    engine = create_async_engine(read_url(database), poolclass=NullPool)
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    async with engine.connect() as connection:
        await connection.execute(
            text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
        )
    await engine.dispose()


async def insist(ask, *what, **more):
    """Ask until the server has a connection again."""
    while True:
        try:
            return await ask(*what, **more)
        except Refused as refused:
            assert refused.status == 500
            await asyncio.sleep(0.05)


@pytest.mark.skipif(not NOTIFY, reason="a file has no connections that could be cut")
@pytest.mark.parametrize("notify", ["", NOTIFY], ids=["database", "redis"])
def test_what_happens_while_a_wire_is_cut_is_heard_when_it_is_whole_again(processes, database, notify):
    one, other = processes(notify=notify), processes(notify=notify)

    async def run():
        async with (
            httpx.AsyncClient(base_url=one.address, timeout=60) as here,
            live(one) as first,
            live(other) as second,
        ):
            ident, people = await two(here, here)
            watchers = [Watcher(first), Watcher(second)]
            for watcher in watchers:
                await watcher.watch(ident)
                await watcher.has(ident, 1)
            for _ in range(3):
                await cut(database, notify)
                for person in people:
                    position = await insist(person.get, f"/api/tables/{ident}/play")
                    if position["decision"] is not None:
                        move = all_moves(position["decision"])[0]["move"]
                        asked = position["decision"]["id"]
                        request = f"r{position['seq']}"
                        seq = await insist(person.commit, ident, asked, move, request=request)
                        for watcher in watchers:
                            await watcher.has(ident, seq)

    asyncio.run(run())
